//! The making of an account. Its row comes first and lets nobody in without the event behind it, so that the
//! same command done again completes what was cut off in between.

use memledger_aggregates::account::{Account, AccountAction, AccountRole};
use memledger_kernel::{LedgerError, Role, time::now};
use uuid::Uuid;

use super::{
    NewAccount, operator,
    record::{AccountRow, AccountView, COLUMNS, account_role, address},
};
use crate::People;

fn taken(email: &str) -> LedgerError {
    let message = format!(
        "there already is an account of {email}; `admins password` sets another password, unless it is \
         disabled, which is for good"
    );
    LedgerError::Conflict(message)
}

impl People {
    /// Makes an account; its address must be no other's, in whatever tenant.
    pub async fn create_account(&self, new: &NewAccount, password: &str) -> Result<AccountView, LedgerError> {
        let role = match account_role(new.role.as_str())? {
            Role::Admin => AccountRole::Admin,
            _ => AccountRole::Auditor,
        };
        let email = address(&new.email)?;
        let password_hash = self.accounts.hashing.hash(password, &email).await?;
        let begun = self.account(&email).await?;
        let account = match &begun {
            Some(begun) => self.resumed(begun, new).await?,
            None => self.begun(new, email, password_hash.clone()).await?,
        };
        // Of several at once, whose event is stored has made it.
        let (actor, create) = (operator(&account.tenant)?, AccountAction::Create { role });
        self.tell_of_account(&account.stream(), &actor, create).await?;
        if begun.is_some() {
            let sql = "UPDATE accounts SET password_hash = $2 WHERE account_id = $1";
            self.core.store.execute(sql, vec![account.id.as_str().into(), password_hash.into()]).await?;
        }
        Ok(account.view())
    }

    /// A new account's row.
    async fn begun(
        &self,
        new: &NewAccount,
        email: String,
        password_hash: String,
    ) -> Result<AccountRow, LedgerError> {
        let account = AccountRow {
            id: Uuid::now_v7().to_string(),
            tenant: new.tenant.to_string(),
            email,
            role: new.role,
            password_hash,
            created_at: now(),
            disabled_at: None,
        };
        let sql = format!(
            "INSERT INTO accounts ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, NULL) ON CONFLICT DO NOTHING"
        );
        let parameters = vec![
            account.id.as_str().into(),
            account.tenant.as_str().into(),
            account.email.as_str().into(),
            account.role.as_str().into(),
            account.password_hash.as_str().into(),
            account.created_at.0.into(),
        ];
        if self.core.store.execute(&sql, parameters).await? == 0 {
            return Err(taken(&account.email));
        }
        Ok(account)
    }

    /// An account whose row is there, where its event is not.
    async fn resumed(&self, begun: &AccountRow, new: &NewAccount) -> Result<AccountRow, LedgerError> {
        let is_made = |account: &Account| account.role().is_some();
        if self.accounts.executor.look(&begun.stream(), is_made).await? {
            return Err(taken(&begun.email));
        }
        // Its stream is the tenant's, and another server may be about to store the event.
        if begun.role != new.role || begun.tenant != new.tenant.as_str() {
            return Err(LedgerError::Conflict(format!(
                "an account of {} was begun as {} in tenant {} and not completed; create it with these \
                 options",
                begun.email,
                begun.role.as_str(),
                begun.tenant
            )));
        }
        Ok(begun.clone())
    }
}
