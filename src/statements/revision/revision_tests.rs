//! Single pairs, those of users, and any texts.

use proptest::prelude::*;
use serde::Deserialize;

use super::{Revision, Statement, compared, fact::Fact, revision};
use memledger_offline::rules::Claim;

#[derive(Deserialize)]
struct Pair {
    a: String,
    b: String,
}

fn cases(lines: &str) -> Vec<Pair> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_cases_of_users_are_kept_apart_or_restate() {
    let apart = cases(include_str!("../../../tests/cases/optimisation/keep_apart.jsonl"));
    let joined = |pair: &&Pair| {
        revision(&pair.a, &pair.b) == Revision::Restates || revision(&pair.b, &pair.a) == Revision::Restates
    };
    let joined: Vec<String> =
        apart.iter().filter(joined).map(|pair| format!("{} | {}", pair.a, pair.b)).collect();
    assert!(joined.is_empty(), "{joined:#?}");
    let same = cases(include_str!("../../../tests/cases/optimisation/same.jsonl"));
    let two: Vec<String> = same
        .iter()
        .filter(|pair| revision(&pair.a, &pair.b) != Revision::Restates)
        .map(|pair| format!("{} | {}", pair.a, pair.b))
        .collect();
    assert!((same.len() - two.len()) * 100 >= same.len() * 80, "{two:#?}");
}

