//! Ports to models, and what stands behind them: offline rules first, vendors one file each.

mod embedder;
mod error;
mod hashed;
pub mod words;

pub use embedder::{Embedder, Vector};
pub use error::PortError;
pub use hashed::Hashed;
