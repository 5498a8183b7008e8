//! Writers that note what was acknowledged to them.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::join_all;
use memledger_tests::server::{Answer, Api};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::http::{id, memories};

pub const USERS: [&str; 4] = ["ana", "bruno", "carl", "dora"];

const PATIENCE: Duration = Duration::from_secs(60);

/// A memory that the server has acknowledged.
#[derive(Debug, Clone)]
pub struct Written {
    pub user: String,
    pub id: String,
    pub content: String,
    /// Partition and position.
    pub place: (u64, u64),
}

pub struct Load {
    written: Arc<Mutex<Vec<Written>>>,
    stop: Arc<AtomicBool>,
    writers: Vec<JoinHandle<()>>,
}

fn place(answer: &Answer) -> (u64, u64) {
    let header = answer.header("ledger-position").expect("a write tells its position");
    let (partition, position) = header.split_once(':').expect("partition:position");
    (partition.parse().unwrap(), position.parse().unwrap())
}

impl Load {
    /// One writer for each user.
    pub fn start(api: &Api) -> Self {
        let (written, stop) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let writer = |user: &'static str| {
            let (api, written, stop) = (api.clone(), written.clone(), stop.clone());
            tokio::spawn(async move {
                let mut number = 0;
                while !stop.load(Ordering::Relaxed) {
                    number += 1;
                    let content = format!("{user} number {number}");
                    let answer = api.post(&memories(user), &json!({"content": content})).await.is(201);
                    let (id, place) = (id(&answer.body), place(&answer));
                    let done = Written { user: user.to_owned(), id, content, place };
                    written.lock().unwrap().push(done);
                }
            })
        };
        let writers = USERS.map(writer).into_iter().collect();
        Self { written, stop, writers }
    }

    pub fn so_far(&self) -> Vec<Written> {
        self.written.lock().unwrap().clone()
    }

    /// Waits for that many acknowledgements.
    pub async fn acknowledged(&self, count: usize) {
        let deadline = Instant::now() + PATIENCE;
        while self.written.lock().unwrap().len() < count {
            assert!(Instant::now() < deadline, "{} of {count} writes", self.so_far().len());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Ends the writers after the write under way.
    pub async fn stop(self) -> Vec<Written> {
        self.stop.store(true, Ordering::Relaxed);
        for writer in join_all(self.writers).await {
            writer.expect("a writer ends well");
        }
        self.written.lock().unwrap().clone()
    }
}
