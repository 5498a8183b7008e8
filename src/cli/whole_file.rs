//! A file that is there whole or not at all: what is cut off half way leaves the one before as it was.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use crate::failure::Failure;

/// What SQLite's files begin with: <https://www.sqlite.org/fileformat.html>.
const DATABASE: [u8; 16] = *b"SQLite format 3\0";

/// What stands beside a database, and makes another of it where it is replaced.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

pub enum WholeFile {
    /// Written beside, readable by its owner alone where there is none, and put in its place at the end.
    Beside { written: NamedTempFile, path: PathBuf },
    /// No file that could be replaced: a pipe, a device.
    There(File),
}

impl WholeFile {
    /// Refused is what belongs to a database.
    pub fn create(path: &Path) -> Result<Self, Failure> {
        let failed = |e: io::Error| Failure::file(path, &e);
        // Of a link, what it leads to.
        let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let there = fs::metadata(&place);
        match &there {
            Ok(there) if there.is_dir() => return Err(failed(io::ErrorKind::IsADirectory.into())),
            Ok(there) if !there.is_file() => return File::create(&place).map(Self::There).map_err(failed),
            Ok(_) if is_of_a_database(&place).map_err(failed)? => {
                let told = "belongs to a database, which would be lost; name another file";
                return Err(Failure::Usage(format!("{}: {told}", path.display())));
            }
            _ => {}
        }
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
        let written = NamedTempFile::new_in(folder.unwrap_or(Path::new("."))).map_err(failed)?;
        if let Ok(there) = there {
            // Whoever may read the one before may read this.
            written.as_file().set_permissions(there.permissions()).map_err(failed)?;
        }
        Ok(Self::Beside { written, path: place })
    }

    /// Puts it in its place.
    pub fn finish(self) -> io::Result<()> {
        match self {
            Self::Beside { written, path } => {
                written.as_file().sync_all()?;
                written.persist(path)?;
                Ok(())
            }
            Self::There(mut file) => file.flush(),
        }
    }
}

fn is_of_a_database(path: &Path) -> io::Result<bool> {
    let mut begins = Vec::new();
    File::open(path)?.take(DATABASE.len() as u64).read_to_end(&mut begins)?;
    let name = path.as_os_str().to_string_lossy();
    let stands_beside =
        |suffix| name.strip_suffix(suffix).is_some_and(|database| Path::new(database).exists());
    Ok(begins == DATABASE || BESIDE.into_iter().any(stands_beside))
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Beside { written, .. } => written.write(bytes),
            Self::There(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Beside { written, .. } => written.flush(),
            Self::There(file) => file.flush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_at_the_end_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("export.jsonl");
        fs::write(&path, "before").unwrap();
        let mut file = WholeFile::create(&path).unwrap();
        file.write_all(b"half").unwrap();
        drop(file);
        assert_eq!(fs::read_to_string(&path).unwrap(), "before");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let mut file = WholeFile::create(&path).unwrap();
        file.write_all(b"after").unwrap();
        file.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "after");
    }

    #[test]
    fn what_belongs_to_a_database_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("ledger.db"), [&DATABASE[..], b"pages"].concat()).unwrap();
        fs::write(at("ledger.db-wal"), "").unwrap();
        fs::write(at("other-wal"), "").unwrap();
        std::os::unix::fs::symlink(at("ledger.db"), at("link")).unwrap();
        for name in ["ledger.db", "ledger.db-wal", "link"] {
            assert!(matches!(WholeFile::create(&at(name)), Err(Failure::Usage(_))), "{name}");
        }
        for name in ["other-wal", "new", "/dev/null"] {
            assert!(WholeFile::create(&at(name)).is_ok(), "{name}");
        }
        assert!(matches!(WholeFile::create(folder.path()), Err(Failure::Work(_))));
    }
}
