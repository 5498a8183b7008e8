//! The arguments of a call, read so that an error names the one that was wrong.

use memledger_ledger::{
    LedgerError, plain, time,
    words::{InvalidId, Timestamp},
};
use rmcp::model::JsonObject;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

/// The arguments as the tool's own struct. What is required is never taken for absent.
pub fn read<T: DeserializeOwned>(mut arguments: JsonObject, required: &[&str]) -> Result<T, LedgerError> {
    arguments.retain(|name, value| required.contains(&name.as_str()) || !is_absent(value));
    arguments.values_mut().for_each(whole);
    serde_path_to_error::deserialize(Value::Object(arguments)).map_err(|error| {
        let message = error.inner().to_string();
        LedgerError::invalid(place(&error.path().to_string(), &message), plain(&message))
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

/// The argument an error is about. One that is missing is not where serde stood, but the message quotes it.
fn place(path: &str, message: &str) -> String {
    let missing = message.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    match (path, missing) {
        (".", Some(name)) => name.to_owned(),
        (".", None) => "arguments".to_owned(),
        (path, Some(name)) => format!("{path}.{name}"),
        (path, None) => path.to_owned(),
    }
}

pub fn id<T>(argument: &str, text: &str, read: fn(&str) -> Result<T, InvalidId>) -> Result<T, LedgerError> {
    read(text).map_err(|error| LedgerError::invalid(argument, error.to_string()))
}

/// A whole number; some models write numbers as text.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Whole(Value);

impl Whole {
    pub fn within(&self, argument: &str, least: usize, most: usize) -> Result<usize, LedgerError> {
        let number = match &self.0 {
            Value::String(text) => text.trim().parse().ok(),
            other => other.as_u64(),
        };
        let number = number.and_then(|number| usize::try_from(number).ok());
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            LedgerError::invalid(argument, format!("must be {least} to {most}, is {}", self.0))
        })
    }
}

/// RFC 3339, a date, Unix seconds or milliseconds; numbers as numbers or as text.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Moment(Value);

impl Moment {
    pub fn instant(&self, argument: &str) -> Result<Timestamp, LedgerError> {
        let instant = match &self.0 {
            Value::String(text) => time::parse(argument, text).ok(),
            Value::Number(number) => time::from_number(number.as_f64().unwrap_or(f64::NAN)).ok(),
            _ => None,
        };
        instant.ok_or_else(|| {
            let message =
                format!("{} is no time; write one such as 2026-11-20 or 2026-11-20T12:00:00Z", self.0);
            LedgerError::invalid(argument, message)
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only whether they can be read is looked at")]
    struct Arguments {
        content: String,
        count: Option<u8>,
    }

    fn arguments(arguments: Value) -> Result<Arguments, LedgerError> {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        read(arguments, &["content"])
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

    #[test]
    fn a_time_is_a_text_or_a_number() {
        let instant = |value: Value| Moment(value).instant("since");
        let expected = Timestamp(1_733_414_400_000_000);
        for value in [
            json!("2024-12-05T16:00:00Z"),
            json!("1733414400"),
            json!(1_733_414_400),
            json!(1_733_414_400_000_i64),
        ] {
            assert_eq!(instant(value.clone()).unwrap(), expected, "{value}");
        }
        for value in [json!("yesterday"), json!(true), json!({}), json!(1e300)] {
            let said = instant(value.clone()).unwrap_err().to_string();
            assert!(said.starts_with("since: "), "{said:?} for {value}");
        }
    }
}
