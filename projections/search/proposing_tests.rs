use super::*;

fn row(what: i64, memory_id: &str, body: Option<&str>) -> Row {
    let number = [Value::Int(3), Value::Int(7)];
    let mut row = vec![Value::Int(what), memory_id.into()];
    row.extend(number);
    row.extend([body.into(), body.map_or(Value::Null, |_| Value::Bytes(vec![1]))]);
    row.extend([body.map(|_| "walk").into(), Value::Int(9), body.map(|_| "food").into()]);
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
    let seen = RefreshedRows::read(rows).unwrap();
    assert_eq!((seen.active, seen.rev, seen.changes), (3, 7, 3));
    let changed = |id: &str, body: Option<&str>| Changed {
        memory_id: id.to_owned(),
        body: body.map(str::to_owned),
        bits: body.map(|_| vec![1]),
        thread_id: body.map(|_| "walk".to_owned()),
        created_at: 9,
        category: body.map(|_| "food".to_owned()),
    };
    assert_eq!(seen.rows, [changed("a", Some("tea")), changed("b", None), changed("c", Some("cup"))]);
    assert!(seen.all_stored(&["a", "c"]));
    assert!(!seen.all_stored(&["a", "b"]), "one that waits has none");
}
