//! Work of which one run serves every request that came before it began.

use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;

#[derive(Default)]
pub(super) struct Together {
    /// Requests so far.
    requested: AtomicU64,
    /// How many of them the last successful run had seen when it began; held by the run under way.
    served: Mutex<u64>,
}

impl Together {
    /// Runs the work, unless a run that began after this request did it. Those who wait for a run under way share the
    /// next one.
    pub async fn run<E>(&self, work: impl AsyncFnOnce() -> Result<(), E>) -> Result<(), E> {
        let mine = self.requested.fetch_add(1, Ordering::SeqCst) + 1;
        let mut served = self.served.lock().await;
        if *served >= mine {
            return Ok(());
        }
        let seen = self.requested.load(Ordering::SeqCst);
        work().await?;
        *served = seen;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use tokio::{sync::Notify, task::JoinSet};

    use super::*;

    #[derive(Default)]
    struct World {
        together: Together,
        runs: AtomicU64,
        first_may_end: Notify,
    }

    impl World {
        async fn ask(self: Arc<Self>, fails: bool) -> Result<(), &'static str> {
            let work = async || {
                if self.runs.fetch_add(1, Ordering::SeqCst) == 0 {
                    self.first_may_end.notified().await;
                }
                if fails { Err("locked") } else { Ok(()) }
            };
            self.together.run(work).await
        }
    }

    #[tokio::test]
    async fn requests_during_a_run_share_the_next_one() {
        let world = Arc::new(World::default());
        let mut asking = JoinSet::new();
        asking.spawn(world.clone().ask(false));
        tokio::time::sleep(Duration::from_millis(20)).await;
        // The run under way began before these, so it does nothing for them.
        (0..20).for_each(|_| _ = asking.spawn(world.clone().ask(false)));
        tokio::time::sleep(Duration::from_millis(20)).await;
        world.first_may_end.notify_one();
        assert_eq!(asking.join_all().await, [Ok(()); 21]);
        assert_eq!(world.runs.load(Ordering::SeqCst), 2);
        world.clone().ask(false).await.unwrap();
        assert_eq!(world.runs.load(Ordering::SeqCst), 3, "an earlier run serves no later request");
    }

    #[tokio::test]
    async fn a_run_that_failed_serves_nobody() {
        let world = Arc::new(World::default());
        let mut asking = JoinSet::new();
        world.first_may_end.notify_one();
        (0..3).for_each(|_| _ = asking.spawn(world.clone().ask(true)));
        assert_eq!(asking.join_all().await, [Err("locked"); 3]);
        assert_eq!(world.runs.load(Ordering::SeqCst), 3);
    }
}
