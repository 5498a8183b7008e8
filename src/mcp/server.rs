//! One server for both transports: tells who asks, lists the tools, and hands each call to its own.

use std::sync::Arc;

use axum::http::request::Parts;
use memledger_ledger::{Identity, KnownCategories, Ledger, LedgerError, turns};
use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{
        CallToolRequestParams, CallToolResponse, DiscoverResult, Implementation, InitializeRequestParams,
        InitializeResult, JsonObject, ListToolsResult, PaginatedRequestParams, ServerCapabilities,
        ServerConfig,
    },
    service::RequestContext,
};

use crate::{
    answers,
    caller::{Caller, ServerState},
    changes, forget, history, query, remember,
    schema::KnownCaller,
    update,
};

const NAMES: [&str; 6] =
    [query::NAME, remember::NAME, update::NAME, forget::NAME, changes::NAME, history::NAME];

/// Runs a tool that reads when it is its credential's turn.
async fn reading<T>(
    caller: Caller,
    arguments: JsonObject,
    run: impl FnOnce(Caller, JsonObject) -> T,
) -> T::Output
where
    T: Future,
{
    let (ledger, credential) = (caller.ledger.clone(), caller.identity.credential.clone());
    let read = async {
        turns::take(ledger.turns(), &credential, false).await;
        run(caller, arguments).await
    };
    turns::within(read).await
}

/// What a model is told about the tools as a whole.
fn instructions(caller: Option<&Caller>) -> String {
    let whose = match caller.and_then(Caller::known_user) {
        Some(user) => format!("Long-term memory about {user}, kept as a ledger."),
        None => "Long-term memory about people, kept as a ledger; every tool takes the user_id of the person whose \
                 memories are meant."
            .to_owned(),
    };
    format!(
        "{whose} When a conversation begins, call memory_changes, which reports what changed since you \
         last looked. Call memory_query before answering if earlier conversations may matter, and \
         memory_remember when you learn a lasting fact. Each line of memory_query ends with an id, which \
         memory_update, memory_forget and memory_history take."
    )
}

/// The tools over one ledger.
#[derive(Clone)]
pub struct McpServer {
    ledger: Arc<Ledger>,
    /// Who asks, where it is the same for every call; else each request brings its own.
    always: Option<Identity>,
    kept: Arc<ServerState>,
}

impl McpServer {
    /// For one caller, such as the process at the other end of a pipe.
    pub fn new(ledger: Arc<Ledger>, identity: Identity) -> Self {
        Self { ledger, always: Some(identity), kept: Arc::default() }
    }

    /// For callers whose identity stands among the extensions of each HTTP request.
    pub(crate) fn for_whoever_asks(ledger: Arc<Ledger>) -> Self {
        Self { ledger, always: None, kept: Arc::default() }
    }

    /// A client that begins has not heard what an earlier one was told last.
    fn begins(&self, context: &RequestContext<RoleServer>) -> Result<Caller, ErrorData> {
        let caller = self.caller(context)?;
        self.kept.begins(&caller.identity);
        Ok(caller)
    }

    fn caller(&self, context: &RequestContext<RoleServer>) -> Result<Caller, ErrorData> {
        let asks = || context.extensions.get::<Parts>()?.extensions.get::<Identity>().cloned();
        let Some(identity) = self.always.clone().or_else(asks) else {
            tracing::error!("a call arrived without an identity: its route checks no key");
            return Err(ErrorData::internal_error("the server does not know the caller", None));
        };
        Ok(Caller { ledger: self.ledger.clone(), identity, kept: self.kept.clone() })
    }

    /// The same, by the way of that tool.
    fn caller_of(&self, context: &RequestContext<RoleServer>, tool: &str) -> Result<Caller, ErrorData> {
        let mut caller = self.caller(context)?;
        caller.identity.via = caller.identity.via.through(format!("mcp {tool}"));
        Ok(caller)
    }
}

/// What the schemas of the tools are made of.
async fn known(caller: &Caller) -> KnownCaller {
    let categories = caller.ledger.memories.categories(&caller.identity).await.unwrap_or_else(|failed| {
        // To an agent without an allowlist none are open; each call will tell it so.
        tracing::warn!(%failed, "no categories are published");
        KnownCategories::default()
    });
    let user = caller.known_user().map(ToString::to_string);
    KnownCaller { user, categories, banks: caller.ledger.memories.banks().to_vec() }
}

impl ServerHandler for McpServer {
    fn get_info(&self) -> ServerConfig {
        let own = Implementation::new("memory-ledger", env!("CARGO_PKG_VERSION")).with_title("Memory Ledger");
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(own)
            .with_instructions(instructions(None))
    }

    async fn initialize(
        &self,
        request: InitializeRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<InitializeResult, ErrorData> {
        let caller = self.begins(&context)?;
        context.peer.set_peer_info(request.clone());
        Ok(self.negotiate_initialize(&request)?.with_instructions(instructions(Some(&caller))))
    }

    async fn discover(&self, context: RequestContext<RoleServer>) -> Result<DiscoverResult, ErrorData> {
        let caller = self.begins(&context)?;
        let versions = self.supported_protocol_versions().into_owned();
        let own = self.get_info().with_instructions(instructions(Some(&caller)));
        Ok(DiscoverResult::from_server_info(versions, own))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let known = known(&self.caller(&context)?).await;
        let tools = [query::tool, remember::tool, update::tool, forget::tool, changes::tool, history::tool];
        Ok(ListToolsResult::with_all_items(tools.map(|tool| tool(&known)).to_vec()))
    }

    /// What the ledger refuses is a result that the model reads and can mend its call by; protocol errors,
    /// which it may never see, are left for a tool that does not exist and a request without a caller.
    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let named = NAMES.iter().find(|name| ***name == *request.name).copied().unwrap_or("unknown");
        let caller = self.caller_of(&context, named)?;
        let (ledger, identity) = (self.ledger.clone(), caller.identity.clone());
        let arguments = request.arguments.unwrap_or_default();
        // A task of its own: a panic ends it and not the conversation, and a caller that goes away does not
        // cut a write off half way.
        let work = match &*request.name {
            query::NAME => tokio::spawn(reading(caller, arguments, query::run)),
            remember::NAME => tokio::spawn(remember::run(caller, arguments)),
            update::NAME => tokio::spawn(update::run(caller, arguments)),
            forget::NAME => tokio::spawn(forget::run(caller, arguments)),
            changes::NAME => tokio::spawn(reading(caller, arguments, changes::run)),
            history::NAME => tokio::spawn(reading(caller, arguments, history::run)),
            other => {
                let message = format!("there is no tool {other:?}; there are {}", NAMES.join(", "));
                return Err(ErrorData::invalid_params(message, None));
            }
        };
        let outcome = work.await.unwrap_or_else(|failed| Err(LedgerError::Internal(failed.to_string())));
        if let Err(refusal) = &outcome {
            ledger.records.note_refusal(&identity, refusal.code());
        }
        Ok(answers::result(outcome).into())
    }
}
