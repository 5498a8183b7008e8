//! The shapes of answers, as JSON Schema in the part of it that strict endpoints take.

use serde::{Serialize, Serializer, ser::SerializeMap};

/// A shape. Fields keep their order, since a model that is held to a schema answers in it: what an answer is
/// about has to come before the answer.
#[derive(Debug)]
pub enum Schema {
    Text,
    TextOrNull,
    OneOf(&'static [&'static str]),
    Whole,
    Number,
    List(&'static Schema),
    /// All fields are there, and no others.
    Object(&'static [Field]),
}

/// A field's name and shape.
pub type Field = (&'static str, Schema);

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Text => map.serialize_entry("type", "string")?,
            Self::TextOrNull => map.serialize_entry("type", &["string", "null"])?,
            Self::OneOf(words) => {
                map.serialize_entry("type", "string")?;
                map.serialize_entry("enum", words)?;
            }
            Self::Whole => map.serialize_entry("type", "integer")?,
            Self::Number => map.serialize_entry("type", "number")?,
            Self::List(items) => {
                map.serialize_entry("type", "array")?;
                map.serialize_entry("items", items)?;
            }
            Self::Object(fields) => {
                let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
                map.serialize_entry("type", "object")?;
                map.serialize_entry("properties", &Properties(fields))?;
                map.serialize_entry("required", &names)?;
                map.serialize_entry("additionalProperties", &false)?;
            }
        }
        map.end()
    }
}

struct Properties(&'static [Field]);

impl Serialize for Properties {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|field| (field.0, &field.1)))
    }
}

#[cfg(test)]
#[path = "schema_tests.rs"]
mod tests;
