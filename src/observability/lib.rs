//! Every span, field and metric name of the ledger, and how they leave the process.

mod logs;
pub mod names;
mod prometheus;

pub use logs::{LogFormat, LogOptions, Logs, start_logs};
pub use prometheus::{Prometheus, start_metrics};
