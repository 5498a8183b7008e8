//! A query is words and nothing else: none breaks the search, or finds what it should not.

use std::collections::BTreeSet;

use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use serde_json::{Value, json};

use super::{ask, has_a_word, ids};
use crate::http::{World, id, on_both, remember};

on_both!(
    a_query_has_a_length,
    a_query_is_words_and_no_language,
    words_of_every_script_are_found,
    a_long_word_is_found_by_itself,
);

/// What databases, searches and programs take for more than text.
pub const HOSTILE: [&str; 26] = [
    "%",
    "_",
    "*",
    "\"",
    "\"\"\"",
    "'",
    "';--",
    "' OR '1'='1",
    "x'); DELETE FROM memories; --",
    "\\",
    "\\'",
    "$1",
    "?1",
    "{words:search}",
    "{}",
    "NULL",
    "a\u{301}",
    "\u{1f980}",
    "\u{202e}abc",
    "مرحبا",
    "東京",
    "x\u{300}\u{301}\u{302}\u{303}\u{304}",
    "&|!<->():*",
    "AND OR NOT NEAR( * ^ : \" -",
    "../../etc/passwd",
    "<script>alert(1)</script>",
];

/// Two people, with texts that name tea, coffee or a dog.
pub async fn world(backend: Backend) -> (World, [String; 3]) {
    let world = World::new(backend).await;
    let texts = ["Drinks tea at noon", "Grinds coffee by hand", "Walks a dog at night"];
    let mut made = Vec::new();
    for text in texts {
        remember(&world.admin, "bo", json!({"content": text, "category": "of bo"})).await;
        made.push(id(&remember(&world.admin, "ana", json!({"content": text})).await));
    }
    (world, made.try_into().expect("there are three"))
}

/// Asks for whole items; every one of them is one of these memories.
async fn found(api: &Api, words: &str, known: &[String]) -> Answer {
    let answer = ask(api, "ana", words, json!({"return": "full", "top_k": 100})).await;
    assert_eq!(answer.status, 200, "{words:.200}: {}", answer.text);
    assert!(ids(&answer).iter().all(|id| known.contains(id)), "{words:.200}: {}", answer.text);
    answer
}

/// The memories that hold a word of the query.
async fn holding(api: &Api, words: &str, known: &[String]) -> BTreeSet<String> {
    let answer = found(api, words, known).await;
    answer.items().iter().filter(|item| has_a_word(item)).map(id).collect()
}

async fn a_query_has_a_length(backend: Backend) {
    let (world, known) = world(backend).await;
    let api = &world.admin;
    for words in ["x".to_owned(), "tea ".repeat(2_048), "\u{1f980}".repeat(8_192), "x".repeat(8_192)] {
        found(api, &words, &known).await;
    }
    let long = ["x".repeat(8_193), "\u{1f980}".repeat(8_193), "tea ".repeat(25_600)];
    for words in &long {
        let answer = ask(api, "ana", words, json!({})).await;
        answer.is_problem(400, "invalid_request", Some("query"));
        assert!(!answer.text.contains("tea tea"), "the answer repeats a long query");
    }
    for words in ["tea\0", "\0", "tea \0 coffee"] {
        ask(api, "ana", words, json!({})).await.is_problem(400, "invalid_request", Some("query"));
    }
}

