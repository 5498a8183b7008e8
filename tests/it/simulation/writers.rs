//! Writers: each makes up commands of its own about memories that it has heard of.

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{DeleteMode, Identity, Role};
use rand::{Rng, rngs::StdRng, seq::IndexedRandom};

use super::commands::{Command, Item, Op, Text};

/// A memory that a writer has heard of, as it was then.
#[derive(Debug, Clone)]
pub struct Known {
    pub id: MemoryId,
    pub revision: u64,
}

/// Somebody who changes one user's memories; others may do so too.
pub struct Writer {
    pub book: usize,
    pub identity: Identity,
    pub user: UserId,
    pub rng: StdRng,
}

/// Two memories of which somebody asked that they be joined.
pub type Pair = (MemoryId, MemoryId);

/// Memories among which pairs are chosen, and pairs among which one is named again.
const RECENT: usize = 5;

/// Memories that imports into one book are about, so that they often meet.
const IMPORTED: usize = 12;

impl Writer {
    /// The next command, with its number among those of the seed.
    pub fn next(&mut self, number: usize, known: &[Known], pairs: &mut Vec<Pair>) -> Command {
        let (expected, op) = self.choose(number, known, pairs);
        if let Op::Relate { from, to, .. } = &op {
            pairs.push((from.clone(), to.clone()));
        }
        let (identity, user) = (self.identity.clone(), self.user.clone());
        Command { number, book: self.book, identity, user, key: format!("key-{number}"), expected, op }
    }

    fn choose(&mut self, number: usize, known: &[Known], pairs: &[Pair]) -> (Option<u64>, Op) {
        // With nothing to change, something is made.
        let most = if known.len() < 3 { 32 } else { 100 };
        let roll = self.rng.random_range(0..most);
        let text = Text::new(number, self.rng.random_range(0..40));
        match roll {
            0..24 => {
                let importance = self.rng.random_range(1..=5);
                (None, Op::Create { text, importance, category: self.category(), pinned: self.rng.random() })
            }
            24..32 => (None, self.import()),
            32..53 => {
                let (id, expected) = self.pick(known);
                (expected, self.update(id, text))
            }
            53..66 => {
                let (id, expected) = self.pick(known);
                let mode = if roll < 61 { DeleteMode::Archive } else { DeleteMode::Soft };
                (expected, Op::Delete { id, mode, reason: self.rng.random_bool(0.5).then_some(text) })
            }
            66..75 => {
                let (id, expected) = self.pick(known);
                (expected, Op::Restore { id })
            }
            75..84 => {
                let many = self.rng.random_range(2..=3);
                let sources: Vec<MemoryId> =
                    known.choose_multiple(&mut self.rng, many).map(|memory| memory.id.clone()).collect();
                let target = self.rng.random_bool(0.4).then(|| self.pick(known).0);
                (None, Op::Merge { sources, target, text })
            }
            // With nothing to part, something is joined.
            84..93 if roll < 89 || pairs.is_empty() => {
                let (from, to) = self.pair(known, pairs, 0.4);
                let strength = *[0.25, 0.5, 0.9996].choose(&mut self.rng).unwrap();
                (None, Op::Relate { from, to, strength })
            }
            84..93 => {
                let (from, to) = self.pair(known, pairs, 0.9);
                (None, Op::Unrelate { from, to })
            }
            // Only an admin may destroy.
            _ => match (self.pick(known), self.identity.role) {
                ((id, expected), Role::Admin) => (expected, Op::Purge { id }),
                ((id, expected), _) => (expected, Op::Restore { id }),
            },
        }
    }

    fn category(&mut self) -> Option<String> {
        ["work", "health"].choose(&mut self.rng).filter(|_| self.rng.random()).map(|it| (*it).to_owned())
    }

    fn update(&mut self, id: MemoryId, text: Text) -> Op {
        let text = self.rng.random_bool(0.5).then_some(text);
        let pinned = self.rng.random_bool(0.3).then(|| self.rng.random());
        let category = self.rng.random_bool(0.3).then(|| self.category());
        // At least one field must be named.
        let needed = text.is_none() && pinned.is_none() && category.is_none();
        let importance = (needed || self.rng.random_bool(0.3)).then(|| self.rng.random_range(1..=5));
        Op::Update { id, text, importance, category, pinned }
    }

    fn import(&mut self) -> Op {
        let book = self.book;
        let item = |place: usize| Item {
            id: MemoryId::new(format!("imported-{place}")).unwrap(),
            // The same memory comes with the same text each time.
            text: Text::new(900_000 + book * IMPORTED + place, place),
            archived: place % 4 == 3,
        };
        let count = self.rng.random_range(1..=6);
        let places: Vec<usize> = (0..count).map(|_| self.rng.random_range(0..IMPORTED)).collect();
        Op::Import { items: places.into_iter().map(item).collect() }
    }

    /// Two memories that somebody asked to join before, named either way round, or any two.
    fn pair(&mut self, known: &[Known], pairs: &[Pair], again: f64) -> Pair {
        let recent = &pairs[pairs.len().saturating_sub(RECENT)..];
        if let Some((one, other)) = recent.choose(&mut self.rng).filter(|_| self.rng.random_bool(again)) {
            let (one, other) = (one.clone(), other.clone());
            return if self.rng.random() { (one, other) } else { (other, one) };
        }
        // What is heard of last is the likeliest to be active yet.
        let known = &known[known.len().saturating_sub(RECENT)..];
        let two: Vec<MemoryId> =
            known.choose_multiple(&mut self.rng, 2).map(|memory| memory.id.clone()).collect();
        let [one, other] = &two[..] else { panic!("a pair is asked for where there are not two memories") };
        let unknown = self.rng.random_bool(0.03).then(|| MemoryId::new("unknown").unwrap());
        (one.clone(), unknown.unwrap_or_else(|| other.clone()))
    }

    /// A memory and perhaps the revision that it must have, which may be an old one.
    fn pick(&mut self, known: &[Known]) -> (MemoryId, Option<u64>) {
        match known.choose(&mut self.rng).filter(|_| self.rng.random_bool(0.97)) {
            None => (MemoryId::new("unknown").unwrap(), None),
            Some(memory) => {
                let guarded = self.rng.random_bool(0.35);
                let wrong = u64::from(self.rng.random_bool(0.1));
                (memory.id.clone(), guarded.then_some(memory.revision + wrong))
            }
        }
    }
}
