use super::*;
use crate::matching::Matching;

/// How well a text has each word of a query.
fn counts(query: &str, text: &str) -> Vec<f64> {
    Matching::new(&QueryWords::new(query, 64), query, true).look_at(text, &[]).counts
}

#[test]
fn parted_and_joined_words_are_one() {
    for [parted, joined] in [
        ["Wi-Fi", "wifi"],
        ["wi fi", "wifi"],
        ["e-mails", "email"],
        ["night shift", "nightshifts"],
        ["O'Brien", "OBrien"],
        ["1,200", "1200"],
        ["1 200 000", "1200000"],
        ["1,200,000", "1200000"],
        ["Coca-Cola", "cocacola"],
    ] {
        for [asked, stored] in [[parted, joined], [joined, parted]] {
            let counts = counts(asked, &format!("Has something, that is {stored}, there"));
            assert!(counts.iter().all(|count| *count >= 0.9), "{asked}, {stored}: {counts:?}");
        }
    }
}

#[test]
fn numbers_are_joined_only_as_they_are_written() {
    assert_eq!(counts("15", "Weighs 1.5 kilos"), [0.0]);
    assert_eq!(counts("12345", "Was born in 123 and 45 others"), [0.0]);
    assert_eq!(counts("1200", "Pays 1 200 of rent"), [0.9]);
    assert_eq!(counts("6:15", "Gets up at 06:15"), [0.95, 1.0]);
}

#[test]
fn the_very_word_counts_more_than_its_forms() {
    assert_eq!(counts("dağ", "dağ, dağda, dağlara"), [1.0]);
    let [one, two] = ["dağda", "dağda dağda dağa"].map(|text| counts("dağ", text)[0]);
    assert!(one > 0.5 && one < 1.0 && (two - one).abs() < 0.2, "the best form counts: {one}, {two}");
    assert!(counts("teach", "Taught maths")[0] >= SAME);
    assert!(counts("geese", "Saw a goose")[0] >= SAME);
}

/// Letters that may be left out stand near the end of it.
#[test]
fn a_part_of_a_compound_is_found() {
    for [part, compound] in
        [["Steuer", "Einkommensteuer"], ["Frauen", "Hausfrauen"], ["Vertrauen", "Selbstvertrauen"]]
    {
        assert!(counts(part, &format!("Notiert: {compound}"))[0] > 0.0, "{part}, {compound}");
    }
}

#[test]
fn a_place_is_of_a_stem_and_there_are_no_more_than_wanted() {
    let asked = QueryWords::new("the trains of the trained, training cats dogs", 2);
    assert_eq!(asked.stems(), ["train", "cat"]);
    assert_eq!((asked.place("cat"), asked.place("dog"), asked.len()), (Some(1), None, 2));
    assert!(QueryWords::new("of the", 9).is_empty());
}

/// Whoever has many memories is searched by these.
#[test]
fn a_word_is_parted_wherever_it_may_be() {
    let parts = QueryWords::new("wifi", 9).parts();
    let parts: Vec<String> = parts.into_iter().map(|(stems, _)| stems.join(" ")).collect();
    assert_eq!(parts, ["w ifi", "wi fi"]);
    let parts = QueryWords::new("1200000", 9).parts();
    assert!(parts.iter().any(|(stems, _)| stems.join(" ") == "1 200 000"), "{parts:?}");
}
