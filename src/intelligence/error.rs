//! What can go wrong with a model that is asked.

use std::time::Duration;

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PortError {
    /// It asks for patience; how long, where it says so.
    #[error("too many requests{}", .after.map(|t| format!("; try again after {} ms", t.as_millis())).unwrap_or_default())]
    RateLimited { after: Option<Duration> },
    /// It answers nothing that is asked of it: a wrong key, a model or an address that it does not have.
    #[error("refused: {0}")]
    NoAccess(String),
    /// It will not answer this request, however often it is sent; it may well answer another.
    #[error("refused: {0}")]
    Refused(String),
    /// It did not answer, or not in time.
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// It answered with what can't be used.
    #[error("bad reply: {0}")]
    BadReply(String),
}
