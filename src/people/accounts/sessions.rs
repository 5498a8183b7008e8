//! Sessions: a token for a person who gave the right password, until it ends.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_aggregates::{
    TenantId, Timestamp,
    account::{AccountAction, MAX_OPEN},
};
use memledger_kernel::{Identity, LedgerError, Role, identity::ACCOUNT, time::now};
use memledger_names as names;
use memledger_records::{access_log::Via, operations::Operation};
use memledger_store::Value;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use uuid::Uuid;

use super::{
    passwords::LONGEST,
    record::{AccountRow, account_role, address, stream},
};
use crate::{
    People,
    keys::{Hash, TOKEN_PREFIX, hash, random},
};

const MINUTE_US: i64 = 60_000_000;
const HOUR_US: i64 = 60 * MINUTE_US;

/// A session, for its own person.
#[derive(Debug, Clone)]
pub struct SessionView {
    pub email: String,
    pub role: Role,
    pub expires_at: Timestamp,
}

/// A session that just began. The token is not stored and can't be shown again.
#[derive(Debug, Clone)]
pub struct SignedIn {
    pub token: String,
    pub session: SessionView,
}

/// What a page sends along with what it asks for, to show that it is the ledger's own: another page's request
/// carries the cookie too, but can't read this.
pub fn csrf_token(token: &str) -> String {
    let digest = Sha256::new().chain_update("memory-ledger csrf").chain_update(token).finalize();
    URL_SAFE_NO_PAD.encode(digest)
}

/// Whether it is the one that goes with the session token. The time it takes tells nothing of it.
pub fn is_csrf_token(token: &str, given: &str) -> bool {
    csrf_token(token).as_bytes().ct_eq(given.as_bytes()).into()
}

/// A session that neither ended nor expired, of an account that is not disabled.
pub(super) struct Open {
    pub session_id: String,
    pub account_id: String,
    tenant: TenantId,
    role: Role,
    pub email: String,
    expires_at: Timestamp,
    last_used_at: Timestamp,
}

impl Open {
    pub fn actor(&self) -> String {
        self.identity().actor()
    }

    fn identity(&self) -> Identity {
        Identity {
            tenant: self.tenant.clone(),
            role: self.role,
            credential: format!("{ACCOUNT}{}", self.account_id),
            agent: None,
            users: Vec::new(),
            via: Via::default(),
        }
    }
}

/// As [`Identity::actor`] has it.
fn actor(role: Role, account_id: &str) -> String {
    format!("{}:{account_id}", role.as_str())
}

/// One answer for all that may be wrong, so that it tells nothing of who has an account.
fn refused() -> LedgerError {
    let message = "the e-mail address or the password is wrong, or the account is disabled";
    LedgerError::Unauthenticated(message.to_owned())
}

fn count(outcome: &'static str) {
    metrics::counter!(names::SIGN_INS_TOTAL, "outcome" => outcome).increment(1);
}

/// As many characters as a password has bytes at most: a description can say that.
pub(super) fn not_too_long(password: &str) -> Result<(), LedgerError> {
    if password.chars().count() > LONGEST {
        return Err(LedgerError::invalid("password", format!("must have at most {LONGEST} characters")));
    }
    Ok(())
}

impl People {
    /// Begins a session. What was wrong of address and password is not told, and takes the same time.
    /// `from` is where the attempt comes from, as far as that is known.
    pub async fn sign_in(
        &self,
        email: &str,
        password: &str,
        from: Option<IpAddr>,
    ) -> Result<SignedIn, LedgerError> {
        let email = address(email)?;
        not_too_long(password)?;
        let began = Instant::now();
        if let Err(limited) = self.accounts.attempts.begin(&email, from, began) {
            count("limited");
            return Err(limited);
        }
        let outcome = self.begin_session(&email, password, from).await;
        match &outcome {
            Err(LedgerError::Unauthenticated(_)) => count("refused"),
            other => {
                count(if other.is_ok() { "accepted" } else { "failed" });
                self.accounts.attempts.forgive(&email, from, began);
            }
        }
        if outcome.is_ok() {
            self.accounts.attempts.accept(&email, from);
        }
        outcome
    }

