//! The rules: which events a command makes, or why it is refused.

use uuid::Uuid;

use super::{
    MAX_BATCH_MESSAGES, MAX_CALLS, MAX_MESSAGES, MAX_OPEN_CALLS,
    commands::{NewExtraction, NewMessage, SummaryRequest, ThreadAction, ThreadCommand},
    events::{AppendedMessage, ThreadChange, ThreadEvent},
    extraction::{self, ExtractionRecord},
    message::{MessageRecord, MessageRole},
    rejection::ThreadRejection,
    state::{Tail, Thread},
    summaries::SummaryRecord,
};
use crate::{Timestamp, memory_book::ContentRef};

pub(super) fn decide(thread: &Thread, command: ThreadCommand) -> Result<Vec<ThreadEvent>, ThreadRejection> {
    let ThreadCommand { at, action } = command;
    let changes = match action {
        ThreadAction::Append { messages, extraction } => append(thread, messages, extraction)?,
        ThreadAction::RollBack { from_seq } => roll_back(thread, from_seq)?,
        ThreadAction::PurgeMessage { seq, reason } => purge_message(thread, seq, reason)?,
        ThreadAction::Purge { reason, is_saved } => purge(thread, reason, is_saved)?,
        ThreadAction::StartSummary { summary_id, request } => start_summary(thread, at, summary_id, request)?,
        ThreadAction::CompleteSummary { summary_id, content, lines, model, generation_time_ms } => {
            under_way(thread, summary_id)?;
            vec![ThreadChange::SummaryCompleted { content, generation_time_ms, lines, model, summary_id }]
        }
        ThreadAction::FailSummary { summary_id, error } => {
            under_way(thread, summary_id)?;
            vec![ThreadChange::SummaryFailed { error, summary_id }]
        }
        ThreadAction::RequestExtraction { extraction_id, from_seq, to_seq } => {
            extraction::request(thread, extraction_id, from_seq, to_seq)?
        }
        ThreadAction::StartExtraction { extraction_id, lease_us } => {
            extraction::start(thread, at, extraction_id, lease_us)?
        }
        ThreadAction::EndExtraction { extraction_id, extractor, outcome } => {
            extraction::end(thread, at, extraction_id, extractor, outcome)?
        }
    };
    Ok(changes.into_iter().map(|change| ThreadEvent { at, change }).collect())
}

fn append(
    thread: &Thread,
    messages: Vec<NewMessage>,
    extraction: Option<NewExtraction>,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    if messages.is_empty() || messages.len() > MAX_BATCH_MESSAGES {
        return Err(ThreadRejection::batch(messages.len()));
    }
    let count = thread.messages().len();
    if count + messages.len() > MAX_MESSAGES {
        return Err(ThreadRejection::Full(count));
    }
    let (from_seq, mut after) = (thread.tail().next_seq(), thread.tail().clone());
    let appended = messages.into_iter().enumerate().map(|(at, message)| append_one(&mut after, at, message));
    let mut changes: Vec<ThreadChange> = appended.collect::<Result<_, _>>()?;
    if let Some(NewExtraction { extraction_id, found_nothing }) = extraction {
        let to_seq = after.next_seq() - 1;
        changes.push(match found_nothing {
            None => ThreadChange::ExtractionRequested { extraction_id, from_seq, to_seq },
            Some(extractor) => {
                let (candidates, content, messages) = (Vec::new(), None, Some([from_seq, to_seq]));
                ThreadChange::ExtractionCompleted { candidates, content, extraction_id, extractor, messages }
            }
        });
    }
    Ok(changes)
}

fn append_one(after: &mut Tail, at: usize, message: NewMessage) -> Result<ThreadChange, ThreadRejection> {
    let NewMessage { role, content, agent_id, calls, answers, pinned } = message;
    if usize::from(calls) > MAX_CALLS {
        let why = format!("must have at most {MAX_CALLS} calls, has {calls}");
        return Err(ThreadRejection::invalid(format!("messages[{at}].tool_calls"), why));
    }
    if calls > 0 && role != MessageRole::Assistant {
        let why = format!("only an assistant's message can call tools; this one's role is {}", role.as_str());
        return Err(ThreadRejection::invalid(format!("messages[{at}].tool_calls"), why));
    }
    if let Some(call) = answers
        && (role != MessageRole::Tool || !after.open_calls().contains(&call))
    {
        let why = "answers no open tool call of this thread";
        return Err(ThreadRejection::invalid(format!("messages[{at}].tool_call_id"), why));
    }
    let seq = after.next_seq();
    let starts_group = after.take_in(role, calls, answers);
    let open = after.open_calls().len();
    if open > MAX_OPEN_CALLS {
        let why = format!(
            "would leave {open} calls open in this thread, more than {MAX_OPEN_CALLS}; append results first"
        );
        return Err(ThreadRejection::invalid(format!("messages[{at}].tool_calls"), why));
    }
    Ok(ThreadChange::MessageAppended(AppendedMessage {
        agent_id,
        answers,
        calls,
        content,
        pinned,
        role,
        seq,
        starts_group,
    }))
}

