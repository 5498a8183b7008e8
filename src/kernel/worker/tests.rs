use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use tokio::{sync::Notify, time::Instant};

use super::*;

const SHORT: Duration = Duration::from_millis(10);
const LONG: Duration = Duration::from_secs(3_600);

/// What a task of the tests does in its rounds, and when it did them.
#[derive(Default)]
struct Log {
    rounds: Mutex<Vec<Instant>>,
    ends: AtomicUsize,
    moved: Notify,
}

impl Log {
    fn rounds(&self) -> usize {
        locked(&self.rounds).len()
    }

    async fn reach(&self, rounds: usize) {
        let reached = async {
            while self.rounds() < rounds {
                tokio::time::timeout(SHORT, self.moved.notified()).await.ok();
            }
        };
        tokio::time::timeout(Duration::from_secs(30), reached).await.expect("the worker works");
    }
}

struct Steps<F>(Arc<Log>, F);

#[async_trait]
impl<F, R> Task for Steps<F>
where
    F: FnMut(usize, StopSignal) -> R + Send + 'static,
    R: Future<Output = Result<Next, LedgerError>> + Send,
{
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        locked(&self.0.rounds).push(Instant::now());
        self.0.moved.notify_one();
        (self.1)(self.0.rounds(), stop.clone()).await
    }

    async fn end(&mut self) {
        self.0.ends.fetch_add(1, Ordering::Relaxed);
    }
}

/// A worker whose rounds end as the closure says.
fn answering(
    schedule: Schedule,
    next: impl Fn(usize) -> Result<Next, LedgerError> + Send + 'static,
) -> (Worker, Arc<Log>) {
    let log = Arc::new(Log::default());
    let worker = Worker::start(schedule, Steps(log.clone(), move |round, _| std::future::ready(next(round))));
    (worker, log)
}

#[tokio::test]
async fn a_worker_works_at_once_and_again_in_each_interval() {
    let (worker, log) = answering(Schedule::every("test", SHORT), |_| Ok(Next::Wait));
    log.reach(3).await;
    worker.stop().await;
    let (ended, rounds) = (worker.has_ended(), log.rounds());
    tokio::time::sleep(SHORT * 3).await;
    assert!(ended && log.rounds() == rounds, "it works on after the stop");
    assert_eq!(log.ends.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_worker_may_wait_first() {
    let wake = Arc::new(Notify::new());
    let schedule =
        Schedule { waits_first: true, woken_by: Some(wake.clone()), ..Schedule::every("test", LONG) };
    let (worker, log) = answering(schedule, |_| Ok(Next::Wait));
    tokio::time::sleep(SHORT * 3).await;
    assert_eq!(log.rounds(), 0);
    wake.notify_one();
    log.reach(1).await;
    worker.stop().await;
}

#[tokio::test]
async fn what_wakes_a_worker_in_a_round_brings_another() {
    let wake = Arc::new(Notify::new());
    let schedule = Schedule { woken_by: Some(wake.clone()), ..Schedule::every("test", LONG) };
    let (worker, log) = answering(schedule, {
        let wake = wake.clone();
        move |round| {
            if round == 1 {
                // As a projector does, which keeps it for nobody.
                wake.notify_waiters();
            }
            Ok(Next::Wait)
        }
    });
    log.reach(2).await;
    wake.notify_one();
    log.reach(3).await;
    worker.stop().await;
}

#[tokio::test]
async fn a_pause_is_not_cut_short_by_a_signal() {
    let wake = Arc::new(Notify::new());
    let schedule = Schedule { woken_by: Some(wake.clone()), ..Schedule::every("test", LONG) };
    let (worker, log) = answering(schedule, |_| Ok(Next::Pause(LONG)));
    log.reach(1).await;
    wake.notify_one();
    tokio::time::sleep(SHORT * 3).await;
    assert_eq!(log.rounds(), 1);
    worker.stop().await;
}

#[tokio::test]
async fn pauses_after_failures_grow_up_to_a_limit_and_begin_anew() {
    let schedule = Schedule { longest_pause: SHORT * 4, ..Schedule::every("test", SHORT) };
    let (worker, log) = answering(schedule, |round| match round {
        1..=5 => Err(LedgerError::Unavailable("not yet".into())),
        6 => Ok(Next::Again),
        7 => Err(LedgerError::Unavailable("once more".into())),
        _ => Ok(Next::Pause(LONG)),
    });
    log.reach(8).await;
    worker.stop().await;
    let rounds = locked(&log.rounds).clone();
    let pauses: Vec<Duration> = rounds.windows(2).map(|two| two[1] - two[0]).collect();
    let least = [1, 2, 4, 4, 4, 0, 1].map(|times| SHORT * times);
    assert!(pauses.iter().zip(least).all(|(pause, least)| *pause >= least), "{pauses:?}");
    assert!(pauses.iter().sum::<Duration>() < Duration::from_secs(5), "there is a limit: {pauses:?}");
}

#[tokio::test]
async fn a_stop_waits_for_the_round_under_way() {
    let log = Arc::new(Log::default());
    let finished = Arc::new(AtomicUsize::new(0));
    let round = {
        let finished = finished.clone();
        move |_, stop: StopSignal| {
            let finished = finished.clone();
            async move {
                stop.requested().await;
                tokio::time::sleep(SHORT).await;
                finished.fetch_add(1, Ordering::Relaxed);
                Ok(Next::Again)
            }
        }
    };
    let worker = Worker::start(Schedule::every("test", SHORT), Steps(log.clone(), round));
    log.reach(1).await;
    worker.stop().await;
    assert_eq!((finished.load(Ordering::Relaxed), log.ends.load(Ordering::Relaxed)), (1, 1));
    assert_eq!(log.rounds(), 1, "no round begins after the request");
}

#[tokio::test]
async fn a_stop_may_drop_the_round_under_way() {
    let log = Arc::new(Log::default());
    let schedule = Schedule { drops_round: true, ..Schedule::every("test", SHORT) };
    let worker = Worker::start(schedule, Steps(log.clone(), |_, _| std::future::pending()));
    log.reach(1).await;
    tokio::time::timeout(Duration::from_secs(30), worker.stop()).await.expect("it waits for no answer");
    assert_eq!(log.ends.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_worker_that_is_dropped_ends() {
    let (worker, log) = answering(Schedule::every("test", LONG), |_| Ok(Next::Wait));
    log.reach(1).await;
    drop(worker);
    let ended = async {
        while log.ends.load(Ordering::Relaxed) == 0 {
            tokio::time::sleep(SHORT).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ended).await.expect("it ends");
}

#[tokio::test]
async fn a_task_that_panics_or_has_no_more_to_do_has_ended() {
    for next in [|_| Ok(Next::End), |_| panic!("by design")] {
        let (worker, log) = answering(Schedule::every("test", SHORT), next);
        log.reach(1).await;
        let ended = async {
            while !worker.has_ended() {
                tokio::time::sleep(SHORT).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), ended).await.expect("it is known to have ended");
        worker.stop().await;
        assert_eq!(log.rounds(), 1);
    }
}
