//! Forms of English verbs: what a form tells of the time, and how it agrees with "the user".

use std::{collections::HashSet, sync::LazyLock};

use super::words::is_one_of;
use memledger_offline::lists::entries;

static PAST: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    entries(memledger_offline::lists::PAST_FORMS)
        .chain(entries(include_str!("lists/more_past_forms.txt")))
        .collect()
});
/// Verbs in the form of a command, which is that of the present as well.
static BASE: LazyLock<HashSet<&str>> = LazyLock::new(|| entries(include_str!("lists/verbs.txt")).collect());
/// Verbs whose past form is that of the present.
const UNCHANGED: &str =
    "put|cut|let|hit|read|hurt|set|cost|quit|bet|shut|spread|split|upset|burst|cast|beat|shed|rid";

pub(super) const MODALS: &str = "can|can't|cannot|could|couldn't|will|won't|would|wouldn't|shall|should|shouldn't|may|\
    might|must|mustn't|'ll|'d";

const ADVERBS: &str = "also|always|never|often|sometimes|just|still|only|even|already|now|both|all|once|ever|seldom|\
    rather|not|too|soon|first|almost|kinda|sorta|then|once|long|maybe|perhaps|nowadays|so|quite|very|recently|super|\
    since|probably|last|least|longer|either";

pub(super) fn is_adverb(word: &str) -> bool {
    is_one_of(ADVERBS, word)
        || word.len() > 4
            && word.ends_with("ly")
            && !is_one_of("apply|reply|supply|multiply|comply|imply|rely|family", word)
}

pub(crate) fn is_past(word: &str) -> bool {
    word.len() > 3 && word.ends_with("ed") && !word.ends_with("eed") && word != "embed" || PAST.contains(word)
}

pub(super) fn is_past_or_unchanged(word: &str) -> bool {
    is_past(word) || is_one_of(UNCHANGED, word)
}

pub(super) fn is_unchanged(word: &str) -> bool {
    is_one_of(UNCHANGED, word)
}

pub(super) fn is_participle(word: &str) -> bool {
    const IRREGULAR: &str = "been|done|gone|seen|known|grown|flown|drawn|worn|torn|sworn|thrown|shown|sung|swum|begun|\
        drunk|run|come|become|born|gotten|given|taken|written|eaten|driven|chosen|broken|spoken|fallen|forgotten|\
        stolen|ridden|risen|hidden|bitten|beaten|frozen|woken|shaken|overcome|proven";
    is_past_or_unchanged(word) || is_one_of(IRREGULAR, word)
}

/// Whether it is a verb as a command has it.
pub(crate) fn is_base(word: &str) -> bool {
    BASE.contains(word)
}

/// All that are known, as the third person has them.
pub(crate) fn third_person_forms() -> impl Iterator<Item = String> {
    BASE.iter().map(|base| third_person(base))
}

pub(super) fn third_person_modal(word: &str) -> String {
    match word {
        "'ll" => "will".into(),
        "can't" => "cannot".into(),
        _ => word.to_owned(),
    }
}

/// A verb of the first person as the third has it: "live" to "lives", "have" to "has".
pub(super) fn third_person(word: &str) -> String {
    match word {
        "am" | "'m" | "are" | "'re" => return "is".into(),
        "have" | "'ve" => return "has".into(),
        "haven't" => return "has not".into(),
        "do" => return "does".into(),
        "don't" => return "does not".into(),
        "were" => return "was".into(),
        "weren't" => return "was not".into(),
        "aren't" => return "is not".into(),
        "'ll" => return "will".into(),
        "gotta" => return "has to".into(),
        "wanna" => return "wants to".into(),
        "gonna" => return "is going to".into(),
        _ => {}
    }
    let stem = word.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']));
    match stem {
        Some(stem) => format!("{stem}ies"),
        None if word.ends_with("ss")
            || word.ends_with("sh")
            || word.ends_with("ch")
            || word.ends_with(['x', 'z', 'o']) =>
        {
            format!("{word}es")
        }
        None if word.ends_with('s') => word.to_owned(),
        None => format!("{word}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_agrees_with_the_third_person() {
        for (first, third) in [
            ("live", "lives"),
            ("study", "studies"),
            ("play", "plays"),
            ("teach", "teaches"),
            ("go", "goes"),
            ("fix", "fixes"),
            ("miss", "misses"),
            ("have", "has"),
            ("don't", "does not"),
        ] {
            assert_eq!(third_person(first), third);
        }
    }

    #[test]
    fn a_past_form_is_known_by_its_ending_or_from_the_list() {
        for past in ["moved", "went", "bought", "joined", "ran", "met"] {
            assert!(is_past(past), "{past}");
        }
        for present in ["need", "feed", "live", "work", "read", "put"] {
            assert!(!is_past(present), "{present}");
        }
    }
}
