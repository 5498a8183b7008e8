//! The chain of summaries: each continues the one before, over a window that slides forward in whole groups.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{commands::SummaryRequest, state::Thread};
use crate::Timestamp;

/// As the read model and the API name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SummaryStatus {
    Processing,
    Completed,
    Failed,
    Withdrawn,
}

impl SummaryStatus {
    pub const ALL: [Self; 4] = [Self::Processing, Self::Completed, Self::Failed, Self::Withdrawn];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Processing => "processing",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Withdrawn => "withdrawn",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == name)
    }
}

/// A summary that is completed or under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SummaryRecord {
    pub summary_id: Uuid,
    pub base_id: Option<Uuid>,
    pub start_seq: u32,
    pub end_seq: u32,
    /// The first message that it reads.
    pub read_from: u32,
    /// Messages between an old base and the window, which it does not read.
    pub skipped: u32,
    pub started_at: Timestamp,
    /// Its lines, once it is completed.
    pub content_id: Option<Uuid>,
}

/// What a summary would cover, and from which message on it reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SummaryRange {
    pub start_seq: u32,
    pub end_seq: u32,
    pub read_from: u32,
    /// Messages between an old base and the window.
    pub skipped: u32,
}

impl Thread {
    /// The first message of a window of that size which ends with `end_seq`. It moves forward to the start of a group, so
    /// that none is torn; if the last group is longer than the window, it is that group's start.
    pub fn window_start(&self, end_seq: u32, window: u32) -> u32 {
        let messages = self.messages();
        let end = (end_seq as usize).min(messages.len().saturating_sub(1));
        let earliest = (end + 1).saturating_sub(window.max(1) as usize);
        let forward = (earliest..=end).find(|seq| messages[*seq].starts_group);
        let start = forward.or_else(|| (0..earliest).rev().find(|seq| messages[*seq].starts_group));
        to_seq(start.unwrap_or_default())
    }

    /// What the next summary would cover; none while there is nothing new, or too little.
    pub fn next_summary(&self, request: SummaryRequest) -> Option<SummaryRange> {
        let end_seq = self.tail().last_end()?;
        if end_seq < request.after_seq {
            return None;
        }
        let start_seq = self.window_start(end_seq, request.window);
        let unread = match self.base() {
            Some(base) if base.end_seq >= end_seq => return None,
            Some(base) => base.end_seq + 1,
            None => 0,
        };
        let read_from = start_seq.max(unread);
        Some(SummaryRange { start_seq, end_seq, read_from, skipped: read_from - unread })
    }

    /// The last completed summary.
    pub fn base(&self) -> Option<&SummaryRecord> {
        self.summaries().last()
    }

    /// The summaries that cover a message from there on, oldest first, and the one under way.
    pub(super) fn reaching(&self, seq: u32) -> impl Iterator<Item = &SummaryRecord> {
        self.summaries().iter().chain(self.processing()).skip_while(move |summary| summary.end_seq < seq)
    }

    /// The summaries that hold, or could hold, something of that message: the one that read it and all that follow, since
    /// each is made from the one before. None, if it slid out of the window before any summary read it.
    pub(super) fn holding(&self, seq: u32) -> impl Iterator<Item = &SummaryRecord> {
        self.reaching(seq).skip_while(move |summary| summary.read_from > seq)
    }
}

/// A thread has at most `MAX_MESSAGES`.
fn to_seq(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
