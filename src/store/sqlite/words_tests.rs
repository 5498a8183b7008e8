//! A table with words through many changes: its index is sound, finds what is there, and forgets what is gone.

use std::collections::BTreeMap;

use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use rusqlite::Connection;

use super::*;
use crate::{Dialect, table::Type};

const TABLE: Table = Table {
    name: "notes",
    columns: &[
        ("partition_id", Type::Int),
        ("note", Type::Int),
        ("own", Type::Text),
        ("words", Type::Text),
        ("extra", Type::Int),
    ],
    key: 2,
    beside: 0,
    filled: 0,
    indexes: &[],
    words: Some(("own", "words")),
};

const NAME: &str = "notes_g1";

fn database() -> Connection {
    let connection = Connection::open_in_memory().unwrap();
    connection.execute_batch(&TABLE.create(1, Dialect::Sqlite)).unwrap();
    for statement in TABLE.create_indexes(1, Dialect::Sqlite) {
        connection.execute_batch(&statement).unwrap();
    }
    connection
}

/// Notes by number: whose each is, and its words.
type Notes = BTreeMap<i64, (String, Vec<String>)>;

fn some_words(random: &mut StdRng) -> (String, Vec<String>) {
    let own = format!("u{}", random.random_range(0..3));
    let count = random.random_range(0..8);
    (own, (0..count).map(|_| format!("w{}", random.random_range(0..40))).collect())
}

/// A transaction of some changes: new notes, other words, other values beside the same words, notes deleted.
fn change(connection: &Connection, notes: &mut Notes, random: &mut StdRng) {
    connection.execute_batch("BEGIN").unwrap();
    for _ in 0..random.random_range(1..20) {
        let known: Vec<i64> = notes.keys().copied().collect();
        let note = known.choose(random).copied().filter(|_| random.random_bool(0.4));
        let note = note.unwrap_or(notes.len() as i64 * 7 + 1);
        if notes.contains_key(&note) && random.random_bool(0.2) {
            connection.execute(&format!("DELETE FROM {NAME} WHERE note = {note}"), []).unwrap();
            notes.remove(&note);
            continue;
        }
        let same = notes.get(&note).cloned().filter(|_| random.random_bool(0.2));
        let (own, words) = same.unwrap_or_else(|| some_words(random));
        let row: Row = vec![1.into(), note.into(), own.as_str().into(), words.join(" ").into(), 5.into()];
        put(connection, &TABLE, NAME, &[row]).unwrap();
        notes.insert(note, (own, words));
    }
    connection.execute_batch("COMMIT").unwrap();
}

fn found(connection: &Connection, word: &str) -> Vec<i64> {
    let sql = format!(
        "SELECT n.note FROM {NAME}_words(?1) f JOIN {NAME} n ON n.row_number = f.rowid ORDER BY n.note"
    );
    let rows = plain_query(connection, &sql, &[word.into()]).unwrap();
    rows.iter().map(|row| row[0].int().unwrap()).collect()
}

#[test]
fn an_index_stays_sound_and_finds_what_its_table_holds() {
    for seed in 0..6 {
        let (connection, mut notes, mut random) = (database(), Notes::new(), StdRng::seed_from_u64(seed));
        for step in 0..60 {
            change(&connection, &mut notes, &mut random);
            let check =
                format!("INSERT INTO {NAME}_words ({NAME}_words, rank) VALUES ('integrity-check', 0)");
            connection.execute_batch(&check).unwrap_or_else(|e| panic!("seed {seed}, step {step}: {e}"));
        }
        for (own, word) in (0..3).flat_map(|own| (0..40).map(move |word| (own, word))) {
            let (own, word) = (format!("u{own}"), format!("w{word}"));
            let holds = |(whose, words): &(String, Vec<String>)| *whose == own && words.contains(&word);
            let expected: Vec<i64> =
                notes.iter().filter(|(_, of)| holds(of)).map(|(note, _)| *note).collect();
            assert_eq!(found(&connection, &format!("{own}{word}")), expected, "seed {seed}: {own}{word}");
        }
    }
}

/// Whether a page of the index holds the word.
fn holds(connection: &Connection, word: &str) -> bool {
    let blocks = plain_query(connection, &format!("SELECT block FROM {NAME}_words_data"), &[]).unwrap();
    let at = |block: &[u8]| block.windows(word.len()).any(|part| part == word.as_bytes());
    blocks.iter().any(|block| at(block[0].bytes().unwrap()))
}

#[test]
fn a_clean_up_leaves_no_word_of_a_deleted_row() {
    let mut connection = database();
    let row =
        |note: i64, words: &str| -> Row { vec![1.into(), note.into(), "u".into(), words.into(), 5.into()] };
    put(&connection, &TABLE, NAME, &[row(1, "hazelnut"), row(2, "early train"), row(1, "walnut")]).unwrap();
    scrub(&mut connection).unwrap();
    assert!(holds(&connection, "walnut"));
    connection.execute(&format!("DELETE FROM {NAME} WHERE note = 1"), []).unwrap();
    assert!(holds(&connection, "walnut"), "it was gone before the clean-up, so this proves nothing");
    scrub(&mut connection).unwrap();
    let left: Vec<bool> =
        ["hazelnut", "walnut", "train"].iter().map(|word| holds(&connection, word)).collect();
    assert_eq!(left, [false, false, true]);
    let gone = plain_query(&connection, &format!("SELECT * FROM {NAME}_gone"), &[]).unwrap();
    assert!(gone.is_empty(), "the next clean-up would write the index anew for nothing");
}
