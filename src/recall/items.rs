//! From what was chosen to what is shown of it, with what is related.

use std::collections::{HashMap, HashSet};

use memledger_aggregates::memory_book::MemoryState;
use memledger_kernel::LedgerError;
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    memories::{self, FoundMemory},
    relations::{self, Edge},
    search::Candidate,
};
use memledger_store::{StreamKey, projector::Query};

use super::{
    PreparedQuery, RecallQuery, RecalledItem, Scores,
    answer::{Budget, MemoryLine, item_line, related_line},
    rank::Ranked,
};
use crate::Recall;

/// Among how many of the first candidates relations count.
const RELATED_AMONG: usize = 100;
/// Most edges of them that are looked at, the strongest.
pub const MOST_EDGES: usize = 500;
/// Most bullets of related memories beside an item.
const MOST_RELATED: usize = 2;

/// What is to be answered.
pub struct Chosen {
    pub ranked: Vec<Ranked>,
    /// Found besides, and not answered but where they are related to what is.
    pub rest: Vec<Ranked>,
    /// Those of the first candidates.
    pub edges: Vec<Edge>,
    /// Whether the memories may have changed since they were found, or more of them is wanted.
    pub read_again: bool,
}

impl Recall {
    pub(super) async fn items(
        &self,
        stream: &StreamKey,
        query: &RecallQuery,
        scope: Option<&Scope>,
        chosen: Chosen,
        budget: &mut Budget,
    ) -> Result<Vec<RecalledItem>, LedgerError> {
        let Chosen { ranked: chosen, rest, edges, read_again } = chosen;
        let edges = &edges[..];
        let user_key = UserKey::of(stream);
        // What was read of these as candidates is what is shown of them.
        let known: HashMap<&str, &Candidate> = match read_again {
            true => HashMap::new(),
            false => {
                let found = chosen.iter().chain(&rest).map(|one| &one.candidate);
                found.map(|one| (one.memory_id.as_str(), one)).collect()
            }
        };
        let chosen_ids = chosen.iter().map(|one| one.candidate.memory_id.as_str());
        let related = chosen_ids.clone().flat_map(|id| shown_beside(edges, id, &known));
        let wanted: HashSet<&str> = chosen_ids.chain(related).collect();
        let ids: Vec<&str> = wanted.iter().copied().filter(|id| !known.contains_key(id)).collect();
        let mut read = memories::by_ids(self.core.store.as_ref(), &user_key, &ids).await?;
        // Some left the active ones since the candidates were read, or the categories that are open.
        let left_out = query.kind_left_out();
        read.retain(|memory| {
            let attributes = &memory.record.attributes;
            memory.record.state == MemoryState::Active
                && scope.is_some_and(|scope| scope.holds(attributes.category.as_deref()))
                && left_out != Some(attributes.kind)
        });
        let mut shown: HashMap<&str, MemoryLine> = read
            .iter()
            .filter_map(|memory| Some((memory.memory_id.as_str(), MemoryLine::of(memory)?)))
            .collect();
        let known = wanted.iter().filter_map(|id| known.get_key_value(id));
        shown.extend(known.map(|(id, candidate)| (*id, MemoryLine::of_candidate(candidate))));
        let mut items = Vec::new();
        for one in &chosen {
            let Some(shown) = shown.get(one.candidate.memory_id.as_str()) else { continue };
            if budget.take(&item_line(&shown.text)) {
                items.push(RecalledItem::new(one, shown, &self.options.weights));
            }
        }
        // After all items, so that what is related crowds out none of them.
        for item in &mut items {
            let others = edges_of(edges, &item.id)
                .filter_map(|edge| Some((edge.other_id.clone(), &shown.get(edge.other_id.as_str())?.text)));
            let fitting = others.take(MOST_RELATED).filter(|(_, text)| budget.take(&related_line(text)));
            (item.related_ids, item.related) = fitting.map(|(id, text)| (id, text.clone())).unzip();
        }
        if query.full {
            let scores = chosen.iter().map(|one| (one.candidate.memory_id.as_str(), one.scores));
            let scores: HashMap<&str, Scores> = scores.collect();
            let read: HashMap<&str, &FoundMemory> =
                read.iter().map(|memory| (memory.memory_id.as_str(), memory)).collect();
            let found =
                items.iter().filter_map(|item| read.get(item.id.as_str()).copied().cloned()).collect();
            let views = self.memories.views(&user_key, &query.filters.user_id, found).await?;
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
        user: &UserKey,
        asked: &PreparedQuery,
        ranked: &[Ranked],
        read: Option<Vec<Edge>>,
    ) -> Result<Vec<Edge>, LedgerError> {
        let first = ranked.iter().take(RELATED_AMONG).filter(|one| one.scores.relevance > 0.0);
        let ids: Vec<&str> = first.map(|one| one.candidate.memory_id.as_str()).collect();
        if let Some(mut read) = read {
            let ids: HashSet<&str> = ids.into_iter().collect();
            read.retain(|edge| ids.contains(&*edge.memory_id));
            read.sort_by(|one, other| {
                other.strength.cmp(&one.strength).then_with(|| one.other_id.cmp(&other.other_id))
            });
            return Ok(read);
        }
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let query = self.query_of_edges(user, asked, &ids);
        Ok(relations::read(&self.core.store.query(&query.sql, query.parameters).await?)?)
    }

    /// What reads the strongest edges of these memories.
    pub(super) fn query_of_edges(&self, user: &UserKey, asked: &PreparedQuery, ids: &[&str]) -> Query {
        let categories = asked.candidates.filter.categories.as_deref();
        relations::of_memories(user, ids, categories, MOST_EDGES, self.core.store.dialect())
    }
}

fn edges_of<'a>(edges: &'a [Edge], memory_id: &'a str) -> impl Iterator<Item = &'a Edge> {
    edges.iter().filter(move |edge| edge.memory_id == memory_id)
}

/// The memories related to one that may be shown with it: in their order, until enough of them are known.
fn shown_beside<'a>(
    edges: &'a [Edge],
    memory_id: &'a str,
    known: &'a HashMap<&str, &Candidate>,
) -> impl Iterator<Item = &'a str> {
    let mut enough = 0;
    edges_of(edges, memory_id).map(|edge| edge.other_id.as_str()).take_while(move |other| {
        let goes_on = enough < MOST_RELATED;
        enough += usize::from(known.contains_key(other));
        goes_on
    })
}
