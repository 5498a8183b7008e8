//! Generated histories of what somebody is, has and likes: set, changed, withdrawn, changed back.

use super::{
    Revision, Statement,
    generated_tests::{Dice, share},
    revision,
};

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
                    let [old, new] = [0, 1].map(|at| Statement::of(&pair[at]));
                    assert_eq!(old.revision(&new), revision(&pair[0], &pair[1]), "{pair:?}");
                    match revision(&pair[0], &pair[1]) {
                        Revision::Updates => {
                            updates += 1;
                            let [old, new] = [old.matters(), new.matters()];
                            assert!(old.iter().any(|one| new.contains(one)), "{pair:?}");
                        }
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
