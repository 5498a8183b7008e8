//! Medicines and illnesses by how their names are built, and doses: no list holds them all.

use super::{
    Class,
    terms::{Match, Weight},
    tokens::Text,
};

/// Stems that the international names of medicines end with.
const MEDICINES: &[&str] = &[
    "pril",
    "sartan",
    "statin",
    "olol",
    "prazole",
    "conazole",
    "cillin",
    "cycline",
    "mycin",
    "floxacin",
    "azepam",
    "zolam",
    "zepine",
    "oxetine",
    "triptan",
    "gliptin",
    "gliflozin",
    "glutide",
    "formin",
    "tinib",
    "umab",
    "ximab",
    "zumab",
    "lukast",
    "setron",
    "parin",
    "dipine",
    "profen",
    "barbital",
    "codone",
    "thiazide",
    "semide",
    "azosin",
    "idone",
    "apine",
    "traline",
    "ciclovir",
    "tegravir",
    "vudine",
    "terol",
    "asone",
    "solone",
    "xaban",
    "gatran",
    "coxib",
    "pramide",
];
/// The same of illnesses, operations and states of the body.
const ILLNESSES: &[&str] = &[
    "itis",
    "aemia",
    "emia",
    "algia",
    "ectomy",
    "plasty",
    "plegia",
    "phrenia",
    "phobia",
    "sclerosis",
    "cytosis",
    "porosis",
    "arthrosis",
    "thrombosis",
    "stenosis",
    "fibrosis",
    "neuropathy",
    "retinopathy",
    "myopathy",
    "carcinoma",
    "melanoma",
    "lymphoma",
    "sarcoma",
    "leukamie",
    "leucemia",
];
/// Words with such an ending that are neither.
const NEITHER: &str =
    "xenophobia homophobia islamophobia academia epidemia bohemia hydrophobia april nostalgia technophobia";

const LEAST_LETTERS: usize = 7;
/// Units of a dose, and how a medicine is taken.
const UNITS: &str = "mg mcg µg milligram milligrams microgram micrograms milligramm iu";
const FORMS: &str = "tablet tablets pill pills dose doses capsule capsules injection injections tablette tabletten pastilla \
    pastillas comprime comprimes puff puffs";
const TIMES: &str =
    "daily twice once three morning evening night bedtime day taglich diario jour weekly breakfast meals";

pub(super) fn matches(text: &Text<'_>) -> Vec<Match> {
    let is_in = |list: &str, word: &str| list.split_whitespace().any(|one| one == word);
    let mut found = Vec::new();
    for at in 0..text.tokens.len() {
        let word = text.word(at);
        let ends = |endings: &[&str]| endings.iter().any(|ending| word.ends_with(ending));
        let long = word.len() >= LEAST_LETTERS && word.bytes().all(|byte| byte.is_ascii_alphabetic());
        let number = at.checked_sub(1).is_some_and(|before| {
            text.word(before).bytes().all(|byte| byte.is_ascii_digit()) && text.tokens[at].gap.len() < 2
        });
        let joined = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let dosed = is_in(UNITS, word) && number || joined.len() < word.len() && is_in(UNITS, joined);
        // "50 mg of sodium" is on a label; a time makes it a dose.
        let timed = |from: usize| {
            (from..from + 6).any(|next| {
                let same = text.tokens.get(next).is_some_and(|one| one.sentence == text.tokens[at].sentence);
                same && is_in(TIMES, text.word(next))
            })
        };
        let weight = if long && (ends(MEDICINES) || ends(ILLNESSES)) && !is_in(NEITHER, word) {
            Some(Weight::OfPerson)
        } else if dosed && timed(at + 1) {
            Some(Weight::Alone)
        } else if dosed || is_in(FORMS, word) && timed(at + 1) {
            Some(Weight::Doubtful)
        } else {
            None
        };
        let first = if dosed && number { at - 1 } else { at };
        found.extend(weight.map(|weight| Match { class: Class::Health, weight, first, last: at }));
    }
    found
}
