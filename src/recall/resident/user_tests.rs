use memledger_offline::query_words::QueryWords;

use super::{super::scan::Passing, *};

const EMBEDDER: &str = "e";

fn row(id: &str, words: &str, bits: [u8; 2]) -> Analysed {
    embedded(id, words, EMBEDDER, Some(bits.to_vec()))
}

fn embedded(id: &str, words: &str, embedder: &str, bits: Option<Vec<u8>>) -> Analysed {
    Analysed {
        memory_id: id.to_owned(),
        words: Some(words.split_whitespace().map(str::to_owned).collect()),
        embedder: Some(embedder.to_owned()),
        bits,
        thread_id: None,
        created_at: 0,
        category: None,
    }
}

fn waits(id: &str, words: &str) -> Analysed {
    Analysed { embedder: None, bits: None, ..row(id, words, [0, 0]) }
}

fn gone(id: &str) -> Analysed {
    Analysed {
        memory_id: id.to_owned(),
        words: None,
        embedder: None,
        bits: None,
        thread_id: None,
        created_at: 0,
        category: None,
    }
}

fn resident(rows: &[Analysed]) -> Resident {
    let mut resident = Resident::new(1);
    resident.add(rows);
    resident
}

fn propose(
    resident: &mut Resident,
    words: &[&str],
    near: &[(&str, &[u8])],
    reach: usize,
    changed: &[Analysed],
) -> Proposed {
    let words = QueryWords::new(&words.join(" "), 64);
    let near: Vec<_> = near.iter().map(|(name, bits)| ((*name).to_owned(), bits.to_vec())).collect();
    let left_out = HashSet::new();
    let sought = Sought { words: &words, near: &near, reach, within: None, left_out: &left_out };
    resident.propose(&sought, changed)
}

fn near(resident: &mut Resident, bits: [u8; 2], reach: usize) -> Vec<String> {
    propose(resident, &[], &[(EMBEDDER, &bits)], reach, &[]).near
}

#[test]
fn the_nearest_come_first_and_equals_as_they_were_added() {
    let rows = [("a", [0xff, 0]), ("b", [0xff, 0]), ("c", [0, 0]), ("d", [0xff, 0xff])]
        .map(|(id, bits)| row(id, "", bits));
    assert_eq!(near(&mut resident(&rows), [0xff, 0], 3), ["a", "b", "c"]);
}

#[test]
fn the_rarest_words_come_first_and_equals_as_they_were_added() {
    let rows = [
        ("a", "tea milk"),
        ("b", "tea cup"),
        ("c", "uji tea"),
        ("d", "tea tea"),
        ("e", "cat"),
        ("f", "tea cup"),
    ];
    let mut resident = resident(&rows.map(|(id, words)| row(id, words, [0, 0])));
    let proposed = propose(&mut resident, &["tea", "uji", "none"], &[], 9, &[]);
    assert_eq!(proposed.by_words, ["c", "d", "a", "b", "f"]);
    assert_eq!(proposed.rows_with, [5, 1, 0]);
    assert_eq!(propose(&mut resident, &["tea", "uji"], &[], 1, &[]).by_words, ["c"]);
}

#[test]
fn changes_count_before_and_after_they_are_made() {
    let mut resident = resident(&[row("a", "x", [0, 0]), row("b", "x", [1, 0]), row("c", "y", [3, 0])]);
    let changes = [row("a", "y", [0xff, 0xff]), gone("b"), row("d", "x", [0, 0])];
    let look: [(&str, &[u8]); 1] = [(EMBEDDER, &[0, 0])];
    let after = propose(&mut resident, &["x"], &look, 9, &changes);
    assert_eq!(after.near, ["d", "c", "a"]);
    assert_eq!((after.by_words.as_slice(), after.rows_with.as_slice()), (&["d".to_owned()][..], &[1][..]));
    assert_eq!(near(&mut resident, [0, 0], 9), ["a", "b", "c"]);
    resident.change(4, &changes);
    assert_eq!(resident.rev(), 4);
    assert_eq!(propose(&mut resident, &["x"], &look, 9, &[]), after);
}

