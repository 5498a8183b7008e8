//! A budget of tokens is never exceeded, and the answer says whether something fell to it.

use memledger_intelligence::tokens;
use memledger_ledger::{RecallQuery, Recalled};
use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{Opened, operator, query, thread};
use crate::http::on_both;

on_both!(
    no_budget_is_exceeded_or_wasted,
    what_was_not_asked_for_is_not_left_out,
    a_whole_memory_costs_what_its_bullet_does,
);

/// Texts of one word in common. They end and break in ways that tokens run across.
const TEXTS: [&str; 10] = [
    "Plans the budget of the choir every March",
    "Budget talks: 3 rounds; nothing signed (yet)!!!",
    "Wrote `let budget = f(x)?;` and \"budget\\n\" in code",
    "Le budget familial, c\u{2019}est elle qui le tient\u{2026}",
    "预算 budget 由他管理。",
    "Бюджет (budget) ведёт сестра",
    "budget \u{1f980}\u{1f980}\u{1f980} \u{1f3f3}\u{fe0f}\u{200d}\u{1f308}",
    "Budget\n\n\tof a trip\n\nto Porto",
    "Budget ... /// --- === ***",
    "budget 1234567890123456 of https://example.org/a?b=c&d=%20//",
];

const QUERY: &str = "budget";

async fn opened(backend: Backend) -> Opened {
    let opened = Opened::new(backend).await;
    let lines: Vec<Value> = TEXTS.iter().map(|text| json!({"content": text, "category": "money"})).collect();
    opened.import(&operator("default"), "ana", &lines).await;
    opened
}

/// Asks as a reader that has seen nothing yet, however often it asks.
async fn ask(opened: &Opened, budget: Option<usize>, more: RecallQuery) -> Recalled {
    let asked = RecallQuery { thread_id: thread("t"), seen_rev: Some(0), budget_tokens: budget, ..more };
    opened.ledger.recall.recall(&operator("default"), asked).await.unwrap()
}

/// Everything that the answer says, in order.
fn texts(answer: &Recalled) -> Vec<&str> {
    let items = answer.items.iter().flat_map(|item| [&item.text].into_iter().chain(&item.related));
    answer.delta_header.iter().chain(items).map(String::as_str).collect()
}

fn ids(answer: &Recalled) -> Vec<&str> {
    answer.items.iter().map(|item| item.id.as_str()).collect()
}

async fn no_budget_is_exceeded_or_wasted(backend: Backend) {
    let opened = opened(backend).await;
    let asked = || RecallQuery { top_k: 100, ..query("ana", QUERY) };
    let whole = ask(&opened, None, asked()).await;
    assert_eq!(whole.items.len(), TEXTS.len());
    assert!(whole.delta_header.is_some() && !whole.truncated);
    assert!(tokens::count(&whole.lines()) <= whole.tokens, "{whole:?}");
    for budget in 1..=whole.tokens + 2 {
        let answer = ask(&opened, Some(budget), asked()).await;
        let counted = tokens::count(&answer.lines());
        assert!(counted <= answer.tokens && answer.tokens <= budget, "{counted} of {budget}: {answer:?}");
        let (all, kept) = (texts(&whole), texts(&answer));
        let left: Vec<&str> = all.iter().copied().filter(|text| !kept.contains(text)).collect();
        assert_eq!(kept, all.iter().copied().filter(|text| kept.contains(text)).collect::<Vec<_>>());
        assert_eq!(answer.truncated, !left.is_empty(), "{budget}: {answer:?}");
        for text in left {
            let line = if whole.delta_header.as_ref() == Some(&text.to_owned()) {
                format!("{text}\n\n")
            } else {
                format!("- {text}\n")
            };
            let with = answer.tokens + tokens::count(&line);
            assert!(with > budget, "{text} would have fitted into {budget}: {answer:?}");
        }
        assert_eq!(answer.rev, whole.rev);
        match budget {
            1 => assert_eq!((kept.len(), answer.tokens, answer.truncated), (0, 0, true)),
            _ => assert!(budget < whole.tokens || !answer.truncated, "{budget}: {answer:?}"),
        }
    }
    opened.close().await;
}

async fn what_was_not_asked_for_is_not_left_out(backend: Backend) {
    let opened = opened(backend).await;
    let asked = || RecallQuery { top_k: 2, ..query("ana", QUERY) };
    let two = ask(&opened, None, asked()).await;
    assert_eq!((two.items.len(), two.truncated), (2, false));
    // Eight more would answer, but only two were asked for.
    let same = ask(&opened, Some(two.tokens), asked()).await;
    assert_eq!((ids(&same), same.truncated), (ids(&two), false));
    // The same for what is too weak, and where there is nothing at all.
    let nothing = [
        RecallQuery {
            threshold: Some(1.0),
            budget_tokens: Some(1),
            ..query("ana", "budgets of the cellist")
        },
        RecallQuery { budget_tokens: Some(1), ..query("ana", "of the and to") },
        RecallQuery { budget_tokens: Some(1), ..query("bo", QUERY) },
    ];
    for asked in nothing {
        let answer = opened.ledger.recall.recall(&operator("default"), asked.clone()).await.unwrap();
        assert_eq!((texts(&answer).len(), answer.tokens, answer.truncated), (0, 0, false), "{asked:?}");
    }
    opened.close().await;
}

async fn a_whole_memory_costs_what_its_bullet_does(backend: Backend) {
    let opened = opened(backend).await;
    let long = format!("budget {}", "and so on ".repeat(800));
    opened.import(&operator("default"), "ana", &[json!({"content": long})]).await;
    for budget in [None, Some(1), Some(30), Some(100), Some(10_000)] {
        let asked = |full: bool| RecallQuery { full, budget_tokens: budget, ..query("ana", QUERY) };
        let recall =
            async |full: bool| opened.ledger.recall.recall(&operator("default"), asked(full)).await.unwrap();
        let (bullets, whole) = (recall(false).await, recall(true).await);
        assert_eq!(texts(&bullets), texts(&whole), "{budget:?}");
        assert_eq!((bullets.tokens, bullets.truncated), (whole.tokens, whole.truncated), "{budget:?}");
        assert!(whole.items.iter().all(|item| item.memory.is_some() && item.scores.is_some()));
    }
    opened.close().await;
}
