//! A small read model for the cases: how many events each user has, and how often each item was touched.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_store::{
    NewEvent, Row, StoredEvent, Value,
    projection::{Projection, Projections, Recorded, RowSet},
    projector::{Projector, ProjectorOptions, status::ProjectionStatus},
    table::{PARTITION, Table, Type},
};
use serde_json::{Value as Json, json};

use super::fixtures::{Store, event_of, grow, stream};

pub const TALLY: &str = "tally";

/// An event of this type can't be applied until the tally is healed.
pub const POISON: &str = "Poisoned";

const USERS: usize = 0;
const ITEMS: usize = 1;

static FIRST: [Table; 2] = [
    Table {
        name: "tally_users",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("events", Type::Int),
            ("positions", Type::Text),
            ("last_event", Type::Uuid),
        ],
        key: 3,
        position: None,
        indexes: &[("events", "(partition_id, events)")],
    },
    ITEM_TABLE,
];

/// Version 2 has one column more.
static SECOND: [Table; 2] = [
    Table {
        name: "tally_users",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("events", Type::Int),
            ("positions", Type::Text),
            ("last_event", Type::Uuid),
            ("last_position", Type::Int),
        ],
        key: 3,
        position: None,
        indexes: &[],
    },
    ITEM_TABLE,
];

const ITEM_TABLE: Table = Table {
    name: "tally_items",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("item", Type::Text),
        ("touched", Type::Int),
    ],
    key: 4,
    position: None,
    indexes: &[],
};

struct Tally {
    version: i64,
    healed: Arc<AtomicBool>,
}

/// A tally that poison stops for good.
pub fn tally(version: i64) -> Projections {
    tally_until(version, Arc::default())
}

/// A tally, and another read model behind it.
pub fn tally_and(other: Arc<dyn Projection>) -> Projections {
    let tally: Arc<dyn Projection> = Arc::new(Tally { version: 1, healed: Arc::default() });
    Projections::new(vec![tally, other], decode)
}

/// A tally that poison stops until `healed` is set.
pub fn tally_until(version: i64, healed: Arc<AtomicBool>) -> Projections {
    Projections::new(vec![Arc::new(Tally { version, healed })], decode)
}

pub fn decode(event: &StoredEvent) -> Result<Arc<dyn Any + Send + Sync>, String> {
    let body: Json = serde_json::from_str(&event.body).map_err(|e| format!("unreadable: {e}"))?;
    Ok(Arc::new(body))
}

pub fn user_key(event: &StoredEvent) -> Vec<Value> {
    vec![event.partition_id.into(), event.tenant_id.as_str().into(), event.stream_id.as_str().into()]
}

fn item_key(recorded: &Recorded) -> Option<Vec<Value>> {
    let item = recorded.get::<Json>()?.get("item")?.as_str()?;
    let mut key = user_key(&recorded.event);
    key.push(item.into());
    Some(key)
}

/// The number in a column; 0 where the row is new.
pub fn number(row: Option<&Row>, column: usize) -> Result<i64, String> {
    row.map_or(Ok(0), |row| row[column].int()).map_err(|e| e.to_string())
}

fn and_then(positions: &str, position: i64) -> String {
    if positions.is_empty() { position.to_string() } else { format!("{positions},{position}") }
}

impl Projection for Tally {
    fn name(&self) -> &'static str {
        TALLY
    }

    fn version(&self) -> i64 {
        self.version
    }

    fn tables(&self) -> &'static [Table] {
        if self.version == 1 { &FIRST } else { &SECOND }
    }

    fn reads(&self, event: &Recorded, rows: &mut RowSet) {
        rows.want(USERS, user_key(&event.event));
        if let Some(key) = item_key(event) {
            rows.want(ITEMS, key);
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let event = &recorded.event;
        let mut row = user_key(event);
        let known = rows.get(USERS, &row);
        let count = number(known, 3)?;
        let earlier = known.map_or(Ok(""), |row| row[4].text()).map_err(|e| e.to_string())?;
        let positions = and_then(earlier, event.position);
        row.extend([Value::Int(count + 1), positions.into(), event.event_id.into()]);
        if self.version > 1 {
            row.push(event.position.into());
        }
        rows.put(USERS, 3, row);
        if let Some(mut row) = item_key(recorded) {
            let touched = number(rows.get(ITEMS, &row), 4)?;
            row.push(Value::Int(touched + 1));
            rows.put(ITEMS, 4, row);
        }
        // Fails after its changes, so that a backend that keeps them is found out.
        if event.event_type == POISON && !self.healed.load(Ordering::SeqCst) {
            return Err("it is poison".to_owned());
        }
        Ok(())
    }
}

