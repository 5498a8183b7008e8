//! How far read models are, alone or beside what they answer: one look, one snapshot.

use super::Projector;
use crate::{Row, StoreError, StreamKey, Value, streams_within};

/// How far read models are in one partition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadModelProgress {
    /// The least advanced one's position.
    pub applied: i64,
    /// Whether all of them stand there.
    pub level: bool,
    /// The partition's last position.
    pub head: i64,
    /// Parked events of the stream asked for.
    pub parked: i64,
}

/// How far one read model is in a partition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub partition_id: i32,
    /// 0 where it has no tables of this program's version.
    pub applied: i64,
    /// The partition's last position.
    pub head: i64,
}

/// A question to read models that can be asked beside their standing. No row of its answer begins with NULL.
#[derive(Debug, Clone)]
pub struct Query {
    /// The same on both databases, with parameters `$1`, `$2`, … Databases keep plans by this text, so it
    /// must not change with the values.
    pub sql: String,
    pub parameters: Vec<Value>,
}

/// What each row of a standing holds: how many read models were found, `applied`, `head`, `parked` and the most
/// advanced one's position.
const COLUMNS: usize = 5;

impl ReadModelProgress {
    fn read(row: &[Value], wanted: usize) -> Result<Self, StoreError> {
        if row[0].int()? < wanted as i64 {
            return Err(StoreError::Unavailable("building a read model for this version".into()));
        }
        let applied = row[1].int()?;
        Ok(Self { applied, level: row[4].int()? == applied, head: row[2].int()?, parked: row[3].int()? })
    }
}

impl Projector {
    /// How far the given read models are in a stream's partition.
    pub async fn standing(
        &self,
        stream: &StreamKey,
        projections: &[&str],
    ) -> Result<ReadModelProgress, StoreError> {
        self.standing_beside(stream, &[], projections).await
    }

    /// The same, in which parked events of the same id's streams of the types `beside` count as well.
    pub async fn standing_beside(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        projections: &[&str],
    ) -> Result<ReadModelProgress, StoreError> {
        let mut parameters = Vec::new();
        let sql = self.standing_sql(stream, beside, projections, &mut parameters);
        let rows = self.store.query_partition(stream.partition(), &sql, parameters).await?;
        ReadModelProgress::read(first(&rows)?, projections.len())
    }

    /// The same, with what a query of them answers in the same snapshot: the rows are as fresh as the
    /// standing says, for one round trip. A join promises no order of them.
    pub async fn standing_with(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        projections: &[&str],
        query: &Query,
    ) -> Result<(ReadModelProgress, Vec<Row>), StoreError> {
        let mut parameters = query.parameters.clone();
        let standing = self.standing_sql(stream, beside, projections, &mut parameters);
        // There is a row in any case, so that what is not found still comes with the standing.
        let sql = format!("SELECT q.*, s.* FROM ({standing}) s LEFT JOIN ({}) q ON TRUE", query.sql);
        let mut rows = match self.store.query_partition(stream.partition(), &sql, parameters).await {
            Err(StoreError::Corrupt(failed)) => {
                // Tables of another version may have other columns: then that is what the caller must hear.
                self.standing(stream, projections).await?;
                return Err(StoreError::Corrupt(failed));
            }
            answered => answered?,
        };
        let row = first(&rows)?;
        let standing = ReadModelProgress::read(&row[row.len() - COLUMNS..], projections.len())?;
        rows.retain(|row| row[0] != Value::Null);
        for row in &mut rows {
            row.truncate(row.len() - COLUMNS);
        }
        Ok((standing, rows))
    }

    /// How far a live read model is in every partition.
    pub async fn positions(&self, projection: &str) -> Result<Vec<Position>, StoreError> {
        let version = self.projections.get(projection).map_or(0, |p| p.version());
        let sql = "SELECT p.partition_id, coalesce(a.position, 0), p.next_position - 1 FROM partitions p \
                   LEFT JOIN (SELECT c.partition_id, c.position FROM checkpoints c \
                     JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
                     WHERE r.projection = $1 AND r.version = $2) a ON a.partition_id = p.partition_id";
        let rows = self.store.query(sql, vec![projection.into(), version.into()]).await?;
        let position = |row: &Row| -> Result<Position, StoreError> {
            let partition_id = i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?;
            Ok(Position { partition_id, applied: row[1].int()?, head: row[2].int()? })
        };
        rows.iter().map(position).collect()
    }

    /// One row in any case. Its parameters are put behind those that are there.
    fn standing_sql(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        projections: &[&str],
        parameters: &mut Vec<Value>,
    ) -> String {
        parameters.extend([
            stream.partition().into(),
            stream.tenant_id.as_str().into(),
            stream.stream_id.as_str().into(),
        ]);
        let at = parameters.len();
        let (partition, tenant, stream_id) = (at - 2, at - 1, at);
        // Of types of which the user has many streams, each counts.
        let (within, behind) = streams_within(&stream.stream_id);
        parameters.extend([within.into(), behind.into()]);
        let (first, end) = (at + 1, at + 2);
        let mut types = Vec::with_capacity(1 + beside.len());
        for stream_type in [stream.stream_type.as_str()].iter().chain(beside) {
            parameters.push((*stream_type).into());
            types.push(format!("${}", parameters.len()));
        }
        let types = types.join(", ");
        let mut wanted = Vec::with_capacity(projections.len());
        for name in projections {
            let version = self.projections.get(name).map_or(0, |p| p.version());
            parameters.extend([(*name).into(), version.into()]);
            let at = parameters.len();
            wanted.push(format!("(r.projection = ${} AND r.version = ${at})", at - 1));
        }
        format!(
            "SELECT count(*) AS found, min(w.applied) AS applied, min(w.head) AS head, \
                    CAST(sum(w.parked) AS bigint) AS parked, max(w.applied) AS foremost FROM (\
               SELECT c.position AS applied, p.next_position - 1 AS head, \
                      (SELECT count(*) FROM parked_events e \
                        WHERE e.partition_id = c.partition_id AND e.projection = c.projection \
                          AND e.generation = c.generation AND e.tenant_id = ${tenant} \
                          AND e.stream_type IN ({types}) AND (e.stream_id = ${stream_id} \
                            OR (e.stream_id >= ${first} AND e.stream_id < ${end}))) AS parked \
                 FROM partitions p JOIN checkpoints c ON c.partition_id = p.partition_id \
                 JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
                WHERE p.partition_id = ${partition} AND ({})) w",
            wanted.join(" OR ")
        )
    }
}

fn first(rows: &[Row]) -> Result<&Row, StoreError> {
    rows.first().ok_or_else(|| StoreError::Corrupt("a question that always has an answer got none".into()))
}
