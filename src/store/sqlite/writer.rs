//! The writer: one thread that owns the writing connection and commits what waits in groups.

use std::{
    sync::{
        Mutex,
        mpsc::{Receiver, SyncSender, TryRecvError, sync_channel},
    },
    thread::JoinHandle,
};

use memledger_observability::names;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::{append, error};
use crate::{Append, Appended, StoreError};

type Work = Box<dyn FnOnce(&mut Connection) + Send>;

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Run(Work),
}

/// Jobs that may wait; more senders than that wait themselves.
const QUEUE: usize = 4_096;

pub struct Writer {
    queue: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

fn closing() -> StoreError {
    StoreError::Unavailable("the store is closing".into())
}

impl Writer {
    pub fn start(connection: Connection, group_limit: usize) -> Result<Self, StoreError> {
        let (sender, receiver) = sync_channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || run(connection, &receiver, group_limit))
            .map_err(StoreError::unavailable)?;
        Ok(Self { queue: Mutex::new(Some(sender)), thread: Mutex::new(Some(thread)) })
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        let queue = self.queue.lock().map_err(|_| closing())?.clone().ok_or_else(closing)?;
        match queue.try_send(job) {
            Ok(()) => Ok(()),
            Err(std::sync::mpsc::TrySendError::Full(_)) => {
                Err(StoreError::Unavailable(format!("{QUEUE} writes are waiting already; slow down")))
            }
            Err(std::sync::mpsc::TrySendError::Disconnected(_)) => Err(closing()),
        }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Job::Append(Box::new(append), answer))?;
        answered.await.map_err(|_| closing())?
    }

    /// Runs in a write transaction; an error rolls it back. `durable` waits for the disk.
    pub async fn write<T: Send + 'static>(
        &self,
        durable: bool,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.outside(move |connection| {
            if !durable {
                connection.execute_batch("PRAGMA synchronous = NORMAL").map_err(error)?;
            }
            let outcome = transact(connection, work);
            if !durable {
                connection.execute_batch("PRAGMA synchronous = FULL").map_err(error)?;
            }
            outcome
        })
        .await
    }

    /// Runs on the writer's connection between transactions.
    pub async fn outside<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.send(Job::Run(Box::new(move |connection| {
            // A caller that went away has nobody to tell; the work stands all the same.
            answer.send(work(connection)).ok();
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

fn transact<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(error)?;
    let outcome = work(&transaction)?;
    transaction.commit().map_err(error)?;
    Ok(outcome)
}

fn run(mut connection: Connection, queue: &Receiver<Job>, group_limit: usize) {
    let mut next = queue.recv().ok();
    while let Some(job) = next.take() {
        match job {
            Job::Run(work) => work(&mut connection),
            Job::Append(first, answer) => {
                let mut group = vec![(*first, answer)];
                while group.len() < group_limit {
                    match queue.try_recv() {
                        Ok(Job::Append(append, answer)) => group.push((*append, answer)),
                        Ok(other) => {
                            next = Some(other);
                            break;
                        }
                        Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                    }
                }
                commit(&mut connection, group);
            }
        }
        if next.is_none() {
            next = queue.recv().ok();
        }
    }
}

/// One transaction for the whole group; each append is accepted or refused by itself.
fn commit(connection: &mut Connection, group: Vec<(Append, oneshot::Sender<Result<Appended, StoreError>>)>) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    let stored = transact(connection, |transaction| {
        group.iter().map(|(append, _)| append::store(transaction, append)).collect::<Result<Vec<_>, _>>()
    });
    // One broken append must not take the others with it: each is then stored by itself.
    let stored = match stored {
        Err(StoreError::Corrupt(_)) if group.len() > 1 => {
            let alone = |(append, _): &(Append, _)| {
                transact(connection, |transaction| append::store(transaction, append))
                    .and_then(|stored| stored)
            };
            Ok(group.iter().map(alone).collect())
        }
        stored => stored,
    };
    match stored {
        Ok(outcomes) => {
            for ((_, answer), outcome) in group.into_iter().zip(outcomes) {
                answer.send(outcome).ok();
            }
        }
        Err(failed) => {
            for (_, answer) in group {
                answer.send(Err(failed.clone())).ok();
            }
        }
    }
}
