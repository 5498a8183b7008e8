//! Old events, read as today's: a chain of small steps from each schema version to the next.

use serde_json::Value;

/// Turns a body of `event_type` at schema `from` into one at `from + 1`.
pub struct Upcaster {
    pub event_type: &'static str,
    pub from: i32,
    pub step: fn(Value) -> Result<Value, String>,
}

/// Every step of one aggregate, and the version its program writes.
pub struct Upcasters {
    pub current: i32,
    pub steps: &'static [Upcaster],
}

impl Upcasters {
    /// The body at today's schema. Borrowed as it is where it is today's already.
    pub fn body<T: serde::de::DeserializeOwned>(
        &self,
        event_type: &str,
        schema_version: i32,
        body: &str,
    ) -> Result<T, String> {
        if schema_version < 1 {
            return Err(format!(
                "{event_type} is of schema {schema_version}, but schemas count from 1: the row was changed, \
                 compare it with a backup"
            ));
        }
        if schema_version == self.current {
            return serde_json::from_str(body)
                .map_err(|e| format!("the body of {event_type} is unreadable: {e}"));
        }
        if schema_version > self.current {
            return Err(format!(
                "{event_type} is of schema {schema_version}, this program knows up to {}; update it",
                self.current
            ));
        }
        let mut value: Value =
            serde_json::from_str(body).map_err(|e| format!("the body of {event_type} is unreadable: {e}"))?;
        for version in schema_version..self.current {
            let step = self.steps.iter().find(|s| s.event_type == event_type && s.from == version);
            // A type without a step did not change between the two versions.
            if let Some(step) = step {
                value = (step.step)(value)?;
            }
        }
        serde_json::from_value(value).map_err(|e| format!("the body of {event_type} is unreadable: {e}"))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const STEPS: &[Upcaster] = &[
        Upcaster { event_type: "Named", from: 1, step: |v| Ok(json!({"names": [v["name"]]})) },
        Upcaster { event_type: "Named", from: 2, step: |v| Ok(json!({"names": v["names"], "lang": "en"})) },
    ];

    #[test]
    fn an_old_body_goes_through_every_step_and_a_newer_one_is_refused() {
        let upcasters = Upcasters { current: 3, steps: STEPS };
        let old: Value = upcasters.body("Named", 1, r#"{"name":"Ana"}"#).unwrap();
        assert_eq!(old, json!({"names": ["Ana"], "lang": "en"}));
        let unchanged: Value = upcasters.body("Other", 1, r#"{"a":1}"#).unwrap();
        assert_eq!(unchanged, json!({"a": 1}));
        let newer = upcasters.body::<Value>("Named", 4, "{}").unwrap_err();
        assert!(newer.contains("schema 4") && newer.contains("update"), "{newer}");
    }

    #[test]
    fn a_schema_before_the_first_is_refused() {
        let upcasters = Upcasters { current: 3, steps: STEPS };
        for version in [0, -1, i32::MIN] {
            for event_type in ["Named", "Other"] {
                let refused = upcasters.body::<Value>(event_type, version, r#"{"name":"Ana"}"#).unwrap_err();
                let schema = format!("{event_type} is of schema {version},");
                assert!(refused.contains(&schema) && refused.contains("backup"), "{refused}");
            }
        }
    }
}
