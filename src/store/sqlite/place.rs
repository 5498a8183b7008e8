//! Which file a path means.

use std::{
    fs::{canonicalize, read_link},
    path::{Path, PathBuf},
};

/// As many links on a way as Linux follows.
const LINKS: usize = 40;

/// The file itself, where the path is a link to it. SQLite follows links and has its log beside what they lead to, so
/// whatever else is done beside the file must be done there, too. What is not there yet is meant where it would be made.
pub fn resolved(path: &Path) -> PathBuf {
    let mut place = path.to_owned();
    for _ in 0..LINKS {
        if let Ok(found) = canonicalize(&place) {
            return found;
        }
        let folder = place.parent().unwrap_or(Path::new("")).to_owned();
        match read_link(&place) {
            Ok(target) => place = folder.join(target),
            Err(_) => break,
        }
    }
    place
}
