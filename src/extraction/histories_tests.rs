//! What people say they are, have and like over time: set, changed, withdrawn, changed back. As whole messages, through the
//! candidates, into a book of memories as it is written.

use memledger_aggregates::{Timestamp, thread::MessageRole};
use memledger_threads::SentMessage;

use crate::{
    candidates::{self, Outcome},
    judging::{Limits, MemoryText, judged},
    likeness::by_text,
    likeness_tests::{Dice, share},
};

/// How a value is set first, how it is changed, how it is withdrawn, and the values.
struct Course {
    set: &'static [&'static str],
    changed: &'static [&'static str],
    withdrawn: &'static [&'static str],
    values: &'static [&'static str],
}

/// Rules are made on the ways of saying it with an even number, and scored on the others.
const COURSES: &[Course] = &[
    Course {
        set: &["I live in {}.", "My home is in {}.", "I'm based in {}.", "I reside in {}."],
        changed: &[
            "I live in {} now.",
            "I've moved to {}.",
            "I moved to {} last month.",
            "I now live in {}.",
        ],
        withdrawn: &[
            "I don't live in {} anymore.",
            "I no longer live in {}.",
            "I moved away from {}.",
            "I used to live in {}, but not any more.",
        ],
        values: &["Erfurt", "Gotha", "Leiden", "Bilbao", "Sopot"],
    },
    Course {
        set: &["I work at {}.", "I'm employed at {}.", "I work for {}.", "My employer is {}."],
        changed: &[
            "I work at {} now.",
            "I started working at {}.",
            "I joined {}.",
            "I have a job at {} now.",
        ],
        withdrawn: &[
            "I no longer work at {}.",
            "I don't work at {} anymore.",
            "I left {}.",
            "I stopped working at {}.",
        ],
        values: &["Kornblume", "Northgate", "Ospra", "Vantwerk"],
    },
    Course {
        set: &["My favourite colour is {}.", "My favorite color is {}."],
        changed: &["My favourite colour is now {}.", "My favorite color is {} now."],
        withdrawn: &["My favourite colour is no longer {}.", "My favourite colour isn't {} anymore."],
        values: &["orange", "green", "violet", "grey"],
    },
    Course {
        set: &["I prefer {} mode.", "I always prefer {} mode."],
        changed: &["I prefer {} mode now.", "I now prefer {} mode."],
        withdrawn: &["I no longer prefer {} mode.", "I don't prefer {} mode anymore."],
        values: &["dark", "light", "sepia"],
    },
    Course {
        set: &["My phone is a {}.", "My current phone is a {}."],
        changed: &["My phone is now a {}.", "My new phone is a {}."],
        withdrawn: &["My phone is no longer a {}.", "My phone isn't a {} anymore."],
        values: &["Pixel", "Fairphone", "Nokia"],
    },
    Course {
        set: &["I wake up at {}.", "I get up at {}."],
        changed: &["I wake up at {} now.", "I now get up at {}."],
        withdrawn: &["I no longer wake up at {}.", "I don't get up at {} anymore."],
        values: &["6:15", "7:30", "8:45"],
    },
    Course {
        set: &["I work as a {}.", "I'm a {}."],
        changed: &["I work as a {} now.", "I'm a {} now."],
        withdrawn: &["I no longer work as a {}.", "I'm not a {} anymore."],
        values: &["nurse", "baker", "joiner"],
    },
];

/// Tastes, of which one replaces none but itself.
const TASTE: Course = Course {
    set: &["I like {}.", "I enjoy {}.", "I'm fond of {}.", "I love {}."],
    changed: &["I like {} again.", "I enjoy {} again.", "I like {} now.", "I've come to like {}."],
    withdrawn: &[
        "I no longer like {}.",
        "I don't like {} anymore.",
        "I stopped liking {}.",
        "I hate {} now.",
    ],
    values: &["coffee", "jazz", "opera", "chess", "cider", "sudoku"],
};

/// What comes before a statement, in every other message.
const OPENINGS: &[&str] = &["", "", "By the way, ", "Hi! "];

fn said(ways: &[&str], value: &str, half: usize, dice: &mut Dice) -> String {
    let ways: Vec<&str> = ways.iter().copied().skip(half).step_by(2).collect();
    let (opening, said) = (dice.of(OPENINGS), dice.of(&ways).replace("{}", value));
    match opening.strip_suffix(", ") {
        Some(_) if !said.starts_with("I ") && !said.starts_with("I'") => {
            format!("{opening}{}{}", said[..1].to_lowercase(), &said[1..])
        }
        _ => format!("{opening}{said}"),
    }
}

/// The memories of a person, as the commits of an extraction leave them.
#[derive(Default)]
struct Book {
    /// The newest first.
    active: Vec<MemoryText>,
    /// Each text that was replaced, with the memory that it was of.
    history: Vec<(String, String)>,
    made: usize,
}

