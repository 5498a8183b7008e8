//! The context as it was when a message was the last one: read from the log, for auditors.

use std::collections::HashMap;

use memledger_aggregates::{
    ThreadId, Timestamp, UserId,
    thread::{SummaryRecord, SummaryStatus, Thread, ThreadChange, ThreadEvent},
};
use memledger_kernel::{Identity, LedgerError, texts::read_contents};
use memledger_memories::list::{AsOf, ListQuery};
use memledger_projections::{
    decode,
    threads::{FoundMessage, FoundSummary},
};
use memledger_store::{StoredEvent, StreamKey};
use uuid::Uuid;

use super::{Context, ContextQuery, ContextSource, MAX_MESSAGES, MAX_PINNED, Pinned, assemble, pinned_facts};
use crate::{Threads, thread_stream};

/// Events read at once.
const AT_ONCE: usize = 500;

/// What of a message is in its event alone.
#[derive(Debug, Clone)]
struct Sent {
    agent_id: Option<String>,
    actor: String,
    recorded_at: i64,
    pinned: bool,
}

/// A thread as it was, with what its messages' events said.
#[derive(Debug, Clone, Default)]
struct Past {
    thread: Thread,
    sent: Vec<Sent>,
}

/// What a context of the past is made of: until a later event is met, the last moment counts.
struct Moment {
    time: Timestamp,
    base: Option<SummaryRecord>,
    /// The messages then, by their texts' ids.
    messages: Vec<(u32, Uuid)>,
    pinned: Vec<(u32, Uuid)>,
}

impl Past {
    fn take_in(&mut self, stored: &StoredEvent, event: &ThreadEvent) {
        if let ThreadChange::MessageAppended(message) = &event.change {
            self.sent.push(Sent {
                agent_id: message.agent_id.clone(),
                actor: stored.actor.clone(),
                recorded_at: stored.recorded_at,
                pinned: message.pinned,
            });
        }
        self.thread.fold(event);
        self.sent.truncate(self.thread.messages().len());
    }

    fn moment(&self, time: i64) -> Moment {
        let base = self.thread.base().cloned();
        let behind = base.as_ref().map_or(0, |base| base.end_seq + 1);
        let placed = || (0..).zip(self.thread.messages()).map(|(seq, message)| (seq, message.content_id));
        let messages = newest(placed().filter(|(seq, _)| *seq >= behind).collect(), MAX_MESSAGES);
        let is_pinned = |seq: u32| self.sent.get(seq as usize).is_some_and(|sent| sent.pinned);
        let pinned = newest(placed().filter(|(seq, _)| is_pinned(*seq)).collect(), MAX_PINNED);
        Moment { time: Timestamp(time), base, messages, pinned }
    }

    /// The first messages of the groups that the summary covers.
    fn starts(&self, summary: &SummaryRecord) -> Vec<u32> {
        let covered = (summary.start_seq..=summary.end_seq)
            .zip(self.thread.messages().iter().skip(summary.start_seq as usize));
        covered.filter(|(_, message)| message.starts_group).map(|(seq, _)| seq).collect()
    }

    fn message(&self, (seq, content_id): (u32, Uuid), texts: &HashMap<Uuid, String>) -> Option<FoundMessage> {
        let record = self.thread.messages().get(seq as usize)?;
        let Sent { agent_id, actor, recorded_at, .. } = self.sent.get(seq as usize)?.clone();
        Some(FoundMessage {
            seq,
            role: record.role,
            starts_group: record.starts_group,
            calls: record.calls.into(),
            answers_seq: record.answers.map(|call| call.seq),
            agent_id,
            actor,
            recorded_at,
            body: texts.get(&content_id).cloned(),
        })
    }
}

