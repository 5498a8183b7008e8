//! What of an extraction is the thread's: that it waits, who is at it, what its messages say, and how it ended.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
};

use async_trait::async_trait;
use memledger_aggregates::{
    ThreadId, Timestamp,
    thread::{
        CandidateRecord, ExtractionOutcome, ExtractionRecord, MessageRecord, Thread, ThreadAction,
        ThreadCommand, ThreadEvent,
    },
};
use memledger_kernel::{
    Done, LedgerError, UserCall,
    call::scope_of,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    texts::set_apart,
};
use memledger_projections::{
    UserKey,
    threads::{MessageFilter, messages, read_messages},
};
use memledger_store::StreamKey;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::Notify;
use uuid::Uuid;

use crate::{READ_MODEL, SentMessage, Threads, messages::read_text, thread_stream};

/// As the log names who extracts.
pub const EXTRACTION_ACTOR: &str = "workflow:extraction";
/// Messages before those of an extraction that are read with them.
const BEFORE: u32 = 4;
/// Most extractions that this process keeps in mind; others are found in the read model.
const MOST_REQUESTED: usize = 10_000;

/// The extractions that were requested in this process and not yet taken up.
#[derive(Default)]
pub struct RequestedExtractions {
    queue: Mutex<VecDeque<(StreamKey, Uuid)>>,
    pub woken: Notify,
}

impl RequestedExtractions {
    fn add(&self, stream: StreamKey, extraction_id: Uuid) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.len() < MOST_REQUESTED {
            queue.push_back((stream, extraction_id));
        }
        drop(queue);
        self.woken.notify_one();
    }

    /// The one that waits longest.
    pub fn take(&self) -> Option<(StreamKey, Uuid)> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// The messages of an extraction.
#[derive(Debug, Clone)]
pub struct MessagesToExtract {
    pub extraction: ExtractionRecord,
    /// The seq of the first of `messages`.
    pub first_seq: u32,
    /// Some that come before, and those of the extraction. A purged one says nothing.
    pub messages: Vec<SentMessage>,
    /// As the thread had them.
    seen: Vec<MessageRecord>,
}

/// How an attempt ended, with the texts of the candidates.
#[derive(Debug, Clone)]
pub enum ExtractionEnd<T> {
    Completed { candidates: Vec<CandidateRecord>, texts: Option<T> },
    Failed { error: &'static str, retry_after_us: i64 },
}

/// What is asked of the extraction.
enum Step<'a, T> {
    Start { lease_us: i64 },
    End { extractor: &'a str, end: &'a ExtractionEnd<T>, of: Option<&'a MessagesToExtract> },
}

struct ExtractionStep<'a, T> {
    extraction_id: Uuid,
    step: Step<'a, T>,
}

#[async_trait]
impl<T: Serialize + Send + Sync> Draft<Thread> for ExtractionStep<'_, T> {
    async fn realise(&self, thread: &Thread, at: Timestamp) -> Result<PreparedCommand<Thread>, LedgerError> {
        let extraction_id = self.extraction_id;
        let mut contents = Vec::new();
        let action = match &self.step {
            Step::Start { lease_us } => ThreadAction::StartExtraction { extraction_id, lease_us: *lease_us },
            Step::End { extractor, end, of } => {
                let outcome = match end {
                    ExtractionEnd::Completed { candidates, texts } => {
                        of.map_or(Ok(()), |of| of.must_stand(thread))?;
                        let apart = texts.as_ref().map(set_apart).transpose()?;
                        let content = apart.map(|(new, content)| {
                            contents.push(new);
                            content
                        });
                        ExtractionOutcome::Completed { candidates: candidates.clone(), content }
                    }
                    ExtractionEnd::Failed { error, retry_after_us } => {
                        let (error, retry_after_us) = ((*error).to_owned(), *retry_after_us);
                        ExtractionOutcome::Failed { error, retry_after_us }
                    }
                };
                ThreadAction::EndExtraction { extraction_id, extractor: (*extractor).to_owned(), outcome }
            }
        };
        Ok(PreparedCommand { command: ThreadCommand { at, action }, contents })
    }

    fn outcome(&self, _: &Thread, _: &[ThreadEvent]) -> Value {
        Value::Null
    }

    fn kindred_content(&self, _: &Thread) -> Option<Uuid> {
        None
    }
}

