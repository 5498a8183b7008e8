//! Tokens that a context may take, and what is left out for them: the oldest, in whole groups.

use memledger_intelligence::tokens;
use memledger_kernel::LedgerError;
use memledger_projections::threads::FoundMessage;
use serde_json::Value;

use super::{Pinned, exchanges::from_a_whole_exchange};
use crate::{
    messages::{MessageView, view},
    summaries::SummaryLine,
};

/// What the frame of a message costs a model, about.
const FRAME_TOKENS: usize = 4;
/// What the marks of a line cost, about.
const LINE_TOKENS: usize = 4;

pub(super) struct Budget {
    most: Option<usize>,
    pub tokens: usize,
    pub truncated: bool,
}

/// Messages that stay together.
struct Group {
    messages: Vec<MessageView>,
    cost: usize,
    /// What the pinned messages among them cost, if they are told apart from it.
    pinned: usize,
}

impl Budget {
    pub fn new(most: Option<usize>) -> Self {
        Self { most, tokens: 0, truncated: false }
    }

    /// Takes what stays in any case.
    pub fn take_always(&mut self, text: &str) {
        self.tokens += tokens::count(text);
    }

    fn fits(&self, more: usize) -> bool {
        self.most.is_none_or(|most| self.tokens + more <= most)
    }

    /// The newest groups that fit, whole; the newest one in any case, since the turn is about it. What is pinned stays,
    /// in its group or without it.
    pub fn newest_groups(
        &mut self,
        messages: Vec<FoundMessage>,
        pinned: &[Pinned],
        most: usize,
    ) -> Result<Vec<MessageView>, LedgerError> {
        let first = messages.first().map(|message| message.seq);
        let is_before = |pinned: &&Pinned| pinned.seq.is_none_or(|seq| first.is_none_or(|first| seq < first));
        self.tokens += pinned.iter().filter(is_before).map(pinned_cost).sum::<usize>();
        let mut groups = groups(messages, pinned, most, &mut self.truncated)?;
        // As if none was left out; then the oldest go until the rest fits.
        let mut left_out = 0;
        self.tokens += groups.iter().map(|group| group.cost).sum::<usize>();
        while left_out + 1 < groups.len() && !self.fits(0) {
            self.tokens = self.tokens - groups[left_out].cost + groups[left_out].pinned;
            self.truncated = true;
            left_out += 1;
        }
        Ok(groups.drain(left_out..).flat_map(|group| group.messages).collect())
    }

    /// The newest lines that fit, in their order.
    pub fn newest_lines(&mut self, mut lines: Vec<SummaryLine>) -> Vec<SummaryLine> {
        let mut kept = Vec::with_capacity(lines.len());
        // They are older than whatever was left out already.
        while let Some(line) = lines.pop_if(|_| !self.truncated) {
            let cost = tokens::count(&line.text) + LINE_TOKENS;
            if self.fits(cost) {
                self.tokens += cost;
                kept.push(line);
            } else {
                self.truncated = true;
            }
        }
        self.truncated |= !lines.is_empty();
        kept.reverse();
        kept
    }
}

/// The groups of messages, oldest first, of about so many messages.
fn groups(
    mut messages: Vec<FoundMessage>,
    pinned: &[Pinned],
    most: usize,
    truncated: &mut bool,
) -> Result<Vec<Group>, LedgerError> {
    let mut is_part = messages.len() > most;
    let mut groups = Vec::new();
    while !messages.is_empty() {
        let start = messages.iter().rposition(|message| message.starts_group);
        let mut group = messages.split_off(start.unwrap_or_default());
        if start.is_none() && is_part {
            // The group begins before what was read: it is left out, or if it is the only one, begun later.
            *truncated = true;
            if !groups.is_empty() {
                break;
            }
            group = from_a_whole_exchange(group);
        }
        is_part &= start != Some(0);
        let views: Vec<MessageView> = group.into_iter().map(view).collect::<Result<_, _>>()?;
        let is_in = |pinned: &&Pinned| views.iter().any(|message| Some(message.seq) == pinned.seq);
        let pinned = pinned.iter().filter(is_in).map(pinned_cost).sum();
        groups.push(Group { cost: views.iter().map(cost).sum(), pinned, messages: views });
    }
    groups.reverse();
    Ok(groups)
}

fn pinned_cost(pinned: &Pinned) -> usize {
    tokens::count(&pinned.text) + LINE_TOKENS
}

fn cost(message: &MessageView) -> usize {
    let text = message.content.as_deref().map_or(0, tokens::count);
    let calls = match message.tool_calls.as_slice() {
        [] => 0,
        calls => tokens::count(&Value::from(calls).to_string()),
    };
    text + calls + FRAME_TOKENS
}
