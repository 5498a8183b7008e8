//! A thread, folded from its events.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    events::{ThreadChange, ThreadEvent},
    extraction::ExtractionRecord,
    message::{CallRef, MessageRecord, MessageRole},
    summaries::SummaryRecord,
};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    messages: Vec<MessageRecord>,
    tail: Tail,
    /// The completed ones that hold, oldest first; each continues the one before.
    summaries: Vec<SummaryRecord>,
    processing: Option<SummaryRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) extractions: Vec<ExtractionRecord>,
}

/// Where a thread's messages end: all that says where the next one belongs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tail {
    next_seq: u32,
    /// Calls whose results may still come.
    open: BTreeSet<CallRef>,
    last_user: Option<u32>,
    last_end: Option<u32>,
}

impl Tail {
    pub fn next_seq(&self) -> u32 {
        self.next_seq
    }

    /// Calls whose results may still come, by message.
    pub fn open_calls(&self) -> &BTreeSet<CallRef> {
        &self.open
    }

    /// The last message that ends a group: an assistant's, without tool calls that still wait for their results.
    pub fn last_end(&self) -> Option<u32> {
        self.last_end
    }

    /// Nobody can answer a call any more whose message was purged: its id is gone.
    fn give_up(&mut self, seq: u32) {
        self.open.retain(|call| call.seq != seq);
    }

    /// Takes in the next message; whether a group begins with it. A user's message does not begin one while a tool that
    /// was called before may still answer: a call and its results are never separated.
    pub fn take_in(&mut self, role: MessageRole, calls: u16, answers: Option<CallRef>) -> bool {
        let seq = self.next_seq;
        self.next_seq += 1;
        if let Some(call) = answers {
            self.open.remove(&call);
        }
        let ends = role == MessageRole::Assistant && calls == 0;
        // A call closes without a result if the assistant replies to a later user message, or if the user writes once more
        // after that message.
        if (ends || role == MessageRole::User)
            && let Some(user) = self.last_user
        {
            self.open.retain(|call| call.seq >= user);
        }
        let starts_group = seq == 0 || (role == MessageRole::User && self.open.is_empty());
        self.open.extend((0..calls).map(|call| CallRef { call, seq }));
        if role == MessageRole::User {
            self.last_user = Some(seq);
        }
        if ends && self.open.is_empty() {
            self.last_end = Some(seq);
        }
        starts_group
    }
}

impl Thread {
    /// By seq.
    pub fn messages(&self) -> &[MessageRecord] {
        &self.messages
    }

    pub fn tail(&self) -> &Tail {
        &self.tail
    }

    pub fn summaries(&self) -> &[SummaryRecord] {
        &self.summaries
    }

    pub fn processing(&self) -> Option<&SummaryRecord> {
        self.processing.as_ref()
    }

    fn push(&mut self, message: MessageRecord) {
        self.tail.take_in(message.role, message.calls, message.answers);
        self.messages.push(message);
    }

    /// The same thread with the messages before that one alone.
    fn cut(&mut self, from_seq: u32) {
        self.messages.truncate(from_seq as usize);
        self.tail = Tail::default();
        for MessageRecord { role, calls, answers, .. } in &self.messages {
            self.tail.take_in(*role, *calls, *answers);
        }
        // Purges came later than what was said, so they end no group that had not ended then.
        for (seq, message) in (0..).zip(&self.messages) {
            if message.is_purged {
                self.tail.give_up(seq);
            }
        }
    }

    pub fn fold(&mut self, event: &ThreadEvent) {
        self.fold_extraction(&event.change);
        match &event.change {
            ThreadChange::MessageAppended(appended) => self.push(MessageRecord {
                content_id: appended.content.content_id,
                role: appended.role,
                calls: appended.calls,
                answers: appended.answers,
                starts_group: appended.starts_group,
                is_purged: false,
            }),
            ThreadChange::MessagesRolledBack { from_seq, .. } => self.cut(*from_seq),
            ThreadChange::MessagePurged { seq, .. } => {
                if let Some(message) = self.messages.get_mut(*seq as usize) {
                    message.is_purged = true;
                    self.tail.give_up(*seq);
                }
            }
            ThreadChange::SummaryStarted { base_id, end_seq, read_from, skipped, start_seq, summary_id } => {
                self.processing = Some(SummaryRecord {
                    summary_id: *summary_id,
                    base_id: *base_id,
                    start_seq: *start_seq,
                    end_seq: *end_seq,
                    read_from: *read_from,
                    skipped: *skipped,
                    started_at: event.at,
                    content_id: None,
                });
            }
            ThreadChange::SummaryCompleted { content, summary_id, .. } => {
                if let Some(done) = self.processing.take_if(|summary| summary.summary_id == *summary_id) {
                    self.summaries.push(SummaryRecord { content_id: Some(content.content_id), ..done });
                }
            }
            ThreadChange::SummaryFailed { summary_id, .. } => {
                self.processing.take_if(|summary| summary.summary_id == *summary_id);
            }
            ThreadChange::SummariesWithdrawn { summary_ids, .. } => self.withdraw(summary_ids),
            ThreadChange::ThreadPurged { .. } => *self = Self::default(),
            ThreadChange::ExtractionRequested { .. }
            | ThreadChange::ExtractionStarted { .. }
            | ThreadChange::ExtractionCompleted { .. }
            | ThreadChange::ExtractionFailed { .. }
            | ThreadChange::ExtractionsWithdrawn { .. } => {}
        }
    }

    fn withdraw(&mut self, summary_ids: &[Uuid]) {
        self.summaries.retain(|summary| !summary_ids.contains(&summary.summary_id));
        self.processing.take_if(|summary| summary_ids.contains(&summary.summary_id));
    }
}
