//! What the optimisation takes as given.

/// Memories that are decided on at once: what is the same in every question is paid for once a batch, and an answer
/// about more might break off at its cap of tokens.
pub const BATCH: usize = 40;
/// Merges whose texts are kept as one answer: they are told apart by it, so a run that is taken up again needs what it
/// began with.
pub const MERGES_AN_ANSWER: usize = 10;
/// Topics that are asked for at once.
pub const TOPICS_AN_ANSWER: usize = 100;
/// Memories that show what a topic means.
pub const EXAMPLES_A_TOPIC: usize = 2;
