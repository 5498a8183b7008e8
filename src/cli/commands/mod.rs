//! One file a command: its words in, the ledger's use case, what it prints.

pub mod admins;
pub mod backup;
pub mod bench;
pub mod calibrate;
pub mod config;
pub mod demo;
pub mod epoch;
pub mod export;
pub mod import;
pub mod keys;
pub mod langgraph;
pub mod mcp;
pub mod migrate;
pub mod openapi;
pub mod replay;
pub mod restore;
pub mod run;
pub mod serve;
pub mod verify;

use crate::output::say;
use memledger_aggregates::{TenantId, UserId};

use crate::failure::Failure;

fn tenant(name: &str) -> Result<TenantId, Failure> {
    TenantId::new(name).map_err(|e| Failure::Usage(format!("--tenant: {e}")))
}

fn user(name: &str) -> Result<UserId, Failure> {
    UserId::new(name).map_err(|e| Failure::Usage(format!("--user: {e}")))
}

/// An agent's name keeps the rules of a user's id.
fn agent(name: &str) -> Result<String, Failure> {
    UserId::new(name).map(|name| name.to_string()).map_err(|e| Failure::Usage(format!("--agent: {e}")))
}

/// Prints a value as JSON.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(|e| Failure::Work(e.to_string()))?;
    say!("{text}");
    Ok(())
}
