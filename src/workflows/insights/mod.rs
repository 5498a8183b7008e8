//! Notes what has changed about a person, as far as counting supports it.

mod question;

use std::collections::BTreeSet;

use async_trait::async_trait;
use memledger_ageing::insights::{Change, Entry, History, Insight, Latest, TaggedMemory, insights};
use memledger_ledger::{
    runs::ageing::{Insights, Policies, PolicyName},
    words::{Kind, MemoryState},
};
use serde_json::{Map, Value, json};

use crate::{
    ageing::{
        AgeingWorkflow, DatedEntry, JUDGED_STEPS, JudgeSettings, Looking, OpenQuestion, Planned, Policy,
        PreparedQuestion, Product, ReadMemory, SeenRevision, Selection, decided,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "insights",
    title: "Insights",
    description: "Notes what has changed about a user, with the memories and messages that show it.",
    steps: JUDGED_STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(InsightPolicy),
};

const CATEGORY: &str = "relationship_dynamic";
const IMPORTANCE: u8 = 2;
const HOUR_US: i64 = 3_600_000_000;
/// What pruning and summaries archived counts, too: it was said all the same. And no insight that somebody deleted is made again.
const STATES: [MemoryState; 4] =
    [MemoryState::Active, MemoryState::Archived, MemoryState::Merged, MemoryState::SoftDeleted];

struct InsightPolicy;

#[async_trait]
impl Policy for InsightPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Insights
    }

    fn judging(&self, policies: &Policies) -> JudgeSettings {
        let config = policies.insights;
        JudgeSettings { judge: config.judge, tokens_per_day: config.tokens_per_day }
    }

    async fn question(
        &self,
        looking: &Looking<'_>,
        open: &OpenQuestion,
        memories: Vec<Vec<ReadMemory>>,
    ) -> Result<Option<Box<dyn PreparedQuestion>>, Trouble> {
        let config = looking.ageing.policies().insights;
        let said = looking.recent_messages().await?;
        let (_, all) = looking.read_in(&STATES).await?;
        Ok(question::of(open, memories.into_iter().flatten().collect(), said, &all, config))
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().insights;
        let (rev, memories) = looking.read_in(&STATES).await?;
        let many = memories.iter().filter(|one| one.head.state == MemoryState::Active).count();
        let rest_us = i64::from(config.min_hours_between) * HOUR_US;
        let is_new = |one: &ReadMemory| {
            one.head.attributes.kind == Kind::Insight && looking.now.0 - one.memory.created_at < rest_us
        };
        if memories.iter().any(is_new) {
            return Ok(Selection { rev, memories: many, ..Selection::default() });
        }
        if self.judging(looking.ageing.policies()).is_by_model() {
            let said = looking.recent_messages().await?;
            let has_walls = !looking.ledger.people.access_rules().allowlists.is_empty();
            let mut questions = questions(&memories, &said, config, has_walls);
            looking.leave_asked(self.name(), RECHECK_DAYS, &mut questions).await?;
            return Ok(Selection { rev, memories: many, questions, ..Selection::default() });
        }
        let former = looking.former_texts(&memories).await?;
        let messages = looking.recent_messages().await?;
        let now = looking.now.0;
        let planned = decided(move || noted(&memories, &former, &messages, config, now)).await?;
        Ok(Selection { rev, memories: many, planned, ..Selection::default() })
    }
}

/// When a model is asked again about activity that did not change.
const RECHECK_DAYS: u32 = 14;

/// One question for those who see the memories of each wall, about the newest of those. Messages are shown where all see all.
fn questions(
    memories: &[ReadMemory],
    said: &[DatedEntry],
    config: Insights,
    has_walls: bool,
) -> Vec<OpenQuestion> {
    let active = |one: &&ReadMemory| !one.memory.is_derived && one.head.state == MemoryState::Active;
    let walls: BTreeSet<u64> = match has_walls {
        true => memories.iter().map(|one| one.wall).collect(),
        false => BTreeSet::from([0]),
    };
    let of_wall = |wall: u64| {
        let own = memories.iter().filter(active).filter(|one| one.wall == wall).rev();
        let newest: Vec<SeenRevision> = own.take(config.new_items as usize).map(ReadMemory::seen).collect();
        let latest = said.iter().take(if has_walls { 0 } else { config.activity_items as usize });
        let messages: Vec<String> = latest.map(|one| one.id.clone()).collect();
        let is_empty = newest.is_empty() && messages.is_empty();
        (!is_empty).then_some(OpenQuestion { groups: vec![newest], messages })
    };
    walls.into_iter().filter_map(of_wall).collect()
}

