//! Finds an answer's part where models put it: where it belongs, in a wrapper around all, or bare.

use serde_json::{Map, Value};

use super::{REJECTED_BY_SCHEMA, ReplyFault, object};

/// How deep a wrapper may be.
const MOST_WRAPPERS: usize = 3;

/// The items of the answer's one list.
pub fn items(text: &str, name: &str) -> Result<Vec<Value>, ReplyFault> {
    let value = object::only(text)?;
    list(value, name, MOST_WRAPPERS)
        .ok_or_else(|| ReplyFault::new(REJECTED_BY_SCHEMA, format!("no list of {name}")))
}

/// The object that has the field.
pub fn object_with(text: &str, name: &str) -> Result<Map<String, Value>, ReplyFault> {
    let value = object::only(text)?;
    let refused = || ReplyFault::new(REJECTED_BY_SCHEMA, format!("no object with {name}"));
    holder(value, name, MOST_WRAPPERS).ok_or_else(refused)
}

/// A text that says something; models write "null" and "" for none.
pub fn text<'a>(item: &'a Value, name: &str) -> Option<&'a str> {
    let text = item.get(name)?.as_str()?.trim();
    (!text.is_empty() && !["null", "none"].contains(&text.to_lowercase().as_str())).then_some(text)
}

fn list(value: Value, name: &str, wrappers: usize) -> Option<Vec<Value>> {
    match value {
        Value::Array(mut items) if items.len() == 1 && items[0].get(name).is_some() => {
            list(items.pop()?, name, wrappers)
        }
        Value::Array(items) => Some(items),
        whole => match holder(whole, name, wrappers)?.remove(name)? {
            Value::Array(items) => Some(items),
            _ => None,
        },
    }
    .filter(|items| items.iter().all(|item| !is_schema(item)))
}

fn holder(value: Value, name: &str, wrappers: usize) -> Option<Map<String, Value>> {
    if is_schema(&value) {
        return None;
    }
    match value {
        Value::Object(fields) if fields.contains_key(name) => Some(fields),
        // A list that is wrapped in another name stands for the named one.
        Value::Object(fields) if wrappers > 0 && fields.len() == 1 => {
            let (_, inner) = fields.into_iter().next()?;
            match inner {
                Value::Array(items) if items.iter().all(Value::is_object) => {
                    Some(Map::from_iter([(name.to_owned(), Value::Array(items))]))
                }
                inner => holder(inner, name, wrappers - 1),
            }
        }
        Value::Array(mut items) if items.len() == 1 => holder(items.pop()?, name, wrappers.checked_sub(1)?),
        _ => None,
    }
}

/// Whether it is the schema that the question came with, and no answer.
fn is_schema(value: &Value) -> bool {
    let has = |name: &str| value.get(name).is_some();
    has("properties") && (has("type") || has("required") || has("$defs") || has("$schema"))
}
