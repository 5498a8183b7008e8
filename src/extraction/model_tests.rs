use memledger_aggregates::thread::MessageRole;
use memledger_intelligence::Question;
use memledger_threads::SentMessage;
use serde_json::{Value, json};

use super::*;

const SAID_AT: i64 = 1_772_442_000_000_000;

fn conversation() -> Vec<SentMessage> {
    let said = |role, content: &str| SentMessage {
        role: Some(role),
        content: content.to_owned(),
        said_at: Some(SAID_AT),
        ..SentMessage::default()
    };
    vec![
        said(MessageRole::User, "Hello there."),
        said(MessageRole::Assistant, "You surely love opera."),
        said(MessageRole::User, "I moved to  Jena last week, and I do not eat fish."),
    ]
}

fn fact(edit: impl FnOnce(&mut Value)) -> Value {
    let mut fact = json!({
        "seq": 2, "quote": "I moved to Jena last week", "fact_text": "The user moved to Jena in February 2026.",
        "fact_key": "Home town", "importance": 0.8, "memory_bank": "Personal", "category": "Home", "kind": "episodic",
    });
    edit(&mut fact);
    fact
}

fn read(reply: &str) -> Result<Vec<Candidate>, ReplyFault> {
    let messages = conversation();
    FindFacts { messages: &messages, begins: 2, most_chars: 1_000 }.read(reply)
}

fn only(fact: &Value) -> Candidate {
    let mut found = read(&json!({ "facts": [fact] }).to_string()).unwrap();
    assert_eq!(found.len(), 1);
    found.remove(0)
}

#[test]
fn a_fact_with_its_quote_is_a_candidate() {
    let found = only(&fact(|_| ()));
    assert_eq!((found.outcome, found.importance, found.source.start), (Outcome::Created, 4, 0), "{found:?}");
    assert_eq!((found.fact_key.as_str(), found.category.as_str(), found.turn), ("home_town", "home", 1));
    assert_eq!(found.source.end, "I moved to  Jena last week".len(), "white space does not matter");
}

/// What it is, and how a fact becomes it.
type Lie = (&'static str, fn(&mut Value));

#[test]
fn what_the_person_did_not_say_is_refused_with_the_reason() {
    let lies: [Lie; 6] = [
        ("an example of the prompt", |fact| {
            fact["quote"] = "my sister Rosalind moved to Lisbon last May".into();
            fact["fact_text"] = "The user's sister Rosalind moved to Lisbon in May 2023.".into();
        }),
        ("an assistant's words", |fact| {
            fact["seq"] = 1.into();
            fact["quote"] = "You surely love opera".into();
        }),
        ("a message before", |fact| {
            fact["seq"] = 0.into();
            fact["quote"] = "Hello there".into();
        }),
        ("a message that is not there", |fact| fact["seq"] = 9.into()),
        ("no quote", |fact| fact["quote"] = " ".into()),
        ("another name", |fact| fact["fact_text"] = "The user moved to Weimar in February 2026.".into()),
    ];
    for (what, lie) in lies {
        let found = only(&fact(lie));
        assert_eq!(found.outcome, Outcome::Rejected, "{what}: {found:?}");
        assert!(found.reason.starts_with("the model"), "{what}: {found:?}");
    }
}

#[test]
fn a_denial_is_not_put_into_what_denies_nothing() {
    let messages = conversation();
    let question = FindFacts { messages: &messages, begins: 0, most_chars: 1_000 };
    assert_eq!(
        question.invented("The user does not say hello there.", 0, (0, 5)),
        Some("a denial".to_owned())
    );
    let span = (28, 49);
    assert_eq!(&messages[2].content[span.0..span.1], "and I do not eat fish");
    assert_eq!(question.invented("The user does not eat fish.", 2, span), None);
    let dropped = question.invented("The user eats fish.", 2, span);
    assert_eq!(dropped, Some("a yes where it denies".to_owned()));
}

#[test]
fn a_wrong_bank_and_importance_lose_no_fact() {
    let found = only(&fact(|fact| {
        fact["importance"] = 7.into();
        fact["memory_bank"] = "Nowhere".into();
        fact["category"] = "a b!".into();
        fact["kind"] = "other".into();
    }));
    assert_eq!((found.outcome, found.importance, found.category.as_str()), (Outcome::Created, 2, "fact"));
}

#[test]
fn importance_is_a_share_of_five_levels() {
    let levels = [0.0, 0.12, 0.13, 0.37, 0.38, 0.5, 0.7, 0.88, 1.0].map(|share| importance(Some(share)));
    assert_eq!(levels, [1, 1, 2, 2, 3, 3, 4, 5, 5]);
    assert_eq!([None, Some(-0.1), Some(7.0)].map(importance), [2, 2, 2]);
}

#[test]
fn replies_are_read_in_many_wrappings_and_refused_without_facts() {
    let inner = json!({ "facts": [fact(|_| ())] }).to_string();
    for reply in [inner.clone(), format!("```json\n{inner}\n```"), format!("<think>hm</think>{inner}")] {
        assert_eq!(read(&reply).unwrap().len(), 1, "{reply}");
    }
    assert_eq!(read(r#"{"facts":[]}"#).unwrap(), []);
    for reply in
        ["", "I found nothing.", r#"{"facts":[{"fact_text":"#, r#"{"facts":[{"quote":"x"}]}"#, "null"]
    {
        assert!(read(reply).is_err(), "{reply}");
    }
    let many = vec![fact(|_| ()); 50];
    assert_eq!(read(&json!({ "facts": many }).to_string()).unwrap().len(), MAX_FACTS);
}
