//! Threads: messages, the context of a turn, summaries, and what changed since an agent looked last.

pub mod context;
pub mod delta;
pub mod messages;
pub mod summaries;
pub mod whole;
