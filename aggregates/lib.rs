//! Pure rules of the ledger: what a command may do, which events it makes, how they fold into state.
//!
//! Nothing here reads a clock, a file, the network or a random number (`clippy.toml` bans them), so the
//! same events give the same state on every machine and in every year.

pub mod account;
pub mod ids;
#[cfg(test)]
mod ids_tests;
pub mod key;
pub mod memory_book;
pub mod settings;
pub mod workflow_run;

pub use cqrs_es::Aggregate;
use uuid::Uuid;

/// An aggregate that decides without changing itself, so that a decision whose append fails costs nothing
/// to forget. `Aggregate::handle` is this plus the fold.
pub trait Decider: Aggregate {
    fn decide(
        &self,
        command: Self::Command,
        services: &Self::Services,
    ) -> Result<Vec<Self::Event>, Self::Error>;

    /// Contents that the event brings in.
    fn brought(event: &Self::Event) -> Vec<Uuid>;

    /// Contents that the event destroys.
    fn erased(event: &Self::Event) -> &[Uuid];

    /// How much memory it takes while resident, in entries.
    fn weight(&self) -> usize;
}

pub use ids::{DAY_US, InvalidId, MAX_ID_BYTES, MemoryId, TenantId, ThreadId, Timestamp, UserId};
