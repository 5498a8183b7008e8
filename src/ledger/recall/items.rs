//! From what was chosen to what is shown of it, with what is related.

use std::collections::{HashMap, HashSet};

use memledger_aggregates::memory_book::MemoryState;
use memledger_projections::{
    UserKey,
    memories::{self, FoundMemory},
    relations::{self, Edge},
};
use memledger_store::StreamKey;

use super::{
    RecallQuery, RecalledItem, Scores,
    answer::{Budget, Shown, item_line, related_line},
    rank::Ranked,
};
use crate::{Ledger, LedgerError, access::Scope};

/// Among how many of the first candidates relations count.
const RELATED_AMONG: usize = 100;
/// Most edges of them that are looked at, the strongest.
const MOST_EDGES: usize = 500;
/// Most bullets of related memories beside an item.
const MOST_RELATED: usize = 2;

/// What is to be answered.
pub struct Chosen {
    pub ranked: Vec<Ranked>,
    /// Those of the first candidates.
    pub edges: Vec<Edge>,
    /// Whether the memories may have changed since they were found, or more of them is wanted.
    pub read_again: bool,
}

impl Ledger {
    pub(super) async fn items(
        &self,
        stream: &StreamKey,
        query: &RecallQuery,
        scope: Option<&Scope>,
        chosen: Chosen,
        budget: &mut Budget,
    ) -> Result<Vec<RecalledItem>, LedgerError> {
        let Chosen { ranked: chosen, edges, read_again } = chosen;
        let edges = &edges[..];
        let user_key = UserKey::of(stream);
        let chosen_ids: HashSet<&str> = chosen.iter().map(|one| one.candidate.memory_id.as_str()).collect();
        let related = chosen_ids.iter().flat_map(|id| edges_of(edges, id).map(|edge| edge.other_id.as_str()));
        let ids: HashSet<&str> = match read_again {
            true => related.chain(chosen_ids.iter().copied()).collect(),
            false => related.filter(|id| !chosen_ids.contains(id)).collect(),
        };
        let ids: Vec<&str> = ids.into_iter().collect();
        let mut read = memories::by_ids(self.store.as_ref(), &user_key, &ids).await?;
        // Some left the active ones since the candidates were read, or the categories that are open.
        let left_out = query.kinds_left_out();
        read.retain(|memory| {
            let attributes = &memory.record.attributes;
            memory.record.state == MemoryState::Active
                && scope.is_some_and(|scope| scope.holds(attributes.category.as_deref()))
                && !left_out.contains(&attributes.kind.as_str())
        });
        let mut shown: HashMap<&str, Shown> =
            read.iter().filter_map(|memory| Some((memory.memory_id.as_str(), Shown::of(memory)?))).collect();
        if !read_again {
            let candidates = chosen.iter().map(|one| &one.candidate);
            shown.extend(candidates.map(|one| (one.memory_id.as_str(), Shown::of_candidate(one))));
        }
        let mut items = Vec::new();
        for one in &chosen {
            let Some(shown) = shown.get(one.candidate.memory_id.as_str()) else { continue };
            if budget.take(&item_line(&shown.text)) {
                items.push(RecalledItem::new(one, shown));
            }
        }
        // After all items, so that what is related crowds out none of them.
        for item in &mut items {
            let others = edges_of(edges, &item.id).filter_map(|edge| shown.get(edge.other_id.as_str()));
            let texts = others.take(MOST_RELATED).map(|shown| &shown.text);
            item.related = texts.filter(|text| budget.take(&related_line(text))).cloned().collect();
        }
        if query.full {
            let scores = chosen.iter().map(|one| (one.candidate.memory_id.as_str(), one.scores));
            let scores: HashMap<&str, Scores> = scores.collect();
            let read: HashMap<&str, &FoundMemory> =
                read.iter().map(|memory| (memory.memory_id.as_str(), memory)).collect();
            let found =
                items.iter().filter_map(|item| read.get(item.id.as_str()).copied().cloned()).collect();
            let views = self.views(&user_key, &query.filters.user_id, found).await?;
            for (item, memory) in items.iter_mut().zip(views) {
                item.scores = scores.get(item.id.as_str()).copied();
                item.memory = Some(memory);
            }
        }
        Ok(items)
    }

    /// The edges of the first candidates, the strongest first.
    pub(super) async fn edges(
        &self,
        stream: &StreamKey,
        ranked: &[Ranked],
        scope: &Scope,
    ) -> Result<Vec<Edge>, LedgerError> {
        let first = ranked.iter().take(RELATED_AMONG).filter(|one| one.scores.relevance > 0.0);
        let ids: Vec<&str> = first.map(|one| one.candidate.memory_id.as_str()).collect();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let query = relations::of_memories(
            &UserKey::of(stream),
            &ids,
            scope.names(),
            MOST_EDGES,
            self.store.dialect(),
        );
        Ok(relations::read(&self.store.query(&query.sql, query.parameters).await?)?)
    }
}

fn edges_of<'a>(edges: &'a [Edge], memory_id: &'a str) -> impl Iterator<Item = &'a Edge> {
    edges.iter().filter(move |edge| edge.memory_id == memory_id)
}
