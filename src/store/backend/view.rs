//! One stream of the log in the layout of postgres-es and sqlite-es, through the view `cqrs_events`. The second reader of each
//! backend selects from it.

use cqrs_es::persist::SerializedEvent;
use serde_json::Value;

use crate::{StoreError, StreamKey, table::quoted};

/// Stands for the type of any stream: the libraries know the type of an aggregate at compile time alone.
pub const AGGREGATE_TYPE: &str = "stream";

/// As the view has it.
pub fn aggregate_id(stream: &StreamKey) -> String {
    format!("{}/{}", stream.tenant_id, stream.stream_id)
}

/// The view narrowed to one stream, since the id it exposes is made of two columns and has no index, and under one name for
/// all types.
pub fn one_stream(stream: &StreamKey) -> String {
    format!(
        "(SELECT '{AGGREGATE_TYPE}' AS aggregate_type, aggregate_id, sequence, event_type, event_version, payload, metadata \
         FROM cqrs_events WHERE partition_id = {} AND tenant_id = {} AND aggregate_type = {} \
         AND stream_id = {}) AS one_stream",
        stream.partition(),
        quoted(&stream.tenant_id),
        quoted(&stream.stream_type),
        quoted(&stream.stream_id)
    )
}

/// The events' bodies, each with the stream's version after it.
pub fn bodies(events: Vec<SerializedEvent>) -> Result<Vec<(Value, i64)>, StoreError> {
    let body = |event: SerializedEvent| {
        let version = i64::try_from(event.sequence).map_err(StoreError::corrupt)?;
        Ok((event.payload, version))
    };
    events.into_iter().map(body).collect()
}
