//! Every span, field and metric name of the ledger, and how they leave the process.

pub mod names;
