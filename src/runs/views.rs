//! Runs as people and machines see them.

use std::collections::BTreeMap;

use memledger_aggregates::{Timestamp, workflow_run::StepStatus};
use memledger_kernel::time::rfc3339;
use memledger_projections::runs::{Run, RunTotals};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// One run, at a glance.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunSummary {
    pub run_id: String,
    pub workflow: String,
    pub user_id: String,
    /// requested, running, completed, failed or cancelled.
    pub status: String,
    /// manual, growth, command_line or schedule.
    pub trigger: String,
    pub requested_by: String,
    pub requested_at: String,
    /// When a node started it.
    pub started_at: Option<String>,
    pub completed_at: Option<String>,
    pub duration_ms: Option<i64>,
    /// The step under way or next, counted from 1; the last one if all are completed.
    pub step: usize,
    /// Its name.
    pub step_name: String,
    pub total_steps: usize,
    /// Completed steps in per cent.
    pub progress: usize,
    /// Memories before and after; set once it is completed.
    pub before_count: Option<i64>,
    pub after_count: Option<i64>,
    pub reduction_percent: Option<f64>,
    /// A code, of a run that failed.
    pub error: Option<String>,
    /// Why it failed, in words, if more is known than the code.
    pub reason: Option<String>,
    /// Results of the completed steps.
    pub stats: BTreeMap<String, i64>,
    pub restored_at: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunStepView {
    pub name: String,
    /// waiting, started, completed or failed.
    pub status: String,
    pub started_at: Option<String>,
    pub completed_at: Option<String>,
    pub duration_ms: Option<u64>,
    /// Answers recorded so far.
    pub answers: u64,
    pub figures: BTreeMap<String, i64>,
}

/// Everything about one run, except the texts of its answers.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunDetails {
    #[serde(flatten)]
    pub run: RunSummary,
    pub steps: Vec<RunStepView>,
    pub attempt: u32,
    /// The node that last worked on it.
    pub node: Option<String>,
    pub metrics: RunMetrics,
    pub figures: BTreeMap<String, i64>,
    pub restored_by: Option<String>,
    pub restored_figures: BTreeMap<String, i64>,
    /// Its model replies and decisions were destroyed with a memory's contents.
    pub answers_erased: bool,
}

/// A run's use of a model.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunMetrics {
    pub requests: u64,
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
    pub total_tokens: u64,
    /// In the currency that prices are configured in.
    pub cost: f64,
    /// Answers by rule, because the model gave none.
    pub fallbacks: u64,
}

/// An answer that a run keeps.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RunAnswer {
    pub run_id: String,
    pub step: String,
    pub item: u32,
    pub fallback: bool,
    pub body: Value,
}

/// Runs of one workflow and status, summed up.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunStatsView {
    pub workflow: String,
    pub status: String,
    pub runs: i64,
    pub average_duration_ms: i64,
    /// Memories before and after, of all these runs.
    pub before_count: i64,
    pub after_count: i64,
    pub prompt_tokens: i64,
    pub completion_tokens: i64,
    pub cost: f64,
}

fn time(at: Option<i64>) -> Option<String> {
    at.map(|at| rfc3339(Timestamp(at)))
}

/// In per cent, to one decimal.
pub fn reduction(before: i64, after: i64) -> f64 {
    if before <= 0 {
        return 0.0;
    }
    ((before - after) as f64 * 1_000.0 / before as f64).round() / 10.0
}

impl RunSummary {
    pub(super) fn of(user_id: &str, run: &Run, reason: Option<String>) -> Self {
        let total = run.steps.len();
        let done = run.steps.iter().filter(|step| step.status == StepStatus::Completed).count();
        let current = run.current_step().min(total.saturating_sub(1));
        let (before, after) = (run.figure("memories_before"), run.figure("memories_after"));
        let stats = run.steps.iter().flat_map(|step| {
            step.figures.iter().map(|(name, figure)| (format!("{}.{name}", step.name), *figure))
        });
        Self {
            run_id: run.run_id.clone(),
            workflow: run.workflow.clone(),
            user_id: user_id.to_owned(),
            status: run.status.to_string(),
            trigger: run.trigger.to_string(),
            requested_by: run.requested_by.clone(),
            requested_at: rfc3339(Timestamp(run.requested_at)),
            started_at: time(run.started_at),
            completed_at: time(run.ended_at),
            duration_ms: run.ended_at.map(|at| (at - run.requested_at).max(0) / 1_000),
            step: current + 1,
            step_name: run.steps.get(current).map(|step| step.name.clone()).unwrap_or_default(),
            total_steps: total,
            progress: done * 100 / total.max(1),
            before_count: before,
            after_count: after,
            reduction_percent: before.zip(after).map(|(before, after)| reduction(before, after)),
            error: run.error.clone(),
            reason,
            stats: stats.collect(),
            restored_at: time(run.restored_at),
        }
    }
}

impl RunDetails {
    pub(super) fn of(user_id: &str, run: &Run, reason: Option<String>) -> Self {
        let step = |step: &memledger_projections::runs::RunStep| RunStepView {
            name: step.name.clone(),
            status: step.status.to_string(),
            started_at: time(step.started_at),
            completed_at: time(step.completed_at),
            duration_ms: step.duration_ms,
            answers: step.answers,
            figures: step.figures.clone(),
        };
        let usage = run.usage;
        Self {
            run: RunSummary::of(user_id, run, reason),
            steps: run.steps.iter().map(step).collect(),
            attempt: run.attempt,
            node: run.node.clone(),
            metrics: RunMetrics {
                requests: usage.requests,
                prompt_tokens: usage.prompt_tokens,
                completion_tokens: usage.completion_tokens,
                total_tokens: usage.prompt_tokens + usage.completion_tokens,
                cost: usage.cost_micros as f64 / 1e6,
                fallbacks: run.fallbacks,
            },
            figures: run.figures.clone(),
            restored_by: run.restored_by.clone(),
            restored_figures: run.restored_figures.clone(),
            answers_erased: run.answers_erased,
        }
    }
}

impl RunStatsView {
    pub(super) fn of(totals: RunTotals) -> Self {
        Self {
            workflow: totals.workflow,
            status: totals.status,
            runs: totals.runs,
            average_duration_ms: totals.duration_ms / totals.runs.max(1),
            before_count: totals.before_count,
            after_count: totals.after_count,
            prompt_tokens: totals.prompt_tokens,
            completion_tokens: totals.completion_tokens,
            cost: totals.cost_micros as f64 / 1e6,
        }
    }
}
