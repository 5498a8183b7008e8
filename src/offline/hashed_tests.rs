//! What the offline embedder promises: the same on every machine, unit length, likeness by words and spelling.

use super::*;

fn likeness(one: &str, other: &str) -> f32 {
    let embedder = Hashed::default();
    embedder.vector(one).iter().zip(embedder.vector(other)).map(|(a, b)| a * b).sum()
}

#[test]
fn a_text_has_one_vector_for_ever() {
    let embedder = Hashed::default();
    // Words known already give what new ones gave.
    embedder.vector("Tea on the early train.");
    let vector = embedder.vector("Prefers the early train; prefers tea.");
    let sum = |from: usize| vector[from..from + 64].iter().sum::<f32>();
    let found: Vec<String> = (0..512).step_by(64).map(|at| format!("{:.4}", sum(at))).collect();
    assert_eq!(found, FOUND, "ledgers hold vectors of this name, so another one needs another name");
}

const FOUND: [&str; 8] = ["0.3882", "0.3078", "0.1247", "0.6668", "-0.7277", "0.0165", "0.0571", "0.1389"];

#[test]
fn a_vector_is_of_unit_length_or_of_a_text_without_words() {
    let embedder = Hashed::new(100);
    assert_eq!((embedder.dimensions(), embedder.id()), (128, "hashed-2-128"));
    for text in ["tea", "Ein längerer Text über Straßen", "猫が好き"] {
        let length: f32 = embedder.vector(text).iter().map(|x| x * x).sum();
        assert!((length - 1.0).abs() < 1e-4, "{text}: {length}");
    }
    assert!(embedder.vector("?! the of").iter().all(|x| *x == 0.0));
}

#[test]
fn texts_with_like_words_lie_nearer() {
    let near = likeness("allergic to hazelnuts", "has an allergy to hazelnut");
    let far = likeness("allergic to hazelnuts", "plays the cello on Sundays");
    assert!(near > 0.4 && far < 0.2 && near > far + 0.3, "{near} {far}");
    assert!((likeness("early train", "early train") - 1.0).abs() < 1e-4);
}
