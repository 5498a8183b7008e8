//! The names, in one place: a dashboard or an alert written against them finds them here.

/// Histogram, seconds: from asking for a command to its durable answer.
pub const APPEND_SECONDS: &str = "memledger_append_seconds";
pub const LINK_SECONDS: &str = "memledger_link_seconds";
/// Gauge: workflow runs under way on this node.
pub const RUNS_ACTIVE: &str = "memledger_runs_active";
/// Histogram: appends that were committed together.
pub const APPEND_GROUP_SIZE: &str = "memledger_append_group_size";
/// Counter: commands by `action` and `outcome` (accepted, replayed, rejected, conflict, unavailable, …).
pub const COMMANDS_TOTAL: &str = "memledger_commands_total";
/// Gauge: events not yet applied. Label `projection`.
pub const PROJECTION_LAG: &str = "memledger_projection_lag_events";
/// Counter: events applied. Label `projection`.
pub const PROJECTED_TOTAL: &str = "memledger_projected_events_total";
/// Gauge: parked events. Label `projection`.
pub const PARKED_EVENTS: &str = "memledger_parked_events";
/// Histogram, seconds: how long a read waited for its projection to catch up.
pub const READ_WAIT_SECONDS: &str = "memledger_read_wait_seconds";
/// Histogram, seconds, by `method`, `route` and `status`.
pub const HTTP_SECONDS: &str = "memledger_http_request_seconds";
/// Gauge: 1 where the database answered when the metrics were fetched, else 0.
pub const DATABASE_UP: &str = "memledger_database_up";
/// Gauge: memory books held in memory.
pub const RESIDENT_BOOKS: &str = "memledger_resident_books";
/// Counter: vectors that could not be made, by `what` they were for (query, memory).
pub const EMBEDDING_FAILURES_TOTAL: &str = "memledger_embedding_failures_total";
/// Gauge: events whose texts may wait for a vector, as the last look at the log found; a failing model is looked for at
/// least once a minute.
pub const EMBEDDING_LAG: &str = "memledger_embedding_lag_events";
/// Counter: vectors of memories that were made after they were stored.
pub const EMBEDDED_TOTAL: &str = "memledger_embedded_total";
/// Counter: queries whose candidates a language model was to judge, by `outcome` (judged, skipped, failed).
pub const RELEVANCE_TOTAL: &str = "memledger_relevance_total";
/// Counter: sign-ins with a password, by `outcome` (accepted, refused, limited, failed).
pub const SIGN_INS_TOTAL: &str = "memledger_sign_ins_total";
/// Counter: answers and refusals that the access log lacks.
pub const ACCESSES_LOST_TOTAL: &str = "memledger_accesses_lost_total";
/// Counter: operations and retrievals that were not recorded.
pub const OPERATIONS_LOST_TOTAL: &str = "memledger_operations_lost_total";
