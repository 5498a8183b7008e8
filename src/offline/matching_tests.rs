use super::*;
use crate::Hashed;

fn asked(query: &str) -> QueryWords {
    QueryWords::new(query, 64)
}

const TEXTS: [&str; 9] = [
    "Prefers the early train to the office, before breakfast",
    "Rides trains early in the morning",
    "Grows tomatoes on the balcony, tomatoes and ripe tomatoes",
    "Ernährt sich vegetarisch – sagt sie",
    "Plays the cello",
    "Cooks, cooked and is cooking; loves to cook",
    "cooking classes",
    "Trains for the marathon; training plan, trained yesterday, will train tomorrow",
    "",
];

#[test]
fn words_are_counted_with_those_of_topics() {
    let asked_tea = asked("green tea, please");
    let mut tea = Matching::new(&asked_tea, "green tea, please", true);
    let found = tea.look_at("Teas of Uji: green tea and more tea", &["green things".to_owned()]);
    assert_eq!((found.counts, found.words), (vec![2.0, 3.0, 0.0], 8));
    assert!(found.nearness > 0.3);
    assert_eq!(tea.look_at("the of", &[]), Match { counts: vec![0.0; 3], ..Match::default() });
    assert_eq!(Matching::new(&asked("the of"), "the of", true).look_at("green tea", &[]).nearness, 0.0);
}

/// That is all it is for: to say what the vectors would, but sooner.
#[test]
fn nearness_is_what_the_vectors_say() {
    let embedder = Hashed::new(4_096);
    for query in TEXTS {
        let of_query = embedder.vector(query);
        let words = asked(query);
        let mut matching = Matching::new(&words, query, true);
        for text in TEXTS {
            let vector = embedder.vector(text);
            let cosine: f32 = of_query.iter().zip(vector).map(|(a, b)| a * b).sum();
            let nearness = matching.look_at(text, &["early train".to_owned()]).nearness;
            assert!((nearness - f64::from(cosine)).abs() < 0.08, "{query}, {text}: {nearness}, {cosine}");
        }
    }
}

#[test]
fn a_text_is_nearest_to_itself() {
    for text in TEXTS.iter().filter(|text| !text.is_empty()) {
        assert!(Matching::new(&asked(text), text, true).look_at(text, &[]).nearness > 0.99, "{text}");
    }
}
