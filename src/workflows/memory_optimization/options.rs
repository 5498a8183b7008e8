//! What the optimisation takes as given.

/// Merges whose texts are kept as one answer: they are told apart by it, so a run that is taken up again needs what it
/// began with.
pub const MERGES_AN_ANSWER: usize = 10;
/// Topics that are asked for at once.
pub const TOPICS_AN_ANSWER: usize = 100;
/// Memories that show what a topic means.
pub const EXAMPLES_A_TOPIC: usize = 2;