#[test]
fn a_revision_is_what_a_reader_expects() {
    use Revision::{Differs, Restates, Updates};
    for (old, new, expected) in [
        ("Likes coffee", "No longer likes coffee", Updates),
        ("Lives in Kassel", "Lives in Weimar now", Updates),
        ("Has a cat named Mia", "Has a dog named Bo", Differs),
        ("User prefers tea", "User prefers trains", Differs),
        ("User prefers tea over coffee", "User prefers coffee over tea", Updates),
        ("User prefers aisle seats", "User prefers window seats", Updates),
        ("User likes red wine", "User likes white wine", Differs),
        ("User has two cats", "User has three cats", Updates),
        ("User takes 20 mg of lisinopril daily", "User takes 10 mg of lisinopril daily", Updates),
        ("User visited Peru in 2016", "User visited Peru in 2023", Differs),
        ("User lives in Porto", "User lived in Lima from 2010 to 2014", Differs),
        ("User smokes", "User quit smoking", Updates),
        ("User is pregnant", "User was pregnant", Updates),
        ("User's sister lives in Kassel", "User lives in Weimar", Differs),
        ("User lives in Kassel", "User's sister lives in Weimar", Differs),
        ("User is married to Kim", "User is divorced from Kim", Updates),
        ("User owns a boat", "User sold the boat", Updates),
        ("User likes still water", "User likes water", Differs),
        ("[2024-05-03] Ran ten miles", "[2024-05-04] Ran ten miles", Differs),
        ("User lives in Porto", "User lives in Porto with her sister Rita", Differs),
        ("Mag Kaffee", "Mag keinen Kaffee mehr", Updates),
        ("Come carne", "No come carne", Updates),
        ("User was trained by Nina", "User trained Nina", Differs),
        ("Meets Ana on 12 May", "Meets Ana on 15 May", Differs),
        ("User's name is Sam", "User goes by bike", Differs),
        ("User was born in Kassel", "User was born in 1984", Differs),
        ("User lives in Kassel", "User lives in fear", Differs),
        ("User works at Acme", "User works at night", Differs),
        ("User works for Acme", "User works for 40 hours a week", Differs),
        ("User's phone is a Pixel", "User's phone is broken", Differs),
        ("User's car is a Skoda", "User's car is red", Differs),
        ("User sold the boat", "User gave away the boat", Differs),
        ("User bought a horse", "User adopted a horse", Differs),
        ("User works as a nurse", "User became a father", Differs),
        ("User is from Porto", "User grew up in Lima", Differs),
        ("User likes tea", "User likes tea and coffee", Differs),
        ("User works at Acme", "User left Acme", Updates),
        ("User plays tennis", "User played tennis", Differs),
        ("User hopes to move to Oslo", "User plans to move to Oslo", Differs),
        ("User knows Anne", "User knows Ann", Differs),
        ("User's sister Anna likes tea", "User's sister Anne likes tea", Differs),
        ("User has two cats", "User has two dogs", Differs),
        ("User has never been to Asia", "User has been with Lufthansa since 2008", Differs),
        ("User's birthday is 3 June", "User was born on June 3", Restates),
        ("User's birthday is 3 June", "User's birthday is 4 June", Updates),
        ("User was born on 3 June 1990", "User's birthday is 3 June", Differs),
        ("User no longer hates jazz", "User likes jazz", Updates),
        ("User now lives in Bilbao", "User used to live in Bilbao", Updates),
        ("User moved in March 2025 to Bilbao", "User moved to Gotha in May 2026", Updates),
        ("User is a baker", "User is a joiner now", Updates),
        ("User is a baker", "User is a singer", Differs),
        ("User is a baker", "User is not a baker anymore", Updates),
        ("User is not a baker anymore", "User is a joiner now", Updates),
        ("User is a father", "User is a baker now", Differs),
        ("User always prefers dark mode", "User now prefers light mode", Updates),
        ("User's favourite colour isn't green anymore", "User's favorite color is grey now", Updates),
        ("User likes fishing", "User likes fish", Differs),
        ("User likes to fish", "User likes fishing", Restates),
        ("", "", Restates),
        ("User", "User likes tea", Differs),
    ] {
        assert_eq!(revision(old, new), expected, "{old} | {new}");
        assert_eq!(Statement::of(old).revision(&Statement::of(new)), expected, "{old} | {new}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Whatever the texts: the same restates itself, and an answer is the same each time.
    #[test]
    fn any_two_texts_have_an_answer(
        one in "(\\PC|user|is|to|no|longer|by|was|the|likes|,| |\\.|7){0,40}",
        other in "(\\PC|user|is|to|no|longer|by|was|the|likes|,| |\\.|7){0,40}",
    ) {
        prop_assert_eq!(revision(&one, &one), Revision::Restates);
        prop_assert_eq!(revision(&one, &other), revision(&one, &other));
        let both = [revision(&one, &other), revision(&other, &one)];
        prop_assert!(both[0] == both[1] || !both.contains(&Revision::Restates), "{one} | {other}");
    }
}

#[test]
fn long_texts_are_compared_in_time() {
    let started = std::time::Instant::now();
    for part in ["is to a, ", "no longer ", "was made by ", "lives in "] {
        let [most, long] = [4096, 256 * 1024].map(|bytes| part.repeat(bytes / part.len()));
        assert_eq!(revision(&most, &format!("{most}b")), Revision::Differs);
        assert_eq!(revision(&long, &long), Revision::Restates);
    }
    // Tests are not optimised.
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}

/// What is left out without being read would have differed.
#[test]
fn what_does_not_concern_a_statement_differs() {
    let mut texts: Vec<&str> =
        include_str!("../../../tests/optimisation/unlike/person_1.txt").lines().collect();
    texts.truncate(60);
    texts.extend([
        "User lives in Kassel",
        "User moved to Weimar",
        "User's home is Porto",
        "Name: Sam",
        "User goes by Sam",
        "User is called Kim",
        "User is 41 years old",
        "User's age is 42",
        "User was born in 1984",
        "Likes tea",
        "User has gone off tea",
        "User is into jazz",
        "Year of birth: 1983",
        "User has two cats",
        "User bought a horse",
        "User left Acme",
        "User works for Acme",
        "User is from Porto",
        "User hails from Lima",
        "User got up at 7",
        "User wakes up at 6",
        "User quit smoking",
        "User smokes",
        "The cake was baked by the user",
        "User baked the cake",
        "Mag Kaffee",
        "Mag keinen Kaffee mehr",
        "User",
        "",
        "I like tea",
        "User's mum is ill",
        "User's mother is sick",
    ]);
    let statements: Vec<Statement> = texts.iter().map(|text| Statement::of(text)).collect();
    let (mut pairs, mut read) = (0, 0);
    for old in &statements {
        for new in &statements {
            pairs += 1;
            read += usize::from(old.may_concern(new));
            assert_eq!(old.revision(new), old.compared(new), "{old:?} | {new:?}");
        }
    }
    assert!(read * 3 < pairs, "{read} of {pairs} are read");
}

/// All pairs of the memories of five people, of whom none says anything twice.
#[test]
fn no_two_memories_of_unlike_facts_are_one() {
    for text in [
        include_str!("../../../tests/optimisation/unlike/person_1.txt"),
        include_str!("../../../tests/optimisation/unlike/person_2.txt"),
        include_str!("../../../tests/optimisation/unlike/person_3.txt"),
        include_str!("../../../tests/optimisation/unlike/person_4.txt"),
        include_str!("../../../tests/optimisation/unlike/person_5.txt"),
    ] {
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        let facts: Vec<Fact> = lines.iter().map(|line| Fact::of(&Claim::of(line), line)).collect();
        for (at, old) in facts.iter().enumerate() {
            for (other, new) in facts.iter().enumerate().filter(|(other, _)| *other != at) {
                assert_eq!(compared(old, new), Revision::Differs, "{} | {}", lines[at], lines[other]);
            }
        }
    }
}
