//! What an extraction writes of one turn: all of it in one commit, judged against the memories as they are in that commit.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{
        Action, AttributePatch, Attributes, Change, EXTRACTION_RUN, GuardedAction, Kind, MemoryBook,
        MemoryCommand, MemoryContent, MemoryEvent, MemoryRecord, MemoryState, Plan, PlannedAction,
        SeenMemory,
    },
    settings::ExtractionConfig,
};
use memledger_kernel::{
    Call, Identity, LedgerError, UserCall, book_stream,
    executor::{Draft, Executed, PreparedCommand},
    texts::{memory_content, read_contents, set_memory_apart},
    time::rfc3339,
};
use memledger_memories::commands::{NewMemory, new_id};
use memledger_store::{NewContent, StreamKey, locked};
use memledger_threads::EXTRACTION_ACTOR;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::{
    Candidate, Extraction, Outcome,
    judging::{Judgement, Limits, MemoryText, judged},
    likeness::{Likeness, Thresholds, by_words},
};

/// As the receipts of workflows name who worked.
const CREDENTIAL: &str = "workflow";
/// A candidate is compared with this number of memories, the newest ones, and of deleted ones.
const COMPARED: usize = 1_000;

/// The candidates of one turn of the user.
pub(crate) struct TurnToWrite<'a> {
    pub extraction_id: Uuid,
    pub thread_id: &'a str,
    /// The turn's place in the extraction.
    pub turn: usize,
    pub candidates: Vec<(Candidate, Timestamp)>,
    /// Messages of which a memory was made that was purged since.
    pub purged: Vec<u32>,
}

struct TurnDraft<'a> {
    extraction: &'a Extraction,
    stream: &'a StreamKey,
    turn: &'a TurnToWrite<'a>,
    config: &'a ExtractionConfig,
    /// Texts that were read before; a conflict reads only what is new.
    texts: Mutex<HashMap<Uuid, Arc<MemoryContent>>>,
    decided: Mutex<Vec<Candidate>>,
}

impl Extraction {
    /// Writes what a turn states, and answers what became of each candidate. Done once, however often it is called.
    pub(crate) async fn write_turn(
        &self,
        stream: &StreamKey,
        by: &Identity,
        user: &memledger_aggregates::UserId,
        config: &ExtractionConfig,
        turn: &TurnToWrite<'_>,
    ) -> Result<Vec<Candidate>, LedgerError> {
        let decides = |outcome| matches!(outcome, Outcome::Created | Outcome::NeedsConsent);
        if !turn.candidates.iter().any(|(one, _)| decides(one.outcome)) {
            return Ok(turn.candidates.iter().map(|(one, _)| one.clone()).collect());
        }
        let key = format!("run:{EXTRACTION_RUN}{}:{}", turn.extraction_id, turn.turn);
        let identity = Identity { credential: CREDENTIAL.to_owned(), ..by.clone() };
        let call = Call { correlation_id: Some(turn.extraction_id.to_string()), ..identity.into() };
        let call = UserCall::new(call, user.clone()).keyed(key);
        let book = book_stream(&call.identity, user);
        let mut origin = call.origin(&book, "extract".to_owned());
        origin.actor = EXTRACTION_ACTOR.to_owned();
        let draft = TurnDraft {
            extraction: self,
            stream,
            turn,
            config,
            texts: Mutex::default(),
            decided: Mutex::default(),
        };
        let done = self.memories.execute_noted(&call, &book, &origin, &draft, |_, _| ()).await;
        match done {
            Ok(Executed::Done { .. } | Executed::Unchanged { .. }) => Ok(locked(&draft.decided).clone()),
            Ok(Executed::Replayed(replay)) => of_receipt(turn, &replay.outcome),
            // There is no room for it; it will not be there later either, and the turn must not wait for ever.
            Err(LedgerError::Rejected(why)) => Ok(turn
                .candidates
                .iter()
                .map(|(one, _)| match one.outcome {
                    Outcome::Created => {
                        Candidate { outcome: Outcome::Capped, reason: why.to_string(), ..one.clone() }
                    }
                    _ => one.clone(),
                })
                .collect()),
            Err(failed) => Err(failed),
        }
    }
}

/// What a command did that was done before.
fn of_receipt(turn: &TurnToWrite<'_>, outcome: &Value) -> Result<Vec<Candidate>, LedgerError> {
    let unreadable = || LedgerError::Internal(format!("a receipt of an extraction is unreadable: {outcome}"));
    let entries = outcome["candidates"].as_array().filter(|all| all.len() == turn.candidates.len());
    let read = |((candidate, _), entry): (&(Candidate, Timestamp), &Value)| {
        let (outcome, memory) = (entry[0].as_str()?, entry[1].as_str());
        let outcome = Outcome::parse(outcome)?;
        let reason = match outcome {
            Outcome::Updated => "a memory has another value of the same".to_owned(),
            Outcome::Duplicate => "a memory says the same".to_owned(),
            Outcome::Merged => "a later statement of the turn has another value".to_owned(),
            Outcome::Capped => "the turn or the day has made as many memories as it may".to_owned(),
            _ => candidate.reason.clone(),
        };
        Some(Candidate { outcome, reason, memory_id: memory.map(str::to_owned), ..candidate.clone() })
    };
    let all = turn.candidates.iter().zip(entries.ok_or_else(unreadable)?);
    all.map(read).collect::<Option<_>>().ok_or_else(unreadable)
}

