//! The arguments of a call: read so that an error names the one that was wrong, published as a schema that a
//! model writes them by.

use std::borrow::Cow;

use memledger_ledger::{
    LedgerError, plain, time,
    words::{InvalidId, Timestamp},
};
use rmcp::{
    handler::server::tool::schema_for_type,
    model::JsonObject,
    schemars::{JsonSchema, Schema, SchemaGenerator, json_schema},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

/// The arguments as the tool's own struct.
pub fn read<T: DeserializeOwned + JsonSchema + 'static>(mut arguments: JsonObject) -> Result<T, LedgerError> {
    let schema = schema_for_type::<T>();
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |name: &String| required.is_some_and(|all| all.iter().any(|one| one == name.as_str()));
    arguments.retain(|name, value| is_required(name) || !is_absent(value));
    arguments.values_mut().for_each(whole);
    // Arguments have names: serde would take a list of their values too.
    if let Some(filters @ Value::Array(_)) = arguments.get(FILTERS) {
        return Err(LedgerError::invalid(FILTERS, format!("must be an object, is {filters}")));
    }
    if let Some(Value::Object(filters)) = arguments.get_mut(FILTERS) {
        filters.retain(|name, value| name == USER || !is_absent(value));
        filters.values_mut().for_each(whole);
    }
    serde_path_to_error::deserialize(Value::Object(arguments)).map_err(|error| {
        let message = error.inner().to_string();
        LedgerError::invalid(place(&error.path().to_string(), &message), plain(&message))
    })
}

/// The one argument that has arguments of its own.
const FILTERS: &str = "filters";
/// The one of those that is required where the user is not known.
const USER: &str = "user_id";

/// As models write that they leave an argument out: `null`, also as a text. What a tool requires is never left out so.
fn is_absent(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim() == "null")
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

/// RFC 3339, a date, Unix seconds or milliseconds; numbers as numbers or as text.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Moment(Value);

impl Moment {
    pub fn instant(&self, argument: &str) -> Result<Timestamp, LedgerError> {
        match &self.0 {
            Value::String(text) => time::parse(argument, text),
            Value::Number(number) => time::from_number(number.as_f64().unwrap_or(f64::NAN))
                .map_err(|why| LedgerError::invalid(argument, format!("{number} {why}"))),
            other => Err(LedgerError::invalid(argument, format!("{other} is neither a text nor a number"))),
        }
    }
}

impl JsonSchema for Moment {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Moment".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": ["string", "number"]})
    }
}

/// What a tool takes. The struct's name and the widths of Rust's numbers are left out: they say nothing to a
/// model, and some model APIs refuse formats that they don't know.
pub fn schema<T: JsonSchema + 'static>() -> JsonObject {
    let mut schema = schema_for_type::<T>().as_ref().clone();
    schema.remove("title");
    schema.remove("description");
    without_formats(&mut schema);
    schema
}

fn without_formats(schema: &mut JsonObject) {
    schema.remove("format");
    schema.values_mut().for_each(without_formats_inside);
}

fn without_formats_inside(value: &mut Value) {
    match value {
        Value::Object(schema) => without_formats(schema),
        Value::Array(items) => items.iter_mut().for_each(without_formats_inside),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, JsonSchema)]
    #[schemars(crate = "rmcp::schemars", inline)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only whether they can be read is looked at")]
    struct Inner {
        /// Who.
        user_id: String,
        since: Option<Moment>,
    }

    #[derive(Debug, Deserialize, JsonSchema)]
    #[schemars(crate = "rmcp::schemars")]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only whether they can be read is looked at")]
    struct Outer {
        inner: Inner,
        #[schemars(range(min = 1, max = 9))]
        count: Option<u8>,
    }

    fn refused(arguments: Value) -> String {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        let error = read::<Outer>(arguments).unwrap_err();
        assert_eq!(error.code(), "invalid_request");
        error.to_string()
    }

    #[test]
    fn an_error_begins_with_the_argument_it_is_about() {
        for (arguments, place) in [
            (json!({}), "inner: "),
            (json!({"inner": {}}), "inner.user_id: "),
            (json!({"inner": {"user_id": 5}}), "inner.user_id: "),
            (json!({"inner": {"user_id": "ana", "nobody": 1}}), "inner.nobody: "),
            (json!({"inner": {"user_id": "ana"}, "count": -1}), "count: "),
            (json!({"inner": {"user_id": "ana"}, "count": "1"}), "count: "),
            (json!({"inner": {"user_id": "ana"}, "colour": "red"}), "colour: "),
        ] {
            let said = refused(arguments.clone());
            assert!(said.starts_with(place), "{said:?} for {arguments}");
        }
    }

    #[test]
    fn an_optional_argument_that_is_null_in_words_is_absent() {
        let inner = json!({"user_id": "null"});
        for count in [json!(null), json!("null"), json!(" null ")] {
            let Value::Object(arguments) = json!({"inner": inner, "count": count}) else { panic!() };
            let read: Outer = read(arguments).unwrap();
            assert_eq!((read.count, read.inner.user_id.as_str()), (None, "null"));
        }
        assert!(refused(json!({"inner": "null"})).starts_with("inner: "));
        assert!(refused(json!({"inner": null})).starts_with("inner: "));
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

    #[test]
    fn a_schema_says_what_may_come_and_nothing_of_rust() {
        let schema = Value::Object(schema::<Outer>());
        assert_eq!(schema["type"], "object");
        assert_eq!(schema["additionalProperties"], false);
        assert_eq!(schema["required"], json!(["inner"]));
        let count = &schema["properties"]["count"];
        assert_eq!((&count["minimum"], &count["maximum"]), (&json!(1), &json!(9)));
        let inner = &schema["properties"]["inner"];
        assert_eq!(inner["additionalProperties"], false);
        assert_eq!(inner["properties"]["user_id"]["description"], "Who.");
        assert_eq!(inner["properties"]["since"]["type"], json!(["string", "number", "null"]));
        for word in ["uint", "Outer", "Inner", "$ref"] {
            assert!(!schema.to_string().contains(word), "{word} in {schema}");
        }
    }
}
