//! The MCP face: what agents remember and recall as tools, over standard input and output or over HTTP.
//!
//! ```text
//! transport ► server.rs (who asks, which tool) ► query.rs, remember.rs, history.rs ► the ledger's use case
//!                                                arguments.rs on the way in, answers.rs on the way out
//! ```

mod answers;
mod arguments;
mod history;
mod query;
mod query_arguments;
mod remember;
mod server;

use std::sync::Arc;

use axum::Router;
use memledger_ledger::Ledger;
use rmcp::{
    serve_server,
    service::{QuitReason, ServerInitializeError},
    transport::{
        async_rw::AsyncRwTransport,
        stdio_pipes,
        streamable_http_server::{
            StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
        },
    },
};

pub use server::McpServer;

/// Where [`http_router`] answers.
pub const PATH: &str = "/mcp";

/// Longest message on standard input, in bytes; many times the largest memory.
const LINE_BYTES: usize = 1_024 * 1_024;

/// Why a conversation over standard input and output ended before its input did.
#[derive(Debug, thiserror::Error)]
#[error("the conversation over standard input and output broke off: {0}")]
pub struct StdioFailed(String);

/// Answers what comes on standard input, one message a line, until it is closed. Standard output belongs to
/// the protocol meanwhile.
pub async fn serve_stdio(server: McpServer) -> Result<(), StdioFailed> {
    let (input, output) = stdio_pipes();
    let transport = AsyncRwTransport::new_server(input, output).with_max_line_length(LINE_BYTES);
    let running = match serve_server(server, transport).await {
        Ok(running) => running,
        // Whoever started us went away without a word: an end like any other.
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        Err(failed) => return Err(StdioFailed(failed.to_string())),
    };
    match running.waiting().await {
        Ok(QuitReason::JoinError(failed)) | Err(failed) => Err(StdioFailed(failed.to_string())),
        Ok(_) => Ok(()),
    }
}

#[derive(Debug, Clone)]
pub struct HttpOptions {
    /// Largest body, in bytes.
    pub body_bytes: usize,
    /// Browser pages that may call, such as `https://app.example.com:443`. A request of any other page is
    /// refused; what is no browser sends no origin and passes.
    pub allowed_origins: Vec<String>,
}

/// Streamable HTTP at [`PATH`]. Whoever mounts it checks the key first and leaves the caller's
/// [`memledger_ledger::Identity`] among the request's extensions.
///
/// It keeps no sessions and answers each request with one JSON document, so that any of several servers
/// behind a balancer can take any request, and a restart loses nothing.
pub fn http_router<S>(ledger: Arc<Ledger>, options: HttpOptions) -> Router<S>
where
    S: Clone + Send + Sync + 'static,
{
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_max_request_body_bytes(options.body_bytes)
        // The name we are reached by is the operator's choice. A page that was led here by a false name has
        // no key, and names its origin, which is refused.
        .disable_allowed_hosts()
        .with_allowed_origins(options.allowed_origins)
        .enforce_origin_validation();
    let server = McpServer::for_whoever_asks(ledger);
    let sessions = Arc::new(NeverSessionManager::default());
    let service = StreamableHttpService::new(move || Ok(server.clone()), sessions, config);
    Router::new().route_service(PATH, service)
}
