//! Read models: how far they are, what they could not apply, and how they are rebuilt. A rebuild that an
//! admin of one tenant requests makes the rows of all tenants anew, and reports that tenant's own.

use memledger_aggregates::{STREAMS, UserId};
use memledger_kernel::{Identity, LedgerError, book_stream, user_key};
use memledger_projections::{Conditions, UserKey};
use memledger_store::{
    StreamKey, all_partitions,
    projector::{
        comparison::Comparison,
        rebuild::{Rebuild, Rebuilt},
        status::{ParkedEvent, ProjectionStatus},
    },
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Audit;

/// How the caller's tenant's rows of one rebuilt table compare with the live ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RebuiltTable {
    pub projection: String,
    pub table: String,
    /// Rows of the tenant, or of the requested user.
    pub rows: u64,
    /// Also false if so many rows differ that the tenant's own may be among them.
    pub equal: bool,
    /// Rows of the tenant that differ, some of them: which table has one or which columns differ, and its key.
    pub differences: Vec<String>,
}

/// The report of a rebuild. All counts are of the caller's tenant only.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RebuildAnswer {
    pub equal: bool,
    /// Events of the tenant, or of the requested user.
    pub events: i64,
    pub events_per_s: f64,
    pub tables: Vec<RebuiltTable>,
}

impl Audit {
    /// How far each read model is with the events of all tenants; for the operator of the process.
    pub async fn projections(&self) -> Result<Vec<ProjectionStatus>, LedgerError> {
        Ok(self.core.projector.status().await?)
    }

    /// What the read models could not apply, of the caller's tenant.
    pub async fn parked(&self, identity: &Identity) -> Result<Vec<ParkedEvent>, LedgerError> {
        identity.may_audit()?;
        Ok(self.core.projector.parked(Some(identity.tenant.as_str())).await?)
    }

    /// Applies parked events again; answers how many are left.
    pub async fn retry_parked(&self, identity: &Identity) -> Result<usize, LedgerError> {
        identity.may_operate()?;
        Ok(self.core.projector.retry(Some(identity.tenant.as_str())).await?)
    }

    /// Rebuilds read models from the log, next to the live ones.
    pub async fn rebuild(
        &self,
        identity: &Identity,
        projections: Vec<String>,
        user: Option<&UserId>,
        check: bool,
        progress: impl FnMut(u64) + Send,
    ) -> Result<Rebuilt, LedgerError> {
        identity.may_operate()?;
        let _turn = self.maintenance.turn().await?;
        if let Err(unknown) = self.core.projector.projections().subset(&projections) {
            return Err(LedgerError::invalid("projections", unknown));
        }
        let only = user.map(|user| book_stream(identity, user));
        let request = Rebuild { projections, only, check };
        let rebuilt = self.core.projector.rebuild(&request, progress).await?;
        if !check && request.projections.is_empty() {
            self.drop_snapshots(request.only.as_ref()).await?;
        }
        Ok(rebuilt)
    }

    /// Snapshots are made from the log as well, and whoever needs one makes it anew.
    async fn drop_snapshots(&self, only: Option<&StreamKey>) -> Result<(), LedgerError> {
        let Some(stream) = only else {
            self.core.store.execute("DELETE FROM snapshots", Vec::new()).await?;
            return Ok(());
        };
        let mut conditions = Conditions::default();
        conditions.add("partition_id = ?", stream.partition());
        conditions.add("tenant_id = ?", stream.tenant_id.as_str());
        conditions.add_streams_of("stream_id", [stream.user()]);
        let sql = format!("DELETE FROM snapshots WHERE {}", conditions.sql());
        self.core.store.execute(&sql, conditions.values).await?;
        Ok(())
    }

    /// Rebuilds read models of all tenants, or the rows of one user, and tells of the caller's own rows.
    pub async fn rebuild_for_tenant(
        &self,
        identity: &Identity,
        projections: Vec<String>,
        user: Option<&UserId>,
        check: bool,
    ) -> Result<RebuildAnswer, LedgerError> {
        let rebuilt = self.rebuild(identity, projections, user, check, |_| {}).await?;
        let (tenant, user) = (identity.tenant.as_str(), user.map(|user| user_key(identity, user)));
        let mut tables = Vec::with_capacity(rebuilt.comparisons.len());
        for comparison in rebuilt.comparisons {
            let own = comparison.differences_of(Some(tenant)).map(ToString::to_string);
            let lost = comparison.lost.iter().map(|why| format!("the read model was lost: {why}"));
            let differences: Vec<String> = lost.chain(comparison.not_shown()).chain(own).collect();
            tables.push(RebuiltTable {
                // What is checked alone is still read through what is wrong.
                rows: if comparison.shown && comparison.lost.is_none() || !check {
                    self.own_rows(&comparison.table, tenant, user.as_ref()).await?
                } else {
                    0
                },
                equal: is_equal_for(tenant, &comparison),
                differences,
                projection: comparison.projection,
                table: comparison.table,
            });
        }
        let events = match &user {
            Some(user) => self.events_of(user).await?,
            None => self.tenant_projections(identity).await?.first().map_or(0, |one| one.events),
        };
        Ok(RebuildAnswer {
            equal: tables.iter().all(|table| table.equal),
            events,
            events_per_s: events as f64 / rebuilt.took.as_secs_f64().max(1e-6),
            tables,
        })
    }

