//! How far each read model is, and what it could not apply.

use memledger_names as names;
use serde::Serialize;

use super::{Projector, Query, step::ABANDONED_AFTER};
use crate::{StoreError, StreamKey, backend::origin::now_us};

#[derive(Debug, Clone, Serialize)]
pub struct ProjectionStatus {
    pub projection: String,
    pub version: i64,
    pub generation: i64,
    pub rebuilding: bool,
    /// Events of the log.
    pub head: i64,
    /// Events applied or parked.
    pub applied: i64,
    pub lag: i64,
    pub parked: i64,
}

/// How far a read model is with the events of one tenant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TenantStatus {
    pub projection: String,
    pub version: i64,
    pub rebuilding: bool,
    /// The tenant's events that are neither applied nor parked.
    pub lag: i64,
    /// The tenant's parked events.
    pub parked: i64,
}

/// An event that a read model could not apply, with where it lies.
#[derive(Debug, Clone, Serialize)]
pub struct ParkedEvent {
    pub projection: String,
    pub partition_id: i64,
    pub position: i64,
    pub tenant_id: String,
    pub stream_type: String,
    pub stream_id: String,
    pub error: String,
    pub attempts: i64,
}

/// Most parked events that are listed; [`ProjectionStatus::parked`] counts them all.
pub const MOST_LISTED: usize = 1_000;

/// Parked events of the live read models; of the tenant `$1` where it is not NULL.
const LIVE_PARKED: &str = "FROM parked_events e \
    JOIN projections r ON r.projection = e.projection AND r.generation = e.generation \
    WHERE coalesce($1, e.tenant_id) = e.tenant_id";

impl Projector {
    pub async fn status(&self) -> Result<Vec<ProjectionStatus>, StoreError> {
        let rebuilds = rebuilds("r", 1);
        let sql = format!(
            "SELECT r.projection, r.version, r.generation, {rebuilds}, \
            CAST(sum(p.next_position - 1) AS bigint), CAST(sum(c.position) AS bigint), \
            (SELECT count(*) FROM parked_events e WHERE e.projection = r.projection \
              AND e.generation = r.generation) \
            FROM projections r JOIN checkpoints c ON c.projection = r.projection AND c.generation = r.generation \
            JOIN partitions p ON p.partition_id = c.partition_id \
            GROUP BY r.projection, r.version, r.generation ORDER BY r.projection"
        );
        let rows = self.store.query(&sql, vec![alive_since().into()]).await?;
        let mut statuses = Vec::with_capacity(rows.len());
        for row in rows {
            let (head, applied) = (row[4].int()?, row[5].int()?);
            let status = ProjectionStatus {
                projection: row[0].text()?.to_owned(),
                version: row[1].int()?,
                generation: row[2].int()?,
                rebuilding: row[3].int()? > 0,
                head,
                applied,
                lag: head - applied,
                parked: row[6].int()?,
            };
            let name = status.projection.clone();
            metrics::gauge!(names::PROJECTION_LAG, "projection" => name.clone()).set(status.lag as f64);
            metrics::gauge!(names::PARKED_EVENTS, "projection" => name.clone()).set(status.parked as f64);
            metrics::counter!(names::PROJECTED_TOTAL, "projection" => name).increment(0);
            statuses.push(status);
        }
        Ok(statuses)
    }

    /// How far the live read models are with one tenant's events, and beside it, as of the same moment, the number
    /// that another question answers. What other tenants have shows in none of it.
    pub async fn status_of(
        &self,
        tenant: &str,
        counted: &Query,
    ) -> Result<(i64, Vec<TenantStatus>), StoreError> {
        let mut parameters = counted.parameters.clone();
        parameters.push(tenant.into());
        parameters.push(alive_since().into());
        let rows = self.store.query(&status_of_sql(&counted.sql, parameters.len() - 1), parameters).await?;
        let number = rows.first().map_or(Ok(0), |row| row[5].int())?;
        let mut statuses = Vec::with_capacity(rows.len());
        for row in rows {
            statuses.push(TenantStatus {
                projection: row[0].text()?.to_owned(),
                version: row[1].int()?,
                rebuilding: row[2].int()? > 0,
                lag: row[3].int()?,
                parked: row[4].int()?,
            });
        }
        Ok((number, statuses))
    }

