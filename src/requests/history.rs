//! Histories and timelines.

use memledger_ledger::{LedgerError, TimelineQuery, words::MemoryId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    json::Arguments,
    values::{count, instant, limit, maybe_id},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct TimelineParameters {
    /// From this time: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// One or several of these, separated by commas; any if absent.
    #[param(
        pattern = "^(ADD|UPDATE|DELETE|MERGE|LINK|TTL|RESTORE|PURGE|RUN_(REQUESTED|COMPLETED|FAILED|CANCELLED|RESTORED)|MESSAGE(_PURGED|S_ROLLED_BACK|S_EXTRACTED)?|THREAD_(SUMMARIZED|PURGED)|(SUMMARY|EXTRACTION)_FAILED|SUMMARIES_WITHDRAWN)(,(ADD|UPDATE|DELETE|MERGE|LINK|TTL|RESTORE|PURGE|RUN_(REQUESTED|COMPLETED|FAILED|CANCELLED|RESTORED)|MESSAGE(_PURGED|S_ROLLED_BACK|S_EXTRACTED)?|THREAD_(SUMMARIZED|PURGED)|(SUMMARY|EXTRACTION)_FAILED|SUMMARIES_WITHDRAWN))*$"
    )]
    event: Option<String>,
    actor: Option<String>,
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    memory_id: Option<String>,
    /// Only changes by this run or import or by undoing it, and the run's outcome.
    #[param(min_length = 1, max_length = 256)]
    run_id: Option<String>,
    /// Only changes of memories after this rev. Runs have no rev and are then left out.
    #[param(value_type = Option<u64>, minimum = 0)]
    since_rev: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<TimelineParameters> for TimelineQuery {
    type Error = LedgerError;

    fn try_from(p: TimelineParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            from: instant("from", p.from.as_deref())?,
            to: instant("to", p.to.as_deref())?,
            event: p.event,
            actor: p.actor,
            memory_id: maybe_id("memory_id", p.memory_id, MemoryId::new)?,
            run_id: p.run_id,
            since_rev: count("since_rev", p.since_rev.as_deref())?,
            limit: limit(p.limit.as_deref())?,
            cursor: p.cursor,
        })
    }
}

/// What `memory_history` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryArguments {
    pub id: String,
}

impl Arguments for HistoryArguments {
    const REQUIRED: &[&str] = &["id"];
}
