//! Which embedder answers: the one in use, or the one before it until the new one's vectors are there.

use std::sync::Arc;

use memledger_intelligence::Embedder;
use memledger_store::{EventStore, StoreError, projector::Projector};

use super::{
    embedding::{Embedding, places_of},
    texts::Texts,
};

/// What makes vectors.
pub struct Embedders {
    pub current: Arc<dyn Embedder>,
    /// The one whose vectors answer until the current one has made its own of all that was there.
    pub previous: Option<Arc<dyn Embedder>>,
}

impl From<Arc<dyn Embedder>> for Embedders {
    fn from(current: Arc<dyn Embedder>) -> Self {
        Self { current, previous: None }
    }
}

/// The embedders of a ledger, at work.
pub struct Working {
    current: Space,
    previous: Option<Space>,
}

/// Vectors that can be compared with each other, and what makes them.
pub struct Space {
    pub texts: Arc<Texts>,
    pub embedding: Arc<Embedding>,
}

impl Working {
    pub async fn start(
        store: &Arc<dyn EventStore>,
        projector: &Arc<Projector>,
        embedders: Embedders,
    ) -> Result<Self, StoreError> {
        let start = |embedder: Arc<dyn Embedder>, successor: Option<Arc<Embedding>>| {
            let texts = Arc::new(Texts::new(embedder));
            let embedding = Embedding::start(store.clone(), projector.clone(), texts.clone(), successor);
            Space { texts, embedding }
        };
        let current = start(embedders.current, None);
        let embedder = current.texts.embedder().id();
        let previous = match embedders.previous.filter(|one| one.id() != embedder) {
            // One that is mistyped must not have a model read everything.
            Some(one) if places_of(store.as_ref(), one.id()).await?.all().is_empty() => {
                tracing::warn!(
                    embedder = one.id(),
                    "the previous embedder made no vectors here and is ignored"
                );
                None
            }
            Some(one) => Some(start(one, Some(current.embedding.clone()))),
            None => None,
        };
        Ok(Self { current, previous })
    }

    pub fn current(&self) -> &Space {
        &self.current
    }

    /// What texts are compared by, as of now.
    pub fn answering(&self) -> &Arc<Texts> {
        match &self.previous {
            Some(previous) if previous.embedding.answers() => &previous.texts,
            _ => &self.current.texts,
        }
    }

    /// Ends the work; what waits is done after the next start.
    pub async fn stop(&self) {
        for space in self.previous.iter().chain([&self.current]) {
            space.embedding.stop().await;
        }
    }
}
