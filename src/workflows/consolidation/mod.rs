//! Looks at pairs of memories that may say the same, or of which one took the place of the other: some a day, and none again
//! before it changed or time has passed.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_ageing::consolidation::{
    DatedText, Item, Options, Pair, Source, Verdict, judge, pairs, product,
};
use memledger_ledger::{
    runs::ageing::{Consolidation, PolicyName},
    words::{Kind, Timestamp},
};
use serde_json::Map;
use sha2::{Digest, Sha256};

use crate::{
    ageing::{
        AgeingWorkflow, DAY_US, Looking, NOTED, Planned, Policy, Product, ReadMemory, STEPS, Selection,
        decided,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "consolidation",
    title: "Consolidation",
    description: "Merges memories that say the same or replace each other, pair by pair, a number a day.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(ConsolidationPolicy),
};

struct ConsolidationPolicy;

#[async_trait]
impl Policy for ConsolidationPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Consolidation
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().consolidation;
        let (rev, mut memories) = looking.read().await?;
        let many = memories.len();
        memories.retain(|one| !one.memory.pinned && !one.memory.is_derived);
        let (known, judged_today) = judged_lately(looking, config).await?;
        let vectors = looking.vectors(&memories).await?;
        let now = looking.now.0;
        let (planned, noted) =
            decided(move || consolidated(&memories, &vectors, config, now, &known, judged_today)).await?;
        Ok(Selection { rev, memories: many, planned, noted })
    }
}

/// The pairs that were judged within the time after which they are looked at again, and how many of them today.
async fn judged_lately(
    looking: &Looking<'_>,
    config: Consolidation,
) -> Result<(HashSet<String>, usize), Trouble> {
    let now = looking.now.0;
    let today = now.div_euclid(DAY_US) * DAY_US;
    let since = (now - i64::from(config.recheck_days) * DAY_US).min(today);
    let mut known = HashSet::new();
    for (_, noted) in looking.noted_since(PolicyName::Consolidation, Timestamp(since)).await? {
        known.extend(noted);
    }
    // From the figures of runs, which a purge leaves: it destroys what they noted.
    let runs = &looking.ledger.runs;
    let name = PolicyName::Consolidation.as_str();
    let judged = runs.figure_since(looking.tenant, looking.user, name, Timestamp(today), NOTED).await?;
    Ok((known, usize::try_from(judged).unwrap_or_default()))
}

/// Short for two memories as they are now.
fn digest(fingerprint: &str) -> String {
    let digest = Sha256::digest(fingerprint);
    digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

fn consolidated(
    memories: &[ReadMemory],
    vectors: &[Vec<f32>],
    config: Consolidation,
    now: i64,
    known: &HashSet<String>,
    judged_today: usize,
) -> (Vec<Planned>, Vec<String>) {
    let items: Vec<Item<'_>> = memories
        .iter()
        .zip(vectors)
        .map(|(one, vector)| Item {
            memory: &one.memory,
            revision: one.head.revision,
            text: &one.text,
            vector,
            // Labels that were changed since make no text a newer one.
            written_at: if one.head.former.is_empty() {
                one.memory.created_at
            } else {
                one.head.updated_at.0
            },
            wall: one.wall,
        })
        .collect();
    let options = Options {
        recent_hours: config.recent_hours,
        importance_min: config.importance_min,
        band_low: f32::from(config.band_low) / 1_000.0,
        band_high: f32::from(config.band_high) / 1_000.0,
        pairs_per_user_per_day: config.pairs_per_user_per_day as usize,
    };
    let found =
        pairs(&items, options, now, judged_today, &|fingerprint| known.contains(&digest(fingerprint)));
    let (mut planned, mut noted, mut used) = (Vec::new(), Vec::new(), HashSet::new());
    for Pair { older, newer, fingerprint, .. } in found {
        // What a pair before this one changed is another memory now.
        if used.contains(&older) || used.contains(&newer) {
            continue;
        }
        noted.push(digest(&fingerprint));
        if let Some(one) = made_one(memories, &items, older, newer) {
            used.extend([older, newer]);
            planned.push(one);
        }
    }
    (planned, noted)
}

fn made_one(memories: &[ReadMemory], items: &[Item<'_>], older: usize, newer: usize) -> Option<Planned> {
    let (old, new) = (items.get(older)?, items.get(newer)?);
    let judgement = judge(&DatedText::of(old), &DatedText::of(new));
    // The text of a memory that was changed or merged is from some time since that was made, and may be the older one after all.
    if judgement.verdict == Verdict::Replaces && old.written_at >= new.memory.created_at {
        return None;
    }
    let source = |item: &Item<'_>| (item.memory.clone(), item.text.to_owned());
    let ((old_memory, old_text), (new_memory, new_text)) = (source(old), source(new));
    let made = product(
        Source { memory: &old_memory, text: &old_text },
        Source { memory: &new_memory, text: &new_text },
        judgement.verdict,
    )?;
    let kind = |at: usize| memories.get(at).map_or(Kind::Semantic, |one| one.head.attributes.kind);
    let product = Product {
        content: made.text,
        topics: made.topics,
        kind: if kind(older) == kind(newer) { kind(newer) } else { Kind::Semantic },
        bank: made.bank,
        category: made.category,
        importance: made.importance,
        pinned: made.pinned,
        metadata: Map::new(),
    };
    let rule = if judgement.verdict == Verdict::Same { "same" } else { "replaces" };
    Some(Planned::Merge {
        product,
        sources: vec![memories.get(older)?.seen(), memories.get(newer)?.seen()],
        reason: judgement.reason.to_owned(),
        rule: rule.to_owned(),
    })
}
