//! The tests of the whole, in one binary. `scripts/test` runs them with a PostgreSQL server.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that panics is a test that fails")]

mod backups;
mod browser;
mod circles;
mod cli;
mod clients_python;
mod clients_typescript;
mod connections;
mod corpora;
mod crash;
mod dependencies;
mod documented;
mod erasure;
mod faults;
mod feature;
mod golden;
mod histories;
mod http;
mod ledger;
#[cfg(feature = "local-embedder")]
mod local_embedder;
mod mcp;
mod model;
#[cfg(feature = "otlp")]
mod otlp;
mod projections;
mod read_only;
mod recall;
mod recovery;
mod roles;
mod round_trips;
mod simulation;
mod sizes;
mod store;
mod tampering;
mod walls;
mod workflows;
