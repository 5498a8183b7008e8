//! Standard topics: one of the list, or none, for each topic that was asked about.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;

use super::{INVENTED_IDS, WRONG_ENUM, Wrong, all_there, typed};

#[derive(Deserialize)]
struct Reply {
    topics: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    topic: String,
    /// Has to be there: a null is an answer, its absence is none.
    #[serde(deserialize_with = "Option::deserialize")]
    standard: Option<String>,
}

/// What each topic means. `asked` holds each topic once.
pub fn topics(
    text: &str,
    asked: &[&str],
    standard: &[String],
) -> Result<BTreeMap<String, Option<String>>, Wrong> {
    let items = typed::<Reply>(text)?.topics;
    let known: HashSet<&str> = asked.iter().copied().collect();
    let mut meant = BTreeMap::new();
    for (at, item) in items.into_iter().enumerate() {
        if !known.contains(item.topic.as_str()) {
            let what = format!("topics[{at}].topic was not asked about");
            return Err(Wrong::new(INVENTED_IDS, what));
        }
        if item.standard.as_ref().is_some_and(|named| !standard.contains(named)) {
            let what = format!("topics[{at}].standard is not in the list");
            return Err(Wrong::new(WRONG_ENUM, what));
        }
        if meant.insert(item.topic, item.standard).is_some() {
            let what = format!("topics[{at}].topic was answered before");
            return Err(Wrong::new(INVENTED_IDS, what));
        }
    }
    all_there(meant.len(), known.len())?;
    Ok(meant)
}

#[cfg(test)]
#[path = "topics_tests.rs"]
mod tests;
