//! That somebody verified, and what came out: a row for each tenant that was looked at, beside the log.

use memledger_aggregates::{Timestamp, UserId};
use memledger_projections::Conditions;
use memledger_store::{Row, StoreError, Value};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Fault, Head, Report, Scope};
use crate::{
    Identity, Ledger, LedgerError, cursor,
    time::{now, rfc3339},
    views::Page,
};

const LIST: &str = "verifications";

/// Faults that are kept of one verification.
const FAULTS: usize = 20;
/// Verifications that are kept of a tenant.
const KEEP: u64 = 1_000;

#[derive(Debug, Clone, Default)]
pub struct VerificationsQuery {
    /// Only those of this user alone.
    pub user_id: Option<UserId>,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// One verification of a tenant, or of one of its users.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct VerificationView {
    /// When it ended.
    pub at: String,
    /// Who asked for it.
    pub actor: String,
    /// The user it was confined to.
    pub user_id: Option<String>,
    pub ok: bool,
    /// Events that were looked at.
    pub events: i64,
    pub fault_count: i64,
    /// The first 20, their messages without what they quote.
    pub faults: Vec<Fault>,
    pub duration_ms: i64,
}

impl Ledger {
    /// Verifies as [`Self::verify_against`] does, and keeps what came out for whoever looks later.
    pub async fn verify_and_record(
        &self,
        scope: &Scope,
        earlier: &[Head],
        actor: &str,
    ) -> Result<Report, LedgerError> {
        let report = self.verify_against(scope, earlier).await?;
        if let Some(user) = scope.user.as_ref().filter(|_| report.ok && report.events == 0) {
            // A mistyped id must not look like a user without faults.
            return Err(LedgerError::NotFound(format!("user {user} has no memories")));
        }
        if let Err(failed) = self.record_verification(scope, &report, actor).await {
            // The report is what was asked for.
            tracing::warn!(%failed, "a verification is not kept, so it is missing in the list of them");
        }
        Ok(report)
    }

    async fn record_verification(
        &self,
        scope: &Scope,
        report: &Report,
        actor: &str,
    ) -> Result<(), LedgerError> {
        let at = now().0;
        for (tenant, events) in tenants(scope, report) {
            let of_tenant = OfTenant::of(tenant, report);
            let faults = serde_json::to_string(&of_tenant.first);
            let faults = faults.map_err(|failed| LedgerError::Internal(failed.to_string()))?;
            let sql = "INSERT INTO verifications \
                (tenant_id, at, verification_id, user_id, actor, ok, events, fault_count, faults, duration_ms) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
            let values: Vec<Value> = vec![
                tenant.into(),
                at.into(),
                Uuid::now_v7().into(),
                scope.user.as_ref().map(UserId::as_str).into(),
                actor.into(),
                (of_tenant.count == 0).into(),
                events.into(),
                of_tenant.count.into(),
                faults.into(),
                report.duration_ms.into(),
            ];
            self.store.execute(sql, values).await?;
            let sql = "DELETE FROM verifications WHERE tenant_id = $1 AND (at, verification_id) < \
                (SELECT v.at, v.verification_id FROM verifications v WHERE v.tenant_id = $1 \
                 ORDER BY v.at DESC, v.verification_id DESC LIMIT 1 OFFSET $2)";
            self.store.execute(sql, vec![tenant.into(), (KEEP - 1).into()]).await?;
        }
        Ok(())
    }

    /// Verifications of the tenant, newest first.
    pub async fn verifications(
        &self,
        identity: &Identity,
        query: VerificationsQuery,
    ) -> Result<Page<VerificationView>, LedgerError> {
        identity.may_audit()?;
        let before: Option<(i64, Uuid)> =
            query.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let mut conditions = Conditions::default();
        conditions.add("v.tenant_id = ?", identity.tenant.as_str());
        conditions.add_some("v.user_id = ?", query.user_id.as_ref().map(UserId::as_str));
        if let Some((at, verification_id)) = before {
            let (at, id) = (conditions.parameter(at), conditions.parameter(verification_id));
            conditions.raw(format!("(v.at, v.verification_id) < ({at}, {id})"));
        }
        let limit = conditions.parameter(query.limit as u64 + 1);
        let sql = format!(
            "SELECT v.verification_id, v.at, v.actor, v.user_id, v.ok, v.events, v.fault_count, v.faults, \
             v.duration_ms FROM verifications v WHERE {} \
             ORDER BY v.at DESC, v.verification_id DESC LIMIT {limit}",
            conditions.sql()
        );
        let mut rows = self.store.query(&sql, conditions.values).await?;
        let end = |last: &Row| Ok::<_, StoreError>(cursor::encode(LIST, &(last[1].int()?, last[0].uuid()?)));
        let next_cursor = cursor::behind(&mut rows, query.limit, end).transpose()?;
        let items = rows.iter().map(view).collect::<Result<_, StoreError>>()?;
        Ok(Page { items, next_cursor })
    }
}

/// Whose verification it was, each with how many events were looked at: everyone's where it was the whole
/// ledger's.
fn tenants<'a>(scope: &'a Scope, report: &'a Report) -> Vec<(&'a str, u64)> {
    match &scope.tenant {
        Some(tenant) => vec![(tenant.as_str(), report.events)],
        None => report.by_tenant.iter().map(|(tenant, events)| (tenant.as_str(), *events)).collect(),
    }
}

/// What a tenant may know of a report that may be of all.
struct OfTenant {
    count: u64,
    first: Vec<Fault>,
}

impl OfTenant {
    /// Faults of nobody in particular are everybody's, and so are those that were too many to be named.
    fn of(tenant: &str, report: &Report) -> Self {
        let own = |fault: &&Fault| owner(fault).is_none_or(|owner| owner == tenant);
        let named = report.faults.iter().filter(own).count() as u64;
        let first = report.faults.iter().filter(own).take(FAULTS).map(kept).collect();
        Self { count: named + report.more_faults, first }
    }
}

/// The tenant of a fault, or of the row that it is about: a read model's key has it second.
fn owner(fault: &Fault) -> Option<&str> {
    let of_row = || fault.key.as_deref()?.split(", ").nth(1)?.strip_prefix("tenant_id=");
    fault.tenant_id.as_deref().or_else(of_row)
}

/// A fault as it is kept. What a message quotes may be anything that stood in a damaged row, a text included, and
/// would outlive its purge here.
fn kept(fault: &Fault) -> Fault {
    let message = match fault.message.split_once(['"', '`']) {
        Some((before, _)) => format!("{before}…"),
        None => fault.message.clone(),
    };
    Fault { message, ..fault.clone() }
}

fn view(row: &Row) -> Result<VerificationView, StoreError> {
    Ok(VerificationView {
        at: rfc3339(Timestamp(row[1].int()?)),
        actor: row[2].text()?.to_owned(),
        user_id: row[3].maybe(Value::text)?.map(str::to_owned),
        ok: row[4].int()? != 0,
        events: row[5].int()?,
        fault_count: row[6].int()?,
        faults: serde_json::from_str(row[7].text()?).map_err(StoreError::corrupt)?,
        duration_ms: row[8].int()?,
    })
}

#[cfg(test)]
#[path = "record_tests.rs"]
mod tests;
