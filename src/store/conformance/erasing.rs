//! Rows that are made of texts go with them, whatever else is being worked out.

use std::{
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

use serde_json::{Value as Json, json};
use uuid::Uuid;

use super::{
    fixtures::{Store, append, content, event_of, stream},
    tally::{decode, user_key},
};
use crate::{
    Value,
    port::all_partitions,
    projection::{Projection, Projections, Recorded, RowSet},
    projector::step::{Step, Target},
    table::{Table, Type},
};

/// Keeps the text of each letter until that is burned.
struct Letters {
    /// Tells that a text was read, and waits until the row may be worked out.
    pause: Option<Mutex<(Sender<()>, Receiver<()>)>>,
}

static LETTERS: [Table; 1] = [Table {
    name: "letters",
    columns: &[
        ("partition_id", Type::Int),
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("letter", Type::Uuid),
        ("text", Type::Text),
    ],
    key: 4,
    indexes: &[],
    beside: 1,
    filled: 0,
    personal: &["text"],
}];

fn letter(event: &Recorded) -> Option<Uuid> {
    event.get::<Json>()?.get("letter")?.as_str()?.parse().ok()
}

impl Projection for Letters {
    fn name(&self) -> &'static str {
        "letters"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        &LETTERS
    }

    fn content(&self, event: &Recorded) -> Option<Uuid> {
        letter(event)
    }

    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let mut row = user_key(&recorded.event);
        row.push(letter(recorded).ok_or("no letter")?.into());
        if recorded.event.event_type == "Burned" {
            rows.delete(0, row);
            return Ok(());
        }
        if let Some(pause) = &self.pause {
            let pause = pause.lock().expect("one at a time");
            pause.0.send(()).expect("somebody waits");
            pause.1.recv().expect("somebody lets it go on");
        }
        row.push(recorded.content.clone().into());
        rows.put(0, LETTERS[0].key, row);
        Ok(())
    }
}

fn letters(pause: Option<(Sender<()>, Receiver<()>)>) -> Projections {
    Projections::new(vec![Arc::new(Letters { pause: pause.map(Mutex::new) })], decode)
}

async fn texts(store: &Store, generation: i64) -> Vec<Value> {
    let sql = format!("SELECT text FROM {} WHERE text IS NOT NULL", LETTERS[0].of(generation));
    store.query(&sql, Vec::new()).await.expect("rows can be read").concat()
}

pub async fn a_rebuild_keeps_no_text_that_was_erased_meanwhile(store: Store) {
    let projections = letters(None);
    store.register(&projections).await.expect("it is registered");
    let (own, text) = (stream("acme", "ann"), content("a secret"));
    let body = json!({ "letter": text.content_id }).to_string();
    let mut written = append(&own, 0, vec![event_of("Written", body.clone())]);
    written.contents.push(text.clone());
    store.append(written).await.expect("it is stored");
    let live = Step { partitions: all_partitions(), limit: 100, target: Target::Live, only: None };
    assert_eq!(store.step(&projections, live.clone()).await.expect("a step").events, 1);
    let building = store.begin_generation(&projections).await.expect("a generation is begun");
    let [(_, building_one)] = building[..] else { panic!("one read model is rebuilt") };
    assert_eq!(texts(&store, 1).await, [Value::from("a secret")]);

    // A step of the rebuild has read the text.
    let (read, has_read) = channel();
    let (go, may_go) = channel();
    let rebuild = {
        let (store, target) = (store.clone(), Target::Building(building.clone()));
        let step = Step { target, ..live.clone() };
        tokio::spawn(async move { store.step(&letters(Some((read, may_go))), step).await })
    };
    let waited = tokio::task::spawn_blocking(move || has_read.recv());
    waited.await.expect("it waits").expect("the rebuild reads the text");

    // Now the text is destroyed, and with it the row that is shown.
    let mut burned = append(&own, 1, vec![event_of("Burned", body)]);
    burned.erase.push(text.content_id);
    store.append(burned).await.expect("it is stored");
    let erasing = {
        let store = store.clone();
        tokio::spawn(async move { store.step(&projections, live).await })
    };
    // One of the two may have to wait for the other.
    tokio::time::sleep(Duration::from_millis(300)).await;
    go.send(()).expect("the rebuild waits");
    assert!(erasing.await.expect("it ends").expect("a step").erased);
    rebuild.await.expect("it ends").expect("a step");
    for generation in [1, building_one] {
        assert_eq!(texts(&store, generation).await, Vec::<Value>::new(), "in generation {generation}");
    }
}
