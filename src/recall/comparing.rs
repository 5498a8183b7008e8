//! The vectors of one user's memories, for those who compare memories with each other.

use std::collections::HashMap;

use memledger_aggregates::{TenantId, UserId};
use memledger_intelligence::Bands;
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_projections::{UserKey, search};

use crate::{Recall, resident::PAGE, texts::dequantised};

/// The vectors that a model made of one user's active memories.
#[derive(Debug, Default)]
pub struct MemoryVectors {
    /// As they are stored, a byte a component.
    of: HashMap<String, Vec<u8>>,
    /// What their cosines tell; none if nobody measured the model.
    pub bands: Option<Bands>,
}

impl MemoryVectors {
    /// Of unit length; none of a memory whose text waits for its vector, or has none.
    pub fn of(&self, memory_id: &str) -> Option<Vec<f32>> {
        let stored = self.of.get(memory_id).filter(|stored| !stored.is_empty())?;
        let vector: Vec<f32> = dequantised(stored).collect();
        let length = vector.iter().map(|x| x * x).sum::<f32>().sqrt();
        (length > 0.0).then(|| vector.iter().map(|x| x / length).collect())
    }
}

impl Recall {
    /// The vectors of a user's active memories, by the embedder that answers queries; none where that makes its vectors at once, whenever
    /// they are wanted.
    pub async fn memory_vectors(
        &self,
        tenant: &TenantId,
        user: &UserId,
    ) -> Result<Option<MemoryVectors>, LedgerError> {
        let texts = self.embedders.answering().clone();
        let Some(stored_by) = texts.stored_by() else { return Ok(None) };
        let user = UserKey::of(&book_stream(&Identity::operator(tenant.clone()), user));
        let mut found = MemoryVectors { bands: texts.embedder().bands(), ..MemoryVectors::default() };
        let mut last = String::new();
        loop {
            let query = search::with_vectors(&user, &last, PAGE, Some(stored_by));
            let rows = self.core.store.query(&query.sql, query.parameters).await?;
            let placed = search::placed(&rows)?;
            let is_last = placed.len() < PAGE;
            last = placed.last().map(|one| one.memory_id.clone()).unwrap_or_default();
            found.of.extend(placed.into_iter().filter_map(|one| Some((one.memory_id, one.vector?))));
            if is_last {
                return Ok(Some(found));
            }
        }
    }
}
