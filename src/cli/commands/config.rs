//! `config`: the effective settings and where each came from.

use crate::output::say;
use serde_json::{Map, Value, json};

use super::print_json;
use crate::{failure::Failure, settings::Loaded, wiring::without_password};

pub fn run(loaded: &Loaded, json: bool) -> Result<(), Failure> {
    let shown = |name: &str, value: &Value| match value.as_str() {
        Some(url) if name == "database" => Value::from(without_password(url)),
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
        return print_json(&settings);
    }
    let width = loaded.origins.keys().map(String::len).max().unwrap_or(0);
    for (name, (value, origin)) in &loaded.origins {
        say!("{name:width$}  {}  ({origin})", shown(name, value));
    }
    Ok(())
}