impl TurnDraft<'_> {
    /// The memories that candidates are compared with: active ones, and those that somebody deleted.
    async fn known(&self, book: &MemoryBook) -> Result<Vec<MemoryText>, LedgerError> {
        let newest = |is_wanted: fn(&MemoryRecord) -> bool| {
            let mut found: Vec<_> = book.iter().filter(|(_, record)| is_wanted(record)).collect();
            found.sort_unstable_by_key(|(_, record)| std::cmp::Reverse(record.updated_at));
            found.truncate(COMPARED);
            found
        };
        let active = newest(|record| record.state == MemoryState::Active);
        let deleted =
            newest(|record| matches!(record.state, MemoryState::Archived | MemoryState::SoftDeleted));
        let wanted: Vec<_> = active.into_iter().chain(deleted).collect();
        self.read_texts(wanted.iter().filter_map(|(_, record)| record.content_id)).await?;
        let texts = locked(&self.texts);
        let known = wanted.into_iter().filter_map(|(id, record)| {
            let content = texts.get(&record.content_id?)?;
            let is_deleted = record.state != MemoryState::Active;
            let at =
                if is_deleted { record.updated_at } else { said_at(content).unwrap_or(record.updated_at) };
            Some(MemoryText { id: id.to_string(), text: content.content.clone(), at, is_deleted })
        });
        Ok(known.collect())
    }

    async fn read_texts(&self, ids: impl Iterator<Item = Uuid>) -> Result<(), LedgerError> {
        let missing: Vec<Uuid> = {
            let texts = locked(&self.texts);
            ids.filter(|id| !texts.contains_key(id)).collect()
        };
        let store = self.extraction.core.store.as_ref();
        for content in read_contents(store, self.stream.partition(), missing).await? {
            let text = Arc::new(memory_content(&content.body)?);
            locked(&self.texts).insert(content.content_id, text);
        }
        Ok(())
    }

    async fn judge(&self, book: &MemoryBook, at: Timestamp) -> Result<Vec<Judgement>, LedgerError> {
        let known = self.known(book).await?;
        let written = book.extracted_on_day_of(at);
        let limits = Limits {
            per_turn: self.config.max_writes_per_turn as usize,
            left_today: self.config.max_writes_per_day.saturating_sub(written) as usize,
        };
        let mut candidates = self.turn.candidates.clone();
        for (candidate, _) in &mut candidates {
            if candidate.outcome == Outcome::Created && self.turn.purged.contains(&candidate.source.seq) {
                candidate.outcome = Outcome::Rejected;
                "a memory of this message was purged".clone_into(&mut candidate.reason);
            }
        }
        let thresholds = Thresholds::of(self.config);
        let all = move || {
            let likeness = Likeness { thresholds, embedding: &by_words };
            judged(candidates, &known, limits, likeness)
        };
        let failed = |failed| LedgerError::Internal(format!("candidates could not be compared: {failed}"));
        tokio::task::spawn_blocking(all).await.map_err(failed)
    }

    /// The plan for the judged candidates, and what becomes of each then.
    fn plan(
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
            ("source".to_owned(), self.source(candidate)),
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
    fn source(&self, candidate: &Candidate) -> Value {
        let said_at = self.turn.candidates.iter().find(|(one, _)| one.source == candidate.source);
        json!({
            "at": said_at.map(|(_, at)| rfc3339(*at)),
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

/// When the message was said that a memory comes from.
fn said_at(content: &MemoryContent) -> Option<Timestamp> {
    let at = content.metadata.get("source")?["at"].as_str()?;
    Some(Timestamp(chrono::DateTime::parse_from_rfc3339(at).ok()?.timestamp_micros()))
}

#[async_trait]
impl Draft<MemoryBook> for TurnDraft<'_> {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        let judged = self.judge(book, at).await?;
        let mut contents = Vec::new();
        let (plan, decided) = self.plan(book, judged, &mut contents)?;
        *locked(&self.decided) = decided;
        let by_run = Some(format!("{EXTRACTION_RUN}{}", self.turn.extraction_id));
        let action = Action::ApplyPlan { plan };
        let command = MemoryCommand { at, by_run, reason: None, expected_revision: None, action };
        Ok(PreparedCommand { command, contents })
    }

    async fn admit(&self, book: &MemoryBook, contents: &[NewContent]) -> Result<(), LedgerError> {
        self.extraction.memories.room.admit(&book_of(self.stream), book, contents).await
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        let count = |is: fn(&Change) -> bool| events.iter().filter(|event| is(&event.change)).count();
        let decided = locked(&self.decided);
        let candidates = decided.iter().map(|one| json!([one.outcome.as_str(), one.memory_id]));
        json!({
            "first_rev": rev + 1 - events.len() as u64,
            "last_rev": rev,
            "rev": rev,
            "created": count(|change| matches!(change, Change::Created { .. })),
            "rewritten": count(|change| matches!(change, Change::Updated { .. })),
            "candidates": candidates.collect::<Vec<_>>(),
        })
    }

    fn kindred_content(&self, _: &MemoryBook) -> Option<Uuid> {
        None
    }
}

/// The stream of the memories of the user whose thread it is.
fn book_of(thread: &StreamKey) -> StreamKey {
    use cqrs_es::Aggregate;
    StreamKey {
        tenant_id: thread.tenant_id.clone(),
        stream_type: MemoryBook::TYPE.to_owned(),
        stream_id: thread.user().to_owned(),
    }
}
