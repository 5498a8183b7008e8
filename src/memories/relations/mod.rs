//! Relations: edges between memories of one user, said by callers or worked out from their texts.
//!
//! An edge is an event of the memory that it was made from and leaves the memories themselves as they were.

mod link;
mod options;

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{Change, MAX_STRENGTH, MemoryBook, MemoryEvent},
};
use memledger_kernel::{
    Done, Identity, LedgerError, Page, UserCall, book_stream, cursor, executor::Executed, time::rfc3339,
};
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey, memory_event,
    relations::{self, Edge, EdgeFilter},
};
use memledger_store::StreamKey;
use serde::Serialize;
use utoipa::ToSchema;

pub use link::{LinkNeighbours, check_pair};
pub use options::RelationOptions;

use crate::{
    Memories,
    commands::{count, fingerprint, request::BookRequest},
};
use link::{Link, Unlink};

/// Events read at once.
const PAGE: usize = 2_000;
/// Most edges of one memory that are looked through for one.
const MOST_EDGES: usize = 10_000;

/// An edge between two memories.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Relation {
    /// One of the two memories; a relation has no direction.
    pub from_id: String,
    pub to_id: String,
    /// More than 0, at most 1.
    pub strength: f64,
    /// auto, if it was derived from the texts, or manual.
    pub origin: String,
    /// The user's rev that made it or changed its strength.
    pub rev: u64,
    pub ts: String,
}

#[derive(Debug, Clone)]
pub struct RelationsQuery {
    /// The edges of this memory alone, made from either side.
    pub memory_id: Option<MemoryId>,
    pub limit: usize,
    pub cursor: Option<String>,
}

impl Memories {
    /// Joins two active memories, or changes how strongly they are joined. `strength` is rounded to thousandths.
    pub async fn relate(
        &self,
        call: UserCall,
        from: MemoryId,
        to: MemoryId,
        strength: f64,
    ) -> Result<Done<Relation>, LedgerError> {
        if !(strength > 0.0 && strength <= 1.0) {
            return Err(LedgerError::invalid("strength", "must be more than 0 and at most 1"));
        }
        let strength = ((strength * f64::from(MAX_STRENGTH)).round() as u16).max(1);
        let fingerprint = fingerprint(&call, "relate", &(&from, &to, strength))?;
        let request = Link { from: from.clone(), to: to.clone(), strength };
        self.change_relation(call, request, fingerprint, &from, &to).await
    }

    /// Removes an edge, whichever side it was made from, and answers it as it was.
    pub async fn unrelate(
        &self,
        call: UserCall,
        from: MemoryId,
        to: MemoryId,
    ) -> Result<Done<Relation>, LedgerError> {
        let fingerprint = fingerprint(&call, "unrelate", &(&from, &to))?;
        let request = Unlink { from: from.clone(), to: to.clone() };
        self.change_relation(call, request, fingerprint, &from, &to).await
    }

    async fn change_relation(
        &self,
        call: UserCall,
        request: impl BookRequest + 'static,
        fingerprint: String,
        from: &MemoryId,
        to: &MemoryId,
    ) -> Result<Done<Relation>, LedgerError> {
        self.core.commands.count();
        let action = request.name();
        let answer = self.change_uncounted(call, request, fingerprint, from, to).await;
        count(action, answer.as_ref().map(|answer| answer.replayed));
        answer
    }

    async fn change_uncounted(
        &self,
        call: UserCall,
        request: impl BookRequest + 'static,
        fingerprint: String,
        from: &MemoryId,
        to: &MemoryId,
    ) -> Result<Done<Relation>, LedgerError> {
        let (stream, origin) = self.origin(&call, fingerprint)?;
        let removes = request.name() == link::UNLINK;
        let draft = self.draft(&call, &stream, request, None)?;
        let before = if removes { self.edge(&stream, &draft.reach, from, to).await? } else { None };
        let view = |book: &MemoryBook, events: &[MemoryEvent]| (book.rev(), events.last().cloned());
        let (rev, position, relation, replayed) =
            match self.execute_noted(&call, &stream, &origin, &draft, view).await? {
                Executed::Done { view: (rev, event), position, .. } => {
                    let made = event.as_ref().and_then(|event| linked(event, from, to));
                    (rev, position, made, false)
                }
                Executed::Unchanged { view: (rev, _), position } => (rev, position, None, false),
                Executed::Replayed(replay) => {
                    // What the caller might do then it may not see now.
                    let hidden = self.out_of_reach(&stream, &draft.reach).await?;
                    if let Some(id) = [from, to].into_iter().find(|id| hidden.contains(id)) {
                        return Err(LedgerError::unknown_memory(id));
                    }
                    let rev = replay.outcome["rev"].as_u64();
                    let rev =
                        rev.ok_or_else(|| LedgerError::Internal("a receipt names no rev".to_owned()))?;
                    (rev, replay.position, None, true)
                }
            };
        let relation = match relation {
            Some(relation) => relation,
            None => {
                // It may have been changed between the look at it and its end.
                let known = before.filter(|edge| !replayed && edge.rev < rev);
                let after = known.and_then(|edge| i64::try_from(edge.rev - 1).ok()).unwrap_or(0);
                let then = self.relation_until(&stream, after, rev, from, to).await?;
                // The key was another command's, of which a purge left nothing else to tell it by.
                let other = || LedgerError::IdempotencyMismatch;
                let lost = || LedgerError::Internal(format!("no event links {from} and {to}"));
                then.ok_or_else(|| if replayed { other() } else { lost() })?
            }
        };
        Ok(Done { answer: relation, partition_id: stream.partition(), position, rev: Some(rev), replayed })
    }

