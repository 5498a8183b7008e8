//! What the tests of this folder append.

use crate::{Append, NewEvent, StreamKey};

/// The first event of a user.
pub fn one_event(user: &str) -> Append {
    let event = NewEvent {
        event_id: uuid::Uuid::from_u128(user.bytes().map(u128::from).sum()),
        event_type: "Counted".into(),
        schema_version: 1,
        body: "{}".into(),
    };
    Append {
        stream: StreamKey { tenant_id: "acme".into(), stream_type: "tally".into(), stream_id: user.into() },
        expected_version: 0,
        events: vec![event],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "agent:test".into(),
        command_id: "c".into(),
        correlation_id: "c".into(),
        causation_id: None,
        recorded_at: 0,
    }
}
