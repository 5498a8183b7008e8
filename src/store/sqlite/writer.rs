//! The writer: one thread that owns the writing connection and commits what waits in groups.

use std::{
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use memledger_store::{Append, Appended, StoreError, guarded, locked};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{
    append::Ready,
    checkpointer::Checkpointer,
    durable::{Durable, Sync, Syncer},
    group::{QueuedAppend, commit},
    locking::{WriteShare, transact},
    place::OpenFiles,
};

type Work = Box<dyn FnOnce(&mut Connection) + Send>;

enum Job {
    Append(Box<QueuedAppend>),
    Run(Work),
}

/// Jobs that may wait; more senders than that are turned away.
const QUEUE: usize = 4_096;

pub struct Writer {
    queue: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    durable: Arc<Durable>,
    patience: Duration,
}

fn closing() -> StoreError {
    StoreError::Unavailable("the store is closing".into())
}

impl Writer {
    /// `file` is the connection's and `sync` brings its write-ahead log to the disk; `patience` is how long a job waits
    /// for another process's write, from when it was asked for.
    pub fn start(
        connection: Connection,
        checkpointer: Checkpointer,
        (file, sync): (Option<OpenFiles>, Sync),
        group_limit: usize,
        patience: Duration,
    ) -> Result<Self, StoreError> {
        let (sender, receiver) = sync_channel(QUEUE);
        let durable = Arc::new(Durable::of(file));
        let syncer = Syncer::start(sync, durable.clone())?;
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || run(connection, checkpointer, syncer, &receiver, group_limit, patience))
            .map_err(StoreError::unavailable)?;
        Ok(Self { queue: Mutex::new(Some(sender)), thread: Mutex::new(Some(thread)), durable, patience })
    }

    /// Of a file that is only read: takes nothing.
    pub fn none() -> Self {
        let durable = Arc::new(Durable::of(None));
        Self { queue: Mutex::default(), thread: Mutex::default(), durable, patience: Duration::ZERO }
    }

    /// What of the appends is on the disk.
    pub fn durable(&self) -> &Durable {
        &self.durable
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let queue = self.queue.lock().map_err(|_| closing())?.clone().ok_or_else(closing)?;
        match queue.try_send(job) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                Err(StoreError::Unavailable(format!("{QUEUE} writes are already waiting; send fewer")))
            }
            Err(TrySendError::Disconnected(_)) => Err(closing()),
        }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let ready = Ready::new(append)?;
        let (answer, answered) = oneshot::channel();
        self.send(Job::Append(Box::new((ready, Instant::now(), answer))))?;
        answered.await.map_err(|_| closing())?
    }

    /// Runs in a write transaction; an error rolls it back. `durable` waits for the disk.
    pub async fn write<T: Send + 'static>(
        &self,
        durable: bool,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let until = Instant::now() + self.patience;
        self.outside(move |connection| transact(connection, until, durable, work)).await
    }

    /// Runs on the writer's connection between transactions. Work that panics fails alone.
    pub async fn outside<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let durable = self.durable.clone();
        self.send(Job::Run(Box::new(move |connection| {
            let work = || durable.check().and_then(|()| work(connection));
            let outcome = guarded(StoreError::Corrupt, work);
            // A caller that went away has nobody to tell; the work stands all the same.
            answer.send(outcome).ok();
        })))?;
        answered.await.map_err(|_| closing())?
    }

    /// Takes no more, finishes what waits, closes the file.
    pub async fn close(&self) {
        locked(&self.queue).take();
        let thread = locked(&self.thread).take();
        if let Some(thread) = thread {
            tokio::task::spawn_blocking(move || thread.join().ok()).await.ok();
        }
    }
}

fn run(
    mut connection: Connection,
    mut checkpointer: Checkpointer,
    syncer: Syncer,
    queue: &Receiver<Job>,
    group_limit: usize,
    patience: Duration,
) {
    let mut share = WriteShare::default();
    let mut next = queue.recv().ok();
    while let Some(job) = next.take() {
        match job {
            Job::Run(work) => work(&mut connection),
            Job::Append(first) => {
                let mut group = vec![*first];
                while group.len() < group_limit {
                    match queue.try_recv() {
                        Ok(Job::Append(waiting)) => group.push(*waiting),
                        Ok(other) => {
                            next = Some(other);
                            break;
                        }
                        Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                    }
                }
                let alone = group.len() == 1 && next.is_none();
                commit(&connection, group, patience, &syncer, alone);
            }
        }
        checkpointer.after_job(&connection);
        share.let_others_in();
        if next.is_none() {
            next = queue.try_recv().ok().or_else(|| {
                share.rest();
                queue.recv().ok()
            });
        }
    }
    // The last one to close would do so, but not where the file was moved away from its log.
    if let Err(left) = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)") {
        tracing::debug!(%left, "the write-ahead log is left for the next program that opens the file");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{error, fixtures::one_event, schema};

    const NORMAL: i64 = 1;
    const FULL: i64 = 2;

    fn level(connection: &Connection) -> Result<i64, StoreError> {
        connection.query_row("PRAGMA synchronous", [], |row| row.get(0)).map_err(error)
    }

    fn writer() -> Writer {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        let checkpointer = Checkpointer::start(Connection::open_in_memory().unwrap()).unwrap();
        Writer::start(connection, checkpointer, (None, Box::new(|| Ok(()))), 8, Duration::from_secs(1))
            .unwrap()
    }

    #[tokio::test]
    async fn a_write_waits_for_a_lock_of_others() {
        let folder = tempfile::tempdir().unwrap();
        let open = || {
            let connection = Connection::open(folder.path().join("ledger.db")).unwrap();
            connection.busy_timeout(Duration::ZERO).unwrap();
            connection
        };
        let (mut ours, theirs) = (open(), open());
        schema::migrate(&mut ours).unwrap();
        let checkpointer = Checkpointer::start(open()).unwrap();
        let patience = Duration::from_secs(20);
        // What it holds up is ours alone, not its own commit.
        theirs.busy_timeout(patience).unwrap();
        let writer = Writer::start(ours, checkpointer, (None, Box::new(|| Ok(()))), 8, patience).unwrap();
        theirs.execute_batch("BEGIN IMMEDIATE").unwrap();
        let other = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            theirs.execute_batch("COMMIT").unwrap();
        });
        writer.write(true, |_| Ok(())).await.unwrap();
        other.join().unwrap();
        writer.close().await;
    }

    #[tokio::test]
    async fn an_append_waits_for_the_disk_whatever_was_before_it() {
        let writer = writer();
        let panicked: Result<(), _> = writer.write(false, |_| panic!("broken")).await;
        assert!(matches!(&panicked, Err(StoreError::Corrupt(why)) if why.contains("broken")));
        writer.append(one_event("ann")).await.unwrap();
        assert_eq!(writer.outside(|connection| level(connection)).await.unwrap(), FULL);
        for (durable, wanted) in [(false, NORMAL), (true, FULL), (false, NORMAL)] {
            assert_eq!(writer.write(durable, level).await.unwrap(), wanted, "durable: {durable}");
        }
        writer.close().await;
    }
}
