use memledger_intelligence::{
    ReplyFault,
    reply::{BAD_JSON, MISSING_IDS, REJECTED_BY_SCHEMA},
};
use memledger_offline::{DecidedAction, MemoryText};
use serde_json::{Value, json};

use super::{Decision, MOST_REASON_CHARS, Names, decisions};
use crate::memory_optimization::question::fixtures::memory;

fn batch() -> [MemoryText; 3] {
    let pinned = MemoryText { pinned: true, ..memory("c", "Is called Bo") };
    [memory("a", "Likes tea"), memory("b", "Wants to post a letter"), pinned]
}

/// What a reply about the batch comes to. The person has a memory "z" beside it.
fn read(reply: &str) -> Result<Vec<Decision>, ReplyFault> {
    let all = [&batch()[..], &[memory("z", "Drinks tea")]].concat();
    decisions(reply, &batch(), &Names::of(&all))
}

fn item(id: &str, action: &str, target: Option<&str>) -> Value {
    json!({"memory_id": id, "action": action, "merge_target": target, "reason": "a rule"})
}

fn of(items: &[Value]) -> Result<Vec<Decision>, ReplyFault> {
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
        assert_eq!(named(json!(1), target).unwrap()[0].action, DecidedAction::Keep);
    }
    // It is a memory of this person, but not of the batch.
    assert_eq!(named(json!(4), json!(1)).unwrap()[0].action, DecidedAction::Keep);
}

#[test]
fn a_target_that_is_left_out_is_none() {
    let bare = |id: &str| json!({"memory_id": id, "action": "keep", "reason": "r", "more": 1});
    assert!(of(&[bare("a"), bare("b"), bare("c")]).unwrap().iter().all(|it| it.merge_target.is_none()));
}

/// What an answer about the batch does with its first memory, and why.
#[track_caller]
fn first(item: Value) -> (DecidedAction, String) {
    let mut decided = of(&[item, kept("b"), kept("c")]).unwrap();
    assert_eq!(decided.len(), 3);
    let first = decided.swap_remove(0);
    (first.action, first.reason)
}

#[test]
fn half_of_the_batch_is_enough_and_the_rest_is_kept() {
    is_wrong(&[], MISSING_IDS);
    is_wrong(&[kept("a")], MISSING_IDS);
    is_wrong(&[kept("q"), kept("z"), kept("A")], MISSING_IDS);
    let decided =
        of(&[item("a", "delete", None), kept("c"), kept("q"), kept("z"), item("A", "delete", None)]);
    let decided = decided.unwrap();
    assert_eq!(decided.iter().map(|it| it.action.as_str()).collect::<Vec<_>>(), ["delete", "keep", "keep"]);
    assert_eq!(decided[1].reason, "kept, since the model decided nothing about it");
    // Twice the same is once; twice otherwise is nothing.
    assert_eq!(
        of(&[item("a", "delete", None), item("a", "DELETE", None), kept("b"), kept("c")]).unwrap()[0].action,
        DecidedAction::Delete
    );
    let decided = of(&[item("a", "delete", None), kept("a"), kept("b"), kept("c")]).unwrap();
    assert_eq!(decided[0].action, DecidedAction::Keep);
    assert!(decided[0].reason.contains("twice"), "{}", decided[0].reason);
}

#[test]
fn an_action_is_one_of_the_three_however_it_is_spelt() {
    for action in ["archive", "", "null", "deleted"] {
        let (taken, reason) = first(item("a", action, None));
        assert_eq!(taken, DecidedAction::Keep);
        assert!(reason.contains("other than delete, keep and merge"), "{reason}");
    }
    for action in ["DELETE", "Delete", " delete "] {
        assert_eq!(first(item("a", action, None)).0, DecidedAction::Delete);
    }
}

#[test]
fn a_merge_goes_into_another_memory_of_the_person() {
    for target in [None, Some("a"), Some("q"), Some(""), Some("null")] {
        let (taken, reason) = first(item("a", "merge", target));
        assert_eq!(taken, DecidedAction::Keep);
        assert!(reason.contains("no other memory"), "{reason}");
    }
    for target in ["b", "c", "z"] {
        assert_eq!(first(item("a", "merge", Some(target))).0, DecidedAction::Merge, "{target}");
    }
}

#[test]
fn a_list_is_found_wherever_it_is_put() {
    let items = json!([{"memory_id": "a", "action": "delete"}, kept("b"), {"memory_id": "c", "action": "keep", "reason": null}]);
    let decided = json!({"decisions": items});
    for said in [items, json!({"result": decided}), json!([decided]), json!({"a": {"b": decided}}), decided] {
        assert_eq!(read(&said.to_string()).unwrap()[0].action, DecidedAction::Delete, "{said}");
    }
    let schema =
        json!({"$defs": {}, "properties": {"decisions": {"type": "array"}}, "required": ["decisions"]});
    assert_eq!(read(&schema.to_string()).unwrap_err().outcome, REJECTED_BY_SCHEMA);
}

#[test]
fn a_pinned_memory_is_kept_whatever_is_proposed() {
    for (action, target) in [("delete", None), ("merge", Some("a")), ("merge", Some("q"))] {
        let decided = of(&[kept("a"), kept("b"), item("c", action, target)]).unwrap();
        let Decision { action: taken, merge_target, reason, .. } = &decided[2];
        assert_eq!((*taken, merge_target), (DecidedAction::Keep, &None));
        assert!(reason.contains("pinned") && reason.contains(action), "{reason}");
    }
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
    for shape in
        [json!({}), json!({"decision": ""}), json!({"decisions": {}}), json!([]), json!("a"), json!(7)]
    {
        assert_eq!(read(&shape.to_string()).unwrap_err().outcome, REJECTED_BY_SCHEMA, "{shape}");
    }
    for items in
        [json!(["a"]), json!([{"memory_id": 1, "action": "keep"}]), json!([{"memory_id": "a", "action": 7}])]
    {
        assert_eq!(
            read(&json!({"decisions": items}).to_string()).unwrap_err().outcome,
            MISSING_IDS,
            "{items}"
        );
    }
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
