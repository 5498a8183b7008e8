//! The file as it is written: each name and number with its place.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_saphyr::Spanned;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenFile {
    #[serde(default)]
    pub categories: WrittenCategories,
    /// None where the file does not speak of them, and a none with its place where nothing stands under them.
    #[serde(default, deserialize_with = "if_spoken_of")]
    pub allowlists: Option<Spanned<Option<WrittenAllowlists>>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrittenCategories {
    pub system: Vec<Spanned<WrittenCategory>>,
    pub custom: Vec<Spanned<WrittenCategory>>,
}

/// A category whose parts may all be missing, so that what is missing is told with the category's place.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenCategory {
    pub name: Option<Spanned<String>>,
    pub context: Option<Spanned<String>>,
    pub rag_length: Option<Spanned<i64>>,
}

/// The categories of one agent; none where nothing stands behind it.
pub type WrittenList = Option<Vec<Spanned<String>>>;

/// Agents in the order of the file, also those that differ in their spaces alone.
#[derive(Debug)]
pub struct WrittenAllowlists(pub Vec<(Spanned<String>, WrittenList)>);

impl<'de> Deserialize<'de> for WrittenAllowlists {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Agents;

        impl<'de> Visitor<'de> for Agents {
            type Value = WrittenAllowlists;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("agents with their categories")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut lists = Vec::new();
                while let Some(list) = map.next_entry()? {
                    lists.push(list);
                }
                Ok(WrittenAllowlists(lists))
            }
        }

        deserializer.deserialize_map(Agents)
    }
}

fn if_spoken_of<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Spanned<Option<WrittenAllowlists>>>, D::Error> {
    Spanned::deserialize(deserializer).map(Some)
}