    async fn begin_session(
        &self,
        email: &str,
        password: &str,
        from: Option<IpAddr>,
    ) -> Result<SignedIn, LedgerError> {
        let found = self.account(email).await?;
        let password_hash = found.as_ref().map(|account| account.password_hash.clone());
        let fits = self.accounts.hashing.fits(password, password_hash).await?;
        let account = match found {
            Some(account) if fits && account.disabled_at.is_none() => account,
            tried => return Err(self.turned_away(tried.as_ref(), from)),
        };
        self.start_session(account, from).await
    }

    /// Begins a session of an account whose password was shown.
    pub(super) async fn start_session(
        &self,
        account: AccountRow,
        from: Option<IpAddr>,
    ) -> Result<SignedIn, LedgerError> {
        let (session_id, created_at) = (Uuid::now_v7(), now());
        let token = format!("{TOKEN_PREFIX}{}", random(32));
        let (actor, sign_in) = (actor(account.role, &account.id), AccountAction::SignIn { session_id });
        self.tell_of_account(&account.stream(), &actor, sign_in).await.map_err(|error| match error {
            // It was disabled a moment ago.
            LedgerError::State(_) | LedgerError::NotFound(_) => self.turned_away(Some(&account), from),
            other => other,
        })?;
        let expires_at = Timestamp(created_at.0 + i64::from(self.options.session_hours) * HOUR_US);
        let sql = "INSERT INTO sessions \
                   (token_hash, session_id, account_id, tenant_id, created_at, expires_at, ended_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, NULL)";
        let parameters = vec![
            Value::Bytes(hash(&token).to_vec()),
            session_id.to_string().into(),
            account.id.as_str().into(),
            account.tenant.as_str().into(),
            created_at.0.into(),
            expires_at.0.into(),
        ];
        self.core.store.execute(sql, parameters).await?;
        // Only now: a password that is changed after this look ends the session that is there already.
        let still = self.account(&account.email).await?;
        if still.is_none_or(|it| it.password_hash != account.password_hash || it.disabled_at.is_some()) {
            self.sign_out(&token).await?;
            return Err(self.turned_away(Some(&account), from));
        }
        self.clear_sessions(&account, created_at).await?;
        let session = SessionView { email: account.email, role: account.role, expires_at };
        Ok(SignedIn { token, session })
    }

    /// The refusal, told to the log of the process and, of an account, to the operations of its tenant. Of an
    /// address that is nobody's nothing is kept: a stranger could make up as many as the disk holds. What is kept
    /// is stored later, so that the answer to an address takes the same time whoever's it is.
    pub(super) fn turned_away(&self, tried: Option<&AccountRow>, from: Option<IpAddr>) -> LedgerError {
        let address = from.map(tracing::field::display);
        tracing::warn!(
            from = address,
            account = tried.map(|account| account.id.as_str()),
            "a sign-in was refused"
        );
        let refusal = refused();
        if let Some(account) = tried {
            let attempt = Operation::signing_in(&account.tenant, &account.id);
            self.records.operations.record(attempt.failed(&refusal));
        }
        refusal
    }

    /// Removes what has expired, and of one account what is more than it may have.
    async fn clear_sessions(&self, account: &AccountRow, at: Timestamp) -> Result<(), LedgerError> {
        self.core.store.execute("DELETE FROM sessions WHERE expires_at < $1", vec![at.0.into()]).await?;
        let sql = format!(
            "DELETE FROM sessions WHERE account_id = $1 AND token_hash NOT IN \
             (SELECT token_hash FROM sessions WHERE account_id = $1 AND ended_at IS NULL \
              ORDER BY created_at DESC, session_id DESC LIMIT {MAX_OPEN})"
        );
        self.core.store.execute(&sql, vec![account.id.as_str().into()]).await?;
        Ok(())
    }

    /// Ends a session, on this server at once; nothing where it has ended.
    pub async fn sign_out(&self, token: &str) -> Result<(), LedgerError> {
        self.end_session(&hash(token)).await.map(drop)
    }

