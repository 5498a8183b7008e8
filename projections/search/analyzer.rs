//! What a text is searched by, made by whoever knows languages and models.

/// A vector as the read model keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Embedded {
    /// Names what made it. Vectors of two names are never compared.
    pub embedder: String,
    /// The signs of its components: the quick look.
    pub bits: Vec<u8>,
    /// Its components, a signed byte each: the closer look.
    pub vector: Vec<u8>,
}

pub trait Analyzer: Send + Sync {
    /// Names what makes vectors now.
    fn embedder(&self) -> &str;

    /// The text's words in order, in the form that they are searched in: ASCII letters and digits alone.
    fn words(&self, text: &str) -> Vec<String>;

    /// The text's vector where it costs no time and asks nobody; else it is made later.
    fn embed_now(&self, text: &str) -> Option<Embedded>;
}
