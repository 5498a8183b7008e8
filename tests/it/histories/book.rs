//! A user's memories folded from what was asked, in the plainest words; no code of the program is used.

use std::{collections::BTreeMap, rc::Rc};

use super::record::{Ask, Effect, Seen, Set};

/// The memories by id. A state is kept for every write of a run, so the memories are shared between them.
pub type Book = BTreeMap<String, Rc<Seen>>;

pub fn is_active(memory: &Seen) -> bool {
    memory.state == "active"
}

fn known<'a>(book: &'a Book, id: &str) -> Result<&'a Seen, &'static str> {
    book.get(id).map(Rc::as_ref).ok_or("not_found")
}

fn guarded(book: &Book, id: &str, guard: Option<u64>) -> Result<(), &'static str> {
    let Some(revision) = guard else { return Ok(()) };
    if known(book, id)?.revision == revision { Ok(()) } else { Err("revision_mismatch") }
}

fn active(book: &Book, id: &str) -> Result<(), &'static str> {
    if is_active(known(book, id)?) { Ok(()) } else { Err("state_conflict") }
}

fn inactive(book: &Book, id: &str) -> Result<(), &'static str> {
    if is_active(known(book, id)?) { Err("state_conflict") } else { Ok(()) }
}

fn mergeable(
    book: &Book,
    sources: &[String],
    into: Option<&str>,
    guard: Option<u64>,
) -> Result<(), &'static str> {
    if let Some(id) = into {
        guarded(book, id, guard)?;
    }
    sources.iter().map(String::as_str).chain(into).try_for_each(|id| active(book, id))
}

/// The code of the refusal that a book in this state must answer with; none where it allows what is asked.
pub fn refusal(book: &Book, ask: &Ask) -> Option<&'static str> {
    let allowed = match ask {
        Ask::Create { .. } | Ask::List { .. } | Ask::Delta { .. } => Ok(()),
        Ask::Get { id } => known(book, id).map(|_| ()),
        Ask::Change { id, guard, .. } | Ask::Delete { id, guard, .. } => {
            guarded(book, id, *guard).and_then(|()| active(book, id))
        }
        Ask::Restore { id, guard } => guarded(book, id, *guard).and_then(|()| inactive(book, id)),
        Ask::Merge { sources, into, guard, .. } => mergeable(book, sources, into.as_deref(), *guard),
    };
    allowed.err()
}

/// Carries out a write that the book allows: its first event has the given rev, and a memory that it brings
/// the given id. Answers the events that it must leave; none where all is so already.
pub fn apply(book: &mut Book, ask: &Ask, newborn: &str, rev: u64) -> Vec<Effect> {
    match ask {
        Ask::Create { content, importance, category } => {
            let mut memory = unborn(newborn, *importance, category.clone());
            memory.content = Some(content.clone());
            vec![put(book, memory, "MemoryCreated", rev)]
        }
        Ask::Change { id, set, .. } => {
            let mut memory = copy(book, id);
            let event = change(&mut memory, set);
            if memory == *book[id] { Vec::new() } else { vec![put(book, memory, event, rev)] }
        }
        Ask::Delete { id, soft, .. } => {
            let (state, event) =
                if *soft { ("soft_deleted", "MemorySoftDeleted") } else { ("archived", "MemoryDeleted") };
            let memory = Seen { state: state.to_owned(), ..copy(book, id) };
            vec![put(book, memory, event, rev)]
        }
        Ask::Restore { id, .. } => {
            let memory = Seen { state: "active".to_owned(), merged_into: None, ..copy(book, id) };
            vec![put(book, memory, "MemoryRestored", rev)]
        }
        Ask::Merge { sources, into, content, .. } => {
            let mut product = match into {
                Some(id) => copy(book, id),
                None => combined(book, sources, newborn),
            };
            product.content = Some(content.clone());
            merge(book, sources, product, rev)
        }
        Ask::Get { .. } | Ask::List { .. } | Ask::Delta { .. } => Vec::new(),
    }
}

fn unborn(id: &str, importance: u64, category: Option<String>) -> Seen {
    Seen {
        id: id.to_owned(),
        content: None,
        state: "active".to_owned(),
        revision: 0,
        rev: 0,
        importance,
        pinned: false,
        category,
        merged_into: None,
    }
}

fn copy(book: &Book, id: &str) -> Seen {
    book[id].as_ref().clone()
}

/// The event's type that such a change leaves.
fn change(memory: &mut Seen, set: &Set) -> &'static str {
    match set {
        Set::Text { content, importance } => {
            memory.content = Some(content.clone());
            memory.importance = *importance;
            "MemoryUpdated"
        }
        Set::Pin(pinned) => {
            memory.pinned = *pinned;
            "MemoryPinned"
        }
        Set::Category(category) => {
            memory.category = Some(category.clone());
            "MemoryReclassified"
        }
    }
}

/// Puts a memory's next revision in its place.
fn put(book: &mut Book, mut memory: Seen, event: &str, rev: u64) -> Effect {
    memory.revision += 1;
    memory.rev = rev;
    let effect = Effect {
        event: event.to_owned(),
        id: memory.id.clone(),
        revision: memory.revision,
        text: if is_active(&memory) { memory.content.clone() } else { None },
    };
    book.insert(memory.id.clone(), Rc::new(memory));
    effect
}

/// What the sources of a merge have in common, the greatest importance, and a pin where one was pinned.
fn combined(book: &Book, sources: &[String], newborn: &str) -> Seen {
    let all = || sources.iter().map(|id| &book[id]);
    let category = all().next().and_then(|first| first.category.clone());
    let category = category.filter(|shared| all().all(|memory| memory.category.as_ref() == Some(shared)));
    let importance = all().map(|memory| memory.importance).max().unwrap_or_default();
    let mut product = unborn(newborn, importance, category);
    product.pinned = all().any(|memory| memory.pinned);
    product
}

fn merge(book: &mut Book, sources: &[String], product: Seen, rev: u64) -> Vec<Effect> {
    let into = product.id.clone();
    let mut effects = vec![put(book, product, "MemoriesMerged", rev)];
    for source in sources.iter().filter(|id| **id != into) {
        let mut memory = copy(book, source);
        memory.state = "merged".to_owned();
        memory.merged_into = Some(into.clone());
        let next = rev + effects.len() as u64;
        effects.push(put(book, memory, "MemoryMergedAway", next));
    }
    effects
}
