//! What becomes of each memory of the labelled groups.

use super::{KnownStatements, MAX_WORDS, Original, check, summary, writing};
use crate::labelled_tests::{Group, Label, groups};

fn originals(group: &Group) -> Vec<Original<'_>> {
    group.members.iter().map(|one| Original::of(&one.memory, &one.text).unwrap()).collect()
}

#[test]
fn each_memory_of_a_group_becomes_what_its_label_says() {
    let (mut right, mut all, mut wrong) = (0, 0, Vec::new());
    for group in groups() {
        let Some(made) = summary(&originals(&group), &KnownStatements::default()) else {
            panic!("{} has no summary", group.name)
        };
        assert!(writing::words(&made.text) <= MAX_WORDS);
        if std::env::var_os("SHOW").is_some() {
            println!("{}: {}", group.name, made.text);
        }
        for (at, one) in group.members.iter().enumerate() {
            let bare = one.text.trim_end_matches('.');
            let value = bare.rsplit(' ').next().unwrap();
            let is_said = made.text.to_lowercase().contains(&value.to_lowercase());
            let is_as_labelled = match one.label {
                Label::Said => made.covered.contains(&at) && is_said && !made.superseded.contains(&at),
                Label::SaidAgain => made.covered.contains(&at) && !made.superseded.contains(&at),
                Label::Superseded => made.superseded.contains(&at) && !made.text.contains(bare),
                Label::Stays => !made.covered.contains(&at),
            };
            all += 1;
            right += usize::from(is_as_labelled);
            if !is_as_labelled {
                wrong.push(format!("{}: {:?} {} in {made:?}", group.name, one.label, one.text));
            }
        }
    }
    println!("{right} of {all} as labelled\n{wrong:#?}");
    // That a new role replaces the old one is not known: both are said.
    assert_eq!((right, all), (198, 199));
}

#[test]
fn a_summary_passes_the_check_that_the_text_of_a_model_has_to_pass() {
    for group in groups() {
        let all = originals(&group);
        let made = summary(&all, &KnownStatements::default()).unwrap();
        let covered: Vec<Original<'_>> = made.covered.iter().map(|at| all[*at]).collect();
        assert_eq!(check(&made.text, &covered), Ok(()), "{}: {}", group.name, made.text);
    }
}
