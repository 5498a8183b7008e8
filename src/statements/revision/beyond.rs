//! What a text states beside the value that a new statement takes the place of.

use super::{fact::opens_predicate, lemmas::lemma};
use memledger_offline::words::{folded, plain_words};

/// Words behind which a text may state something else.
const LINKS: [&str; 8] = ["and", "but", "while", "who", "which", "whose", "although", "though"];
/// May stand before the verb of what is stated.
const BEFORE_VERB: [&str; 12] =
    ["the", "user", "he", "she", "they", "it", "also", "a", "an", "his", "her", "their"];
/// How far behind those the verb stands at most: "and her sister plays …".
const VERB_WITHIN: usize = 2;

/// Whether the old text has another predicate, of which the new one says nothing: "lives in Kassel and owns two horses". Where,
/// when and with whom the value held is no other: "lives in Kassel with a friend".
pub fn states_more(old: &str, new: &str) -> bool {
    let (old, new) = (folded(old), folded(new));
    let known: Vec<String> = plain_words(&new).map(lemma).collect();
    let parts = old.split([';', ',', '\n']).flat_map(|part| part.split(". "));
    let mut stated = parts.flat_map(|part| {
        let words: Vec<&str> = plain_words(part).collect();
        words.split(|word| LINKS.contains(word)).map(<[&str]>::to_vec).collect::<Vec<_>>()
    });
    // The value itself.
    stated.next();
    stated.any(|words| {
        let words: Vec<&str> = words.into_iter().skip_while(|word| BEFORE_VERB.contains(word)).collect();
        words.len() > 1
            && words.iter().take(VERB_WITHIN).any(|word| opens_predicate(word))
            && words.iter().any(|word| !known.contains(&lemma(word)))
    })
}

#[cfg(test)]
mod tests {
    use super::states_more;

    #[test]
    fn another_predicate_is_more_and_the_circumstances_of_a_value_are_not() {
        const NEW: &str = "The user moved to Porto.";
        for more in [
            "The user lives in Kassel and owns two horses.",
            "The user lives in Kassel. The user owns two horses.",
            "The user lives in Kassel; her sister plays the cello.",
            "The user lives in Kassel, but was born in Gotha.",
        ] {
            assert!(states_more(more, NEW), "{more}");
        }
        for plain in [
            "The user lives in Kassel.",
            "The user lives in Kassel with a friend and a dog.",
            "The user lives in Kassel, Germany.",
            "The user currently lives in Kassel, at the edge of town.",
            "",
        ] {
            assert!(!states_more(plain, NEW), "{plain}");
        }
        assert!(!states_more(
            "The user likes tea and owns a pot.",
            "The user no longer owns a pot or likes tea."
        ));
    }
}
