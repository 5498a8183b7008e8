//! One statement in two wordings.

use crate::restatements::keeps_apart;

use super::{
    generated::{Chosen, later, statements},
    *,
};

/// Each pair of wordings with this number of different words.
const DRAWS: usize = 4;
const NOMINATED: [&str; 3] = ["by text", "by the offline embedder", "by an embedder that nominates all"];

/// Each wording of each statement with one before it, [`DRAWS`] times.
fn pairs_of(statements: &[Vec<&'static str>]) -> Vec<(String, String)> {
    let mut dice = Dice(54);
    let mut pairs = Vec::new();
    for wordings in statements {
        for at in 1..wordings.len() {
            for _ in 0..DRAWS {
                let words = Chosen::of(&mut dice);
                let from = dice.below(at);
                pairs.push((words.fill(wordings[from]), words.fill(wordings[at])));
            }
        }
    }
    pairs
}

/// The three sets by their names.
pub(super) fn sets() -> [(&'static str, Vec<(String, String)>); 3] {
    let half = |half: usize| -> Vec<Vec<&str>> {
        let of_half = statements().into_iter().filter(|(of, _)| *of == half);
        of_half.map(|(_, wordings)| wordings).collect()
    };
    [
        ("made on", pairs_of(&half(0))),
        ("scored", pairs_of(&half(1))),
        ("written after the rules", pairs_of(&later())),
    ]
}

/// Prints which restatements are one memory, and answers how many of how many by the offline embedder.
fn collapsed(name: &str, pairs: &[(String, String)], is_shown: bool) -> (usize, usize) {
    let nominated = [by_text(), with(usual(), &by_words), with(usual(), &|_, _| Some(1.0))];
    let restated = pairs.iter().filter(|(one, other)| restates(one, other)).count();
    let collapsed = nominated.map(|likeness| merged(pairs, likeness).len());
    let all = merged(pairs, nominated[2]);
    let missed: Vec<String> = pairs
        .iter()
        .step_by(DRAWS)
        .map(|(one, other)| (one, other, format!("{one} | {other}")))
        .filter(|(.., shown)| !all.contains(shown))
        .map(|(one, other, shown)| {
            format!("{shown} {:?} {:?}", revision(one, other), keeps_apart(one, other))
        })
        .collect();
    let pairs = pairs.len();
    println!("restatements, {name}: by rule alone {}", share(restated, pairs));
    for (count, how) in collapsed.iter().zip(NOMINATED) {
        println!("  nominated {how}: {}", share(*count, pairs));
    }
    if is_shown || std::env::var_os("SHOW_SCORED").is_some() {
        println!("{missed:#?}");
    }
    (collapsed[1], pairs)
}

#[test]
fn most_restatements_are_one_memory() {
    let [made_on, scored, after] = sets();
    let both = [collapsed(made_on.0, &made_on.1, true), collapsed(scored.0, &scored.1, false)];
    collapsed(after.0, &after.1, false);
    for (collapsed, pairs) in both {
        assert!(collapsed * 100 >= pairs * 60, "{both:?}");
    }
}

/// Pairs of `memledger calibrate`: `PAIRS=<file>`.
#[test]
fn pairs_of_a_file_are_scored() {
    let Some(path) = std::env::var_os("PAIRS") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    for kind in ["restatement", "unrelated", ""] {
        let (mut pairs, mut by_hashed, mut any) = (0, 0, 0);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let parts: Vec<&str> = line.split(" | ").collect();
            let is_kind =
                parts[0] == kind || kind.is_empty() && !["restatement", "unrelated"].contains(&parts[0]);
            if is_kind {
                pairs += 1;
                by_hashed += usize::from(is_one_memory(parts[1], parts[2], with(usual(), &by_words)));
                any += usize::from(is_one_memory(parts[1], parts[2], with(ANY, &|_, _| Some(1.0))));
            }
        }
        println!(
            "calibration, {kind:?}: by the offline embedder {}, all {}",
            share(by_hashed, pairs),
            share(any, pairs)
        );
    }
}