    /// Whether the session of a token of that hash was open until now.
    pub(super) async fn end_session(&self, key: &Hash) -> Result<bool, LedgerError> {
        let Some(open) = self.open_session(key).await? else { return Ok(false) };
        let session_id = Uuid::parse_str(&open.session_id).map_err(|_| damaged(&open.session_id, "id"))?;
        let stream = stream(open.tenant.as_str(), &open.account_id);
        self.tell_of_account(&stream, &open.actor(), AccountAction::SignOut { session_id }).await?;
        let sql = "UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL";
        let ended = self.core.store.execute(sql, vec![Value::Bytes(key.to_vec()), now().0.into()]).await;
        // Also after an error: it may have been done all the same. What was looked up before counts no more.
        self.keys.note(*key, None, self.keys.look_up(Instant::now()));
        ended?;
        Ok(true)
    }

    /// The session of a token, where there is one.
    pub async fn session(&self, token: &str) -> Result<Option<SessionView>, LedgerError> {
        let open = self.open_token(token).await?;
        Ok(open.map(|open| SessionView { email: open.email, role: open.role, expires_at: open.expires_at }))
    }

    pub(super) async fn open_token(&self, token: &str) -> Result<Option<Open>, LedgerError> {
        if !token.starts_with(TOKEN_PREFIX) {
            return Ok(None);
        }
        self.open_session(&hash(token)).await
    }

    /// A session whose last use lies before then has ended.
    pub(super) fn idle_since(&self) -> i64 {
        now().0 - i64::from(self.options.session_idle_minutes) * MINUTE_US
    }

    /// Who signed in with the token of that hash, and when the session ends by the clock of this process.
    pub async fn signed_in(
        &self,
        key: &Hash,
        at: Instant,
    ) -> Result<Option<(Identity, Instant)>, LedgerError> {
        let Some(open) = self.open_session(key).await? else { return Ok(None) };
        let idle = open.last_used_at.0 - self.idle_since();
        let left = u64::try_from(idle.min(open.expires_at.0 - now().0)).unwrap_or(0);
        Ok(Some((open.identity(), at + Duration::from_micros(left))))
    }

    async fn open_session(&self, key: &Hash) -> Result<Option<Open>, LedgerError> {
        let sql = "SELECT s.session_id, s.account_id, a.tenant_id, a.role, a.email, s.expires_at, \
                     COALESCE(s.seen_at, s.created_at) \
                   FROM sessions s JOIN accounts a ON a.account_id = s.account_id \
                   WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.ended_at IS NULL \
                     AND COALESCE(s.seen_at, s.created_at) > $3 AND a.disabled_at IS NULL";
        let parameters = vec![Value::Bytes(key.to_vec()), now().0.into(), self.idle_since().into()];
        let rows = self.core.store.query(sql, parameters).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let session_id = row[0].text()?.to_owned();
        Ok(Some(Open {
            account_id: row[1].text()?.to_owned(),
            tenant: TenantId::new(row[2].text()?).map_err(|_| damaged(&session_id, "tenant"))?,
            role: account_role(row[3].text()?).map_err(|_| damaged(&session_id, "role"))?,
            email: row[4].text()?.to_owned(),
            expires_at: Timestamp(row[5].int()?),
            last_used_at: Timestamp(row[6].int()?),
            session_id,
        }))
    }
}

pub(super) fn damaged(session_id: &str, what: &str) -> LedgerError {
    LedgerError::Internal(format!(
        "the stored session {session_id} has an unreadable {what}; correct the rows in sessions and accounts"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_csrf_token_goes_with_one_session_token() {
        let (one, other) = (csrf_token("mls_one"), csrf_token("mls_other"));
        assert!(is_csrf_token("mls_one", &one) && is_csrf_token("mls_other", &other));
        let longer = format!("{one}x");
        for wrong in [other.as_str(), "", &one[1..], longer.as_str(), "mls_one"] {
            assert!(!is_csrf_token("mls_one", wrong), "{wrong}");
        }
    }
}
