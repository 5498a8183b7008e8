//! What a text states in addition to the value that a new statement replaces.

use std::{collections::HashSet, sync::LazyLock};

use super::lemmas::lemma;
use crate::extraction::{is_base, is_past, third_person_forms};
use memledger_offline::{
    lists::{PRESENT_FORMS, entries},
    words::{folded, plain_words},
};

/// Words behind which a text may state something else.
const LINKS: &str = "and but while who which whose where although though because since as if when whenever";
const PRONOUNS: &str = "he she they it who which user";
/// Lead to a subject, which is up to [`LONGEST_SUBJECT`] words long.
const DETERMINERS: &str = "a an the his her their its every each";
const LONGEST_SUBJECT: usize = 3;
/// May stand before a verb.
const BEFORE_VERB: &str = "also then now still always often never currently both";
const AUXILIARIES: &str =
    "is are was were has have had does do did can cannot could will would may might must should";

/// Forms that are a verb of the third person wherever they begin what is said.
static FORMS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let known = entries(PRESENT_FORMS).map(str::to_owned);
    known.chain(third_person_forms()).collect()
});

/// Whether the old text has another predicate, of which the new one says nothing: "lives in Kassel and owns two horses". Where,
/// when and with whom the value held is no other: "lives in Kassel with a friend".
pub fn states_more(old: &str, new: &str) -> bool {
    let new = folded(new);
    let known: HashSet<String> = plain_words(&new).map(lemma).collect();
    let is_new = |part: &&Vec<Token<'_>>| part.iter().any(|token| !known.contains(&lemma(&token.word())));
    // The first one is the value itself.
    parts(old).iter().filter(|part| has_predicate(part)).skip(1).any(|part| is_new(&part))
}

#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    /// What begins a sentence has a capital whatever it is.
    begins: bool,
}

impl Token<'_> {
    fn word(&self) -> String {
        folded(self.text)
    }

    fn is_name(&self) -> bool {
        !self.begins && self.text.starts_with(char::is_uppercase)
    }

    fn is(&self, list: &str) -> bool {
        let word = self.word();
        list.split(' ').any(|one| one == word)
    }

    fn is_verb(&self) -> bool {
        let word = self.word();
        !self.is_name() && (self.is(AUXILIARIES) || FORMS.contains(&word) || is_past(&word))
    }
}

/// The text between signs and links, without those.
fn parts(text: &str) -> Vec<Vec<Token<'_>>> {
    let (mut parts, mut begins) = (vec![Vec::new()], true);
    for piece in text.split_inclusive([' ', '\n']) {
        let bare = piece.trim_matches(|c: char| !c.is_alphanumeric());
        let token = Token { text: bare, begins };
        let opens = piece.trim_start().starts_with('(') || token.is(LINKS);
        if opens {
            parts.push(Vec::new());
        }
        if let Some(part) = parts.last_mut().filter(|_| !bare.is_empty() && !token.is("and but while")) {
            part.push(token);
        }
        let end = piece.trim_end();
        // "Dr. Hughes" goes on.
        let is_shortened = bare.len() <= 3 && bare.starts_with(char::is_uppercase);
        begins = end.ends_with(['!', '?']) || end.ends_with('.') && !is_shortened || piece.ends_with('\n');
        if begins || end.ends_with([',', ';', ':', ')']) {
            parts.push(Vec::new());
        }
    }
    parts
}

fn has_predicate(part: &[Token<'_>]) -> bool {
    let mut rest = part;
    while let [first, behind @ ..] = rest
        && first.is(BEFORE_VERB)
    {
        rest = behind;
    }
    let [first, behind @ ..] = rest else { return false };
    if first.is(PRONOUNS) || first.is("the") && behind.first().is_some_and(|next| next.is("user")) {
        // What stands behind them is their verb, whatever its form.
        return behind.iter().any(|token| !token.is("user") && !token.is(BEFORE_VERB));
    }
    if first.is(DETERMINERS)
        || first.is(LINKS)
        || first.text.starts_with(char::is_uppercase) && !first.is_verb()
    {
        return behind.iter().skip(1).take(LONGEST_SUBJECT).any(Token::is_verb)
            || first.is_name() && behind.first().is_some_and(Token::is_verb)
            || first.is("where whose because since if when as")
                && behind.iter().take(2).any(|token| token.is_verb());
    }
    let is_ongoing =
        first.word().strip_suffix("ing").is_some_and(|stem| is_base(stem) || is_base(&format!("{stem}e")));
    first.is_verb() || is_ongoing
}

#[cfg(test)]
mod tests {
    use super::states_more;

    const NEW: &str = "The user moved to Porto.";

    #[test]
    fn another_predicate_is_more() {
        for more in [
            "The user lives in Kassel and owns two horses.",
            "The user lives in Kassel. The user owns two horses.",
            "The user lives in Kassel. They own two horses.",
            "The user lives in Kassel. They work as a nurse.",
            "The user lives in Kassel; her sister plays the cello.",
            "The user lives in Kassel and her younger sister plays the cello.",
            "The user lives in Kassel, but was born in Gotha.",
            "The user lives in Kassel, where she works as a nurse.",
            "The user lives in Kassel and skis.",
            "The user lives in Kassel (has two cats).",
            "The user lives in Kassel! The user owns a boat.",
            "The user lives in Kassel and every Sunday plays football.",
            "The user lives in Kassel because her sister studies there.",
            "The user lives in Kassel while studying medicine.",
            "The user lives in Kassel, working remotely for Acme.",
            "Lives in Kassel. Owns two horses.",
            "The user lives in Kassel, and Kim teaches her chess.",
        ] {
            assert!(states_more(more, NEW), "{more}");
        }
    }

    #[test]
    fn the_circumstances_of_a_value_are_no_more() {
        for plain in [
            "The user lives in Kassel.",
            "The user lives in Kassel with a friend and two dogs.",
            "The user lives in Kassel, Germany.",
            "The user lives in London, United Kingdom.",
            "The user currently lives in Kassel, at the edge of town.",
            "Since 2020, the user lives in Kassel.",
            "As of May 2024, the user lives in Kassel.",
            "The user lives in Kassel since 2020.",
            "The user's doctor is Dr. James Hughes.",
            "Mag Kaffee und Tee.",
            "",
        ] {
            assert!(!states_more(plain, NEW), "{plain}");
        }
        let both = "The user no longer owns a pot or likes tea.";
        assert!(!states_more("The user likes tea and owns a pot.", both));
    }
}