impl Threads {
    /// The context as it was when that message was the last one, with texts that were not destroyed since. It has no
    /// delta header: what a reader had seen then is on no record.
    pub async fn context_at(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        seq: u32,
        query: ContextQuery,
    ) -> Result<Context, LedgerError> {
        self.people.may_read(identity, user)?;
        let stream = thread_stream(identity, user, thread);
        let Some((past, moment)) = self.read_past(&stream, seq).await? else {
            let message = format!("message {seq} does not exist in thread {thread}");
            return Err(LedgerError::NotFound(message));
        };
        let facets = pinned_facts();
        let as_of = Some(AsOf::Time(moment.time));
        let pinned = ListQuery { facets, as_of, limit: MAX_PINNED + 1, ..ListQuery::default() };
        let memories = self.memories.list(identity, user, pinned).await?;
        let memories = memories.items.into_iter().filter_map(|memory| {
            Some(Pinned { text: memory.content?, memory_id: Some(memory.id), seq: None })
        });
        self.records.note_answer(identity, Some(user));
        let base_text = moment.base.as_ref().and_then(|base| base.content_id);
        let ids = moment.messages.iter().chain(&moment.pinned).map(|(_, id)| *id).chain(base_text);
        let texts = read_contents(self.core.store.as_ref(), stream.partition(), ids.collect()).await?;
        let texts: HashMap<Uuid, String> =
            texts.into_iter().map(|text| (text.content_id, text.body)).collect();
        let body = |id: Uuid| texts.get(&id).cloned();
        let starts = moment.base.as_ref().map(|base| past.starts(base)).unwrap_or_default();
        let base = moment.base.map(|base| found(base.clone(), base.content_id.and_then(body)));
        let messages = moment.messages.into_iter().filter_map(|place| past.message(place, &texts)).collect();
        let pinned = moment.pinned.into_iter().filter_map(|place| past.message(place, &texts)).collect();
        assemble(ContextSource { base, messages, pinned, starts }, memories.collect(), None, &query)
    }

    /// The thread when a message with that seq was its last one: the last time, if it was rolled back and written again.
    /// Read twice, since only the end tells which time was the last.
    async fn read_past(&self, stream: &StreamKey, seq: u32) -> Result<Option<(Past, Moment)>, LedgerError> {
        let mut last = None;
        self.walk(stream, i64::MAX, |past, stored| {
            if past.thread.tail().next_seq() == seq.saturating_add(1) {
                last = Some((stored.version, stored.recorded_at));
            }
        })
        .await?;
        let Some((version, time)) = last else { return Ok(None) };
        let past = self.walk(stream, version, |_, _| ()).await?;
        let moment = past.moment(time);
        Ok(Some((past, moment)))
    }

    /// Folds the stream up to a version, and shows the thread after each event.
    async fn walk(
        &self,
        stream: &StreamKey,
        until: i64,
        mut seen: impl FnMut(&Past, &StoredEvent) + Send,
    ) -> Result<Past, LedgerError> {
        let (mut past, mut version) = (Past::default(), 0);
        loop {
            let events = self.core.store.read_stream(stream, version, AT_ONCE).await?;
            let Some(last) = events.last() else { return Ok(past) };
            version = last.version;
            for stored in &events {
                if stored.version > until {
                    return Ok(past);
                }
                let event = decode(stored).map_err(LedgerError::Internal)?;
                let Some(event) = event.downcast_ref::<ThreadEvent>() else { continue };
                past.take_in(stored, event);
                seen(&past, stored);
            }
        }
    }
}

/// One more than the newest so many, so that it shows if there are more.
fn newest(mut places: Vec<(u32, Uuid)>, most: usize) -> Vec<(u32, Uuid)> {
    places.split_off(places.len().saturating_sub(most + 1))
}

fn found(base: SummaryRecord, body: Option<String>) -> FoundSummary {
    FoundSummary {
        summary_id: base.summary_id,
        status: SummaryStatus::Completed,
        base_id: base.base_id,
        start_seq: base.start_seq,
        end_seq: base.end_seq,
        skipped: base.skipped,
        lines: None,
        model: None,
        error: None,
        generation_time_ms: None,
        created_at: base.started_at.0,
        body,
    }
}
