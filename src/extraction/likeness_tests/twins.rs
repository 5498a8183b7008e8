//! Pairs that differ in one number, date, name, denial or subject, or in who did it to whom, in the same wording or in another.

use crate::restatements::keeps_apart;

use super::{
    generated::{Chosen, Sort, slots_of, statements},
    *,
};

const OF_A_KIND: usize = 400;

/// A statement and its twin.
pub(super) type Pair = (String, String);

/// A pair whose second text is the first in some wording, changed.
fn changed(dice: &mut Dice, change: impl Fn(&str, &mut Dice) -> Option<String>) -> Option<(usize, Pair)> {
    let all = statements();
    let (half, wordings) = &all[dice.below(all.len())];
    let words = Chosen::of(dice);
    let (one, other) = (words.fill(dice.of(wordings)), words.fill(dice.of(wordings)));
    Some((*half, (one, change(&other, dice)?)))
}

fn of_slot(sort: Sort, dice: &mut Dice) -> Option<(usize, Pair)> {
    let all = statements();
    let (half, wordings) = &all[dice.below(all.len())];
    let (one, other) = (dice.of(wordings), dice.of(wordings));
    let slots = slots_of(one, sort);
    let slot = *slots.get(dice.below(slots.len().max(1)))?;
    let words = Chosen::of(dice);
    let twin = words.with_other(slot, dice);
    Some((*half, (words.fill(one), twin.fill(other))))
}

/// The contrary of a text, in one of several ways.
fn denied(text: &str, dice: &mut Dice) -> Option<String> {
    const WAYS: [(&str, &[&str]); 10] = [
        (" is not ", &[" is "]),
        (" does not ", &[" surely does ", " does "]),
        (" doesn't ", &[" does "]),
        ("The user is ", &["The user is not ", "The user is no longer ", "The user was never "]),
        ("The user was ", &["The user was not ", "The user was almost ", "The user was never "]),
        ("The user has ", &["The user has no ", "The user no longer has ", "The user has hardly "]),
        (
            "The user ",
            &["The user never ", "The user no longer ", "The user hardly ", "The user used to not "],
        ),
        (" is ", &[" is not ", " is no longer ", " is hardly "]),
        ("the user ", &["the user never ", "the user no longer ", "the user rarely "]),
        (" leaves ", &[" never leaves ", " no longer leaves "]),
    ];
    let (from, to) = WAYS.into_iter().find(|(from, _)| text.contains(from))?;
    Some(text.replacen(from, dice.of(to), 1))
}

/// The same of somebody else.
fn of_another(text: &str, dice: &mut Dice) -> Option<String> {
    let who = dice.of(&["sister", "neighbour", "landlord", "best friend", "flatmate"]);
    let from = ["The user ", "the user ", "The user's ", "the user's "]
        .into_iter()
        .find(|from| text.contains(from))?;
    let to = match from.trim_end().strip_suffix("'s") {
        Some(owner) => format!("{owner}'s {who}'s "),
        None => format!("{}'s {who} ", from.trim_end()),
    };
    Some(text.replacen(from, &to, 1))
}

/// Who did it and whom it was done to have changed places.
fn swapped(dice: &mut Dice) -> Option<(usize, Pair)> {
    let all = statements();
    let (half, wordings) = &all[dice.below(all.len())];
    let (one, other) = (dice.of(wordings), dice.of(wordings));
    let other = other.replace("The user", "the user");
    if !other.contains("the user ") && !other.contains("the user.") || !other.contains("{name}") {
        return None;
    }
    let other = other.replace("{name}", "{}").replacen("the user", "{name}", 1).replace("{}", "the user");
    let words = Chosen::of(dice);
    Some((*half, (words.fill(one), words.fill(&other))))
}

/// [`OF_A_KIND`] of each kind, each with its kind and the half of its statement.
pub(super) fn twins() -> Vec<(&'static str, usize, Pair)> {
    let mut dice = Dice(1_954);
    let mut all = Vec::new();
    for kind in ["number", "date", "name", "negation", "subject", "swapped"] {
        let pair = || match kind {
            "number" => of_slot(Sort::Number, &mut dice),
            "date" => of_slot(Sort::Date, &mut dice),
            "name" => of_slot(Sort::Name, &mut dice),
            "negation" => changed(&mut dice, denied),
            "subject" => changed(&mut dice, of_another),
            _ => swapped(&mut dice),
        };
        let made = std::iter::repeat_with(pair).flatten().take(OF_A_KIND);
        all.extend(made.map(|(half, pair)| (kind, half, pair)));
    }
    all
}

#[test]
fn no_twins_are_one_memory_whatever_nominates_them() {
    let any = with(ANY, &|_, _| Some(1.0));
    let (mut merged, mut counts) = (Vec::new(), [0; 2]);
    for (kind, half, (one, other)) in twins() {
        counts[half] += 1;
        if is_one_memory(&one, &other, any) || keeps_apart(&one, &other).is_none() {
            merged.push(format!("{kind}, half {half}: {one} | {other}"));
        }
    }
    println!("twins merged: {} ({counts:?} of either half)", share(merged.len(), 6 * OF_A_KIND));
    assert!(merged.is_empty(), "{merged:#?}");
}
