//! What becomes of memories over the years, decided by rules alone: memories go in, decisions come out. It reads nothing and
//! waits for nobody.

pub mod batches;
mod candidate;
pub mod clusters;
#[cfg(test)]
mod labelled;
mod memory;
pub mod summaries;
pub mod ttl;

pub use candidate::Candidate;
pub use memory::Memory;
