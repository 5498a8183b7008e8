//! Six people of two tenants: the same ids and texts, but each memory in another state with each of them.

use std::collections::BTreeMap;

use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_ledger::{
    DeleteMode, Identity, Ledger, ListQuery, Memory, MemoryPatch, MergeRequest, StateFilter, UserCall,
};
use memledger_store::partition_of;
use serde_json::{Value, json};

use super::super::{Opened, operator, user};

/// A word of every text.
pub const SHARED: &str = "knowledge";

const TENANTS: [&str; 2] = ["north", "south"];
/// Where all of them lie, so that nothing but their names keeps them apart.
const PARTITION: i32 = 7;
/// Memories of a block: one for each thing that may happen to a memory.
const BLOCK: usize = 11;
const BLOCKS: usize = 3;

/// One of them, with all that there is of them, each memory as a read of it shows it.
pub struct Person {
    pub identity: Identity,
    pub name: String,
    pub memories: BTreeMap<String, Memory>,
}

pub async fn people(opened: &Opened) -> Vec<Person> {
    let names = neighbours();
    let mut people = Vec::new();
    for tenant in TENANTS {
        for name in &names {
            let (identity, who) = (operator(tenant), people.len());
            let lines: Vec<Value> = (0..BLOCK * BLOCKS).map(|number| line(number, who)).collect();
            opened.import(&identity, name, &lines).await;
            live(&opened.ledger, &identity, name, who).await;
            people.push(Person { identity, name: name.clone(), memories: BTreeMap::new() });
        }
    }
    // Read once all have lived, so that what one did to another would be seen.
    for person in &mut people {
        person.memories = read(&opened.ledger, &person.identity, &person.name).await;
        let states = ["active", "archived", "merged", "soft_deleted", "purged"];
        for state in states {
            assert!(person.memories.values().any(|memory| memory.state == state), "none is {state}");
        }
    }
    people
}

/// Names of users who lie in one partition, whichever tenant they belong to.
fn neighbours() -> Vec<String> {
    let together = |name: &String| TENANTS.iter().all(|tenant| partition_of(tenant, name) == PARTITION);
    (0..).map(|number| format!("user-{number}")).filter(together).take(3).collect()
}

/// A memory as it begins. Its id and text are the same for everybody, what is filtered by is not.
fn line(number: usize, who: usize) -> Value {
    let turn = number + 5 * who;
    let one = |step: usize, values: &[Option<&str>]| json!(values[turn / step % values.len()]);
    json!({
        "id": format!("memory-{number}"),
        "content": format!("Common {SHARED} of number {number}"),
        "kind": one(1, &[Some("semantic"), Some("procedural"), Some("episodic"), Some("insight")]),
        "category": one(2, &[Some("work"), Some("home"), Some("procedural"), None, Some("errands")]),
        "bank": one(1, &[Some("General"), Some("Work"), Some("Health")]),
        "importance": turn / 2 % 5 + 1,
        "pinned": turn % 7 < 2,
        "agent_id": one(3, &[Some("planner"), Some("writer"), None]),
        "run_id": one(4, &[Some("run-1"), Some("run-2"), None]),
        "actor_id": one(5, &[Some("actor-1"), None]),
        "role": one(2, &[Some("user"), Some("assistant"), None]),
        "created_at": 1_700_000_000,
        "updated_at": 1_700_000_000 + turn % 9 * 86_400,
    })
}

/// Leads the memories through every state, in another order for each person.
async fn live(ledger: &Ledger, identity: &Identity, name: &str, who: usize) {
    let call = || UserCall::new(identity.clone(), user(name));
    for block in 0..BLOCKS {
        let id = |fate: usize| {
            let number = block * BLOCK + (fate + 3 * who) % BLOCK;
            MemoryId::new(format!("memory-{number}")).unwrap()
        };
        for fate in [1, 5] {
            ledger.memories.delete(call(), id(fate), DeleteMode::Archive, None).await.unwrap();
        }
        for fate in [2, 6] {
            ledger.memories.delete(call(), id(fate), DeleteMode::Soft, None).await.unwrap();
        }
        for fate in [5, 6] {
            ledger.memories.restore(call(), id(fate)).await.unwrap();
        }
        ledger.audit.purge(call(), id(3), "asked".to_owned()).await.unwrap();
        ledger.memories.update(call(), id(4), rewritten()).await.unwrap();
        ledger.memories.merge(call(), merge([id(7), id(8)], None)).await.unwrap();
        ledger.memories.merge(call(), merge([id(9), id(10)], Some(id(9)))).await.unwrap();
        if block == 0 {
            ledger.memories.restore(call(), id(8)).await.unwrap();
        }
    }
}

fn rewritten() -> MemoryPatch {
    let set = AttributePatch {
        category: Some(Some("home".to_owned())),
        importance: Some(5),
        pinned: Some(true),
        agent_id: Some(None),
        ..AttributePatch::default()
    };
    MemoryPatch { set, content: Some(format!("Rewritten {SHARED}")), ..MemoryPatch::default() }
}

fn merge(sources: [MemoryId; 2], target_id: Option<MemoryId>) -> MergeRequest {
    MergeRequest {
        source_ids: sources.to_vec(),
        content: format!("Merged {SHARED}"),
        topics: None,
        target_id,
        reason: None,
    }
}

async fn read(ledger: &Ledger, identity: &Identity, name: &str) -> BTreeMap<String, Memory> {
    let query = ListQuery { state: StateFilter::All, limit: 500, ..ListQuery::default() };
    let page = ledger.memories.list(identity, &user(name), query).await.unwrap();
    assert!(page.next_cursor.is_none(), "a page holds all of them");
    let mut memories = BTreeMap::new();
    for listed in page.items {
        let id = MemoryId::new(&listed.id).unwrap();
        memories.insert(listed.id, ledger.memories.get(identity, &user(name), &id).await.unwrap());
    }
    memories
}
