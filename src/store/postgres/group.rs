//! Group commit: appends that wait for a lane are committed together; an idle store commits at once.

use std::{sync::Arc, time::Duration};

use memledger_names as names;
use memledger_store::{Append, Appended, Conflict, StoreError};
use sqlx::PgConnection;
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
    time::timeout,
};

use super::{
    PostgresOptions,
    append::append_group,
    stack::{Stack, unanswered},
};

type Answer = oneshot::Sender<Result<Appended, StoreError>>;
type QueuedAppend = (Append, Answer);

/// The append is planned once a connection. An empty ledger has no statistics to plan by, so what goes wrong as it
/// grows is ruled out: all goes by index, row by row. Where somebody else holds a partition, callers are told before they go
/// away: many wait 5 s.
const OF_LANES: [&str; 4] = [
    "SET enable_bitmapscan = off",
    "SET enable_hashjoin = off",
    "SET enable_mergejoin = off",
    "SET lock_timeout = '2500ms'",
];

/// The connections that appends are made on, set up for them alone.
struct Lanes {
    stack: Stack,
    /// How long a group may take, its connection included.
    answer_timeout: Duration,
}

pub struct Groups {
    /// One a lane. Partitions are shared out among the lanes, so that two groups under way never wait for one counter.
    queues: Mutex<Vec<mpsc::Sender<QueuedAppend>>>,
    senders: Vec<mpsc::WeakSender<QueuedAppend>>,
    runners: Mutex<Vec<JoinHandle<()>>>,
    lanes: Arc<Lanes>,
}

impl Groups {
    pub fn start(others: &Arc<Stack>, options: &PostgresOptions) -> Self {
        let (limit, (count, _)) = (options.group_limit, options.shares());
        let stack = Stack::new(
            others.address(),
            others.origin().clone(),
            count,
            options,
            &OF_LANES,
            Some(others.clone()),
        );
        let lanes = Arc::new(Lanes { stack, answer_timeout: options.answer_timeout });
        let (mut queues, mut runners) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let (sender, receiver) = mpsc::channel(limit * 8);
            queues.push(sender);
            runners.push(tokio::spawn(run(lanes.clone(), receiver, limit)));
        }
        let senders = queues.iter().map(mpsc::Sender::downgrade).collect();
        Self { queues: Mutex::new(queues), senders, runners: Mutex::new(runners), lanes }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let closed = || StoreError::Unavailable("the store is closing".into());
        let lane =
            usize::try_from(append.stream.partition()).map_err(StoreError::corrupt)? % self.senders.len();
        let sender = self.senders[lane].upgrade().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send((append, answer)).await.map_err(|_| closed())?;
        drop(sender);
        answered.await.map_err(|_| closed())?
    }

    /// Takes no more and waits for the groups under way.
    pub async fn close(&self) {
        self.queues.lock().await.clear();
        // A runner ends when its queue is empty.
        for runner in self.runners.lock().await.drain(..) {
            runner.await.ok();
        }
        self.lanes.stack.close(self.lanes.answer_timeout).await;
    }
}

/// What waits while a group commits is the next one.
async fn run(lanes: Arc<Lanes>, mut queue: mpsc::Receiver<QueuedAppend>, limit: usize) {
    let mut group = Vec::with_capacity(limit);
    while queue.recv_many(&mut group, limit).await > 0 {
        // A task of its own: if it panics, its group hears that nothing is known of it and the lane goes on.
        if let Err(failed) = tokio::spawn(commit(lanes.clone(), std::mem::take(&mut group))).await {
            tracing::error!(%failed, "a group of appends was interrupted");
        }
    }
}

async fn commit(lanes: Arc<Lanes>, group: Vec<QueuedAppend>) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    let (appends, answers): (Vec<Append>, Vec<Answer>) = group.into_iter().unzip();
    let outcomes = store(&lanes, &appends).await;
    for (answer, outcome) in answers.into_iter().zip(outcomes) {
        // A caller that went away has nobody to tell; its command stands all the same.
        answer.send(outcome).ok();
    }
}

async fn store(lanes: &Lanes, appends: &[Append]) -> Vec<Result<Appended, StoreError>> {
    let group: Vec<&Append> = appends.iter().collect();
    match attempt(lanes, &group).await {
        Ok(outcomes) => outcomes,
        Err(failed) if appends.len() == 1 => vec![Err(failed)],
        // One command's conflict or fault undid the group: each is then accepted or refused by itself. An
        // unavailable database is another matter: what became of the group is not known.
        Err(StoreError::Conflict(_) | StoreError::Corrupt(_)) => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                match attempt(lanes, &[append]).await {
                    Ok(mut one) => outcomes.append(&mut one),
                    Err(away @ StoreError::Unavailable(_)) => {
                        // It would be so for each of the others, one after the other.
                        outcomes.resize(appends.len(), Err(away));
                        break;
                    }
                    Err(failed) => outcomes.push(Err(failed)),
                }
            }
            outcomes
        }
        Err(failed) => appends.iter().map(|_| Err(failed.clone())).collect(),
    }
}

async fn attempt(lanes: &Lanes, group: &[&Append]) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let limit = lanes.answer_timeout;
    let work = lanes.stack.ask(limit, async |connection: &mut PgConnection| {
        // The connection may be the first to another database, of which the commands were not decided.
        let takeovers = lanes.stack.origin().takeovers();
        if group.iter().any(|append| append.takeovers != takeovers) {
            return Err(StoreError::Conflict(Conflict::Version));
        }
        append_group(connection, group).await
    });
    // A lane waits no longer for its connection, either.
    timeout(limit, work).await.unwrap_or_else(|_| Err(unanswered(limit)))
}
