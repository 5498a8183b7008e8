//! Edges between memories, folded in the plainest way: a second opinion on the ledger's relations.

use std::{cmp::Reverse, collections::BTreeMap};

use memledger_aggregates::MemoryId;
use memledger_ledger::{Ledger, Relation, RelationsQuery};

use super::{
    answers::Told,
    cast,
    commands::Op,
    evidence::Event,
    fold::{Book, Folded},
    journal::Sent,
};

/// More than a book of a seed ever has.
const LIMIT: usize = 500;

/// What the events say of a pair: which memory it was made from, and how strongly both are joined.
#[derive(Debug, Clone, PartialEq)]
struct Edge {
    from: String,
    to: String,
    /// In thousandths; 0 once it is removed.
    strength: u64,
    rev: u64,
}

/// By the ids of both memories.
type Edges = BTreeMap<[String; 2], Edge>;

/// The same whichever side is named first.
pub fn pair(one: &str, other: &str) -> [String; 2] {
    [one.min(other).to_owned(), one.max(other).to_owned()]
}

pub fn thousandths(strength: f64) -> u64 {
    (strength * 1_000.0).round() as u64
}

fn is_active(book: &Book, id: &str) -> bool {
    book.get(id).is_some_and(Folded::is_active)
}

/// Holds an event against the rules, too: one that changes nothing of a pair is none that a command may make.
fn take(edges: &mut Edges, event: &Event, book: &Book) {
    if event.event_type == "MemoryPurged" {
        edges.retain(|ends, _| !ends.iter().any(|id| id == event.memory_id()));
    }
    let Some((from, to)) = event.edge() else { return };
    assert!(from != to && is_active(book, from) && is_active(book, to), "{event:?} joins others in {book:?}");
    let (name, fields) = event.change();
    assert_eq!(fields["by_hand"], true, "nothing here works edges out: {event:?}");
    let strength = if name == "linked" { fields["strength"].as_u64().unwrap() } else { 0 };
    let edge = Edge { from: from.to_owned(), to: to.to_owned(), strength, rev: event.rev() };
    let before = edges.insert(pair(from, to), edge);
    let changes = match &before {
        // A pair keeps its sides for as long as both memories are kept.
        Some(edge) => (edge.from.as_str(), edge.to.as_str()) == (from, to) && edge.strength != strength,
        None => strength > 0,
    };
    assert!(changes, "{event:?} makes nothing of {before:?}");
}

/// The edges after each rev.
fn fold(events: &[&Event], books: &[Book]) -> Vec<Edges> {
    let mut all = vec![Edges::new()];
    for (event, before) in events.iter().zip(books) {
        let mut edges = all[all.len() - 1].clone();
        take(&mut edges, event, before);
        all.push(edges);
    }
    all
}

fn of_ledger(relation: &Relation) -> Edge {
    assert_eq!(relation.origin, "manual", "{relation:?}");
    let (from, to) = (relation.from_id.clone(), relation.to_id.clone());
    Edge { from, to, strength: thousandths(relation.strength), rev: relation.rev }
}

pub async fn check(ledger: &Ledger, book: &cast::Book, events: &[&Event], books: &[Book], sent: &[Sent]) {
    let edges = fold(events, books);
    answers_were_true(book, &edges, sent);
    let (edges, now) = (&edges[events.len()], &books[events.len()]);
    let seen = |edge: &&Edge| edge.strength > 0 && is_active(now, &edge.from) && is_active(now, &edge.to);
    let mut wanted: Vec<Edge> = edges.values().filter(seen).cloned().collect();
    wanted.sort_by_key(|edge| Reverse(edge.rev));
    assert_eq!(list(ledger, book, None).await, wanted, "the relations of {book:?}");
    for id in now.keys() {
        let own: Vec<&Edge> = wanted.iter().filter(|edge| [&edge.from, &edge.to].contains(&id)).collect();
        let told = list(ledger, book, Some(MemoryId::new(id).unwrap())).await;
        assert_eq!(told.iter().collect::<Vec<_>>(), own, "the relations of {id} of {book:?}");
    }
}

/// Every answer showed the edge as it was at the rev that it named, or before it was removed there.
fn answers_were_true(book: &cast::Book, edges: &[Edges], sent: &[Sent]) {
    let mine = |one: &&Sent| book.is_of(one.command.identity.tenant.as_str(), one.command.user.as_str());
    for one in sent.iter().filter(mine) {
        for told in one.told() {
            let Told::Edge(answer) = told else { continue };
            let removes = usize::from(matches!(one.command.op, Op::Unrelate { .. }));
            let then = edges.get(usize::try_from(told.rev()).unwrap() - removes);
            let ends = pair(&answer.answer.from_id, &answer.answer.to_id);
            let wanted = then.and_then(|then| then.get(&ends));
            let shown = of_ledger(&answer.answer);
            assert_eq!(Some(&shown), wanted, "{:?} was answered otherwise than it was done", one.command);
        }
    }
}

async fn list(ledger: &Ledger, book: &cast::Book, memory_id: Option<MemoryId>) -> Vec<Edge> {
    let query = RelationsQuery { memory_id, limit: LIMIT, cursor: None };
    let page = ledger.memories.relations(&book.operator(), &book.user, query).await.unwrap();
    assert!(page.next_cursor.is_none(), "{book:?} has more than {LIMIT} edges");
    page.items.iter().map(of_ledger).collect()
}
