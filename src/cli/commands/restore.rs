//! `restore`: a backup in the place of a SQLite ledger that nobody uses.

use crate::output::say;
use serde_json::json;

use super::print_json;
use crate::{arguments::Restore, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, restore: Restore) -> Result<(), Failure> {
    let restored = wiring::restore(settings, restore.from, restore.force).await?;
    let kept = restored.kept.map(|path| path.display().to_string());
    if restore.json {
        let (epoch, events) = (restored.epoch, restored.events);
        return print_json(&json!({"epoch": epoch, "events": events, "kept": kept}));
    }
    let database = wiring::without_password(&settings.database);
    say!("{database} now holds the backup's {} events, in epoch {}", restored.events, restored.epoch);
    if let Some(kept) = kept {
        say!("the previous ledger is kept as {kept}");
    }
    Ok(())
}
