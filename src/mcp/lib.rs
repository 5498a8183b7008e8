//! The MCP face: what agents remember and recall as tools, over standard input and output or over HTTP.
//!
//! ```text
//! stdio.rs, http.rs ► message.rs ► server.rs (who asks, which tool) ► query.rs, remember.rs, history.rs ► the ledger
//!                                                           arguments.rs on the way in, answers.rs on the way out
//! ```

mod answers;
mod arguments;
mod history;
mod http;
mod message;
mod query;
mod query_arguments;
mod remember;
mod server;
mod stdio;
mod unanswered;

pub use http::{HttpOptions, PATH, http_router};
pub use server::McpServer;
pub use stdio::{StdioFailed, serve_stdio};
