use super::*;

const EMBEDDER: &str = "e";

fn row(id: &str, words: &str, bits: [u8; 2]) -> Changed {
    Changed {
        memory_id: id.to_owned(),
        words: Some(words.to_owned()),
        embedded: Some((EMBEDDER.to_owned(), bits.to_vec())),
    }
}

fn gone(id: &str) -> Changed {
    Changed { memory_id: id.to_owned(), words: None, embedded: None }
}

fn resident(rows: &[Changed]) -> Resident {
    Resident::new(EMBEDDER, &Seen { rev: 1, changed: rows.to_vec(), ..Seen::default() }).expect("can be held")
}

fn near(resident: &Resident, bits: [u8; 2], reach: usize, changed: &[Changed]) -> Vec<String> {
    resident.propose(&[], &bits, reach, changed).near
}

fn asked(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn the_nearest_come_first_and_equals_by_id() {
    let rows = [("c", [0, 0]), ("b", [0xff, 0]), ("a", [0xff, 0]), ("d", [0xff, 0xff])]
        .map(|(id, bits)| row(id, "", bits));
    assert_eq!(near(&resident(&rows), [0xff, 0], 3, &[]), ["a", "b", "c"]);
}

#[test]
fn the_rarest_words_come_first_and_equals_by_id() {
    let rows = [
        ("a", "tea milk"),
        ("b", "tea cup"),
        ("c", "uji tea"),
        ("d", "tea tea"),
        ("e", "cat"),
        ("f", "tea cup"),
    ];
    let resident = resident(&rows.map(|(id, words)| row(id, words, [0, 0])));
    let proposed = resident.propose(&asked(&["tea", "uji", "none"]), &[0, 0], 9, &[]);
    assert_eq!(proposed.by_words, ["c", "d", "a", "b", "f"]);
    assert_eq!(proposed.rows_with, [5, 1, 0]);
    assert_eq!(resident.propose(&asked(&["tea", "uji"]), &[0, 0], 1, &[]).by_words, ["c"]);
}

#[test]
fn changes_count_before_and_after_they_are_made() {
    let mut resident = resident(&[row("a", "x", [0, 0]), row("b", "x", [1, 0]), row("c", "y", [3, 0])]);
    let changes = [row("a", "y", [0xff, 0xff]), gone("b"), row("d", "x", [0, 0])];
    let after = resident.propose(&asked(&["x"]), &[0, 0], 9, &changes);
    assert_eq!(after.near, ["d", "c", "a"]);
    assert_eq!((after.by_words.as_slice(), after.rows_with.as_slice()), (&["d".to_owned()][..], &[1][..]));
    assert_eq!(near(&resident, [0, 0], 9, &[]), ["a", "b", "c"]);
    resident.change(4, &changes);
    assert_eq!(resident.rev(), 4);
    assert_eq!(resident.propose(&asked(&["x"]), &[0, 0], 9, &[]), after);
}

#[test]
fn what_has_no_bits_yet_is_not_held() {
    let waits = Changed { embedded: None, ..row("w", "x", [0, 0]) };
    let other = Changed { embedded: Some(("f".to_owned(), vec![0, 0])), ..row("o", "x", [0, 0]) };
    let long = Changed { embedded: Some((EMBEDDER.to_owned(), vec![0; 9])), ..row("l", "x", [0, 0]) };
    for odd in [waits, other, long] {
        let rows = [row("a", "x", [0, 0]), odd.clone()];
        assert!(
            Resident::new(EMBEDDER, &Seen { rev: 1, changed: rows.to_vec(), ..Seen::default() }).is_none()
        );
        assert!(!resident(&rows[..1]).takes(&[0, 0], &[odd]));
    }
}
