//! Ports to models, and what stands behind them: offline rules first, vendors one file or folder each.

mod aside;
mod chat;
mod embedder;
mod endpoint;
mod error;
mod forms;
mod hashed;
mod kept;
mod language_model;
#[cfg(feature = "local")]
mod local;
pub mod matching;
pub mod offline;
mod openai;
pub mod query_words;
pub mod shares;
pub mod statement_text;
mod stems;
pub mod supported;
pub mod tokens;
pub mod turns;
mod unit;
#[cfg(test)]
mod unit_tests;
pub mod words;

pub use aside::aside;
pub use chat::{CapParameter, ChatModel, ChatOptions, ResponseFormat};
pub use embedder::{Embedder, Vector};
pub use endpoint::{
    install_tls,
    options::{InvalidOption, MOST_ATTEMPTS},
};
pub use error::PortError;
pub use hashed::Hashed;
pub use language_model::{
    BATCH, Corpus, DecidedAction, Decision, Exchange, Judged, LanguageModel, MemoryText, MergedText,
    TopicInUse, Usage,
};
#[cfg(feature = "local")]
pub use local::{FolderError, Local};
pub use offline::Offline;
pub use openai::{EncodingFormat, OpenAi, OpenAiOptions};
