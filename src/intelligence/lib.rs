//! Ports to models, and what stands behind them: offline rules first, vendors one file each.

mod embedder;
mod error;
mod hashed;
#[cfg(feature = "local")]
mod local;
mod openai;
pub mod tokens;
mod unit;
#[cfg(test)]
mod unit_tests;
pub mod words;

pub use embedder::{Embedder, Vector};
pub use error::PortError;
pub use hashed::Hashed;
#[cfg(feature = "local")]
pub use local::{FolderError, Local};
pub use openai::{InvalidOption, OpenAi, OpenAiOptions, install_tls};
