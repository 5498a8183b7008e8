//! An account as it is kept beside the log: its address, role and password's hash.

use cqrs_es::Aggregate;
use memledger_aggregates::{Timestamp, account::Account};
use memledger_kernel::{LedgerError, Role, time::rfc3339};
use memledger_store::{Row, StreamKey, Value};
use serde::Serialize;

/// Longest e-mail address, in bytes.
const LONGEST_EMAIL: usize = 254;

/// An account as listed: all but its password's hash.
#[derive(Debug, Clone, Serialize)]
pub struct AccountView {
    pub id: String,
    pub tenant: String,
    pub email: String,
    pub role: String,
    pub created_at: String,
    pub disabled_at: Option<String>,
}

/// The role of that name, where people may have it.
pub fn account_role(name: &str) -> Result<Role, LedgerError> {
    let wrong = || LedgerError::invalid("role", format!("{name:?} is none of admin, auditor"));
    Role::parse(name).filter(|role| matches!(role, Role::Admin | Role::Auditor)).ok_or_else(wrong)
}

/// The address as it is kept: in lower case, one account each.
pub(super) fn address(email: &str) -> Result<String, LedgerError> {
    let email = email.trim().to_lowercase();
    let has_parts = email
        .split_once('@')
        .is_some_and(|(name, host)| !name.is_empty() && !host.is_empty() && !host.contains('@'));
    let is_plain = !email.chars().any(|c| c.is_whitespace() || c.is_control());
    if has_parts && is_plain && email.len() <= LONGEST_EMAIL {
        return Ok(email);
    }
    let wanted = format!("an e-mail address of at most {LONGEST_EMAIL} bytes, such as ana@example.com");
    Err(LedgerError::invalid("email", format!("must be {wanted}")))
}

/// One row of `accounts`.
#[derive(Clone)]
pub(super) struct AccountRow {
    pub id: String,
    pub tenant: String,
    pub email: String,
    pub role: Role,
    pub password_hash: String,
    pub created_at: Timestamp,
    pub disabled_at: Option<Timestamp>,
}

pub(super) const COLUMNS: &str = "account_id, tenant_id, email, role, password_hash, created_at, disabled_at";

impl AccountRow {
    pub fn of(row: &Row) -> Result<Self, LedgerError> {
        let id = row[0].text()?.to_owned();
        let damaged = |_| {
            let message =
                format!("the stored account {id} has an unreadable role; correct its row in accounts");
            LedgerError::Internal(message)
        };
        Ok(Self {
            tenant: row[1].text()?.to_owned(),
            email: row[2].text()?.to_owned(),
            role: account_role(row[3].text()?).map_err(damaged)?,
            password_hash: row[4].text()?.to_owned(),
            created_at: Timestamp(row[5].int()?),
            disabled_at: row[6].maybe(Value::int)?.map(Timestamp),
            id,
        })
    }

    pub fn stream(&self) -> StreamKey {
        stream(&self.tenant, &self.id)
    }

    pub fn view(self) -> AccountView {
        AccountView {
            id: self.id,
            tenant: self.tenant,
            email: self.email,
            role: self.role.as_str().to_owned(),
            created_at: rfc3339(self.created_at),
            disabled_at: self.disabled_at.map(rfc3339),
        }
    }
}

pub(super) fn stream(tenant: &str, id: &str) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_owned(),
        stream_type: <Account as Aggregate>::TYPE.to_owned(),
        stream_id: id.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_in_lower_case() {
        assert_eq!(address(" Ana@Example.COM ").unwrap(), "ana@example.com");
        assert_eq!(address("ÄNNE@example.com").unwrap(), "änne@example.com");
        let long = format!("{}@example.com", "x".repeat(LONGEST_EMAIL));
        let long = long.as_str();
        for wrong in ["", "ana", "@example.com", "ana@", "a@b@c", "an a@example.com", "a\0@b", "a\n@b", long]
        {
            let refused = address(wrong).unwrap_err();
            assert_eq!(refused.code(), "invalid_request", "{wrong:?}");
            assert!(refused.to_string().starts_with("email: "), "{refused}");
        }
    }

    #[test]
    fn people_are_admins_or_auditors() {
        assert_eq!(account_role("admin").unwrap(), Role::Admin);
        assert_eq!(account_role("auditor").unwrap(), Role::Auditor);
        for wrong in ["agent", "supervisor", "Admin", ""] {
            assert_eq!(account_role(wrong).unwrap_err().code(), "invalid_request", "{wrong:?}");
        }
    }
}