#[test]
fn what_waits_for_a_vector_is_found_by_its_words_and_read_again() {
    let mut resident = resident(&[
        row("a", "x", [0, 0]),
        waits("w", "x"),
        embedded("o", "x", "f", Some(vec![0, 0])),
        embedded("r", "x", EMBEDDER, None),
        embedded("l", "x", EMBEDDER, Some(vec![0; 9])),
    ]);
    let both: [(&str, &[u8]); 2] = [(EMBEDDER, &[0, 0]), ("f", &[0, 0])];
    let proposed = propose(&mut resident, &["x"], &both, 9, &[]);
    assert_eq!(proposed.by_words, ["a", "w", "o", "r", "l"]);
    assert_eq!(proposed.near, ["a", "o"], "one of another length, or without bits, is not near");
    assert_eq!(resident.waiting(EMBEDDER, 9), ["w", "o"]);
    assert_eq!(resident.waiting(EMBEDDER, 1), ["w"]);
    resident.change(1, &[row("w", "x", [0, 0])]);
    assert_eq!(resident.waiting(EMBEDDER, 9), ["o"]);
    assert_eq!(near(&mut resident, [0, 0], 9), ["a", "w"]);
}

#[test]
fn its_size_follows_its_rows() {
    let mut resident = resident(&[row("a", "x y z", [0, 0])]);
    // A four of bytes of bits, and three words.
    let size = |resident: &Resident| {
        let Rows { list, data, vocabulary, ids } = &resident.rows;
        (list.len(), data.len(), vocabulary.len(), *ids)
    };
    assert_eq!(size(&resident), (1, 4, 3, 1));
    resident.change(2, &[row("b", "x y z", [0, 0])]);
    assert_eq!(size(&resident), (2, 8, 3, 2));
    assert!(resident.bytes() >= 2 * size_of::<Row>() + 8 * 4 + 2);
    resident.change(3, &[gone("a"), row("b", "x y", [1, 1])]);
    assert_eq!(size(&resident), (1, 3, 2, 1));
}

/// A row of a thread, created so many microseconds after its first.
fn turn(thread: &str, id: &str, words: &str, created_at: i64) -> Analysed {
    Analysed { thread_id: Some(thread.to_owned()), created_at, ..waits(id, words) }
}

#[test]
fn what_stands_beside_the_first_ones_in_their_thread_is_proposed() {
    let mut turns: Vec<Analysed> = ["f", "e", "d", "c", "b", "a"]
        .iter()
        .zip(0..)
        .map(|(id, at)| turn("walk", id, if *id == "c" { "tea" } else { "rain" }, at))
        .collect();
    turns.extend([turn("other", "g", "rain", 3), waits("h", "rain")]);
    // They were not added in the order that they were created in.
    turns.reverse();
    let mut resident = resident(&turns);
    let proposed = propose(&mut resident, &["tea"], &[], 9, &[]);
    assert_eq!((proposed.by_words.join(""), proposed.beside.join("")), ("c".to_owned(), "edba".to_owned()));
    let at = |id: &str| proposed.places[id];
    assert_eq!(["e", "d", "c", "b", "a"].map(|id| at(id) - at("e")), [0, 1, 2, 3, 4]);
    // What changed stands where it is now, and what is gone stands nowhere.
    let changes = [gone("d"), turn("other", "b", "rain", 9), turn("walk", "i", "sun", 9)];
    let after = propose(&mut resident, &["tea"], &[], 9, &changes);
    assert_eq!(after.beside.join(""), "feai");
    resident.change(2, &changes);
    assert_eq!(propose(&mut resident, &["tea"], &[], 9, &[]).beside.join(""), "feai");
}

#[test]
fn what_was_found_is_not_proposed_twice() {
    let turns = ["a", "b", "c"].map(|id| turn("walk", id, "tea", 0));
    let proposed = propose(&mut resident(&turns), &["tea"], &[], 9, &[]);
    assert_eq!((proposed.by_words.join(""), proposed.beside.len()), ("abc".to_owned(), 0));
    assert_eq!(proposed.places.len(), 3);
}

