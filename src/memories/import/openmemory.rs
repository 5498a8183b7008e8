//! OpenMemory's backups: `memories.json`, whose tables name each other by ids, and `memories.jsonl`, one a line.

use std::collections::HashMap;

use memledger_aggregates::memory_book::MemoryState;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::{
    Parsed,
    fields::Fields,
    report::{Note, Remarks},
    rows::Rows,
};
use crate::commands::NewMemory;

/// Fields of documents that hold the memories: those of a backup, and of a list that the API answers.
pub const LISTS: [&str; 2] = ["memories", "items"];

const KEPT: [&str; 2] = ["archived_at", "deleted_at"];

/// The tables of a backup that the memories name by ids.
#[derive(Default)]
pub struct Tables {
    /// The user's id in the tables, and the name that callers know.
    user: Option<(String, String)>,
    apps: HashMap<String, String>,
    categories: HashMap<String, String>,
    categories_of: HashMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct NamedRow {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct InCategory {
    memory_id: String,
    category_id: String,
}

impl Tables {
    /// Takes the tables out of a backup.
    pub fn of(rows: &mut Rows<'_>, remarks: &mut Remarks) -> Result<Self, String> {
        let mut tables = Self::default();
        if let Some(user) = rows.take("user", remarks)? {
            let mut user = Fields::of(user).map_err(|why| format!("user: {why}"))?;
            let name = user.text("user_id")?.ok_or("user: has no user_id")?;
            tables.user = Some((user.text("id")?.unwrap_or_else(|| name.clone()), name));
            // When the account was made says nothing of a memory.
            let _ = (user.take("created_at"), user.take("updated_at"));
            user.ignore_the_rest("user.", remarks);
        }
        tables.apps = names(rows.take("apps", remarks)?, "apps", remarks)?;
        tables.categories = names(rows.take("categories", remarks)?, "categories", remarks)?;
        if let Some(pairs) = rows.take("memory_categories", remarks)? {
            let pairs: Vec<InCategory> = read(pairs, "memory_categories")?;
            for InCategory { memory_id, category_id } in pairs {
                tables.categories_of.entry(memory_id).or_default().push(category_id);
            }
        }
        Ok(tables)
    }
}

fn read<T: for<'a> Deserialize<'a>>(table: Value, name: &str) -> Result<T, String> {
    serde_json::from_value(table).map_err(|failed| format!("{name}: {failed}"))
}

/// The names of a table's rows by id. What else the rows say is reported as ignored.
fn names(table: Option<Value>, name: &str, remarks: &mut Remarks) -> Result<HashMap<String, String>, String> {
    let rows: Vec<Value> = table.map_or(Ok(Vec::new()), |table| read(table, name))?;
    let mut names = HashMap::with_capacity(rows.len());
    for row in rows {
        let mut fields = Fields::of(row.clone()).map_err(|why| format!("{name}: {why}"))?;
        let NamedRow { id, name: called } = read(row, name)?;
        for known in ["id", "name", "owner_id", "created_at", "updated_at", "is_active"] {
            fields.take(known);
        }
        fields.ignore_the_rest(&format!("{name}."), remarks);
        names.insert(id, called);
    }
    Ok(names)
}

pub fn memory(row: Value, tables: &Tables, remarks: &mut Remarks) -> Result<Option<Parsed>, String> {
    let mut row = Fields::of(row)?;
    let content = row.text("content")?.ok_or("content: is missing")?;
    let id = row.text("id")?;
    let mut metadata = match row.metadata("metadata")? {
        empty if empty.is_empty() => row.metadata("metadata_")?,
        metadata => metadata,
    };
    row.keep(&KEPT, &mut metadata, remarks);
    let state = state(row.text("state")?, &mut metadata, remarks)?;
    let topics = categories(&mut row, id.as_deref(), tables)?;
    let parsed = Parsed {
        user_id: user(row.text("user_id")?, tables)?,
        new: NewMemory {
            content,
            topics: super::fields::topics(Some(&Value::Array(topics)), remarks)?,
            agent_id: app(&mut row, tables)?,
            metadata,
            ..NewMemory::default()
        },
        created_at: row.instant("created_at")?,
        updated_at: row.instant("updated_at")?,
        id,
        state,
    };
    row.ignore_the_rest("", remarks);
    Ok(Some(parsed))
}

/// Of the four states we have two; the metadata keeps which one it was.
fn state(
    name: Option<String>,
    metadata: &mut Map<String, Value>,
    remarks: &mut Remarks,
) -> Result<MemoryState, String> {
    let note = match name.as_deref() {
        None | Some("active") => return Ok(MemoryState::Active),
        Some("paused") => Note::Paused,
        Some("archived") => Note::Archived,
        Some("deleted") => Note::Deleted,
        Some(other) => return Err(format!("state: {other:?} is none of active, paused, archived, deleted")),
    };
    remarks.note(note);
    metadata.insert("openmemory_state".into(), name.into());
    Ok(MemoryState::Archived)
}

/// A backup has its user's id in each memory; elsewhere that is the user's name.
fn user(id: Option<String>, tables: &Tables) -> Result<Option<String>, String> {
    match (id, &tables.user) {
        (None, Some((_, name))) => Ok(Some(name.clone())),
        (Some(id), Some((known, name))) if id == *known || id == *name => Ok(Some(name.clone())),
        (Some(id), Some((_, name))) => Err(format!("user_id: {id:?} is not {name}, the user of this backup")),
        (id, None) => Ok(id),
    }
}

/// The app that wrote it, by its name.
fn app(row: &mut Fields, tables: &Tables) -> Result<Option<String>, String> {
    let id = row.text("app_id")?;
    let by_name = row.text("app")?.map_or_else(|| row.text("app_name"), |app| Ok(Some(app)))?;
    Ok(by_name.or_else(|| id.map(|id| tables.apps.get(&id).cloned().unwrap_or(id))))
}

/// The names of a memory's categories, in either form and in both tables.
fn categories(row: &mut Fields, id: Option<&str>, tables: &Tables) -> Result<Vec<Value>, String> {
    let mut categories: Vec<Value> = match row.take("categories") {
        None => Vec::new(),
        Some(named) => read(named, "categories")?,
    };
    let listed: Vec<String> =
        row.take("category_ids").map_or(Ok(Vec::new()), |ids| read(ids, "category_ids"))?;
    let paired = id.and_then(|id| tables.categories_of.get(id)).into_iter().flatten();
    let mut ids: Vec<&String> = Vec::new();
    for id in listed.iter().chain(paired) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    categories
        .extend(ids.into_iter().map(|id| Value::from(tables.categories.get(id).unwrap_or(id).as_str())));
    Ok(categories)
}
