//! The fields of one row: each is taken once, and what is left at the end is counted as ignored.

use memledger_aggregates::Timestamp;
use memledger_kernel::time;
use serde_json::{Map, Value};

use super::report::{Note, Remarks};

/// A row of another system.
pub struct Fields(Map<String, Value>);

impl Fields {
    pub fn of(row: Value) -> Result<Self, String> {
        match row {
            Value::Object(fields) => Ok(Self(fields)),
            _ => Err("is not a JSON object".into()),
        }
    }

    /// A field by its name, or by the name that a JavaScript client gives it; `null` is none.
    pub fn take(&mut self, name: &str) -> Option<Value> {
        let by_name = self.0.remove(name).filter(|value| !value.is_null());
        by_name.or_else(|| self.0.remove(&camel_case(name)).filter(|value| !value.is_null()))
    }

    pub fn text(&mut self, name: &str) -> Result<Option<String>, String> {
        text(name, self.take(name).as_ref())
    }

    pub fn instant(&mut self, name: &str) -> Result<Option<Timestamp>, String> {
        match self.take(name) {
            Some(Value::String(text)) => {
                time::parse_without_offset(name, &text).map(Some).map_err(|e| e.to_string())
            }
            value => instant(name, value.as_ref()),
        }
    }

    pub fn topics(&mut self, name: &str, remarks: &mut Remarks) -> Result<Vec<String>, String> {
        topics(self.take(name).as_ref(), remarks)
    }

    pub fn metadata(&mut self, name: &str) -> Result<Map<String, Value>, String> {
        metadata(self.take(name).as_ref())
    }

    /// Moves fields that the ledger has no place for into the metadata. What the metadata says already stays.
    pub fn keep(&mut self, names: &[&'static str], metadata: &mut Map<String, Value>, remarks: &mut Remarks) {
        for name in names {
            let Some(value) = self.take(name).filter(|value| !is_empty(value)) else { continue };
            match metadata.get(*name) {
                Some(known) if *known != value => remarks.ignored.push((*name).to_owned()),
                _ => {
                    metadata.insert((*name).to_owned(), value);
                    remarks.kept.push(name);
                }
            }
        }
    }

    /// What nobody took: those that say something are reported.
    pub fn ignore_the_rest(self, prefix: &str, remarks: &mut Remarks) {
        let said = self.0.into_iter().filter(|(_, value)| !is_empty(value));
        remarks.ignored.extend(said.map(|(name, _)| format!("{prefix}{name}")));
    }
}

/// Whether a value says nothing that could be lost.
pub fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(_) | Value::Number(_) => false,
    }
}

/// `created_at` as `createdAt`.
fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}

/// A time in any of the forms that the API accepts, as JSON has it.
pub fn instant(field: &str, value: Option<&Value>) -> Result<Option<Timestamp>, String> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Number(number)) => {
            let at = time::from_number(number.as_f64().unwrap_or(f64::NAN));
            at.map(Some).map_err(|why| format!("{field}: {number} {why}"))
        }
        Some(Value::String(text)) => time::parse(field, text).map(Some).map_err(|e| e.to_string()),
        Some(other) => Err(format!("{field}: {other} is not a time")),
    }
}

/// A list of topics, or one of them alone. Other systems let blank and repeated ones through, which say nothing.
pub fn topics(value: Option<&Value>, remarks: &mut Remarks) -> Result<Vec<String>, String> {
    let items = match value {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(Value::Array(items)) => items.as_slice(),
        Some(one @ Value::String(_)) => std::slice::from_ref(one),
        Some(other) => return Err(format!("topics: {other} is not a list")),
    };
    let mut topics: Vec<String> = Vec::with_capacity(items.len());
    for item in items {
        let topic = text("topics", Some(item))?.unwrap_or_default().trim().to_owned();
        if !topic.is_empty() && !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    if topics.len() < items.len() {
        remarks.note(Note::TopicsCleaned);
    }
    Ok(topics)
}

/// What a memory carries beyond its text, in no form of ours.
pub fn metadata(value: Option<&Value>) -> Result<Map<String, Value>, String> {
    match value {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(metadata)) => Ok(metadata.clone()),
        Some(other) => Err(format!("metadata: {other} is not an object")),
    }
}

/// A text field that may be absent; a number is taken as its digits, since some systems number their ids.
pub fn text(field: &str, value: Option<&Value>) -> Result<Option<String>, String> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(Value::Number(number)) => Ok(Some(number.to_string())),
        Some(other) => Err(format!("{field}: {other} is not a text")),
    }
}