async fn a_query_is_words_and_no_language(backend: Backend) {
    let (world, known) = world(backend).await;
    let [tea, coffee, dog] = &known;
    let cases: [(&str, &[&String]); 30] = [
        ("tea", &[tea]),
        ("TEA", &[tea]),
        ("tea coffee", &[tea, coffee]),
        ("tea AND coffee", &[tea, coffee]),
        ("tea AND NOT coffee", &[tea, coffee]),
        ("NOT tea", &[tea]),
        ("-tea", &[tea]),
        ("+tea", &[tea]),
        ("!tea", &[tea]),
        ("\"tea coffee\"", &[tea, coffee]),
        ("\"tea", &[tea]),
        ("tea\"", &[tea]),
        ("'tea' 'coffee", &[tea, coffee]),
        ("tea' OR '1'='1", &[tea]),
        ("tea'; DROP TABLE search; --", &[tea]),
        ("NEAR(tea coffee, 5)", &[tea, coffee]),
        ("words:tea", &[tea]),
        ("words : tea", &[tea]),
        ("{words:search} tea", &[tea]),
        ("{words} : tea", &[tea]),
        ("^tea", &[tea]),
        ("tea & coffee | !(dog)", &[tea, coffee, dog]),
        ("tea <-> coffee", &[tea, coffee]),
        ("tea:*A", &[tea]),
        ("tea\\", &[tea]),
        ("(((tea)))", &[tea]),
        // No pattern, no prefix, no part of a word.
        ("te*", &[]),
        ("t_a d%g", &[]),
        ("coff:*", &[]),
        ("search memories contents", &[]),
    ];
    for (words, expected) in cases {
        let expected: BTreeSet<String> = expected.iter().map(|id| (*id).clone()).collect();
        assert_eq!(holding(&world.admin, words, &known).await, expected, "{words}");
    }
    for words in HOSTILE {
        let held = holding(&world.admin, words, &known).await;
        assert!(held.is_empty(), "{words} is in {held:?}");
    }
    // What has no words, or only such as stand everywhere, is like nothing.
    let empty =
        ["%", "'", "\"", "&|!<->():*", "...!?", "\u{1f980}\u{1f980}", "\u{301}", "the of and to", "—"];
    for words in empty {
        let answer = found(&world.admin, words, &known).await;
        assert_eq!(answer.items(), &[] as &[Value], "{words}");
    }
}

async fn words_of_every_script_are_found(backend: Backend) {
    let world = World::new(backend).await;
    // Each is found by what stands beside it, and by none of the others.
    let texts: [(&str, &[&str]); 12] = [
        ("Das Café am Eck", &["café", "CAFE", "cafe\u{301}", "Café!", "cafe"]),
        ("naïve résumé", &["naive", "RÉSUMÉ", "re\u{301}sume\u{301}"]),
        ("Пьёт зелёный чай", &["чай", "ЧАЙ", "зеленый", "Зелёный"]),
        ("Πίνει καφέ", &["καφε", "ΚΑΦΈ", "πινει"]),
        ("東京に住んでいる", &["東京", "東", "東京 \u{2026}"]),
        ("喜欢喝绿茶", &["绿茶", "喜欢"]),
        ("コーヒー", &["コーヒー"]),
        ("한국어를 배운다", &["한국어를", "\u{1112}\u{1161}\u{11ab}국어를"]),
        ("يحب القهوة", &["القهوة", "يحب"]),
        ("אוהב ספרים", &["ספרים"]),
        ("ชอบชา", &["ชอบชา"]),
        ("Ｆｕｌｌ width ﬁsh", &["full", "WIDTH", "fish", "ｆｉｓｈ"]),
    ];
    let mut known = Vec::new();
    for (text, _) in texts {
        known.push(id(&remember(&world.admin, "ana", json!({"content": text})).await));
    }
    for ((text, queries), own) in texts.iter().zip(&known) {
        for words in *queries {
            let held = holding(&world.admin, words, &known).await;
            assert_eq!(held, BTreeSet::from([own.clone()]), "{words} for {text}");
            let answer = ask(&world.admin, "ana", words, json!({"top_k": 1})).await.is(200);
            assert_eq!(ids(&answer), std::slice::from_ref(own), "{words} for {text}");
        }
    }
}

async fn a_long_word_is_found_by_itself(backend: Backend) {
    let (world, known) = world(backend).await;
    let long = ["ab".repeat(4_000), "я".repeat(8_000), "東".repeat(8_000), "a\u{301}".repeat(4_000)];
    for word in long {
        let body = json!({"content": word, "topics": [word.chars().take(128).collect::<String>()]});
        let own = id(&remember(&world.admin, "ana", body).await);
        let known = [&known[..], std::slice::from_ref(&own)].concat();
        assert_eq!(holding(&world.admin, &word, &known).await, BTreeSet::from([own.clone()]));
        world.admin.delete(&crate::http::memory("ana", &own)).await.is(200);
    }
    let too_long = "a".repeat(10_000);
    let answer = ask(&world.admin, "ana", &too_long, json!({})).await;
    answer.is_problem(400, "invalid_request", Some("query"));
}
