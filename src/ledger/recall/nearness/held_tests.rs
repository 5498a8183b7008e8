use super::*;

const EMBEDDER: &str = "e";

fn row(id: &str, bits: [u8; 2]) -> Changed {
    Changed { memory_id: id.to_owned(), embedded: Some((EMBEDDER.to_owned(), bits.to_vec())), waits: false }
}

fn gone(id: &str) -> Changed {
    Changed { memory_id: id.to_owned(), embedded: None, waits: false }
}

fn held(rows: &[Changed]) -> Held {
    Held::new(EMBEDDER, &Seen { rev: 1, changed: rows.to_vec(), ..Seen::default() }).expect("can be held")
}

#[test]
fn the_nearest_come_first_and_equals_by_id() {
    let held = held(&[row("c", [0, 0]), row("b", [0xff, 0]), row("a", [0xff, 0]), row("d", [0xff, 0xff])]);
    assert_eq!(held.nearest(&[0xff, 0], 3, &[]), ["a", "b", "c"]);
}

#[test]
fn changes_count_before_and_after_they_are_made() {
    let mut held = held(&[row("a", [0, 0]), row("b", [1, 0]), row("c", [3, 0])]);
    let changes = [row("a", [0xff, 0xff]), gone("b"), row("d", [0, 0])];
    assert_eq!(held.nearest(&[0, 0], 9, &changes), ["d", "c", "a"]);
    assert_eq!(held.nearest(&[0, 0], 9, &[]), ["a", "b", "c"]);
    held.change(4, &changes);
    assert_eq!(held.rev(), 4);
    assert_eq!(held.nearest(&[0, 0], 9, &[]), ["d", "c", "a"]);
}

#[test]
fn what_has_no_bits_yet_is_not_held() {
    let waits = Changed { memory_id: "w".to_owned(), embedded: None, waits: true };
    let other = Changed { embedded: Some(("f".to_owned(), vec![0, 0])), ..row("o", [0, 0]) };
    let long = Changed { embedded: Some((EMBEDDER.to_owned(), vec![0; 9])), ..row("l", [0, 0]) };
    for odd in [waits, other, long] {
        let rows = [row("a", [0, 0]), odd.clone()];
        assert!(Held::new(EMBEDDER, &Seen { rev: 1, changed: rows.to_vec(), ..Seen::default() }).is_none());
        assert!(!held(&rows[..1]).takes(&[0, 0], &[odd]));
    }
}
