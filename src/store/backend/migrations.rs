//! Numbered schema changes, the same numbers and names on both databases.

use crate::StoreError;

pub struct Migration {
    pub number: i64,
    pub name: &'static str,
    pub postgres: &'static str,
    pub sqlite: &'static str,
}

pub const MIGRATIONS: &[Migration] = &[
    Migration {
        number: 1,
        name: "ledger",
        postgres: include_str!("../../../migrations/postgres/001_ledger.sql"),
        sqlite: include_str!("../../../migrations/sqlite/001_ledger.sql"),
    },
    Migration {
        number: 2,
        name: "readers",
        postgres: include_str!("../../../migrations/postgres/002_readers.sql"),
        sqlite: include_str!("../../../migrations/sqlite/002_readers.sql"),
    },
    Migration {
        number: 3,
        name: "access",
        postgres: include_str!("../../../migrations/postgres/003_access.sql"),
        sqlite: include_str!("../../../migrations/sqlite/003_access.sql"),
    },
    Migration {
        number: 5,
        name: "upkeep",
        postgres: include_str!("../../../migrations/postgres/005_upkeep.sql"),
        sqlite: include_str!("../../../migrations/sqlite/005_upkeep.sql"),
    },
    Migration {
        number: 6,
        name: "verified_heads",
        postgres: include_str!("../../../migrations/postgres/006_verified_heads.sql"),
        sqlite: include_str!("../../../migrations/sqlite/006_verified_heads.sql"),
    },
    Migration {
        number: 7,
        name: "sessions",
        postgres: include_str!("../../../migrations/postgres/007_sessions.sql"),
        sqlite: include_str!("../../../migrations/sqlite/007_sessions.sql"),
    },
    Migration {
        number: 8,
        name: "thread_owners",
        postgres: include_str!("../../../migrations/postgres/008_thread_owners.sql"),
        sqlite: include_str!("../../../migrations/sqlite/008_thread_owners.sql"),
    },
    Migration {
        number: 9,
        name: "written_revs",
        postgres: include_str!("../../../migrations/postgres/009_written_revs.sql"),
        sqlite: include_str!("../../../migrations/sqlite/009_written_revs.sql"),
    },
    Migration {
        number: 10,
        name: "thread_checkpoints",
        postgres: include_str!("../../../migrations/postgres/010_thread_checkpoints.sql"),
        sqlite: include_str!("../../../migrations/sqlite/010_thread_checkpoints.sql"),
    },
    Migration {
        number: 11,
        name: "person_keys",
        postgres: include_str!("../../../migrations/postgres/011_person_keys.sql"),
        sqlite: include_str!("../../../migrations/sqlite/011_person_keys.sql"),
    },
];

pub const CREATE_TABLE: &str = "CREATE TABLE IF NOT EXISTS schema_migrations \
    (number bigint NOT NULL PRIMARY KEY, name text NOT NULL)";

/// A log without the number of its schema is one that the number got lost of: nothing else makes the log's tables.
pub fn warn_of_lost_number() {
    tracing::warn!(
        "the table schema_migrations was missing; the tables are assumed to have this program's schema"
    );
}

/// The migrations to run after `last`; refuses a database that a newer program has migrated.
pub fn pending(last: i64) -> Result<&'static [Migration], StoreError> {
    let newest = MIGRATIONS.last().map_or(0, |m| m.number);
    if last > newest {
        return Err(StoreError::Corrupt(format!(
            "its schema is number {last}, this program knows up to {newest}; use a newer memledger"
        )));
    }
    // Numbers rise, and may leave some out.
    let done = MIGRATIONS.partition_point(|migration| migration.number <= last);
    Ok(&MIGRATIONS[done..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_is_not_done_again_and_what_is_newer_is_refused() {
        let newest = MIGRATIONS.last().unwrap().number;
        let numbers = |last| pending(last).map(|some| some.iter().map(|one| one.number).collect::<Vec<_>>());
        let all: Vec<i64> = MIGRATIONS.iter().map(|one| one.number).collect();
        assert!(all.is_sorted_by(|one, next| one < next), "{all:?}");
        assert_eq!(numbers(0).unwrap(), all);
        assert_eq!(numbers(all[0]).unwrap(), all[1..]);
        assert!(numbers(newest).unwrap().is_empty());
        let refused = numbers(newest + 1).unwrap_err().to_string();
        assert!(refused.contains("use a newer memledger"), "{refused}");
    }
}
