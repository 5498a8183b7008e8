//! API keys: shown once, stored as hashes, each with its tenant, role and users.

mod cache;
mod history;
mod strength;
mod tenant;

use std::time::{Duration, Instant};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_aggregates::{
    TenantId, Timestamp, UserId,
    key::{KeyAction, KeyMade},
};
use memledger_kernel::{
    Identity, LedgerError, Role,
    time::{now, rfc3339},
};
use memledger_records::access_log::Via;
use memledger_store::{Row, Value};
use rand::RngCore;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::People;

pub use cache::KeyCache;
pub use history::KeyHistory;
pub use strength::{TOKEN_PREFIX, must_be_strong};
pub use tenant::KeyRequest;

/// How long to wait for the database on behalf of who watches the process, and wants to hear in time that it
/// is away.
pub const WATCHER_PATIENCE: Duration = Duration::from_secs(2);

pub type Hash = [u8; 32];

/// A key as an operator asks for it.
#[derive(Debug, Clone)]
pub struct NewKey {
    pub tenant: TenantId,
    pub role: Role,
    pub agent: Option<String>,
    /// Everyone of the tenant where empty.
    pub users: Vec<UserId>,
    /// Never where absent.
    pub expires_at: Option<Timestamp>,
}

impl NewKey {
    /// Refuses a key that would never work.
    pub fn must_end_later(&self) -> Result<(), LedgerError> {
        match self.expires_at {
            Some(at) if at <= now() => Err(LedgerError::invalid("expires_at", "must be in the future")),
            _ => Ok(()),
        }
    }

    pub fn must_name_its_agent(&self) -> Result<(), LedgerError> {
        if self.role == Role::Agent && self.agent.is_none() {
            return Err(LedgerError::invalid("agent", "an agent's key needs the agent's name"));
        }
        if self.role == Role::Metrics && !self.users.is_empty() {
            return Err(LedgerError::invalid("users", "a key of the role metrics sees no user"));
        }
        if self.role == Role::Person && self.users.len() != 1 {
            let message = "a person's key needs exactly one user";
            return Err(LedgerError::invalid("users", message));
        }
        Ok(())
    }
}

/// A key as listed: all but its secret.
#[derive(Debug, Clone, Serialize)]
pub struct KeyView {
    pub id: String,
    pub tenant: String,
    pub role: String,
    pub agent: Option<String>,
    pub users: Vec<String>,
    pub created_at: String,
    /// The actor who made it; none of a key of an earlier version.
    pub made_by: Option<String>,
    pub expires_at: Option<String>,
    /// To about a minute; none of a key that was not used yet.
    pub last_used_at: Option<String>,
    pub revoked_at: Option<String>,
    pub revoked_by: Option<String>,
}

/// What [`KeyView::of_row`] reads; an [`Identity`] is made of the first of them.
const COLUMNS: &str = "key_id, tenant_id, role, agent, user_ids, created_at, revoked_at, made_by, \
                       revoked_by, expires_at, last_used_at";

impl KeyView {
    fn of_row(row: &Row) -> Result<Self, LedgerError> {
        let maybe_at = |at: usize| -> Result<Option<String>, LedgerError> {
            Ok(row[at].maybe(Value::int)?.map(|at| rfc3339(Timestamp(at))))
        };
        Ok(Self {
            id: row[0].text()?.to_owned(),
            tenant: row[1].text()?.to_owned(),
            role: row[2].text()?.to_owned(),
            agent: row[3].maybe(Value::text)?.map(str::to_owned),
            users: users(row)?.iter().map(ToString::to_string).collect(),
            created_at: rfc3339(Timestamp(row[5].int()?)),
            made_by: row[7].maybe(Value::text)?.map(str::to_owned),
            expires_at: maybe_at(9)?,
            last_used_at: maybe_at(10)?,
            revoked_at: maybe_at(6)?,
            revoked_by: row[8].maybe(Value::text)?.map(str::to_owned),
        })
    }
}

pub fn random(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    rand::rng().fill_bytes(&mut buffer);
    URL_SAFE_NO_PAD.encode(buffer)
}

pub fn hash(key: &str) -> Hash {
    Sha256::digest(key.as_bytes()).into()
}

impl People {
    /// Makes a key and answers its id and the key itself, which is not stored.
    pub async fn create_key(&self, new: &NewKey, by: &str) -> Result<(String, String), LedgerError> {
        let key = format!("ml_{}", random(32));
        Ok((self.store_key(&key, new, by, false).await?, key))
    }

