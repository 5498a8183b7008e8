//! A private copy of a SQLite ledger, so that nothing is written to the ledger while it is looked at.

use std::{
    ffi::OsString,
    fs::{self, File, Permissions},
    io::{self, Write},
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
};

use memledger_sqlite::resolved;
use tempfile::TempDir;

use super::must_exist;
use crate::failure::Failure;

const PREFIX: &str = "memledger-copy-";
/// Held while the copy is in use; it has its content once it is held.
const LOCK: &str = "lock";
const LEDGER: &str = "ledger.db";
/// The file itself, and what SQLite keeps of it next to it until it is brought into the file.
const FILES: [&str; 3] = ["", "-wal", "-journal"];

/// The copy, for its owner alone; it goes when this does.
pub struct ReadCopy {
    folder: TempDir,
    _lock: File,
}

impl ReadCopy {
    /// Copies the files of a ledger that nobody is writing.
    pub async fn of(file: &Path) -> Result<Self, Failure> {
        must_exist(file)?;
        let file = resolved(file);
        let made = tokio::task::spawn_blocking(move || Self::make(&file)).await;
        made.map_err(|failed| Failure::Work(failed.to_string()))?
    }

    fn make(file: &Path) -> Result<Self, Failure> {
        let temporary = std::env::temp_dir();
        remove_abandoned(&temporary);
        let failed = |failed: io::Error| {
            let (file, temporary) = (file.display(), temporary.display());
            Failure::Work(format!(
                "{file} can't be copied to {temporary}: {failed}; set TMPDIR to a folder with more room"
            ))
        };
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir().map_err(failed)?;
        let lock = locked(&folder.path().join(LOCK)).map_err(failed)?;
        let before = states(file).map_err(failed)?;
        for suffix in FILES {
            let copy = with_suffix(&folder.path().join(LEDGER), suffix);
            match fs::copy(with_suffix(file, suffix), &copy) {
                // What may not be written there may be written here.
                Ok(_) => fs::set_permissions(&copy, Permissions::from_mode(0o600)).map_err(failed)?,
                Err(none) if none.kind() == io::ErrorKind::NotFound && !suffix.is_empty() => {}
                Err(other) => return Err(failed(other)),
            }
        }
        if states(file).map_err(failed)? != before {
            return Err(Failure::Work(format!(
                "{} was written while it was copied; run `memledger backup` and verify the backup, or verify without \
                 --read-only",
                file.display()
            )));
        }
        Ok(Self { folder, _lock: lock })
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join(LEDGER).display())
    }

    pub fn remove(self) -> Result<(), Failure> {
        let path = self.folder.path().to_owned();
        self.folder.close().map_err(|failed| Failure::file(&path, &failed))
    }
}

fn locked(path: &Path) -> io::Result<File> {
    let mut lock = File::create_new(path)?;
    lock.try_lock().map_err(io::Error::from)?;
    lock.write_all(b"held")?;
    Ok(lock)
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(suffix);
    name.into()
}

/// What changes whenever a file is written.
type State = (u64, u64, i64, i64);

/// The state of each of the files; none of one that is not there.
fn states(file: &Path) -> io::Result<Vec<Option<State>>> {
    let state = |suffix: &&str| match fs::metadata(with_suffix(file, suffix)) {
        Ok(found) => Ok(Some((found.ino(), found.len(), found.mtime(), found.mtime_nsec()))),
        Err(none) if none.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(other) => Err(other),
    };
    FILES.iter().map(state).collect()
}

/// Removes copies of processes that were killed: there are texts in them.
fn remove_abandoned(temporary: &Path) {
    for folder in fs::read_dir(temporary).into_iter().flatten().flatten() {
        if !folder.file_name().to_string_lossy().starts_with(PREFIX) {
            continue;
        }
        let Ok(lock) = File::options().append(true).open(folder.path().join(LOCK)) else { continue };
        let was_held = lock.metadata().is_ok_and(|lock| lock.len() > 0);
        if was_held
            && lock.try_lock().is_ok()
            && let Err(failed) = fs::remove_dir_all(folder.path())
        {
            tracing::warn!(
                %failed, folder = %folder.path().display(),
                "a temporary copy of a ledger could not be removed"
            );
        }
    }
}
