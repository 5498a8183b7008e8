//! The context of a turn: the last completed summary, every message after it, pinned facts and the delta header. It never
//! waits for a model.

mod budget;
mod exchanges;
mod past;
mod render;

use memledger_aggregates::{ThreadId, UserId, memory_book::Kind, thread::MessageRole};
use memledger_kernel::{Identity, LedgerError};
use memledger_memories::{
    delta::{Header, HeaderOf, reader},
    list::{Facets, ListQuery},
};
use memledger_projections::{
    Column, Together, UserKey,
    threads::{
        FoundMessage, FoundSummary, MESSAGE_COLUMNS, MessageFilter, SUMMARY_COLUMNS, base, group_starts,
        messages, read_messages, read_starts, read_summaries,
    },
};
use memledger_store::StreamKey;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    READ_MODEL, Threads,
    messages::{MessageView, view},
    summaries::{SummaryLine, lines::SummaryLines},
    thread_stream,
};
use budget::Budget;

/// Most messages of a context.
const MAX_MESSAGES: usize = 5_000;
/// Most pinned messages, and most pinned memories.
const MAX_PINNED: usize = 100;

/// What of the memories is in every context. Procedural memories are only found if they are asked for.
fn pinned_facts() -> Facets {
    Facets { pinned: Some(true), kind_left_out: Some(Kind::Procedural), ..Facets::default() }
}

#[derive(Debug, Clone, Default)]
pub struct ContextQuery {
    /// Leaves the user's message out that the turn is about, if it is the last one.
    pub exclude_last: bool,
    /// Most tokens of all that it says.
    pub budget_tokens: Option<usize>,
    /// What the reader has seen of the delta: it is acknowledged.
    pub seen_rev: Option<u64>,
}

/// What an agent reads at the start of a turn.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Context {
    /// Pinned facts and the summary as one text, marked as data; `null` if there is neither.
    pub memory_text: Option<String>,
    pub summary: Option<Summary>,
    /// Facts that stay, whatever the window.
    pub pinned: Vec<Pinned>,
    /// Every message after the summary, in order.
    pub gap_messages: Vec<MessageView>,
    /// What changed in the user's memories since this reader's last acknowledgement.
    pub delta_header: Option<String>,
    /// The rev that the header leads to: acknowledge this one.
    pub rev: u64,
    /// Tokens of all that it says (o200k_base).
    pub tokens: usize,
    /// Whether something was left out for the budget, the oldest first.
    pub truncated: bool,
}

/// The summary of a context.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Summary {
    pub id: String,
    pub start_seq: u32,
    pub end_seq: u32,
    pub base_id: Option<String>,
    /// Messages that it did not read: its base was older than its window.
    pub skipped: u32,
    pub lines: Vec<SummaryLine>,
}

/// A fact that stays in the context.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Pinned {
    pub text: String,
    /// The pinned memory, or
    pub memory_id: Option<String>,
    /// the pinned message, once the summary does not hold it any more.
    pub seq: Option<u32>,
}

/// What is read of a thread for a context.
#[derive(Debug, Default)]
pub(crate) struct ContextSource {
    pub base: Option<FoundSummary>,
    pub messages: Vec<FoundMessage>,
    pub pinned: Vec<FoundMessage>,
    /// The first messages of the groups that the summary covers, ascending.
    pub starts: Vec<u32>,
}

impl Threads {
    /// The context of a thread as it is now.
    pub async fn context(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        query: ContextQuery,
    ) -> Result<Context, LedgerError> {
        self.people.may_read(identity, user)?;
        let stream = thread_stream(identity, user, thread);
        let facets = pinned_facts();
        let pinned = ListQuery { facets, limit: MAX_PINNED + 1, ..ListQuery::default() };
        let (found, header, memories) = tokio::try_join!(
            self.read_context(&stream, thread),
            self.header(identity, user, thread, query.seen_rev),
            self.memories.list(identity, user, pinned),
        )?;
        self.records.note_answer(identity, Some(user));
        let memories = memories.items.into_iter().filter_map(|memory| {
            Some(Pinned { text: memory.content?, memory_id: Some(memory.id), seq: None })
        });
        let context = assemble(found, memories.collect(), header.header, &query)?;
        Ok(Context { rev: header.rev, ..context })
    }

    /// The delta header of the caller's reader of that thread. A reader's first look is noted; else only `seen_rev`
    /// acknowledges, so that a lost answer loses nothing.
    async fn header(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        seen_rev: Option<u64>,
    ) -> Result<Header, LedgerError> {
        let rules = self.people.access_rules();
        let reach = rules.reach(identity)?;
        let reader = reader(identity, thread, None, None)?;
        if let Some(seen) = seen_rev {
            self.memories.seen(identity, user, &reader, ("seen_rev", seen)).await?;
        }
        let preferred = rules.named_for(identity, None).to_vec();
        let kind_left_out = Some(Kind::Procedural);
        let asked = HeaderOf { user, reader: &reader, scope: &reach, preferred, kind_left_out };
        let header = self.memories.header_of(identity, asked).await?;
        if header.is_first && identity.may_write(user).is_ok() {
            self.memories.seen(identity, user, &reader, ("rev", header.rev)).await?;
        }
        Ok(header)
    }

