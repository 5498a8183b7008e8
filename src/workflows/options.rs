//! What the operator sets of the work itself.

use std::time::Duration;

use crate::standard_topics::STANDARD_TOPICS;

#[derive(Debug, Clone)]
pub struct Options {
    /// The topics that all others are brought to.
    pub standard_topics: Vec<String>,
    /// Questions to the model under way at once: one far away answers several in the time of one.
    pub at_once: usize,
    /// Where allowlists are in force: the most that a run may archive of a user's memories, in percent, if it began by itself.
    pub growth_archive_percent: u8,
    /// Whether what was forgotten is destroyed once its time to be restored is over.
    pub purge: bool,
    /// How long a policy's run waits for the answer to one question; without it, everything stays as it is.
    pub answer_within: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            standard_topics: STANDARD_TOPICS.map(str::to_owned).to_vec(),
            at_once: 4,
            growth_archive_percent: 25,
            purge: true,
            answer_within: Duration::from_secs(300),
        }
    }
}
