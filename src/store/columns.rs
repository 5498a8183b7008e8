//! The columns of the log's tables, each list once; as macros, so that they can be part of a constant statement.

/// In the order that both backends read and write them.
macro_rules! event_columns {
    () => {
        "partition_id, position, tenant_id, stream_type, stream_id, version, event_id, event_type, \
         schema_version, body, leaf_hash, actor, command_id, correlation_id, causation_id, recorded_at"
    };
}

macro_rules! content_columns {
    () => {
        "partition_id, content_id, tenant_id, stream_type, stream_id, key, body"
    };
}

/// Of `commands`.
macro_rules! receipt_columns {
    () => {
        "partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome, first_position, \
         last_position, recorded_at"
    };
}

pub(crate) use {content_columns, event_columns, receipt_columns};

/// The columns of events.
pub(crate) const EVENT: &str = event_columns!();
/// The columns of contents.
pub(crate) const CONTENT: &str = content_columns!();

/// The names of a list, one by one.
pub(crate) fn each(columns: &'static str) -> Vec<&'static str> {
    columns.split(", ").collect()
}