impl MessagesToExtract {
    /// Refuses what was read before a message went: its text must not come back as a candidate's.
    fn must_stand(&self, thread: &Thread) -> Result<(), LedgerError> {
        let now = thread.pending_extraction(self.extraction.extraction_id);
        let is_as_read = now.is_some_and(|one| {
            one.to_seq == self.extraction.to_seq && thread.extracted_messages(one) == self.seen
        });
        match is_as_read {
            true => Ok(()),
            false => {
                Err(LedgerError::State("messages of this extraction are gone since it read them".into()))
            }
        }
    }
}

/// From one message to another; all before, and behind, if absent.
pub type SeqRange = (Option<u32>, Option<u32>);

/// Messages of a thread to be read again.
struct Requesting {
    extraction_id: Uuid,
    range: SeqRange,
}

#[async_trait]
impl Draft<Thread> for Requesting {
    async fn realise(&self, thread: &Thread, at: Timestamp) -> Result<PreparedCommand<Thread>, LedgerError> {
        let from_seq = self.range.0.unwrap_or_default();
        let to_seq = self.range.1.unwrap_or_else(|| thread.tail().next_seq().saturating_sub(1));
        let extraction_id = self.extraction_id;
        let action = ThreadAction::RequestExtraction { extraction_id, from_seq, to_seq };
        Ok(PreparedCommand { command: ThreadCommand { at, action }, contents: Vec::new() })
    }

    fn outcome(&self, _: &Thread, _: &[ThreadEvent]) -> Value {
        json!({ "extraction_id": self.extraction_id })
    }

    fn kindred_content(&self, _: &Thread) -> Option<Uuid> {
        None
    }
}

impl Threads {
    /// Those that wait to be taken up by this process.
    pub fn requested_extractions(&self) -> &RequestedExtractions {
        &self.requested
    }

    pub(crate) fn extract_later(&self, stream: StreamKey, extraction_id: Uuid) {
        self.requested.add(stream, extraction_id);
    }

    /// Has messages that are there already read again: all of the thread, or those from one seq to another.
    pub async fn request_extraction(
        &self,
        call: UserCall,
        thread: &ThreadId,
        range: SeqRange,
    ) -> Result<Done<Uuid>, LedgerError> {
        self.people.may_write(&call.identity, &call.user)?;
        let stream = thread_stream(&call.identity, &call.user, thread);
        let origin = call.origin(&stream, format!("extract:{range:?}"));
        let draft = Requesting { extraction_id: Uuid::now_v7(), range };
        let view = |_: &Thread, _: &[ThreadEvent]| draft.outcome(&Thread::default(), &[]);
        let (outcome, position, replayed) = match self.threads.execute(&stream, &origin, &draft, view).await?
        {
            Executed::Done { view, position, .. } | Executed::Unchanged { view, position } => {
                (view, position, false)
            }
            Executed::Replayed(replay) => (replay.outcome, replay.position, true),
        };
        let unreadable = |e| LedgerError::Internal(format!("a receipt of an extraction is unreadable: {e}"));
        let answer: Uuid = serde_json::from_value(outcome["extraction_id"].clone()).map_err(unreadable)?;
        if !replayed {
            self.extract_later(stream.clone(), answer);
        }
        let rev = self.rev(&call.identity, &call.user).await?;
        Ok(Done { answer, partition_id: stream.partition(), position, rev, replayed })
    }

