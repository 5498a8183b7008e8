//! Each reading of a reply, given replies that were changed at random.

use memledger_intelligence::{
    ReplyFault,
    reply::{BAD_JSON, MISSING_IDS, REJECTED_BY_SCHEMA},
};
use memledger_offline::{DecidedAction, MemoryText};

use super::{decisions::decisions, fixtures::memory, merged::merged, names::Names, topics::topics};

const GOOD: [&str; 3] = [
    r#"Sure: {"decisions":[{"memory_id":"a","reason":"r","action":"merge","merge_target":"b"},
       {"memory_id":"b","reason":"r","action":"keep","merge_target":null}]} Done."#,
    r#"{"content":"Likes tea and coffee","topics":["food","drink"]}"#,
    r#"{"topics":[{"topic":"mum","standard":"family"},{"topic":"x","standard":null}]}"#,
];
/// Bytes that mean something in JSON, and some that mean nothing.
const BYTES: &[u8] = b"{}[]\":,\\ab01.-e \n\t\x00\xff`";

/// Numbers that look like chance and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

fn pair() -> [MemoryText; 2] {
    let pinned = MemoryText { pinned: true, ..memory("b", "Likes coffee") };
    [memory("a", "Likes tea"), pinned]
}

/// Reads a text in every way. What is taken keeps every promise, and what is not is named.
fn read_in_every_way(text: &str) -> [bool; 3] {
    let decided = decisions(text, &pair(), &Names::of(&pair())).map(|decided| {
        let ids: Vec<&str> = decided.iter().map(|it| it.memory_id.as_str()).collect();
        assert_eq!(ids, ["a", "b"], "{text}");
        assert_eq!(decided[1].action, DecidedAction::Keep, "{text}");
        for it in &decided {
            let wanted = (it.action == DecidedAction::Merge).then_some("b");
            assert_eq!(it.merge_target.as_deref(), wanted, "{text}");
        }
    });
    let merged = merged(text).map(|merged| {
        assert!(!merged.content.is_empty() && (1..=3).contains(&merged.topics.len()), "{text}");
    });
    let named = topics(text, &["mum", "x"], &["family".to_owned()]).map(|meant| {
        assert!(meant.len() == 2 && meant.contains_key("mum") && meant.contains_key("x"), "{text}");
        let is_known = |(topic, standard): (&String, &Option<String>)| {
            standard.as_ref().is_none_or(|standard| standard == "family" || standard == topic)
        };
        assert!(meant.iter().all(is_known), "{text}");
    });
    [decided, merged, named].map(|read| is_taken(&read))
}

#[track_caller]
fn is_taken(read: &Result<(), ReplyFault>) -> bool {
    let names = [BAD_JSON, MISSING_IDS, REJECTED_BY_SCHEMA];
    if let Err(wrong) = read {
        assert!(names.contains(&wrong.outcome) && !wrong.what.is_empty(), "{wrong:?}");
    }
    read.is_ok()
}

#[test]
fn a_good_answer_is_taken_by_its_own_reading_alone() {
    for (at, text) in GOOD.iter().enumerate() {
        let wanted: [bool; 3] = std::array::from_fn(|reading| reading == at);
        assert_eq!(read_in_every_way(text), wanted, "{text}");
    }
}

#[test]
fn no_beginning_of_an_answer_is_taken() {
    for text in GOOD {
        let whole = text.rfind('}').unwrap();
        for end in 0..=whole {
            assert_eq!(read_in_every_way(&text[..end]), [false; 3], "{}", &text[..end]);
        }
    }
}

#[test]
fn whatever_is_said_is_taken_rightly_or_refused() {
    let mut chance = Chance(0x5eed_1e55_0f5a_1ad5);
    let mut taken = 0;
    for round in 0..20_000 {
        let mut bytes = GOOD[round % GOOD.len()].as_bytes().to_vec();
        for _ in 0..=chance.below(4) {
            let (at, byte) = (chance.below(bytes.len()), BYTES[chance.below(BYTES.len())]);
            match chance.below(4) {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => {
                    bytes.remove(at);
                }
                _ => {
                    let end = at + chance.below(bytes.len() - at);
                    let piece = bytes[at..end].to_vec();
                    drop(bytes.splice(at..at, piece));
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        taken += usize::from(read_in_every_way(&text).contains(&true));
    }
    // Else nothing was tried but what no reading looks at.
    assert!(taken > 100, "{taken} of all were taken");
}
