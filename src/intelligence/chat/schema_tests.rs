use serde_json::{Value, json};

use super::{DECISIONS, MERGED, SCORES, Schema, TOPICS};

const ALL: [&Schema; 4] = [&DECISIONS, &MERGED, &TOPICS, &SCORES];

#[test]
fn a_schema_is_written_as_json_schema() {
    let text = json!({"type": "string"});
    let wanted = json!({
        "type": "object",
        "properties": {"content": text, "topics": {"type": "array", "items": text}},
        "required": ["content", "topics"],
        "additionalProperties": false,
    });
    assert_eq!(serde_json::to_value(&MERGED).unwrap(), wanted);

    let decisions = serde_json::to_value(&DECISIONS).unwrap();
    let fields = &decisions["properties"]["decisions"]["items"]["properties"];
    assert_eq!(fields["action"], json!({"type": "string", "enum": ["delete", "keep", "merge"]}));
    assert_eq!(fields["merge_target"], json!({"type": ["string", "null"]}));

    let scores = serde_json::to_value(&SCORES).unwrap();
    let fields = &scores["properties"]["scores"]["items"]["properties"];
    assert_eq!(fields, &json!({"index": {"type": "integer"}, "score": {"type": "number"}}));
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
    for schema in ALL {
        let schema = serde_json::to_value(schema).unwrap();
        assert_eq!(schema["type"], "object");
        is_strict(&schema);
    }
}

#[test]
fn what_an_answer_is_about_comes_before_the_answer() {
    let orders: [(&Schema, &[&str]); 3] = [
        (&DECISIONS, &["memory_id", "reason", "action", "merge_target"]),
        (&TOPICS, &["topic", "standard"]),
        (&SCORES, &["index", "score"]),
    ];
    for (schema, names) in orders {
        let written = serde_json::to_string(schema).unwrap();
        let places: Vec<usize> =
            names.iter().map(|name| written.find(&format!("\"{name}\":{{")).unwrap()).collect();
        assert!(places.is_sorted(), "{written}");
    }
}
