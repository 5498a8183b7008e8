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
        row(AGAIN, "a", Some("tea")),
        row(AGAIN, "c", Some("cup")),
    ];
    let seen = Seen::read(rows).unwrap();
    assert_eq!((seen.active, seen.rev, seen.changes), (3, 7, 3));
    let held = |id: &str, words: Option<&str>| Held {
        memory_id: id.to_owned(),
        words: words.map(str::to_owned),
        embedder: words.map(|_| "e".to_owned()),
        bits: words.map(|_| vec![1]),
    };
    assert_eq!(seen.rows, [held("a", Some("tea")), held("b", None), held("c", Some("cup"))]);
    assert!(seen.all_by(&["a", "c"], "e"));
    assert!(!seen.all_by(&["a", "b"], "e"), "one that has no row has no vector");
    assert!(!seen.all_by(&["a"], "f"));
}
