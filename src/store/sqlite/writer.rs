//! The writer: one thread that owns the writing connection and commits what waits in groups.

use std::{
    sync::{
        Mutex,
        mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use memledger_observability::names;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{
    append::{self, Ready},
    checkpointer::Checkpointer,
    error,
    locking::{Turns, transact},
};
use crate::{Append, Appended, StoreError, projector::step::guarded};

type Work = Box<dyn FnOnce(&mut Connection) + Send>;
type Answer = oneshot::Sender<Result<Appended, StoreError>>;

/// An append in the queue: since when it waits, and who waits for it.
type Waiting = (Ready, Instant, Answer);

enum Job {
    Append(Box<Waiting>),
    Run(Work),
}

/// Jobs that may wait; more senders than that are turned away.
const QUEUE: usize = 4_096;

pub struct Writer {
    queue: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    patience: Duration,
}

fn closing() -> StoreError {
    StoreError::Unavailable("the store is closing".into())
}

impl Writer {
    /// `patience` is how long a job waits for another process's write, from when it was asked for.
    pub fn start(
        connection: Connection,
        checkpointer: Checkpointer,
        group_limit: usize,
        patience: Duration,
    ) -> Result<Self, StoreError> {
        let (sender, receiver) = sync_channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || run(connection, checkpointer, &receiver, group_limit, patience))
            .map_err(StoreError::unavailable)?;
        Ok(Self { queue: Mutex::new(Some(sender)), thread: Mutex::new(Some(thread)), patience })
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let queue = self.queue.lock().map_err(|_| closing())?.clone().ok_or_else(closing)?;
        match queue.try_send(job) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => {
                Err(StoreError::Unavailable(format!("{QUEUE} writes are waiting already; slow down")))
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
        self.outside(move |connection| {
            if durable {
                return transact(connection, until, work);
            }
            connection.execute_batch("PRAGMA synchronous = NORMAL").map_err(error)?;
            let outcome = transact(connection, until, work);
            connection.execute_batch("PRAGMA synchronous = FULL").map_err(error)?;
            outcome
        })
        .await
    }

    /// Runs on the writer's connection between transactions. Work that panics fails alone.
    pub async fn outside<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Job::Run(Box::new(move |connection| {
            let outcome = guarded(|| Ok(work(connection)));
            // A caller that went away has nobody to tell; the work stands all the same.
            answer.send(outcome.unwrap_or_else(|panic| Err(StoreError::Corrupt(panic)))).ok();
        })))?;
        answered.await.map_err(|_| closing())?
    }

    /// Takes no more, finishes what waits, closes the file.
    pub async fn close(&self) {
        if let Ok(mut queue) = self.queue.lock() {
            queue.take();
        }
        let thread = self.thread.lock().ok().and_then(|mut thread| thread.take());
        if let Some(thread) = thread {
            tokio::task::spawn_blocking(move || thread.join().ok()).await.ok();
        }
    }
}

fn run(
    mut connection: Connection,
    mut checkpointer: Checkpointer,
    queue: &Receiver<Job>,
    group_limit: usize,
    patience: Duration,
) {
    let mut turns = Turns::default();
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
                commit(&connection, group, patience);
            }
        }
        checkpointer.after_job(&connection);
        turns.let_others_in();
        if next.is_none() {
            next = queue.try_recv().ok().or_else(|| {
                turns.rest();
                queue.recv().ok()
            });
        }
    }
}

/// One transaction for the whole group; each append is accepted or refused by itself.
fn commit(connection: &Connection, group: Vec<Waiting>, patience: Duration) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    // The first has waited longest. Who waited in the queue while another process wrote does not wait anew.
    let until = group.first().map_or_else(Instant::now, |(_, since, _)| *since) + patience;
    let stored = guarded(|| {
        Ok(transact(connection, until, |transaction| {
            group.iter().map(|(ready, ..)| append::store(transaction, ready)).collect::<Result<Vec<_>, _>>()
        }))
    });
    let stored = stored.unwrap_or_else(|panic| Err(StoreError::Corrupt(panic)));
    // One broken append must not take the others with it: each is then stored by itself.
    let stored = match stored {
        Err(StoreError::Corrupt(_)) if group.len() > 1 => {
            let alone = |(ready, ..): &Waiting| {
                transact(connection, until, |transaction| append::store(transaction, ready))
                    .and_then(|stored| stored)
            };
            Ok(group.iter().map(alone).collect())
        }
        stored => stored,
    };
    match stored {
        Ok(outcomes) => {
            for ((.., answer), outcome) in group.into_iter().zip(outcomes) {
                answer.send(outcome).ok();
            }
        }
        Err(failed) => {
            for (.., answer) in group {
                answer.send(Err(failed.clone())).ok();
            }
        }
    }
}