impl Book {
    /// Writes what a message states; answers the texts that it wrote or found.
    fn hear(&mut self, message: &str, at: Timestamp) -> Vec<(Outcome, String)> {
        let message = SentMessage {
            role: Some(MessageRole::User),
            content: message.to_owned(),
            ..SentMessage::default()
        };
        let candidates = candidates::of(&[message], at).into_iter().map(|one| (one, at)).collect();
        let limits = Limits { per_turn: 3, left_today: 50 };
        let mut heard = Vec::new();
        let mut ids: Vec<Option<String>> = Vec::new();
        for one in judged(candidates, &self.active.clone(), limits, by_text()) {
            let (outcome, text) = (one.candidate.outcome, one.candidate.text);
            let id = one.earlier.map_or(one.candidate.memory_id, |earlier| ids[earlier].clone());
            let id = match outcome {
                Outcome::Created => {
                    self.made += 1;
                    Some(format!("m{}", self.made))
                }
                _ => id,
            };
            if let (Outcome::Created | Outcome::Updated, Some(id)) = (outcome, id.clone()) {
                if let Some(place) = self.active.iter().position(|memory| memory.id == id) {
                    let replaced = self.active.remove(place);
                    self.history.push((id.clone(), replaced.text));
                }
                self.active.insert(0, MemoryText { id, text: text.clone(), at, is_deleted: false });
            }
            // What is remembered already is said by the memory.
            let known = id.as_ref().and_then(|id| self.active.iter().find(|memory| memory.id == *id));
            heard.push((outcome, known.map_or(text, |memory| memory.text.clone())));
            ids.push(id);
        }
        heard
    }

    fn remembers(&self, text: &str) -> bool {
        self.active.iter().any(|memory| memory.text == text)
    }

    fn knows(&self, text: &str) -> bool {
        self.remembers(text) || self.history.iter().any(|(_, replaced)| replaced == text)
    }
}

/// The histories of one person: three attributes and two tastes, each as its messages in order.
fn histories(half: usize, dice: &mut Dice) -> Vec<Vec<String>> {
    let first = dice.below(COURSES.len());
    let mut histories = Vec::new();
    for nth in 0..3 {
        let course = &COURSES[(first + nth) % COURSES.len()];
        let from = dice.below(course.values.len());
        let to = (from + 1 + dice.below(course.values.len() - 1)) % course.values.len();
        let (from, to) = (course.values[from], course.values[to]);
        histories.push(vec![
            said(course.set, from, half, dice),
            said(course.changed, to, half, dice),
            said(course.withdrawn, to, half, dice),
            said(course.changed, from, half, dice),
        ]);
    }
    let taste = dice.below(TASTE.values.len());
    for value in [TASTE.values[taste], TASTE.values[(taste + 1) % TASTE.values.len()]] {
        histories.push(vec![
            said(TASTE.set, value, half, dice),
            said(TASTE.withdrawn, value, half, dice),
            said(TASTE.changed, value, half, dice),
        ]);
    }
    histories
}

/// Of each half.
const PEOPLE: usize = 30;

#[test]
fn what_is_superseded_leaves_what_is_active_and_stays_in_the_history() {
    let mut both = (0, 0);
    for half in 0..2 {
        let mut dice = Dice(300 + half as u64);
        let (mut left, mut superseded, mut silent, mut told) = (0, 0, 0, 0);
        let mut mistakes = Vec::new();
        for _ in 0..PEOPLE {
            let (mut book, mut written) = (Book::default(), Vec::new());
            let histories = histories(half, &mut dice);
            // What each history says at present.
            let mut present: Vec<Option<String>> = vec![None; histories.len()];
            for step in 0..4 {
                for (at, history) in histories.iter().enumerate() {
                    let Some(message) = history.get(step) else { continue };
                    let now = Timestamp((1_772_442_000 + step as i64 * 86_400 + at as i64) * 1_000_000);
                    let heard = book.hear(message, now);
                    told += 1;
                    silent += usize::from(heard.is_empty());
                    let new = heard.iter().find(|(outcome, _)| {
                        matches!(outcome, Outcome::Created | Outcome::Updated | Outcome::Duplicate)
                    });
                    // Whoever left a firm has still left it when they join another.
                    let is_superseded = |old: &String| !old.starts_with("The user left");
                    if let Some(old) = present[at].take().filter(is_superseded) {
                        superseded += 1;
                        if book.remembers(&old) {
                            mistakes.push(format!("{old} | {message} | {heard:?}"));
                        } else {
                            left += 1;
                        }
                    }
                    present[at] = new.map(|(_, text)| text.clone());
                    written.extend(present[at].clone());
                }
            }
            let lost: Vec<_> = written.iter().filter(|text| !book.knows(text)).collect();
            assert!(lost.is_empty(), "{lost:?}");
        }
        mistakes.sort();
        mistakes.dedup();
        println!(
            "histories, half {half}: superseded values that left {}; messages that state nothing {}",
            share(left, superseded),
            share(silent, told)
        );
        if half == 0 || std::env::var_os("SHOW_SCORED").is_some() {
            println!("{mistakes:#?}");
        }
        both = (both.0 + left, both.1 + superseded);
    }
    println!("both: superseded values that left {}", share(both.0, both.1));
    assert!(both.0 * 100 >= both.1 * 95, "{both:?}");
}
