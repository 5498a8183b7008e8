//! Making one summary: it takes its place in the chain, is written, and is completed or failed.

use std::time::Instant;

use async_trait::async_trait;
use memledger_aggregates::{
    Timestamp,
    memory_book::ContentRef,
    thread::{SummaryRequest, Thread, ThreadAction, ThreadChange, ThreadCommand, ThreadEvent},
};
use memledger_intelligence::{LanguageModel, ask};
use memledger_kernel::{
    LedgerError,
    call::scope_of,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    texts::set_apart,
};
use memledger_store::{NewContent, StreamKey};
use serde_json::Value;
use uuid::Uuid;

use super::{
    Made,
    lines::{SummaryLine, SummaryLines},
    offline,
    question::Summarise,
    source::{Place, Source},
};
use crate::Threads;

const ACTOR: &str = "workflow:thread-summaries";
/// As the summaries name who wrote them.
const OFFLINE: &str = "offline";

/// A step of a summary.
enum Step {
    Start { summary_id: Uuid, request: SummaryRequest },
    Complete { summary_id: Uuid, lines: SummaryLines, model: String, generation_time_ms: u64 },
    Fail { summary_id: Uuid, error: &'static str },
}

#[async_trait]
impl Draft<Thread> for Step {
    async fn realise(&self, _: &Thread, at: Timestamp) -> Result<PreparedCommand<Thread>, LedgerError> {
        let (action, contents) = match self {
            Self::Start { summary_id, request } => {
                (ThreadAction::StartSummary { summary_id: *summary_id, request: *request }, Vec::new())
            }
            Self::Complete { summary_id, lines, model, generation_time_ms } => {
                let (new, content): (NewContent, ContentRef) = set_apart(lines)?;
                let action = ThreadAction::CompleteSummary {
                    summary_id: *summary_id,
                    content,
                    lines: u32::try_from(lines.lines.len()).unwrap_or(u32::MAX),
                    model: model.clone(),
                    generation_time_ms: *generation_time_ms,
                };
                (action, vec![new])
            }
            Self::Fail { summary_id, error } => {
                let action =
                    ThreadAction::FailSummary { summary_id: *summary_id, error: (*error).to_owned() };
                (action, Vec::new())
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

impl Threads {
    /// Makes the summary of a thread that is due.
    pub(super) async fn summarise_due(&self, stream: &StreamKey) -> Result<Made, LedgerError> {
        if let Some(place) = self.start_summary(stream).await? {
            self.make_summary(stream, place).await?;
            return Ok(Made::Summary);
        }
        let Some(request) = self.summary_request(stream).await? else { return Ok(Made::Nothing) };
        let waits = |thread: &Thread| thread.processing().is_some() && thread.next_summary(request).is_some();
        Ok(if self.threads.look(stream, waits).await? { Made::Waits } else { Made::Nothing })
    }

    /// What summaries of the tenant are to be; none if it wants none.
    async fn summary_request(&self, stream: &StreamKey) -> Result<Option<SummaryRequest>, LedgerError> {
        let tenant = memledger_aggregates::TenantId::new(&stream.tenant_id)
            .map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
        let config = self.summary_config(&tenant).await?;
        Ok(config.enabled.then(|| SummaryRequest {
            window: config.rolling_window_size,
            after_seq: config.summarize_after_seq,
            lease_us: i64::try_from(self.summariser.lease.as_micros()).unwrap_or(i64::MAX),
        }))
    }

    /// Takes the next place in the chain, unless another summary holds it or nothing is due.
    pub(super) async fn start_summary(&self, stream: &StreamKey) -> Result<Option<Place>, LedgerError> {
        let Some(request) = self.summary_request(stream).await? else { return Ok(None) };
        let step = Step::Start { summary_id: Uuid::now_v7(), request };
        let started = |thread: &Thread, events: &[ThreadEvent]| {
            let starts = |event: &ThreadEvent| matches!(event.change, ThreadChange::SummaryStarted { .. });
            events.iter().any(starts).then(|| Place::of(thread)).flatten()
        };
        match self.threads.execute(stream, &origin(stream), &step, started).await? {
            Executed::Done { view, .. } => Ok(view),
            Executed::Unchanged { .. } | Executed::Replayed(_) => Ok(None),
        }
    }

    /// Writes the summary that holds that place.
    pub(super) async fn make_summary(&self, stream: &StreamKey, place: Place) -> Result<Uuid, LedgerError> {
        let begun = Instant::now();
        let summary_id = place.summary.summary_id;
        let source = match Source::read(self.core.store.as_ref(), stream.partition(), &place).await {
            Ok(source) => source,
            Err(failed) => {
                let step = Step::Fail { summary_id, error: "unreadable" };
                self.threads.execute(stream, &origin(stream), &step, |_, _| ()).await?;
                return Err(failed);
            }
        };
        let (lines, model) = self.write_lines(&source).await;
        let generation_time_ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let lines = SummaryLines::bounded(lines);
        let step = Step::Complete { summary_id, lines, model, generation_time_ms };
        match self.threads.execute(stream, &origin(stream), &step, |_, _| ()).await {
            // It was withdrawn, or its lease ended and another one took its place.
            Err(LedgerError::State(_)) => tracing::debug!(%summary_id, "a summary lost its place"),
            done => {
                done?;
                let (start, end) = (place.summary.start_seq, place.summary.end_seq);
                tracing::info!("Summarized messages {start}-{end} of a thread in {generation_time_ms} ms");
                if start > 0 {
                    tracing::info!("Sliding window: dropped messages 0-{} of a thread", start - 1);
                }
            }
        }
        Ok(summary_id)
    }

    /// By the model if there is one and its reply can be believed; else by rule.
    async fn write_lines(&self, source: &Source) -> (Vec<SummaryLine>, String) {
        if let Some(model) = self.summariser.model() {
            // A third of the lease is left to make the lines by rule.
            let model_time = self.summariser.lease * 2 / 3;
            match tokio::time::timeout(model_time, ask_model(model, source)).await {
                Ok(Ok(lines)) => return (lines, model.id().to_owned()),
                Ok(Err(why)) => tracing::warn!(%why, "a model wrote no summary; its lines are made by rule"),
                Err(_) => tracing::warn!("a model took too long for a summary; its lines are made by rule"),
            }
        }
        let lines = source.kept.iter().cloned().chain(offline::lines(&source.messages));
        (lines.collect(), OFFLINE.to_owned())
    }
}

async fn ask_model(model: &dyn LanguageModel, source: &Source) -> Result<Vec<SummaryLine>, String> {
    // What stays is shown whole, and takes half of the room at most.
    let kept: usize = source.kept.iter().map(|line| line.text.chars().count()).sum();
    let room = model.context_chars().saturating_sub(kept).max(model.context_chars() / 2);
    let most_chars = room / source.messages.len().max(1);
    let answer = ask(model, &Summarise { source, most_chars }).await;
    answer.result.map_err(|failed| failed.to_string())
}

/// Nobody asks for a summary under a key: that of its place is enough.
fn origin(stream: &StreamKey) -> CommandOrigin {
    CommandOrigin {
        actor: ACTOR.to_owned(),
        scope: scope_of(ACTOR, stream),
        idempotency_key: None,
        fingerprint: String::new(),
        correlation_id: None,
        causation_id: None,
    }
}