    /// Edges between active memories that the caller may see, the newest first.
    pub async fn relations(
        &self,
        identity: &Identity,
        user: &UserId,
        query: RelationsQuery,
    ) -> Result<Page<Relation>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let before_rev = query.cursor.as_deref().map(|page| cursor::decode("relations", page)).transpose()?;
        if let Some(memory_id) = &query.memory_id {
            // Unknown to the caller is 404, as it is everywhere.
            self.look_at(identity, user, memory_id).await?;
        }
        let filter = EdgeFilter {
            memory_id: query.memory_id.as_ref().map(MemoryId::as_str),
            categories: reach.names(),
            before_rev,
            limit: query.limit + 1,
        };
        let stream = book_stream(identity, user);
        let rows_query = relations::list(&UserKey::of(&stream), &filter, self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(&stream, &["relations", "memories"], &rows_query).await?;
        let mut edges = relations::read(&rows)?;
        edges.sort_by_key(|edge| std::cmp::Reverse(edge.rev));
        let next_cursor =
            cursor::behind(&mut edges, query.limit, |edge| cursor::encode("relations", &edge.rev));
        Ok(Page { items: edges.into_iter().map(relation).collect(), next_cursor })
    }

    /// The edge between two memories as it is now.
    async fn edge(
        &self,
        stream: &StreamKey,
        reach: &Scope,
        from: &MemoryId,
        to: &MemoryId,
    ) -> Result<Option<Relation>, LedgerError> {
        let (user, ids) = (UserKey::of(stream), [from.as_str()]);
        let query = relations::of_memories(&user, &ids, reach.names(), MOST_EDGES, self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(stream, &["relations", "memories"], &query).await?;
        let edges = relations::read(&rows)?;
        Ok(edges.into_iter().find(|edge| edge.other_id == to.as_str()).map(relation))
    }

    /// The edge between two memories as the events after a version and up to a rev made it last, removed since or not.
    async fn relation_until(
        &self,
        stream: &StreamKey,
        mut version: i64,
        rev: u64,
        from: &MemoryId,
        to: &MemoryId,
    ) -> Result<Option<Relation>, LedgerError> {
        let mut found = None;
        loop {
            let events = self.core.store.read_stream(stream, version, PAGE).await?;
            for stored in &events {
                let event = memory_event(stored).map_err(LedgerError::Internal)?;
                if event.rev > rev {
                    return Ok(found);
                }
                found = linked(&event, from, to).or(found);
                version = stored.version;
            }
            if events.len() < PAGE {
                return Ok(found);
            }
        }
    }
}

/// The edge that an event makes, where it is one of these two.
fn linked(event: &MemoryEvent, one: &MemoryId, other: &MemoryId) -> Option<Relation> {
    let Change::Linked { by_hand, strength, to } = &event.change else { return None };
    let from = &event.memory_id;
    let these = (from == one && to == other) || (from == other && to == one);
    these.then(|| Relation {
        from_id: from.to_string(),
        to_id: to.to_string(),
        strength: f64::from(*strength) / f64::from(MAX_STRENGTH),
        origin: origin(*by_hand),
        rev: event.rev,
        ts: rfc3339(event.at),
    })
}

fn relation(edge: Edge) -> Relation {
    let (from_id, to_id) =
        if edge.outgoing { (edge.memory_id, edge.other_id) } else { (edge.other_id, edge.memory_id) };
    Relation {
        from_id,
        to_id,
        strength: edge.strength as f64 / f64::from(MAX_STRENGTH),
        origin: origin(edge.by_hand),
        rev: edge.rev,
        ts: rfc3339(Timestamp(edge.recorded_at)),
    }
}

fn origin(by_hand: bool) -> String {
    if by_hand { "manual" } else { "auto" }.to_owned()
}