    /// One statement, so that the messages are those after just that summary.
    async fn read_context(
        &self,
        stream: &StreamKey,
        thread: &ThreadId,
    ) -> Result<ContextSource, LedgerError> {
        let key = UserKey::of(stream);
        let behind = MessageFilter {
            behind_summary: true,
            newest: true,
            limit: MAX_MESSAGES + 1,
            ..MessageFilter::default()
        };
        let pinned =
            MessageFilter { pinned: true, newest: true, limit: MAX_PINNED + 1, ..MessageFilter::default() };
        let together = Together::new(vec![
            (base(&key, thread.as_str()), SUMMARY_COLUMNS),
            (messages(&key, thread.as_str(), behind), MESSAGE_COLUMNS),
            (messages(&key, thread.as_str(), pinned), MESSAGE_COLUMNS),
            (group_starts(&key, thread.as_str()), &[Column::Int]),
        ]);
        let (_, rows) = self.core.fresh_rows(stream, &[READ_MODEL], &together.query()).await?;
        let mut parts = together.split(rows)?.into_iter();
        let mut part = || parts.next().unwrap_or_default();
        let base = read_summaries(&part())?.into_iter().next();
        let (mut messages, mut pinned) = (read_messages(&part())?, read_messages(&part())?);
        messages.sort_unstable_by_key(|message| message.seq);
        pinned.sort_unstable_by_key(|message| message.seq);
        let starts = read_starts(&part())?;
        Ok(ContextSource { base, messages, pinned, starts })
    }
}

/// Puts a context together within its budget. Pinned facts stay, then the newest group, the other groups from the newest
/// to the oldest, and last the lines of the summary, which are older still.
pub(crate) fn assemble(
    found: ContextSource,
    memories: Vec<Pinned>,
    delta_header: Option<String>,
    query: &ContextQuery,
) -> Result<Context, LedgerError> {
    let ContextSource { base, mut messages, mut pinned, starts } = found;
    if query.exclude_last && messages.last().is_some_and(|last| last.role == MessageRole::User) {
        let left_out = messages.pop().map(|last| last.seq);
        pinned.retain(|message| Some(message.seq) != left_out);
    }
    let mut budget = Budget::new(query.budget_tokens);
    let are_too_many = memories.len() > MAX_PINNED || pinned.len() > MAX_PINNED;
    // Of too many, the newest stay; memories come newest first, messages in their order.
    let memories = memories.into_iter().take(MAX_PINNED);
    let of_messages = pinned.split_off(pinned.len().saturating_sub(MAX_PINNED)).into_iter().map(|message| {
        let MessageView { seq, content, .. } = view(message)?;
        Ok(content.map(|text| Pinned { text, memory_id: None, seq: Some(seq) }))
    });
    let of_messages: Vec<Option<Pinned>> = of_messages.collect::<Result<_, LedgerError>>()?;
    let mut pinned: Vec<Pinned> = memories.chain(of_messages.into_iter().flatten()).collect();
    delta_header.iter().for_each(|header| budget.take_always(header));
    let gap_messages = budget.newest_groups(exchanges::without_purged(messages), &pinned, MAX_MESSAGES)?;
    // A pinned message that is there anyway is not told twice.
    pinned
        .retain(|pinned| pinned.seq.is_none_or(|seq| gap_messages.iter().all(|message| message.seq != seq)));
    let is_newest = gap_messages.is_empty();
    let lines_that_fit = |lines| budget.newest_lines(lines, &starts, is_newest);
    let summary = base.map(|base| summary(base, lines_that_fit)).transpose()?;
    let memory_text = render::memory_text(&pinned, summary.as_ref());
    let tokens = budget.tokens_with(memory_text.as_deref());
    let truncated = budget.truncated || are_too_many;
    Ok(Context { memory_text, summary, pinned, gap_messages, delta_header, rev: 0, tokens, truncated })
}

fn summary(
    found: FoundSummary,
    that_fit: impl FnOnce(Vec<SummaryLine>) -> Vec<SummaryLine>,
) -> Result<Summary, LedgerError> {
    let lines = found.body.as_deref().map(SummaryLines::read).transpose()?.unwrap_or_default();
    Ok(Summary {
        id: found.summary_id.to_string(),
        start_seq: found.start_seq,
        end_seq: found.end_seq,
        base_id: found.base_id.map(|id| id.to_string()),
        skipped: found.skipped,
        lines: that_fit(lines.lines),
    })
}

#[cfg(test)]
#[path = "../context_tests.rs"]
mod tests;
