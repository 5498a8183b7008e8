//! Settings of logs and spans.

use memledger_observability::{LogFormat, LogOptions};

use super::{DAY_MS, Settings, declare::settings};
use crate::{failure::Failure, wiring::without_password};

settings! {
    /// The log of the process.
    pub struct Log {
        /// `off`, `error`, `warn`, `info`, `debug`, `trace`, or by module: `memledger=debug,warn`
        filter: String = "warn".into();
        /// `text` or `json`, to standard error
        format: String = "text".into();
        /// Longer requests are [logged](RUNBOOK.md#requests-are-slow), {range}; 0 logs none
        slow_ms: u64 = 1_000, 0..=DAY_MS;
    }
}

settings! {
    /// Spans.
    pub struct Otlp {
        /// Address of an OpenTelemetry collector (needs `--features otlp`)
        endpoint: Option<String> = None;
    }
}

/// Spans are sent over HTTP, and a collector's other port, for gRPC, takes none of these.
fn must_be_collector(endpoint: &str) -> Result<(), Failure> {
    let parsed = url::Url::parse(endpoint).ok();
    // What sends them reads it in its own way, and would show a password that it can't read.
    let parsed = parsed.filter(|_| endpoint.parse::<axum::http::Uri>().is_ok());
    match parsed.filter(|url| ["http", "https"].contains(&url.scheme()) && url.has_host()) {
        Some(_) => Ok(()),
        None => Err(Failure::Usage(format!(
            "otlp.endpoint: {:?} is not an address such as http://127.0.0.1:4318",
            without_password(endpoint)
        ))),
    }
}

impl Settings {
    pub fn log_options(&self) -> Result<LogOptions, Failure> {
        let format = match self.log.format.as_str() {
            "text" => LogFormat::Text,
            "json" => LogFormat::Json,
            other => return Err(Failure::Usage(format!("log.format: {other:?} is neither text nor json"))),
        };
        let filter = self.log.filter.clone();
        // An empty variable of a compose file means that there is none.
        let endpoint = self.otlp.endpoint.as_ref().filter(|endpoint| !endpoint.trim().is_empty());
        endpoint.map_or(Ok(()), |endpoint| must_be_collector(endpoint))?;
        Ok(LogOptions { filter, format, otlp_endpoint: endpoint.cloned() })
    }
}
