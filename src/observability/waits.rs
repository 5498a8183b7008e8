//! What a request waited for, so that a slow one says where its time went.

use std::{cell::Cell, future::Future, time::Duration};

/// Parts of the time of one request; those of several writes add up.
#[derive(Debug, Clone, Copy, Default)]
pub struct Waits {
    /// For the writer, while earlier writes are done, or for a turn to read.
    pub queue: Duration,
    /// For a lock that others held.
    pub lock: Duration,
    /// For the database to store and commit.
    pub commit: Duration,
    /// For the disk, after the commit.
    pub sync: Duration,
    /// For the read models to catch up.
    pub read: Duration,
}

/// How long something took says nothing about what it did.
impl PartialEq for Waits {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Waits {}

tokio::task_local! {
    static OF_REQUEST: Cell<Waits>;
}

/// Runs a request, and answers what it waited for.
pub async fn measured<T>(request: impl Future<Output = T>) -> (T, Waits) {
    let measured = async {
        let answer = request.await;
        (answer, OF_REQUEST.with(Cell::get))
    };
    OF_REQUEST.scope(Cell::default(), measured).await
}

/// Adds to what the request under way waited for; nothing where there is none.
pub fn note(waits: Waits) {
    let add = |sum: &Cell<Waits>| {
        let before = sum.get();
        sum.set(Waits {
            queue: before.queue + waits.queue,
            lock: before.lock + waits.lock,
            commit: before.commit + waits.commit,
            sync: before.sync + waits.sync,
            read: before.read + waits.read,
        });
    };
    OF_REQUEST.try_with(add).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn waits_add_up_within_a_request_and_nowhere_else() {
        let one =
            Waits { queue: Duration::from_millis(2), sync: Duration::from_millis(1), ..Waits::default() };
        note(one);
        let ((), waits) = measured(async {
            note(one);
            tokio::task::yield_now().await;
            note(Waits { lock: Duration::from_millis(5), ..one });
        })
        .await;
        assert_eq!(waits.queue, Duration::from_millis(4));
        assert_eq!(waits.lock, Duration::from_millis(5));
        assert_eq!(waits.sync, Duration::from_millis(2));
        assert_eq!(measured(async {}).await.1.queue, Duration::ZERO);
    }
}