fn roll_back(thread: &Thread, from_seq: u32) -> Result<Vec<ThreadChange>, ThreadRejection> {
    let next = thread.tail().next_seq();
    if from_seq > next {
        let why = format!("must be at most {next}, the seq of the thread's next message; is {from_seq}");
        return Err(ThreadRejection::invalid("from_seq", why));
    }
    if from_seq == next {
        return Err(ThreadRejection::NothingToChange);
    }
    let erased = texts_of(&thread.messages()[from_seq as usize..]);
    let mut changes =
        with_withdrawn(thread.reaching(from_seq), ThreadChange::MessagesRolledBack { erased, from_seq });
    changes.extend(withdrawn_extractions(thread.extractions_from(from_seq)));
    changes.extend(thread.shortened_extractions(from_seq));
    Ok(changes)
}

fn purge_message(
    thread: &Thread,
    seq: u32,
    reason: ContentRef,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    let message = thread.messages().get(seq as usize).ok_or(ThreadRejection::MessageNotFound(seq))?;
    if message.is_purged {
        return Err(ThreadRejection::NothingToChange);
    }
    let erased = vec![message.content_id];
    let extractions = withdrawn_extractions(thread.extractions_of(seq));
    let change = ThreadChange::MessagePurged { erased, reason, seq };
    Ok(with_withdrawn(thread.holding(seq), change).into_iter().chain(extractions).collect())
}

fn purge(thread: &Thread, reason: ContentRef, is_saved: bool) -> Result<Vec<ThreadChange>, ThreadRejection> {
    if thread.messages().is_empty() && !is_saved {
        return Err(ThreadRejection::ThreadNotFound);
    }
    let erased = texts_of(thread.messages());
    let mut changes = with_withdrawn(thread.reaching(0), ThreadChange::ThreadPurged { erased, reason });
    // The thread is empty after its purge, so what is withdrawn goes before.
    changes.reverse();
    Ok(withdrawn_extractions(thread.extractions_from(0)).into_iter().chain(changes).collect())
}

fn texts_of(messages: &[MessageRecord]) -> Vec<Uuid> {
    messages.iter().filter(|message| !message.is_purged).map(|message| message.content_id).collect()
}

/// The change, and the withdrawal of these summaries.
fn with_withdrawn<'a>(
    summaries: impl Iterator<Item = &'a SummaryRecord>,
    change: ThreadChange,
) -> Vec<ThreadChange> {
    let (mut erased, mut summary_ids) = (Vec::new(), Vec::new());
    for summary in summaries {
        erased.extend(summary.content_id);
        summary_ids.push(summary.summary_id);
    }
    let withdrawn =
        (!summary_ids.is_empty()).then_some(ThreadChange::SummariesWithdrawn { erased, summary_ids });
    std::iter::once(change).chain(withdrawn).collect()
}

fn withdrawn_extractions<'a>(
    extractions: impl Iterator<Item = &'a ExtractionRecord>,
) -> Option<ThreadChange> {
    let (mut erased, mut extraction_ids) = (Vec::new(), Vec::new());
    for extraction in extractions {
        erased.extend(extraction.content_id);
        extraction_ids.push(extraction.extraction_id);
    }
    (!extraction_ids.is_empty()).then_some(ThreadChange::ExtractionsWithdrawn { erased, extraction_ids })
}

/// One summary at a time: one that is under way holds its place until its lease ends.
fn start_summary(
    thread: &Thread,
    at: Timestamp,
    summary_id: Uuid,
    request: SummaryRequest,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    let expired = match thread.processing() {
        Some(other) if at.0 < other.started_at.0.saturating_add(request.lease_us) => {
            return Err(ThreadRejection::NothingToChange);
        }
        other => other.map(|other| ThreadChange::SummaryFailed {
            error: LEASE_EXPIRED.to_owned(),
            summary_id: other.summary_id,
        }),
    };
    let range = thread.next_summary(request).ok_or(ThreadRejection::NothingToChange)?;
    let started = ThreadChange::SummaryStarted {
        base_id: thread.base().map(|base| base.summary_id),
        end_seq: range.end_seq,
        read_from: range.read_from,
        skipped: range.skipped,
        start_seq: range.start_seq,
        summary_id,
    };
    Ok(expired.into_iter().chain([started]).collect())
}

/// The error of a summary that was under way for longer than its lease.
pub const LEASE_EXPIRED: &str = "lease_expired";

fn under_way(thread: &Thread, summary_id: Uuid) -> Result<(), ThreadRejection> {
    match thread.processing() {
        Some(summary) if summary.summary_id == summary_id => Ok(()),
        _ => Err(ThreadRejection::SummaryEnded(summary_id)),
    }
}
