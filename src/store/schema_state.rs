//! What of a database is behind this program, looked at without changing it.

use crate::{
    Dialect, StoreError,
    backend::migrations::{self, MIGRATIONS},
    projection::Projections,
    projector::lost::Evidence,
};

/// The schema's number and the read models' versions, as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SchemaState {
    /// 0 where nothing was ever migrated.
    pub number: i64,
    /// What has to be done to the read models, in words.
    pub read_models: Vec<String>,
}

impl SchemaState {
    /// The number that this program brings a database to.
    pub fn newest() -> i64 {
        MIGRATIONS.last().map_or(0, |migration| migration.number)
    }

    /// The names of the migrations that it lacks, by number; an error where a newer program has been at work.
    pub fn pending(&self) -> Result<Vec<(i64, &'static str)>, StoreError> {
        let pending = migrations::pending(self.number)?.iter();
        Ok(pending.map(|migration| (migration.number, migration.name)).collect())
    }

    /// Whether `serve` would find nothing to do.
    pub fn is_current(&self) -> bool {
        self.number == Self::newest() && self.read_models.is_empty()
    }

    /// A newer program's database is none that this one can read; an older one has to be migrated first.
    pub fn must_be_newest(number: i64) -> Result<(), StoreError> {
        if migrations::pending(number)?.is_empty() {
            return Ok(());
        }
        Err(StoreError::Unavailable(format!(
            "its schema is number {number}, this program needs {}; run `memledger migrate`",
            Self::newest()
        )))
    }

    /// Of what a backend found in its database.
    pub fn of(
        number: i64,
        evidence: &Evidence,
        projections: &Projections,
        dialect: Dialect,
    ) -> Result<Self, StoreError> {
        let mut read_models = Vec::new();
        // What a later migration makes is no loss.
        if number == Self::newest() {
            read_models.extend(evidence.lost(projections, dialect).iter().map(ToString::to_string));
            read_models.extend(evidence.behind(projections)?);
        }
        Ok(Self { number, read_models })
    }
}
