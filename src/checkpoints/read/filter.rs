//! Which checkpoints a search finds by their metadata.

use serde_json::{Map, Value};

/// Whether the metadata has each of these at its top level.
pub fn contains(metadata: &str, wanted: &Map<String, Value>) -> bool {
    if wanted.is_empty() {
        return true;
    }
    let Ok(metadata) = serde_json::from_str::<Map<String, Value>>(metadata) else { return false };
    wanted.iter().all(|(name, value)| metadata.get(name).is_some_and(|found| is_same(found, value)))
}

/// The same JSON: numbers by value, objects whatever the order of their names.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one == other || one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let has =
                |(name, value): (&String, &Value)| other.get(name).is_some_and(|found| is_same(found, value));
            one.len() == other.len() && one.iter().all(has)
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_are_compared_as_json() {
        let metadata = r#"{"step": 1, "source": "loop", "parents": {"a": [1.0, null]}, "none": null}"#;
        let has = |wanted: Value| contains(metadata, wanted.as_object().unwrap());
        for wanted in [
            json!({}),
            json!({"step": 1.0}),
            json!({"source": "loop", "step": 1}),
            json!({"parents": {"a": [1, null]}}),
            json!({"none": null}),
        ] {
            assert!(has(wanted.clone()), "{wanted}");
        }
        for wanted in [
            json!({"step": "1"}),
            json!({"source": "loop", "step": 2}),
            json!({"parents": {"a": [1]}}),
            json!({"parents": {}}),
            json!({"absent": null}),
        ] {
            assert!(!has(wanted.clone()), "{wanted}");
        }
        assert!(!contains("not JSON", json!({"a": 1}).as_object().unwrap()));
    }
}
