//! `mcp`: the tools for agents on standard input and output, until the input is closed or it is asked to stop.

use memledger_ledger::{Identity, Role, access_log::Via};
use memledger_mcp::McpServer;

use super::{agent, serve::stop_asked, tenant, user};
use crate::{
    arguments::Mcp,
    failure::Failure,
    settings::{Settings, categories},
    wiring,
};

/// As it stands in the log where no agent is named.
const CREDENTIAL: &str = "mcp";

pub async fn run(settings: &Settings, words: Mcp) -> Result<(), Failure> {
    let identity = identity(words)?;
    let stop_asked = stop_asked()?;
    let _hangups = categories::hangups(settings)?;
    let ledger = wiring::ledger(settings).await?;
    let _reloading = categories::keep_in_force(settings, &ledger)?;
    ledger.recall.link_in_background();
    let served = memledger_mcp::serve_stdio(McpServer::new(ledger.clone(), identity), stop_asked).await;
    ledger.close().await;
    served.map_err(|failed| Failure::Work(failed.to_string()))
}

/// Whoever starts us can read the database: the words only narrow what the agent may.
fn identity(words: Mcp) -> Result<Identity, Failure> {
    let users = words.user.iter().map(|name| user(name)).collect::<Result<Vec<_>, _>>()?;
    let role = match (&words.agent, users.is_empty()) {
        (Some(_), _) => Role::Agent,
        (None, false) => Role::Supervisor,
        (None, true) => Role::Admin,
    };
    let tenant = tenant(&words.tenant)?;
    let agent = words.agent.as_deref().map(agent).transpose()?;
    Ok(Identity { tenant, role, credential: CREDENTIAL.into(), agent, users, via: Via::new("mcp", None) })
}
