//! Which partitions are behind, and waiting until none is.

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use super::{
    Projector,
    step::{Step, Target},
};
use crate::{Row, StoreError, Value, all_partitions, backend::origin::now_us, locked};

/// How long a backlog that does not move is left to the worker before steps are tried beside it: longer than its pauses,
/// with the poll's default.
const WORKERS_TIME: Duration = Duration::from_secs(2);

/// How often to look whether somebody else has caught up.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

impl Projector {
    /// Partitions where a read model that this program can step is behind the log. A counter that leads past the last
    /// event leads nowhere: nobody can catch up with it.
    async fn behind(&self) -> Result<Vec<Row>, StoreError> {
        let (ours, parameters) = self.ours();
        let sql = format!(
            "SELECT DISTINCT p.partition_id FROM partitions p \
             JOIN checkpoints c ON c.partition_id = p.partition_id \
             JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
             WHERE c.position < p.next_position - 1 AND ({}) AND EXISTS (SELECT 1 FROM events e \
               WHERE e.partition_id = p.partition_id AND e.position > c.position)",
            ours
        );
        self.store.query(&sql, parameters).await
    }

    /// A condition of the read models `r` that this program can step, and its parameters.
    fn ours(&self) -> (String, Vec<Value>) {
        let mut parameters: Vec<Value> = Vec::new();
        let mut ours = Vec::new();
        for projection in self.projections.iter() {
            parameters.extend([projection.name().into(), projection.version().into()]);
            let at = parameters.len();
            ours.push(format!("(r.projection = ${} AND r.version = ${at})", at - 1));
        }
        (ours.join(" OR "), parameters)
    }

    /// How long ago the oldest event was written that a read model has not applied; zero where there is none.
    pub async fn oldest_unapplied(&self) -> Result<Duration, StoreError> {
        let (ours, parameters) = self.ours();
        // Positions have no gaps, so the next event is the next position.
        let sql = format!(
            "SELECT min(e.recorded_at) FROM (SELECT c.partition_id, min(c.position) AS position FROM checkpoints c \
               JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
               WHERE {ours} GROUP BY c.partition_id) b \
             JOIN events e ON e.partition_id = b.partition_id AND e.position = b.position + 1"
        );
        let rows = self.store.query(&sql, parameters).await?;
        let written = rows.first().map_or(Ok(None), |row| row[0].maybe(Value::int))?;
        let age = written.map_or(0, |at| now_us().saturating_sub(at));
        Ok(Duration::from_micros(u64::try_from(age).unwrap_or(0)))
    }

    /// Looks for partitions behind, and answers whether there are any. One that another process holds is looked at
    /// again after the poll, not at once.
    pub(super) async fn look(&self) -> Result<bool, StoreError> {
        let behind = self.behind().await?;
        let mut dirty = locked(&self.dirty);
        for row in &behind {
            dirty.insert(i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?);
        }
        Ok(!behind.is_empty())
    }

    /// Waits until no read model is behind; for programs that end after their work. Steps beside the worker's would be
    /// worked out twice on SQLite, and one of the two thrown away.
    pub async fn catch_up(self: &Arc<Self>) -> Result<(), StoreError> {
        self.hurry_up();
        let mut moved_at = Instant::now();
        loop {
            let moved = self.moved();
            if !self.look().await? {
                break;
            }
            self.wake.notify_one();
            if self.stopping.load(Ordering::Relaxed) || moved_at.elapsed() > WORKERS_TIME {
                self.step_alone().await?;
            } else if tokio::time::timeout(LOOK_AGAIN, moved).await.is_ok() {
                moved_at = Instant::now();
            } else {
                self.hurry_up();
            }
        }
        self.clean_up().await
    }

    /// A step that tells why none can be made, where none can.
    async fn step_alone(self: &Arc<Self>) -> Result<(), StoreError> {
        let limit = (self.options.batch / 16).max(20);
        let step = Step { partitions: all_partitions(), limit, target: Target::Live, only: None };
        let done = self.store.step(&self.projections, step).await?;
        let events = done.events;
        self.note(done);
        if events == 0 {
            // Another process holds what is left.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }
}
