//! Which checkpoints are copied or removed, and which histories and states are asked for.

use memledger_ledger::{
    LedgerError,
    checkpoints::{PruneStrategy, RetentionChange},
    words::ThreadId,
};
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::values::id;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CopyThreadBody {
    /// The thread that gets the copy; it must have no checkpoints.
    #[schema(min_length = 1, max_length = 128)]
    to: String,
}

impl CopyThreadBody {
    pub fn to(self) -> Result<ThreadId, LedgerError> {
        id("to", self.to, ThreadId::new)
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteRunsBody {
    #[schema(max_items = 1000)]
    pub run_ids: Vec<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PruneBody {
    #[schema(max_items = 1000)]
    thread_ids: Vec<String>,
    /// `keep_latest` if absent: the newest checkpoint of every namespace, and what its delta channels need. `delete` leaves
    /// nothing.
    #[serde(default)]
    #[schema(pattern = "^(keep_latest|delete)$")]
    strategy: Option<String>,
}

impl PruneBody {
    pub fn read(self) -> Result<(Vec<ThreadId>, PruneStrategy), LedgerError> {
        let strategy = match self.strategy.as_deref() {
            None | Some("keep_latest") => PruneStrategy::KeepLatest,
            Some("delete") => PruneStrategy::Delete,
            Some(other) => {
                let message = format!("{other:?} is neither keep_latest nor delete");
                return Err(LedgerError::invalid("strategy", message));
            }
        };
        let thread = |(at, thread)| id(&format!("thread_ids[{at}]"), thread, ThreadId::new);
        let threads = self.thread_ids.into_iter().enumerate().map(thread).collect::<Result<_, _>>()?;
        Ok((threads, strategy))
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HistoryBody {
    #[schema(max_items = 1000)]
    pub channels: Vec<String>,
}

/// The latest state of a supervisor.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StateBody {
    /// Any JSON; it comes back as it was sent.
    #[schema(value_type = serde_json::Value)]
    pub checkpoint_data: Box<RawValue>,
}

/// How long checkpoints are kept. Absent fields stay; 0 keeps all.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RetentionBody {
    /// The newest of each namespace of a thread that stay.
    #[schema(maximum = 1_000_000)]
    keep_last: Option<u32>,
    /// Older ones go, but for the newest of each namespace.
    #[schema(maximum = 36_500)]
    keep_days: Option<u32>,
}

impl From<RetentionBody> for RetentionChange {
    fn from(RetentionBody { keep_last, keep_days }: RetentionBody) -> Self {
        Self { keep_days, keep_last }
    }
}
