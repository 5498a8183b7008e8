//! `migrate`: the schema and the read models of this program.

use crate::output::say;
use memledger_store::SchemaState;
use serde_json::json;

use super::print_json;
use crate::{arguments::Migrate, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, migrate: &Migrate) -> Result<(), Failure> {
    if migrate.check {
        return check(settings, wiring::schema_state(settings).await?.as_ref(), migrate.json);
    }
    // What is wrong with the database is told by the opening, which waits for it.
    let before = wiring::schema_state(settings).await.ok().flatten();
    let ledger = wiring::ledger(settings).await?;
    ledger.core.catch_up().await?;
    ledger.close().await;
    if migrate.json {
        let from = before.map_or(0, |state| state.number);
        return print_json(&json!({"from": from, "to": SchemaState::newest()}));
    }
    report_migration(before.as_ref())?;
    say!("{} is ready for this program", wiring::without_password(&settings.database));
    Ok(())
}

/// Says from which schema an existing ledger came, where it was behind.
pub fn report_migration(before: Option<&SchemaState>) -> Result<(), Failure> {
    let Some(before) = before else { return Ok(()) };
    let names: Vec<&str> = before.pending()?.iter().map(|(_, name)| *name).collect();
    if !names.is_empty() {
        let (from, to) = (before.number, SchemaState::newest());
        say!("the schema was migrated from {from} to {to}: {}", names.join(", "));
    }
    Ok(())
}

fn check(settings: &Settings, state: Option<&SchemaState>, json: bool) -> Result<(), Failure> {
    let database = wiring::without_password(&settings.database);
    let state = state.ok_or_else(|| Failure::Work(format!("there is no ledger at {database}")))?;
    let pending = state.pending()?;
    if json {
        let migrations = pending.iter().map(|(number, name)| json!({"number": number, "name": name}));
        print_json(&json!({
            "schema": state.number,
            "newest": SchemaState::newest(),
            "migrations": migrations.collect::<Vec<_>>(),
            "read_models": state.read_models,
            "current": state.is_current(),
        }))?;
    } else {
        say!("{database} has schema {}, this program needs {}", state.number, SchemaState::newest());
        pending.iter().for_each(|(number, name)| say!("  migration {number} ({name}) is pending"));
        state.read_models.iter().for_each(|what| say!("  to be rebuilt: {what}"));
        say!("{}", if state.is_current() { "nothing to do" } else { "`memledger migrate` does it" });
    }
    if state.is_current() { Ok(()) } else { Err(Failure::Check) }
}
