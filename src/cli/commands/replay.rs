//! `replay`: rebuild read models from the log, beside the live ones.

use crate::output::say;
use memledger_ledger::{Identity, Opening};
use serde_json::json;

use super::{print_json, tenant, user};
use crate::{arguments::Replay, failure::Failure, progress::Progress, settings::Settings, wiring};

pub async fn run(settings: &Settings, replay: Replay) -> Result<(), Failure> {
    let operator = Identity::operator(tenant(&replay.tenant)?);
    let only = replay.user.as_deref().map(user).transpose()?;
    let ledger = wiring::existing_ledger_as(settings, Opening::AsItIs).await?;
    if ledger.core.lost().await?.is_empty() {
        ledger.core.catch_up().await?;
    }
    let total = ledger.core.events().await?;
    let progress = Progress::new("events", Some(total));
    let rebuilt = ledger
        .audit
        .rebuild(&operator, replay.projection, only.as_ref(), replay.check, |events| progress.at(events))
        .await;
    progress.end();
    ledger.close().await;
    let rebuilt = rebuilt?;
    if let Some(user) = only.filter(|_| rebuilt.events == 0 && rebuilt.is_equal()) {
        // A mistyped id must not look like a user whose read models are right.
        return Err(Failure::Work(format!("user {user} has no memories")));
    }
    if replay.json {
        print_json(&json!({
            "equal": rebuilt.is_equal(),
            "switched": !replay.check,
            "events": rebuilt.events,
            "events_per_s": rebuilt.events_per_s,
            "tables": rebuilt.comparisons,
        }))?;
    } else {
        say!("{} events applied again, {:.0} events/s", rebuilt.events, rebuilt.events_per_s);
        for table in &rebuilt.comparisons {
            match &table.lost {
                Some(why) => say!("  {}: LOST, {why}", table.table),
                None if table.is_equal() => say!("  {}: equal", table.table),
                None => say!("  {}: DIFFERENT", table.table),
            }
            say!("    before {} rows, digest {}", table.live_rows, table.live_digest);
            say!("    after  {} rows, digest {}", table.rebuilt_rows, table.rebuilt_digest);
            for difference in
                table.not_shown().into_iter().chain(table.differences.iter().map(ToString::to_string))
            {
                say!("    {difference}");
            }
        }
        say!("{}", if replay.check { "compared only, nothing switched" } else { "switched" });
    }
    // A rebuild that mends a difference did its work; a check that finds one failed.
    if replay.check && !rebuilt.is_equal() { Err(Failure::Check) } else { Ok(()) }
}
