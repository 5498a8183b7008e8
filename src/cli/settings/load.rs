//! Putting the layers together, each value with its origin.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::Settings;
use crate::{
    arguments::{Arguments, Command},
    failure::Failure,
};

pub struct Loaded {
    pub settings: Settings,
    /// Every setting by its dotted name: value and origin.
    pub origins: BTreeMap<String, (Value, String)>,
}

impl Loaded {
    /// Whether the database was chosen and is not the default.
    pub fn database_given(&self) -> bool {
        self.origins.get("database").is_some_and(|(_, origin)| origin != "default")
    }
}

pub fn load(arguments: &Arguments) -> Result<Loaded, Failure> {
    let mut origins = BTreeMap::new();
    let defaults = serde_json::to_value(Settings::default());
    let defaults = defaults.map_err(|e| Failure::Usage(format!("the default settings: {e}")))?;
    leaves("", &defaults, "default", &mut origins);
    if let Some(path) = &arguments.config {
        let text =
            std::fs::read_to_string(path).map_err(|e| Failure::Usage(format!("{}: {e}", path.display())))?;
        let wrong = |e: String| Failure::Usage(format!("{}: {}", path.display(), first_line(&e)));
        // Read as settings first: that names the line of an unknown or mistyped one.
        serde_saphyr::from_str::<Settings>(&text).map_err(|e| wrong(e.to_string()))?;
        let file: Value = serde_saphyr::from_str(&text).map_err(|e| wrong(e.to_string()))?;
        leaves("", &file, &path.display().to_string(), &mut origins);
    }
    for (name, (value, origin)) in &mut origins {
        let variable = format!("MEMLEDGER_{}", name.replace('.', "_").to_uppercase());
        if let Ok(text) = std::env::var(&variable) {
            *value = typed(value, &text);
            *origin = format!("environment {variable}");
        }
    }
    let mut flag = |name: &str, given: Option<&String>| {
        if let Some(text) = given {
            origins.insert(name.to_owned(), (Value::from(text.as_str()), format!("flag --{name}")));
        }
    };
    flag("database", arguments.database.as_ref());
    if let Command::Serve(serve) = &arguments.command {
        flag("listen", serve.listen.as_ref());
    }
    let mut whole = Value::Object(Map::new());
    for (name, (value, _)) in &origins {
        put(&mut whole, name, value.clone());
    }
    let settings = serde_json::from_value(whole).map_err(|e| {
        // Only the environment is left to be wrong: files were read as settings above.
        Failure::Usage(format!("a setting from the environment has a wrong value: {e}"))
    })?;
    Ok(Loaded { settings, origins })
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or(text)
}

/// Notes every leaf under its dotted name; a list is a leaf.
fn leaves(prefix: &str, value: &Value, origin: &str, into: &mut BTreeMap<String, (Value, String)>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = if prefix.is_empty() { name.clone() } else { format!("{prefix}.{name}") };
                leaves(&name, value, origin, into);
            }
        }
        // An empty section of a file sets nothing.
        Value::Null if origin != "default" => {}
        leaf => {
            into.insert(prefix.to_owned(), (leaf.clone(), origin.to_owned()));
        }
    }
}

/// An environment text as the type that the setting has now.
fn typed(current: &Value, text: &str) -> Value {
    match current {
        Value::Number(_) | Value::Bool(_) => serde_json::from_str(text).unwrap_or_else(|_| Value::from(text)),
        Value::Array(_) => text.split(',').map(|item| Value::from(item.trim())).collect(),
        _ => Value::from(text),
    }
}

fn put(whole: &mut Value, name: &str, value: Value) {
    let mut at = whole;
    for part in name.split('.') {
        at = &mut at[part];
    }
    *at = value;
}
