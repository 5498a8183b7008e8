//! What was asked of the ledger and how it ended, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::operations::{
    Bucket, CountsQuery, Node, Op, OperationCounts, OperationView, OperationsQuery, Status,
};
use memledger_ledger::{
    views::Page,
    words::{MemoryId, ThreadId, UserId},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    body::maybe_id,
    credential::Auditor,
    problem::Problem,
    query::{self, Parameters},
};

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
    /// From this time on: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl OperationsParameters {
    fn query(self) -> Result<OperationsQuery, Problem> {
        Ok(OperationsQuery {
            user_id: maybe_id("user_id", self.user_id, UserId::new)?,
            thread_id: maybe_id("thread_id", self.thread_id, ThreadId::new)?,
            node: self.node.as_deref().map(Node::parse).transpose()?,
            op: self.op.as_deref().map(Op::parse).transpose()?,
            status: self.status.as_deref().map(Status::parse).transpose()?,
            memory_id: maybe_id("memory_id", self.memory_id, MemoryId::new)?,
            from: query::instant("from", self.from.as_deref())?,
            to: query::instant("to", self.to.as_deref())?,
            limit: query::limit(self.limit.as_deref())?,
            cursor: self.cursor,
        })
    }
}

/// What was asked of the ledger and how it ended, newest first.
#[utoipa::path(
    get, path = "/api/operations", tag = "ledger", operation_id = "list_operations",
    params(OperationsParameters),
    responses((status = 200, body = Page<OperationView>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<OperationsParameters>,
) -> Result<Json<Page<OperationView>>, Problem> {
    Ok(Json(app.ledger.operations(&identity, parameters.query()?).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct CountsParameters {
    /// From this time on: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// hour where absent.
    #[param(pattern = "^(hour|day)$")]
    bucket: Option<String>,
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

/// How many operations of each sort there were in each hour or day, the newest first.
#[utoipa::path(
    get, path = "/api/operations/counts", tag = "ledger", operation_id = "count_operations",
    params(CountsParameters),
    responses((status = 200, body = OperationCounts))
)]
pub async fn counts(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<CountsParameters>,
) -> Result<Json<OperationCounts>, Problem> {
    let query = CountsQuery {
        from: query::instant("from", parameters.from.as_deref())?,
        to: query::instant("to", parameters.to.as_deref())?,
        bucket: parameters.bucket.as_deref().map(Bucket::parse).transpose()?.unwrap_or_default(),
        user_id: maybe_id("user_id", parameters.user_id, UserId::new)?,
    };
    Ok(Json(app.ledger.operation_counts(&identity, query).await?))
}
