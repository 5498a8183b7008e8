//! Whose a reader's place in a thread is.
//!
//! It belongs to the credential that noted it first: no other key learns from it what that one has seen, or makes it miss
//! changes by moving its place. Admins and auditors are above that, and own none. A key that has ended owns nothing.

use memledger_kernel::{Identity, LedgerError, identity::Role, time::now};
use memledger_projections::{UserKey, changes::Reader};
use memledger_store::{Row, StoreError, Value};

use crate::Memories;

/// Of a place that no key has noted yet.
const NOBODY: &str = "";

/// Who may continue at every place.
pub(super) fn is_above(identity: &Identity) -> bool {
    matches!(identity.role, Role::Admin | Role::Auditor)
}

impl Memories {
    /// Whose a place is that the caller notes first. That of another agent is the agent's to note, unless it is shared: whoever
    /// came first would keep the agent out.
    pub(super) async fn own_place<'a>(
        &self,
        identity: &'a Identity,
        reader: &Reader,
        place: impl Future<Output = Result<Vec<Row>, StoreError>>,
    ) -> Result<&'a str, LedgerError> {
        if is_above(identity) {
            return Ok(NOBODY);
        }
        if reader.name == identity.agent.as_deref().unwrap_or_default() {
            return Ok(&identity.credential);
        }
        let sql = "SELECT 1 FROM api_keys WHERE tenant_id = $1 AND agent = $2 LIMIT 1";
        let parameters = vec![identity.tenant.as_str().into(), reader.name.as_str().into()];
        let is_anothers = reader.name.is_empty() || !self.core.store.query(sql, parameters).await?.is_empty();
        match is_anothers {
            false => Ok(&identity.credential),
            true if place.await?.first().is_some_and(|row| row[1] == Value::Null) => Ok(NOBODY),
            true => Err(of_another(reader)),
        }
    }

    /// Refuses the place of another key that has not ended.
    pub(super) async fn may_continue(
        &self,
        identity: &Identity,
        user_key: &UserKey,
        reader: &Reader,
        owner: Option<&str>,
    ) -> Result<(), LedgerError> {
        let owner = match owner {
            None | Some(NOBODY) => return Ok(()),
            Some(owner) if owner == identity.credential || is_above(identity) => return Ok(()),
            Some(owner) => owner,
        };
        let sql = "SELECT 1 FROM api_keys WHERE key_id = $1 AND tenant_id = $2 \
                   AND (revoked_at IS NOT NULL OR expires_at <= $3)";
        let of_tenant = user_key.tenant_id.as_str().into();
        if !self.core.store.query(sql, vec![owner.into(), of_tenant, now().0.into()]).await?.is_empty() {
            return Ok(());
        }
        Err(of_another(reader))
    }

    /// Makes a place the caller's, who may `own` it, that is nobody's, or that of a key that has ended. Whether it was one of
    /// these: unless another one was first, it is the caller's by then.
    pub(super) async fn claim(
        &self,
        own: &str,
        mut key: Vec<Value>,
        owner: Option<&str>,
    ) -> Result<bool, LedgerError> {
        let Some(owner) = owner.filter(|owner| *owner != own && own != NOBODY) else {
            return Ok(false);
        };
        let sql = "UPDATE thread_acks SET owner = $6 WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 \
                   AND thread_id = $4 AND reader = $5 AND owner = $7";
        key.extend([own.into(), owner.into()]);
        self.core.store.execute(sql, key).await?;
        Ok(true)
    }
}

fn of_another(reader: &Reader) -> LedgerError {
    let (whose, named) = match reader.name.as_str() {
        "" => ("the reader of keys without an agent".to_owned(), String::new()),
        name => (format!("reader {name:?}"), format!(", \"reader\": {name:?}")),
    };
    LedgerError::Denied(format!(
        "in thread {:?} {whose} belongs to another key; name another `reader`, or have that key or an admin's share it by \
         POST /api/users/{{user_id}}/threads/{}/ack with {{\"rev\": 0, \"shared\": true{named}}}",
        reader.thread_id, reader.thread_id
    ))
}
