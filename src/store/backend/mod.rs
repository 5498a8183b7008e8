//! What the backends are made of: the schema and its repair, the columns of the log, what a database says of itself.
//!
//! It is public for `memledger-postgres` and `memledger-sqlite` alone; whatever is above them uses the port.

pub mod catalog;
pub mod columns;
pub mod migrations;
pub mod origin;
pub mod schema;
pub mod view;
pub mod writes;
