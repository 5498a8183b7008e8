//! The offline embedder behind the port.

use async_trait::async_trait;
use memledger_offline::Hashed;

use crate::{Embedder, PortError, Vector};

#[async_trait]
impl Embedder for Hashed {
    fn id(&self) -> &str {
        Hashed::id(self)
    }

    fn dimensions(&self) -> usize {
        Hashed::dimensions(self)
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        Ok(texts.iter().map(|text| self.vector(text)).collect())
    }

    fn embed_now(&self, text: &str) -> Option<Vector> {
        Some(self.vector(text))
    }
}
