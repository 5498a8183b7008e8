//! One server for both transports: tells who asks, lists the tools, and hands each call to its own.

use std::sync::Arc;

use axum::http::request::Parts;
use memledger_ledger::{Identity, Ledger, LedgerError};
use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, Implementation, ListToolsResult, PaginatedRequestParams,
        ServerCapabilities, ServerConfig,
    },
    service::RequestContext,
};

use crate::{answers, history, query, remember};

/// What a model is told about the tools as a whole.
const INSTRUCTIONS: &str = "\
Long-term memory about people, kept as a ledger. Call memory_query before answering where earlier \
conversations may matter; give the same thread_id through one conversation, and the answer begins with \
what changed since its last call. Call memory_remember for one lasting fact at a time, in a sentence that \
stands by itself. Call memory_history to see how a memory came to be what it is.";

/// The tools over one ledger.
#[derive(Clone)]
pub struct McpServer {
    ledger: Arc<Ledger>,
    /// Who asks, where it is the same for every call; else each request brings its own.
    always: Option<Identity>,
}

impl McpServer {
    /// For one caller, such as the process at the other end of a pipe.
    pub fn new(ledger: Arc<Ledger>, identity: Identity) -> Self {
        Self { ledger, always: Some(identity) }
    }

    /// For callers whose identity stands among the extensions of each HTTP request.
    pub(crate) fn for_whoever_asks(ledger: Arc<Ledger>) -> Self {
        Self { ledger, always: None }
    }

    fn identity(&self, context: &RequestContext<RoleServer>) -> Option<Identity> {
        match &self.always {
            Some(identity) => Some(identity.clone()),
            None => context.extensions.get::<Parts>()?.extensions.get::<Identity>().cloned(),
        }
    }
}

impl ServerHandler for McpServer {
    fn get_info(&self) -> ServerConfig {
        let own = Implementation::new("memory-ledger", env!("CARGO_PKG_VERSION")).with_title("Memory Ledger");
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(own)
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(vec![query::tool(), remember::tool(), history::tool()]))
    }

    /// What the ledger refuses is a result that the model reads and can mend its call by; protocol errors,
    /// which it may never see, are left for a tool that does not exist and a request without a caller.
    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(identity) = self.identity(&context) else {
            tracing::error!("a call came through without an identity: its route checks no key");
            return Err(ErrorData::internal_error("the server does not know who asks", None));
        };
        let ledger = self.ledger.clone();
        let arguments = request.arguments.unwrap_or_default();
        // A task of its own: a panic ends it and not the conversation, and a caller that goes away does not
        // cut a write off half way.
        let work = match &*request.name {
            query::NAME => tokio::spawn(query::run(ledger, identity, arguments)),
            remember::NAME => tokio::spawn(remember::run(ledger, identity, arguments)),
            history::NAME => tokio::spawn(history::run(ledger, identity, arguments)),
            other => {
                let names = [query::NAME, remember::NAME, history::NAME].join(", ");
                let message = format!("there is no tool {other:?}; there are {names}");
                return Err(ErrorData::invalid_params(message, None));
            }
        };
        let outcome = work.await.unwrap_or_else(|failed| Err(LedgerError::Internal(failed.to_string())));
        Ok(answers::result(outcome).into())
    }
}
