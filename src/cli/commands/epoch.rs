//! `epoch`: which life of the log the feed's cursors belong to, and the end of it after a restore.

use crate::output::say;
use serde_json::json;

use super::print_json;
use crate::{
    arguments::{Epoch, EpochAction},
    failure::Failure,
    settings::Settings,
    wiring,
};

pub async fn run(settings: &Settings, epoch: &Epoch) -> Result<(), Failure> {
    let ledger = wiring::existing_ledger(settings).await?;
    let number = match epoch.action {
        None => ledger.core.epoch().await,
        Some(EpochAction::Raise) => ledger.core.raise_epoch().await,
    };
    ledger.close().await;
    let number = number?;
    if epoch.json {
        return print_json(&json!({"epoch": number}));
    }
    match epoch.action {
        None => say!("{number}"),
        Some(EpochAction::Raise) => say!("epoch {number}: earlier cursors of the feed are refused"),
    }
    Ok(())
}
