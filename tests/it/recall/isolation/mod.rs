//! Whatever is asked: what is answered belongs to the user asked for, is active and fulfils every filter, and
//! nothing that does so is missing.

mod people;

use std::{cell::Cell, collections::BTreeSet};

use memledger_aggregates::{Timestamp, memory_book::Kind};
use memledger_ledger::{Identity, Ledger, Memory, RecallFilters, RecallOptions, RecallQuery, Role, time};
use memledger_tests::Backend;
use proptest::{
    prelude::*,
    test_runner::{Config, TestCaseResult, TestRunner},
};
use serde_json::json;
use tokio::runtime::Handle;

use super::{Opened, operator, query, undated, user};
use crate::http::on_both;
use people::{Person, SHARED, people};

on_both!(
    exactly_what_fulfils_every_filter_is_found,
    the_same_is_found_of_users_who_are_read_whole,
    the_same_is_found_of_users_there_is_no_room_for,
    a_key_of_other_users_finds_nobody,
);

const CASES: u32 = 60;
const ALL_CASES: u32 = 3_000;

/// What a filter asks for.
#[derive(Debug, Clone, Copy)]
enum Pick {
    Anything,
    /// What a certain memory has.
    Own,
    /// What that one has not.
    Other,
}

/// A query, its filters taken from one of the user's memories.
#[derive(Debug)]
struct Wish {
    who: usize,
    memory: usize,
    picks: [Pick; 13],
    top_k: usize,
    threshold: Option<f64>,
    full: bool,
}

fn wishes() -> impl Strategy<Value = Wish> {
    let pick = prop_oneof![10 => Just(Pick::Anything), 8 => Just(Pick::Own), 1 => Just(Pick::Other)];
    let top_k = prop_oneof![3 => Just(100_usize), 1 => 1..20_usize];
    let threshold =
        prop_oneof![3 => Just(None::<f64>), 1 => Just(Some(0.0_f64)), 1 => (0.0..1.0_f64).prop_map(Some)];
    let picks = prop::array::uniform13(pick);
    (0..6_usize, any::<usize>(), picks, top_k, threshold, any::<bool>()).prop_map(
        |(who, memory, picks, top_k, threshold, full)| Wish { who, memory, picks, top_k, threshold, full },
    )
}

fn updated_at(memory: &Memory) -> Timestamp {
    time::parse("updated_at", &memory.updated_at).unwrap()
}

impl Wish {
    fn query(&self, person: &Person) -> RecallQuery {
        let memory = person.memories.values().nth(self.memory % person.memories.len()).unwrap();
        let text = |at: usize, own: Option<&String>| match self.picks[at] {
            Pick::Anything => None,
            Pick::Own => own.cloned(),
            Pick::Other => Some("elsewhere".to_owned()),
        };
        let importance = |at: usize, other: u8| match self.picks[at] {
            Pick::Anything => None,
            Pick::Own => Some(memory.importance),
            Pick::Other => Some(other),
        };
        let moment = |at: usize, further: i64| match self.picks[at] {
            Pick::Anything => None,
            Pick::Own => Some(updated_at(memory)),
            Pick::Other => Some(Timestamp(updated_at(memory).0 + further)),
        };
        let pinned = match self.picks[6] {
            Pick::Anything => None,
            Pick::Own => Some(memory.pinned),
            Pick::Other => Some(!memory.pinned),
        };
        let category = text(11, memory.category.as_ref());
        let filters = RecallFilters {
            user_id: user(&person.name),
            kind: match self.picks[12] {
                Pick::Anything => None,
                Pick::Own => Kind::parse(&memory.kind),
                Pick::Other => Some(Kind::Summary),
            },
            agent_id: text(0, memory.agent_id.as_ref()),
            run_id: text(1, memory.run_id.as_ref()),
            actor_id: text(2, memory.actor_id.as_ref()),
            role: text(3, memory.role.as_ref()),
            thread_id: None,
            topic: None,
            category: text(4, memory.category.as_ref()),
            bank: text(5, Some(&memory.bank)),
            pinned,
            importance_min: importance(7, 5),
            importance_max: importance(8, 1),
            updated_after: moment(9, 1),
            updated_before: moment(10, -1),
        };
        // One more than the memory's own, so that a list is more than a single value.
        let categories = category.into_iter().flat_map(|own| [own, "nowhere".to_owned()]).collect();
        RecallQuery {
            categories,
            filters,
            top_k: self.top_k,
            threshold: self.threshold,
            full: self.full,
            ..query(&person.name, SHARED)
        }
    }
}

/// The rules in the plainest words.
fn fulfils(memory: &Memory, query: &RecallQuery) -> bool {
    let filters = &query.filters;
    let same = |asked: &Option<String>, own: Option<&String>| asked.is_none() || asked.as_ref() == own;
    let is_asked_for = |category: &String| query.categories.contains(category);
    let mut asked = query.categories.iter().chain(&filters.category);
    let procedures = asked.any(|category| category == "procedural")
        || filters.kind == Some(Kind::Procedural)
        || filters.bank.as_deref() == Some("Procedural");
    let at = updated_at(memory);
    memory.state == "active"
        && filters.kind.is_none_or(|kind| kind.as_str() == memory.kind)
        && same(&filters.agent_id, memory.agent_id.as_ref())
        && same(&filters.run_id, memory.run_id.as_ref())
        && same(&filters.actor_id, memory.actor_id.as_ref())
        && same(&filters.role, memory.role.as_ref())
        && same(&filters.category, memory.category.as_ref())
        && same(&filters.bank, Some(&memory.bank))
        && (query.categories.is_empty() || memory.category.as_ref().is_some_and(is_asked_for))
        && filters.pinned.is_none_or(|pinned| memory.pinned == pinned)
        && filters.importance_min.is_none_or(|least| memory.importance >= least)
        && filters.importance_max.is_none_or(|most| memory.importance <= most)
        && filters.updated_after.is_none_or(|first| at >= first)
        && filters.updated_before.is_none_or(|last| at <= last)
        && (procedures || memory.kind != "procedural")
}

