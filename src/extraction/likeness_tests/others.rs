//! Pairs of different facts: related ones that share most of their words, and the memories of people who say nothing twice.

use super::{
    generated::{Chosen, Sort, slots_of, statements},
    *,
};

const RELATED: usize = 2_000;

/// The same statement about another thing, or with more said of it.
fn related(dice: &mut Dice) -> Option<(String, String)> {
    const MORE: &[&str] = &[
        "in winter",
        "with Karin",
        "since spring",
        "for the children",
        "at night",
        "near Halle",
        "twice a week",
    ];
    let all = statements();
    let (_, wordings) = &all[dice.below(all.len())];
    let (one, other) = (dice.of(wordings), dice.of(wordings));
    let words = Chosen::of(dice);
    if dice.below(3) == 0 {
        let text = words.fill(other);
        return Some((words.fill(one), format!("{} {}.", text.trim_end_matches('.'), dice.of(MORE))));
    }
    let slots = slots_of(one, Sort::Plain);
    let slot = *slots.get(dice.below(slots.len().max(1)))?;
    let others = words.with_other(slot, dice);
    Some((words.fill(one), others.fill(other)))
}

/// [`RELATED`] of them.
pub(super) fn all_related() -> Vec<(String, String)> {
    let mut dice = Dice(77);
    std::iter::repeat_with(|| related(&mut dice)).flatten().take(RELATED).collect()
}

/// Each two memories of people who say nothing twice.
pub(super) fn unlike() -> Vec<(String, String)> {
    let people = [
        include_str!("../../../tests/optimisation/unlike/person_1.txt"),
        include_str!("../../../tests/optimisation/unlike/person_3.txt"),
        include_str!("../../../tests/optimisation/unlike/person_5.txt"),
    ];
    let mut pairs = Vec::new();
    for text in people {
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).take(60).collect();
        for (at, one) in lines.iter().enumerate() {
            pairs.extend(lines[at + 1..].iter().map(|other| ((*one).to_owned(), (*other).to_owned())));
        }
    }
    pairs
}

#[test]
fn no_other_facts_are_one_memory() {
    let pairs = all_related();
    let merged = merged(&pairs, with(ANY, &|_, _| Some(1.0)));
    let merged_by_hashed = super::merged(&pairs, with(usual(), &by_words));
    println!(
        "related pairs merged: {} if all are nominated, {} by the offline embedder",
        share(merged.len(), pairs.len()),
        share(merged_by_hashed.len(), pairs.len())
    );
    println!("{merged:#?}");
    assert!(merged.len() * 1_000 <= pairs.len(), "{merged:#?}");
}

#[test]
fn the_memories_of_people_who_say_nothing_twice_stay_apart() {
    let pairs = unlike();
    let merged = merged(&pairs, with(ANY, &|_, _| Some(1.0)));
    println!("unlike pairs merged: {}", share(merged.len(), pairs.len()));
    assert!(merged.is_empty(), "{merged:#?}");
}
