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
#[path = "patch_tests.rs"]
mod tests;
