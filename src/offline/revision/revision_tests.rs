//! Generated pairs and histories, the same on each run: what differs in one thing, what is said anew, and what is superseded.

use serde::Deserialize;

use super::{Revision, revision};
use crate::lists::entries;

/// A generator of numbers that gives the same ones on each machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

const SLOTS: &[(&str, &[&str])] = &[
    ("city", &["Kassel", "Weimar", "Porto", "Leeds", "Turin", "Aarhus", "Lyon", "Graz"]),
    ("other", &["Odense", "Bergen", "Cork", "Bonn"]),
    ("name", &["Maria", "Omar", "Nora", "Kim", "Lena", "Tariq", "Ines", "Paul"]),
    ("firm", &["Bluefin", "Acme", "Norlight", "Tessera", "Havel"]),
    ("thing", &["coffee", "jazz", "crosswords", "opera", "chess", "cider"]),
    ("food", &["peanuts", "milk", "celery", "mustard"]),
    ("animal", &["spider", "cat", "horse", "hen"]),
    ("job", &["nurse", "baker", "pilot", "welder"]),
    ("language", &["Finnish", "Italian", "Welsh", "Polish"]),
    ("instrument", &["cello", "harp", "banjo", "flute"]),
    ("vehicle", &["tram", "bicycle", "train"]),
    ("colour", &["green", "teal", "red", "purple"]),
    ("year", &["2014", "1998", "2021", "2007"]),
    ("n", &["4", "7", "23", "41", "9", "62"]),
    ("month", &["March", "June", "October", "April"]),
    ("unit", &["mg", "mcg", "g"]),
    ("kin", &["mother", "brother", "aunt", "son"]),
];

fn filled(template: &str, slot: impl Fn(&str) -> String) -> String {
    SLOTS
        .iter()
        .fold(template.to_owned(), |text, (name, _)| text.replace(&format!("{{{name}}}"), &slot(name)))
}

/// The word of each slot among those that were chosen.
fn chosen_word(chosen: &[(&str, String)]) -> impl Fn(&str) -> String {
    move |name| {
        chosen.iter().find(|(slot, _)| *slot == name).map_or_else(String::new, |(_, word)| word.clone())
    }
}

/// The share in percent with its interval of 95 % by Wilson.
fn share(hits: usize, all: usize) -> String {
    let (n, z) = (all.max(1) as f64, 1.96);
    let share = hits as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let reach = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    format!(
        "{hits}/{all} = {:.1} % [{:.1}, {:.1}]",
        100.0 * share,
        100.0 * (middle - reach),
        100.0 * (middle + reach)
    )
}

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

/// An attribute of a history: how a value is set first, how it is changed, how it is withdrawn, and its values.
struct Course {
    set: &'static [&'static str],
    changed: &'static [&'static str],
    withdrawn: &'static [&'static str],
    values: &'static [&'static str],
}

/// Rules are made on the ways of saying it with an even number, and scored on all of the others.
const COURSES: &[Course] = &[
    Course {
        set: &["Lives in {}", "User lives in {}", "User is based in {}", "User's home is in {}"],
        changed: &[
            "User lives in {} now",
            "User moved to {}",
            "User has moved to {}",
            "User now lives in {}",
        ],
        withdrawn: &[
            "User no longer lives in {}",
            "User does not live in {} anymore",
            "User moved away from {}",
            "User used to live in {}",
        ],
        values: &["Kassel", "Weimar", "Porto", "Leeds", "New York"],
    },
    Course {
        set: &["User works at {}", "User is employed at {}", "User works for {}", "User's employer is {}"],
        changed: &[
            "User works at {} now",
            "User started working at {}",
            "User joined {}",
            "User has a job at {} now",
        ],
        withdrawn: &[
            "User no longer works at {}",
            "User does not work at {} anymore",
            "User stopped working at {}",
            "User left {}",
        ],
        values: &["Bluefin", "Acme", "Norlight", "Tessera"],
    },
    Course {
        set: &[
            "User's favourite colour is {}",
            "The user's favourite colour is {}",
            "User's favorite color is {}",
        ],
        changed: &[
            "User's favourite colour is now {}",
            "User's favorite color is {} now",
            "User's new favourite colour is {}",
        ],
        withdrawn: &["User's favourite colour is no longer {}", "User's favourite colour is not {} anymore"],
        values: &["green", "teal", "red", "purple"],
    },
    Course {
        set: &["User prefers {} mode", "The user prefers {} mode"],
        changed: &["User prefers {} mode now", "User now prefers {} mode", "User prefers {} mode instead"],
        withdrawn: &["User no longer prefers {} mode", "User does not prefer {} mode anymore"],
        values: &["dark", "light", "sepia"],
    },
    Course {
        set: &["User's phone is a {}", "User's current phone is a {}"],
        changed: &["User's phone is now a {}", "User's new phone is a {}"],
        withdrawn: &["User's phone is no longer a {}", "User's phone is not a {} anymore"],
        values: &["Pixel", "Fairphone", "Nokia"],
    },
    Course {
        set: &["User wakes up at {}", "User gets up at {}"],
        changed: &["User wakes up at {} now", "User now gets up at {}"],
        withdrawn: &["User no longer wakes up at {}", "User does not get up at {} anymore"],
        values: &["6", "7:30", "9"],
    },
    Course {
        set: &["User works as a {}", "User's job is {}"],
        changed: &["User works as a {} now", "User became a {}"],
        withdrawn: &["User no longer works as a {}", "User stopped working as a {}"],
        values: &["nurse", "baker", "pilot"],
    },
];

