//! What becomes of memories over the years, decided by rules alone: memories go in, decisions come out. It reads nothing and
//! waits for nobody.

pub mod consolidation;
pub mod insights;
mod memory;
pub mod pruning;
mod stems;
pub mod ttl;
mod vectors;

pub use memory::Memory;
