use serde_json::{Value, json};

use super::Schema;

const LISTED: Schema = Schema::Object(&[("text", Schema::Text), ("words", Schema::List(&Schema::Text))]);
const NESTED: Schema = Schema::Object(&[(
    "items",
    Schema::List(&Schema::Object(&[
        ("name", Schema::TextOrNull),
        ("kind", Schema::OneOf(&["big", "small"])),
        ("count", Schema::Whole),
        ("amount", Schema::Number),
    ])),
)]);

#[test]
fn a_schema_is_written_as_json_schema() {
    let text = json!({"type": "string"});
    let wanted = json!({
        "type": "object",
        "properties": {"text": text, "words": {"type": "array", "items": text}},
        "required": ["text", "words"],
        "additionalProperties": false,
    });
    assert_eq!(serde_json::to_value(&LISTED).unwrap(), wanted);

    let nested = serde_json::to_value(&NESTED).unwrap();
    let fields = &nested["properties"]["items"]["items"]["properties"];
    let wanted = json!({
        "name": {"type": ["string", "null"]},
        "kind": {"type": "string", "enum": ["big", "small"]},
        "count": {"type": "integer"},
        "amount": {"type": "number"},
    });
    assert_eq!(fields, &wanted);
}

/// Strict endpoints refuse an object that leaves a field or other fields open.
#[track_caller]
fn is_strict(schema: &Value) {
    if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
        let required: Vec<&str> =
            schema["required"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
        assert!(properties.keys().all(|name| required.contains(&name.as_str())), "{schema}");
        assert_eq!(properties.len(), required.len(), "{schema}");
        assert_eq!(schema["additionalProperties"], json!(false), "{schema}");
        properties.values().for_each(is_strict);
    }
    if let Some(items) = schema.get("items") {
        is_strict(items);
    }
}

#[test]
fn every_object_is_strict() {
    for schema in [LISTED, NESTED] {
        let schema = serde_json::to_value(&schema).unwrap();
        assert_eq!(schema["type"], "object");
        is_strict(&schema);
    }
}

#[test]
fn fields_keep_their_order() {
    let written = serde_json::to_string(&NESTED).unwrap();
    let places =
        ["name", "kind", "count", "amount"].map(|name| written.find(&format!("\"{name}\":{{")).unwrap());
    assert!(places.is_sorted(), "{written}");
}
