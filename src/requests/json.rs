//! Bodies and arguments in JSON, read so that an error names the field.

use memledger_ledger::{LedgerError, plain};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// Reads a body.
pub fn from_body<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, LedgerError> {
    // Fields have names: serde would take a list of their values too.
    if bytes.trim_ascii_start().first() == Some(&b'[') {
        return Err(LedgerError::invalid("body", "must be a JSON object, is a list"));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let message = error.inner().to_string();
        LedgerError::invalid(field(&path, &message, "body"), plain(&message))
    })?;
    reader.end().map_err(|error| LedgerError::invalid("body", error.to_string()))?;
    Ok(value)
}

/// What a tool takes.
pub trait Arguments: DeserializeOwned {
    /// What is required, and therefore never taken for absent.
    const REQUIRED: &[&str] = &[];
}

/// Reads the arguments of a tool.
pub fn from_arguments<T: Arguments>(mut arguments: Map<String, Value>) -> Result<T, LedgerError> {
    arguments.retain(|name, value| T::REQUIRED.contains(&name.as_str()) || !is_absent(value));
    arguments.values_mut().for_each(whole);
    serde_path_to_error::deserialize(Value::Object(arguments)).map_err(|error| {
        let message = error.inner().to_string();
        LedgerError::invalid(field(&error.path().to_string(), &message, "arguments"), plain(&message))
    })
}

/// As models write that they leave an argument out: `null`, also as a text, or nothing. What a tool requires is never left
/// out so.
pub fn is_absent(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| matches!(text.trim(), "" | "null"))
}

/// JSON Schema takes 5.0 for a whole number, and some programs write them so.
fn whole(value: &mut Value) {
    if value.is_f64()
        && let Some(number) = value.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < 1e15)
    {
        *value = Value::from(number as i64);
    }
}

/// The field an error is about: where serde stood, or the one its message quotes.
fn field(path: &str, message: &str, all: &str) -> String {
    let quoted = message.split('`').nth(1).filter(|_| message.contains("field `"));
    match (path, quoted) {
        (".", Some(name)) => name.to_owned(),
        (".", None) | ("?", _) => all.to_owned(),
        (path, _) => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only whether they can be read is looked at")]
    struct Order {
        content: String,
        count: Option<u8>,
    }

    impl Arguments for Order {
        const REQUIRED: &[&str] = &["content"];
    }

    fn arguments(arguments: Value) -> Result<Order, LedgerError> {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        from_arguments(arguments)
    }

    #[test]
    fn an_error_begins_with_the_argument_it_is_about() {
        for (wrong, place) in [
            (json!({}), "content: "),
            (json!({"content": 5}), "content: "),
            (json!({"content": null}), "content: "),
            (json!({"content": "tea", "count": -1}), "count: "),
            (json!({"content": "tea", "count": "1"}), "count: "),
            (json!({"content": "tea", "colour": "red"}), "colour: "),
        ] {
            let error = arguments(wrong.clone()).unwrap_err();
            assert_eq!(error.code(), "invalid_request");
            assert!(error.to_string().starts_with(place), "{error} for {wrong}");
        }
    }

    #[test]
    fn an_optional_argument_that_is_null_in_words_is_absent() {
        for count in [json!(null), json!("null"), json!(" null ")] {
            let read = arguments(json!({"content": "null", "count": count})).unwrap();
            assert_eq!((read.count, read.content.as_str()), (None, "null"));
        }
        assert_eq!(arguments(json!({"content": "tea", "count": 5.0})).unwrap().count, Some(5));
    }
}
