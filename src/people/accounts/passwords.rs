//! Passwords: kept as argon2id hashes, and compared at one cost whether there is such an account or not.

use std::sync::Arc;

use argon2::{
    Argon2,
    password_hash::{Error, PasswordHash, PasswordHasher, PasswordVerifier, SaltString},
};
use memledger_kernel::LedgerError;
use rand::RngCore;
use tokio::sync::Semaphore;
use zxcvbn::zxcvbn;

use super::CommonPasswords;

/// How many guesses a password must take, as a power of ten: a sign-in allows a few a minute. No password of fewer than 10
/// characters takes as many.
const LEAST_GUESSES: f64 = 10.0;

/// Shortest and longest password, in bytes.
pub const SHORTEST: usize = 12;
pub const LONGEST: usize = 1_024;

/// What to do if a password is refused.
const ADVICE: &str = "use several unrelated words, or one from a password manager";

/// What argon2 takes at once is 19 MiB each time, so that no number of sign-ins takes all memory.
const AT_ONCE: usize = 2;

/// A hash that no password has been found for, of the same cost as every other: who guesses e-mail addresses
/// waits as long for an unknown one.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bWVtb3J5LWxlZGdlci1ubw$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes beside the async threads, a few at a time. How many wait is for the callers to bound.
pub struct Hashing {
    working: Arc<Semaphore>,
    common: CommonPasswords,
}

impl Hashing {
    pub fn new(common: CommonPasswords) -> Self {
        Self { working: Arc::new(Semaphore::new(AT_ONCE)), common }
    }

    /// The hash of a new password, with its salt and parameters; refused if that is listed as common, or easy to guess for
    /// an account of that e-mail address.
    pub async fn hash(&self, password: &str, email: &str) -> Result<String, LedgerError> {
        if !(SHORTEST..=LONGEST).contains(&password.len()) {
            let message = format!("must have {SHORTEST} to {LONGEST} bytes, has {}", password.len());
            return Err(LedgerError::invalid("password", message));
        }
        let (password, email, common) = (password.to_owned(), email.to_owned(), self.common.clone());
        self.aside(move || {
            if common.contains(&password)? {
                let message =
                    format!("is in the list of common passwords that this server refuses; {ADVICE}");
                return Err(LedgerError::invalid("password", message));
            }
            must_be_uncommon(&password, &email)?;
            hashed(&password)
        })
        .await
    }

    /// Whether it is the password of that hash; never, at the same cost, where there is none.
    pub async fn fits(&self, password: &str, hash: Option<String>) -> Result<bool, LedgerError> {
        let password = password.to_owned();
        self.aside(move || {
            let fits = verified(&password, hash.as_deref().unwrap_or(NOBODYS))?;
            Ok(fits && hash.is_some())
        })
        .await
    }

    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, LedgerError> + Send + 'static,
    ) -> Result<T, LedgerError> {
        let failed = |why: String| LedgerError::Internal(format!("a password could not be hashed: {why}"));
        let place =
            self.working.clone().acquire_owned().await.map_err(|closed| failed(closed.to_string()))?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|broken| failed(broken.to_string()))?
    }
}

/// Refuses what is tried first: common passwords, few words, dates and rows of keys, and what everybody knows of the account.
/// No kind of character is asked for.
fn must_be_uncommon(password: &str, email: &str) -> Result<(), LedgerError> {
    let (name, host) = email.split_once('@').unwrap_or((email, ""));
    let known = [email, name, host, "memory", "ledger", "memledger"];
    // The estimate looks at the first 100 characters. It knows common passwords, names and English words; a title, or words
    // of other languages, it may take for hard to guess.
    if zxcvbn(password, &known).guesses_log10() >= LEAST_GUESSES {
        return Ok(());
    }
    Err(LedgerError::invalid("password", format!("is easy to guess; {ADVICE}")))
}

fn hashed(password: &str) -> Result<String, LedgerError> {
    let failed = |error: Error| LedgerError::Internal(format!("a password could not be hashed: {error}"));
    let mut salt = [0; 16];
    rand::rng().fill_bytes(&mut salt);
    let salt = SaltString::encode_b64(&salt).map_err(failed)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt).map_err(failed)?;
    Ok(hash.to_string())
}

