//! Logs and spans: to standard error, and to an OpenTelemetry collector where one is configured.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use opentelemetry::trace::TracerProvider;
use opentelemetry_otlp::WithExportConfig;
use opentelemetry_sdk::{
    Resource,
    error::OTelSdkResult,
    trace::{SdkTracerProvider, SpanData, SpanExporter},
};
use tracing::{Level, Metadata};
use tracing_subscriber::{
    EnvFilter, Layer, Registry,
    filter::{FilterExt, LevelFilter, filter_fn},
    fmt,
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    Json,
}

#[derive(Debug, Clone)]
pub struct LogOptions {
    /// A filter such as `info` or `memledger=debug,warn`.
    pub filter: String,
    pub format: LogFormat,
    /// The collector's address for spans over HTTP, such as `http://127.0.0.1:4318`.
    pub otlp_endpoint: Option<String>,
}

/// Keeps the exporter; call [`Logs::stop`] so that the last spans leave.
pub struct Logs(Option<SdkTracerProvider>);

impl Logs {
    pub fn stop(&self) {
        if let Some(Err(failed)) = self.0.as_ref().map(SdkTracerProvider::shutdown) {
            eprintln!("memledger: the last spans could not be exported: {failed}");
        }
    }
}

/// Starts logging for this process; once.
pub fn start_logs(options: &LogOptions) -> Result<Logs, String> {
    must_be_levels(&options.filter)?;
    let filter = EnvFilter::try_new(&options.filter).map_err(|e| format!("log.filter: {e}"))?;
    let filter = filter.and(filter_fn(is_impersonal));
    let ansi = std::io::IsTerminal::is_terminal(&std::io::stderr()) && takes_colours();
    let written: Box<dyn Layer<Registry> + Send + Sync> = match options.format {
        LogFormat::Text => fmt::layer().with_writer(std::io::stderr).with_ansi(ansi).boxed(),
        LogFormat::Json => fmt::layer().with_writer(std::io::stderr).json().boxed(),
    };
    let provider = options.otlp_endpoint.as_deref().map(exporter).transpose()?;
    let spans = provider.as_ref().map(|provider| {
        // Commands are spans at info; what the exporter itself logs must not be exported again.
        let own = EnvFilter::new("info,hyper=off,reqwest=off,opentelemetry=off,rmcp=off");
        tracing_opentelemetry::layer().with_tracer(provider.tracer("memledger")).with_filter(own)
    });
    tracing_subscriber::registry()
        .with(written.with_filter(filter))
        .with(spans)
        .try_init()
        .map_err(|e| format!("logging can't be started: {e}"))?;
    Ok(Logs(provider))
}

/// A word by itself is a level here. The filter would take any other for the name of a part whose lines are wanted, and
/// those of all others for unwanted: a mistyped level would end all logging.
fn must_be_levels(filter: &str) -> Result<(), String> {
    let bare = |part: &&str| !part.is_empty() && !part.contains(['=', '[', ']', '{', '}']);
    let mut words = filter.split(',').map(str::trim).filter(bare);
    match words.find(|word| word.parse::<LevelFilter>().is_err()) {
        None => Ok(()),
        Some(word) => Err(format!(
            "log.filter: {word:?} is no level; write off, error, warn, info, debug or trace, of one part PART=LEVEL"
        )),
    }
}

/// <https://no-color.org>.
fn takes_colours() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

/// What rmcp logs in detail are whole requests and answers, which are personal, and what sqlx warns of are parameters
/// that it does not know, such as a password under another name.
fn is_impersonal(what: &Metadata<'_>) -> bool {
    let most = match what.target() {
        target if target.starts_with("rmcp") => Level::INFO,
        target if target.starts_with("sqlx_postgres::options") => Level::ERROR,
        _ => Level::TRACE,
    };
    *what.level() <= most
}

fn exporter(endpoint: &str) -> Result<SdkTracerProvider, String> {
    let address = format!("{}/v1/traces", endpoint.trim_end_matches('/'));
    let exporter = opentelemetry_otlp::SpanExporter::builder()
        .with_http()
        .with_endpoint(address)
        .build()
        .map_err(|e| format!("otlp.endpoint: {e}"))?;
    let exporter = Telling { exporter, away: AtomicBool::new(false) };
    let resource = Resource::builder().with_service_name("memledger").build();
    Ok(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build())
}

/// Logs when the collector stops taking spans, and when it takes them again; the exporter itself says nothing.
#[derive(Debug)]
struct Telling {
    exporter: opentelemetry_otlp::SpanExporter,
    away: AtomicBool,
}

impl SpanExporter for Telling {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let spans = batch.len();
        let sent = self.exporter.export(batch).await;
        match (&sent, self.away.swap(sent.is_err(), Ordering::Relaxed)) {
            (Err(failed), false) => {
                tracing::warn!(%failed, spans, "otlp.endpoint takes no spans; they are lost until it does");
            }
            (Ok(()), true) => tracing::warn!(spans, "otlp.endpoint takes spans again"),
            _ => {}
        }
        sent
    }

    fn shutdown_with_timeout(&self, timeout: Duration) -> OTelSdkResult {
        self.exporter.shutdown_with_timeout(timeout)
    }

    fn force_flush(&self) -> OTelSdkResult {
        self.exporter.force_flush()
    }

    fn set_resource(&mut self, resource: &Resource) {
        self.exporter.set_resource(resource);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_by_itself_is_a_level() {
        for filter in
            ["", "info", "WARN", "memledger=debug,warn", "off, sqlx=trace", "[command{user=a,memory}]=debug"]
        {
            assert_eq!(must_be_levels(filter), Ok(()), "{filter}");
        }
        for filter in ["wrn", "warning", "memledger=debug,verbose", "info,memledger"] {
            assert!(must_be_levels(filter).unwrap_err().contains("is no level"), "{filter}");
        }
    }
}
