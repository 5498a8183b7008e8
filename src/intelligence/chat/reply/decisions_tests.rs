use serde_json::{Value, json};

use super::{MOST_REASON_CHARS, decisions};
use crate::{
    DecidedAction, Decision, MemoryText,
    chat::{
        fixtures::memory,
        names::Names,
        reply::{BAD_JSON, INVENTED_IDS, MISSING_IDS, REJECTED_BY_SCHEMA, WRONG_ENUM, Wrong},
    },
};

fn batch() -> [MemoryText; 3] {
    let pinned = MemoryText { pinned: true, ..memory("c", "Is called Bo") };
    [memory("a", "Likes tea"), memory("b", "Wants to post a letter"), pinned]
}

/// What a reply about the batch comes to. The person has a memory "z" beside it.
fn read(reply: &str) -> Result<Vec<Decision>, Wrong> {
    let all = [&batch()[..], &[memory("z", "Drinks tea")]].concat();
    decisions(reply, &batch(), &Names::of(&all))
}

fn item(id: &str, action: &str, target: Option<&str>) -> Value {
    json!({"memory_id": id, "action": action, "merge_target": target, "reason": "a rule"})
}

fn of(items: &[Value]) -> Result<Vec<Decision>, Wrong> {
    read(&json!({"decisions": items}).to_string())
}

fn kept(id: &str) -> Value {
    item(id, "keep", None)
}

#[track_caller]
fn is_wrong(items: &[Value], outcome: &str) {
    let wrong = of(items).unwrap_err();
    assert_eq!(wrong.outcome, outcome, "{}", wrong.what);
}

#[test]
fn decisions_come_in_the_order_of_the_batch() {
    let decided =
        of(&[item("c", "keep", Some("a")), item("b", "delete", Some("z")), item("a", "merge", Some("z"))]);
    let decided = decided.unwrap();
    let brief: Vec<(&str, DecidedAction, Option<&str>)> =
        decided.iter().map(|it| (it.memory_id.as_str(), it.action, it.merge_target.as_deref())).collect();
    // Only a merge has a target.
    let wanted = [
        ("a", DecidedAction::Merge, Some("z")),
        ("b", DecidedAction::Delete, None),
        ("c", DecidedAction::Keep, None),
    ];
    assert_eq!(brief, wanted);
    assert!(decided.iter().all(|it| it.reason == "a rule"));
}

#[test]
fn memories_are_named_by_number_or_by_id() {
    let named = |first: Value, target: Value| {
        of(&[
            json!({"memory_id": first, "action": "merge", "merge_target": target, "reason": "r"}),
            kept("b"),
            kept("c"),
        ])
    };
    let wanted = named(json!("a"), json!("z")).unwrap();
    assert_eq!(wanted[0].merge_target.as_deref(), Some("z"));
    for (first, target) in [(json!("1"), json!("4")), (json!(1), json!(4)), (json!("a"), json!("#4"))] {
        assert_eq!(named(first.clone(), target.clone()).as_ref(), Ok(&wanted), "{first} into {target}");
    }
    // It is its own target, or no memory at all.
    for target in [json!(1), json!("1"), json!(5), json!(0), json!("0")] {
        assert_eq!(named(json!(1), target).unwrap_err().outcome, INVENTED_IDS);
    }
    // It is a memory of this person, but not of the batch.
    assert_eq!(named(json!(4), json!(1)).unwrap_err().outcome, INVENTED_IDS);
}

#[test]
fn a_target_that_is_left_out_is_none() {
    let bare = |id: &str| json!({"memory_id": id, "action": "keep", "reason": "r", "more": 1});
    assert!(of(&[bare("a"), bare("b"), bare("c")]).unwrap().iter().all(|it| it.merge_target.is_none()));
}

#[test]
fn every_id_is_decided_on_exactly_once() {
    is_wrong(&[], MISSING_IDS);
    is_wrong(&[kept("a"), kept("c")], MISSING_IDS);
    is_wrong(&[kept("a"), kept("b"), kept("b"), kept("c")], INVENTED_IDS);
    is_wrong(&[kept("a"), kept("b"), kept("c"), kept("q")], INVENTED_IDS);
    // It is a memory of this person, but not of the batch.
    is_wrong(&[kept("a"), kept("b"), kept("c"), kept("z")], INVENTED_IDS);
    is_wrong(&[kept("A"), kept("b"), kept("c")], INVENTED_IDS);
}

