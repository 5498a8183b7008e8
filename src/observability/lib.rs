//! How metrics, logs and spans leave the process.

mod logs;
mod prometheus;
#[cfg(feature = "otlp")]
mod spans;

pub use logs::{LogFormat, LogOptions, Logs, start_logs};
pub use prometheus::{Prometheus, start_metrics};
