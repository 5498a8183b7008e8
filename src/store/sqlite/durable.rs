//! Brings commits to the disk beside the writer, which goes on with the next group meanwhile.
//!
//! Nobody is told of a commit before it is there: who waits for an append is answered after the sync, and so is
//! who read what had been committed until then.

use std::{
    ffi::OsString,
    fs::File,
    io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::JoinHandle,
};

use memledger_store::{Appended, PARTITIONS, StoreError};
use tokio::sync::{oneshot, watch};

use super::place::OpenFiles;

/// Groups that may wait for the disk; the writer waits before it commits more.
const QUEUE: usize = 64;

/// Makes sure that all that was written to the log is on the disk.
pub type Sync = Box<dyn FnMut() -> io::Result<()> + Send>;

/// The sync of a database's write-ahead log, which is there as long as the database is open.
pub fn of_log(database: &Path) -> io::Result<Sync> {
    let mut name = OsString::from(database);
    name.push("-wal");
    // SQLite's locks are not on this file, so that nothing is let go of when it is closed.
    let log = File::options().write(true).open(name)?;
    Ok(Box::new(move || log.sync_data()))
}

/// Who waits for a group, and what each will be told.
pub type Answers = Vec<(oneshot::Sender<Result<Appended, StoreError>>, Result<Appended, StoreError>)>;

/// How far commits have come, counted from the opening.
pub struct Durable {
    /// Commits count for nothing once the file is not where the next opening looks for it.
    file: Option<OpenFiles>,
    /// Raised before the commit, so that whoever sees what it wrote sees this, too.
    committed: AtomicU64,
    /// The last commit that wrote to each partition.
    wrote: [AtomicU64; PARTITIONS as usize],
    reached: watch::Sender<Reached>,
}

#[derive(Default, Clone)]
struct Reached {
    commit: u64,
    failure: Option<String>,
}

impl Durable {
    /// Of no commit yet; what has no file lies in memory.
    pub fn of(file: Option<OpenFiles>) -> Self {
        Self {
            file,
            committed: AtomicU64::new(0),
            wrote: [const { AtomicU64::new(0) }; PARTITIONS as usize],
            reached: watch::Sender::new(Reached::default()),
        }
    }

    /// To be called right before a commit that waits for no sync of its own, with the partitions that it writes to.
    pub fn commit(&self, partitions: impl Iterator<Item = i32>) {
        let commit = self.committed.fetch_add(1, Ordering::SeqCst) + 1;
        for wrote in partitions.filter_map(|partition| self.wrote_to(partition)) {
            wrote.store(commit, Ordering::SeqCst);
        }
    }

    fn wrote_to(&self, partition: i32) -> Option<&AtomicU64> {
        self.wrote.get(usize::try_from(partition).ok()?)
    }

    fn committed(&self) -> u64 {
        self.committed.load(Ordering::SeqCst)
    }

    /// Whether every commit is on the disk.
    pub fn is_complete(&self) -> bool {
        self.reached.borrow().commit >= self.committed()
    }

    /// Waits until all that is committed now is on the disk, or all of one partition.
    pub async fn settled(&self, partition: Option<i32>) -> Result<(), StoreError> {
        let of_one = partition.and_then(|partition| self.wrote_to(partition));
        let wanted = of_one.unwrap_or(&self.committed).load(Ordering::SeqCst);
        let mut reached = self.reached.subscribe();
        let there = reached.wait_for(|at| at.failure.is_some() || at.commit >= wanted).await;
        there.map_err(StoreError::unavailable)?.check()
    }

    /// An error while the file is not where it was opened, and once a sync has failed. What the system could not
    /// write it may have dropped, and a later sync would not tell: nothing can be built on that, and opening the file
    /// anew reads what is really there.
    pub fn check(&self) -> Result<(), StoreError> {
        self.file.as_ref().map_or(Ok(()), OpenFiles::check)?;
        self.disk()
    }

    /// Whether every sync went well.
    fn disk(&self) -> Result<(), StoreError> {
        self.reached.borrow().check()
    }

    fn reach(&self, commit: u64, synced: io::Result<()>) {
        self.reached.send_modify(|reached| match synced {
            Ok(()) => reached.commit = reached.commit.max(commit),
            Err(failed) => reached.failure = Some(failed.to_string()),
        });
    }
}

impl Reached {
    fn check(&self) -> Result<(), StoreError> {
        match &self.failure {
            None => Ok(()),
            Some(failed) => Err(StoreError::Unavailable(format!(
                "the disk refused a write ({failed}); check the disk, then restart the program"
            ))),
        }
    }
}

/// The thread that syncs. Dropping it waits until everybody is answered.
pub struct Syncer {
    queue: Option<SyncSender<(u64, Answers)>>,
    durable: Arc<Durable>,
    thread: Option<JoinHandle<()>>,
}

impl Syncer {
    pub fn start(sync: Sync, durable: Arc<Durable>) -> Result<Self, StoreError> {
        let (queue, committed) = sync_channel(QUEUE);
        let told = durable.clone();
        let thread = std::thread::Builder::new()
            .name("sqlite-sync".into())
            .spawn(move || run(sync, &committed, &told))
            .map_err(StoreError::unavailable)?;
        Ok(Self { queue: Some(queue), durable, thread: Some(thread) })
    }

    pub fn durable(&self) -> &Durable {
        &self.durable
    }

    /// Answers once all commits until now are on the disk; one sync may serve many.
    pub fn answer(&self, answers: Answers) {
        if let Some(queue) = &self.queue {
            // Without the thread the answers are dropped, which tells those who wait that the store closes.
            queue.send((self.durable.committed(), answers)).ok();
        }
    }
}

impl Drop for Syncer {
    fn drop(&mut self) {
        self.queue.take();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

fn run(mut sync: Sync, committed: &Receiver<(u64, Answers)>, durable: &Durable) {
    while let Ok((mut last, mut answers)) = committed.recv() {
        for (commit, more) in committed.try_iter() {
            last = commit;
            answers.extend(more);
        }
        // Also where the file was moved: it is still the one that is read, and somebody may put it back.
        if durable.disk().is_ok() {
            durable.reach(last, sync());
        }
        let synced = durable.check();
        for (who, outcome) in answers {
            who.send(synced.clone().and(outcome)).ok();
        }
    }
}

#[cfg(test)]
#[path = "durable_tests.rs"]
mod tests;