    /// Stores a key under a new id. Its event comes first: where the rest fails, nobody has the key.
    async fn store_key(
        &self,
        key: &str,
        new: &NewKey,
        by: &str,
        chosen: bool,
    ) -> Result<String, LedgerError> {
        let id = format!("k_{}", random(9).replace(['-', '_'], "x"));
        let users = serde_json::to_string(&new.users).map_err(|e| LedgerError::Internal(e.to_string()))?;
        let made = KeyMade {
            agent: new.agent.clone(),
            chosen,
            expires_at: new.expires_at,
            role: new.role.as_str().to_owned(),
            users: new.users.clone(),
        };
        self.key_history.tell(new.tenant.as_str(), &id, by, KeyAction::Make(made)).await?;
        let sql = "INSERT INTO api_keys (key_id, tenant_id, role, agent, user_ids, secret_hash, created_at, made_by, \
                   expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING";
        let parameters = vec![
            id.as_str().into(),
            new.tenant.as_str().into(),
            new.role.as_str().into(),
            new.agent.clone().into(),
            users.into(),
            Value::Bytes(hash(key).to_vec()),
            now().0.into(),
            by.into(),
            new.expires_at.map(|at| at.0).into(),
        ];
        if self.core.store.execute(sql, parameters).await? == 0 {
            // Another server was first with the same secret.
            self.key_history.tell(new.tenant.as_str(), &id, by, KeyAction::Revoke).await?;
        }
        Ok(id)
    }

