use super::*;

fn row(what: i64, memory_id: &str, words: Option<&str>) -> Row {
    let number = [Value::Int(3), Value::Int(7)];
    let mut row = vec![Value::Int(what), memory_id.into()];
    row.extend(number);
    row.extend([
        words.into(),
        words.map(|_| "e").into(),
        words.map_or(Value::Null, |_| Value::Bytes(vec![1])),
    ]);
    row
}

#[test]
fn a_memory_that_changed_twice_is_one_row_of_two_changes() {
    let rows = vec![
        row(STANDING, "", None),
        row(CHANGED, "a", Some("tea")),
        row(CHANGED, "a", Some("tea")),
        row(CHANGED, "b", None),
    ];
    let seen = Seen::read(rows).unwrap();
    assert_eq!((seen.active, seen.rev, seen.changes), (3, 7, 3));
    let a = Changed {
        memory_id: "a".into(),
        words: Some("tea".into()),
        embedded: Some(("e".to_owned(), vec![1])),
    };
    let b = Changed { memory_id: "b".into(), words: None, embedded: None };
    assert_eq!(seen.changed, [a, b]);
}

#[test]
fn what_was_found_is_told_apart() {
    let seen = Seen::read(vec![row(OF_WORD, "a", None), row(NEAR, "b", None)]).unwrap();
    assert_eq!(seen.by_word, [("a".to_owned(), 3)]);
    assert_eq!(seen.near, ["b"]);
    assert!(seen.changed.is_empty());
}
