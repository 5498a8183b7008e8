//! The runner: looks for runs that nobody works on and works on them, some at once.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use memledger_intelligence::LanguageModel;
use memledger_ledger::{Ledger, LedgerError, runs::RunKey};
use memledger_names as names;
use tokio::{
    sync::{Notify, Semaphore, watch},
    task::{JoinHandle, JoinSet},
};

use super::{
    Trouble,
    execution::{Execution, Worked},
    growing::Growing,
};
use crate::Options;

#[derive(Debug, Clone)]
pub struct RunnerOptions {
    /// Runs under way at once on this node.
    pub concurrency: usize,
    /// How long a run is a node's without a sign of life; then another takes it over.
    pub lease: Duration,
    /// How often to look for runs, beside when it is told of one.
    pub look: Duration,
    /// How often to look at all users, beside those that were just changed.
    pub sweep: Duration,
    /// Claims after which a run is given up.
    pub max_attempts: u32,
    /// Of the work itself.
    pub work: Arc<Options>,
}

impl Default for RunnerOptions {
    fn default() -> Self {
        Self {
            concurrency: 2,
            lease: Duration::from_secs(30),
            look: Duration::from_secs(1),
            sweep: Duration::from_secs(600),
            max_attempts: 10,
            work: Arc::default(),
        }
    }
}

/// First and longest pause before a run that could not go on is taken up again.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Runner {
    execution: Execution,
    options: RunnerOptions,
    /// Runs under way here.
    working: Mutex<HashSet<String>>,
    /// Runs that could not go on: not before when, and how long the pause was.
    resting: Mutex<HashMap<String, (Instant, Duration)>>,
    /// Runs that it was told of, which may not stand in the read model yet.
    told: Mutex<Vec<RunKey>>,
    places: Arc<Semaphore>,
    wake: Notify,
    stopping: watch::Sender<bool>,
    worker: Mutex<Option<JoinHandle<()>>>,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Runner {
    /// Starts the worker. `node` names this process in the log.
    pub fn start(
        ledger: Arc<Ledger>,
        model: Option<Arc<dyn LanguageModel>>,
        node: String,
        options: RunnerOptions,
    ) -> Arc<Self> {
        let execution = Execution {
            ledger,
            model,
            options: options.work.clone(),
            node,
            lease: options.lease,
            max_attempts: options.max_attempts,
            progress: Arc::new(|_, _, _| {}),
        };
        let runner = Arc::new(Self {
            execution,
            working: Mutex::default(),
            resting: Mutex::default(),
            told: Mutex::default(),
            places: Arc::new(Semaphore::new(options.concurrency.max(1))),
            options,
            wake: Notify::new(),
            stopping: watch::Sender::new(false),
            worker: Mutex::default(),
        });
        *locked(&runner.worker) = Some(tokio::spawn(runner.clone().work()));
        runner
    }

    /// There is a run to begin with at once.
    pub fn begin(&self, run: RunKey) {
        locked(&self.told).push(run);
        self.wake.notify_one();
    }

    /// Leaves the runs under way where they are: the next start goes on with them.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        self.wake.notify_one();
        let worker = locked(&self.worker).take();
        if let Some(worker) = worker {
            worker.await.ok();
        }
    }

    async fn work(self: Arc<Self>) {
        let (options, ledger) = (&self.options, self.execution.ledger.clone());
        let growing = Growing { ledger, look: options.look, sweep: options.sweep };
        // Beside the runs, since users may be many and each look may wait; it ends with this.
        let mut looking = JoinSet::new();
        looking.spawn(growing.clone().watch());
        let mut runs = JoinSet::new();
        while !*self.stopping.borrow() {
            if let Err(failed) = self.look(&mut runs).await {
                tracing::warn!(%failed, "requested workflow runs could not be searched for; trying again");
            }
            while let Some(ended) = runs.try_join_next() {
                report(ended);
            }
            // It has no end but a panic.
            while let Some(ended) = looking.try_join_next() {
                tracing::error!(?ended, "the check of users' growth failed; it starts again");
                looking.spawn(growing.clone().watch());
            }
            tokio::select! {
                () = self.wake.notified() => {}
                () = tokio::time::sleep(self.options.look) => {}
            }
        }
        while let Some(ended) = runs.join_next().await {
            report(ended);
        }
    }

    async fn look(self: &Arc<Self>, runs: &mut JoinSet<()>) -> Result<(), LedgerError> {
        locked(&self.resting).retain(|_, (until, pause)| until.elapsed() < *pause * 4);
        let mut open = std::mem::take(&mut *locked(&self.told));
        open.extend(self.execution.ledger.runs.open_runs().await?);
        for run in open {
            if self.rests(&run) || locked(&self.working).contains(&run.run_id) {
                continue;
            }
            // Where all places are taken, the others wait for the next look.
            let Ok(place) = self.places.clone().try_acquire_owned() else { break };
            locked(&self.working).insert(run.run_id.clone());
            let runner = self.clone();
            runs.spawn(async move {
                let working = Working { runner: &runner, run: &run };
                runner.one(&run).await;
                drop(working);
                drop(place);
                runner.wake.notify_one();
            });
        }
        metrics::gauge!(names::RUNS_ACTIVE).set(locked(&self.working).len() as f64);
        Ok(())
    }

    async fn one(&self, run: &RunKey) {
        let mut stopping = self.stopping.subscribe();
        let worked = tokio::select! {
            worked = self.execution.run(run) => Some(worked),
            () = async { stopping.wait_for(|stopping| *stopping).await.map(|_| ()).unwrap_or_default() } => None,
        };
        let Some(worked) = worked else { return self.execution.release(run).await };
        match worked {
            // The next look finds whether it still needs somebody; the read model may not know yet that it has ended.
            Ok(Worked::Ended | Worked::HeldElsewhere) => self.rest(run, self.options.look),
            Err(Trouble::Stopped(why)) => {
                tracing::info!(run = run.run_id, why, "a run continues on another node, or has ended");
                self.rest(run, self.options.look);
            }
            Err(trouble) => {
                let pause = locked(&self.resting).get(&run.run_id).map_or(FIRST_PAUSE, |(_, last)| *last * 2);
                tracing::warn!(run = run.run_id, %trouble, "a run was interrupted; it will be resumed");
                self.rest(run, pause.clamp(FIRST_PAUSE, LONGEST_PAUSE));
            }
        }
    }

    fn rest(&self, run: &RunKey, pause: Duration) {
        locked(&self.resting).insert(run.run_id.clone(), (Instant::now() + pause, pause));
    }

    fn rests(&self, run: &RunKey) -> bool {
        locked(&self.resting).get(&run.run_id).is_some_and(|(until, _)| *until > Instant::now())
    }
}

/// Takes a run off the list of those under way, however its task ends.
struct Working<'a> {
    runner: &'a Runner,
    run: &'a RunKey,
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        locked(&self.runner.working).remove(&self.run.run_id);
    }
}

fn report(ended: Result<(), tokio::task::JoinError>) {
    if let Err(failed) = ended {
        // Its lease ends by itself, and it is taken up again until it is given up.
        tracing::error!(%failed, "a run's task failed");
    }
}
