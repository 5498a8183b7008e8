//! Serde for "absent, null or a value": absent keeps, null clears, a value sets.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::<T>::deserialize(deserializer).map(Some)
}

pub fn serialize<T, S>(value: &Option<Option<T>>, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Serialize,
    S: Serializer,
{
    value.as_ref().and_then(Option::as_ref).serialize(serializer)
}

#[cfg(test)]
mod tests {
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
}