fn verified(password: &str, hash: &str) -> Result<bool, LedgerError> {
    let unreadable = |error: Error| {
        LedgerError::Internal(format!(
            "a stored password hash can't be used: {error}; set a new password with `admins password`"
        ))
    };
    let hash = PasswordHash::new(hash).map_err(unreadable)?;
    match Argon2::default().verify_password(password.as_bytes(), &hash) {
        Ok(()) => Ok(true),
        Err(Error::Password) => Ok(false),
        Err(error) => Err(unreadable(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASSWORD: &str = "correct horse battery";
    const EMAIL: &str = "ana.lopez@example.com";

    #[tokio::test]
    async fn a_password_fits_its_own_hash_alone() {
        let hashing = Hashing::new(CommonPasswords::default());
        let hash = hashing.hash(PASSWORD, EMAIL).await.unwrap();
        assert!(!hash.contains(PASSWORD) && hash != hashing.hash(PASSWORD, EMAIL).await.unwrap(), "{hash}");
        assert!(hashing.fits(PASSWORD, Some(hash.clone())).await.unwrap());
        assert!(!hashing.fits("correct horse batterY", Some(hash.clone())).await.unwrap());
        assert!(!hashing.fits(PASSWORD, None).await.unwrap());
        let damaged = hashing.fits(PASSWORD, Some("no hash".to_owned())).await;
        assert!(matches!(damaged, Err(LedgerError::Internal(_))), "{damaged:?}");
    }

    /// Up to the salt a hash says what it costs.
    #[test]
    fn nobodys_hash_costs_what_every_other_does() {
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(NOBODYS), cost(&hashed(PASSWORD).unwrap()));
        assert_eq!(NOBODYS.len(), hashed(PASSWORD).unwrap().len());
        assert!(!verified(PASSWORD, NOBODYS).unwrap());
    }

    #[tokio::test]
    async fn a_password_has_12_to_1024_bytes() {
        let hashing = Hashing::new(CommonPasswords::default());
        let long = format!("{PASSWORD} {}", "x".repeat(LONGEST - PASSWORD.len() - 1));
        for right in ["éàü gruß çøß".to_owned(), long] {
            hashing.hash(&right, EMAIL).await.unwrap();
        }
        for wrong in [String::new(), "x".repeat(SHORTEST - 1), "x".repeat(LONGEST + 1)] {
            let refused = hashing.hash(&wrong, EMAIL).await.unwrap_err();
            assert_eq!(refused.code(), "invalid_request");
            assert!(refused.to_string().starts_with("password: must have 12 to 1024 bytes"), "{refused}");
        }
    }

    #[tokio::test]
    async fn a_password_that_is_tried_first_is_refused() {
        let hashing = Hashing::new(CommonPasswords::default());
        for common in [
            "123456789012",
            "password1234",
            "passwordpassword",
            "qwertyuiop12",
            "iloveyou2024",
            "P@ssw0rd1234",
            "aaaaaaaaaaaaaaaa",
            "ana.lopez@example.com",
            "memledger1234",
            "thisismypassword",
        ] {
            let refused = hashing.hash(common, EMAIL).await.map(drop).unwrap_err().to_string();
            assert!(refused.starts_with("password: is easy to guess"), "{common}: {refused}");
        }
        // Twelve bytes, and fewer than ten characters.
        for short in ["龍虎鳳龜", "🦦🎈🪐", "鬱驫籠鑿纏"] {
            let refused = hashing.hash(short, EMAIL).await.map(drop).unwrap_err().to_string();
            assert!(refused.starts_with("password: is easy to guess"), "{short}: {refused}");
        }
        for good in [PASSWORD, "a long enough password", "ml5OPeDxvNs2-qT0JkZz", "zwölf Boxkämpfer am Deich"]
        {
            hashing.hash(good, EMAIL).await.unwrap();
        }
    }

    /// Words typed on the keys of another language, which the estimate takes for chance.
    #[tokio::test]
    async fn a_listed_password_is_refused_whatever_the_estimate_says() {
        let listed = "gfhfktkjuhfv";
        Hashing::new(CommonPasswords::default()).hash(listed, EMAIL).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("common.txt");
        std::fs::write(&path, listed).unwrap();
        let hashing = Hashing::new(CommonPasswords::in_file(Some(&path)));
        for refused in [listed, "GFHFKTKJUHFV"] {
            let refused = hashing.hash(refused, EMAIL).await.unwrap_err();
            assert_eq!(refused.code(), "invalid_request");
            let said = refused.to_string();
            assert!(said.starts_with("password: is in the list of common passwords"), "{said}");
        }
        hashing.hash(PASSWORD, EMAIL).await.unwrap();
        // Fail closed: without its list it lets none pass.
        let hashing = Hashing::new(CommonPasswords::in_file(Some(&folder.path().join("missing"))));
        let unread = hashing.hash(PASSWORD, EMAIL).await.unwrap_err().to_string();
        assert!(unread.starts_with("accounts.common_passwords_file: "), "{unread}");
    }
}
