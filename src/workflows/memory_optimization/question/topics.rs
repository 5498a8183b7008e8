//! Standard topics: one of the list, or none, for each topic that was asked about.

use std::collections::{BTreeMap, HashMap};

use memledger_intelligence::{
    ReplyFault,
    reply::{self, MISSING_IDS},
};

/// What each topic means, where at least half were answered; the others mean themselves. `asked` holds each topic once.
pub fn topics(
    text: &str,
    asked: &[&str],
    standard: &[String],
) -> Result<BTreeMap<String, Option<String>>, ReplyFault> {
    let items = reply::items(text, "topics")?;
    let same = |one: &str, other: &str| one.trim().to_lowercase() == other.trim().to_lowercase();
    let mut answered: HashMap<&str, Option<String>> = HashMap::new();
    for item in &items {
        let Some(given) = reply::text(item, "topic") else { continue };
        // Two that differ in case alone are told apart where the model does.
        let exact = asked.iter().find(|topic| **topic == given);
        let Some(topic) = exact.or_else(|| asked.iter().find(|topic| same(topic, given))) else { continue };
        let named = reply::text(item, "standard");
        let known = named.and_then(|named| standard.iter().find(|standard| same(standard, named)));
        let is_answer = item.get("standard").is_some_and(|said| said.is_null() || said.is_string());
        if is_answer && known.is_some() == named.is_some() {
            answered.insert(topic, known.cloned());
        }
    }
    if answered.is_empty() || answered.len() * 2 < asked.len() {
        return Err(ReplyFault::new(
            MISSING_IDS,
            format!("{} of {} were answered", answered.len(), asked.len()),
        ));
    }
    let mut means = |topic: &str| answered.remove(topic).unwrap_or_else(|| Some(topic.to_owned()));
    Ok(asked.iter().map(|topic| ((*topic).to_owned(), means(topic))).collect())
}

#[cfg(test)]
#[path = "topics_tests.rs"]
mod tests;
