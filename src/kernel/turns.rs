//! Turns at reading. A credential has few concurrent reads, and fewer while others read: its further requests wait, and those
//! of others come in between.

use std::{
    cell::RefCell,
    collections::HashMap,
    future::Future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_names::waits::{self, Waits};
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    sync::{OwnedSemaphorePermit, Semaphore},
    task::block_in_place,
};

/// Most places of a credential; more are no bound.
const MOST: u32 = 1 << 20;
/// How long others count as active after a request.
const LATELY: Duration = Duration::from_secs(1);

/// The turns of each credential that asks for any at the moment.
pub struct Turns {
    places: u32,
    by: Mutex<CredentialTurns>,
}

#[derive(Default)]
struct CredentialTurns {
    by: HashMap<String, Arc<Semaphore>>,
    /// The last two that differ, the later one first, and when each asked last.
    lately: [Option<(String, Instant)>; 2],
}

impl CredentialTurns {
    /// Whether others asked lately.
    fn is_crowded(&mut self, credential: &str) -> bool {
        let now = Instant::now();
        if self.lately[0].as_ref().is_none_or(|(last, _)| last != credential) {
            self.lately.swap(0, 1);
        }
        self.lately[0] = Some((credential.to_owned(), now));
        self.lately[1].as_ref().is_some_and(|(_, at)| now.duration_since(*at) < LATELY)
    }
}

/// A turn of one request, until it is dropped.
struct Turn {
    turns: Arc<Turns>,
    credential: String,
    /// None only while it ends.
    place: Option<OwnedSemaphorePermit>,
}

impl Turns {
    /// The number of each credential's concurrent reads; a quarter of that while others read.
    pub fn new(most: usize) -> Arc<Self> {
        let places = u32::try_from(most).unwrap_or(u32::MAX).clamp(1, MOST);
        Arc::new(Self { places, by: Mutex::default() })
    }

    fn asking(&self) -> MutexGuard<'_, CredentialTurns> {
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn take(self: &Arc<Self>, credential: &str, alone: bool) -> Turn {
        let (places, many) = {
            let mut asking = self.asking();
            let of_it = || Arc::new(Semaphore::new(self.places as usize));
            let places = asking.by.entry(credential.to_owned()).or_insert_with(of_it).clone();
            let is_crowded = asking.is_crowded(credential);
            (
                places,
                if alone {
                    self.places
                } else if is_crowded {
                    4.min(self.places)
                } else {
                    1
                },
            )
        };
        let waited = Instant::now();
        // It is never closed.
        let place = places.acquire_many_owned(many).await.ok();
        waits::note(Waits { queue: waited.elapsed(), ..Waits::default() });
        Turn { turns: self.clone(), credential: credential.to_owned(), place }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.place = None;
        let mut asking = self.turns.asking();
        // Whoever waits holds it, too.
        if asking.by.get(&self.credential).is_some_and(|places| Arc::strong_count(places) == 1) {
            asking.by.remove(&self.credential);
        }
    }
}

tokio::task_local! {
    static OF_REQUEST: RefCell<Option<Turn>>;
}

/// Runs a request that may take a turn, and ends the turn with it. Within another one, what it runs keeps that one's turn.
pub async fn within<T>(request: impl Future<Output = T>) -> T {
    OF_REQUEST.scope(RefCell::default(), request).await
}

/// Waits for a turn of the request under way, `alone` for one that no other of the credential reads with; none is waited for
/// where the request takes none.
pub async fn take(turns: &Arc<Turns>, credential: &str, alone: bool) {
    let takes_none = OF_REQUEST.try_with(|turn| turn.borrow().is_some()).unwrap_or(true);
    if takes_none {
        return;
    }
    let taken = turns.take(credential, alone).await;
    OF_REQUEST.try_with(|turn| *turn.borrow_mut() = Some(taken)).ok();
}

/// Waits for others, a model or a read model, without keeping the turn from the next request meanwhile.
pub async fn paused<T>(waiting: impl Future<Output = T>) -> T {
    let turn = OF_REQUEST.try_with(|turn| turn.borrow_mut().take()).ok().flatten();
    // The turn itself ends here.
    let Some((turns, credential)) = turn.map(|turn| (turn.turns.clone(), turn.credential.clone())) else {
        return waiting.await;
    };
    let answer = waiting.await;
    take(&turns, &credential, false).await;
    answer
}

/// Runs work that keeps a processor busy for milliseconds. The thread's other requests move to another thread meanwhile.
pub fn at_length<T>(work: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => block_in_place(work),
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    async fn waits(turns: &Arc<Turns>, credential: &str) -> bool {
        timeout(Duration::from_millis(20), turns.take(credential, false)).await.is_err()
    }

    #[tokio::test]
    async fn those_of_one_credential_wait_for_each_other_and_for_nobody_else() {
        let turns = Turns::new(2);
        let first = turns.take("ana", false).await;
        let _second = turns.take("ana", false).await;
        assert!(waits(&turns, "ana").await);
        assert!(!waits(&turns, "bo").await);
        drop(first);
        assert!(waits(&turns, "ana").await, "another one asks, too");
    }

    #[tokio::test]
    async fn whoever_is_alone_has_more() {
        let turns = Turns::new(8);
        let quiet = [turns.take("ana", false).await, turns.take("ana", false).await];
        let _other = turns.take("bo", false).await;
        let _in_a_crowd = turns.take("ana", false).await;
        assert!(waits(&turns, "ana").await);
        assert!(!waits(&turns, "bo").await);
        drop(quiet);
        assert!(!waits(&turns, "ana").await);
    }

    #[tokio::test]
    async fn one_that_reads_alone_waits_for_the_others_and_they_for_it() {
        let turns = Turns::new(4);
        let first = turns.take("ana", false).await;
        assert!(timeout(Duration::from_millis(20), turns.take("ana", true)).await.is_err());
        drop(first);
        let _alone = turns.take("ana", true).await;
        assert!(waits(&turns, "ana").await);
    }

    #[tokio::test]
    async fn a_turn_is_free_while_others_are_waited_for_and_ends_with_its_request() {
        let turns = Turns::new(1);
        let request = async {
            take(&turns, "ana", false).await;
            assert!(waits(&turns, "ana").await);
            assert!(!paused(waits(&turns, "ana")).await);
            assert!(waits(&turns, "ana").await, "it is taken again");
        };
        within(request).await;
        assert!(turns.asking().by.is_empty(), "an idle credential takes no memory");
        // Outside of a request there is none.
        take(&turns, "ana", false).await;
        assert!(!waits(&turns, "ana").await);
    }
}
