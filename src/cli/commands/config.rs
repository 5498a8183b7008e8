//! `config`: the effective settings and where each came from.

use crate::output::say;
use serde_json::{Map, Value, json};

use super::{
    print_json,
    serve::{must_be_address, must_be_key},
};
use crate::{
    failure::Failure,
    settings::{Loaded, Settings, categories},
    wiring::{Database, without_password},
};

/// How the names of settings end that are addresses, and may hold a password.
const ADDRESSES: [&str; 2] = [".base_url", ".endpoint"];

pub fn run(loaded: &Loaded, json: bool) -> Result<(), Failure> {
    let shown = |name: &str, value: &Value| match value.as_str() {
        Some(url) if name == "database" || ADDRESSES.iter().any(|end| name.ends_with(end)) => {
            Value::from(without_password(url))
        }
        _ => value.clone(),
    };
    if json {
        let settings: Map<String, Value> = loaded
            .origins
            .iter()
            .map(|(name, (value, origin))| {
                (name.clone(), json!({"value": shown(name, value), "origin": origin}))
            })
            .collect();
        print_json(&settings)?;
        return must_serve(&loaded.settings);
    }
    let width = loaded.origins.keys().map(String::len).max().unwrap_or(0);
    for (name, (value, origin)) in &loaded.origins {
        say!("{name:width$}  {}  ({origin})", shown(name, value));
    }
    must_serve(&loaded.settings)
}

/// Refuses what `serve` would refuse before it opens the database. To be called once all is shown: it tells where a wrong
/// value comes from.
fn must_serve(settings: &Settings) -> Result<(), Failure> {
    Database::parse(&settings.database)?;
    must_be_address(&settings.listen)?;
    settings.http_limits()?;
    must_be_key()?;
    categories::must_be_readable(settings)?;
    settings.accounts.common_passwords().read()?;
    settings.language_model.open()?;
    settings.embedders()?;
    Ok(())
}
