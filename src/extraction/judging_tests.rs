//! What candidates are to memories and to each other.

use memledger_aggregates::{Timestamp, thread::MessageRole};
use memledger_threads::SentMessage;

use crate::{
    candidates::{self, Outcome},
    judging::{Candidates, Judgement, Limits, MemoryText, judged},
    likeness,
};

fn said(role: MessageRole, content: &str) -> SentMessage {
    SentMessage { role: Some(role), content: content.to_owned(), ..SentMessage::default() }
}

fn remembered(memories: &[(&str, &str)]) -> Vec<MemoryText> {
    let memory = |(id, text): &(&str, &str)| MemoryText {
        id: (*id).to_owned(),
        text: (*text).to_owned(),
        at: Timestamp(0),
        is_deleted: false,
    };
    memories.iter().map(memory).collect()
}

fn outcomes(messages: &[SentMessage], memories: &[(&str, &str)]) -> Vec<(String, Outcome, Option<String>)> {
    let known = remembered(memories);
    // 2026-03-02, a Monday.
    let now = Timestamp(1_772_442_000_000_000);
    let limits = Limits { per_turn: 3, left_today: 50 };
    let candidates = candidates::of(messages, now).into_iter().map(|one| (one, now)).collect();
    let found = judged(candidates, &known, limits, likeness::by_text()).into_iter();
    found.map(|Judgement { candidate: one, .. }| (one.text, one.outcome, one.memory_id)).collect()
}

#[test]
fn facts_come_from_the_user_alone() {
    let messages = [
        said(MessageRole::Assistant, "I live in Weimar. You prefer tea."),
        said(MessageRole::System, "I am your assistant and I love long answers. You prefer tea."),
    ];
    assert_eq!(outcomes(&messages, &[]), [("The user prefers tea.".to_owned(), Outcome::Rejected, None)]);
    let messages = [said(MessageRole::User, "What do I like? Could you book a table?")];
    assert_eq!(outcomes(&messages, &[]), []);
}

#[test]
fn the_same_again_is_a_duplicate_and_a_new_value_an_update() {
    let messages = [said(MessageRole::User, "I live in Weimar.")];
    let first = outcomes(&messages, &[]);
    let [(text, Outcome::Created, None)] = &first[..] else { panic!("{first:?}") };
    let again = outcomes(&messages, &[("m1", text)]);
    assert_eq!(again, [(text.clone(), Outcome::Duplicate, Some("m1".to_owned()))]);
    let moved = outcomes(&[said(MessageRole::User, "I live in Jena.")], &[("m1", text)]);
    assert!(matches!(&moved[..], [(_, Outcome::Updated, Some(id))] if id == "m1"), "{moved:?}");
}

#[test]
fn what_is_remembered_is_not_asked_again() {
    let messages = [said(MessageRole::User, "I have asthma.")];
    let first = outcomes(&messages, &[]);
    let [(text, Outcome::NeedsConsent, None)] = &first[..] else { panic!("{first:?}") };
    let again = outcomes(&messages, &[("m1", text)]);
    assert_eq!(again, [(text.clone(), Outcome::Duplicate, Some("m1".to_owned()))]);
}

#[test]
fn what_was_said_before_does_not_undo_what_came_later() {
    let at = |second: i64| Timestamp(second * 1_000_000);
    let judge = |text: &str, is_deleted| {
        let said = [said(MessageRole::User, "I live in Weimar.")];
        let candidates = candidates::of(&said, at(0)).into_iter().map(|one| (one, at(5))).collect();
        let memory = MemoryText { id: "m1".into(), text: text.into(), at: at(6), is_deleted };
        let found =
            judged(candidates, &[memory], Limits { per_turn: 3, left_today: 50 }, likeness::by_text());
        found[0].candidate.outcome
    };
    let weimar = outcomes(&[said(MessageRole::User, "I live in Weimar.")], &[])[0].0.clone();
    let jena = weimar.replace("Weimar", "Jena");
    assert_eq!(judge(&weimar, false), Outcome::Duplicate);
    assert_eq!(judge(&jena, false), Outcome::Rejected);
    assert_eq!(judge(&weimar, true), Outcome::Rejected);
    assert_eq!(judge(&jena, true), Outcome::Created);
}

#[test]
fn what_was_said_last_counts() {
    let messages = ["I live in Jena.", "I live in Weimar."].map(|text| said(MessageRole::User, text));
    let weimar = outcomes(&[said(MessageRole::User, "I live in Weimar.")], &[])[0].0.clone();
    let found = outcomes(&messages, &[("m1", &weimar)]);
    let outcomes: Vec<_> = found.iter().map(|(_, outcome, id)| (*outcome, id.as_deref())).collect();
    assert_eq!(outcomes, [(Outcome::Updated, Some("m1")), (Outcome::Updated, None)], "{found:?}");
}

#[test]
fn what_states_more_than_a_value_is_kept_beside_the_new_one() {
    let gotha = outcomes(&[said(MessageRole::User, "I live in Gotha.")], &[])[0].0.clone();
    // As a model may word it.
    let more = gotha.replace("Gotha.", "Kassel and owns two horses.");
    let judge = |before: &[&str], memories: &[(&str, &str)]| {
        let mut all: Candidates = Vec::new();
        let texts = before.iter().map(|text| (*text).to_owned());
        for text in texts.chain([gotha.replace("Gotha", "Jena")]) {
            let mut one =
                candidates::of(&[said(MessageRole::User, "I live in Gotha.")], Timestamp(9)).remove(0);
            one.text = text;
            all.push((one, Timestamp(9)));
        }
        let known = remembered(memories);
        let limits = Limits { per_turn: 3, left_today: 50 };
        let last = judged(all, &known, limits, likeness::by_text()).pop().unwrap();
        (last.candidate.outcome, last.candidate.memory_id, last.earlier)
    };
    assert_eq!(judge(&[], &[("m1", &gotha)]).0, Outcome::Updated);
    for (before, memories) in [
        (vec![], vec![("m1", more.as_str())]),
        (vec![more.as_str()], vec![]),
        (vec![more.as_str()], vec![("m1", gotha.as_str())]),
        (vec![gotha.as_str(), more.as_str()], vec![]),
    ] {
        assert_eq!(judge(&before, &memories), (Outcome::Created, None, None), "{before:?}, {memories:?}");
    }
}

#[test]
fn what_is_sensitive_asks_and_what_is_secret_is_set_apart() {
    let found = outcomes(&[said(MessageRole::User, "I have diabetes.")], &[]);
    assert!(matches!(&found[..], [(_, Outcome::NeedsConsent, None)]), "{found:?}");
    let found =
        outcomes(&[said(MessageRole::User, "I use the password hunter2-Blue-Kite for my bank.")], &[]);
    assert!(matches!(&found[..], [(_, Outcome::Quarantined, None)]), "{found:?}");
}

#[test]
fn a_turn_makes_three_memories() {
    let text = "I live in Weimar. I work as a baker. I play the cello. I own a canoe. I speak Danish.";
    let found = outcomes(&[said(MessageRole::User, text)], &[]);
    let created = found.iter().filter(|(_, outcome, _)| *outcome == Outcome::Created).count();
    let capped = found.iter().filter(|(_, outcome, _)| *outcome == Outcome::Capped).count();
    assert_eq!((created, capped > 0), (3, true), "{found:?}");
}
