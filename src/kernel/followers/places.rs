//! How far those who follow the log behind the writes have come.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use memledger_store::{EventStore, Row, StoreError};

/// The places of one follower, by partition.
pub struct Places {
    follower: String,
    /// As of how many takeovers of the database they were read: they say nothing about the log of another.
    takeovers: u64,
    at: BTreeMap<i32, i64>,
    moved: bool,
    /// When they were kept last.
    kept: Instant,
}

impl Places {
    pub async fn read(store: &dyn EventStore, follower: String) -> Result<Self, StoreError> {
        let takeovers = store.takeovers();
        let sql = "SELECT partition_id, position FROM followers WHERE follower = $1";
        let at = by_partition(&store.query(sql, vec![follower.as_str().into()]).await?)?;
        Ok(Self { follower, takeovers, at, moved: false, kept: Instant::now() })
    }

    /// Moves them to where another process has come to, if that is further.
    pub async fn catch_up(&mut self, store: &dyn EventStore) -> Result<(), StoreError> {
        let others = Self::read(store, self.follower.clone()).await?;
        if others.takeovers == self.takeovers {
            for (partition_id, position) in others.at {
                let at = self.at.entry(partition_id).or_default();
                *at = position.max(*at);
            }
        }
        Ok(())
    }

    /// Whether they are places in the log of the database that there is now. Where they aren't they are to be read
    /// anew, and are not kept.
    pub fn are_of(&self, store: &dyn EventStore) -> bool {
        self.takeovers == store.takeovers()
    }

    /// The position up to which that partition was followed; 0 at first.
    pub fn of(&self, partition_id: i32) -> i64 {
        self.at.get(&partition_id).copied().unwrap_or(0)
    }

    /// All of them.
    pub fn all(&self) -> &BTreeMap<i32, i64> {
        &self.at
    }

    pub fn reach(&mut self, partition_id: i32, position: i64) {
        self.at.insert(partition_id, position);
        self.moved = true;
    }

    /// Keeps them where they were kept longer ago than that.
    pub async fn keep_now_and_then(&mut self, store: &dyn EventStore, least: Duration) {
        if self.kept.elapsed() >= least {
            self.keep(store).await;
        }
    }

    /// Where that fails, a part is followed twice.
    pub async fn keep(&mut self, store: &dyn EventStore) {
        self.kept = Instant::now();
        if !self.moved || !self.are_of(store) {
            return;
        }
        let mut parameters = vec![self.follower.as_str().into()];
        let mut rows = Vec::new();
        for (partition_id, position) in &self.at {
            parameters.extend([(*partition_id).into(), (*position).into()]);
            rows.push(format!("($1, ${}, ${})", parameters.len() - 1, parameters.len()));
        }
        let sql = format!(
            "INSERT INTO followers (follower, partition_id, position) VALUES {} \
             ON CONFLICT (follower, partition_id) DO UPDATE SET position = excluded.position \
             WHERE followers.position < excluded.position",
            rows.join(", ")
        );
        match store.execute(&sql, parameters).await {
            Ok(_) => self.moved = false,
            Err(failed) => {
                tracing::warn!(%failed, follower = self.follower, "the place in the log could not be stored");
            }
        }
    }
}

/// Positions by partition, of rows of both.
pub(super) fn by_partition(rows: &[Row]) -> Result<BTreeMap<i32, i64>, StoreError> {
    let position =
        |row: &Row| Ok((i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?, row[1].int()?));
    rows.iter().map(position).collect()
}
