//! Who calls, and what each caller may see: API keys, accounts with their sessions, and the rules of access.

pub mod access;
pub mod accounts;
pub mod keys;

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use memledger_aggregates::UserId;
use memledger_kernel::{Core, Identity, LedgerError};
use memledger_records::Records;

/// What the configuration may set of people.
#[derive(Debug, Clone)]
pub struct PeopleOptions {
    /// How long a person who signed in stays so.
    pub session_hours: u32,
    /// How long nothing may be done in a session before it ends.
    pub session_idle_minutes: u32,
    /// Passwords that are refused in addition to those that are easy to guess.
    pub common_passwords: accounts::CommonPasswords,
}

/// The keys, accounts and access rules of one ledger.
pub struct People {
    core: Arc<Core>,
    records: Arc<Records>,
    keys: keys::KeyCache,
    key_history: keys::KeyHistory,
    /// The admin of a server that only reads, whose key is stored nowhere.
    guest: OnceLock<(keys::Hash, Identity)>,
    accounts: accounts::Accounts,
    access: RwLock<Arc<access::AccessRules>>,
    options: PeopleOptions,
}

impl People {
    pub fn new(core: Arc<Core>, records: Arc<Records>, options: PeopleOptions) -> Self {
        let (store, projector, executor) = (&core.store, &core.projector, core.options.executor);
        Self {
            keys: keys::KeyCache::default(),
            key_history: keys::KeyHistory::new(store.clone(), projector.clone(), executor),
            guest: OnceLock::new(),
            accounts: accounts::Accounts::new(
                store.clone(),
                projector.clone(),
                executor,
                options.common_passwords.clone(),
            ),
            access: RwLock::new(Arc::new(access::AccessRules::built_in())),
            core,
            records,
            options,
        }
    }

    /// Who may see which categories, as it is in force now.
    pub fn access_rules(&self) -> Arc<access::AccessRules> {
        self.access.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Puts other rules in force, as a whole, for the requests that begin after it.
    pub fn set_access_rules(&self, rules: access::AccessRules) {
        *self.access.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(rules);
    }

    /// Whether what is of no category may be read, as conversations and the state of agents: whoever sees any memory of the
    /// user may.
    pub fn may_read(&self, identity: &Identity, user: &UserId) -> Result<(), LedgerError> {
        identity.may_read(user)?;
        self.access_rules().reach(identity).map(drop)
    }

    /// The same for what is written.
    pub fn may_write(&self, identity: &Identity, user: &UserId) -> Result<(), LedgerError> {
        identity.may_write(user)?;
        self.access_rules().reach(identity).map(drop)
    }
}
