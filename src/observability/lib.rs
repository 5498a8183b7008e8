//! Every metric's name, and how metrics, logs and spans leave the process.

mod logs;
pub mod names;
mod prometheus;
pub mod waits;

pub use logs::{LogFormat, LogOptions, Logs, start_logs};
pub use prometheus::{Prometheus, start_metrics};
