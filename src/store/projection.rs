//! What a read model is: a pure fold of events into rows. The backends load and write the rows.

use std::{any::Any, convert::identity, sync::Arc};

use indexmap::IndexMap;

use crate::{
    Row, StoredEvent, Value, guarded,
    table::{Table, Type},
};

/// An event with what its body decodes to.
pub struct Recorded {
    pub event: StoredEvent,
    pub decoded: Result<Arc<dyn Any + Send + Sync>, String>,
}

impl Recorded {
    /// The decoded event, where it is of that type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.decoded.as_ref().ok().and_then(|decoded| decoded.downcast_ref())
    }
}

/// One read model. `apply` sees every event once, in the order of its partition.
pub trait Projection: Send + Sync {
    fn name(&self) -> &'static str;

    /// Raised when the tables' shape or meaning changes; the read model is then rebuilt.
    fn version(&self) -> i64;

    fn tables(&self) -> &'static [Table];

    /// The rows that `apply` will ask for.
    fn reads(&self, event: &Recorded, rows: &mut RowSet);

    /// Changes rows; an error parks the event and its stream, and its changes are taken back.
    fn apply(&self, event: &Recorded, rows: &mut RowSet) -> Result<(), String>;
}

/// The read models of a program and how it decodes events.
#[derive(Clone)]
pub struct Projections {
    list: Vec<Arc<dyn Projection>>,
    decode: fn(&StoredEvent) -> Result<Arc<dyn Any + Send + Sync>, String>,
}

impl Projections {
    pub fn new(
        list: Vec<Arc<dyn Projection>>,
        decode: fn(&StoredEvent) -> Result<Arc<dyn Any + Send + Sync>, String>,
    ) -> Self {
        Self { list, decode }
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Projection> {
        self.list.iter().map(AsRef::as_ref)
    }

    pub fn get(&self, name: &str) -> Option<&dyn Projection> {
        self.iter().find(|projection| projection.name() == name)
    }

    /// These read models alone, by name; all where no name is given.
    pub fn subset(&self, names: &[String]) -> Result<Self, String> {
        if let Some(unknown) = names.iter().find(|name| self.get(name).is_none()) {
            return Err(format!("no projection is named {unknown}; there are {}", self.names().join(", ")));
        }
        let wanted = |p: &Arc<dyn Projection>| names.is_empty() || names.iter().any(|name| name == p.name());
        Ok(Self { list: self.list.iter().filter(|p| wanted(p)).cloned().collect(), decode: self.decode })
    }

    /// These read models but for the named ones.
    pub fn without(&self, names: &[&str]) -> Self {
        let list = self.list.iter().filter(|p| !names.contains(&p.name())).cloned().collect();
        Self { list, decode: self.decode }
    }

    pub fn names(&self) -> Vec<&'static str> {
        self.iter().map(Projection::name).collect()
    }

    pub fn record(&self, event: StoredEvent) -> Recorded {
        let decoded = guarded(identity, || (self.decode)(&event));
        Recorded { event, decoded }
    }
}

/// The rows of one table by key. A quick hash is enough: it is seeded, and a batch bounds the keys.
type Slots = IndexMap<Vec<Value>, Slot, foldhash::fast::RandomState>;

/// A row as it is now, and what is known of it.
#[derive(Default)]
struct Slot {
    row: Option<Row>,
    /// It was loaded, so the database has one of that key.
    stored: bool,
    dirty: bool,
}

/// Takes one change back.
struct Undo {
    table: usize,
    /// The slot's place; none is ever removed.
    at: usize,
    row: Option<Row>,
    dirty: bool,
}

/// What is to be written to one table.
#[derive(Default)]
pub struct RowChanges {
    /// The table's place in [`Projection::tables`].
    pub table: usize,
    /// Rows that were not loaded; but who asked for none may meet one of that key all the same.
    pub added: Vec<Row>,
    pub changed: Vec<Row>,
    /// Keys.
    pub deleted: Vec<Vec<Value>>,
}

