//! What a model needs to name things by: the categories there are, and short ids.

use std::collections::BTreeSet;

use memledger_aggregates::{MemoryId, UserId};
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_people::access::Scope;
use memledger_projections::{UserKey, memories};

use crate::Memories;

/// Most categories in use that are listed, and of how many users.
const MOST_CATEGORIES: usize = 100;
const MOST_USERS: usize = 20;

/// What [`Memories::categories`] knows.
#[derive(Debug, Clone, Default)]
pub struct KnownCategories {
    pub names: Vec<String>,
    /// Whether every memory has to be of one of these.
    pub bound: bool,
}

impl Memories {
    /// The categories that whoever asks may use, by name: those of its allowlist, or else those that are declared and those
    /// that the memories of its users have. None of who sees everybody: there may be any.
    pub async fn categories(&self, identity: &Identity) -> Result<KnownCategories, LedgerError> {
        let rules = self.people.access_rules();
        if let Scope::Only(names) = rules.allowed(identity, None, &[])? {
            let bound = rules.reach(identity)? != Scope::Every;
            return Ok(KnownCategories { names, bound });
        }
        let mut names = BTreeSet::new();
        for user in identity.users.iter().take(MOST_USERS) {
            names.extend(rules.categories.iter().map(|category| category.name.clone()));
            let stream = book_stream(identity, user);
            let query = memories::categories(&UserKey::of(&stream), MOST_CATEGORIES);
            let (_, rows) = self.core.fresh_rows(&stream, &["memories"], &query).await?;
            for row in &rows {
                names.insert(row[0].text()?.to_owned());
            }
        }
        Ok(KnownCategories { names: names.into_iter().collect(), bound: false })
    }

    /// Refuses a category that is not open to whoever asks.
    pub fn may_use(&self, identity: &Identity, category: Option<&str>) -> Result<(), LedgerError> {
        self.people.access_rules().may_touch(identity, category)
    }

    /// The banks that there are.
    pub fn banks(&self) -> &[String] {
        &self.options.banks
    }

    /// The memory with that id, or the only one whose id ends so.
    pub async fn find(
        &self,
        identity: &Identity,
        user: &UserId,
        id: &MemoryId,
    ) -> Result<MemoryId, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let stream = book_stream(identity, user);
        let query = memories::ending(&UserKey::of(&stream), id.as_str(), reach.names());
        let (_, rows) = self.core.fresh_rows(&stream, &["memories"], &query).await?;
        let mut found = rows.iter().map(|row| row[0].text()).collect::<Result<Vec<_>, _>>()?;
        if found.contains(&id.as_str()) {
            found = vec![id.as_str()];
        }
        match found.as_slice() {
            [] => Err(LedgerError::unknown_memory(id)),
            [one] => MemoryId::new(one).map_err(|e| LedgerError::Internal(e.to_string())),
            several => Err(LedgerError::Conflict(format!(
                "several memories have an id that ends with {id}; give one of them in full: {}",
                several.join(", ")
            ))),
        }
    }
}
