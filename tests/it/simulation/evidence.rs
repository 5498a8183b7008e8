//! What the tables hold, read with plain SQL, and the order that the log must have by itself.

use std::collections::{BTreeMap, BTreeSet};

use memledger_store::{EventStore, Row};
use serde_json::Value as Json;
use uuid::Uuid;

/// An event with its body as plain JSON.
#[derive(Debug)]
pub struct Event {
    pub partition: i64,
    pub position: i64,
    pub tenant: String,
    pub user: String,
    pub version: i64,
    pub event_id: Uuid,
    pub event_type: String,
    pub actor: String,
    pub command_id: String,
    pub recorded_at: i64,
    pub body: Json,
}

#[derive(Debug)]
pub struct Receipt {
    pub scope: String,
    pub outcome: Json,
    pub first: i64,
    pub last: i64,
}

/// Tenant, user and command id.
pub type Group = (String, String, String);

pub struct Evidence {
    /// By partition and position.
    pub events: Vec<Event>,
    heads: BTreeMap<i64, i64>,
    /// By tenant and command id, as each is used by one writer alone.
    pub receipts: BTreeMap<(String, String), Receipt>,
    /// Bodies by content id.
    pub contents: BTreeMap<Uuid, String>,
}

async fn rows(store: &dyn EventStore, sql: &str) -> Vec<Row> {
    store.query(sql, Vec::new()).await.unwrap_or_else(|failed| panic!("{sql}: {failed}"))
}

fn text(row: &Row, column: usize) -> String {
    row[column].text().unwrap().to_owned()
}

fn int(row: &Row, column: usize) -> i64 {
    row[column].int().unwrap()
}

fn json(row: &Row, column: usize) -> Json {
    serde_json::from_str(row[column].text().unwrap()).unwrap()
}

fn event(row: &Row) -> Event {
    Event {
        partition: int(row, 0),
        position: int(row, 1),
        tenant: text(row, 2),
        user: text(row, 3),
        version: int(row, 4),
        event_id: row[5].uuid().unwrap(),
        event_type: text(row, 6),
        actor: text(row, 7),
        command_id: text(row, 8),
        recorded_at: int(row, 9),
        body: json(row, 10),
    }
}

fn receipt(row: &Row) -> ((String, String), Receipt) {
    let receipt =
        Receipt { scope: text(row, 2), outcome: json(row, 3), first: int(row, 4), last: int(row, 5) };
    ((text(row, 0), text(row, 1)), receipt)
}

impl Event {
    pub fn memory_id(&self) -> &str {
        self.body["memory_id"].as_str().unwrap()
    }

    pub fn rev(&self) -> u64 {
        self.body["rev"].as_u64().unwrap()
    }

    pub fn revision(&self) -> u64 {
        self.body["revision"].as_u64().unwrap()
    }

    /// What changed: its name and its fields.
    pub fn change(&self) -> (&str, &Json) {
        let (name, fields) = self.body["change"].as_object().unwrap().iter().next().unwrap();
        (name.as_str(), fields)
    }

    /// The memories of the edge that it is about. It leaves the memories themselves as they were.
    pub fn edge(&self) -> Option<(&str, &str)> {
        let (name, fields) = self.change();
        let to = fields["to"].as_str().filter(|_| ["linked", "unlinked"].contains(&name));
        to.map(|to| (self.memory_id(), to))
    }

    /// Contents that it brought in.
    pub fn brought(&self) -> Vec<Uuid> {
        let places = [&self.change().1["content"]["content_id"], &self.body["reason"]["content_id"]];
        places.into_iter().filter_map(Json::as_str).map(|id| id.parse().unwrap()).collect()
    }

    /// Contents that it destroyed.
    pub fn erased(&self) -> Vec<Uuid> {
        let listed = self.change().1["erased"].as_array();
        listed.into_iter().flatten().map(|id| id.as_str().unwrap().parse().unwrap()).collect()
    }

    pub fn is_imported(&self) -> bool {
        self.body["by_run"] == "import:jsonl"
    }
}

impl Evidence {
    pub async fn read(store: &dyn EventStore) -> Self {
        let events = "SELECT partition_id, position, tenant_id, stream_id, version, event_id, event_type, \
                      actor, command_id, recorded_at, body FROM events ORDER BY partition_id, position";
        let heads = "SELECT partition_id, next_position - 1 FROM partitions";
        let receipts = "SELECT tenant_id, command_id, scope, outcome, first_position, last_position \
                        FROM commands";
        let contents = "SELECT content_id, body FROM contents";
        let found = rows(store, receipts).await;
        let count = found.len();
        let receipts: BTreeMap<_, _> = found.iter().map(receipt).collect();
        assert_eq!(receipts.len(), count, "two receipts of one command");
        let content = |row: &Row| (row[0].uuid().unwrap(), text(row, 1));
        Self {
            events: rows(store, events).await.iter().map(event).collect(),
            heads: rows(store, heads).await.iter().map(|row| (int(row, 0), int(row, 1))).collect(),
            receipts,
            contents: rows(store, contents).await.iter().map(content).collect(),
        }
    }

    /// Every text column that must not hold anything personal.
    pub async fn impersonal(store: &dyn EventStore) -> String {
        let columns = [
            ("events", "body"),
            ("events", "actor"),
            ("events", "command_id"),
            ("commands", "outcome"),
            ("snapshots", "body"),
            ("memories", "lineage"),
            ("changes", "detail"),
            ("changes", "actor"),
        ];
        let mut all = String::new();
        for (table, column) in columns {
            for row in rows(store, &format!("SELECT {column} FROM {table}")).await {
                all.push_str(row[0].text().unwrap());
                all.push('\n');
            }
        }
        all
    }

    /// The events of each command of each user, in their order.
    pub fn groups(&self) -> BTreeMap<Group, Vec<&Event>> {
        let mut groups: BTreeMap<Group, Vec<&Event>> = BTreeMap::new();
        for event in &self.events {
            let group = (event.tenant.clone(), event.user.clone(), event.command_id.clone());
            groups.entry(group).or_default().push(event);
        }
        groups
    }

    /// No number is left out or given twice: positions, versions, revs, revisions.
    pub fn is_in_order(&self) {
        let mut last: BTreeMap<(&str, &str), &Event> = BTreeMap::new();
        let mut revisions: BTreeMap<(&str, &str, &str), u64> = BTreeMap::new();
        let mut positions: BTreeMap<i64, i64> = self.heads.keys().map(|partition| (*partition, 0)).collect();
        let mut ids = BTreeSet::new();
        for event in &self.events {
            let position = positions.get_mut(&event.partition).expect("the partition has a counter");
            assert_eq!(event.position, *position + 1, "positions of partition {}", event.partition);
            *position = event.position;
            let before = last.insert((event.tenant.as_str(), event.user.as_str()), event);
            let (version, rev, at) = before.map_or((0, 0, 0), |e| (e.version, e.rev(), e.recorded_at));
            assert_eq!((event.version, event.rev()), (version + 1, rev + 1), "after {before:?}");
            assert!(event.recorded_at >= at, "time runs backwards from {before:?} to {event:?}");
            let memory = (event.tenant.as_str(), event.user.as_str(), event.memory_id());
            let revision = revisions.entry(memory).or_default();
            let changes = u64::from(event.edge().is_none());
            assert_eq!(event.revision(), *revision + changes, "{event:?}");
            *revision = event.revision();
            assert!(ids.insert(event.event_id), "two events have the id {}", event.event_id);
        }
        assert_eq!(positions, self.heads, "the counters are not where the log ends");
    }
}
