//! `demo`: the whole story on a bundled user, with no key, no network and no set-up.

use crate::{failure::Failure, settings::Settings};

pub async fn run(_settings: &Settings, _database_given: bool, _serve: bool) -> Result<(), Failure> {
    Ok(())
}
