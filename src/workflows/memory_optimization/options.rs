//! What the optimisation takes as given: kept answers are told apart by it, so a run that is taken up again
//! needs what it began with.

/// Memories that are decided on at once.
pub const BATCH: usize = 20;
/// Merges whose texts are kept as one answer.
pub const MERGES_AN_ANSWER: usize = 10;
/// Topics that are asked for at once.
pub const TOPICS_AN_ANSWER: usize = 100;
