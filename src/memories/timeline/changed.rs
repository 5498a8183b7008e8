//! What a change did to a memory beside its text: each field that is another one now, before and after.

use std::collections::BTreeMap;

use memledger_aggregates::memory_book::MemoryContent;
use serde_json::{Value, json};

use crate::views::FieldChange;

/// The labels that the change names itself, and what the contents before and after it tell of the rest.
/// Labels outlive a purge; of a content that was destroyed nothing is told, nor of the one beside it.
pub(super) fn changed(
    detail: &Value,
    old: Option<&MemoryContent>,
    new: Option<&MemoryContent>,
) -> BTreeMap<String, FieldChange> {
    let labels = detail["set"].as_object().into_iter().flatten();
    let mut changed: BTreeMap<String, FieldChange> = labels
        .map(|(name, new)| (name.clone(), FieldChange { old: detail["was"][name].clone(), new: new.clone() }))
        .collect();
    if let (Some(old), Some(new)) = (old, new) {
        let parts = [
            ("topics", json!(old.topics), json!(new.topics)),
            ("metadata", json!(old.metadata), json!(new.metadata)),
            ("input", json!(old.input), json!(new.input)),
        ];
        changed.extend(parts.map(|(name, old, new)| (name.to_owned(), FieldChange { old, new })));
    }
    changed.retain(|_, field| field.old != field.new);
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(topics: &[&str], metadata: &Value, input: Option<&str>) -> MemoryContent {
        MemoryContent {
            content: "Keeps bees".to_owned(),
            topics: topics.iter().map(|topic| (*topic).to_owned()).collect(),
            metadata: metadata.as_object().cloned().unwrap_or_default(),
            input: input.map(str::to_owned),
        }
    }

    fn told(detail: &Value, old: Option<&MemoryContent>, new: Option<&MemoryContent>) -> Value {
        json!(changed(detail, old, new))
    }

    #[test]
    fn labels_come_from_the_change_and_the_rest_from_the_contents() {
        let set = json!({"category": null, "importance": 4});
        let was = json!({"category": "Work", "importance": 2});
        let detail = json!({"set": set, "was": was});
        let labels = json!({"category": {"old": "Work", "new": null}, "importance": {"old": 2, "new": 4}});
        let old = content(&["bees"], &json!({"source": "chat"}), Some("I keep bees"));
        assert_eq!(told(&detail, Some(&old), Some(&old)), labels);
        let new = content(&["bees", "honey"], &json!({}), None);
        let mut all = labels;
        all["topics"] = json!({"old": ["bees"], "new": ["bees", "honey"]});
        all["metadata"] = json!({"old": {"source": "chat"}, "new": {}});
        all["input"] = json!({"old": "I keep bees", "new": null});
        assert_eq!(told(&detail, Some(&old), Some(&new)), all);
    }

    #[test]
    fn a_content_that_is_not_there_tells_nothing_of_the_other() {
        let detail = json!({"set": {"pinned": true}, "was": {"pinned": false}});
        let kept = content(&["bees"], &json!({"source": "chat"}), Some("I keep bees"));
        for (old, new) in [(None, None), (Some(&kept), None), (None, Some(&kept))] {
            assert_eq!(told(&detail, old, new), json!({"pinned": {"old": false, "new": true}}));
            assert_eq!(told(&json!({"erased": 3}), old, new), json!({}));
        }
    }

    #[test]
    fn a_label_that_was_set_to_what_it_was_is_no_change() {
        let detail = json!({"set": {"bank": "Work"}, "was": {"bank": "Work"}});
        assert_eq!(told(&detail, None, None), json!({}));
    }
}
