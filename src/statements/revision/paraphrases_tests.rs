//! One fact in two wordings.

use super::{
    Revision,
    generated_tests::{Dice, SLOTS, filled, share},
    revision,
};
use memledger_offline::lists::entries;

#[test]
fn most_paraphrases_restate() {
    let mut dice = Dice(7);
    let mut counts = [(0, 0); 2];
    let mut missed = [Vec::new(), Vec::new()];
    for (at, line) in entries(include_str!("paraphrases.txt")).enumerate() {
        let (one, other) = line.split_once(" | ").unwrap();
        let mut is_missed = false;
        for _ in 0..10 {
            let words: Vec<(&str, &str)> = SLOTS.iter().map(|(name, all)| (*name, dice.of(all))).collect();
            let slot = |name: &str| words.iter().find(|(slot, _)| *slot == name).unwrap().1.to_owned();
            let (one, other) = (filled(one, slot), filled(other, slot));
            let both = [revision(&one, &other), revision(&other, &one)];
            let is_same = both == [Revision::Restates; 2];
            counts[at % 2] = (counts[at % 2].0 + usize::from(is_same), counts[at % 2].1 + 1);
            is_missed |= !is_same;
        }
        if is_missed {
            missed[at % 2].push(line);
        }
    }
    let [made_on, scored] = counts;
    let table = format!(
        "paraphrases made on {}; scored on {}",
        share(made_on.0, made_on.1),
        share(scored.0, scored.1)
    );
    println!("{table}\n{:#?}", missed[0]);
    if std::env::var_os("SHOW_SCORED").is_some() {
        println!("{:#?}", missed[1]);
    }
    assert!(made_on.0 * 100 >= made_on.1 * 60 && scored.0 * 100 >= scored.1 * 60, "{table}");
}
