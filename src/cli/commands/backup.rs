//! `backup`: a copy of a SQLite ledger as of one moment, made beside whatever runs on it.

use crate::output::say;
use serde_json::json;

use super::print_json;
use crate::{arguments::Backup, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, backup: Backup) -> Result<(), Failure> {
    let file = backup.out.display().to_string();
    let made = wiring::back_up(settings, backup.out).await?;
    if backup.json {
        return print_json(&json!({"file": file, "bytes": made.bytes, "events": made.events}));
    }
    say!("{file}: {} events, {} bytes", made.events, made.bytes);
    Ok(())
}
