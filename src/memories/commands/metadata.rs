//! The metadata of a merge's product.

use memledger_aggregates::memory_book::{MemoryContent, content::MAX_METADATA_BYTES};
use serde_json::{Map, Value};

/// What the sources agree on or only one of them has. Fields that all have come first, then as many others as the limit
/// on metadata allows; the sources keep theirs in the archive.
pub fn united_metadata(sources: &[&MemoryContent]) -> Map<String, Value> {
    let all = || sources.iter().flat_map(|source| &source.metadata);
    let having = |name: &str| sources.iter().filter(|source| source.metadata.contains_key(name)).count();
    let is_agreed = |(name, value): &(&String, &Value)| {
        sources.iter().filter_map(|source| source.metadata.get(*name)).all(|other| other == *value)
    };
    let mut agreed: Vec<(&String, &Value)> = all().filter(is_agreed).collect();
    agreed.sort_by_key(|(name, _)| std::cmp::Reverse(having(name)));
    let mut united = Map::new();
    let mut bytes = "{}".len();
    for (name, value) in agreed {
        // With its quotes, its colon and the comma before it.
        let more = Value::from(name.as_str()).to_string().len() + value.to_string().len() + 2;
        if !united.contains_key(name) && bytes + more <= MAX_METADATA_BYTES {
            bytes += more;
            united.insert(name.clone(), value.clone());
        }
    }
    united
}

#[cfg(test)]
mod tests {
    use memledger_aggregates::memory_book::RawContent;
    use serde_json::json;

    use super::*;

    fn with(metadata: Value) -> MemoryContent {
        let metadata = metadata.as_object().unwrap().clone();
        MemoryContent::new(RawContent { content: "x".into(), metadata, ..RawContent::default() }).unwrap()
    }

    #[test]
    fn what_sources_agree_on_or_one_alone_has_is_kept() {
        let one = with(json!({"app": "crm", "lang": "en", "seen": [1, 2], "line": 1}));
        let two = with(json!({"app": "crm", "lang": "de", "line": 2}));
        let three = with(json!({"app": "crm", "lang": "en", "team": {"id": 7}}));
        let united = united_metadata(&[&one, &two, &three]);
        assert_eq!(Value::from(united), json!({"app": "crm", "seen": [1, 2], "team": {"id": 7}}));
        assert_eq!(united_metadata(&[]), Map::new());
    }

    #[test]
    fn more_than_fits_leaves_a_product_within_its_limits() {
        let long = "x".repeat(MAX_METADATA_BYTES / 3);
        let of = |names: &[&str]| {
            let fields = names.iter().map(|name| ((*name).to_owned(), Value::from(long.as_str())));
            let shared = ("shared".to_owned(), json!(true));
            with(Value::Object(fields.chain([shared]).collect()))
        };
        let united = united_metadata(&[&of(&["a", "b"]), &of(&["c", "d"])]);
        assert!(united.contains_key("shared") && united.len() == 3, "{:?}", united.keys());
        with(Value::Object(united));
    }
}
