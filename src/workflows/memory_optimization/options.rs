//! What the optimisation takes as given.

/// Memories that are decided on at once.
pub const BATCH: usize = 20;
/// Merges whose texts are kept as one answer.
pub const MERGES_AN_ANSWER: usize = 10;
/// Topics that are asked for at once.
pub const TOPICS_AN_ANSWER: usize = 100;
/// Batches under way at once: a model far away answers several in the time of one.
pub const AT_ONCE: usize = 4;

/// The topics that all others are brought to.
pub const STANDARD_TOPICS: [&str; 28] = [
    "preferences",
    "goals",
    "relationships",
    "family",
    "identity",
    "emotional state",
    "communication style",
    "behavioral patterns",
    "work",
    "projects",
    "skills",
    "expertise",
    "interests",
    "hobbies",
    "sports",
    "music",
    "travel",
    "programming",
    "ai",
    "technology",
    "software",
    "hardware",
    "location",
    "events",
    "calendar",
    "history",
    "legal",
    "finance",
];
