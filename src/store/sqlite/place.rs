//! Which file a path means, and whose it is.

use std::{
    fs::{DirBuilder, File, Metadata, OpenOptions, canonicalize, metadata, read_link},
    io,
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, fchown},
    path::{Path, PathBuf},
};

use memledger_store::StoreError;

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

/// Makes a file that is not there yet, for its owner alone: memories are nobody else's. It belongs to whom its folder does,
/// where that may be: what root makes beforehand is for the service that will open it.
pub fn make_private(path: &Path) -> io::Result<()> {
    let made = match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(there) if there.kind() == io::ErrorKind::AlreadyExists => return Ok(()),
        made => made?,
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    give(&made, &metadata(folder)?);
    Ok(())
}

/// Makes a folder that is not there yet, and those above it, for their owner alone: what lies in it is nobody else's, also
/// where a file gets other rights.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// Why a file can't be opened, where SQLite says no more than that.
pub fn unopened(path: &Path) -> Option<StoreError> {
    let why = match File::open(path).and_then(|file| file.metadata()) {
        Ok(found) if found.is_dir() => "is a directory; name a file in it".to_owned(),
        Ok(_) => return None,
        Err(failed) => failed.to_string(),
    };
    Some(StoreError::Unavailable(format!("{}: {why}", path.display())))
}

/// Gives a file to the owner of another one, where that may be.
pub(super) fn give(file: &File, to: &Metadata) {
    if file.metadata().is_ok_and(|file| file.uid() != to.uid())
        && let Err(refused) = fchown(file, Some(to.uid()), Some(to.gid()))
    {
        tracing::debug!(%refused, "a file stays whose it is");
    }
}

/// A database that is open: its files, and where a next opening would look for them.
pub struct OpenFiles([(PathBuf, u64); 2]);

impl OpenFiles {
    /// By the path that was given, which may be a link, and the file that it leads to, beside which the log lies.
    pub fn at(given: &Path, file: &Path) -> io::Result<Self> {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let opened = |path: PathBuf| inode(&path).map(|inode| (path, inode));
        Ok(Self([opened(given.to_owned())?, opened(log.into())?]))
    }

    /// An error while one is elsewhere: what is written goes on to the file that was opened, which is gone with its
    /// last user, or is not the one that is read next time.
    pub fn check(&self) -> Result<(), StoreError> {
        self.0.iter().try_for_each(|(path, opened)| match inode(path) {
            Ok(found) if found == *opened => Ok(()),
            Err(failed) if failed.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::Unavailable(format!("{} can't be inspected: {failed}", path.display())))
            }
            _ => Err(StoreError::Unavailable(format!(
                "{} was moved, removed or replaced while it was open, so nothing is written; put it back, or stop \
                 the program",
                path.display()
            ))),
        })
    }
}

/// Which file a path leads to, and nothing else of it: once its times have been asked for, Linux writes each change of them
/// down (multigrain timestamps, from 6.13 on), and syncs of a busy log take a third longer.
#[cfg(target_os = "linux")]
fn inode(path: &Path) -> io::Result<u64> {
    use rustix::{
        fs::{AtFlags, CWD, StatxFlags, statx},
        io::Errno,
    };
    match statx(CWD, path, AtFlags::empty(), StatxFlags::INO) {
        Ok(found) => Ok(found.stx_ino),
        Err(Errno::NOSYS) => Ok(metadata(path)?.ino()),
        Err(failed) => Err(failed.into()),
    }
}

#[cfg(not(target_os = "linux"))]
fn inode(path: &Path) -> io::Result<u64> {
    Ok(metadata(path)?.ino())
}
