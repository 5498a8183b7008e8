//! One memory made of several originals, as it is planned.

use memledger_ageing::summaries::{Inherited, Summary};
use memledger_ledger::{
    runs::ageing::PolicyName,
    time::rfc3339,
    words::{Kind, Timestamp},
};
use serde_json::{Map, Value, json};

use super::{Planned, ReadMemory, SeenRevision, planned::Product};

/// A summary of some of the memories; `places` are those that its places count.
pub fn planned(
    summary: Summary,
    places: &[usize],
    memories: &[ReadMemory],
    policy: PolicyName,
    keep_originals: bool,
) -> Option<Planned> {
    let Summary { text, covered, inherited, .. } = summary;
    let originals = covered.iter().map(|at| places.get(*at).and_then(|at| memories.get(*at)));
    let originals: Vec<&ReadMemory> = originals.collect::<Option<_>>()?;
    let Inherited { bank, category, topics, importance, pinned, until } = inherited;
    let ids: Vec<&str> = originals.iter().map(|one| one.memory.id.as_str()).collect();
    let metadata = json!({
        "is_summary": true,
        "policy": policy,
        "summarized_memory_ids": ids,
        "derived_from": ids,
        "summarized_until": rfc3339(Timestamp(until)),
    });
    let metadata = if let Value::Object(metadata) = metadata { metadata } else { Map::new() };
    let product =
        Product { content: text, topics, kind: Kind::Summary, bank, category, importance, pinned, metadata };
    let reason = format!("a summary of {} memories", originals.len());
    let sources: Vec<SeenRevision> = originals.into_iter().map(ReadMemory::seen).collect();
    Some(match keep_originals {
        true => Planned::Create { product, sources, reason, rule: "summary".to_owned() },
        false => Planned::Merge { product, sources, reason, rule: "summary".to_owned() },
    })
}

/// Ids that active summaries stand for.
pub fn summarised(memories: &[ReadMemory]) -> std::collections::HashSet<&str> {
    let summaries = memories.iter().filter(|one| one.head.attributes.kind == Kind::Summary);
    let ids = summaries.filter_map(|one| one.metadata.get("summarized_memory_ids")?.as_array());
    ids.flatten().filter_map(Value::as_str).collect()
}
