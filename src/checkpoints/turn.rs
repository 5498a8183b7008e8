//! Writers of one thread, one after the other: at the same time they would only make each other try again.

use std::hash::{BuildHasher, RandomState};

use tokio::sync::{Mutex, MutexGuard};

use crate::{Checkpoints, thread_key::ThreadKey};

/// Threads share so many turns.
const TURNS: usize = 1_024;

pub struct Turns {
    turns: Vec<Mutex<()>>,
    hasher: RandomState,
}

impl Default for Turns {
    fn default() -> Self {
        Self { turns: (0..TURNS).map(|_| Mutex::default()).collect(), hasher: RandomState::new() }
    }
}

impl Checkpoints {
    /// The turn of a thread's writer, until it is dropped. Other processes take none.
    pub(crate) async fn turn(&self, thread: &ThreadKey) -> MutexGuard<'_, ()> {
        let at = self.turns.hasher.hash_one(thread) as usize % TURNS;
        self.turns.turns[at].lock().await
    }
}
