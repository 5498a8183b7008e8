//! Spans to an OpenTelemetry collector.

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
use tracing::Subscriber;
use tracing_subscriber::{EnvFilter, Layer, registry::LookupSpan};

/// Sends spans over HTTP.
pub struct Exporter(SdkTracerProvider);

impl Exporter {
    pub fn open(endpoint: &str) -> Result<Self, String> {
        let address = format!("{}/v1/traces", endpoint.trim_end_matches('/'));
        let exporter = opentelemetry_otlp::SpanExporter::builder()
            .with_http()
            .with_endpoint(address)
            .build()
            .map_err(|e| format!("otlp.endpoint: {e}"))?;
        let exporter = LoggingExporter { exporter, away: AtomicBool::new(false) };
        let resource = Resource::builder().with_service_name("memledger").build();
        let provider =
            SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build();
        Ok(Self(provider))
    }

    /// Hands spans to the exporter.
    pub fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        // Commands are spans at info; what the exporter itself logs must not be exported again.
        let own = EnvFilter::new("info,hyper=off,reqwest=off,opentelemetry=off,rmcp=off");
        tracing_opentelemetry::layer().with_tracer(self.0.tracer("memledger")).with_filter(own)
    }

    /// Sends what waits.
    pub fn stop(&self) {
        if let Err(failed) = self.0.shutdown() {
            eprintln!("memledger: the last spans could not be exported: {failed}");
        }
    }
}

/// Logs when the collector stops taking spans, and when it takes them again; the exporter itself says nothing.
#[derive(Debug)]
struct LoggingExporter {
    exporter: opentelemetry_otlp::SpanExporter,
    away: AtomicBool,
}

impl SpanExporter for LoggingExporter {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let spans = batch.len();
        let sent = self.exporter.export(batch).await;
        match (&sent, self.away.swap(sent.is_err(), Ordering::Relaxed)) {
            (Err(failed), false) => {
                tracing::warn!(
                    %failed, spans,
                    "otlp.endpoint refuses spans; they are lost until it accepts them"
                );
            }
            (Ok(()), true) => tracing::warn!(spans, "otlp.endpoint accepts spans again"),
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
