//! One memory made of several originals, as it is planned: by rules, or in the words of a model.

mod question;

use std::collections::{HashMap, HashSet};

use memledger_ageing::summaries::{Inherited, KnownMemory, KnownStatements, Summary};
use memledger_ledger::{
    runs::ageing::PolicyName,
    time::{parse, rfc3339},
    words::{Kind, Timestamp},
};
use serde_json::{Map, Value, json};

use super::{OpenQuestion, Planned, PreparedQuestion, ReadMemory, SeenRevision, planned::Product};
use question::WriteSummary;

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
        true => Planned::Create { product, sources, reason, rule: RULE.to_owned() },
        false => Planned::Merge { product, sources, reason, rule: RULE.to_owned() },
    })
}

const RULE: &str = "summary";
/// When a model is asked again about memories that it wrote no usable summary of and that did not change.
pub const RECHECK_DAYS: u32 = 14;

/// What a model is asked about memories that rules would summarise together.
pub fn open(summary: &Summary, places: &[usize], memories: &[ReadMemory]) -> Option<OpenQuestion> {
    let group = summary.covered.iter().map(|at| Some(memories.get(*places.get(*at)?)?.seen()));
    Some(OpenQuestion::about(group.collect::<Option<_>>()?))
}

/// The question, as it is put.
pub fn question(
    open: &OpenQuestion,
    memories: Vec<Vec<ReadMemory>>,
    policy: PolicyName,
    keep_originals: bool,
) -> Option<Box<dyn PreparedQuestion>> {
    let originals = memories.into_iter().next().filter(|group| group.len() > 1)?;
    Some(Box::new(WriteSummary { originals, policy, keep_originals, open: open.clone() }))
}

/// Ids that active summaries stand for.
pub fn summarised(memories: &[ReadMemory]) -> HashSet<&str> {
    let summaries = memories.iter().filter(|one| one.head.attributes.kind == Kind::Summary);
    let ids = summaries.filter_map(|one| one.metadata.get("summarized_memory_ids")?.as_array());
    ids.flatten().filter_map(Value::as_str).collect()
}

/// What is known behind each wall: all memories but insights, which only say what is shown elsewhere.
pub fn known<'a>(memories: impl IntoIterator<Item = &'a ReadMemory>) -> HashMap<u64, KnownStatements<'a>> {
    let mut behind: HashMap<u64, Vec<KnownMemory<'a>>> = HashMap::new();
    let memories = memories.into_iter();
    for one in memories.filter(|one| one.head.attributes.kind != Kind::Insight) {
        let (id, text, until) = (one.memory.id.as_str(), one.text.as_str(), said_until(one));
        behind.entry(one.wall).or_default().push(KnownMemory { id, text, until });
    }
    behind.into_iter().map(|(wall, memories)| (wall, KnownStatements::of(memories))).collect()
}

/// A summary says what was said long before it was written, unless somebody has changed its text since.
fn said_until(one: &ReadMemory) -> i64 {
    let until = || parse("summarized_until", one.metadata.get("summarized_until")?.as_str()?).ok();
    let is_summary = one.head.attributes.kind == Kind::Summary && !one.head.is_rewritten;
    is_summary.then(until).flatten().map_or(one.memory.written_at, |Timestamp(at)| at)
}
