//! Looks at pairs of memories that may say the same, or of which one took the place of the other: some a day, and none again
//! before it changed or time has passed.

mod question;

use std::collections::{BTreeMap, HashSet};

use async_trait::async_trait;
use memledger_ageing::consolidation::{
    self, DatedText, Item, Options, Pair, Source, Verdict, chunks, judge, pairs, product,
};
use memledger_ledger::{
    runs::{
        RunAnswer,
        ageing::{Consolidation, Policies, PolicyName},
    },
    words::{Kind, Timestamp},
};
use serde_json::Map;

use crate::{
    ageing::{
        AgeingWorkflow, DAY_US, JUDGED, JUDGED_STEPS, JudgeSettings, Looking, OpenQuestion, Planned, Policy,
        PreparedQuestion, Product, ReadMemory, Selection, asking, decided, digest, noted_of,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "consolidation",
    title: "Consolidation",
    description: "Merges memories that say the same or replace each other, pair by pair, a number a day.",
    steps: JUDGED_STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(ConsolidationPolicy),
};

struct ConsolidationPolicy;

#[async_trait]
impl Policy for ConsolidationPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Consolidation
    }

    fn judging(&self, policies: &Policies) -> JudgeSettings {
        let config = policies.consolidation;
        JudgeSettings { judge: config.judge, tokens_per_day: config.tokens_per_day }
    }

    async fn question(
        &self,
        _: &Looking<'_>,
        open: &OpenQuestion,
        memories: Vec<Vec<ReadMemory>>,
    ) -> Result<Option<Box<dyn PreparedQuestion>>, Trouble> {
        Ok(question::of(open, memories))
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().consolidation;
        let (rev, mut memories) = looking.read().await?;
        let many = memories.len();
        memories.retain(|one| !one.memory.pinned && !one.memory.is_derived);
        let by_model = self.judging(looking.ageing.policies()).is_by_model();
        if by_model {
            memories.retain(|one| one.text.chars().count() <= question::MOST_CHARS);
        }
        let (known, judged_today) = judged_lately(looking, config).await?;
        let vectors = looking.vectors(&memories).await?;
        let now = looking.now.0;
        let chosen = decided(move || {
            let items = items(&memories, &vectors);
            let options = options(config);
            let is_known = |fingerprint: &str| known.contains(&digest(fingerprint));
            let found = pairs(&items, options, now, judged_today, &is_known);
            match by_model {
                true => Selection { questions: questions(&memories, found), ..Selection::default() },
                false => consolidated(&memories, &items, found),
            }
        });
        Ok(Selection { rev, memories: many, ..chosen.await? })
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
    // From the figures of runs, which a purge leaves: it destroys what they noted. Of runs that did not complete, by what they kept.
    let counted = |answer: &RunAnswer| {
        let asked = asking::of_answer(answer).asked;
        i64::try_from(if asked > 0 { asked } else { noted_of(answer).len() }).unwrap_or(i64::MAX)
    };
    let (runs, name) = (&looking.ledger.runs, PolicyName::Consolidation.as_str());
    let figure = (Timestamp(today), JUDGED);
    let judged = runs.figure_since(looking.tenant, looking.user, name, figure, counted).await?;
    Ok((known, usize::try_from(judged).unwrap_or_default()))
}

fn items<'a>(memories: &'a [ReadMemory], vectors: &'a [Vec<f32>]) -> Vec<Item<'a>> {
    let item = |(one, vector): (&'a ReadMemory, &'a Vec<f32>)| Item {
        memory: &one.memory,
        revision: one.head.revision,
        text: &one.text,
        vector,
        wall: one.wall,
    };
    memories.iter().zip(vectors).map(item).collect()
}

fn options(config: Consolidation) -> Options {
    Options {
        recent_hours: config.recent_hours,
        importance_min: config.importance_min,
        band_low: f32::from(config.band_low) / 1_000.0,
        band_high: f32::from(config.band_high) / 1_000.0,
        pairs_per_user_per_day: config.pairs_per_user_per_day as usize,
    }
}

/// The pairs in prompts of 5 to 10, those of each wall apart: what a model is shown of one may show in its answer about another.
fn questions(memories: &[ReadMemory], found: Vec<Pair>) -> Vec<OpenQuestion> {
    let mut by_wall: BTreeMap<u64, Vec<Vec<_>>> = BTreeMap::new();
    for Pair { older, newer, .. } in found {
        if let (Some(old), Some(new)) = (memories.get(older), memories.get(newer)) {
            by_wall.entry(old.wall).or_default().push(vec![old.seen(), new.seen()]);
        }
    }
    let prompts = by_wall.values().flat_map(|pairs| chunks(pairs));
    prompts.map(|pairs| OpenQuestion { groups: pairs.to_vec(), messages: Vec::new() }).collect()
}

fn consolidated(memories: &[ReadMemory], items: &[Item<'_>], found: Vec<Pair>) -> Selection {
    let (mut chosen, mut used) = (Selection::default(), HashSet::new());
    for Pair { older, newer, fingerprint, .. } in found {
        // What a pair before this one changed is another memory now.
        if used.contains(&older) || used.contains(&newer) {
            continue;
        }
        chosen.noted.push(digest(&fingerprint));
        if let Some(one) = made_one(memories, items, older, newer) {
            used.extend([older, newer]);
            chosen.planned.push(one);
        }
    }
    chosen
}

fn made_one(memories: &[ReadMemory], items: &[Item<'_>], older: usize, newer: usize) -> Option<Planned> {
    let (old, new) = (items.get(older)?, items.get(newer)?);
    let judgement = judge(&DatedText::of(old), &DatedText::of(new));
    // The text of a memory that was changed or merged is from some time since that was made, and may be the older one after all.
    if judgement.verdict == Verdict::Replaces && old.memory.written_at >= new.memory.created_at {
        return None;
    }
    let source = |item: &Item<'_>| (item.memory.clone(), item.text.to_owned());
    let ((old_memory, old_text), (new_memory, new_text)) = (source(old), source(new));
    let made = product(
        Source { memory: &old_memory, text: &old_text },
        Source { memory: &new_memory, text: &new_text },
        judgement.verdict,
    )?;
    let rule = if judgement.verdict == Verdict::Same { "same" } else { "replaces" };
    Some(merge(made, [memories.get(older)?, memories.get(newer)?], judgement.reason, rule))
}

/// The merge of two memories, the older one first.
fn merge(
    made: consolidation::Product,
    [older, newer]: [&ReadMemory; 2],
    reason: &str,
    rule: &str,
) -> Planned {
    let [old, new] = [older, newer].map(|one| one.head.attributes.kind);
    let product = Product {
        content: made.text,
        topics: made.topics,
        kind: if old == new { new } else { Kind::Semantic },
        bank: made.bank,
        category: made.category,
        importance: made.importance,
        pinned: made.pinned,
        metadata: Map::new(),
    };
    let sources = vec![older.seen(), newer.seen()];
    Planned::Merge { product, sources, reason: reason.to_owned(), rule: rule.to_owned() }
}
