//! What becomes of memories over the years, decided by rules alone: memories go in, decisions come out. It reads nothing and
//! waits for nobody.

mod memory;
pub mod ttl;

pub use memory::Memory;
