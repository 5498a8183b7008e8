//! People who sign in: admins and auditors with an e-mail address and a password.
//!
//! What becomes of an account is told by events of its stream, which name it by its id. The address and the
//! password's hash stand beside the log. Whatever is done to one that is there, its event comes first: where the
//! rest fails, the same command done again completes it. How one is made, `creation.rs` tells.

mod attempts;
mod common_passwords;
mod creation;
mod listing;
mod own;
mod passwords;
mod record;
mod sessions;

use std::sync::Arc;

use async_trait::async_trait;
use memledger_aggregates::{
    InvalidId, TenantId, Timestamp,
    account::{Account, AccountAction, AccountCommand, AccountEvent},
};
use memledger_kernel::{
    Identity, LedgerError, Role,
    executor::{CommandOrigin, Draft, Executor, ExecutorOptions, PreparedCommand},
    time::now,
};
use memledger_store::{EventStore, StreamKey, projector::Projector};
use uuid::Uuid;

use crate::{People, keys::random};

pub use attempts::network;
pub use common_passwords::CommonPasswords;
pub use own::OwnSession;
pub use passwords::{LONGEST, SHORTEST};
use record::{AccountRow, COLUMNS, address};
pub use record::{AccountView, account_role};
pub use sessions::{SessionView, SignedIn, csrf_token, is_csrf_token};

/// What the ledger holds for accounts.
pub struct Accounts {
    executor: Executor<Account>,
    hashing: passwords::Hashing,
    attempts: attempts::Attempts,
    uses: own::Uses,
}

impl Accounts {
    pub fn new(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        options: ExecutorOptions,
        common: CommonPasswords,
    ) -> Self {
        Self {
            executor: Executor::new(store, projector, Default::default(), options),
            hashing: passwords::Hashing::new(common),
            attempts: attempts::Attempts::default(),
            uses: own::Uses::default(),
        }
    }
}

/// An account as an operator asks for it.
#[derive(Debug, Clone)]
pub struct NewAccount {
    pub tenant: TenantId,
    pub email: String,
    pub role: Role,
}

/// A password that nobody has to think of.
pub fn made_password() -> String {
    random(18)
}

struct AccountDraft(AccountAction);

#[async_trait]
impl Draft<Account> for AccountDraft {
    async fn realise(&self, _: &Account, at: Timestamp) -> Result<PreparedCommand<Account>, LedgerError> {
        let command = AccountCommand { at, action: self.0.clone() };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, _: &Account, _: &[AccountEvent]) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn kindred_content(&self, _: &Account) -> Option<Uuid> {
        None
    }
}

impl People {
    /// The accounts of all tenants, the oldest first.
    pub async fn list_accounts(&self) -> Result<Vec<AccountView>, LedgerError> {
        let sql = format!("SELECT {COLUMNS} FROM accounts ORDER BY created_at, account_id");
        let rows = self.core.store.query(&sql, Vec::new()).await?;
        rows.iter().map(|row| Ok(AccountRow::of(row)?.view())).collect()
    }

    /// Ends an account and its sessions for good.
    pub async fn disable_account(&self, email: &str) -> Result<(), LedgerError> {
        let account = self.known_account(email).await?;
        self.tell_of_account(&account.stream(), &operator(&account.tenant)?, AccountAction::Disable).await?;
        let sql = "UPDATE accounts SET disabled_at = $2 WHERE account_id = $1 AND disabled_at IS NULL";
        self.core.store.execute(sql, vec![account.id.as_str().into(), now().0.into()]).await?;
        self.end_sessions(&account.id).await
    }

    /// Sets another password, and ends every session.
    pub async fn set_password(&self, email: &str, password: &str) -> Result<(), LedgerError> {
        let account = self.known_account(email).await?;
        let password_hash = self.accounts.hashing.hash(password, &account.email).await?;
        self.replace_password(&account, &operator(&account.tenant)?, password_hash).await
    }

    async fn end_sessions(&self, account_id: &str) -> Result<(), LedgerError> {
        let sql = "UPDATE sessions SET ended_at = $2 WHERE account_id = $1 AND ended_at IS NULL";
        let ended = self.core.store.execute(sql, vec![account_id.into(), now().0.into()]).await;
        // Also after an error: it may have been done all the same.
        self.keys.clear();
        ended?;
        Ok(())
    }

    async fn known_account(&self, email: &str) -> Result<AccountRow, LedgerError> {
        let email = address(email)?;
        let missing = || {
            let message = format!("there is no account of {email}; `admins list` shows all accounts");
            LedgerError::NotFound(message)
        };
        self.account(&email).await?.ok_or_else(missing)
    }

    /// The account of an address in lower case.
    async fn account(&self, email: &str) -> Result<Option<AccountRow>, LedgerError> {
        let sql = format!("SELECT {COLUMNS} FROM accounts WHERE email = $1");
        let rows = self.core.store.query(&sql, vec![email.into()]).await?;
        rows.first().map(AccountRow::of).transpose()
    }

    /// Appends what becomes of an account; nothing where it is so already.
    async fn tell_of_account(
        &self,
        stream: &StreamKey,
        actor: &str,
        action: AccountAction,
    ) -> Result<(), LedgerError> {
        let origin = CommandOrigin {
            actor: actor.to_owned(),
            scope: String::new(),
            idempotency_key: None,
            fingerprint: String::new(),
            correlation_id: None,
            causation_id: None,
        };
        let draft = AccountDraft(action);
        self.accounts.executor.execute(stream, &origin, &draft, |_, _| {}).await?;
        Ok(())
    }
}

/// The actor of what is done at the machine.
fn operator(tenant: &str) -> Result<String, LedgerError> {
    let unreadable =
        |error: InvalidId| LedgerError::Internal(format!("an account's tenant {tenant}: {error}"));
    Ok(Identity::operator(TenantId::new(tenant).map_err(unreadable)?).actor())
}
