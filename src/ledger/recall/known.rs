//! Whether something is remembered already, in the same words.

use memledger_aggregates::UserId;
use memledger_intelligence::words::flat;

use super::{RecallFilters, RecallQuery, RecalledItem};
use crate::{Identity, Ledger, LedgerError};

/// Among so many of the best answers to its own words stands what says the same.
const AMONG: usize = 20;

impl Ledger {
    /// The active memory within reach that says the same: case, spaces and a last full stop aside. It counts as no search.
    pub async fn remembered(
        &self,
        identity: &Identity,
        user: &UserId,
        content: &str,
    ) -> Result<Option<RecalledItem>, LedgerError> {
        let wanted = flat(content);
        if wanted.is_empty() {
            return Ok(None);
        }
        let filters = RecallFilters::of_user(user.clone());
        let query = RecallQuery { top_k: AMONG, full: true, ..RecallQuery::new(content, filters) };
        let found = self.answer(identity, query).await?;
        Ok(found.items.into_iter().find(|item| {
            let memory = item.memory.as_ref();
            memory.and_then(|memory| memory.content.as_deref()).is_some_and(|text| flat(text) == wanted)
        }))
    }
}