    /// Sees to it that there is an admin: with the operator's key, or with a new one on a ledger that has
    /// no keys at all. Answers the new one, to be shown once.
    pub async fn ensure_admin(&self, chosen: Option<&str>) -> Result<Option<String>, LedgerError> {
        let tenant = TenantId::new("default").map_err(|e| LedgerError::Internal(e.to_string()))?;
        let by = Identity::operator(tenant.clone()).actor();
        let admin = NewKey { tenant, role: Role::Admin, agent: None, users: Vec::new(), expires_at: None };
        if let Some(key) = chosen {
            must_be_strong(key)?;
            if self.core.is_read_only() {
                // It opens this server, and is stored nowhere.
                self.guest.get_or_init(|| (hash(key), Identity::operator(admin.tenant)));
                return Ok(None);
            }
            let known = "SELECT 1 FROM api_keys WHERE secret_hash = $1";
            if self.core.store.query(known, vec![Value::Bytes(hash(key).to_vec())]).await?.is_empty() {
                self.store_key(key, &admin, &by, true).await?;
            }
            return Ok(None);
        }
        if self.core.is_read_only() {
            return Ok(None);
        }
        let keys = self.core.store.query("SELECT 1 FROM api_keys LIMIT 1", Vec::new()).await?;
        if !keys.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.create_key(&admin, &by).await?.1))
    }

    /// The keys of all tenants, for the operator at the machine.
    pub async fn list_keys(&self) -> Result<Vec<KeyView>, LedgerError> {
        let sql = format!("SELECT {COLUMNS} FROM api_keys ORDER BY created_at, key_id");
        let rows = self.core.store.query(&sql, Vec::new()).await?;
        rows.iter().map(KeyView::of_row).collect()
    }

    /// Ends a key for good; for the operator at the machine.
    pub async fn revoke_key(&self, id: &str) -> Result<(), LedgerError> {
        let unknown = || LedgerError::NotFound(format!("there is no key {id}, or it is already revoked"));
        let sql = "SELECT tenant_id FROM api_keys WHERE key_id = $1 AND revoked_at IS NULL";
        let rows = self.core.store.query(sql, vec![id.into()]).await?;
        let tenant = rows.first().ok_or_else(unknown)?[0].text()?.to_owned();
        let of =
            TenantId::new(&tenant).map_err(|wrong| LedgerError::Internal(format!("key {id}: {wrong}")))?;
        self.end_key(&tenant, id, &Identity::operator(of).actor()).await
    }

    /// Stops a key, and then notes it: done again, it completes what was cut off in between.
    async fn end_key(&self, tenant: &str, id: &str, by: &str) -> Result<(), LedgerError> {
        let sql = "UPDATE api_keys SET revoked_at = $3, revoked_by = $4 \
                   WHERE key_id = $1 AND tenant_id = $2 AND revoked_at IS NULL";
        let revoked =
            self.core.store.execute(sql, vec![id.into(), tenant.into(), now().0.into(), by.into()]).await;
        // Also after an error: it may have been done all the same.
        self.keys.clear();
        revoked?;
        self.key_history.tell(tenant, id, by, KeyAction::Revoke).await
    }

    /// Whose key or session token this is; none where it is unknown, revoked or at its end. They are compared by
    /// their hashes, so the time it takes tells nothing of them. Who comes with a key that has ended is on record.
    pub async fn identify(&self, key: &str, via: &Via) -> Result<Option<Identity>, LedgerError> {
        let (hash, now) = (hash(key), Instant::now());
        if let Some((_, guest)) = self.guest.get().filter(|(chosen, _)| *chosen == hash) {
            return Ok(Some(guest.clone()));
        }
        if let Some(believed) = self.keys.believed(&hash, now) {
            return Ok(believed);
        }
        let look_up = self.keys.look_up(now);
        if key.starts_with(TOKEN_PREFIX) {
            let (identity, ends) = self.signed_in(&hash, now).await?.unzip();
            self.keys.note_until(hash, identity.clone(), ends, look_up);
            return Ok(identity);
        }
        let sql = "SELECT key_id, tenant_id, role, agent, user_ids, revoked_at, expires_at FROM api_keys \
                   WHERE secret_hash = $1";
        let rows = self.core.store.query(sql, vec![Value::Bytes(hash.to_vec())]).await?;
        let Some(row) = rows.first() else {
            self.keys.note(hash, None, look_up);
            return Ok(None);
        };
        let identity = identity(row)?;
        let left = row[6].maybe(Value::int)?.map(|ends| ends.saturating_sub(self::now().0));
        if row[5].maybe(Value::int)?.is_some() || left.is_some_and(|left| left <= 0) {
            self.keys.note(hash, None, look_up);
            self.records.note_refusal(&identity.by(via.clone()), "unauthenticated");
            return Ok(None);
        }
        let ends = left.map(|left| now + Duration::from_micros(left.unsigned_abs()));
        self.keys.note_until(hash, Some(identity.clone()), ends, look_up);
        Ok(Some(identity))
    }

    /// Whose key this was when it was last looked up, if that was in the last 5 minutes. It says nothing of what the key may
    /// do now: [`People::identify`] does.
    pub fn known_lately(&self, key: &str) -> Option<Identity> {
        self.keys.lately(&hash(key), Instant::now())
    }

    /// As [`People::identify`], for who watches the process, and must be answered while the database is away. Then the key of
    /// one who may watch it is taken at the word of a look-up of the last 5 minutes.
    pub async fn identify_lately(&self, key: &str, via: &Via) -> Result<Option<Identity>, LedgerError> {
        let away = match tokio::time::timeout(WATCHER_PATIENCE, self.identify(key, via)).await {
            Ok(Err(LedgerError::Unavailable(why))) => why,
            Ok(answered) => return answered,
            Err(_) => format!("the database did not answer within {} s", WATCHER_PATIENCE.as_secs()),
        };
        let lately = self.keys.lately(&hash(key), Instant::now());
        match lately.filter(|identity| identity.may_watch().is_ok()) {
            Some(identity) => Ok(Some(identity)),
            None => Err(LedgerError::Unavailable(away)),
        }
    }
}

/// Of a row that begins with a key's id, tenant, role, agent and users.
fn identity(row: &Row) -> Result<Identity, LedgerError> {
    Ok(Identity {
        credential: row[0].text()?.to_owned(),
        tenant: TenantId::new(row[1].text()?).map_err(|_| damaged(row, "tenant"))?,
        role: Role::parse(row[2].text()?).ok_or_else(|| damaged(row, "role"))?,
        agent: row[3].maybe(Value::text)?.map(str::to_owned),
        users: users(row)?,
        via: Via::default(),
    })
}

/// The users of the same row. An unreadable list must not turn into an empty one, which means everyone.
fn users(row: &Row) -> Result<Vec<UserId>, LedgerError> {
    serde_json::from_str(row[4].text()?).map_err(|_| damaged(row, "list of users"))
}

fn damaged(row: &Row, what: &str) -> LedgerError {
    let id = row[0].text().unwrap_or("?");
    LedgerError::Internal(format!(
        "the stored key {id} has an unreadable {what}; correct its row in api_keys"
    ))
}
