//! What the configuration may set of relations.

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RelationOptions {
    /// Whether edges are worked out from the texts.
    pub enabled: bool,
    /// Most edges that are worked out for a memory.
    pub neighbours: usize,
    /// Texts less near than that are not linked: the cosine of their vectors, 0 to 1.
    pub link_min: f64,
}

impl Default for RelationOptions {
    fn default() -> Self {
        Self { enabled: true, neighbours: 3, link_min: 0.6 }
    }
}
