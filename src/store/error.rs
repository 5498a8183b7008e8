//! What a store can answer beside success.

/// Which rule another writer's commit made this append break.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conflict {
    /// The stream is not at the expected version any more: load it again and decide again.
    Version,
    /// The command id has a receipt already: answer with that.
    CommandId,
}

#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    #[error("another writer was first ({0:?})")]
    Conflict(Conflict),
    /// The database can't be reached or can't take it now; trying again later may work.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// What is stored contradicts itself, or the schema is not this program's.
    #[error("the database can't be used: {0}")]
    Corrupt(String),
}

impl StoreError {
    pub fn unavailable(error: impl std::fmt::Display) -> Self {
        Self::Unavailable(error.to_string())
    }

    pub fn corrupt(error: impl std::fmt::Display) -> Self {
        Self::Corrupt(error.to_string())
    }
}
