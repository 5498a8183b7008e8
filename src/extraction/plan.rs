//! What is written of a turn: new memories, and new values of those that are there.

use memledger_aggregates::{
    MemoryId,
    memory_book::{
        AttributePatch, Attributes, GuardedAction, Kind, MemoryBook, MemoryContent, Plan, PlannedAction,
        SeenMemory,
    },
};
use memledger_kernel::{LedgerError, texts::set_memory_apart, time::rfc3339};
use memledger_memories::commands::{NewMemory, new_id};
use memledger_store::{NewContent, locked};
use serde_json::{Map, Value, json};

use crate::{Candidate, Outcome, judging::Judgement, writing::TurnDraft};

impl TurnDraft<'_> {
    /// The plan for the judged candidates, and what becomes of each then.
    pub(super) fn plan(
        &self,
        book: &MemoryBook,
        judged: Vec<Judgement>,
        contents: &mut Vec<NewContent>,
    ) -> Result<(Plan, Vec<Candidate>), LedgerError> {
        let mut decided: Vec<Candidate> = Vec::with_capacity(judged.len());
        // The candidates that are written, each with the memory that it changes.
        let mut writes: Vec<(usize, Option<SeenMemory>)> = Vec::new();
        for (at, Judgement { mut candidate, earlier }) in judged.into_iter().enumerate() {
            if let Some(earlier) = earlier {
                candidate.memory_id.clone_from(&decided[earlier].memory_id);
            }
            match candidate.outcome {
                Outcome::Created => {
                    candidate.memory_id = Some(new_id().to_string());
                    writes.push((at, None));
                }
                Outcome::Updated => {
                    let place =
                        writes.iter().position(|(of, _)| decided[*of].memory_id == candidate.memory_id);
                    match place {
                        // Two values in one turn: the later one stands.
                        Some(place) => {
                            let before = &mut decided[writes[place].0];
                            before.outcome = Outcome::Merged;
                            "a later statement of the turn has another value".clone_into(&mut before.reason);
                            writes[place].0 = at;
                            if writes[place].1.is_none() {
                                candidate.outcome = Outcome::Created;
                                "an earlier statement of the turn has another value"
                                    .clone_into(&mut candidate.reason);
                            }
                        }
                        None => {
                            let seen = seen(book, candidate.memory_id.as_deref());
                            if seen.is_none() {
                                candidate.outcome = Outcome::Created;
                                candidate.memory_id = Some(new_id().to_string());
                                "the memory with another value is pinned and stays"
                                    .clone_into(&mut candidate.reason);
                            }
                            writes.push((at, seen));
                        }
                    }
                }
                _ => {}
            }
            decided.push(candidate);
        }
        let mut plan = Plan::default();
        for (at, seen) in writes {
            let action = self.action(book, &decided[at], seen, contents)?;
            plan.0.push(PlannedAction { action, reason: None });
        }
        Ok((plan, decided))
    }

    fn action(
        &self,
        book: &MemoryBook,
        candidate: &Candidate,
        seen: Option<SeenMemory>,
        contents: &mut Vec<NewContent>,
    ) -> Result<GuardedAction, LedgerError> {
        let before = seen.as_ref().and_then(|seen| book.get(&seen.memory_id)?.content_id);
        let before = before.and_then(|id| locked(&self.texts).get(&id).cloned());
        let own = [
            ("fact_key".to_owned(), candidate.fact_key.clone().into()),
            ("source".to_owned(), self.source(candidate, seen.as_ref())),
        ];
        let mut metadata = before.as_ref().map_or_else(Map::new, |before| before.metadata.clone());
        metadata.extend(own.clone());
        // What others noted of a memory may leave no room for it.
        let made = self.new_memory(candidate, metadata);
        let (attributes, mut content) = match made {
            Err(LedgerError::Invalid { .. }) => self.new_memory(candidate, Map::from_iter(own))?,
            made => made?,
        };
        if let Some(before) = before {
            content.topics.clone_from(&before.topics);
            content.input.clone_from(&before.input);
        }
        let (new, reference) = set_memory_apart(&content)?;
        contents.push(new);
        Ok(match seen {
            Some(seen) => {
                GuardedAction::Update { seen, set: AttributePatch::default(), content: Some(reference) }
            }
            None => {
                let id = candidate.memory_id.as_deref().unwrap_or_default();
                let memory_id =
                    MemoryId::new(id).map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
                GuardedAction::Create { memory_id, attributes, content: reference, sources: Vec::new() }
            }
        })
    }

    fn new_memory(
        &self,
        candidate: &Candidate,
        metadata: Map<String, Value>,
    ) -> Result<(Attributes, MemoryContent), LedgerError> {
        self.extraction.memories.check_new(NewMemory {
            content: candidate.text.clone(),
            kind: Kind::parse(&candidate.kind),
            category: Some(candidate.category.clone()),
            bank: Some(candidate.bank.clone()),
            importance: Some(candidate.importance),
            thread_id: Some(self.turn.thread_id.to_owned()),
            role: Some(candidate.source.speaker.to_owned()),
            metadata,
            ..NewMemory::default()
        })
    }

    /// The message that states it, and when that was said.
    fn source(&self, candidate: &Candidate, seen: Option<&SeenMemory>) -> Value {
        let said_at = self.turn.candidates.iter().find(|(one, _)| one.source == candidate.source);
        json!({
            "at": said_at.map(|(_, at)| rfc3339(*at)),
            // Of the memory, which has another one once somebody changes it.
            "revision": seen.map_or(0, |seen| seen.revision) + 1,
            "seq": candidate.source.seq,
            "thread_id": self.turn.thread_id,
        })
    }
}

/// The memory as it is now, if a workflow may change what it says.
fn seen(book: &MemoryBook, id: Option<&str>) -> Option<SeenMemory> {
    let memory_id = MemoryId::new(id?).ok()?;
    let record = book.get(&memory_id)?;
    (!record.attributes.pinned).then_some(SeenMemory { revision: record.revision, memory_id })
}
