//! The MCP face: what agents remember and recall as tools, over standard input and output or over HTTP.
//!
//! ```text
//! stdio.rs, http.rs ► message.rs ► server.rs (which tool) ► caller.rs (who asks, about whom) ► a file a tool ► the ledger
//!                                   schema.rs publishes, memledger-requests reads, answers.rs tells
//! ```

mod answers;
mod caller;
mod changes;
mod forget;
mod history;
mod http;
mod message;
mod query;
mod remember;
mod schema;
mod server;
mod stdio;
mod unanswered;
mod update;

pub use http::{HttpOptions, PATH, http_router};
pub use server::McpServer;
pub use stdio::{StdioFailed, serve_stdio};
