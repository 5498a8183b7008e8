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

#[test]
fn no_other_facts_are_one_memory() {
    let (any, by_hashed) = (with(ANY, &|_, _| Some(1.0)), with(usual(), &by_words));
    let mut dice = Dice(77);
    let (mut pairs, mut merged, mut merged_by_hashed) = (0, Vec::new(), 0);
    while pairs < RELATED {
        let Some((one, other)) = related(&mut dice) else { continue };
        pairs += 1;
        merged_by_hashed += usize::from(is_one_memory(&one, &other, by_hashed));
        if is_one_memory(&one, &other, any) {
            merged.push(format!("{one} | {other}"));
        }
    }
    println!(
        "related pairs merged: {} if all are nominated, {} by the offline embedder",
        share(merged.len(), pairs),
        share(merged_by_hashed, pairs)
    );
    println!("{merged:#?}");
    assert!(merged.len() * 1_000 <= pairs, "{merged:#?}");
}

#[test]
fn the_memories_of_people_who_say_nothing_twice_stay_apart() {
    let any = with(ANY, &|_, _| Some(1.0));
    let (mut pairs, mut merged) = (0, Vec::new());
    for text in [
        include_str!("../../../tests/optimisation/unlike/person_1.txt"),
        include_str!("../../../tests/optimisation/unlike/person_3.txt"),
        include_str!("../../../tests/optimisation/unlike/person_5.txt"),
    ] {
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).take(60).collect();
        for (at, one) in lines.iter().enumerate() {
            for other in &lines[at + 1..] {
                pairs += 1;
                if is_one_memory(one, other, any) {
                    merged.push(format!("{one} | {other}"));
                }
            }
        }
    }
    println!("unlike pairs merged: {}", share(merged.len(), pairs));
    assert!(merged.is_empty(), "{merged:#?}");
}
