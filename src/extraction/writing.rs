//! What an extraction writes of one turn: all of it in one commit, judged against the memories as they are in that commit.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use async_trait::async_trait;
use memledger_aggregates::{
    Timestamp,
    memory_book::{Action, Change, EXTRACTION_RUN, MemoryBook, MemoryCommand, MemoryContent, MemoryEvent},
    settings::ExtractionConfig,
};
use memledger_kernel::{
    Call, Identity, LedgerError, UserCall, book_stream,
    executor::{Draft, Executed, PreparedCommand},
};
use memledger_store::{NewContent, StreamKey, locked};
use memledger_threads::EXTRACTION_ACTOR;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{Candidate, Extraction, Outcome, vectors::Vectors};

/// As the receipts of workflows name who worked.
const CREDENTIAL: &str = "workflow";

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

pub(crate) struct TurnDraft<'a> {
    pub(crate) extraction: &'a Extraction,
    pub(crate) stream: &'a StreamKey,
    pub(crate) turn: &'a TurnToWrite<'a>,
    pub(crate) config: &'a ExtractionConfig,
    /// Texts that were read before; a conflict reads only what is new.
    pub(crate) texts: Mutex<HashMap<Uuid, Arc<MemoryContent>>>,
    /// Vectors of the turn's texts and of those that they may restate. They are made once, also if the commit conflicts.
    pub(crate) vectors: Vectors,
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
        let mut draft = TurnDraft {
            extraction: self,
            stream,
            turn,
            config,
            texts: Mutex::default(),
            vectors: Vectors::default(),
            decided: Mutex::default(),
        };
        // Before the commit, which keeps others from the user's memories.
        draft.vectors = draft.look_up(&book).await?;
        let done = self.memories.execute_noted(&call, &book, &origin, &draft, |_, _| ()).await;
        match done {
            Ok(Executed::Done { .. } | Executed::Unchanged { .. }) => Ok(locked(&draft.decided).clone()),
            Ok(Executed::Replayed(replay)) => Ok(of_receipt(turn, &replay.outcome)),
            // There is no room for it, or it is no memory; it will not be one later either, and the turn must not wait for ever.
            Err(LedgerError::Rejected(why)) => Ok(turn.without(Outcome::Capped, &why)),
            Err(LedgerError::Invalid { field, message }) => {
                Ok(turn.without(Outcome::Rejected, &format!("{field}: {message}")))
            }
            Err(failed) => Err(failed),
        }
    }
}

impl TurnToWrite<'_> {
    /// Its candidates, of which none is written.
    fn without(&self, outcome: Outcome, why: &str) -> Vec<Candidate> {
        let end = |one: &Candidate| match one.outcome {
            Outcome::Created => Candidate { outcome, reason: why.to_owned(), ..one.clone() },
            _ => one.clone(),
        };
        self.candidates.iter().map(|(one, _)| end(one)).collect()
    }
}

/// What a command did that was done before. Who reads again may find something else meanwhile: that is not written any more.
fn of_receipt(turn: &TurnToWrite<'_>, outcome: &Value) -> Vec<Candidate> {
    let entries: Vec<&Value> = outcome["candidates"].as_array().into_iter().flatten().collect();
    let read = |(candidate, _): &(Candidate, Timestamp)| {
        let source = &candidate.source;
        let place = json!([source.seq, source.start, source.end]);
        let entry = entries.iter().find(|entry| json!([entry[2], entry[3], entry[4]]) == place);
        let known = entry.and_then(|entry| Some((Outcome::parse(entry[0].as_str()?)?, entry[1].as_str())));
        let (outcome, memory) = known.unwrap_or((Outcome::Rejected, None));
        let reason = match outcome {
            Outcome::Updated => "a memory has another value of the same".to_owned(),
            Outcome::Duplicate => "a memory says the same".to_owned(),
            Outcome::Merged => "a later statement of the turn has another value".to_owned(),
            Outcome::Capped => "the turn or the day has made as many memories as it may".to_owned(),
            Outcome::Rejected if known.is_none() => {
                "the turn was written before, and was read differently".to_owned()
            }
            _ => candidate.reason.clone(),
        };
        Candidate { outcome, reason, memory_id: memory.map(str::to_owned), ..candidate.clone() }
    };
    turn.candidates.iter().map(read).collect()
}

#[async_trait]
impl Draft<MemoryBook> for TurnDraft<'_> {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        let judged = self.judge(self.memories(book), self.limits(book, at)).await?;
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
        let candidates = decided.iter().map(|one| {
            let source = &one.source;
            json!([one.outcome.as_str(), one.memory_id, source.seq, source.start, source.end])
        });
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
