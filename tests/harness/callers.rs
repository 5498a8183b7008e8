//! Who asks, and about whom.

use memledger_aggregates::{TenantId, UserId};
use memledger_ledger::Identity;

pub fn operator(tenant: &str) -> Identity {
    Identity::operator(TenantId::new(tenant).unwrap())
}

pub fn user(name: &str) -> UserId {
    UserId::new(name).unwrap()
}