    /// The messages of an extraction that waits; none if it does not.
    pub async fn messages_to_extract(
        &self,
        stream: &StreamKey,
        extraction_id: Uuid,
    ) -> Result<Option<MessagesToExtract>, LedgerError> {
        let waiting = |thread: &Thread| {
            let one = thread.pending_extraction(extraction_id)?;
            Some((one.clone(), thread.extracted_messages(one).to_vec()))
        };
        let Some((extraction, seen)) = self.threads.look(stream, waiting).await? else { return Ok(None) };
        let first_seq = extraction.from_seq.saturating_sub(BEFORE);
        let filter = MessageFilter {
            after_seq: first_seq.checked_sub(1),
            until_seq: Some(extraction.to_seq),
            limit: (extraction.to_seq - first_seq + 1) as usize,
            ..MessageFilter::default()
        };
        let query = messages(&UserKey::of(stream), stream.name().unwrap_or_default(), filter);
        let (_, rows) = self.core.fresh_rows(stream, &[READ_MODEL], &query).await?;
        let mut found = read_messages(&rows)?;
        found.sort_unstable_by_key(|message| message.seq);
        let sent = found.into_iter().map(|message| {
            let text = message.body.as_deref().map(read_text).transpose()?.unwrap_or_default();
            // Nobody said it later than it came, whatever a sender's clock says.
            let said_at = Some(text.said_at.map_or(message.recorded_at, |at| at.min(message.recorded_at)));
            Ok(SentMessage {
                role: Some(message.role),
                content: text.content,
                name: text.name,
                said_at,
                ..SentMessage::default()
            })
        });
        let messages = sent.collect::<Result<_, LedgerError>>()?;
        Ok(Some(MessagesToExtract { extraction, first_seq, messages, seen }))
    }

    /// Refuses to go on with messages of which one went since they were read.
    pub async fn must_stand(&self, stream: &StreamKey, of: &MessagesToExtract) -> Result<(), LedgerError> {
        let stands = |thread: &Thread| of.must_stand(thread).is_ok();
        if self.threads.look(stream, stands).await? {
            return Ok(());
        }
        Err(LedgerError::State("messages of this extraction are gone since it read them".into()))
    }

    /// Has an extraction that can't be done tried again after a while; false if it does not wait.
    pub async fn put_off_extraction(
        &self,
        stream: &StreamKey,
        extraction_id: Uuid,
        error: &'static str,
        retry_after_us: i64,
    ) -> Result<bool, LedgerError> {
        let end = ExtractionEnd::<()>::Failed { error, retry_after_us };
        let step = Step::End { extractor: "none", end: &end, of: None };
        let step = ExtractionStep { extraction_id, step };
        match self.threads.execute(stream, &origin(stream), &step, |_, _| ()).await {
            Ok(_) => Ok(true),
            Err(LedgerError::State(_)) => Ok(false),
            Err(failed) => Err(failed),
        }
    }

    /// Takes an extraction up for that long; false if another server is at it, or it does not wait.
    pub async fn start_extraction(
        &self,
        stream: &StreamKey,
        extraction_id: Uuid,
        lease_us: i64,
    ) -> Result<bool, LedgerError> {
        let step = ExtractionStep::<()> { extraction_id, step: Step::Start { lease_us } };
        match self.threads.execute(stream, &origin(stream), &step, |_, _| ()).await {
            Ok(Executed::Done { .. }) => Ok(true),
            Ok(_) | Err(LedgerError::State(_)) => Ok(false),
            Err(failed) => Err(failed),
        }
    }

    /// Ends an attempt; false if the extraction ended meanwhile, or its messages are others now.
    pub async fn end_extraction<T: Serialize + Send + Sync>(
        &self,
        stream: &StreamKey,
        of: &MessagesToExtract,
        extractor: &str,
        end: &ExtractionEnd<T>,
    ) -> Result<bool, LedgerError> {
        let extraction_id = of.extraction.extraction_id;
        let step = ExtractionStep { extraction_id, step: Step::End { extractor, end, of: Some(of) } };
        match self.threads.execute(stream, &origin(stream), &step, |_, _| ()).await {
            Ok(_) => Ok(true),
            Err(LedgerError::State(_)) => Ok(false),
            Err(failed) => Err(failed),
        }
    }
}

fn origin(stream: &StreamKey) -> CommandOrigin {
    CommandOrigin {
        actor: EXTRACTION_ACTOR.to_owned(),
        scope: scope_of(EXTRACTION_ACTOR, stream),
        idempotency_key: None,
        fingerprint: String::new(),
        correlation_id: None,
        causation_id: None,
    }
}
