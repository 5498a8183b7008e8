//! Whether something is remembered already, in the same words.

use memledger_aggregates::UserId;
use memledger_intelligence::words::flat;
use memledger_projections::{UserKey, memories};

use crate::{Identity, Ledger, LedgerError, Memory};

impl Ledger {
    /// The oldest active memory within reach that says the same: case, spaces and a last full stop aside. It is no retrieval.
    pub async fn remembered(
        &self,
        identity: &Identity,
        user: &UserId,
        content: &str,
    ) -> Result<Option<Memory>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.access_rules().reach(identity)?;
        let wanted = flat(content);
        if wanted.is_empty() {
            return Ok(None);
        }
        let stream = Self::stream(identity, user);
        let user_key = UserKey::of(&stream);
        let query =
            memories::beginning(&user_key, first_letters(content), reach.names(), self.store.dialect());
        let (_, rows) = self.fresh_rows(&stream, &["memories"], &query).await?;
        let mut found = memories::found(&rows)?;
        found.retain(|memory| memory.content.as_ref().is_some_and(|text| flat(&text.content) == wanted));
        found.sort_by(|a, b| (a.record.created_at, &a.memory_id).cmp(&(b.record.created_at, &b.memory_id)));
        found.truncate(1);
        Ok(self.views(&user_key, user, found).await?.pop())
    }
}

/// What the text begins with, as far as both databases compare it whatever its case, and JSON writes it as it is.
fn first_letters(content: &str) -> &str {
    let content = content.trim_start();
    let end = content.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(content.len());
    &content[..end]
}
