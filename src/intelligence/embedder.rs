//! The port to what turns texts into vectors.

use async_trait::async_trait;

use crate::PortError;

/// A text's place in an embedder's space, of unit length.
pub type Vector = Vec<f32>;

/// Turns texts into vectors that lie close where texts mean alike.
#[async_trait]
pub trait Embedder: Send + Sync {
    /// Names the model and its dimensions. Vectors of two names are never compared.
    fn id(&self) -> &str;

    fn dimensions(&self) -> usize;

    /// One vector a text, in their order, each of [`Self::dimensions`] and of unit length.
    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError>;

    /// The vector at once, where making it costs microseconds and asks nobody; else none, and the text waits
    /// for [`Self::embed`].
    fn embed_now(&self, _text: &str) -> Option<Vector> {
        None
    }
}
