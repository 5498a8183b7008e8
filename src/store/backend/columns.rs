//! The columns of the log's tables, each list once; as macros, so that they can be part of a constant statement.

/// In the order that both backends read and write them.
#[macro_export]
macro_rules! event_columns {
    () => {
        "partition_id, position, tenant_id, stream_type, stream_id, version, event_id, event_type, \
         schema_version, body, leaf_hash, actor, command_id, correlation_id, causation_id, recorded_at"
    };
}

/// Of `contents`.
#[macro_export]
macro_rules! content_columns {
    () => {
        "partition_id, content_id, tenant_id, stream_type, stream_id, key, body"
    };
}

/// Of `commands`.
#[macro_export]
macro_rules! receipt_columns {
    () => {
        "partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome, first_position, \
         last_position, recorded_at"
    };
}

/// The columns of events.
pub const EVENT_COLUMNS: &str = event_columns!();
/// The columns of contents.
pub const CONTENT_COLUMNS: &str = content_columns!();

/// The names of a list, one by one.
pub fn each(columns: &'static str) -> Vec<&'static str> {
    columns.split(", ").collect()
}
