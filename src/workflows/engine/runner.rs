//! The runner: looks for runs that nobody works on and works on them, some at once.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_intelligence::LanguageModel;
use memledger_ledger::{
    Ledger, LedgerError,
    runs::RunKey,
    worker::{Next, Schedule, StopSignal, Task, Worker},
};
use memledger_names as names;
use tokio::{
    sync::{Notify, Semaphore},
    task::JoinSet,
};

use super::{
    Definition, Trouble,
    execution::{Execution, Worked},
    growing::Growing,
    making_room::RoomByRuns,
    scheduling::Scheduling,
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
    wake: Arc<Notify>,
    worker: OnceLock<Worker>,
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Runner {
    /// Starts the worker. `node` names this process in the log.
    pub fn start(
        workflows: &'static [Definition],
        ledger: Arc<Ledger>,
        model: Option<Arc<dyn LanguageModel>>,
        node: String,
        options: RunnerOptions,
    ) -> Arc<Self> {
        let execution = Execution {
            workflows,
            ledger,
            model,
            options: options.work.clone(),
            node,
            lease: options.lease,
            max_attempts: options.max_attempts,
            incoming: 0,
            progress: Arc::new(|_, _, _| {}),
        };
        let runner = Arc::new(Self {
            execution,
            working: Mutex::default(),
            resting: Mutex::default(),
            told: Mutex::default(),
            places: Arc::new(Semaphore::new(options.concurrency.max(1))),
            options,
            wake: Arc::default(),
            worker: OnceLock::new(),
        });
        let schedule = Schedule {
            woken_by: Some(runner.wake.clone()),
            ..Schedule::every("workflow runs", runner.options.look)
        };
        let (growing, scheduling) = (runner.watch_growth(), runner.watch_schedule());
        let task = RunnerTask { runner: runner.clone(), growing, scheduling, runs: JoinSet::new() };
        runner.worker.get_or_init(|| Worker::start(schedule, task));
        runner.ledger().memories.use_room_maker(Arc::new(RoomByRuns::of(&runner)));
        runner
    }

    pub(crate) fn execution(&self) -> &Execution {
        &self.execution
    }

    pub fn ledger(&self) -> &Arc<Ledger> {
        &self.execution.ledger
    }

    /// There is a run to begin with at once.
    pub fn begin(&self, run: RunKey) {
        locked(&self.told).push(run);
        self.wake.notify_one();
    }

    /// Leaves the runs under way where they are: the next start goes on with them.
    pub async fn stop(&self) {
        if let Some(worker) = self.worker.get() {
            worker.stop().await;
        }
    }

    /// Beside the runs, since users may be many and each look may wait.
    fn watch_growth(&self) -> Worker {
        let Execution { workflows, ledger, .. } = &self.execution;
        Growing::watch(workflows, ledger.clone(), self.options.look, self.options.sweep)
    }

    fn watch_schedule(&self) -> Worker {
        Scheduling::watch(self.execution.clone(), self.options.look, self.options.sweep)
    }

    async fn look(self: &Arc<Self>, runs: &mut JoinSet<()>, stop: &StopSignal) -> Result<(), LedgerError> {
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
            let (runner, stop) = (self.clone(), stop.clone());
            runs.spawn(async move {
                let working = Working { runner: &runner, run: &run };
                runner.one(&run, &stop).await;
                drop(working);
                drop(place);
                runner.wake.notify_one();
            });
        }
        metrics::gauge!(names::RUNS_ACTIVE).set(locked(&self.working).len() as f64);
        Ok(())
    }

    async fn one(&self, run: &RunKey, stop: &StopSignal) {
        let worked = tokio::select! {
            worked = self.execution.run(run) => Some(worked),
            () = stop.requested() => None,
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

/// The runner's task.
struct RunnerTask {
    runner: Arc<Runner>,
    growing: Worker,
    scheduling: Worker,
    runs: JoinSet<()>,
}

#[async_trait]
impl Task for RunnerTask {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        let looked = self.runner.look(&mut self.runs, stop).await;
        while let Some(ended) = self.runs.try_join_next() {
            report(ended);
        }
        // It has no end but a panic, and begins anew.
        if self.growing.has_ended() {
            tracing::error!("the check of users' growth failed; it starts again");
            self.growing = self.runner.watch_growth();
        }
        if self.scheduling.has_ended() {
            tracing::error!("the schedule of workflows failed; it starts again");
            self.scheduling = self.runner.watch_schedule();
        }
        looked.map(|()| Next::Wait)
    }

    async fn end(&mut self) {
        while let Some(ended) = self.runs.join_next().await {
            report(ended);
        }
        self.growing.stop().await;
        self.scheduling.stop().await;
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
