//! Ids that a file has twice with another text: only the first is taken, so the others have to be reported.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{Hash, Hasher},
};

use foldhash::fast::FixedState;
use memledger_aggregates::UserId;

use crate::commands::import::ImportDraft;

/// What was read so far: of each memory's key the hash, and the hash of its text.
#[derive(Default)]
pub struct Repeated(HashMap<u64, u64, FixedState>);

impl Repeated {
    /// Whether an earlier row has the same id and another text.
    pub fn differs(&mut self, user: &UserId, draft: &ImportDraft) -> bool {
        let text = hash(&draft.content.content);
        match self.0.entry(hash(&(user, &draft.memory_id))) {
            Entry::Occupied(known) => *known.get() != text,
            Entry::Vacant(new) => {
                new.insert(text);
                false
            }
        }
    }
}

fn hash(key: &impl Hash) -> u64 {
    let mut hasher = std::hash::BuildHasher::build_hasher(&FixedState::default());
    key.hash(&mut hasher);
    hasher.finish()
}
