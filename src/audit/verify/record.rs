//! The verifications on record: a row for each tenant that was looked at, in a table next to the log. A later run holds the
//! log against them.

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{
    Identity, LedgerError, Page, cursor,
    time::{now, rfc3339},
};
use memledger_projections::Conditions;
use memledger_store::{Row, StoreError, Value};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Anchor, Earlier, Fault, Head, Report, Scope, anchor::digest};
use crate::{Audit, gauges::Upkeep};

const LIST: &str = "verifications";

/// Faults that are kept of one verification.
const FAULTS: usize = 20;
/// Verifications that are kept of a tenant.
const KEEP: u64 = 1_000;

#[derive(Debug, Clone, Default)]
pub struct VerificationsQuery {
    /// Only those of this user.
    pub user_id: Option<UserId>,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// One verification of a tenant, or of one of its users.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct VerificationView {
    /// When it ended.
    pub at: String,
    pub actor: String,
    /// The user it was confined to.
    pub user_id: Option<String>,
    pub ok: bool,
    /// Events that were checked.
    pub events: i64,
    /// As in the report. `null` if the run found less than an earlier one had seen, or digests were not yet recorded.
    pub digest: Option<String>,
    pub fault_count: i64,
    /// The first 20, their messages without what they quote.
    pub faults: Vec<Fault>,
    pub duration_ms: i64,
}

/// What earlier runs saw of the log.
#[derive(Debug, Default)]
pub(super) struct Records {
    /// The anchor that was kept elsewhere.
    pub kept: Option<Anchor>,
    /// Of each tenant in scope the newest on record, and that of the user.
    pub anchors: Vec<Anchor>,
    /// The most events that were ever seen of a tenant, or of the user.
    counts: Vec<(Scope, i64)>,
    last: Option<i64>,
}

impl Records {
    /// Names each tenant, or the user, of whom fewer events are there than an earlier run saw. Runs of before heads were
    /// recorded tell no more.
    pub fn compare_counts(&self, scope: &Scope, report: &mut Report) {
        for (of, seen) in self.counts.iter().filter(|(of, _)| of.user == scope.user) {
            let tenant = of.tenant.as_deref().unwrap_or_default();
            let is_whole = scope.tenant.is_none();
            let now = if is_whole {
                report.by_tenant.get(tenant).map_or(0, |part| part.events)
            } else {
                report.events
            };
            if i64::try_from(now).is_ok_and(|now| now < *seen) {
                let message = format!("the log has {now} events, an earlier run saw {seen}");
                let fault = Fault {
                    kind: "anchor".into(),
                    tenant_id: of.tenant.clone(),
                    message,
                    ..Fault::default()
                };
                let fault = Fault { user_id: of.user.as_ref().map(ToString::to_string), ..fault };
                report.fault(fault.with_row("verifications", format!("tenant_id={tenant}")));
            }
        }
    }

    /// What the log was compared with.
    pub fn earlier(&self) -> Option<Earlier> {
        let events = self.counts.iter().map(|(_, events)| *events).fold(0, i64::saturating_add);
        self.last.map(|at| Earlier { at: rfc3339(Timestamp(at)), events })
    }
}

impl Audit {
    /// Verifies as [`Self::verify_against`] does, and records the outcome.
    pub async fn verify_and_record(
        &self,
        scope: &Scope,
        anchor: Option<Anchor>,
        actor: &str,
    ) -> Result<Report, LedgerError> {
        let report = self.verify_against(scope, anchor).await?;
        if let Some(user) = scope.user.as_ref().filter(|_| report.ok && report.events == 0) {
            // A mistyped id must not look like a user without faults.
            return Err(LedgerError::NotFound(format!("user {user} has no memories")));
        }
        if self.core.store.is_read_only() {
            return Ok(report);
        }
        let faults = report.faults.len()
            + usize::try_from(report.more_faults).unwrap_or(usize::MAX - report.faults.len());
        let recorded = match self.record_verification(scope, &report, actor).await {
            Ok(()) => self.note_upkeep(Upkeep::Verify, faults).await,
            failed => failed,
        };
        if let Err(failed) = recorded {
            // The report is what was asked for.
            tracing::warn!(%failed, "a verification could not be recorded; it is missing in the list");
        }
        Ok(report)
    }

    /// What earlier runs saw of the scope. Where none can be read, the log is compared with none, which the report shows.
    pub(super) async fn records(&self, scope: &Scope, kept: Option<Anchor>) -> Records {
        match self.read_records(scope).await {
            Ok(records) => Records { kept, ..records },
            Err(failed) => {
                tracing::warn!(%failed, "earlier verifications can't be read, so the log is not compared \
                                         with them");
                Records { kept, ..Records::default() }
            }
        }
    }

    async fn read_records(&self, scope: &Scope) -> Result<Records, LedgerError> {
        let mut conditions = Conditions::default();
        conditions.add_some("v.tenant_id = ?", scope.tenant.as_deref());
        let user = scope.user.as_ref().map_or("", UserId::as_str);
        conditions.add("(v.user_id IS NULL OR v.user_id = ?)", user);
        let counts = format!(
            "SELECT v.tenant_id, v.user_id, max(v.events), max(v.at) FROM verifications v WHERE {} \
             GROUP BY v.tenant_id, v.user_id ORDER BY v.tenant_id, v.user_id",
            conditions.sql()
        );
        let mut records = Records::default();
        for row in self.core.store.query(&counts, conditions.values.clone()).await? {
            let of = scope_of(&row[0], &row[1])?;
            if of.user == scope.user {
                records.last = records.last.max(Some(row[3].int()?));
                records.counts.push((of, row[2].int()?));
            }
        }
        let newest = format!(
            "SELECT v.tenant_id, v.user_id, v.at, v.verification_id, v.heads FROM verifications v \
             WHERE v.heads IS NOT NULL AND {} AND NOT EXISTS (SELECT 1 FROM verifications n \
               WHERE n.tenant_id = v.tenant_id AND coalesce(n.user_id, '') = coalesce(v.user_id, '') \
               AND n.heads IS NOT NULL AND (n.at, n.verification_id) > (v.at, v.verification_id))",
            conditions.sql()
        );
        for row in self.core.store.query(&newest, conditions.values).await? {
            let (tenant, at) = (row[0].text()?, rfc3339(Timestamp(row[2].int()?)));
            records.anchors.push(Anchor {
                scope: scope_of(&row[0], &row[1])?,
                heads: serde_json::from_str(row[4].text()?).map_err(StoreError::corrupt)?,
                row: Some(format!("tenant_id={tenant}, at={at}, verification_id={}", row[3].uuid()?)),
            });
        }
        Ok(records)
    }