/// Most insights of one run.
const MOST: usize = 3;

/// What those who see the memories of one wall may know is counted from those alone.
fn noted(
    memories: &[ReadMemory],
    former: &[DatedEntry],
    messages: &[DatedEntry],
    config: Insights,
    now: i64,
) -> Vec<Planned> {
    let walls: BTreeSet<u64> = memories.iter().map(|one| one.wall).collect();
    let of_wall = |wall: u64| {
        let behind: Vec<&ReadMemory> = memories.iter().filter(|one| one.wall == wall).collect();
        noted_behind(&behind, memories, former, messages, config, now)
    };
    walls.into_iter().flat_map(of_wall).take(MOST).collect()
}

fn entry(one: &DatedEntry) -> Entry<'_> {
    Entry { id: &one.id, text: &one.text, at: one.at }
}

fn noted_behind(
    behind: &[&ReadMemory],
    all: &[ReadMemory],
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
    let of_user: Vec<&ReadMemory> = behind.iter().copied().filter(|one| !one.memory.is_derived).collect();
    let active: Vec<&ReadMemory> =
        of_user.iter().copied().filter(|one| one.head.state == MemoryState::Active).collect();
    let newest: Vec<Entry<'_>> = active
        .iter()
        .rev()
        .take(config.new_items as usize)
        .map(|one| Entry { id: &one.memory.id, text: &one.text, at: one.memory.written_at })
        .collect();
    let tagged: Vec<TaggedMemory<'_>> = of_user
        .iter()
        .map(|one| TaggedMemory { id: &one.memory.id, topics: &one.memory.topics, at: one.memory.created_at })
        .collect();
    let changes: Vec<Change<'_>> = former
        .iter()
        .filter_map(|old| {
            let new = active.iter().find(|one| one.memory.id == old.id)?;
            let at = new.head.updated_at.0;
            Some(Change { old_id: &old.id, old: &old.text, new_id: &old.id, new: &new.text, at })
        })
        .collect();
    let insights_there = all.iter().filter(|one| one.head.attributes.kind == Kind::Insight);
    let existing: Vec<&str> = insights_there.map(|one| one.text.as_str()).collect();
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
    insights(&history, latest).into_iter().map(|insight| planned(insight, &active)).collect()
}

fn planned(insight: Insight, memories: &[&ReadMemory]) -> Planned {
    let rule = format!("{:?}", insight.kind).to_lowercase();
    let made = NewInsight { text: insight.text, tags: insight.tags, evidence: insight.evidence };
    created(made, memories, "counted in recent activity", rule)
}

/// An insight that is to be made.
struct NewInsight {
    text: String,
    tags: Vec<String>,
    /// Ids of memories and messages.
    evidence: Vec<String>,
}

/// It is about some of the memories, which are all of one wall.
fn created(made: NewInsight, memories: &[&ReadMemory], reason: &str, rule: String) -> Planned {
    let NewInsight { text, tags, evidence } = made;
    let is_source = |one: &&&ReadMemory| evidence.contains(&one.memory.id);
    let sources = memories.iter().filter(is_source).map(|one| one.seen()).collect();
    let metadata = match json!({ "evidence": evidence }) {
        Value::Object(metadata) => metadata,
        _ => Map::new(),
    };
    let product = Product {
        content: text,
        topics: tags,
        kind: Kind::Insight,
        bank: None,
        // Who may see what it was made from may see it, and nobody else.
        category: match memories.first().filter(|one| one.wall > 0) {
            Some(one) => one.memory.category.clone(),
            None => Some(CATEGORY.to_owned()),
        },
        importance: IMPORTANCE,
        pinned: false,
        metadata,
    };
    Planned::Create { product, sources, reason: reason.to_owned(), rule }
}
