//! What a follower reads of the log.

use std::{collections::BTreeMap, sync::Arc};

use memledger_store::{EventStore, StoreError, StoredEvent};

use super::{
    Batch,
    places::{Places, by_partition},
};

pub struct Reading {
    pub store: Arc<dyn EventStore>,
    pub batch: Batch,
    /// The read model that is not overtaken.
    pub behind: Option<&'static str>,
}

impl Reading {
    /// Up to where each partition's events can be followed now.
    pub async fn ends(&self) -> Result<BTreeMap<i32, i64>, StoreError> {
        let Some(read_model) = self.behind else {
            let heads = self.store.heads().await?;
            return Ok(heads.iter().map(|head| (head.partition_id, head.position)).collect());
        };
        let sql = "SELECT c.partition_id, c.position FROM checkpoints c JOIN projections r \
                   ON r.projection = c.projection AND r.generation = c.generation \
                   WHERE r.projection = $1";
        by_partition(&self.store.query(sql, vec![read_model.into()]).await?)
    }

    /// The next events of those partitions, each of which is given with its end.
    pub async fn events(
        &self,
        partitions: &[(i32, i64)],
        places: &Places,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let share = (self.batch.events / partitions.len()).max(1);
        let mut events = Vec::new();
        for (partition_id, end) in partitions {
            let read =
                self.store.read_partition(*partition_id, places.of(*partition_id), share, None).await?;
            events.extend(read.into_iter().filter(|event| event.position <= *end));
        }
        Ok(events)
    }
}
