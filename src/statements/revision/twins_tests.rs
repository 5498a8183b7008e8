//! Pairs that differ in one number, date, name, unit, denial or subject.

use super::{
    Revision,
    generated_tests::{Dice, SLOTS, chosen_word, filled, share},
    revision,
};

/// Statements that hold what is changed in a twin.
const STATEMENTS: &[&str] = &[
    "User lives in {city}",
    "User's {kin} lives in {city}",
    "User likes {thing}",
    "User's {kin} likes {thing}",
    "User works at {firm} as a {job}",
    "User takes {n} {unit} of iron daily",
    "User has {n} {animal}s",
    "User met {name} in {month} {year}",
    "User's birthday is {n} {month}",
    "User has an appointment with {name} on {n} {month}",
    "User is allergic to {food}",
    "{name} trained the user in {year}",
    "User was hired by {name}",
    "User plays the {instrument} with {name}",
    "User speaks {language} with {name}",
    "User's dog is called {name}",
    "User is {n} years old",
    "User weighs {n} kilos",
    "User moved from {city} to {other} in {year}",
    "User prefers {thing} to {food}",
    "The meeting with {name} is at {n} pm",
    "User's {kin} works as a {job} in {city}",
    "User pays {n}0 euros for the {vehicle}",
    "User's favourite colour is {colour}",
    "User visits {city} every {month}",
    "User is married to {name}",
    "User wants to learn {language} by {year}",
    "User owns a {colour} {vehicle}",
    "User has known {name} for {n} years",
    "User drinks {n} cups of coffee a day",
];

/// The contrary of a statement.
fn denied(text: &str, dice: &mut Dice) -> Option<String> {
    let pairs = [
        ("User likes", ["User does not like", "User no longer likes", "User dislikes"]),
        ("User lives", ["User does not live", "User no longer lives", "User used to live"]),
        ("User works", ["User does not work", "User no longer works", "User used to work"]),
        ("User is", ["User is not", "User is no longer", "User was never"]),
        ("User has", ["User has no", "User no longer has", "User used to have"]),
        ("User takes", ["User does not take", "User stopped taking", "User never takes"]),
        ("User plays", ["User does not play", "User stopped playing", "User never plays"]),
        ("User speaks", ["User does not speak", "User never speaks", "User hardly speaks"]),
        ("User owns", ["User does not own", "User no longer owns", "User used to own"]),
        ("User prefers", ["User does not prefer", "User no longer prefers", "User never prefers"]),
        ("User met", ["User did not meet", "User never met", "User almost met"]),
        ("lives in", ["does not live in", "no longer lives in", "used to live in"]),
        ("likes", ["does not like", "no longer likes", "hates"]),
    ];
    let (from, to) = pairs.into_iter().find(|(from, _)| text.contains(from))?;
    Some(text.replacen(from, to[dice.below(3)], 1))
}

#[test]
fn no_twin_restates_the_other() {
    let mut dice = Dice(54);
    let (mut twins, mut restated) = (0, Vec::new());
    while twins < 2000 {
        let template = dice.of(STATEMENTS);
        let mut chosen: Vec<(&str, String)> =
            SLOTS.iter().map(|(name, all)| (*name, dice.of(all).to_owned())).collect();
        let text = filled(template, chosen_word(&chosen));
        let twin = match dice.below(4) {
            0 => denied(&text, &mut dice),
            1 if text.starts_with("User ") => {
                let subject = dice.of(&["User's sister ", "User's neighbour ", "Maria ", "The team "]);
                Some(text.replacen("User ", subject, 1))
            }
            _ => {
                let used: Vec<&str> = SLOTS
                    .iter()
                    .map(|(name, _)| *name)
                    .filter(|name| template.contains(&format!("{{{name}}}")))
                    .collect();
                let name = used[dice.below(used.len())];
                let (_, all) = SLOTS.iter().find(|(slot, _)| *slot == name).unwrap();
                let (_, word) = chosen.iter_mut().find(|(slot, _)| *slot == name).unwrap();
                *word = dice.of(all).to_owned();
                Some(filled(template, chosen_word(&chosen)))
            }
        };
        let Some(twin) = twin.filter(|twin| *twin != text) else { continue };
        twins += 1;
        for (one, other) in [(&text, &twin), (&twin, &text)] {
            if revision(one, other) == Revision::Restates {
                restated.push(format!("{one} | {other}"));
            }
        }
    }
    println!("twins that restate: {}", share(restated.len(), 2 * twins));
    assert!(restated.is_empty(), "{restated:#?}");
}