#[test]
fn an_action_is_one_of_the_three() {
    for action in ["archive", "Keep", "", "delete "] {
        is_wrong(&[item("a", action, None), kept("b"), kept("c")], WRONG_ENUM);
    }
}

#[test]
fn a_merge_goes_into_another_memory_of_the_person() {
    for target in [None, Some("a"), Some("q"), Some("")] {
        is_wrong(&[item("a", "merge", target), kept("b"), kept("c")], INVENTED_IDS);
    }
    for target in ["b", "c", "z"] {
        assert!(of(&[item("a", "merge", Some(target)), kept("b"), kept("c")]).is_ok(), "{target}");
    }
}

#[test]
fn a_pinned_memory_is_kept_whatever_is_proposed() {
    for (action, target) in [("delete", None), ("merge", Some("a")), ("merge", Some("q"))] {
        let decided = of(&[kept("a"), kept("b"), item("c", action, target)]).unwrap();
        let Decision { action: taken, merge_target, reason, .. } = &decided[2];
        assert_eq!((*taken, merge_target), (DecidedAction::Keep, &None));
        assert!(reason.contains("pinned") && reason.contains(action), "{reason}");
    }
    is_wrong(&[kept("a"), kept("b"), item("c", "burn", None)], WRONG_ENUM);
}

#[test]
fn a_reason_can_be_stored() {
    let long = "ä".repeat(MOST_REASON_CHARS + 1);
    // One character that is three in NFC.
    let (grows, grown) =
        ("\u{fb2c}".repeat(MOST_REASON_CHARS), "\u{5e9}\u{5bc}\u{5c1}".repeat(MOST_REASON_CHARS));
    let cases = [
        (long.as_str(), &long[..2 * MOST_REASON_CHARS]),
        (grows.as_str(), &grown[..2 * MOST_REASON_CHARS]),
        (" \u{0}a\u{0}b\n", "a b"),
        (" \n ", "the model gave no reason"),
    ];
    for (given, wanted) in cases {
        let first = json!({"memory_id": "a", "action": "keep", "reason": given});
        assert_eq!(of(&[first, kept("b"), kept("c")]).unwrap()[0].reason, wanted);
    }
}

#[test]
fn another_shape_is_refused() {
    let shapes = [
        json!({}),
        json!({"decision": []}),
        json!({"decisions": {}}),
        json!({"decisions": ["a"]}),
        json!({"decisions": [{"memory_id": "a", "reason": "r"}]}),
        json!({"decisions": [{"memory_id": "a", "action": "keep"}]}),
        json!({"decisions": [{"memory_id": [1], "action": "keep", "reason": "r"}]}),
        json!({"decisions": [{"memory_id": "a", "action": "keep", "reason": "r", "merge_target": {}}]}),
        json!([]),
    ];
    for shape in shapes {
        assert_eq!(read(&shape.to_string()).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{shape}");
    }
    let twice = r#"{"decisions":[],"decisions":[]}"#;
    assert_eq!(read(twice).unwrap_err().outcome, REJECTED_BY_SCHEMA);
    assert_eq!(read("no JSON").unwrap_err().outcome, BAD_JSON);
    assert_eq!(read(r#"{"decisions":[{"memory_id":"\ud800"}]}"#).unwrap_err().outcome, BAD_JSON);
}

#[test]
fn what_is_wrong_repeats_nothing_of_the_answer() {
    let secret = "Anna keeps her savings";
    let answers = [
        of(&[kept(secret)]),
        of(&[item("a", secret, None)]),
        of(&[item("a", "merge", Some(secret))]),
        read(&json!({"decisions": secret}).to_string()),
        read(secret),
    ];
    for answer in answers {
        let wrong = answer.unwrap_err();
        assert!(!wrong.what.contains("Anna"), "{}", wrong.what);
    }
}
