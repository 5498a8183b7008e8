//! Logs to standard error, and spans to an OpenTelemetry collector if one is configured and the build can send them.

use tracing::{Level, Metadata};
use tracing_subscriber::{
    EnvFilter, Layer, Registry,
    filter::{FilterExt, LevelFilter, filter_fn},
    fmt,
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

#[cfg(feature = "otlp")]
use crate::spans::Exporter;

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
pub struct Logs(Option<Exporter>);

impl Logs {
    pub fn stop(&self) {
        if let Some(exporter) = &self.0 {
            exporter.stop();
        }
    }
}

/// Of a build that sends no spans: there is none, and a collector is refused.
#[cfg(not(feature = "otlp"))]
enum Exporter {}

#[cfg(not(feature = "otlp"))]
impl Exporter {
    fn open(_: &str) -> Result<Self, String> {
        Err("otlp.endpoint: this build sends no spans; build it with `--features otlp`, or remove the setting".into())
    }

    fn layer(&self) -> tracing_subscriber::layer::Identity {
        match *self {}
    }

    fn stop(&self) {
        match *self {}
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
    let exporter = options.otlp_endpoint.as_deref().map(Exporter::open).transpose()?;
    let spans = exporter.as_ref().map(Exporter::layer);
    tracing_subscriber::registry()
        .with(written.with_filter(filter))
        .with(spans)
        .try_init()
        .map_err(|e| format!("logging can't be started: {e}"))?;
    Ok(Logs(exporter))
}

/// A word by itself is a level here. The filter would take any other for the name of a part whose lines are wanted, and
/// those of all others for unwanted: a mistyped level would end all logging.
fn must_be_levels(filter: &str) -> Result<(), String> {
    let bare = |part: &&str| !part.is_empty() && !part.contains(['=', '[', ']', '{', '}']);
    let mut words = filter.split(',').map(str::trim).filter(bare);
    match words.find(|word| word.parse::<LevelFilter>().is_err()) {
        None => Ok(()),
        Some(word) => Err(format!(
            "log.filter: {word:?} is not a level; use off, error, warn, info, debug or trace, or \
             PART=LEVEL for one part"
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
            assert!(must_be_levels(filter).unwrap_err().contains("is not a level"), "{filter}");
        }
    }
}
