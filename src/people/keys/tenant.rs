//! The keys of one tenant, for its admins: list, make, revoke.

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError, Page, Role, cursor};
use memledger_projections::Conditions;
use memledger_store::Value;

use super::{COLUMNS, KeyView, NewKey};
use crate::People;

const LIST: &str = "keys";

/// A key as an admin of the tenant asks for it, not checked yet.
#[derive(Debug, Clone)]
pub struct KeyRequest {
    pub role: String,
    pub agent: Option<String>,
    pub users: Vec<String>,
    pub expires_at: Option<Timestamp>,
}

impl KeyRequest {
    fn checked(self, identity: &Identity) -> Result<NewKey, LedgerError> {
        let role = Role::parse(&self.role).ok_or_else(|| {
            let roles = Role::ALL.map(Role::as_str).join(", ");
            LedgerError::invalid("role", format!("{:?} is none of {roles}", self.role))
        })?;
        // An agent's name keeps the rules of a user's id.
        let agent = self.agent.map(UserId::new).transpose();
        let agent = agent.map_err(|wrong| LedgerError::invalid("agent", wrong.to_string()))?;
        let mut users: Vec<UserId> = Vec::with_capacity(self.users.len());
        for (at, user) in self.users.into_iter().enumerate() {
            let wrong = |wrong: memledger_aggregates::InvalidId| {
                LedgerError::invalid(format!("users[{at}]"), wrong.to_string())
            };
            users.push(UserId::new(user).map_err(wrong)?);
        }
        let agent = agent.map(|name| name.to_string());
        let new = NewKey { tenant: identity.tenant.clone(), role, agent, users, expires_at: self.expires_at };
        new.must_name_its_agent()?;
        new.must_end_later()?;
        Ok(new)
    }
}

impl People {
    /// The keys of the caller's tenant, the oldest first, those that ended among them; for its auditors, too.
    pub async fn tenant_keys(
        &self,
        identity: &Identity,
        limit: usize,
        page: Option<&str>,
    ) -> Result<Page<KeyView>, LedgerError> {
        identity.may_audit()?;
        self.records.access_log.flush(true).await?;
        self.note_expired_keys().await?;
        let after: Option<(i64, String)> = page.map(|page| cursor::decode(LIST, page)).transpose()?;
        let mut conditions = Conditions::default();
        conditions.add("tenant_id = ?", identity.tenant.as_str());
        if let Some((created_at, id)) = after {
            let (at, id) = (conditions.parameter(created_at), conditions.parameter(id));
            conditions.raw(format!("(created_at, key_id) > ({at}, {id})"));
        }
        let most = conditions.parameter(limit as u64 + 1);
        let sql = format!(
            "SELECT {COLUMNS} FROM api_keys WHERE {} ORDER BY created_at, key_id LIMIT {most}",
            conditions.sql()
        );
        let mut rows = self.core.store.query(&sql, conditions.values).await?;
        let end = cursor::behind(&mut rows, limit, |last| (last[5].clone(), last[0].clone()));
        let next_cursor = end.map(|(created_at, id)| -> Result<String, LedgerError> {
            Ok(cursor::encode(LIST, &(created_at.int()?, id.text()?)))
        });
        let items = rows.iter().map(KeyView::of_row).collect::<Result<_, _>>()?;
        Ok(Page { items, next_cursor: next_cursor.transpose()? })
    }

    /// Makes a key in the caller's tenant and answers it with its secret, which is not stored and can't be shown again.
    pub async fn create_tenant_key(
        &self,
        identity: &Identity,
        request: KeyRequest,
    ) -> Result<(KeyView, String), LedgerError> {
        identity.may_operate()?;
        let new = request.checked(identity)?;
        let (id, secret) = self.create_key(&new, &identity.actor()).await?;
        self.records.note_answer(identity, None);
        tracing::info!(key = id, role = new.role.as_str(), by = identity.actor(), "an API key was made");
        Ok((self.tenant_key(identity, &id).await?, secret))
    }

    /// Revokes a key of the caller's tenant and answers it; the same where it is revoked already. The key that is asked
    /// with is refused: whoever revokes it by mistake could make no other.
    pub async fn revoke_tenant_key(&self, identity: &Identity, id: &str) -> Result<KeyView, LedgerError> {
        identity.may_operate()?;
        let found = self.tenant_key(identity, id).await?;
        if identity.credential == id {
            return Err(LedgerError::State(format!(
                "key {id} is the key of this request and can't revoke itself; use another admin's key, or \
                 `memledger keys revoke {id}` on the server"
            )));
        }
        self.end_key(identity.tenant.as_str(), id, &identity.actor()).await?;
        if found.revoked_at.is_some() {
            return Ok(found);
        }
        self.records.note_answer(identity, None);
        tracing::info!(key = id, by = identity.actor(), "an API key was revoked");
        self.tenant_key(identity, id).await
    }

    /// Another tenant's key is not there.
    async fn tenant_key(&self, identity: &Identity, id: &str) -> Result<KeyView, LedgerError> {
        let unknown = || LedgerError::NotFound(format!("there is no key {id:?}"));
        // No key has such an id, and PostgreSQL takes no NUL.
        if id.contains('\0') {
            return Err(unknown());
        }
        let sql = format!("SELECT {COLUMNS} FROM api_keys WHERE key_id = $1 AND tenant_id = $2");
        let parameters: Vec<Value> = vec![id.into(), identity.tenant.as_str().into()];
        let rows = self.core.store.query(&sql, parameters).await?;
        rows.first().map(KeyView::of_row).transpose()?.ok_or_else(unknown)
    }
}
