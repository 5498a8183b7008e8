//! What a span of changes comes to, and how it is told.

use std::collections::{BTreeMap, HashMap, HashSet};

use memledger_aggregates::memory_book::Kind;
use memledger_kernel::{LedgerError, texts};
use memledger_offline::{turns, words::visible};
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    changes::{
        Since,
        delta::{DeltaEvent, NetChange, net},
        header::{Bullet, Rendered, render},
        weight::{Facts, weight},
    },
};
use uuid::Uuid;

use super::{change::ReportedChange, runs};
use crate::{Memories, delta::DeltaChange, reasons};

/// Weighing this many changes takes milliseconds.
const MANY: usize = 100;
/// Characters of a text that are searched for words of a turn in life; a header shows far fewer.
const WEIGHED_CHARS: usize = 1_000;

/// Which of the changes a reader is told, and how it sees them.
pub(super) struct Reading<'a> {
    /// What the reader may see at all.
    pub reach: &'a Scope,
    /// Only memories of these categories; any where empty.
    pub categories: &'a [String],
    /// The reader itself: memories that it alone changed are left out.
    pub own: Option<String>,
    pub importance_min: Option<u8>,
    /// Memories of this kind are told no more than those out of reach.
    pub kind_left_out: Option<Kind>,
    /// Only memories that one of these changed; anyone where empty.
    pub actors: &'a [String],
    /// The categories that it asks for, or that its allowlist names.
    pub preferred: Vec<String>,
}

/// The net changes of a span that a reader is told.
pub(super) struct Net {
    /// Oldest first.
    told: Vec<ReportedChange>,
    /// Of products that the span does not tell of.
    products: Vec<Bullet>,
    runs: Vec<runs::ToldRun>,
    preferred: Vec<String>,
}

impl Memories {
    pub(super) async fn net(
        &self,
        user_key: &UserKey,
        since: Since,
        reading: Reading<'_>,
    ) -> Result<Net, LedgerError> {
        let Since { mut changes, mut memories, texts, .. } = since;
        if let Some(own) = &reading.own {
            // What it wrote itself it knows: of each memory it is told from the first change of another on.
            let mut told = HashSet::new();
            changes.retain(|change| {
                if change.actor != *own {
                    told.insert(change.memory_id.clone());
                }
                told.contains(&change.memory_id)
            });
        }
        let mut nets = net(&changes);
        if !reading.actors.is_empty() {
            let theirs = changes.iter().filter(|change| reading.actors.contains(&change.actor));
            let by_these: HashSet<&str> = theirs.map(|change| change.memory_id.as_str()).collect();
            nets.retain(|change| by_these.contains(change.memory_id.as_str()));
        }
        nets.retain(|change| {
            let memory = memories.get(&change.memory_id);
            let is_enough = |least| memory.is_some_and(|memory| memory.importance >= least);
            let category = memory.and_then(|memory| memory.category.as_deref());
            reading.reach.holds(category)
                && reading.asks_for(category)
                && memory.is_none_or(|memory| reading.may_tell(memory.kind))
                && reading.importance_min.is_none_or(is_enough)
                && !came_back(change, &texts)
        });
        nets.iter_mut().for_each(|change| comes_into(reading.reach, change));
        let products = self.settle(user_key, &mut nets, &reading).await?;
        let content = |id: Option<Uuid>| {
            id.and_then(|id| texts.get(&id)).map(|body| texts::memory_content(body)).transpose()
        };
        let mut told = Vec::with_capacity(nets.len());
        for change in nets {
            told.push(ReportedChange {
                content: content(change.content_id)?,
                before: content(change.content_before)?,
                memory: memories.remove(&change.memory_id),
                change,
            });
        }
        told.sort_by_key(|told| told.change.rev);
        let runs = self.told_runs(user_key, &told, reading.reach).await?;
        Ok(Net { told, products, runs, preferred: reading.preferred })
    }

    /// Every change by itself, with its reason.
    pub(super) async fn changes(
        &self,
        partition_id: i32,
        reach: &Scope,
        net: Net,
    ) -> Result<Vec<DeltaChange>, LedgerError> {
        let ids = net.told.iter().filter_map(|told| told.change.reason).collect();
        let reasons = self.texts(partition_id, ids).await?;
        let change = |told: ReportedChange| {
            let reason = told.change.reason.and_then(|id| reasons.get(&id));
            let reason = reason.map(|body| texts::reason(body)).transpose()?;
            let by_run = told.change.run_id.is_some();
            let reason = reasons::for_reader(reach, by_run, reason.map(|reason| reason.reason));
            Ok(told.into_change(reason))
        };
        net.told.into_iter().map(change).collect()
    }
}

