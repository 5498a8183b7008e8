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

/// Memories that imports into one book are about, so that they often meet.
const IMPORTED: usize = 12;

impl Writer {
    /// The next command, with its number among those of the seed.
    pub fn next(&mut self, number: usize, known: &[Known]) -> Command {
        let (expected, op) = self.choose(number, known);
        let (identity, user) = (self.identity.clone(), self.user.clone());
        Command { number, book: self.book, identity, user, key: format!("key-{number}"), expected, op }
    }

    fn choose(&mut self, number: usize, known: &[Known]) -> (Option<u64>, Op) {
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
            32..58 => {
                let (id, expected) = self.pick(known);
                (expected, self.update(id, text))
            }
            58..73 => {
                let (id, expected) = self.pick(known);
                let mode = if roll < 67 { DeleteMode::Archive } else { DeleteMode::Soft };
                (expected, Op::Delete { id, mode, reason: self.rng.random_bool(0.5).then_some(text) })
            }
            73..83 => {
                let (id, expected) = self.pick(known);
                (expected, Op::Restore { id })
            }
            83..93 => {
                let many = self.rng.random_range(2..=3);
                let sources: Vec<MemoryId> =
                    known.choose_multiple(&mut self.rng, many).map(|memory| memory.id.clone()).collect();
                let target = self.rng.random_bool(0.4).then(|| self.pick(known).0);
                (None, Op::Merge { sources, target, text })
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
