//! The lines of a summary: each cites the messages that it comes from, so that it goes when they do.

use memledger_kernel::LedgerError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Longest line, in characters.
pub const MAX_LINE_CHARS: usize = 600;
/// Most lines of a summary; a last group that is longer than the window has no more either.
pub const MAX_LINES: usize = 400;

/// One line of a summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SummaryLine {
    /// The messages that it comes from, ascending.
    pub seqs: Vec<u32>,
    pub text: String,
}

impl SummaryLine {
    /// A line of that text, without line ends and not too long.
    pub fn new(text: &str, seqs: Vec<u32>) -> Self {
        let mut line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((end, _)) = line.char_indices().nth(MAX_LINE_CHARS) {
            line.truncate(end);
        }
        Self { seqs, text: line }
    }

    /// The newest message that it comes from.
    pub fn newest(&self) -> Option<u32> {
        self.seqs.iter().max().copied()
    }
}

/// What is stored of a summary, apart from its event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SummaryLines {
    pub lines: Vec<SummaryLine>,
}

impl SummaryLines {
    pub fn read(body: &str) -> Result<Self, LedgerError> {
        serde_json::from_str(body)
            .map_err(|e| LedgerError::Internal(format!("the lines of a summary are unreadable: {e}")))
    }

    /// The newest, if they are too many.
    pub fn bounded(mut lines: Vec<SummaryLine>) -> Self {
        let lines = lines.split_off(lines.len().saturating_sub(MAX_LINES));
        Self { lines }
    }

    /// Those that come from the window: what slid out of it is dropped.
    pub fn within(self, start_seq: u32) -> Vec<SummaryLine> {
        self.lines
            .into_iter()
            .filter(|line| line.newest().is_some_and(|newest| newest >= start_seq))
            .collect()
    }
}