impl Net {
    /// The memories that it is about.
    pub fn memory_ids(&self) -> impl Iterator<Item = &str> {
        self.told.iter().map(|told| told.change.memory_id.as_str())
    }
}

impl Reading<'_> {
    pub fn may_tell(&self, kind: Kind) -> bool {
        self.kind_left_out != Some(kind)
    }

    pub fn asks_for(&self, category: Option<&str>) -> bool {
        let is_one = |category: &str| self.categories.iter().any(|one| one == category);
        self.categories.is_empty() || category.is_some_and(is_one)
    }
}

/// What another category brings into the reader's reach is new to it: the reader did not know what was there before.
fn comes_into(reach: &Scope, change: &mut NetChange) {
    if change.category_before.as_ref().is_some_and(|before| !reach.holds(before.as_deref())) {
        change.content_before = None;
        change.relabelled.clear();
        if change.event == DeltaEvent::Updated {
            change.event = DeltaEvent::Created;
        }
    }
}

/// Whether text, topics and metadata of a memory went and came back: another text was stored for what was written again.
fn came_back(change: &NetChange, texts: &HashMap<Uuid, String>) -> bool {
    let body = |id: Option<Uuid>| id.and_then(|id| texts.get(&id));
    let (before, now) = (body(change.content_before), body(change.content_id));
    // Bodies are canonical: the same text is the same bytes. One of them may have been destroyed meanwhile.
    change.event == DeltaEvent::Updated && change.relabelled.is_empty() && before.is_some() && before == now
}

fn beginning(text: &str) -> &str {
    text.char_indices().nth(WEIGHED_CHARS).map_or(text, |(end, _)| &text[..end])
}

impl Net {
    pub(super) fn header(&self, since_rev: u64, default_bank: &str, max_lines: usize) -> Rendered {
        let render = || self.rendered(since_rev, default_bank, max_lines);
        if self.told.len() > MANY { memledger_kernel::turns::at_length(render) } else { render() }
    }

    fn rendered(&self, since_rev: u64, default_bank: &str, max_lines: usize) -> Rendered {
        let mut of_label: HashMap<String, usize> = HashMap::new();
        for told in &self.told {
            *of_label.entry(told.label(default_bank)).or_default() += 1;
        }
        let share = |label: &str| {
            of_label.get(label).copied().unwrap_or_default() as f64 / self.told.len().max(1) as f64
        };
        let (mut bullets, mut relabelled) = (self.products.clone(), Vec::new());
        let mut of_runs: BTreeMap<usize, Vec<&ReportedChange>> = BTreeMap::new();
        for told in &self.told {
            if let Some(run) = self.runs.iter().position(|run| run.holds(told)) {
                of_runs.entry(run).or_default().push(told);
            } else if told.change.merged_into.is_some() {
                // Its product stands for it.
            } else if told.is_relabelled_only() {
                relabelled.push(told.label(default_bank));
            } else {
                bullets.push(self.bullet(told, told.label(default_bank), &share));
            }
        }
        bullets.extend(of_runs.into_iter().map(|(run, told)| self.runs[run].bullet(&told, default_bank)));
        let mut rendered = render(since_rev, bullets, &relabelled, max_lines);
        // A model reads it.
        rendered.header = rendered.header.map(|header| visible(&header).into_owned());
        rendered
    }

    fn bullet(&self, told: &ReportedChange, label: String, share: &dyn Fn(&str) -> f64) -> Bullet {
        let memory = told.memory.as_ref();
        let category = memory.and_then(|memory| memory.category.as_ref());
        let [before, now] = [&told.before, &told.content]
            .map(|content| content.as_ref().map_or("", |content| content.content.as_str()));
        let facts = Facts {
            event: told.change.event,
            importance: memory.map_or(0, |memory| memory.importance),
            pinned: memory.is_some_and(|memory| memory.pinned),
            is_of_reader: category.is_some_and(|category| self.preferred.contains(category)),
            revision: memory.map_or(1, |memory| memory.revision),
            novelty: turns::novelty(before, now),
            turn: turns::turn(beginning(now)),
            label_share: share(&label),
        };
        Bullet { what: told.what(), rev: told.change.rev, label, weight: weight(&facts) }
    }
}