/// Tastes, of which one replaces none but itself.
const TASTE: Course = Course {
    set: &["Likes {}", "User likes {}", "User enjoys {}", "User is fond of {}", "User loves {}"],
    changed: &[
        "User likes {} again",
        "User likes {} now",
        "User enjoys {} again",
        "User has come to like {}",
    ],
    withdrawn: &[
        "No longer likes {}",
        "User does not like {} anymore",
        "User hates {}",
        "User stopped liking {}",
        "User used to like {}",
        "User has gone off {}",
    ],
    values: &["coffee", "jazz", "opera", "chess", "cider", "swimming"],
};

/// Of the steps of either half.
const LEAST_OF_HALF_PERCENT: usize = 90;

fn said(ways: &[&str], value: &str, half: usize, dice: &mut Dice) -> String {
    let ways: Vec<&str> = ways.iter().copied().skip(half % ways.len()).step_by(2).collect();
    dice.of(&ways).replace("{}", value)
}

#[test]
fn what_supersedes_updates_and_nothing_else_does() {
    let mut both = (0, 0);
    for half in 0..2 {
        let mut dice = Dice(300 + half as u64);
        let (mut steps, mut updates, mut others, mut wrong) = (0, 0, 0, 0);
        let mut mistakes = Vec::new();
        for _ in 0..150 {
            // Of one person: three attributes and two tastes.
            let mut histories: Vec<Vec<String>> = Vec::new();
            let first = dice.below(COURSES.len());
            for nth in 0..3 {
                let course = &COURSES[(first + nth) % COURSES.len()];
                let from = dice.below(course.values.len());
                let to = (from + 1 + dice.below(course.values.len() - 1)) % course.values.len();
                let (from, to) = (course.values[from], course.values[to]);
                histories.push(vec![
                    said(course.set, from, half, &mut dice),
                    said(course.changed, to, half, &mut dice),
                    said(course.withdrawn, to, half, &mut dice),
                    said(course.changed, from, half, &mut dice),
                ]);
            }
            let taste = dice.below(TASTE.values.len());
            for value in [TASTE.values[taste], TASTE.values[(taste + 1) % TASTE.values.len()]] {
                histories.push(vec![
                    said(TASTE.set, value, half, &mut dice),
                    said(TASTE.withdrawn, value, half, &mut dice),
                    said(TASTE.changed, value, half, &mut dice),
                ]);
            }
            for (at, history) in histories.iter().enumerate() {
                for pair in history.windows(2) {
                    steps += 1;
                    match revision(&pair[0], &pair[1]) {
                        Revision::Updates => updates += 1,
                        other => mistakes.push(format!("{} | {}: {other:?}", pair[0], pair[1])),
                    }
                }
                for other in histories.iter().skip(at + 1).flatten() {
                    for step in history {
                        others += 2;
                        for (one, two) in [(step, other), (other, step)] {
                            if revision(one, two) != Revision::Differs {
                                wrong += 1;
                                mistakes.push(format!("{one} | {two}: of another attribute"));
                            }
                        }
                    }
                }
            }
        }
        mistakes.sort();
        mistakes.dedup();
        println!("half {half}: superseding {}; others {}", share(updates, steps), share(wrong, others));
        if half == 0 || std::env::var_os("SHOW_SCORED").is_some() {
            println!("{mistakes:#?}");
        }
        both = (both.0 + updates, both.1 + steps);
        assert!(
            updates * 100 >= steps * LEAST_OF_HALF_PERCENT && wrong == 0,
            "half {half}: {updates} of {steps}, {wrong}"
        );
    }
    println!("both: superseding {}", share(both.0, both.1));
    assert!(both.0 * 100 >= both.1 * 95, "{both:?}");
}