/// What the tally's tables show.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// By tenant and user: how many events, and at which positions.
    pub users: BTreeMap<(String, String), (i64, String)>,
    /// By tenant, user and item: how often it was touched.
    pub items: BTreeMap<(String, String, String), i64>,
}

pub async fn shown(store: &Store) -> Shown {
    let text = |value: &Value| value.text().expect("a text column holds text").to_owned();
    let number = |value: &Value| value.int().expect("a number's column holds a number");
    let sql = "SELECT tenant_id, user_id, events, positions FROM tally_users";
    let users = store.query(sql, Vec::new()).await.expect("the tally can be read");
    let sql = "SELECT tenant_id, user_id, item, touched FROM tally_items";
    let items = store.query(sql, Vec::new()).await.expect("the tally can be read");
    Shown {
        users: users
            .iter()
            .map(|row| ((text(&row[0]), text(&row[1])), (number(&row[2]), text(&row[3]))))
            .collect(),
        items: items
            .iter()
            .map(|row| ((text(&row[0]), text(&row[1]), text(&row[2])), number(&row[3])))
            .collect(),
    }
}

/// What the tally's tables must show after these events, told without them.
pub fn told<'a>(events: impl IntoIterator<Item = &'a StoredEvent>) -> Shown {
    let mut told = Shown::default();
    for event in events {
        let user = (event.tenant_id.clone(), event.stream_id.clone());
        let (count, positions) = told.users.entry(user.clone()).or_default();
        *count += 1;
        *positions = and_then(positions, event.position);
        let body: Json = serde_json::from_str(&event.body).expect("the body is JSON");
        if let Some(item) = body["item"].as_str() {
            *told.items.entry((user.0, user.1, item.to_owned())).or_default() += 1;
        }
    }
    told
}

/// Events that touch three items in turn.
pub fn touches(count: usize) -> Vec<NewEvent> {
    let items = ["red", "green", "blue"];
    (0..count).map(|n| event_of("Touched", json!({ "item": items[n % 3] }).to_string())).collect()
}

pub fn poison() -> NewEvent {
    event_of(POISON, json!({ "item": "red" }).to_string())
}

/// 84 events of six users of two tenants.
pub async fn fill(store: &Store) {
    for round in 0..2 {
        for tenant in ["acme", "globex"] {
            for user in ["ann", "bob", "cy"] {
                grow(store, &stream(tenant, user), touches(5 + round * 4)).await;
            }
        }
    }
}

/// Small batches, so that a case's few events take many steps.
pub fn start(store: &Store, projections: Projections) -> Arc<Projector> {
    let options =
        ProjectorOptions { poll: Duration::from_millis(20), batch: 40, ..ProjectorOptions::default() };
    Projector::start(store.clone(), projections, options)
}

pub async fn register_and_start(store: &Store, projections: Projections) -> Arc<Projector> {
    let behind = store.register(&projections).await.expect("the read models are registered");
    assert!(behind.is_empty(), "{behind:?} are behind in a fresh database");
    start(store, projections)
}

pub async fn catch_up(projector: &Arc<Projector>) {
    projector.catch_up().await.expect("the projector catches up");
}

pub async fn status(projector: &Projector) -> ProjectionStatus {
    let statuses = projector.status().await.expect("the status can be read");
    statuses.into_iter().find(|status| status.projection == TALLY).expect("the tally has a status")
}