    /// Rows of a live table that are a tenant's, or one user's.
    pub async fn own_rows(
        &self,
        table: &str,
        tenant: &str,
        user: Option<&UserKey>,
    ) -> Result<u64, LedgerError> {
        let partitions = user.map_or_else(all_partitions, |user| vec![user.partition_id]);
        let mut rows = 0;
        // One after the other, by the keys, however many rows others have.
        for partition_id in partitions {
            let mut conditions = Conditions::default();
            match user {
                Some(user) => conditions = Conditions::of_user("t", user),
                None => {
                    conditions.add("t.partition_id = ?", partition_id);
                    conditions.add("t.tenant_id = ?", tenant);
                }
            }
            let sql = format!("SELECT count(*) FROM {table} t WHERE {}", conditions.sql());
            let counted = self.core.store.query(&sql, conditions.values).await?;
            rows += counted.first().map_or(Ok(0), |row| row[0].int())?.unsigned_abs();
        }
        Ok(rows)
    }

    /// Events of all of a user's streams.
    async fn events_of(&self, user: &UserKey) -> Result<i64, LedgerError> {
        let of_users = STREAMS.iter().filter(|stream| stream.readers().is_some());
        let mut conditions = Conditions::default();
        conditions.add("e.partition_id = ?", user.partition_id);
        conditions.add("e.tenant_id = ?", user.tenant_id.as_str());
        conditions.add_in("e.stream_type", of_users.map(|stream| stream.name().into()));
        conditions.add_streams_of("e.stream_id", [user.user_id.as_str()]);
        let sql = format!("SELECT count(*) FROM events e WHERE {}", conditions.sql());
        let rows = self.core.store.query(&sql, conditions.values).await?;
        Ok(rows.first().map_or(Ok(0), |row| row[0].int())?)
    }
}

/// Whether surely no row of the tenant differs.
fn is_equal_for(tenant: &str, comparison: &Comparison) -> bool {
    let named = || comparison.names_all && comparison.differences_of(Some(tenant)).next().is_none();
    comparison.shown && comparison.lost.is_none() && (comparison.has_equal_rows() || named())
}

#[cfg(test)]
mod tests {
    use memledger_store::projector::comparison::{Difference, DifferenceKind, MAX_DIFFERENCES};

    use super::*;

    fn differing(rows: usize, tenant: &str) -> Comparison {
        let key = |row: usize| format!("partition_id=1, tenant_id={tenant}, row={row}");
        Comparison {
            projection: "memories".to_owned(),
            table: "memories".to_owned(),
            live_rows: 100,
            rebuilt_rows: 100,
            live_digest: "a".to_owned(),
            rebuilt_digest: if rows == 0 { "a".to_owned() } else { "b".to_owned() },
            differences: (0..rows)
                .map(|row| Difference { found: DifferenceKind::OnlyLive, key: key(row) })
                .collect(),
            names_all: rows > 0 && rows < MAX_DIFFERENCES,
            shown: true,
            lost: None,
        }
    }

    #[test]
    fn what_differs_is_the_affair_of_its_own_tenant() {
        assert!(is_equal_for("acme", &differing(0, "acme")));
        assert!(!is_equal_for("acme", &differing(1, "acme")));
        assert!(is_equal_for("acme", &differing(1, "other")));
        assert!(is_equal_for("acme", &differing(MAX_DIFFERENCES - 1, "other")));
        // Its own may come behind those that are named.
        assert!(!is_equal_for("acme", &differing(MAX_DIFFERENCES, "other")));
        let unnamed = Comparison { differences: Vec::new(), names_all: false, ..differing(1, "other") };
        assert!(!is_equal_for("acme", &unnamed));
        // What everybody reads is of everybody.
        assert!(!is_equal_for("acme", &Comparison { shown: false, ..differing(1, "other") }));
    }
}