#[derive(Deserialize)]
struct Pair {
    a: String,
    b: String,
}

fn cases(lines: &str) -> Vec<Pair> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_cases_of_users_are_kept_apart_or_restate() {
    let apart = cases(include_str!("../../../tests/cases/optimisation/keep_apart.jsonl"));
    let joined = |pair: &&Pair| {
        revision(&pair.a, &pair.b) == Revision::Restates || revision(&pair.b, &pair.a) == Revision::Restates
    };
    let joined: Vec<String> =
        apart.iter().filter(joined).map(|pair| format!("{} | {}", pair.a, pair.b)).collect();
    assert!(joined.is_empty(), "{joined:#?}");
    let same = cases(include_str!("../../../tests/cases/optimisation/same.jsonl"));
    let two: Vec<String> = same
        .iter()
        .filter(|pair| revision(&pair.a, &pair.b) != Revision::Restates)
        .map(|pair| format!("{} | {}", pair.a, pair.b))
        .collect();
    assert!((same.len() - two.len()) * 100 >= same.len() * 80, "{two:#?}");
}

#[test]
fn a_revision_is_what_a_reader_expects() {
    use Revision::{Differs, Restates, Updates};
    for (old, new, expected) in [
        ("Likes coffee", "No longer likes coffee", Updates),
        ("Lives in Kassel", "Lives in Weimar now", Updates),
        ("Has a cat named Mia", "Has a dog named Bo", Differs),
        ("User prefers tea", "User prefers trains", Differs),
        ("User prefers tea over coffee", "User prefers coffee over tea", Updates),
        ("User prefers aisle seats", "User prefers window seats", Updates),
        ("User likes red wine", "User likes white wine", Differs),
        ("User has two cats", "User has three cats", Updates),
        ("User takes 20 mg of lisinopril daily", "User takes 10 mg of lisinopril daily", Updates),
        ("User visited Peru in 2016", "User visited Peru in 2023", Differs),
        ("User lives in Porto", "User lived in Lima from 2010 to 2014", Differs),
        ("User smokes", "User quit smoking", Updates),
        ("User is pregnant", "User was pregnant", Updates),
        ("User's sister lives in Kassel", "User lives in Weimar", Differs),
        ("User lives in Kassel", "User's sister lives in Weimar", Differs),
        ("User is married to Kim", "User is divorced from Kim", Updates),
        ("User owns a boat", "User sold the boat", Updates),
        ("User likes still water", "User likes water", Differs),
        ("[2024-05-03] Ran ten miles", "[2024-05-04] Ran ten miles", Differs),
        ("User lives in Porto", "User lives in Porto with her sister Rita", Differs),
        ("Mag Kaffee", "Mag keinen Kaffee mehr", Updates),
        ("Come carne", "No come carne", Updates),
        ("User was trained by Nina", "User trained Nina", Differs),
        ("Meets Ana on 12 May", "Meets Ana on 15 May", Differs),
        ("User's name is Sam", "User goes by bike", Differs),
        ("User was born in Kassel", "User was born in 1984", Differs),
        ("User lives in Kassel", "User lives in fear", Differs),
        ("User works at Acme", "User works at night", Differs),
        ("User works for Acme", "User works for 40 hours a week", Differs),
        ("User's phone is a Pixel", "User's phone is broken", Differs),
        ("User's car is a Skoda", "User's car is red", Differs),
        ("User sold the boat", "User gave away the boat", Differs),
        ("User bought a horse", "User adopted a horse", Differs),
        ("User works as a nurse", "User became a father", Differs),
        ("User is from Porto", "User grew up in Lima", Differs),
        ("User likes tea", "User likes tea and coffee", Differs),
        ("User works at Acme", "User left Acme", Updates),
        ("User plays tennis", "User played tennis", Differs),
        ("User hopes to move to Oslo", "User plans to move to Oslo", Differs),
        ("User knows Anne", "User knows Ann", Differs),
        ("User's sister Anna likes tea", "User's sister Anne likes tea", Differs),
        ("User has two cats", "User has two dogs", Differs),
        ("User no longer hates jazz", "User likes jazz", Updates),
        ("", "", Restates),
        ("User", "User likes tea", Differs),
    ] {
        assert_eq!(revision(old, new), expected, "{old} | {new}");
    }
}
