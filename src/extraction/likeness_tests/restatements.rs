//! One statement in two wordings.

use super::{
    generated::{Chosen, statements},
    *,
};

/// Each pair of wordings with this number of different words.
const DRAWS: usize = 4;

#[test]
fn most_restatements_are_one_memory() {
    let hashed = hashed();
    let nominated: [(&str, Likeness<'_>); 3] = [
        ("by text", by_text()),
        ("by the offline embedder", with(usual(), &hashed)),
        ("by an embedder that nominates all", with(usual(), &|_, _| Some(1.0))),
    ];
    for half in 0..2 {
        let mut dice = Dice(54);
        let (mut pairs, mut restated, mut collapsed) = (0, 0, [0; 3]);
        let mut missed = Vec::new();
        for (_, wordings) in statements().into_iter().filter(|(of, _)| *of == half) {
            for at in 1..wordings.len() {
                for draw in 0..DRAWS {
                    let words = Chosen::of(&mut dice);
                    let from = dice.below(at);
                    let (one, other) = (words.fill(wordings[from]), words.fill(wordings[at]));
                    pairs += 1;
                    restated += usize::from(restates(&one, &other));
                    for (count, (_, likeness)) in collapsed.iter_mut().zip(nominated) {
                        *count += usize::from(is_one_memory(&one, &other, likeness));
                    }
                    if draw == 0 && !is_one_memory(&one, &other, nominated[2].1) {
                        let why = memledger_statements::likeness::keeps_apart(&one, &other);
                        missed.push(format!("{one} | {other} {:?} {why:?}", revision(&one, &other)));
                    }
                }
            }
        }
        println!("restatements, half {half}: by rule alone {}", share(restated, pairs));
        for (count, (how, _)) in collapsed.iter().zip(nominated) {
            println!("  nominated {how}: {}", share(*count, pairs));
        }
        if half == 0 || std::env::var_os("SHOW_SCORED").is_some() {
            println!("{missed:#?}");
        }
        assert!(collapsed[1] * 100 >= pairs * 60, "half {half}: {} of {pairs}", collapsed[1]);
    }
}
