//! What a request waited for, so that a slow one says where its time went.

use std::{
    cell::Cell,
    future::{Future, poll_fn},
    pin::pin,
    time::Duration,
};

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

thread_local! {
    /// Of the request that this thread works on right now.
    static OF_REQUEST: Cell<Option<Waits>> = const { Cell::new(None) };
}

/// A turn of a thread with a request. At its end the thread has what it had before, even after a panic.
struct Turn {
    before: Option<Waits>,
}

impl Turn {
    fn begin(waits: Waits) -> Self {
        Self { before: OF_REQUEST.replace(Some(waits)) }
    }

    /// What the request has waited for until now.
    fn end(self) -> Waits {
        OF_REQUEST.get().unwrap_or_default()
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        OF_REQUEST.set(self.before);
    }
}

/// Runs a request, and answers what it waited for.
pub async fn measured<T>(request: impl Future<Output = T>) -> (T, Waits) {
    let mut request = pin!(request);
    let mut waits = Waits::default();
    let answer = poll_fn(|context| {
        let turn = Turn::begin(waits);
        let polled = request.as_mut().poll(context);
        waits = turn.end();
        polled
    })
    .await;
    (answer, waits)
}

/// Adds to what the request under way waited for; nothing where there is none.
pub fn note(waits: Waits) {
    let Some(before) = OF_REQUEST.get() else { return };
    OF_REQUEST.set(Some(Waits {
        queue: before.queue + waits.queue,
        lock: before.lock + waits.lock,
        commit: before.commit + waits.commit,
        sync: before.sync + waits.sync,
        read: before.read + waits.read,
    }));
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

    #[tokio::test]
    async fn a_request_that_panics_leaves_nothing_to_the_next_one() {
        let one = Waits { queue: Duration::from_millis(2), ..Waits::default() };
        let panics = tokio::spawn(measured(async move {
            note(one);
            panic!("on purpose");
        }));
        assert!(panics.await.is_err());
        assert!(OF_REQUEST.get().is_none());
    }

    #[tokio::test]
    async fn requests_that_take_turns_on_a_thread_are_measured_apart() {
        let waits = |milliseconds| Waits { lock: Duration::from_millis(milliseconds), ..Waits::default() };
        let request = |milliseconds| {
            measured(async move {
                note(waits(milliseconds));
                tokio::task::yield_now().await;
                note(waits(milliseconds));
            })
        };
        let (((), one), ((), other)) = tokio::join!(request(1), request(10));
        assert_eq!((one.lock, other.lock), (Duration::from_millis(2), Duration::from_millis(20)));
    }
}
