//! What changed since an agent looked last, and what it has seen.

use memledger_ledger::{DEFAULT_LINES, DeltaQuery, LedgerError, MAX_LINES};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    json::Arguments,
    lenient::Whole,
    values::{boolean, count, listed, listed_names, within},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeltaParameters {
    /// If absent, what the reader acknowledged last. A new reader begins at the newest rev.
    #[param(value_type = Option<u64>)]
    since_rev: Option<String>,
    /// `start`: everything since rev 0.
    #[param(pattern = "^start$")]
    since: Option<String>,
    /// The rev that the reader has seen; it is acknowledged first.
    #[param(value_type = Option<u64>)]
    seen_rev: Option<String>,
    /// The reader; the key's own agent if absent.
    #[param(min_length = 1, max_length = 128)]
    reader: Option<String>,
    /// Whether an agent or a supervisor also sees its own writes; admins and auditors see all.
    #[param(value_type = Option<bool>)]
    include_own: Option<String>,
    /// Number of bullets in the header; 3 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 20)]
    max_lines: Option<String>,
    /// Only memories of this importance or more.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 5)]
    importance_min: Option<String>,
    /// Only memories of these categories, separated by commas.
    categories: Option<String>,
    /// Only memories that one of these actors changed, separated by commas: `agent:planner,workflow:memory-optimization`.
    actors: Option<String>,
    /// Only changes up to this rev.
    #[param(value_type = Option<u64>)]
    until_rev: Option<String>,
}

impl TryFrom<DeltaParameters> for DeltaQuery {
    type Error = LedgerError;

    fn try_from(parameters: DeltaParameters) -> Result<Self, LedgerError> {
        let since_rev = count("since_rev", parameters.since_rev.as_deref())?;
        let since_rev = match (parameters.since.as_deref(), since_rev) {
            (None, since_rev) => since_rev,
            (Some("start"), None) => Some(0),
            (Some("start"), Some(_)) => {
                return Err(LedgerError::invalid("since", "give either since or since_rev, not both"));
            }
            (Some(other), _) => {
                return Err(LedgerError::invalid(
                    "since",
                    format!("must be start, is {other:?}; for a rev use since_rev"),
                ));
            }
        };
        Ok(Self {
            since_rev,
            seen_rev: count("seen_rev", parameters.seen_rev.as_deref())?,
            reader: parameters.reader,
            include_own: boolean("include_own", parameters.include_own.as_deref())?.unwrap_or_default(),
            max_lines: within("max_lines", parameters.max_lines.as_deref(), 1..=MAX_LINES)?
                .unwrap_or(DEFAULT_LINES),
            importance_min: within("importance_min", parameters.importance_min.as_deref(), 1..=5)?,
            categories: listed_names("categories", parameters.categories.as_deref())?,
            actors: listed("actors", parameters.actors.as_deref())?,
            until_rev: count("until_rev", parameters.until_rev.as_deref())?,
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AckBody {
    /// The rev that the reader has seen.
    pub rev: u64,
    /// The reader; the key's own agent if absent.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 128)]
    pub reader: Option<String>,
    /// Whether every key may continue at this reader's place from now on; it belongs to the first one otherwise.
    #[serde(default)]
    pub shared: bool,
}

/// What `memory_changes` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangesArguments {
    max_lines: Option<Whole>,
}

impl Arguments for ChangesArguments {}

impl ChangesArguments {
    pub fn max_lines(&self) -> Result<usize, LedgerError> {
        let lines =
            self.max_lines.as_ref().map(|lines| lines.within("max_lines", 1, MAX_LINES)).transpose()?;
        Ok(lines.unwrap_or(DEFAULT_LINES))
    }
}
