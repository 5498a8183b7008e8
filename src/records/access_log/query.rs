//! Reading the access log.

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError, Page, cursor, time::rfc3339};
use memledger_projections::Conditions;
use memledger_store::{Row, StoreError, Value};
use serde::Serialize;
use utoipa::ToSchema;

use super::OK;
use crate::Records;

const LIST: &str = "accesses";

/// Which accesses are meant by how they ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AccessStatus {
    Ok,
    /// Whatever the code.
    Refused,
    /// With that code.
    Code(String),
}

impl AccessStatus {
    pub fn parse(text: &str) -> Result<Self, LedgerError> {
        match text {
            OK => Ok(Self::Ok),
            "refused" => Ok(Self::Refused),
            code if !code.is_empty() && code.chars().all(|c| c.is_ascii_lowercase() || c == '_') => {
                Ok(Self::Code(code.to_owned()))
            }
            other => {
                let message = format!("{other:?} is none of ok, refused and the codes of errors");
                Err(LedgerError::invalid("status", message))
            }
        }
    }
}

#[derive(Debug, Clone, Default)]
pub struct AccessesQuery {
    pub user_id: Option<UserId>,
    /// Both ends are included.
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    /// The actor, or the id of the credential.
    pub actor: Option<String>,
    pub status: Option<AccessStatus>,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// Answers that carried texts, writes, or refusals: those of one credential, kind and minute.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct AccessView {
    /// When the first of them was.
    pub at: String,
    pub actor: String,
    /// The id of the key, `account:` with the account's id, or the face that needs no key.
    pub credential_id: String,
    /// admin, auditor, supervisor, agent, person or metrics.
    pub role: String,
    /// Such as `GET /api/users/{user_id}/timeline`, `mcp memory_query` or `cli export`.
    pub route: String,
    /// Whose memories; `null` for several users, or none.
    pub user_id: Option<String>,
    /// Number of memories whose texts the answers had.
    pub count: i64,
    /// Their ids, at most 500; if `count` is higher, it counts the others each time they were shown.
    pub memory_ids: Vec<String>,
    /// The user's revs that they wrote, as ranges: first and last.
    pub revs: Vec<[u64; 2]>,
    /// `ok`, or the code of the refusal.
    pub status: String,
    /// Number of answers or refusals.
    pub times: i64,
    /// Of the first.
    pub correlation_id: Option<String>,
}

impl Records {
    /// Who was shown texts and who was refused, newest first. What this process recorded is all there.
    pub async fn accesses(
        &self,
        identity: &Identity,
        query: AccessesQuery,
    ) -> Result<Page<AccessView>, LedgerError> {
        identity.may_audit()?;
        self.access_log.flush(true).await?;
        self.stored_accesses(identity, query).await
    }

    pub async fn stored_accesses(
        &self,
        identity: &Identity,
        query: AccessesQuery,
    ) -> Result<Page<AccessView>, LedgerError> {
        let before: Option<(i64, String)> =
            query.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let mut conditions = Conditions::default();
        conditions.add("a.tenant_id = ?", identity.tenant.as_str());
        conditions.add_some("a.user_id = ?", query.user_id.as_ref().map(UserId::as_str));
        conditions.add_some("a.recorded_at >= ?", query.from.map(|at| at.0));
        conditions.add_some("a.recorded_at <= ?", query.to.map(|at| at.0));
        if let Some(actor) = &query.actor {
            let (actor, credential) =
                (conditions.parameter(actor.as_str()), conditions.parameter(actor.as_str()));
            conditions.raw(format!("(a.actor = {actor} OR a.credential_id = {credential})"));
        }
        match query.status {
            None => {}
            Some(AccessStatus::Ok) => conditions.add("a.status = ?", OK),
            Some(AccessStatus::Refused) => conditions.add("a.status <> ?", OK),
            Some(AccessStatus::Code(code)) => conditions.add("a.status = ?", code.as_str()),
        }
        if let Some((at, id)) = before {
            let (at, id) = (conditions.parameter(at), conditions.parameter(id));
            conditions.raw(format!("(a.recorded_at, a.access_id) < ({at}, {id})"));
        }
        let limit = conditions.parameter(query.limit as u64 + 1);
        let sql = format!(
            "SELECT a.access_id, a.recorded_at, a.actor, a.credential_id, a.role, a.route, a.user_id, a.memories, \
             a.memory_ids, a.status, a.times, a.correlation_id, a.revs FROM accesses a WHERE {} \
             ORDER BY a.recorded_at DESC, a.access_id DESC LIMIT {limit}",
            conditions.sql()
        );
        let mut rows = self.core.store.query(&sql, conditions.values).await?;
        let end = |last: &Row| Ok::<_, StoreError>(cursor::encode(LIST, &(last[1].int()?, last[0].text()?)));
        let next_cursor = cursor::behind(&mut rows, query.limit, end).transpose()?;
        Ok(Page { items: rows.iter().map(view).collect::<Result<_, _>>()?, next_cursor })
    }
}

fn view(row: &Row) -> Result<AccessView, LedgerError> {
    let text = |at: usize| row[at].text().map(str::to_owned);
    let unreadable = |failed| LedgerError::Internal(format!("an access can't be read: {failed}"));
    Ok(AccessView {
        at: rfc3339(Timestamp(row[1].int()?)),
        actor: text(2)?,
        credential_id: text(3)?,
        role: text(4)?,
        route: text(5)?,
        user_id: Some(text(6)?).filter(|user| !user.is_empty()),
        count: row[7].int()?,
        memory_ids: serde_json::from_str(row[8].text()?).map_err(unreadable)?,
        revs: serde_json::from_str(row[12].text()?).map_err(unreadable)?,
        status: text(9)?,
        times: row[10].int()?,
        correlation_id: row[11].maybe(Value::text)?.map(str::to_owned),
    })
}
