use std::{borrow::Cow, error::Error, fmt};

use sqlx::error::{DatabaseError, ErrorKind};

use super::*;

/// What a server tells.
#[derive(Debug)]
struct Told {
    code: &'static str,
    constraint: Option<&'static str>,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl Error for Told {}

impl DatabaseError for Told {
    fn message(&self) -> &str {
        self.code
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        Some(self.code.into())
    }

    fn constraint(&self) -> Option<&str> {
        self.constraint
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }

    fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
        self
    }
}

fn told(code: &'static str, constraint: Option<&'static str>) -> StoreError {
    error(sqlx::Error::Database(Box::new(Told { code, constraint })))
}

#[test]
fn a_row_that_is_there_already_is_a_conflict_only_where_it_tells_of_another_writer() {
    let version = told("23505", Some("events_stream_version"));
    assert!(matches!(version, StoreError::Conflict(Conflict::Version)), "{version:?}");
    let command = told("23505", Some("commands_pkey"));
    assert!(matches!(command, StoreError::Conflict(Conflict::CommandId)), "{command:?}");
    for constraint in [None, Some("contents_pkey")] {
        let other = told("23505", constraint);
        assert!(matches!(other, StoreError::Corrupt(_)), "{other:?}");
    }
}

#[test]
fn what_may_pass_by_itself_is_to_be_tried_again() {
    let codes = [
        // A table that was just switched away, a standby, rights that are not granted.
        "42P01", "25006", "42501", // A process that was stopped within a transaction.
        "25P03", // One of each class.
        "08006", "28P01", "3D000", "40001", "53300", "55P03", "57P01", "58030",
    ];
    for code in codes {
        let passing = told(code, None);
        assert!(matches!(passing, StoreError::Unavailable(_)), "{code}: {passing:?}");
    }
    for failed in [sqlx::Error::PoolTimedOut, sqlx::Error::WorkerCrashed] {
        let passing = error(failed);
        assert!(matches!(passing, StoreError::Unavailable(_)), "{passing:?}");
    }
    let said = error(sqlx::Error::PoolTimedOut).to_string();
    assert!(said.contains("every connection is in use"), "{said}");
}

#[test]
fn what_does_not_pass_is_a_fault_of_what_is_stored() {
    // A syntax error, a column that is none, a value out of range.
    for code in ["42601", "42703", "22003"] {
        let lasting = told(code, None);
        assert!(matches!(lasting, StoreError::Corrupt(_)), "{code}: {lasting:?}");
    }
    let decoding = || Box::<dyn Error + Send + Sync>::from("no number");
    let unreadable = [
        sqlx::Error::ColumnDecode { index: "rev".into(), source: decoding() },
        sqlx::Error::Decode(decoding()),
        sqlx::Error::ColumnNotFound("rev".into()),
    ];
    for failed in unreadable {
        let lasting = error(failed);
        assert!(matches!(lasting, StoreError::Corrupt(_)), "{lasting:?}");
    }
}
