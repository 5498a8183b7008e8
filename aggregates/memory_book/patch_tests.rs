//! What a patch says and leaves out.

use serde::{Deserialize, Serialize};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Patch {
    #[serde(default, with = "crate::memory_book::patch", skip_serializing_if = "Option::is_none")]
    field: Option<Option<u8>>,
}

#[test]
fn absent_null_and_a_value_are_three_things_when_read_and_when_written() {
    let cases = [("{}", None), (r#"{"field":null}"#, Some(None)), (r#"{"field":7}"#, Some(Some(7)))];
    for (json, field) in cases {
        let patch: Patch = serde_json::from_str(json).unwrap();
        assert_eq!(patch, Patch { field });
        assert_eq!(serde_json::to_string(&patch).unwrap(), json);
    }
}
