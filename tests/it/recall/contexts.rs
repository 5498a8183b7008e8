//! How much of a category an answer takes in: all of it, or the best.

use memledger_aggregates::MemoryId;
use memledger_ledger::{
    DeleteMode, RecallOptions, RecallQuery, UserCall,
    access::{AccessRules, Categories},
};
use memledger_tests::Backend;

use super::{
    Opened,
    categories::{TENANT, concerts, counted, lines, planner, ruled, rules},
    operator, query, user,
};
use crate::http::on_both;

on_both!(
    a_whole_category_is_all_in,
    what_is_too_much_of_a_whole_category_is_told,
    a_whole_category_is_filtered_and_budgeted_as_any,
    a_category_with_a_length_gives_no_more,
    what_is_full_leaves_room_for_the_others_of_many,
    what_an_agent_may_not_see_tells_it_nothing,
);

async fn a_whole_category_is_all_in(backend: Backend) {
    let opened = ruled(backend).await;
    let counts = async |asked: RecallQuery| opened.counts(&planner(), asked).await;
    let few = |most: usize, categories: &[&str]| RecallQuery { top_k: most, ..concerts(categories) };
    for most in [1, 3, 6] {
        let expected = counted([("profile", 12), ("tasks", most)]);
        assert_eq!(counts(few(most, &["profile", "tasks"])).await, expected);
        assert_eq!(counts(few(most, &["profile"])).await, counted([("profile", 12)]));
    }
    let strict = RecallQuery { threshold: Some(0.99), ..few(3, &["profile", "tasks"]) };
    assert_eq!(counts(strict).await, counted([("profile", 12)]));
    // Whatever is looked for, if it is anything at all.
    let nothing = RecallQuery { query: "of the and".to_owned(), ..few(3, &[]) };
    assert_eq!(counts(nothing).await, counted([("profile", 12)]));
    let answer = opened.found(&planner(), few(3, &[])).await.unwrap();
    assert!(answer.items.windows(2).all(|pair| pair[0].score >= pair[1].score), "{answer:?}");
    // A query of everything asks for no category by its name.
    let everything = opened.found(&operator(TENANT), few(3, &[])).await.unwrap();
    assert_eq!(everything.items.len(), 3);
    opened.close().await;
}

async fn what_is_too_much_of_a_whole_category_is_told(backend: Backend) {
    let opened = ruled(backend).await;
    let more = lines("profile", 501, "Trait");
    opened.import(&operator(TENANT), "ana", &more[12..500]).await;
    let all = opened.found(&planner(), concerts(&["profile"])).await.unwrap();
    assert_eq!((all.items.len(), all.truncated), (500, false));
    opened.import(&operator(TENANT), "ana", &more[500..]).await;
    let most = opened.found(&planner(), concerts(&["profile"])).await.unwrap();
    assert_eq!((most.items.len(), most.truncated), (500, true));
    // Without a query they crowd out none of the others, of which each category has its length.
    opened.import(&operator(TENANT), "ana", &lines("event", 700, "Concert")[6..]).await;
    let open = RecallQuery { query: String::new(), top_k: 10, ..concerts(&[]) };
    let counts = opened.counts(&planner(), open.clone()).await;
    assert_eq!(counts, counted([("profile", 500), ("event", 2), ("tasks", 6)]));
    assert!(opened.found(&planner(), open).await.unwrap().truncated);
    // Of the others each is found by its words, as any memory is.
    opened.import(&operator(TENANT), "ana", &lines("profile", 520, "Trait")[501..]).await;
    let asked = RecallQuery { query: "trait 0".to_owned(), top_k: 1, ..concerts(&["profile"]) };
    let found = opened.found(&planner(), asked).await.unwrap();
    assert_eq!((found.items.len(), found.items[0].id.as_str()), (501, "profile-0"));
    opened.close().await;
}

async fn a_whole_category_is_filtered_and_budgeted_as_any(backend: Backend) {
    let opened = ruled(backend).await;
    let mut important = concerts(&["profile"]);
    important.filters.importance_min = Some(5);
    assert_eq!(opened.counts(&planner(), important).await, counted([("profile", 2)]));
    let gone = MemoryId::new("profile-3").unwrap();
    let call = UserCall::new(operator(TENANT), user("ana"));
    opened.ledger.memories.delete(call, gone, DeleteMode::Archive, None).await.unwrap();
    assert_eq!(opened.counts(&planner(), concerts(&["profile"])).await, counted([("profile", 11)]));
    let tight = RecallQuery { budget_tokens: Some(20), ..concerts(&["profile"]) };
    let answer = opened.found(&planner(), tight).await.unwrap();
    assert!(answer.truncated && answer.tokens <= 20 && !answer.items.is_empty(), "{answer:?}");
    opened.close().await;
}

