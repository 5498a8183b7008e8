//! How contents are kept: compressed, and each as what differs from another one where that is shorter. No I/O.

mod chain;
#[cfg(test)]
mod chain_tests;
mod delta;
mod numbers;
mod packed;

pub use chain::{Encoded, Link, MAX_DEPTH, decode, encode};
pub use numbers::{Reader, number};
pub use packed::{pack, unpack};

/// Stored bytes that can't be what was stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Damaged(pub &'static str);