/// As it is shown in one line.
fn bullet(memory: &Memory) -> String {
    let label = memory.category.as_ref().unwrap_or(&memory.bank);
    format!("[{label}] {}", memory.content.as_deref().unwrap_or_default())
}

/// When it was last looked at is no part of what it says.
fn unread(memory: &Memory) -> Memory {
    Memory { last_accessed_at: None, retrievals: 0, ..memory.clone() }
}

async fn check(ledger: &Ledger, people: &[Person], wish: &Wish, found: &Cell<usize>) -> TestCaseResult {
    let person = &people[wish.who];
    let query = wish.query(person);
    let answer = ledger.recall.recall(&person.identity, query.clone()).await;
    let items = answer.map_err(|error| TestCaseError::fail(format!("{query:?}: {error}")))?.items;
    let mut answered = BTreeSet::new();
    for item in &items {
        prop_assert!(answered.insert(item.id.clone()), "{} is answered twice", item.id);
        let Some(memory) = person.memories.get(&item.id) else {
            return Err(TestCaseError::fail(format!("{} is no memory of that user", item.id)));
        };
        prop_assert!(fulfils(memory, &query), "{memory:?} is answered to {query:?}");
        prop_assert_eq!(undated(&item.text), &bullet(memory));
        prop_assert_eq!(&item.category, &memory.category);
        prop_assert_eq!(item.memory.as_ref().map(unread), query.full.then(|| unread(memory)));
    }
    prop_assert!(items.len() <= query.top_k, "{} are answered to {query:?}", items.len());
    if query.threshold.is_none_or(|least| least <= 0.0) {
        let all = person.memories.iter().filter(|(_, memory)| fulfils(memory, &query));
        let all: BTreeSet<String> = all.map(|(id, _)| id.clone()).collect();
        let missing: Vec<&String> = all.difference(&answered).collect();
        let enough = all.len().min(query.top_k);
        prop_assert!(items.len() == enough, "{missing:?} are missing in the answer to {query:?}");
        found.set(found.get() + usize::from(enough > 0));
    }
    Ok(())
}

async fn exactly_what_fulfils_every_filter_is_found(backend: Backend) {
    // So few at first that what a filter lets through is mostly read by the filter.
    let recall = RecallOptions { resident_from: 1, candidates: 1, ..RecallOptions::default() };
    exactly_what_fulfils(Opened::with(backend, recall).await).await;
}

async fn the_same_is_found_of_users_who_are_read_whole(backend: Backend) {
    exactly_what_fulfils(Opened::with(backend, RecallOptions::default()).await).await;
}

async fn the_same_is_found_of_users_there_is_no_room_for(backend: Backend) {
    let recall =
        RecallOptions { resident_from: 1, resident_bytes: 0, candidates: 1, ..RecallOptions::default() };
    exactly_what_fulfils(Opened::with(backend, recall).await).await;
}

async fn exactly_what_fulfils(opened: Opened) {
    let people = people(&opened).await;
    let cases = if memledger_tests::all_is_wanted() { ALL_CASES } else { CASES };
    let mut runner = TestRunner::new(Config { cases, failure_persistence: None, ..Config::default() });
    let found = Cell::new(0);
    let ran = tokio::task::block_in_place(|| {
        runner
            .run(&wishes(), |wish| Handle::current().block_on(check(&opened.ledger, &people, &wish, &found)))
    });
    ran.unwrap_or_else(|failed| panic!("{failed}"));
    assert!(found.get() > 3, "hardly any query finds anything, so hardly anything is tried");
    opened.close().await;
}

async fn a_key_of_other_users_finds_nobody(backend: Backend) {
    let opened = Opened::new(backend).await;
    let admin = operator("north");
    opened.import(&admin, "ana", &[json!({"content": "Common knowledge"})]).await;
    let ask = async |identity: &Identity, name: &str| {
        opened.ledger.recall.recall(identity, query(name, SHARED)).await.map(|answer| answer.items.len())
    };
    assert_eq!(ask(&admin, "ana").await.unwrap(), 1);
    // The role for metrics asks for nothing at all.
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Metrics) {
        let credential = "k_bo".to_owned();
        let bo = Identity { role, credential, users: vec![user("bo")], ..admin.clone() };
        assert_eq!(ask(&bo, "ana").await.unwrap_err().code(), "not_found", "{role:?}");
        assert_eq!(ask(&bo, "bo").await.unwrap(), 0, "{role:?}");
    }
    // A user of that name in another tenant is another one.
    assert_eq!(ask(&operator("south"), "ana").await.unwrap(), 0);
    opened.close().await;
}
