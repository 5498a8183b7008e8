//! The log as the other libraries read it, through the view that is theirs.

use cqrs_es::{Aggregate, DomainEvent, event_sink::EventSink};
use memledger_store::StoreError;
use serde::{Deserialize, Serialize};

use super::fixtures::{Store, append, event_of, events, grow, shared_user, stream};

/// What it was told, in order.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Heard(Vec<i64>);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Counted {
    n: i64,
}

impl DomainEvent for Counted {
    fn event_type(&self) -> String {
        "Counted".to_owned()
    }

    fn event_version(&self) -> String {
        "1".to_owned()
    }
}

impl Aggregate for Heard {
    const TYPE: &'static str = super::fixtures::STREAM_TYPE;
    type Command = ();
    type Event = Counted;
    type Error = std::io::Error;
    type Services = ();

    /// Only reading is asked of it.
    async fn handle(
        &mut self,
        _command: Self::Command,
        _service: &Self::Services,
        _sink: &EventSink<Self>,
    ) -> Result<(), Self::Error> {
        Ok(())
    }

    fn apply(&mut self, event: Counted) {
        self.0.push(event.n);
    }
}

pub async fn a_second_reader_reads_each_stream_alone(store: Store) {
    let shared = shared_user("acme", "globex");
    let streams = [stream("acme", "o'brien \\ \"x\""), stream("acme", &shared), stream("globex", &shared)];
    for (stream, size) in streams.iter().zip(2..) {
        grow(&store, stream, events(size)).await;
    }
    let reader = store.second_reader().await.expect("the second reader opens");
    for (stream, size) in streams.iter().zip(2..) {
        let (heard, version) = reader.load::<Heard>(stream).await.expect("the stream can be read");
        assert_eq!((heard, version), (Heard((0..size).collect()), size), "{}", stream.stream_id);
    }
    let (heard, version) = reader.load::<Heard>(&stream("acme", "nobody")).await.expect("none is no fault");
    assert_eq!((heard, version), (Heard::default(), 0));
    reader.close().await;
    let closed = reader.load::<Heard>(&streams[0]).await;
    assert!(matches!(closed, Err(StoreError::Unavailable(_))), "{closed:?}");
}

/// A fault of the log is told from a database that does not answer.
pub async fn a_second_reader_names_what_it_can_not_read(store: Store) {
    let ann = stream("acme", "ann");
    grow(&store, &ann, vec![event_of("Counted", r#"{"n":"one"}"#)]).await;
    let reader = store.second_reader().await.expect("the second reader opens");
    let unreadable = reader.load::<Heard>(&ann).await;
    assert!(matches!(unreadable, Err(StoreError::Corrupt(_))), "{unreadable:?}");
    store.execute("DROP VIEW cqrs_events", Vec::new()).await.expect("the view is dropped");
    let missing = reader.load::<Heard>(&ann).await;
    assert!(matches!(missing, Err(StoreError::Corrupt(_))), "{missing:?}");
    reader.close().await;
    // Nothing else rests on it.
    store.append(append(&ann, 1, events(1))).await.expect("the log goes on without the view");
}
