//! Reading the operations log: its rows, and how many there are.

use memledger_aggregates::{MemoryId, ThreadId, Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError, Page, cursor, time::rfc3339};
use memledger_projections::Conditions;
use memledger_store::{Row, StoreError, Value};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Node, Op, Status, recording::THOUSANDTHS};
use crate::Records;

const LIST: &str = "operations";

/// Most groups that one answer counts.
const MOST_GROUPS: usize = 10_000;

#[derive(Debug, Clone, Default)]
pub struct OperationsQuery {
    pub user_id: Option<UserId>,
    pub thread_id: Option<ThreadId>,
    pub node: Option<Node>,
    pub op: Option<Op>,
    pub status: Option<Status>,
    pub memory_id: Option<MemoryId>,
    /// Both ends are included.
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// How long the spans are that operations are counted in; each begins at a whole one in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Bucket {
    #[default]
    Hour,
    Day,
}

#[derive(Debug, Clone, Default)]
pub struct CountsQuery {
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    pub bucket: Bucket,
    pub user_id: Option<UserId>,
}

/// One operation.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OperationView {
    pub ts: String,
    /// `null` for a sign-in.
    pub user_id: Option<String>,
    pub thread_id: Option<String>,
    /// hotpath, context, episodic or worker.
    pub node: String,
    /// classify, search, create, update, merge, delete or sign_in.
    pub op: String,
    /// ok, error or skipped.
    pub status: String,
    /// Of a search: the best memory found.
    pub memory_id: Option<String>,
    /// The memory's, or the one in the request.
    pub category: Option<String>,
    /// Of a search: the best score, 0 to 1 in thousandths.
    pub sim: Option<f64>,
    /// The error's code.
    pub error: Option<String>,
    /// Of a sign-in: `account:` and the id of the account.
    pub actor: String,
}

/// Operations of one kind in one span of time.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OperationCount {
    /// When the span begins.
    pub from: String,
    pub op: String,
    pub node: String,
    pub status: String,
    pub count: i64,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OperationCounts {
    pub items: Vec<OperationCount>,
}

impl Bucket {
    pub fn parse(name: &str) -> Result<Self, LedgerError> {
        match name {
            "hour" => Ok(Self::Hour),
            "day" => Ok(Self::Day),
            other => Err(LedgerError::invalid("bucket", format!("{other:?} is neither hour nor day"))),
        }
    }

    fn length_us(self) -> i64 {
        match self {
            Self::Hour => 3_600_000_000,
            Self::Day => memledger_aggregates::DAY_US,
        }
    }
}

impl Records {
    /// Operations of the tenant, newest first. Those that this process recorded are all there.
    pub async fn operations(
        &self,
        identity: &Identity,
        query: OperationsQuery,
    ) -> Result<Page<OperationView>, LedgerError> {
        identity.may_audit()?;
        let before: Option<(i64, Uuid)> =
            query.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let mut conditions = narrowed(identity, query.user_id.as_ref(), query.from, query.to);
        conditions.add_some("o.thread_id = ?", query.thread_id.as_ref().map(ThreadId::as_str));
        conditions.add_some("o.node = ?", query.node.map(Node::as_str));
        conditions.add_some("o.op = ?", query.op.map(Op::as_str));
        match query.status {
            // Written out, since an index over failures alone serves it.
            Some(Status::Error) => conditions.raw(format!("o.status = '{}'", Status::Error.as_str())),
            status => conditions.add_some("o.status = ?", status.map(Status::as_str)),
        }
        conditions.add_some("o.memory_id = ?", query.memory_id.as_ref().map(MemoryId::as_str));
        if let Some((recorded_at, operation_id)) = before {
            let (at, id) = (conditions.parameter(recorded_at), conditions.parameter(operation_id));
            conditions.raw(format!("(o.recorded_at, o.operation_id) < ({at}, {id})"));
        }
        let limit = conditions.parameter(query.limit as u64 + 1);
        let sql = format!(
            "SELECT o.operation_id, o.recorded_at, o.user_id, o.thread_id, o.node, o.op, o.status, \
             o.memory_id, o.category, o.similarity, o.error, o.actor FROM operations o WHERE {} \
             ORDER BY o.recorded_at DESC, o.operation_id DESC LIMIT {limit}",
            conditions.sql()
        );
        self.operations.flush().await?;
        let mut rows = self.core.store.query(&sql, conditions.values).await?;
        let end = |last: &Row| Ok::<_, StoreError>(cursor::encode(LIST, &(last[1].int()?, last[0].uuid()?)));
        let next_cursor = cursor::behind(&mut rows, query.limit, end).transpose()?;
        let items = rows.iter().map(view).collect::<Result<_, StoreError>>()?;
        Ok(Page { items, next_cursor })
    }

    /// How many operations of each sort there were in each span of time, the newest span first.
    pub async fn operation_counts(
        &self,
        identity: &Identity,
        query: CountsQuery,
    ) -> Result<OperationCounts, LedgerError> {
        identity.may_audit()?;
        let mut conditions = narrowed(identity, query.user_id.as_ref(), query.from, query.to);
        let limit = conditions.parameter(MOST_GROUPS as u64 + 1);
        let length = query.bucket.length_us();
        let sql = format!(
            "SELECT o.recorded_at / {length} * {length} AS begins, o.op, o.node, o.status, count(*) \
             FROM operations o WHERE {} GROUP BY 1, 2, 3, 4 ORDER BY 1 DESC, 2, 3, 4 LIMIT {limit}",
            conditions.sql()
        );
        self.operations.flush().await?;
        let rows = self.core.store.query(&sql, conditions.values).await?;
        if rows.len() > MOST_GROUPS {
            let message = format!("covers more than {MOST_GROUPS} counts; use a later time");
            return Err(LedgerError::invalid("from", message));
        }
        Ok(OperationCounts { items: rows.iter().map(count).collect::<Result<_, StoreError>>()? })
    }
}

/// What both questions can be narrowed by.
fn narrowed(
    identity: &Identity,
    user: Option<&UserId>,
    from: Option<Timestamp>,
    to: Option<Timestamp>,
) -> Conditions {
    let mut conditions = Conditions::default();
    conditions.add("o.tenant_id = ?", identity.tenant.as_str());
    conditions.add_some("o.recorded_at >= ?", from.map(|at| at.0));
    conditions.add_some("o.recorded_at <= ?", to.map(|at| at.0));
    conditions.add_some("o.user_id = ?", user.map(UserId::as_str));
    conditions
}

fn view(row: &Row) -> Result<OperationView, StoreError> {
    let text = |at: usize| row[at].text().map(str::to_owned);
    let maybe = |at: usize| row[at].maybe(Value::text).map(|text| text.map(str::to_owned));
    Ok(OperationView {
        ts: rfc3339(Timestamp(row[1].int()?)),
        user_id: Some(text(2)?).filter(|user| !user.is_empty()),
        thread_id: maybe(3)?,
        node: text(4)?,
        op: text(5)?,
        status: text(6)?,
        memory_id: maybe(7)?,
        category: maybe(8)?,
        sim: row[9].maybe(Value::int)?.map(|thousandths| thousandths as f64 / THOUSANDTHS),
        error: maybe(10)?,
        actor: text(11)?,
    })
}

fn count(row: &Row) -> Result<OperationCount, StoreError> {
    Ok(OperationCount {
        from: rfc3339(Timestamp(row[0].int()?)),
        op: row[1].text()?.to_owned(),
        node: row[2].text()?.to_owned(),
        status: row[3].text()?.to_owned(),
        count: row[4].int()?,
    })
}
