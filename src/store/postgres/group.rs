//! Group commit: appends that wait for a lane are committed together; an idle store commits at once.

use std::sync::Arc;

use memledger_observability::names;
use sqlx::PgPool;
use tokio::{
    sync::{Mutex, OwnedSemaphorePermit, Semaphore, mpsc, oneshot},
    task::JoinHandle,
};

use super::{PostgresOptions, append::append_group, connections::unanswered, lanes::Lanes};
use crate::{Append, Appended, StoreError};

type Answer = oneshot::Sender<Result<Appended, StoreError>>;
type Waiting = (Append, Answer);

pub struct Groups {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    sender: mpsc::WeakSender<Waiting>,
    runner: Mutex<Option<JoinHandle<()>>>,
    lanes: Arc<Semaphore>,
    lane_count: u32,
    connections: Arc<Lanes>,
}

impl Groups {
    pub fn start(pool: PgPool, options: &PostgresOptions) -> Self {
        let (limit, (lanes, _)) = (options.group_limit, options.shares());
        let (sender, receiver) = mpsc::channel(limit * 8);
        let semaphore = Arc::new(Semaphore::new(lanes as usize));
        let connections = Arc::new(Lanes::new(pool, options.answer_timeout));
        let runner = tokio::spawn(run(connections.clone(), receiver, limit, semaphore.clone()));
        Self {
            sender: sender.downgrade(),
            runner: Mutex::new(Some(runner)),
            queue: Mutex::new(Some(sender)),
            lanes: semaphore,
            lane_count: lanes,
            connections,
        }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let closed = || StoreError::Unavailable("the store is closing".into());
        let sender = self.sender.upgrade().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        sender.send((append, answer)).await.map_err(|_| closed())?;
        drop(sender);
        answered.await.map_err(|_| closed())?
    }

    /// Takes no more and waits for the groups under way.
    pub async fn close(&self) {
        self.queue.lock().await.take();
        // The runner ends when the queue is empty; then the lanes are waited for.
        if let Some(runner) = self.runner.lock().await.take() {
            runner.await.ok();
        }
        if let Ok(all) = self.lanes.acquire_many(self.lane_count).await {
            drop(all);
        }
        self.connections.close().await;
    }
}

async fn run(
    connections: Arc<Lanes>,
    mut queue: mpsc::Receiver<Waiting>,
    limit: usize,
    lanes: Arc<Semaphore>,
) {
    while let Some(first) = queue.recv().await {
        // Waiting for the lane first lets the group grow while the others commit.
        let Ok(lane) = lanes.clone().acquire_owned().await else { return };
        let mut group = vec![first];
        while group.len() < limit {
            match queue.try_recv() {
                Ok(next) => group.push(next),
                Err(_) => break,
            }
        }
        tokio::spawn(commit(connections.clone(), group, lane));
    }
}

async fn commit(connections: Arc<Lanes>, group: Vec<Waiting>, lane: OwnedSemaphorePermit) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    let (appends, answers): (Vec<Append>, Vec<Answer>) = group.into_iter().unzip();
    let outcomes = store(&connections, &appends).await;
    drop(lane);
    for (answer, outcome) in answers.into_iter().zip(outcomes) {
        // A caller that went away has nobody to tell; its command stands all the same.
        answer.send(outcome).ok();
    }
}

async fn store(connections: &Lanes, appends: &[Append]) -> Vec<Result<Appended, StoreError>> {
    let group: Vec<&Append> = appends.iter().collect();
    match attempt(connections, &group).await {
        Ok(outcomes) => outcomes,
        Err(failed) if appends.len() == 1 => vec![Err(failed)],
        // One command's conflict or fault undid the group: each is then accepted or refused by itself. An
        // unavailable database is another matter: what became of the group is not known.
        Err(StoreError::Conflict(_) | StoreError::Corrupt(_)) => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                match attempt(connections, &[append]).await {
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

async fn attempt(
    connections: &Lanes,
    group: &[&Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let work = async {
        let mut connection = connections.take().await?;
        let outcomes = append_group(&mut connection, group).await;
        // One that failed in whatever way is not used again.
        if !matches!(outcomes, Err(StoreError::Unavailable(_))) {
            connections.give_back(connection);
        }
        outcomes
    };
    let limit = connections.answer_timeout;
    tokio::time::timeout(limit, work).await.unwrap_or_else(|_| Err(unanswered(limit)))
}
