//! Whether something is remembered already, in the same words.

use memledger_aggregates::UserId;
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_memories::views::Memory;
use memledger_offline::words::flat;
use memledger_projections::{UserKey, memories};

use crate::Recall;

impl Recall {
    /// The oldest active memory within reach that says the same: case, spaces and a last full stop aside. It is no retrieval.
    pub async fn remembered(
        &self,
        identity: &Identity,
        user: &UserId,
        content: &str,
    ) -> Result<Option<Memory>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let wanted = flat(content);
        if wanted.is_empty() {
            return Ok(None);
        }
        let stream = book_stream(identity, user);
        let user_key = UserKey::of(&stream);
        let query =
            memories::with_parts(&user_key, &parts(content), reach.names(), self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(&stream, &["memories"], &query).await?;
        let mut found = memories::found(&rows)?;
        found.retain(|memory| memory.content.as_ref().is_some_and(|text| flat(&text.content) == wanted));
        found.sort_by(|a, b| (a.record.created_at, &a.memory_id).cmp(&(b.record.created_at, &b.memory_id)));
        found.truncate(1);
        Ok(self.memories.views(&user_key, user, found).await?.pop())
    }
}

/// Most parts of a text that it is looked for by.
const MOST_PARTS: usize = 12;

/// The parts of a text in their order that both databases compare whatever their case, and that JSON writes as they are.
fn parts(content: &str) -> Vec<&str> {
    let is_plain =
        |c: char| c.is_ascii_alphanumeric() || !c.is_ascii() && !c.is_lowercase() && !c.is_uppercase();
    let parts = content.split(|c: char| !is_plain(c) || c.is_whitespace()).filter(|part| !part.is_empty());
    parts.take(MOST_PARTS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_looked_for_by_what_has_one_case_everywhere() {
        assert_eq!(parts("  Élise likes 100% \"green\" tea."), ["lise", "likes", "100", "green", "tea"]);
        assert_eq!(parts("猫が好き。"), ["猫が好き。"]);
        assert_eq!(parts("!!!"), [] as [&str; 0]);
    }
}
