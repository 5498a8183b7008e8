use proptest::prelude::*;

use super::*;

fn words<'a>(texts: &[&'a str]) -> Vec<Text<'a>> {
    texts.iter().map(|text| Text { text, vector: &[] }).collect()
}

fn best(memories: &[&str], recent: &[&str]) -> usize {
    let scores = relevance(&words(memories), &words(recent));
    (0..scores.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap()
}

#[test]
fn a_memory_about_what_was_said_lately_is_more_relevant() {
    let memories = [
        "The user plays the cello in an orchestra.",
        "The user is allergic to peanuts.",
        "The user's sister Rita lives in Porto.",
        "The user runs a bakery in Kassel.",
    ];
    for (recent, expected) in [
        ("Which cello strings should I buy?", 0),
        ("Can I eat this? It may have peanut oil.", 1),
        ("I'll visit Rita next week", 2),
        ("our bakeries need flour", 3),
    ] {
        assert_eq!(best(&memories, &["good morning", recent]), expected, "{recent}");
    }
}

#[test]
fn what_nothing_recent_is_about_scores_nothing() {
    let memories = words(&["The user plays the cello.", ""]);
    assert_eq!(relevance(&memories, &[]), [0.0, 0.0]);
    assert_eq!(relevance(&memories, &words(&["The user sails", ""])), [0.0, 0.0]);
    assert_eq!(relevance(&memories[..1], &words(&["the user plays cello"])), [1.0]);
}

#[test]
fn the_nearest_vector_counts_where_no_word_is_shared() {
    let memories = [Text { text: "tea", vector: &[0.6, 0.8] }, Text { text: "coffee", vector: &[0.0, 1.0] }];
    let recent = [Text { text: "drinks", vector: &[1.0, 0.0] }];
    assert_eq!(relevance(&memories, &recent), [0.6, 0.0]);
}

proptest! {
    #[test]
    fn scores_are_of_the_memory_whatever_the_order(
        memories in proptest::collection::vec("[abc]( [abcd]){0,3}", 1..20), recent in proptest::collection::vec("[abcd]( [abcd]){0,3}", 0..6),
    ) {
        let of = |texts: &[String]| -> Vec<f32> {
            let memories: Vec<Text<'_>> = texts.iter().map(|text| Text { text, vector: &[] }).collect();
            let recent: Vec<Text<'_>> = recent.iter().map(|text| Text { text, vector: &[] }).collect();
            relevance(&memories, &recent)
        };
        let scores = of(&memories);
        prop_assert!(scores.iter().all(|score| (0.0..=1.0).contains(score)));
        let turned: Vec<String> = memories.iter().rev().cloned().collect();
        let mut again = of(&turned);
        again.reverse();
        prop_assert_eq!(scores, again);
    }
}
