//! Runs of workflows, of which one line stands for all that they changed.

use std::collections::BTreeSet;

use memledger_aggregates::workflow_run::RunStatus;
use memledger_kernel::LedgerError;
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    changes::{
        delta::DeltaEvent,
        header::{Bullet, What},
    },
    runs::{self, Run},
};

use super::change::ReportedChange;
use crate::Memories;

/// What a run's line weighs: as much as a memory of importance 3 that was replaced.
const WEIGHT: f64 = 4.0;

/// A run, or its undoing.
pub(super) struct ToldRun {
    run_id: String,
    actor: String,
    workflow: String,
    figures: Option<(i64, i64)>,
    is_taken_back: bool,
    is_restorable: bool,
}

impl ToldRun {
    /// Whether nothing but this changed the memory.
    pub fn holds(&self, told: &ReportedChange) -> bool {
        told.change.by_run.as_deref() == Some(&self.run_id) && told.change.actor == self.actor
    }

    pub fn bullet(&self, told: &[&ReportedChange], default_bank: &str) -> Bullet {
        Bullet {
            what: What::Run {
                run_id: self.run_id.clone(),
                workflow: self.workflow.clone(),
                figures: self.figures,
                is_taken_back: self.is_taken_back,
                is_restorable: self.is_restorable,
                labels: told.iter().map(|told| told.label(default_bank)).collect(),
            },
            rev: told.iter().map(|told| told.change.rev).max().unwrap_or_default(),
            label: String::new(),
            weight: WEIGHT,
        }
    }
}

impl Memories {
    /// The runs that changed what is told.
    pub(super) async fn told_runs(
        &self,
        user: &UserKey,
        told: &[ReportedChange],
        scope: &Scope,
    ) -> Result<Vec<ToldRun>, LedgerError> {
        let by_run = |told: &ReportedChange| {
            // What was made under a run's id is of a run only where the run made it.
            let is_ours =
                told.change.event != DeltaEvent::Created || told.change.actor.starts_with("workflow:");
            told.change.by_run.clone().filter(|_| is_ours).map(|run_id| (run_id, told.change.actor.clone()))
        };
        let named: BTreeSet<(String, String)> = told.iter().filter_map(by_run).collect();
        if named.is_empty() {
            return Ok(Vec::new());
        }
        let ids: BTreeSet<&str> = named.iter().map(|(run_id, _)| run_id.as_str()).collect();
        let query = runs::of_user(user, &ids.into_iter().collect::<Vec<_>>());
        let found = runs::read(&self.core.store.query(&query.sql, query.parameters).await?)?;
        let told = |(run_id, actor): (String, String)| {
            let (_, run) = found.iter().find(|(_, run)| run.run_id == run_id)?;
            Some(told_run(run, run_id, actor, scope))
        };
        Ok(named.into_iter().filter_map(told).collect())
    }
}

fn told_run(run: &Run, run_id: String, actor: String, scope: &Scope) -> ToldRun {
    let figure = |name: &str| run.figures.get(name).copied();
    let figures = figure("memories_before").zip(figure("memories_after"));
    // How many memories there are is told to those who may see all of them.
    let figures = figures.filter(|_| run.status == RunStatus::Completed && *scope == Scope::Every);
    let is_taken_back = actor != format!("workflow:{}", run.workflow);
    let is_restorable = !run.status.is_active();
    ToldRun { run_id, actor, workflow: run.workflow.clone(), figures, is_taken_back, is_restorable }
}
