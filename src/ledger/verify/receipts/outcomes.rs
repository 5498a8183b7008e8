//! What a receipt keeps of an answer, held against what the events of its command say.

use cqrs_es::Aggregate;
use memledger_aggregates::{settings::Settings, workflow_run::WorkflowRuns};
use serde_json::{Value, json};

use crate::{identity::ACCOUNT, runs::CONFIG};

/// The figures that a workflow's save and its undoing keep. Each event of them counts under one.
const OF_RUN: [&str; 6] = ["deleted", "merged_groups", "merged_away", "rewritten", "restored", "archived"];

/// Whether the actor of an event can have used that credential. Which of an agent's it was, the log does not tell.
pub fn may_be_of(actor: &str, credential: &str) -> bool {
    match actor.split_once(':') {
        Some(("agent", _)) => true,
        Some((_, own)) => credential.strip_prefix(ACCOUNT).unwrap_or(credential) == own,
        None => false,
    }
}

/// What the outcome of a run's command to a book should be and is not; `events` is how many it made, which end at `rev`.
pub fn wrong_of_run(outcome: &Value, events: i64, rev: u64) -> Option<String> {
    let said = outcome.get("last_rev").or_else(|| outcome.get("rev"));
    if said != Some(&json!(rev)) {
        return Some(format!("its outcome is {outcome}, its events end at rev {rev}"));
    }
    let begins = i64::try_from(rev).ok()? + 1 - events;
    let figures = OF_RUN.iter().filter_map(|figure| outcome[*figure].as_i64());
    let counted = figures.fold(0, i64::saturating_add);
    let fits = counted == events && outcome.get("first_rev").is_none_or(|first| *first == json!(begins));
    (!fits).then(|| format!("its outcome is {outcome}, its events are {events} from rev {begins} on"))
}

/// What the outcome of a command to another stream than a book should be; `events` is how many it made, `last` the body
/// of the last one.
pub fn expected(stream_type: &str, events: i64, last: &Value) -> Option<Value> {
    match stream_type {
        Settings::TYPE => Some(json!({ CONFIG: last["change"]["workflow_configured"]["set"] })),
        WorkflowRuns::TYPE => Some(json!({ "events": events, "run_id": last["run_id"] })),
        _ => None,
    }
}
