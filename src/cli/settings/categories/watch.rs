//! Reading the categories file again: on SIGHUP at once, and when the file itself changed.

use std::{
    fs,
    io::ErrorKind,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use memledger_ledger::access::AccessRules;
use tokio::{
    signal::unix::{Signal, SignalKind, signal},
    task::{JoinHandle, spawn_blocking},
    time::{MissedTickBehavior, interval},
};

use super::{Parsed, Refusal, read};
use crate::failure::Failure;

/// What tells one version of a file from the next without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stamp {
    There {
        modified: Option<SystemTime>,
        bytes: u64,
        inode: u64,
        /// Mode and owner: it may have become readable.
        rights: (u32, u32, u32),
    },
    NotThere(ErrorKind),
}

impl Stamp {
    fn of(path: &Path) -> Self {
        match fs::metadata(path) {
            Ok(found) => Self::There {
                modified: found.modified().ok(),
                bytes: found.len(),
                inode: found.ino(),
                rights: (found.mode(), found.uid(), found.gid()),
            },
            Err(failed) => Self::NotThere(failed.kind()),
        }
    }
}

/// The file, and how it looked.
pub struct CategoriesFile {
    path: PathBuf,
    /// At the last look.
    seen: Stamp,
    /// When it was read last, whatever came of that.
    tried: Stamp,
    /// Whether the rules in force have allowlists.
    has_allowlists: bool,
}

impl CategoriesFile {
    /// Reads it for the first time. A bad one is refused, since there are no rules yet that could stay.
    pub fn open(path: &Path) -> Result<(Self, AccessRules), Failure> {
        // Before it is read, so that a change meanwhile is seen at the next look.
        let stamp = Stamp::of(path);
        match read(path) {
            Ok(parsed) => {
                warn(path, &parsed.warnings);
                let has_allowlists = !parsed.rules.allowlists.is_empty();
                Ok((Self { path: path.to_owned(), seen: stamp, tried: stamp, has_allowlists }, parsed.rules))
            }
            Err(refusal) => {
                let lines = refusal.lines(path).join("\n");
                Err(Failure::Usage(format!("recall.categories_file: {lines}")))
            }
        }
    }

    /// Hands over the rules of each later version that has no fault.
    pub fn keep_reading(
        self,
        every: Duration,
        put: impl Fn(AccessRules) + Send + 'static,
    ) -> Result<Reloading, Failure> {
        let mut hangups = hangups()?;
        let mut looks = interval(every);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut file = self;
        let task = tokio::spawn(async move {
            loop {
                let asked = tokio::select! {
                    _ = looks.tick() => false,
                    Some(()) = hangups.recv() => true,
                };
                let looked = spawn_blocking(move || {
                    let found = if asked { Some(file.read_now()) } else { file.look() };
                    (file, found)
                });
                match looked.await {
                    Ok((same, found)) => {
                        file = same;
                        if let Some(rules) = found.and_then(|outcome| file.tell(outcome)) {
                            put(rules);
                        }
                    }
                    Err(failed) => {
                        tracing::error!(
                            %failed,
                            "the categories file can't be watched; restart the server to read it again"
                        );
                        return;
                    }
                }
            }
        });
        Ok(Reloading(task))
    }

    /// Reads the file once it changed and looks as it did the time before: somebody may be in the middle of
    /// writing it.
    pub(super) fn look(&mut self) -> Option<Result<Parsed, Refusal>> {
        let stamp = Stamp::of(&self.path);
        let at_rest = stamp == self.seen;
        self.seen = stamp;
        (at_rest && stamp != self.tried).then(|| self.read_now())
    }

    pub(super) fn read_now(&mut self) -> Result<Parsed, Refusal> {
        self.tried = Stamp::of(&self.path);
        let parsed = read(&self.path)?;
        // Cut off, or a slip of the editor: it would open everything to every agent.
        if self.has_allowlists && parsed.rules.allowlists.is_empty() {
            let why = "no longer has `allowlists`, which would open every category to every agent; if that \
                       is intended, restart the server";
            return Err(Refusal::Unreadable(why.to_owned()));
        }
        self.has_allowlists = !parsed.rules.allowlists.is_empty();
        Ok(parsed)
    }

    /// Logs what came of a reading, and answers the rules where there are new ones.
    fn tell(&self, outcome: Result<Parsed, Refusal>) -> Option<AccessRules> {
        match outcome {
            Ok(parsed) => {
                tracing::info!(file = %self.path.display(), "the categories file was read again");
                warn(&self.path, &parsed.warnings);
                Some(parsed.rules)
            }
            Err(refusal) => {
                for line in refusal.lines(&self.path) {
                    tracing::error!("{line}; the earlier rules stay in force");
                }
                None
            }
        }
    }
}

/// What asks for a reading at once.
pub fn hangups() -> Result<Signal, Failure> {
    signal(SignalKind::hangup()).map_err(|e| Failure::Work(format!("signals can't be listened to: {e}")))
}

fn warn(path: &Path, warnings: &[String]) {
    for warning in warnings {
        tracing::warn!("{}: {warning}", path.display());
    }
}

/// Reads the file again for as long as this is kept.
#[must_use]
pub struct Reloading(JoinHandle<()>);

impl Drop for Reloading {
    fn drop(&mut self) {
        self.0.abort();
    }
}
