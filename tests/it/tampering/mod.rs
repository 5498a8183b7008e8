//! Foreign hands in the database: whatever is changed behind the ledger's back, `verify` names it with its
//! coordinates; and what no look at the database alone can show, it names against an earlier run.

mod anchors;
pub mod base;
mod events;
mod receipts;
mod rows;
mod texts;
