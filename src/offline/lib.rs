//! The reading of texts by rule, without a model: words and their forms, how alike texts are, and what rules find of
//! memories. Pure functions of texts, the same on every machine.

mod forms;
mod hashed;
mod kept;
pub mod lists;
pub mod matching;
mod memory_text;
pub mod query_words;
pub mod rules;
pub mod shares;
pub mod statement_text;
mod stems;
pub mod supported;
mod text_ratio;
pub mod turns;
pub mod words;

pub use hashed::Hashed;
pub use kept::WordCache;
pub use memory_text::{DecidedAction, MemoryText, MergedText, TopicInUse};
pub use text_ratio::{reaches_text_ratio, text_ratio};
