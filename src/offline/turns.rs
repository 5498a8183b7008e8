//! Whether a text tells of a turn in somebody's life, by its words: a death, a rule, money lost. English alone; a text in
//! another language tells of none.

use std::{collections::HashSet, sync::LazyLock};

use crate::{
    lists::entries,
    words::{stem, words},
};

/// What changes everything.
const HEAVY: &str = include_str!("lists/heavy_turns.txt");

/// What whoever takes over would have to know.
const WEIGHTY: &str = include_str!("lists/weighty_turns.txt");
static STEMS: LazyLock<[HashSet<String>; 2]> =
    LazyLock::new(|| [HEAVY, WEIGHTY].map(|list| entries(list).filter_map(stem).collect()));

/// How much of a turn a text tells of: 0 for none, 1, or 2 for what changes everything.
pub fn turn(text: &str) -> u8 {
    let [heavy, weighty] = &*STEMS;
    let all = words(text);
    if all.iter().any(|word| heavy.contains(word)) {
        2
    } else {
        u8::from(all.iter().any(|word| weighty.contains(word)))
    }
}

/// The share of a text's words that do not stand in the one it replaces, 0 to 1.
pub fn novelty(old: &str, new: &str) -> f64 {
    let (old, new) = (words(old).into_iter().collect::<HashSet<String>>(), words(new));
    let others = new.iter().filter(|word| !old.contains(*word)).count();
    others as f64 / new.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_told_by_a_word_in_any_form() {
        for heavy in ["Her mother died on Friday.", "Was diagnosed with diabetes", "They are divorcing"] {
            assert_eq!(turn(heavy), 2, "{heavy}");
        }
        for weighty in ["Never call after 18:00", "The bank refused the loan", "The show is cancelled"] {
            assert_eq!(turn(weighty), 1, "{weighty}");
        }
        for light in ["Walked 4,300 steps", "Drafted the second slide", "Er ist gestorben", ""] {
            assert_eq!(turn(light), 0, "{light}");
        }
    }

    #[test]
    fn what_is_said_anew_is_counted_by_its_words() {
        assert_eq!(novelty("Lives in Porto", "Lives in Porto"), 0.0);
        assert_eq!(novelty("Marked 12 scripts", "Marked 15 scripts"), 1.0 / 3.0);
        assert_eq!(novelty("May be called after 18:00", "Hates phones"), 1.0);
        assert_eq!(novelty("a", ""), 0.0);
    }
}
