//! What was asked of the ledger, as operators look it up.

use memledger_ledger::{
    LedgerError,
    operations::{Bucket, CountsQuery, Node, Op, OperationsQuery, Status},
    words::{MemoryId, ThreadId, UserId},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::{instant, limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OperationsParameters {
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    #[param(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    #[param(pattern = "^(hotpath|context|episodic|worker)$")]
    node: Option<String>,
    #[param(pattern = "^(classify|search|create|update|merge|delete|sign_in)$")]
    op: Option<String>,
    #[param(pattern = "^(ok|error|skipped)$")]
    status: Option<String>,
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    memory_id: Option<String>,
    /// From this time: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<OperationsParameters> for OperationsQuery {
    type Error = LedgerError;

    fn try_from(sent: OperationsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            user_id: maybe_id("user_id", sent.user_id, UserId::new)?,
            thread_id: maybe_id("thread_id", sent.thread_id, ThreadId::new)?,
            node: sent.node.as_deref().map(Node::parse).transpose()?,
            op: sent.op.as_deref().map(Op::parse).transpose()?,
            status: sent.status.as_deref().map(Status::parse).transpose()?,
            memory_id: maybe_id("memory_id", sent.memory_id, MemoryId::new)?,
            from: instant("from", sent.from.as_deref())?,
            to: instant("to", sent.to.as_deref())?,
            limit: limit(sent.limit.as_deref())?,
            cursor: sent.cursor,
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct CountsParameters {
    /// From this time: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// hour if absent.
    #[param(pattern = "^(hour|day)$")]
    bucket: Option<String>,
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

impl TryFrom<CountsParameters> for CountsQuery {
    type Error = LedgerError;

    fn try_from(parameters: CountsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            from: instant("from", parameters.from.as_deref())?,
            to: instant("to", parameters.to.as_deref())?,
            bucket: parameters.bucket.as_deref().map(Bucket::parse).transpose()?.unwrap_or_default(),
            user_id: maybe_id("user_id", parameters.user_id, UserId::new)?,
        })
    }
}
