//! `migrate`: the schema and the read models of this program.

use crate::output::say;
use crate::{failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings) -> Result<(), Failure> {
    let ledger = wiring::ledger(settings).await?;
    ledger.catch_up().await?;
    say!("{} is ready for this program", wiring::without_password(&settings.database));
    ledger.close().await;
    Ok(())
}
