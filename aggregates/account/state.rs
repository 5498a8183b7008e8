//! One account, folded from its events.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::events::{AccountChange, AccountEvent, AccountRole};

/// Most sessions of one account at a time; the oldest ends when one more begins.
pub const MAX_OPEN: usize = 64;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    role: Option<AccountRole>,
    disabled: bool,
    /// The newest sessions that nobody ended, the oldest first.
    open: VecDeque<Uuid>,
}

impl Account {
    /// None before it is created.
    pub fn role(&self) -> Option<AccountRole> {
        self.role
    }

    pub fn is_disabled(&self) -> bool {
        self.disabled
    }

    /// Whether the session is one of the newest, and nobody ended it.
    pub fn is_open(&self, session_id: Uuid) -> bool {
        self.open.contains(&session_id)
    }

    pub(super) fn sessions(&self) -> usize {
        self.open.len()
    }

    pub fn fold(&mut self, event: &AccountEvent) {
        match &event.change {
            AccountChange::AccountCreated { role } => self.role = Some(*role),
            AccountChange::SignedIn { session_id } => {
                self.open.push_back(*session_id);
                if self.open.len() > MAX_OPEN {
                    self.open.pop_front();
                }
            }
            AccountChange::SignedOut { session_id } => self.open.retain(|open| open != session_id),
            AccountChange::PasswordChanged {} => self.open.clear(),
            AccountChange::AccountDisabled {} => {
                self.disabled = true;
                self.open.clear();
            }
        }
    }
}
