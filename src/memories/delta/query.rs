//! What of the changes is asked for.

use memledger_kernel::LedgerError;
use memledger_people::access::names;
use memledger_projections::changes::header::{DEFAULT_LINES, MAX_LINES};

#[derive(Debug, Clone)]
pub struct DeltaQuery {
    /// What the reader acknowledged last where absent.
    pub since_rev: Option<u64>,
    /// What the reader has seen: it is acknowledged before anything else.
    pub seen_rev: Option<u64>,
    /// The reader's name; the asking agent's where absent.
    pub reader: Option<String>,
    /// Whether agents and supervisors are told what they wrote themselves.
    pub include_own: bool,
    /// Bullets of the header, 1 to [`MAX_LINES`].
    pub max_lines: usize,
    /// Only memories of that importance or more, 1 to 5.
    pub importance_min: Option<u8>,
    /// Only memories of these categories; any where empty.
    pub categories: Vec<String>,
    /// Only memories that one of these changed; anyone where empty.
    pub actors: Vec<String>,
    /// Only changes up to this rev.
    pub until_rev: Option<u64>,
}

impl Default for DeltaQuery {
    fn default() -> Self {
        Self {
            since_rev: None,
            seen_rev: None,
            reader: None,
            include_own: false,
            max_lines: DEFAULT_LINES,
            importance_min: None,
            categories: Vec::new(),
            actors: Vec::new(),
            until_rev: None,
        }
    }
}

impl DeltaQuery {
    pub fn since(rev: u64) -> Self {
        Self { since_rev: Some(rev), ..Self::default() }
    }

    pub(super) fn check(&self) -> Result<(), LedgerError> {
        if !(1..=MAX_LINES).contains(&self.max_lines) {
            let message = format!("must be 1 to {MAX_LINES}, is {}", self.max_lines);
            return Err(LedgerError::invalid("max_lines", message));
        }
        if let Some(least) = self.importance_min.filter(|least| !(1..=5).contains(least)) {
            return Err(LedgerError::invalid("importance_min", format!("must be 1 to 5, is {least}")));
        }
        if let (Some(since), Some(until)) = (self.since_rev, self.until_rev)
            && until < since
        {
            let message = format!("{until} is before since_rev, which is {since}");
            return Err(LedgerError::invalid("until_rev", message));
        }
        if let Some(actor) = self.actors.iter().find(|actor| !actor.contains(':')) {
            let message =
                format!("{actor:?} is not an actor; write agent:NAME, admin:ID, key:ID or workflow:NAME");
            return Err(LedgerError::invalid("actors", message));
        }
        for category in &self.categories {
            names::category(category).map_err(|wrong| LedgerError::invalid("categories", wrong))?;
        }
        Ok(())
    }
}
