//! Reading proposals with their values.

use memledger_store::{Row, StoreError, Value, projector::Query};
use uuid::Uuid;

use super::status;
use crate::{Conditions, UserKey};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundProposal {
    pub proposal_id: Uuid,
    pub field: String,
    pub status: String,
    pub is_sensitive: bool,
    pub content_hash: String,
    /// Threads and seqs.
    pub evidence: Vec<(String, u32)>,
    pub created_at: i64,
    pub expires_at: i64,
    pub decided_at: Option<i64>,
    pub decided_by: Option<String>,
    /// The message by which the person decided.
    pub decision: Option<(String, u32)>,
    /// Its text as it is stored, and the key of its commitment; none once they are destroyed.
    pub body: Option<String>,
    pub key: Option<Vec<u8>>,
}

/// Which proposals of a user.
#[derive(Debug, Clone, Default)]
pub struct ProposalFilter<'a> {
    pub status: Option<&'a str>,
    /// Only those made before that time, or then and with a smaller id.
    pub before: Option<(i64, Uuid)>,
    /// Now: what waits longer has expired, whether that is noted or not.
    pub now: i64,
    pub limit: usize,
}

const COLUMNS: &str = "p.proposal_id, p.field, p.status, p.is_sensitive, p.content_hash, p.evidence, p.created_at, \
    p.expires_at, p.decided_at, p.decided_by, p.decision, c.body, c.key";

fn with_text(conditions: &Conditions, limit: &str) -> String {
    format!(
        "SELECT {COLUMNS} FROM (SELECT * FROM user_context_proposals p WHERE {} \
         ORDER BY p.created_at DESC, p.proposal_id DESC LIMIT {limit}) p \
         LEFT JOIN contents c ON c.partition_id = p.partition_id AND c.content_id = p.content_id \
         ORDER BY p.created_at DESC, p.proposal_id DESC",
        conditions.sql()
    )
}

/// Proposals of a user, the newest first.
pub fn proposals(user: &UserKey, filter: &ProposalFilter<'_>) -> Query {
    let mut conditions = Conditions::of_user("p", user);
    if let Some(wanted) = filter.status {
        let name = conditions.parameter(wanted);
        let mut now = || conditions.parameter(filter.now);
        let part = match wanted {
            status::PENDING => format!("p.status = {name} AND p.expires_at > {}", now()),
            status::EXPIRED => {
                let waits = status::PENDING;
                format!("(p.status = {name} OR (p.status = '{waits}' AND p.expires_at <= {}))", now())
            }
            _ => format!("p.status = {name}"),
        };
        conditions.raw(part);
    }
    if let Some((time, id)) = filter.before {
        let (time, id) = (conditions.parameter(time), conditions.parameter(id.to_string()));
        conditions.raw(format!("(p.created_at, p.proposal_id) < ({time}, {id})"));
    }
    let limit = conditions.parameter(filter.limit as u64);
    let sql = with_text(&conditions, &limit);
    Query { sql, parameters: conditions.values }
}

/// One proposal.
pub fn one(user: &UserKey, proposal_id: Uuid) -> Query {
    let mut conditions = Conditions::of_user("p", user);
    conditions.add("p.proposal_id = ?", proposal_id.to_string());
    let sql = with_text(&conditions, "1");
    Query { sql, parameters: conditions.values }
}

/// Users of a partition with a proposal whose time was over by then.
pub fn due(partition_id: i32, now: i64) -> Query {
    let sql = format!(
        "SELECT DISTINCT p.tenant_id, p.user_id FROM user_context_proposals p \
         WHERE p.partition_id = $1 AND p.status = '{}' AND p.expires_at <= $2",
        status::PENDING
    );
    Query { sql, parameters: vec![partition_id.into(), now.into()] }
}

/// The tenants and users of [`due`].
pub fn read_due(rows: &[Row]) -> Result<Vec<(String, String)>, StoreError> {
    rows.iter().map(|row| Ok((row[0].text()?.to_owned(), row[1].text()?.to_owned()))).collect()
}

/// The rows of [`proposals`] and [`one`], the newest first.
pub fn read_proposals(rows: &[Row]) -> Result<Vec<FoundProposal>, StoreError> {
    let read = |row: &Row| {
        let text = |at: usize| Ok::<_, StoreError>(row[at].maybe(Value::text)?.map(str::to_owned));
        let json = |text: String| serde_json::from_str(&text).map_err(StoreError::corrupt);
        Ok(FoundProposal {
            proposal_id: row[0].text()?.parse().map_err(StoreError::corrupt)?,
            field: row[1].text()?.to_owned(),
            status: row[2].text()?.to_owned(),
            is_sensitive: row[3].int()? != 0,
            content_hash: row[4].text()?.to_owned(),
            evidence: serde_json::from_str(row[5].text()?).map_err(StoreError::corrupt)?,
            created_at: row[6].int()?,
            expires_at: row[7].int()?,
            decided_at: row[8].maybe(Value::int)?,
            decided_by: text(9)?,
            decision: text(10)?.map(json).transpose()?,
            body: text(11)?,
            key: row[12].maybe(Value::bytes)?.map(<[u8]>::to_vec),
        })
    };
    let mut found: Vec<FoundProposal> = rows.iter().map(read).collect::<Result<_, StoreError>>()?;
    found.sort_by_key(|one| std::cmp::Reverse((one.created_at, one.proposal_id)));
    Ok(found)
}
