//! What the ledger answers of a book, now and in the past, against the plain fold of its events.

use std::collections::BTreeMap;

use memledger_aggregates::ThreadId;
use memledger_ledger::{AsOf, Delta, DeltaChange, DeltaQuery, Ledger, ListQuery, StateFilter, TimelineQuery};
use rand::{Rng, rngs::StdRng};
use uuid::Uuid;

use super::{
    answers::Told,
    cast::Book,
    edges,
    evidence::{Event, Evidence},
    fold::{self, Shown, fold, of_ledger},
    journal::Sent,
};

/// More than a book of a seed ever has.
const LIMIT: usize = 500;
/// Revs that are looked back from, for each book.
const LOOKS: usize = 3;

type Contents = BTreeMap<Uuid, String>;

pub async fn check(ledger: &Ledger, book: &Book, evidence: &Evidence, sent: &[Sent], rng: &mut StdRng) {
    let events: Vec<&Event> =
        evidence.events.iter().filter(|event| book.is_of(&event.tenant, &event.user)).collect();
    let books = fold(&events);
    let contents = &evidence.contents;
    answers_were_true(book, &books, contents, sent);
    let now = &books[books.len() - 1];
    assert_eq!(list(ledger, book, None).await, shown(now, contents), "{book:?} now");
    for look in 0..=LOOKS {
        let rev = if look == LOOKS { 0 } else { rng.random_range(0..books.len()) };
        let then = &books[rev];
        let as_of = Some(AsOf::Rev(rev as u64));
        assert_eq!(list(ledger, book, as_of).await, shown(then, contents), "{book:?} as of rev {rev}");
        let delta = delta_leads_to_now(ledger, book, rev as u64, (then, now), contents).await;
        // Edges take no place in it, and it leads past them.
        assert_eq!((delta.rev, delta.more), (events.len() as u64, false), "{book:?}");
        let is_edge = |change: &DeltaChange| events[change.rev as usize - 1].edge().is_some();
        assert!(!delta.changes.iter().any(is_edge), "{delta:?}");
    }
    let query = TimelineQuery { limit: LIMIT, ..TimelineQuery::default() };
    let page = ledger.memories.timeline(&book.operator(), &book.user, query).await.unwrap();
    let revs: Vec<u64> = page.items.iter().filter_map(|item| item.rev).collect();
    let wanted: Vec<u64> = (1..books.len() as u64).rev().collect();
    assert_eq!(revs, wanted, "the timeline of {book:?}");
    edges::check(ledger, book, &events, &books, sent).await;
}

/// Every answer showed the memory as it was at its rev.
fn answers_were_true(book: &Book, books: &[fold::Book], contents: &Contents, sent: &[Sent]) {
    let mine = |one: &&Sent| book.is_of(one.command.identity.tenant.as_str(), one.command.user.as_str());
    for one in sent.iter().filter(mine) {
        for told in one.told() {
            let Told::Memory(answer) = told else { continue };
            // A repeated one shows the memory as it is by then.
            let rev = if answer.replayed { answer.memory.rev } else { answer.rev };
            let rev = usize::try_from(rev).unwrap();
            let then = books.get(rev).and_then(|then| then.get(&answer.memory.id));
            let then = then.unwrap_or_else(|| panic!("the log has nothing of {answer:?}"));
            let (mut wanted, mut told) = (then.shown(contents), of_ledger(&answer.memory));
            if wanted.text.is_none() || told.text.is_none() {
                // It was purged after the answer, or before it was given again.
                (wanted.text, told.text) = (None, None);
            }
            assert_eq!(told, wanted, "{:?} was answered otherwise than it was done", one.command);
        }
    }
}

fn shown(book: &fold::Book, contents: &Contents) -> BTreeMap<String, Shown> {
    book.iter().map(|(id, memory)| (id.clone(), memory.shown(contents))).collect()
}

async fn list(ledger: &Ledger, book: &Book, as_of: Option<AsOf>) -> BTreeMap<String, Shown> {
    let query = ListQuery { state: StateFilter::All, as_of, limit: LIMIT, ..ListQuery::default() };
    let page = ledger.memories.list(&book.operator(), &book.user, query).await.unwrap();
    assert!(page.next_cursor.is_none(), "{book:?} has more than {LIMIT} memories");
    page.items.iter().map(|memory| (memory.id.clone(), of_ledger(memory))).collect()
}

/// What an agent holds in its prompt: the active memories' texts.
fn active(book: &fold::Book, contents: &Contents) -> BTreeMap<String, Option<String>> {
    let active = book.iter().filter(|(_, memory)| memory.is_active());
    active.map(|(id, memory)| (id.clone(), memory.shown(contents).text)).collect()
}

/// The state at a rev and the delta since it give the state now.
async fn delta_leads_to_now(
    ledger: &Ledger,
    book: &Book,
    since: u64,
    (then, now): (&fold::Book, &fold::Book),
    contents: &Contents,
) -> Delta {
    let thread = ThreadId::new("thread").unwrap();
    let delta =
        ledger.memories.delta(&book.operator(), &book.user, &thread, DeltaQuery::since(since)).await.unwrap();
    let mut seen = active(then, contents);
    for change in &delta.changes {
        let arrives = matches!(change.event.as_str(), "created" | "updated" | "restored" | "merged")
            && change.meta.get("merged_into").is_none();
        if arrives {
            seen.insert(change.memory_id.clone(), change.text.clone());
        } else {
            assert!(seen.remove(&change.memory_id).is_some(), "{change:?} takes away what was not there");
        }
    }
    assert_eq!(seen, active(now, contents), "{book:?}: rev {since} and the delta since");
    assert_eq!(delta.header.is_none(), delta.changes.is_empty(), "{delta:?}");
    delta
}
