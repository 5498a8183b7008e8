//! Ports to models, and what is behind them: vendors, one file or folder each, and the offline embedder.

mod aside;
pub mod calibration;
mod chat;
mod embedder;
mod endpoint;
mod error;
mod hashed;
mod language_model;
#[cfg(feature = "local")]
mod local;
mod openai;
mod question;
pub mod reply;
mod schema;
pub mod tokens;
mod unit;
#[cfg(test)]
mod unit_tests;

pub use aside::aside;
pub use chat::{CapParameter, ChatModel, ChatOptions, ResponseFormat};
pub use embedder::{Bands, Embedder, Vector};
pub use endpoint::{
    install_tls,
    options::{InvalidOption, MOST_ATTEMPTS},
};
pub use error::PortError;
pub use language_model::{Check, Completion, Exchange, Fit, LanguageModel, Prompt, Usage};
#[cfg(feature = "local")]
pub use local::{FolderError, Local};
pub use memledger_offline::Hashed;
pub use openai::{EncodingFormat, OpenAi, OpenAiOptions};
pub use question::{Question, ask, json};
pub use reply::ReplyFault;
pub use schema::{Field, Schema};
