//! What somebody is able to do for good: a language spoken, an instrument played. Whatever else is said of it, one can
//! do it or not.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    concepts::CONCEPTS,
    ideas::{self, Kind},
    reading::Reading,
};
use crate::{lists::entries, words::stem};

const LANGUAGES: &str = include_str!("lists/languages.txt");
const INSTRUMENTS: &str = include_str!("lists/instruments.txt");
static SPOKEN: LazyLock<HashSet<String>> = LazyLock::new(|| all(LANGUAGES));
static PLAYED: LazyLock<HashSet<String>> = LazyLock::new(|| all(INSTRUMENTS));

fn all(words: &'static str) -> HashSet<String> {
    let idea = |word| stem(word).map(|stem| CONCEPTS.of(&stem).to_owned());
    entries(words).filter_map(idea).collect()
}

/// Said of who can do something.
const SPEAKS: &str = "speaks|speak|spoken|fluent|fluently|knows|know|understands|reads|taught himself|taught herself|\
    taught themselves|self taught|learned|learnt|native|mother tongue|bilingual|bilingually|conversation|intermediate|\
    beginner|advanced|at level|proficient";
const PLAYS: &str = "plays|play|has played|playing|practises|practices|instrument|player";

/// Said of what is wanted, or of one occasion: no word of being able to.
const OTHERWISE: &str = "wants|want|prefers|likes|loves|should|must|asked|translate|translated|teaches|concert|sold|\
    bought|broke|lessons|course|is learning";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ability {
    Speaks,
    Plays,
}

/// Whether the idea that stands there is something that the memory says somebody is able to do.
pub(super) fn of(reading: &Reading<'_>, at: usize, idea: &str) -> Option<Ability> {
    let (spoken, played) = (SPOKEN.contains(idea), PLAYED.contains(idea));
    if !spoken && !played || reading.says_any(OTHERWISE) {
        return None;
    }
    if spoken {
        let next = reading.tokens.get(at + 1).filter(|next| next.gap == " ");
        // "reads Russian novels" is told of the novels.
        let of_a_thing = next.is_some_and(|next| {
            !next.stop && !next.word.ends_with("ly") && ideas::kind(CONCEPTS.of(&next.stem)) == Kind::Plain
        });
        return (!of_a_thing && reading.says_any(SPEAKS)).then_some(Ability::Speaks);
    }
    let plays = reading.word(at).ends_with("ist") || reading.says_any(PLAYS);
    plays.then_some(Ability::Plays)
}

/// "the piano accordion" is one instrument, and no piano.
pub(super) fn is_sort(reading: &Reading<'_>, at: usize, idea: &str) -> bool {
    let next = reading.tokens.get(at + 1).filter(|next| next.gap == " ");
    PLAYED.contains(idea) && next.is_some_and(|next| PLAYED.contains(CONCEPTS.of(&next.stem)))
}
