//! Facts: memories under the names that other memory systems use, with a key for what they are about and an importance from
//! 0 to 1.

use std::{cmp::Reverse, collections::BTreeMap};

use memledger_aggregates::{UserId, memory_book::Kind};
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_projections::{UserKey, memories};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Memories, MemoryOptions, views::Memory};

/// Where in a memory's metadata its key is.
pub const FACT_KEY: &str = "fact_key";
/// Longest key, in characters.
pub const MAX_KEY_CHARS: usize = 100;

/// A memory as a fact.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Fact {
    /// The memory's id.
    pub id: String,
    pub user_id: String,
    /// The memory's text; `null` once purged.
    pub fact_text: Option<String>,
    /// What it is about, such as `preference_coffee`; `null` if it has no key.
    pub fact_key: Option<String>,
    /// 0.0 (least) to 1.0 (most).
    pub importance: f64,
    pub memory_bank: String,
    pub agent_id: Option<String>,
    /// The memory's revision, as in `ETag`.
    pub revision: u64,
    pub created_at: String,
    pub updated_at: String,
}

impl From<Memory> for Fact {
    fn from(memory: Memory) -> Self {
        let key = memory.metadata.get(FACT_KEY).and_then(|key| key.as_str());
        Self {
            fact_key: key.map(str::to_owned),
            id: memory.id,
            user_id: memory.user_id,
            fact_text: memory.content,
            importance: share(memory.importance),
            memory_bank: memory.bank,
            agent_id: memory.agent_id,
            revision: memory.revision,
            created_at: memory.created_at,
            updated_at: memory.updated_at,
        }
    }
}

/// A key as it is kept: words in lower case with underscores in between, which begin with a letter.
pub fn check_key(key: &str) -> Result<(), LedgerError> {
    let is_plain = |c: char| c == '_' || (c.is_alphanumeric() && !c.is_uppercase());
    let begins = key.starts_with(|first: char| first.is_alphabetic());
    if begins && key.chars().all(is_plain) && key.chars().count() <= MAX_KEY_CHARS {
        return Ok(());
    }
    let message = format!(
        "must have 1 to {MAX_KEY_CHARS} lower-case letters, digits and underscores and begin with a letter, such as \
         preference_coffee"
    );
    Err(LedgerError::invalid(FACT_KEY, message))
}

/// The importance of a memory, 1 to 5, for a share from 0 to 1.
pub fn importance(share: f64) -> u8 {
    // Within 1 to 5, so the cast loses nothing.
    (1.0 + 4.0 * share.clamp(0.0, 1.0)).round() as u8
}

/// The share of an importance from 1 to 5.
pub fn share(importance: u8) -> f64 {
    f64::from(importance.clamp(1, 5) - 1) / 4.0
}

/// A bank of memories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MemoryBank {
    pub name: String,
    /// What belongs into it; `null` for banks of the operator's own.
    pub description: Option<String>,
    /// Active memories of the user within the caller's reach; `null` without a `user_id`.
    pub count: Option<u64>,
}

/// What belongs into the banks that a ledger has by default.
const DESCRIPTIONS: [(&str, &str); 8] = [
    ("General", "Facts that belong into no other bank"),
    ("Personal", "Name, age, home, language and personal preferences"),
    ("Work", "Profession, employer, skills, projects and professional goals"),
    ("Relationships", "Family, friends, colleagues and pets"),
    ("Health", "Conditions, allergies, diet, exercise and sleep"),
    ("Interests", "Hobbies, tastes and what the person likes to do"),
    ("Events", "What happened or is planned, with its time"),
    (PROCEDURAL, "How something is done; not found unless it is asked for"),
];

/// The bank whose facts are of the kind procedural, if the operator made it.
const PROCEDURAL: &str = "Procedural";

impl MemoryOptions {
    /// The kind of facts in the bank of that name.
    pub fn kind_in(&self, bank: Option<&str>) -> Kind {
        match self.bank(bank).eq_ignore_ascii_case(PROCEDURAL) {
            true => Kind::Procedural,
            false => Kind::Semantic,
        }
    }

