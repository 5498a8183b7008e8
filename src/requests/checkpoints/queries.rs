//! Which checkpoints are read.

use memledger_ledger::{LedgerError, checkpoints::CheckpointsQuery, words::ThreadId};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};

use crate::values::{limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NamespaceParameters {
    /// The namespace, such as a subgraph's; empty if absent.
    #[serde(default)]
    #[param(max_length = 1024)]
    pub ns: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct CheckpointsParameters {
    /// All namespaces if absent.
    #[param(max_length = 1024)]
    ns: Option<String>,
    /// Only checkpoints with a smaller id.
    #[param(min_length = 1, max_length = 256)]
    before: Option<String>,
    /// `writes`: with what is pending.
    #[param(pattern = "^writes$")]
    with: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl CheckpointsParameters {
    pub fn query(self, thread: ThreadId) -> Result<CheckpointsQuery, LedgerError> {
        let writes = match self.with.as_deref() {
            None => false,
            Some("writes") => true,
            Some(other) => {
                return Err(LedgerError::invalid("with", format!("must be writes, is {other:?}")));
            }
        };
        Ok(CheckpointsQuery {
            thread: Some(thread),
            ns: self.ns,
            before: self.before,
            writes,
            limit: limit(self.limit.as_deref())?,
            cursor: self.cursor,
            ..CheckpointsQuery::default()
        })
    }
}

/// Which checkpoints of a user are looked for.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchCheckpointsBody {
    /// All threads if absent.
    #[schema(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    /// All namespaces if absent.
    #[schema(max_length = 1024)]
    ns: Option<String>,
    #[schema(min_length = 1, max_length = 256)]
    checkpoint_id: Option<String>,
    /// What the metadata must contain at its top level.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    filter: Option<Map<String, Value>>,
    /// Only checkpoints with a smaller id.
    #[schema(min_length = 1, max_length = 256)]
    before: Option<String>,
    /// 50 if absent.
    #[schema(minimum = 1, maximum = 500)]
    limit: Option<usize>,
    cursor: Option<String>,
}

impl TryFrom<SearchCheckpointsBody> for CheckpointsQuery {
    type Error = LedgerError;

    fn try_from(body: SearchCheckpointsBody) -> Result<Self, LedgerError> {
        Ok(Self {
            thread: maybe_id("thread_id", body.thread_id, ThreadId::new)?,
            ns: body.ns,
            checkpoint_id: body.checkpoint_id,
            filter: body.filter.unwrap_or_default(),
            before: body.before,
            writes: true,
            limit: limit(body.limit.map(|limit| limit.to_string()).as_deref())?,
            cursor: body.cursor,
        })
    }
}
