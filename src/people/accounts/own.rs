//! What a person does with their own account: sees their sessions, ends some, changes the password.

use std::{
    net::IpAddr,
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;
use memledger_aggregates::{Timestamp, account::AccountAction};
use memledger_kernel::{LedgerError, time::now};
use memledger_store::Value;

use super::{
    record::{AccountRow, stream},
    sessions::{SignedIn, damaged, not_too_long},
};
use crate::{
    People,
    keys::{Hash, TOKEN_PREFIX, hash},
};

/// Uses of a session between which nothing is stored.
const STORE_EVERY: Duration = Duration::from_secs(60);
/// Most sessions whose last use is remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// When the use of each session was last stored.
pub(super) struct Uses(Mutex<LruCache<Hash, Instant>>);

impl Default for Uses {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl Uses {
    /// Whether it is time to store one more use.
    fn is_due(&self, key: Hash, idle: Duration) -> bool {
        let mut stored = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let every = STORE_EVERY.min(idle / 4);
        let is_due = stored.get(&key).is_none_or(|at| at.elapsed() >= every);
        if is_due {
            stored.put(key, Instant::now());
        }
        is_due
    }
}

/// One of a person's sessions.
#[derive(Debug, Clone)]
pub struct OwnSession {
    pub id: String,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
    /// Whether the caller shows its token.
    pub is_current: bool,
}

impl People {
    /// Notes that a person does something in a session, so that it does not end for idleness. Another server may have noted
    /// a later use, which holds.
    pub async fn note_session_use(&self, token: &str) {
        // Most requests come with a key, whose uses are noted elsewhere.
        if self.core.is_read_only() || !token.starts_with(TOKEN_PREFIX) {
            return;
        }
        let key = hash(token);
        if !self.accounts.uses.is_due(key, self.idle()) {
            return;
        }
        let sql = "UPDATE sessions SET seen_at = $2 \
                   WHERE token_hash = $1 AND ended_at IS NULL AND COALESCE(seen_at, created_at) < $2";
        let stored = self.core.store.execute(sql, vec![Value::Bytes(key.to_vec()), now().0.into()]).await;
        if let Err(failed) = stored {
            tracing::warn!(%failed, "the use of a session could not be stored; it may end early");
        }
    }

    /// How long a session may be idle.
    pub(super) fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.options.session_idle_minutes) * 60)
    }

    /// The open sessions of whoever signed in with the token, the newest first; none if it is no session's.
    pub async fn own_sessions(&self, token: &str) -> Result<Option<Vec<OwnSession>>, LedgerError> {
        let Some(current) = self.open_token(token).await? else { return Ok(None) };
        let sql = "SELECT session_id, created_at, COALESCE(seen_at, created_at), expires_at FROM sessions \
                   WHERE account_id = $1 AND ended_at IS NULL AND expires_at > $2 \
                     AND COALESCE(seen_at, created_at) > $3 ORDER BY created_at DESC, session_id DESC";
        let parameters = vec![current.account_id.as_str().into(), now().0.into(), self.idle_since().into()];
        let rows = self.core.store.query(sql, parameters).await?;
        let sessions = rows.iter().map(|row| {
            let id = row[0].text()?.to_owned();
            Ok(OwnSession {
                is_current: id == current.session_id,
                id,
                created_at: Timestamp(row[1].int()?),
                last_used_at: Timestamp(row[2].int()?),
                expires_at: Timestamp(row[3].int()?),
            })
        });
        sessions.collect::<Result<_, LedgerError>>().map(Some)
    }

    /// Ends one of the open sessions of whoever signed in with the token.
    pub async fn end_own_session(&self, token: &str, session_id: &str) -> Result<(), LedgerError> {
        let missing = || LedgerError::NotFound(format!("you have no open session {session_id}"));
        let current = self.open_token(token).await?.ok_or_else(missing)?;
        let sql = "SELECT token_hash FROM sessions WHERE account_id = $1 AND session_id = $2";
        let parameters = vec![current.account_id.as_str().into(), session_id.into()];
        let rows = self.core.store.query(sql, parameters).await?;
        let found = rows.first().ok_or_else(missing)?;
        let key: Hash = found[0].bytes()?.try_into().map_err(|_| damaged(session_id, "token_hash"))?;
        if self.end_session(&key).await? { Ok(()) } else { Err(missing()) }
    }

    /// Sets another password for whoever signed in with the token and knows the current one. All sessions end, and a new one
    /// begins in place of this one; none if the token is no session's.
    pub async fn change_password(
        &self,
        token: &str,
        (current, new): (&str, &str),
        from: Option<IpAddr>,
    ) -> Result<Option<SignedIn>, LedgerError> {
        let Some(open) = self.open_token(token).await? else { return Ok(None) };
        not_too_long(current).map_err(|refused| of_field("current_password", refused))?;
        let Some(account) = self.account(&open.email).await? else { return Ok(None) };
        let began = Instant::now();
        // Else whoever finds an open browser could guess here as fast as they like.
        self.accounts.attempts.begin(&open.email, from, began)?;
        let fits = self.accounts.hashing.fits(current, Some(account.password_hash.clone())).await;
        if let Ok(false) = fits {
            self.turned_away(Some(&account), from);
            return Err(LedgerError::invalid("current_password", "is not the password of this account"));
        }
        self.accounts.attempts.forgive(&open.email, from, began);
        fits?;
        if current == new {
            return Err(LedgerError::invalid("new_password", "is the current one; choose another"));
        }
        let hashed = self.accounts.hashing.hash(new, &open.email).await;
        let hashed = hashed.map_err(|refused| of_field("new_password", refused))?;
        self.replace_password(&account, &open.actor(), hashed).await?;
        // Read again for its new hash. This is no sign-in: failed attempts of others must not keep the person out.
        let Some(account) = self.account(&open.email).await? else { return Ok(None) };
        self.start_session(account, from).await.map(Some)
    }

    /// Sets another password, and ends every session.
    pub(super) async fn replace_password(
        &self,
        account: &AccountRow,
        actor: &str,
        password_hash: String,
    ) -> Result<(), LedgerError> {
        let stream = stream(&account.tenant, &account.id);
        self.tell_of_account(&stream, actor, AccountAction::ChangePassword).await?;
        let sql = "UPDATE accounts SET password_hash = $2 WHERE account_id = $1";
        self.core.store.execute(sql, vec![account.id.as_str().into(), password_hash.into()]).await?;
        self.end_sessions(&account.id).await
    }
}

/// Names the field as the request has it.
fn of_field(field: &'static str, refused: LedgerError) -> LedgerError {
    match refused {
        LedgerError::Invalid { message, .. } => LedgerError::invalid(field, message),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_use_is_stored_once_a_minute_and_more_often_where_sessions_end_soon() {
        let (uses, hour) = (Uses::default(), Duration::from_secs(3_600));
        assert!(uses.is_due([1; 32], hour) && uses.is_due([2; 32], hour));
        assert!(!uses.is_due([1; 32], hour));
        assert!(uses.is_due([1; 32], Duration::ZERO));
        assert!(!uses.is_due([2; 32], Duration::from_secs(60)));
    }
}
