//! Notes what has changed about a person, as far as counting supports it.

use async_trait::async_trait;
use memledger_ageing::insights::{Change, Entry, History, Insight, Latest, TaggedMemory, insights};
use memledger_ledger::{
    runs::ageing::{Insights, PolicyName},
    words::Kind,
};
use serde_json::{Map, Value, json};

use crate::{
    ageing::{
        AgeingWorkflow, DatedEntry, Looking, Planned, Policy, Product, ReadMemory, STEPS, Selection, decided,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "insights",
    title: "Insights",
    description: "Notes what has changed about a user, with the memories and messages that show it.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(InsightPolicy),
};

const CATEGORY: &str = "relationship_dynamic";
const IMPORTANCE: u8 = 2;
const HOUR_US: i64 = 3_600_000_000;

struct InsightPolicy;

#[async_trait]
impl Policy for InsightPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Insights
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().insights;
        let (rev, memories) = looking.read().await?;
        let many = memories.len();
        let rest_us = i64::from(config.min_hours_between) * HOUR_US;
        let is_new = |one: &ReadMemory| {
            one.head.attributes.kind == Kind::Insight && looking.now.0 - one.memory.created_at < rest_us
        };
        if memories.iter().any(is_new) {
            return Ok(Selection { rev, memories: many, ..Selection::default() });
        }
        let former = looking.former_texts(&memories).await?;
        let messages = looking.recent_messages().await?;
        let now = looking.now.0;
        let planned = decided(move || noted(&memories, &former, &messages, config, now)).await?;
        Ok(Selection { rev, memories: many, planned, noted: Vec::new() })
    }
}

fn entry(one: &DatedEntry) -> Entry<'_> {
    Entry { id: &one.id, text: &one.text, at: one.at }
}

fn noted(
    memories: &[ReadMemory],
    former: &[DatedEntry],
    messages: &[DatedEntry],
    config: Insights,
    now: i64,
) -> Vec<Planned> {
    let snippet = |text: &str| text.chars().take(config.snippet_chars as usize).collect::<String>();
    let messages: Vec<DatedEntry> = messages
        .iter()
        .map(|one| DatedEntry { id: one.id.clone(), text: snippet(&one.text), at: one.at })
        .collect();
    let messages: Vec<Entry<'_>> = messages.iter().map(entry).collect();
    let is_insight = |one: &&ReadMemory| one.head.attributes.kind == Kind::Insight;
    let of_user: Vec<&ReadMemory> = memories.iter().filter(|one| !one.memory.is_derived).collect();
    let newest: Vec<Entry<'_>> = of_user
        .iter()
        .rev()
        .take(config.new_items as usize)
        .map(|one| Entry { id: &one.memory.id, text: &one.text, at: one.memory.created_at })
        .collect();
    let tagged: Vec<TaggedMemory<'_>> = of_user
        .iter()
        .map(|one| TaggedMemory { id: &one.memory.id, topics: &one.memory.topics, at: one.memory.created_at })
        .collect();
    let changes: Vec<Change<'_>> = former
        .iter()
        .filter_map(|old| {
            let new = memories.iter().find(|one| one.memory.id == old.id)?;
            Some(Change {
                old_id: &old.id,
                old: &old.text,
                new_id: &old.id,
                new: &new.text,
                at: new.head.updated_at.0,
            })
        })
        .collect();
    let existing: Vec<&str> = memories.iter().filter(is_insight).map(|one| one.text.as_str()).collect();
    let activity: Vec<Entry<'_>> = messages.iter().take(config.activity_items as usize).copied().collect();
    let history = History {
        now,
        activity: &activity,
        newest: &newest,
        memories: &tagged,
        changes: &changes,
        messages: &messages,
        existing: &existing,
    };
    let latest =
        Latest { activity_items: config.activity_items as usize, new_items: config.new_items as usize };
    insights(&history, latest).into_iter().map(|insight| planned(insight, memories)).collect()
}

fn planned(insight: Insight, memories: &[ReadMemory]) -> Planned {
    let Insight { kind, text, tags, evidence } = insight;
    let is_source = |one: &&ReadMemory| evidence.contains(&one.memory.id);
    let sources = memories.iter().filter(is_source).map(ReadMemory::seen).collect();
    let metadata = match json!({ "evidence": evidence }) {
        Value::Object(metadata) => metadata,
        _ => Map::new(),
    };
    let product = Product {
        content: text,
        topics: tags,
        kind: Kind::Insight,
        bank: None,
        category: Some(CATEGORY.to_owned()),
        importance: IMPORTANCE,
        pinned: false,
        metadata,
    };
    let rule = format!("{kind:?}").to_lowercase();
    Planned::Create { product, sources, reason: "counted in recent activity".to_owned(), rule }
}