async fn a_category_with_a_length_gives_no_more(backend: Backend) {
    let opened = ruled(backend).await;
    let ids = async |asked: RecallQuery| -> Vec<String> {
        opened.found(&planner(), asked).await.unwrap().items.into_iter().map(|item| item.id).collect()
    };
    let few = |most: usize, categories: &[&str]| RecallQuery { top_k: most, ..concerts(categories) };
    let two = ids(concerts(&["event"])).await;
    assert_eq!(two.len(), 2);
    assert_eq!(ids(few(1, &["event"])).await, two[..1]);
    for most in [4, 7, 8, 100] {
        let counts = opened.counts(&planner(), few(most, &["event", "tasks"])).await;
        let (events, tasks) = (counts.get("event").copied(), counts.get("tasks").copied());
        assert!(events.unwrap_or_default() <= 2, "{counts:?}");
        // What a length keeps out makes room for others.
        assert_eq!(events.unwrap_or_default() + tasks.unwrap_or_default(), most.min(8), "{counts:?}");
    }
    let unlimited = AccessRules { categories: Categories::default(), ..rules() };
    opened.ledger.people.set_access_rules(unlimited);
    let all = ids(concerts(&["event"])).await;
    assert_eq!(all.len(), 6);
    assert_eq!(all[..2], two, "the best two are those that a length leaves");
    opened.close().await;
}

/// The best candidates of a user with many memories are all of categories that give no more.
async fn what_is_full_leaves_room_for_the_others_of_many(backend: Backend) {
    let few = RecallOptions { resident_from: 1, candidates: 4, ..RecallOptions::default() };
    let opened = Opened::with(backend, few).await;
    let memories = [
        lines("profile", 12, "Concert"),
        lines("event", 60, "Concert"),
        lines("tasks", 9, "Rehearse long and often for the next concert of the choir"),
    ];
    opened.import(&operator(TENANT), "ana", &memories.concat()).await;
    opened.ledger.people.set_access_rules(rules());
    for (most, tasks) in [(1, 0), (5, 3), (8, 6), (11, 9), (100, 9)] {
        let asked = RecallQuery { top_k: most, ..concerts(&[]) };
        let mut expected = counted([("profile", 12), ("event", most.min(2))]);
        expected.extend(counted([("tasks", tasks)]).into_iter().filter(|(_, count)| *count > 0));
        assert_eq!(opened.counts(&planner(), asked).await, expected);
    }
    opened.close().await;
}

/// How rare a word is, is told by scores: among what the agent may see.
async fn what_an_agent_may_not_see_tells_it_nothing(backend: Backend) {
    // Of who is held in memory, is read whole, and goes by for want of room.
    for (resident_from, resident_bytes) in [(1, 1 << 20), (1_000, 1 << 20), (1, 0)] {
        let recall = RecallOptions { resident_from, resident_bytes, ..RecallOptions::default() };
        let opened = Opened::with(backend, recall).await;
        let seen = [lines("tasks", 8, "Buy bread on day"), lines("event", 1, "Bring the letters")].concat();
        opened.import(&operator(TENANT), "ana", &seen).await;
        opened.import(&operator(TENANT), "eva", &seen).await;
        opened
            .import(&operator(TENANT), "eva", &lines("secrets", 9, "Filed for divorce, letters, day"))
            .await;
        opened.ledger.people.set_access_rules(rules());
        let told = async |name: &str, words: &str| -> Vec<(String, f64)> {
            let asked = RecallQuery { full: true, top_k: 100, ..query(name, words) };
            let found = opened.found(&planner(), asked).await.unwrap().items;
            found.into_iter().map(|item| (item.text, item.scores.unwrap().lexical)).collect()
        };
        let by_text = async |name: &str, words: &str| {
            let mut told = told(name, words).await;
            told.sort_by(|a, b| a.0.cmp(&b.0));
            // What parts of other words bring near is no word of anybody's.
            told.retain(|(_, lexical)| *lexical > 0.0);
            told
        };
        for words in ["bread divorce", "bread wedding", "letters day", "bread letters"] {
            assert_eq!(by_text("eva", words).await, by_text("ana", words).await, "{words}");
        }
        assert_eq!(by_text("eva", "bread divorce").await, by_text("eva", "bread wedding").await);
        opened.close().await;
    }
}