#[test]
fn rows_of_other_categories_are_not_there_and_those_left_out_are_counted() {
    let of = |category: Option<&str>, id: &str, words: &str| Analysed {
        category: category.map(str::to_owned),
        ..turn("walk", id, words, 0)
    };
    let mut resident = resident(&[
        of(Some("food"), "a", "tea"),
        of(Some("food"), "b", "rain"),
        of(Some("work"), "c", "tea"),
        of(Some("secret"), "d", "tea divorce"),
        of(None, "e", "tea divorce"),
    ]);
    let words = QueryWords::new("tea divorce", 64);
    let within = ["food", "work"].map(str::to_owned);
    let mut left_out = HashSet::new();
    let mut found = |left_out: &HashSet<String>| {
        let sought = Sought { words: &words, near: &[], reach: 9, within: Some(&within), left_out };
        resident.propose(&sought, &[])
    };
    let all = found(&left_out);
    assert_eq!((all.by_words.join(""), all.beside.join("")), ("ac".to_owned(), "b".to_owned()));
    assert_eq!((all.rows, &all.rows_with[..]), (3, &[2, 0][..]));
    left_out.insert("food".to_owned());
    let others = found(&left_out);
    assert_eq!((others.by_words.join(""), others.rows, others.rows_with), ("c".to_owned(), 3, vec![2, 0]));
}

#[test]
fn rows_with_another_form_of_a_word_are_proposed_behind_those_with_the_word() {
    let rows = [
        ("a", "travels daglara often"),
        ("b", "dag"),
        ("c", "night shift nurse"),
        ("d", "nightshift"),
        ("e", "shift of night"),
        ("f", "1 200 000 coins"),
        ("g", "1200 coins"),
    ];
    let mut resident = resident(&rows.map(|(id, words)| row(id, words, [0, 0])));
    let mut found = |words: &[&str], changed: &[Analysed]| {
        let proposed = propose(&mut resident, words, &[], 9, changed);
        (proposed.by_words.join(""), proposed.rows_with)
    };
    assert_eq!(found(&["dag"], &[]), ("ba".to_owned(), vec![1]));
    assert_eq!(found(&["nightshift"], &[]), ("dce".to_owned(), vec![2]), "a part of it counts less");
    assert_eq!(found(&["night", "shifts"], &[]), ("edc".to_owned(), vec![3, 3]));
    assert_eq!(found(&["1200000"], &[]), ("f".to_owned(), vec![1]));
    // Words of what changed count, and those of what went do no more.
    let changes = [gone("a"), row("h", "dagda", [0, 0])];
    assert_eq!(found(&["dag"], &changes), ("bh".to_owned(), vec![1]));
    resident.change(2, &changes);
    assert_eq!(propose(&mut resident, &["dag"], &[], 9, &[]).by_words, ["b", "h"]);
}

#[test]
fn rows_that_go_by_are_proposed_as_if_they_were_held() {
    let words = ["tea", "rain", "travels", "daglara", "night", "shift", "nightshift", "sun", "1200"];
    let rows: Vec<Analysed> = (0..60_u8)
        .map(|n| {
            let of = |step: usize| words[(usize::from(n) * step + usize::from(n / 9)) % words.len()];
            let text = format!("{} {} {}", of(1), of(2), of(4));
            Analysed {
                category: (n % 3 > 0).then(|| format!("c{}", n % 3)),
                ..turn(&format!("t{}", n % 4), &format!("m{n:02}"), &text, i64::from(n))
            }
        })
        .map(|row| Analysed {
            embedder: Some(EMBEDDER.to_owned()),
            bits: Some(vec![row.created_at as u8; 2]),
            ..row
        })
        .collect();
    let within = ["c1", "c2"].map(str::to_owned);
    let left_out = HashSet::from(["c2".to_owned()]);
    let near = [(EMBEDDER.to_owned(), vec![7, 7]), ("other".to_owned(), vec![1, 1])];
    let mut found = 0;
    for asked in ["dag", "nightshift tea", "night shifts", "1200 sun rain", "nothing"] {
        let words = QueryWords::new(asked, 64);
        for within in [None, Some(&within[..])] {
            let sought = Sought { words: &words, near: &near, reach: 7, within, left_out: &left_out };
            let mut passing = Passing::new(&sought);
            rows.chunks(7).for_each(|rows| passing.add(rows));
            let proposed = passing.proposed();
            found += proposed.by_words.len();
            assert_eq!(proposed, resident(&rows).propose(&sought, &[]), "{asked} {within:?}");
        }
    }
    assert!(found > 30, "{found}");
}