    async fn record_verification(
        &self,
        scope: &Scope,
        report: &Report,
        actor: &str,
    ) -> Result<(), LedgerError> {
        let at = now().0;
        let json = |failed: serde_json::Error| LedgerError::Internal(failed.to_string());
        for of_tenant in tenants(scope, report) {
            let heads = of_tenant.heads.map(serde_json::to_string).transpose().map_err(json)?;
            let sql = "INSERT INTO verifications \
                (tenant_id, at, verification_id, user_id, actor, ok, events, fault_count, faults, duration_ms, heads) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
            let values: Vec<Value> = vec![
                of_tenant.tenant.into(),
                at.into(),
                Uuid::now_v7().into(),
                scope.user.as_ref().map(UserId::as_str).into(),
                actor.into(),
                (of_tenant.count == 0).into(),
                of_tenant.events.into(),
                of_tenant.count.into(),
                serde_json::to_string(&of_tenant.first).map_err(json)?.into(),
                report.duration_ms.into(),
                heads.as_deref().into(),
            ];
            self.core.store.execute(sql, values).await?;
            self.forget_verifications(of_tenant.tenant).await?;
        }
        Ok(())
    }

    /// Deletes the oldest of a tenant. The newest with heads stays however many came after it, since those found less than it
    /// had seen.
    async fn forget_verifications(&self, tenant: &str) -> Result<(), LedgerError> {
        let sql = "DELETE FROM verifications WHERE tenant_id = $1 AND (at, verification_id) < \
            (SELECT v.at, v.verification_id FROM verifications v WHERE v.tenant_id = $1 \
             ORDER BY v.at DESC, v.verification_id DESC LIMIT 1 OFFSET $2) \
            AND (heads IS NULL OR user_id IS NOT NULL OR EXISTS (SELECT 1 FROM verifications n WHERE n.tenant_id = $1 \
              AND n.user_id IS NULL AND n.heads IS NOT NULL AND n.at > verifications.at))";
        self.core.store.execute(sql, vec![tenant.into(), (KEEP - 1).into()]).await?;
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
             v.duration_ms, v.heads FROM verifications v WHERE {} \
             ORDER BY v.at DESC, v.verification_id DESC LIMIT {limit}",
            conditions.sql()
        );
        let mut rows = self.core.store.query(&sql, conditions.values).await?;
        let end = |last: &Row| Ok::<_, StoreError>(cursor::encode(LIST, &(last[1].int()?, last[0].uuid()?)));
        let next_cursor = cursor::behind(&mut rows, query.limit, end).transpose()?;
        let items = rows.iter().map(view).collect::<Result<_, StoreError>>()?;
        Ok(Page { items, next_cursor })
    }
}

/// What a report is recorded as: a part for every tenant if it is the whole ledger's.
fn tenants<'a>(scope: &'a Scope, report: &'a Report) -> Vec<OfTenant<'a>> {
    match &scope.tenant {
        Some(tenant) => vec![OfTenant::of(tenant, report, report.events, &report.heads)],
        None => {
            let parts = report.by_tenant.iter();
            parts.map(|(tenant, part)| OfTenant::of(tenant, report, part.events, &part.heads)).collect()
        }
    }
}

/// What a tenant may know of a report that may be of all.
struct OfTenant<'a> {
    tenant: &'a str,
    events: u64,
    count: u64,
    first: Vec<Fault>,
    /// None if less was found than an earlier run saw: what is recorded of that stays what later runs compare with.
    heads: Option<&'a [Head]>,
}

impl<'a> OfTenant<'a> {
    /// Faults of nobody in particular are everybody's, and so are those that were too many to be named.
    fn of(tenant: &'a str, report: &'a Report, events: u64, heads: &'a [Head]) -> Self {
        let own = || report.faults.iter().filter(|fault| owner(fault).is_none_or(|owner| owner == tenant));
        let first = own().take(FAULTS).map(kept).collect();
        let is_whole = report.more_faults == 0 && own().all(|fault| fault.kind != "anchor");
        let count = own().count() as u64 + report.more_faults;
        Self { tenant, events, count, first, heads: is_whole.then_some(heads) }
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

fn scope_of(tenant: &Value, user: &Value) -> Result<Scope, StoreError> {
    let user = user.maybe(Value::text)?.map(UserId::new).transpose().map_err(StoreError::corrupt)?;
    Ok(Scope { tenant: Some(tenant.text()?.to_owned()), user })
}

fn view(row: &Row) -> Result<VerificationView, StoreError> {
    let heads = row[9].maybe(Value::text)?.map(serde_json::from_str::<Vec<Head>>);
    let heads = heads.transpose().map_err(StoreError::corrupt)?;
    Ok(VerificationView {
        digest: heads.as_deref().map(digest),
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