    /// Parked events of the live read models, of one tenant where given: the first [`MOST_LISTED`].
    pub async fn parked(&self, tenant: Option<&str>) -> Result<Vec<ParkedEvent>, StoreError> {
        let sql = format!(
            "SELECT e.projection, e.partition_id, e.position, e.tenant_id, e.stream_type, e.stream_id, \
             e.error, e.attempts {LIVE_PARKED} \
             ORDER BY e.projection, e.partition_id, e.position LIMIT {MOST_LISTED}"
        );
        let rows = self.store.query(&sql, vec![tenant.into()]).await?;
        let mut parked = Vec::with_capacity(rows.len());
        for row in rows {
            parked.push(ParkedEvent {
                projection: row[0].text()?.to_owned(),
                partition_id: row[1].int()?,
                position: row[2].int()?,
                tenant_id: row[3].text()?.to_owned(),
                stream_type: row[4].text()?.to_owned(),
                stream_id: row[5].text()?.to_owned(),
                error: row[6].text()?.to_owned(),
                attempts: row[7].int()?,
            });
        }
        Ok(parked)
    }

    /// Applies all parked events again, of one tenant where given; answers how many are left.
    pub async fn retry(&self, tenant: Option<&str>) -> Result<usize, StoreError> {
        let sql =
            format!("SELECT DISTINCT e.projection, e.tenant_id, e.stream_type, e.stream_id {LIVE_PARKED}");
        for row in self.store.query(&sql, vec![tenant.into()]).await? {
            // One that an older or a newer program left is not ours to apply.
            let Some(projection) = self.projections.get(row[0].text()?) else { continue };
            let stream = StreamKey {
                tenant_id: row[1].text()?.to_owned(),
                stream_type: row[2].text()?.to_owned(),
                stream_id: row[3].text()?.to_owned(),
            };
            self.store.retry_parked(&self.projections, projection.name(), &stream).await?;
            // A purge may be among them. To clean up once too often does no harm.
            self.left_over();
        }
        let left = self.store.query(&format!("SELECT count(*) {LIVE_PARKED}"), vec![tenant.into()]).await?;
        let left = left.first().map_or(Ok(0), |row| row[0].int())?;
        usize::try_from(left).map_err(StoreError::corrupt)
    }
}

/// A rebuild that lives has touched its generation since, in microseconds. One that was killed is no rebuild,
/// although its tables lie there until the next one begins.
fn alive_since() -> i64 {
    now_us() - ABANDONED_AFTER
}

/// Counts the rebuilds of a read model of the table `of`; parameter number `since` is [`alive_since`].
fn rebuilds(of: &str, since: usize) -> String {
    format!(
        "(SELECT count(*) FROM generations g WHERE g.projection = {of}.projection \
          AND g.generation <> {of}.generation AND g.touched_at > ${since})"
    )
}

/// The tenant is parameter number `tenant`, and [`alive_since`] the next. Only what lies behind a checkpoint is
/// read, once for all read models that stand at it: the tenant stands in an expression so that no index of its
/// whole log is read instead.
fn status_of_sql(counted: &str, tenant: usize) -> String {
    let rebuilds = rebuilds("w", tenant + 1);
    format!(
        "WITH reached AS (SELECT r.projection, r.version, r.generation, c.partition_id, c.position \
           FROM projections r JOIN checkpoints c \
             ON c.projection = r.projection AND c.generation = r.generation), \
         places AS (SELECT DISTINCT partition_id, position FROM reached), \
         behind AS MATERIALIZED (SELECT p.partition_id, p.position, \
             (SELECT count(*) FROM events e WHERE e.partition_id = p.partition_id \
               AND e.position > p.position AND e.tenant_id || '' = ${tenant}) AS events \
           FROM places p) \
         SELECT w.projection, w.version, \
           {rebuilds}, \
           CAST(sum(b.events) AS bigint), \
           (SELECT count(*) FROM parked_events e WHERE e.projection = w.projection \
             AND e.generation = w.generation AND e.tenant_id = ${tenant}), \
           ({counted}) \
         FROM reached w JOIN behind b ON b.partition_id = w.partition_id AND b.position = w.position \
         GROUP BY w.projection, w.version, w.generation ORDER BY w.projection"
    )
}