/// The rows one batch of one projection works on: loaded, changed, then written once each.
#[derive(Default)]
pub struct RowSet {
    /// By the table's place in [`Projection::tables`].
    slots: Vec<Slots>,
    wanted: Vec<(usize, Vec<Value>)>,
    /// What the event under way changed.
    undo: Vec<Undo>,
    destroyed: bool,
}

impl RowSet {
    /// Tells that an event destroyed texts: what it left of their bytes is to be cleaned up.
    pub fn texts_destroyed(&mut self) {
        self.destroyed = true;
    }

    pub fn texts_were_destroyed(&self) -> bool {
        self.destroyed
    }

    /// Asks for a row to be loaded.
    pub fn want(&mut self, table: usize, key: Vec<Value>) {
        self.wanted.push((table, key));
    }

    /// The keys asked for, each once, by table.
    pub fn take_wanted(&mut self) -> Vec<(usize, Vec<Vec<Value>>)> {
        let mut wanted = std::mem::take(&mut self.wanted);
        wanted.sort();
        wanted.dedup();
        let mut tables: Vec<(usize, Vec<Vec<Value>>)> = Vec::new();
        for (table, key) in wanted {
            match tables.last_mut() {
                Some((last, keys)) if *last == table => keys.push(key),
                _ => tables.push((table, vec![key])),
            }
        }
        tables
    }

    /// Takes in a row as the database has it.
    pub fn load(&mut self, at: usize, table: &Table, mut row: Row) {
        for (value, (_, kind)) in row.iter_mut().zip(table.columns) {
            // SQLite hands UUIDs over as bytes; keys must be found again as what they are.
            if *kind == Type::Uuid
                && let Ok(uuid) = value.uuid()
            {
                *value = Value::Uuid(uuid);
            }
        }
        let key = row[..table.key].to_vec();
        self.table(at).insert(key, Slot { row: Some(row), stored: true, dirty: false });
    }

    fn table(&mut self, at: usize) -> &mut Slots {
        if self.slots.len() <= at {
            self.slots.resize_with(at + 1, Slots::default);
        }
        &mut self.slots[at]
    }

    pub fn get(&self, table: usize, key: &[Value]) -> Option<&Row> {
        self.slots.get(table)?.get(key)?.row.as_ref()
    }

    /// Writes a row; its first columns are its key.
    pub fn put(&mut self, table: usize, key_len: usize, row: Row) {
        let key = row[..key_len].to_vec();
        self.change(table, key, Some(row));
    }

    pub fn delete(&mut self, table: usize, key: Vec<Value>) {
        self.change(table, key, None);
    }

    fn change(&mut self, table: usize, key: Vec<Value>, row: Option<Row>) {
        let entry = self.table(table).entry(key);
        let at = entry.index();
        let slot = entry.or_default();
        let undo = Undo { table, at, row: std::mem::replace(&mut slot.row, row), dirty: slot.dirty };
        slot.dirty = true;
        self.undo.push(undo);
    }

    /// Ends an event: keeps its changes.
    pub fn keep(&mut self) {
        self.undo.clear();
    }

    /// Ends an event: takes its changes back.
    pub fn take_back(&mut self) {
        for Undo { table, at, row, dirty } in self.undo.drain(..).rev() {
            if let Some((_, slot)) = self.slots[table].get_index_mut(at) {
                slot.row = row;
                slot.dirty = dirty;
            }
        }
    }

    /// What to write, by table and in key order, so that two writers lock alike.
    pub fn into_changes(self) -> Vec<RowChanges> {
        let mut tables = Vec::new();
        for (table, slots) in self.slots.into_iter().enumerate() {
            let mut dirty: Vec<(Vec<Value>, Slot)> =
                slots.into_iter().filter(|(_, slot)| slot.dirty).collect();
            if dirty.is_empty() {
                continue;
            }
            dirty.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
            let mut changes = RowChanges { table, ..RowChanges::default() };
            for (key, slot) in dirty {
                match slot.row {
                    Some(row) if slot.stored => changes.changed.push(row),
                    Some(row) => changes.added.push(row),
                    None => changes.deleted.push(key),
                }
            }
            tables.push(changes);
        }
        tables
    }
}