    /// Every bank that exists, the default one first.
    fn all_banks(&self) -> Vec<&String> {
        let mut all = vec![&self.default_bank];
        for bank in &self.banks {
            if !all.iter().any(|known| known.eq_ignore_ascii_case(bank)) {
                all.push(bank);
            }
        }
        all
    }
}

impl Memories {
    /// The banks; with a user, how many active memories each holds. Memories may be in banks that the configuration had before:
    /// these come last, the largest first.
    pub async fn counted_banks(
        &self,
        identity: &Identity,
        user: Option<&UserId>,
    ) -> Result<Vec<MemoryBank>, LedgerError> {
        let mut counts = match user {
            Some(user) => Some(self.count_by_bank(identity, user).await?),
            None => None,
        };
        let mut banks: Vec<MemoryBank> = Vec::new();
        for name in self.options.all_banks() {
            let count = counts.as_mut().map(|counts| counts.remove(name).unwrap_or_default());
            banks.push(bank(name, count));
        }
        let mut former: Vec<(String, u64)> = counts.into_iter().flatten().collect();
        former.sort_by_key(|(_, count)| Reverse(*count));
        banks.extend(former.into_iter().map(|(name, count)| bank(&name, Some(count))));
        Ok(banks)
    }

    async fn count_by_bank(
        &self,
        identity: &Identity,
        user: &UserId,
    ) -> Result<BTreeMap<String, u64>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let stream = book_stream(identity, user);
        let query = memories::bank_counts(&UserKey::of(&stream), reach.names());
        let (_, rows) = self.core.fresh_rows(&stream, &["memories"], &query).await?;
        Ok(memories::read_bank_counts(&rows)?.into_iter().collect())
    }
}

fn bank(name: &str, count: Option<u64>) -> MemoryBank {
    let described = DESCRIPTIONS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let description = described.map(|(_, description)| (*description).to_owned());
    MemoryBank { name: name.to_owned(), description, count }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_importance_keeps_its_share() {
        let given = [0.0, 0.1, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0];
        assert_eq!(given.map(importance), [1, 1, 2, 3, 3, 3, 4, 4, 5, 5]);
        assert_eq!([1, 2, 3, 4, 5].map(share), [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!([1, 2, 3, 4, 5].map(|own| importance(share(own))), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_key_is_words_in_lower_case() {
        let longest = "k".repeat(MAX_KEY_CHARS);
        for key in ["preference_coffee", "size2", "größe_schuhe", "a", &longest] {
            assert!(check_key(key).is_ok(), "{key}");
        }
        let longer = format!("{longest}k");
        for key in ["", "_a", "1st", "Coffee", "coffee beans", "coffee-beans", "a.b", "a\n", &longer] {
            let refused = check_key(key).unwrap_err().to_string();
            assert!(refused.starts_with("fact_key: must have 1 to 100 "), "{refused} for {key:?}");
        }
    }

    #[test]
    fn facts_of_a_bank_for_procedures_are_procedural() {
        let without = MemoryOptions::default();
        assert_eq!(without.kind_in(Some("procedural")), Kind::Semantic);
        let banks = ["Work", "procedural"].map(str::to_owned).to_vec();
        let with = MemoryOptions { banks, ..MemoryOptions::default() };
        let kinds = [Some("Procedural"), Some("work"), None].map(|bank| with.kind_in(bank));
        assert_eq!(kinds, [Kind::Procedural, Kind::Semantic, Kind::Semantic]);
    }

    #[test]
    fn every_default_bank_is_described() {
        let options = MemoryOptions::default();
        let all = options.all_banks();
        assert_eq!(all.len(), 7);
        assert!(all.iter().all(|name| bank(name, None).description.is_some()));
        assert_eq!(bank("Ideas", Some(2)).description, None);
    }
}
