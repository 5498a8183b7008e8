//! The accounts of a tenant, for those who read of what its people did: the log knows them by their ids alone.

use memledger_kernel::{Identity, LedgerError, Page, cursor};
use memledger_projections::Conditions;

use super::record::{AccountRow, AccountView, COLUMNS};
use crate::People;

const LIST: &str = "accounts";

impl People {
    /// The accounts of the caller's tenant, the oldest first, those that are disabled among them.
    pub async fn tenant_accounts(
        &self,
        identity: &Identity,
        limit: usize,
        page: Option<&str>,
    ) -> Result<Page<AccountView>, LedgerError> {
        identity.may_audit()?;
        let after: Option<(i64, String)> = page.map(|page| cursor::decode(LIST, page)).transpose()?;
        let mut conditions = Conditions::default();
        conditions.add("tenant_id = ?", identity.tenant.as_str());
        if let Some((created_at, id)) = after {
            let (at, id) = (conditions.parameter(created_at), conditions.parameter(id));
            conditions.raw(format!("(created_at, account_id) > ({at}, {id})"));
        }
        let most = conditions.parameter(limit as u64 + 1);
        let sql = format!(
            "SELECT {COLUMNS} FROM accounts WHERE {} ORDER BY created_at, account_id LIMIT {most}",
            conditions.sql()
        );
        let rows = self.core.store.query(&sql, conditions.values).await?;
        let mut found: Vec<AccountRow> = rows.iter().map(AccountRow::of).collect::<Result<_, _>>()?;
        let end = |last: &AccountRow| cursor::encode(LIST, &(last.created_at.0, last.id.as_str()));
        let next_cursor = cursor::behind(&mut found, limit, end);
        Ok(Page { items: found.into_iter().map(AccountRow::view).collect(), next_cursor })
    }
}
