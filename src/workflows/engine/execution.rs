//! One run on this node: claimed, its open steps done in order, ended.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use async_trait::async_trait;
use memledger_intelligence::{LanguageModel, Usage};
use memledger_ledger::{
    Ledger,
    runs::{RunKey, RunUsage},
};

use super::{Answers, Definition, Figures, StepSpec, Trouble, Work};
use crate::Options;

/// How often a step under way looks whether its run was ended: what it asks a model until then may be of a text that was
/// purged, and costs.
const LOOK_FOR_END: Duration = Duration::from_millis(250);

/// Told of each step that begins, and how much of it is done, of how much.
pub type Watch = Arc<dyn Fn(&StepSpec, u64, u64) + Send + Sync>;

/// What a node works on runs with.
#[derive(Clone)]
pub struct Execution {
    /// Those that there are.
    pub workflows: &'static [Definition],
    pub ledger: Arc<Ledger>,
    /// None where rules decide.
    pub model: Option<Arc<dyn LanguageModel>>,
    pub options: Arc<Options>,
    /// Names the node in the log.
    pub node: String,
    /// How long a run is this node's without a sign of life.
    pub lease: Duration,
    /// Claims after which a run is given up.
    pub max_attempts: u32,
    /// Memories that wait to be added once there is room for them.
    pub incoming: usize,
    pub progress: Watch,
}

/// How work on a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worked {
    /// The run has ended, one way or another.
    Ended,
    /// Another node works on it.
    HeldElsewhere,
}

impl Execution {
    /// Works on the run until it ends or can't go on here. Dropped in the middle, the run goes on elsewhere once
    /// the lease is over.
    pub async fn run(&self, run: &RunKey) -> Result<Worked, Trouble> {
        if !self.ledger.runs.lease_run(run, &self.node, self.lease).await? {
            return Ok(Worked::HeldElsewhere);
        }
        let worked = tokio::select! {
            worked = self.work(run) => worked,
            lost = self.keep_lease(run) => Err(lost),
        };
        self.release(run).await;
        worked.map(|()| Worked::Ended)
    }

    pub(super) async fn release(&self, run: &RunKey) {
        if let Err(failed) = self.ledger.runs.release_run(run, &self.node).await {
            tracing::warn!(run = run.run_id, %failed, "a lease could not be released; it expires by itself");
        }
    }

    /// Renews the lease for as long as it can; what ends it.
    async fn keep_lease(&self, run: &RunKey) -> Trouble {
        let mut held_until = tokio::time::Instant::now() + self.lease;
        loop {
            tokio::time::sleep(self.lease / 4).await;
            match self.ledger.runs.lease_run(run, &self.node, self.lease).await {
                Ok(true) => held_until = tokio::time::Instant::now() + self.lease,
                Ok(false) => return Trouble::Stopped("another node took over the run".to_owned()),
                Err(failed) if tokio::time::Instant::now() >= held_until => {
                    return Trouble::Later(format!("the lease could not be renewed: {failed}"));
                }
                Err(failed) => tracing::warn!(run = run.run_id, %failed, "a lease could not be renewed"),
            }
        }
    }

    async fn work(&self, run: &RunKey) -> Result<(), Trouble> {
        let attempt = self.ledger.runs.claim_run(run, &self.node).await?;
        let Some(definition) = self.workflows.iter().find(|definition| definition.name == run.workflow)
        else {
            return Ok(self.ledger.runs.fail_run(run, attempt, None, "unknown_workflow", None).await?);
        };
        if attempt > self.max_attempts {
            tracing::error!(run = run.run_id, attempt, "a run failed for good: its attempts are used up");
            return Ok(self.ledger.runs.fail_run(run, attempt, None, "gave_up", None).await?);
        }
        match self.steps(run, attempt, definition).await {
            Ok(figures) => {
                self.ledger.runs.complete_run(run, attempt, figures).await?;
                tracing::info!(run = run.run_id, workflow = run.workflow, "a run is completed");
                Ok(())
            }
            Err((step, Trouble::Failed { code, what })) => {
                tracing::warn!(run = run.run_id, step, code, what, "a run failed");
                Ok(self.ledger.runs.fail_run(run, attempt, step, code, Some(&what)).await?)
            }
            Err((_, trouble)) => Err(trouble),
        }
    }

