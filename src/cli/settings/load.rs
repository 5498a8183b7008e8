//! Putting the layers together, each value with its origin.

use std::{
    collections::{BTreeMap, BTreeSet},
    env::VarError,
};

use memledger_ledger::plain;
use serde_json::{Map, Value};

use super::{Settings, names, ranges, recall, wording};
use crate::{
    arguments::{Arguments, Command},
    failure::Failure,
};

pub struct Loaded {
    pub settings: Settings,
    /// Every setting by its dotted name: value and origin.
    pub origins: BTreeMap<String, (Value, String)>,
    /// Variables that are named like settings and are none. They are no error: a cluster may set some for a service of
    /// the program's name.
    pub strange: Vec<String>,
}

const PREFIX: &str = "MEMLEDGER_";

/// Variables that are no settings, so that nothing prints them.
const SECRETS: [&str; 4] = ["ADMIN_KEY", "EMBEDDER_KEY", "LANGUAGE_MODEL_KEY", "PREVIOUS_EMBEDDER_KEY"];

/// The environment's name of a setting.
fn variable(name: &str) -> String {
    format!("{PREFIX}{}", name.replace('.', "_").to_uppercase())
}

/// How long a command waits for locks, connections and read models where nothing else is set; nobody waits for it with a
/// clock, as clients of a server do.
const COMMAND_WAIT_MS: u64 = 10_000;

impl Loaded {
    /// The settings of a command that does its work and ends.
    pub fn of_command(&self) -> Settings {
        let mut settings = self.settings.clone();
        let waits = [
            ("sqlite.busy_timeout_ms", &mut settings.sqlite.busy_timeout_ms),
            ("postgres.acquire_timeout_ms", &mut settings.postgres.acquire_timeout_ms),
            ("memory.read_wait_ms", &mut settings.memory.read_wait_ms),
        ];
        for (name, wait) in waits {
            if self.origins.get(name).is_some_and(|(_, origin)| origin == "default") {
                *wait = COMMAND_WAIT_MS;
            }
        }
        settings
    }

    /// Whether the database was chosen and is not the default.
    pub fn database_given(&self) -> bool {
        self.origins.get("database").is_some_and(|(_, origin)| origin != "default")
    }
}

pub fn load(arguments: &Arguments) -> Result<Loaded, Failure> {
    let mut origins = BTreeMap::new();
    leaves("", &in_json(&Settings::default())?, "default", &mut origins);
    if let Some(path) = &arguments.config {
        let text =
            std::fs::read_to_string(path).map_err(|e| Failure::Usage(format!("{}: {e}", path.display())))?;
        let wrong = |error: serde_saphyr::Error| {
            let (line, column, what) = wording::fault(&error);
            Failure::Usage(format!("{}: line {line} column {column}: {what}", path.display()))
        };
        // Read as settings first: that names the line of an unknown or mistyped one.
        let read: Settings = serde_saphyr::from_str(&text).map_err(wrong)?;
        let file: Value = serde_saphyr::from_str(&text).map_err(wrong)?;
        let (mut typed, mut named) = (BTreeMap::new(), BTreeMap::new());
        leaves("", &in_json(&read)?, "default", &mut typed);
        leaves("", &file, &path.display().to_string(), &mut named);
        for (name, (value, origin)) in named {
            // `off`, `no` and `1e3` are texts where a setting is one, and no texts by themselves.
            let text = typed.remove(&name).map(|(text, _)| text).filter(is_text);
            origins.insert(name, (text.unwrap_or(value), origin));
        }
    }
    for (name, (value, origin)) in &mut origins {
        let variable = variable(name);
        let wrong = |why: String| Failure::Usage(format!("environment {variable}: {why}"));
        match std::env::var(&variable) {
            Ok(text) => {
                let given = typed(name, value, &text);
                alone(name, &given).map_err(|e| wrong(plain(&e.to_string())))?;
                *value = given;
                *origin = format!("environment {variable}");
            }
            Err(VarError::NotPresent) => {}
            Err(VarError::NotUnicode(_)) => return Err(wrong("the value is not UTF-8".into())),
        }
    }
    let strange = strange(origins.keys());
    let mut flag = |name: &str, given: Option<&String>| {
        if let Some(text) = given {
            origins.insert(name.to_owned(), (Value::from(text.as_str()), format!("flag --{name}")));
        }
    };
    flag("database", arguments.database.as_ref());
    if let Command::Serve(serve) = &arguments.command {
        flag("listen", serve.listen.as_ref());
    }
    recall::fit(&mut origins);
    let mut whole = Value::Object(Map::new());
    for (name, (value, origin)) in &origins {
        // A file may hold a number in quotes, which is taken for one above and is none here.
        let why = |e: serde_json::Error| plain(&e.to_string());
        alone(name, value).map_err(|e| Failure::Usage(format!("{name}: {} ({origin})", why(e))))?;
        put(&mut whole, name, value.clone());
    }
    // Each part was read as settings above, so this is a last net.
    let settings = serde_json::from_value(whole).map_err(|e| Failure::Usage(format!("the settings: {e}")))?;
    let mut loaded = Loaded { settings, origins, strange };
    ranges::check(&loaded)?;
    names::settle(&mut loaded)?;
    Ok(loaded)
}

fn in_json(settings: &Settings) -> Result<Value, Failure> {
    serde_json::to_value(settings).map_err(|e| Failure::Usage(format!("the settings: {e}")))
}

/// Whether it is a text, or several.
fn is_text(value: &Value) -> bool {
    match value {
        Value::Array(several) => several.iter().all(Value::is_string),
        one => one.is_string(),
    }
}

/// What examples of the clients read: whoever works with both has them set.
const OF_CLIENTS: [&str; 2] = ["API_KEY", "URL"];

/// Variables that look like settings and are none.
fn strange<'a>(settings: impl Iterator<Item = &'a String>) -> Vec<String> {
    let others = SECRETS.into_iter().chain(OF_CLIENTS).map(|name| format!("{PREFIX}{name}"));
    let known: BTreeSet<String> = settings.map(|name| variable(name)).chain(others).collect();
    let given = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
    given.filter(|name| name.starts_with(PREFIX) && !known.contains(name)).collect()
}

/// Reads one setting by itself, since an error among all of them would not say which it is about.
fn alone(name: &str, value: &Value) -> Result<(), serde_json::Error> {
    let mut only = Value::Object(Map::new());
    put(&mut only, name, value.clone());
    serde_json::from_value::<Settings>(only).map(drop)
}

/// Notes every leaf under its dotted name; a list is a leaf.
pub fn leaves(prefix: &str, value: &Value, origin: &str, into: &mut BTreeMap<String, (Value, String)>) {
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
fn typed(name: &str, current: &Value, text: &str) -> Value {
    let read = || serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    match current {
        Value::Number(_) | Value::Bool(_) => read(),
        // It has no default that would tell.
        Value::Null if alone(name, &Value::from(text)).is_err() => read(),
        Value::Array(_) if text.trim().is_empty() => Value::Array(Vec::new()),
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
