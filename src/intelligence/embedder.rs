//! The port to what turns texts into vectors.

use async_trait::async_trait;

use crate::PortError;

/// A text's place in an embedder's space, of unit length.
pub type Vector = Vec<f32>;

/// From which cosine on the vectors of two statements tell something, as it was measured with an embedder.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bands {
    /// One may restate the other; what both say decides.
    pub may_restate: f64,
    /// They mean so much alike that another word for the same is no difference; what else differs still is.
    pub means_alike: f64,
}

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

    /// What its cosines mean for statements; none if nobody measured it.
    fn bands(&self) -> Option<Bands> {
        None
    }
}
