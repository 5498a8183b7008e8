//! The names of metrics, in one place: a dashboard or an alert written against them finds them here.

pub mod waits;

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
/// Gauge, seconds: how long ago the oldest event was written that a read model has not applied; 0 where there is none.
pub const OLDEST_UNAPPLIED_SECONDS: &str = "memledger_projection_oldest_unapplied_age_seconds";
/// Gauge, bytes: the database, without its write-ahead log.
pub const DATABASE_BYTES: &str = "memledger_database_bytes";
/// Gauge, bytes: the write-ahead log; missing where the role may not look at it.
pub const WAL_BYTES: &str = "memledger_wal_bytes";
/// Gauge: deletions of texts whose bytes may still be in the database's files.
pub const UNSCRUBBED_PURGES: &str = "memledger_unscrubbed_purges";
/// Gauge, seconds since 1970: when `verify` last came to its end; 0 where it never did.
pub const LAST_VERIFY: &str = "memledger_last_verify_timestamp_seconds";
/// Gauge: the faults that the last `verify` found.
pub const LAST_VERIFY_FAULTS: &str = "memledger_last_verify_faults";
/// Gauge, seconds since 1970: when the last backup was made; 0 where the ledger knows of none.
pub const LAST_BACKUP: &str = "memledger_last_backup_timestamp_seconds";
/// Gauge: 1, with the program's `version` and the database's `schema`.
pub const BUILD_INFO: &str = "memledger_build_info";
/// Counter: workflow runs that came to an end on this node, by `outcome`, see [`RUN_OUTCOMES`].
pub const RUNS_TOTAL: &str = "memledger_runs_total";
/// Counter: memories that pruning archived, by `strategy`, see [`PRUNING_STRATEGIES`].
pub const MEMORIES_PRUNED: &str = "memledger_memories_pruned_total";
pub const PRUNING_STRATEGIES: [&str; 3] = ["fifo", "least_relevant", "oldest_accessed"];
/// Gauge: active memories of all tenants by `bank`, as they were at most a minute ago; beyond the 20 largest banks under `(other)`.
pub const MEMORY_BANK_DISTRIBUTION: &str = "memledger_memory_bank_distribution";
/// Counter: memories that summaries stand for.
pub const MEMORIES_SUMMARIZED: &str = "memledger_memories_summarized_total";
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

/// Counter: extractions that ended, by `outcome` (completed, failed).
pub const EXTRACTIONS: &str = "memledger_extractions_total";
/// Counter: facts that extractions found, by `outcome` (created, updated, merged, duplicate, needs_consent, rejected,
/// quarantined, capped).
pub const CANDIDATES: &str = "memledger_extraction_candidates_total";
/// Counter: turns that were short preferences and read by rule instead of by a model.
pub const EXTRACTION_SHORTCUTS: &str = "memledger_extraction_shortcuts_total";
/// Counter: calls of a model that were not needed.
pub const LLM_CALLS_SKIPPED: &str = "memledger_llm_calls_skipped_total";
/// Counter: how often an error guard opened.
pub const ERROR_GUARD_ACTIVATIONS: &str = "memledger_error_guard_activations_total";

/// What commands are counted as.
pub const COMMAND_ACTIONS: [&str; 12] = [
    "create",
    "put",
    "create_batch",
    "update",
    "merge",
    "delete",
    "soft_delete",
    "restore",
    "purge",
    "import",
    "link",
    "unlink",
];
/// How commands end: well, or with an error's code.
pub const COMMAND_OUTCOMES: [&str; 16] = [
    "accepted",
    "replayed",
    "invalid_request",
    "unauthenticated",
    "rate_limited",
    "not_found",
    "forbidden",
    "category_not_allowed",
    "conflict",
    "state_conflict",
    "revision_mismatch",
    "idempotency_mismatch",
    "rejected",
    "epoch_changed",
    "unavailable",
    "internal",
];
pub const RUN_OUTCOMES: [&str; 4] = ["completed", "failed", "cancelled", "undone"];
pub const RELEVANCE_OUTCOMES: [&str; 3] = ["judged", "skipped", "failed"];
pub const SIGN_IN_OUTCOMES: [&str; 4] = ["accepted", "refused", "limited", "failed"];
/// What vectors are made for.
pub const EMBEDDED_FOR: [&str; 2] = ["query", "memory"];
pub const EXTRACTION_OUTCOMES: [&str; 2] = ["completed", "failed"];
pub const CANDIDATE_OUTCOMES: [&str; 8] =
    ["created", "updated", "merged", "duplicate", "needs_consent", "rejected", "quarantined", "capped"];