    /// The figures of the last step, or the step that failed.
    async fn steps(
        &self,
        run: &RunKey,
        attempt: u32,
        definition: &Definition,
    ) -> Result<Figures, (Option<&'static str>, Trouble)> {
        let before = |trouble| (None, trouble);
        let states = self.ledger.runs.run_steps(run).await.map_err(|e| before(e.into()))?.unwrap_or_default();
        let done = states.into_iter().filter(|state| state.completed);
        let mut figures: BTreeMap<String, Figures> = done.map(|state| (state.name, state.figures)).collect();
        let workflow = (definition.begin)();
        let mut last = Figures::new();
        for spec in definition.steps {
            if let Some(known) = figures.get(spec.name) {
                last.clone_from(known);
                continue;
            }
            let during = |trouble: Trouble| (Some(spec.name), trouble);
            (self.progress)(spec, 0, 0);
            let started = self.ledger.runs.start_step(run, attempt, spec.name, spec.cancellable).await;
            started.map_err(|e| before(e.into()))?;
            let work = self.work_of(run, attempt, spec, figures.clone());
            // What ends the run from outside, a purge above all, ends the questions that are under way.
            last = tokio::select! {
                done = workflow.step(spec.name, &work) => done.map_err(during)?,
                ended = self.until_ended(run) => return Err(before(ended)),
            };
            let completed = self.ledger.runs.complete_step(run, attempt, spec.name, last.clone()).await;
            completed.map_err(|e| before(e.into()))?;
            figures.insert(spec.name.to_owned(), last.clone());
        }
        Ok(last)
    }

    /// Looks whether the run was ended. Where that can't be known now, the step finds out when it ends.
    async fn until_ended(&self, run: &RunKey) -> Trouble {
        loop {
            tokio::time::sleep(LOOK_FOR_END).await;
            match self.ledger.runs.run_steps(run).await {
                Ok(None) => return Trouble::Stopped("the run was ended".to_owned()),
                Ok(Some(_)) => {}
                Err(failed) => tracing::debug!(run = run.run_id, %failed, "a run could not be read"),
            }
        }
    }

    fn work_of(
        &self,
        run: &RunKey,
        attempt: u32,
        spec: &StepSpec,
        figures: BTreeMap<String, Figures>,
    ) -> Work {
        let (progress, spec) = (self.progress.clone(), *spec);
        Work {
            ledger: self.ledger.clone(),
            model: self.model.clone(),
            options: self.options.clone(),
            incoming: self.incoming,
            run: run.clone(),
            answers: Arc::new(Recorded { ledger: self.ledger.clone(), run: run.clone(), attempt }),
            figures,
            progress: Arc::new(move |done, of| progress(&spec, done, of)),
        }
    }
}

/// Answers in the log, their texts beside it.
struct Recorded {
    ledger: Arc<Ledger>,
    run: RunKey,
    attempt: u32,
}

#[async_trait]
impl Answers for Recorded {
    fn classified(&self, batch: Option<bool>) {
        self.ledger.runs.run_classified(&self.run, batch);
    }

    async fn items(&self, step: &str) -> Result<Vec<u32>, Trouble> {
        Ok(self.ledger.runs.answered_items(&self.run, step).await?)
    }

    async fn get(&self, step: &str, item: u32) -> Result<Option<String>, Trouble> {
        Ok(self.ledger.runs.run_answer(&self.run, step, item).await?)
    }

    async fn put(
        &self,
        step: &str,
        item: u32,
        body: serde_json::Value,
        usage: Usage,
        fallback: bool,
    ) -> Result<(), Trouble> {
        let usage = RunUsage {
            completion_tokens: usage.completion_tokens,
            cost_micros: usage.cost_micros,
            prompt_tokens: usage.prompt_tokens,
            requests: usage.requests,
        };
        let recorded =
            self.ledger.runs.record_answer(&self.run, self.attempt, step, item, body, usage, fallback);
        Ok(recorded.await?)
    }
}
