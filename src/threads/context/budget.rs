//! Tokens that a context may take, and what is left out for them: the oldest, in whole groups.

use memledger_intelligence::tokens;
use memledger_kernel::LedgerError;
use memledger_projections::threads::FoundMessage;
use serde_json::Value;

use crate::{
    messages::{MessageView, view},
    summaries::SummaryLine,
};

/// What the frame of a message costs a model, about.
const FRAME_TOKENS: usize = 4;

pub(super) struct Budget {
    most: Option<usize>,
    pub tokens: usize,
    pub truncated: bool,
}

impl Budget {
    pub fn new(most: Option<usize>) -> Self {
        Self { most, tokens: 0, truncated: false }
    }

    /// Takes what stays in any case.
    pub fn take_always(&mut self, text: &str) {
        self.tokens += tokens::count(text);
    }

    /// Gives back what need not be said after all.
    pub fn give_back(&mut self, text: &str) {
        self.tokens = self.tokens.saturating_sub(tokens::count(text));
    }

    fn take(&mut self, tokens: usize) -> bool {
        let fits = self.most.is_none_or(|most| self.tokens + tokens <= most);
        if fits {
            self.tokens += tokens;
        }
        self.truncated |= !fits;
        fits
    }

    /// The newest groups that fit, whole; the newest one in any case, since the turn is about it.
    pub fn newest_groups(
        &mut self,
        mut messages: Vec<FoundMessage>,
        most: usize,
    ) -> Result<Vec<MessageView>, LedgerError> {
        let mut groups: Vec<Vec<MessageView>> = Vec::new();
        let mut is_cut = false;
        let mut taken = 0;
        while !messages.is_empty() && !is_cut {
            let start = messages.iter().rposition(|message| message.starts_group).unwrap_or_default();
            let group: Vec<MessageView> =
                messages.split_off(start).into_iter().map(view).collect::<Result<_, _>>()?;
            let cost = group.iter().map(cost).sum();
            taken += group.len();
            if groups.is_empty() {
                self.tokens += cost;
                self.truncated |= self.most.is_some_and(|most| self.tokens > most);
            } else if taken > most || !self.take(cost) {
                self.truncated = true;
                is_cut = true;
                continue;
            }
            groups.push(group);
        }
        Ok(groups.into_iter().rev().flatten().collect())
    }

    /// The newest lines that fit, in their order.
    pub fn newest_lines(&mut self, mut lines: Vec<SummaryLine>) -> Vec<SummaryLine> {
        if self.truncated {
            // Older than what was left out already.
            return Vec::new();
        }
        let mut kept = Vec::with_capacity(lines.len());
        while let Some(line) = lines.pop() {
            if !self.take(tokens::count(&line.text) + 1) {
                break;
            }
            kept.push(line);
        }
        kept.reverse();
        kept
    }
}

fn cost(message: &MessageView) -> usize {
    let text = message.content.as_deref().map_or(0, tokens::count);
    let calls = match message.tool_calls.as_slice() {
        [] => 0,
        calls => tokens::count(&Value::from(calls).to_string()),
    };
    text + calls + FRAME_TOKENS
}
