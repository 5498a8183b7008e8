//! What becomes of memories over the years, decided by rules alone: memories go in, decisions come out. It reads nothing and
//! waits for nobody.

pub mod batches;
mod candidate;
pub mod clusters;
pub mod consolidation;
pub mod insights;
#[cfg(test)]
mod labelled_tests;
mod memory;
pub mod pruning;
mod stems;
pub mod summaries;
pub mod ttl;
mod vectors;

pub use candidate::Candidate;
pub use memory::Memory;
pub use vectors::cosine;
