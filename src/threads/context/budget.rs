//! Tokens that a context may take, and what is left out for them: the oldest, in whole groups.

use std::collections::BTreeMap;

use memledger_intelligence::tokens;
use memledger_kernel::LedgerError;
use memledger_projections::threads::FoundMessage;
use serde_json::Value;

use super::{
    Pinned,
    exchanges::from_a_whole_exchange,
    render::{framed, pinned_line, summary_line},
};
use crate::{
    messages::{MessageView, view},
    summaries::SummaryLine,
};

/// What the frame of a message costs a model, about.
const FRAME_TOKENS: usize = 4;

pub(super) struct Budget {
    most: Option<usize>,
    tokens: usize,
    /// Those of them that the lines of the memory text take, with what stands around these; 0 while there is none.
    of_lines: usize,
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
        Self { most, tokens: 0, of_lines: 0, truncated: false }
    }

    /// Takes what stays in any case.
    pub fn take_always(&mut self, text: &str) {
        self.tokens += tokens::count(text);
    }

    /// What stands around the memory text costs once, with the first line.
    fn frame_cost(&self) -> usize {
        if self.of_lines > 0 { 0 } else { tokens::count(&framed("")) }
    }

    fn take_line(&mut self, cost: usize) {
        let cost = self.frame_cost() + cost;
        self.tokens += cost;
        self.of_lines += cost;
    }

    /// All that was taken; the memory text by what it takes as a whole.
    pub fn tokens_with(&self, memory_text: Option<&str>) -> usize {
        self.tokens - self.of_lines + memory_text.map_or(0, tokens::count)
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
        pinned.iter().filter(is_before).for_each(|pinned| self.take_line(pinned_cost(pinned)));
        let mut groups = groups(messages, pinned, most, &mut self.truncated)?;
        // As if none was left out; then the oldest go until the rest fits.
        let mut left_out = 0;
        self.tokens += groups.iter().map(|group| group.cost).sum::<usize>();
        while left_out + 1 < groups.len() && !self.fits(0) {
            self.tokens -= groups[left_out].cost;
            // What is pinned of it is told as a line.
            if groups[left_out].pinned > 0 {
                self.take_line(groups[left_out].pinned);
            }
            self.truncated = true;
            left_out += 1;
        }
        Ok(groups.drain(left_out..).flat_map(|group| group.messages).collect())
    }

    /// The newest lines that fit, in their order and in whole groups: `starts` are the first messages of the groups that they
    /// come from. If the turn is about the newest of them, since no message follows, that group stays in any case.
    pub fn newest_lines(
        &mut self,
        lines: Vec<SummaryLine>,
        starts: &[u32],
        is_newest: bool,
    ) -> Vec<SummaryLine> {
        let group_of = |line: &SummaryLine| {
            let newest = line.newest().unwrap_or_default();
            starts.partition_point(|start| *start <= newest)
        };
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (at, line) in lines.iter().enumerate() {
            groups.entry(group_of(line)).or_default().push(at);
        }
        let mut kept = vec![false; lines.len()];
        let mut must_stay = is_newest;
        for group in groups.into_values().rev() {
            let cost = group.iter().map(|at| tokens::count(&summary_line(&lines[*at]))).sum();
            // They are older than whatever was left out already.
            self.truncated |= !must_stay && !self.fits(self.frame_cost() + cost);
            if self.truncated && !must_stay {
                break;
            }
            must_stay = false;
            self.take_line(cost);
            group.iter().for_each(|at| kept[*at] = true);
        }
        lines.into_iter().zip(kept).filter_map(|(line, stays)| stays.then_some(line)).collect()
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
    tokens::count(&pinned_line(pinned))
}

fn cost(message: &MessageView) -> usize {
    let text = message.content.as_deref().map_or(0, tokens::count);
    let calls = match message.tool_calls.as_slice() {
        [] => 0,
        calls => tokens::count(&Value::from(calls).to_string()),
    };
    text + calls + FRAME_TOKENS
}
