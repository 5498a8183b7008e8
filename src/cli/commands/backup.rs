//! `backup`: a copy of a SQLite ledger as of one moment, made beside whatever runs on it; or the note that another tool has
//! made one.

use crate::output::say;
use memledger_ledger::gauges::Upkeep;
use serde_json::json;

use super::print_json;
use crate::{arguments::Backup, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, backup: Backup) -> Result<(), Failure> {
    let Some(out) = backup.out else { return record(settings, backup.json).await };
    let file = out.display().to_string();
    let made = wiring::back_up(settings, out).await?;
    if backup.json {
        return print_json(&json!({"file": file, "bytes": made.bytes, "events": made.events}));
    }
    say!("{file}: {} events, {} bytes", made.events, made.bytes);
    Ok(())
}

async fn record(settings: &Settings, json: bool) -> Result<(), Failure> {
    let ledger = wiring::existing_ledger(settings).await?;
    let noted = ledger.audit.note_upkeep(Upkeep::Backup, 0).await;
    ledger.close().await;
    noted?;
    if json {
        return print_json(&json!({"recorded": true}));
    }
    say!("recorded that a backup was made now");
    Ok(())
}
