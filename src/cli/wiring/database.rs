//! Which database a URL names, and the URL without its password.

use std::path::PathBuf;

use memledger_postgres::PostgresStore;

use crate::failure::Failure;

/// A database as its URL names it.
pub enum Database {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Database {
    pub fn parse(url: &str) -> Result<Self, Failure> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            PostgresStore::check_address(url)
                .map_err(|e| Failure::Usage(format!("database: {}: {e}", without_password(url))))?;
            return Ok(Self::Postgres(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
        match path {
            Some(path) if !path.is_empty() && !path.contains(":memory:") => Ok(Self::Sqlite(path.into())),
            _ => Err(Failure::Usage(format!(
                "database: {:?} is neither sqlite://PATH nor postgres://USER@HOST/NAME",
                without_password(url)
            ))),
        }
    }
}

/// The URL for messages.
pub fn without_password(url: &str) -> String {
    if url.starts_with("sqlite:") {
        return url.to_owned();
    }
    // Where nothing is known of what stands where, a password may stand anywhere.
    let hidden = || if url.contains(['@', '=', '?', '#']) { "…".to_owned() } else { url.to_owned() };
    let Ok(mut parsed) = url::Url::parse(url) else { return hidden() };
    // An `@` that does not end a user's name may stand behind a password that is not written as a URL has it.
    let named = !parsed.username().is_empty() || parsed.password().is_some();
    let stray = url.matches('@').count() > usize::from(named);
    if parsed.cannot_be_a_base() || stray || parsed.set_password(None).is_err() && parsed.password().is_some()
    {
        return hidden();
    }
    parsed.set_fragment(None);
    let is_secret = |name: &str| name.to_ascii_lowercase().contains("password");
    let pairs: Vec<(String, String)> = parsed.query_pairs().into_owned().collect();
    if pairs.iter().any(|(name, _)| is_secret(name)) {
        let shown = pairs.iter().map(|(name, value)| (name, if is_secret(name) { "***" } else { value }));
        parsed.query_pairs_mut().clear().extend_pairs(shown);
    }
    parsed.into()
}
