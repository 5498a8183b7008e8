//! Lists of memories, and pages.

use memledger_ledger::{Facets, LedgerError, ListQuery, StateFilter};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::{self, as_of, boolean, limit, listed_names, short, sort, within};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListParameters {
    /// active if absent.
    #[param(pattern = "^(active|archived|merged|soft_deleted|purged|all)$")]
    state: Option<String>,
    /// One or several, separated by commas; a comma within a name is written `\\,`.
    category: Option<String>,
    /// `memory_bank` is another name of this parameter.
    #[serde(alias = "memory_bank")]
    bank: Option<String>,
    topic: Option<String>,
    /// Found in the text or in the input that it was made from, in upper or lower case.
    #[param(max_length = 1000)]
    text: Option<String>,
    #[param(pattern = "^(true|false|1|0)$")]
    pinned: Option<String>,
    thread_id: Option<String>,
    agent_id: Option<String>,
    run_id: Option<String>,
    actor_id: Option<String>,
    role: Option<String>,
    #[param(value_type = Option<u8>, minimum = 1, maximum = 5)]
    importance_min: Option<String>,
    #[param(value_type = Option<u8>, minimum = 1, maximum = 5)]
    importance_max: Option<String>,
    /// RFC 3339, a date, Unix seconds or milliseconds; inclusive.
    updated_after: Option<String>,
    updated_before: Option<String>,
    /// -created_at if absent: the newest first.
    #[param(pattern = "^-?(created_at|updated_at|importance)$")]
    sort: Option<String>,
    /// A time in the past: RFC 3339, Unix seconds or milliseconds.
    as_of: Option<String>,
    /// A rev up to the newest one.
    #[param(value_type = Option<u64>)]
    as_of_rev: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

fn instant(field: &str, text: Option<&str>) -> Result<Option<i64>, LedgerError> {
    Ok(values::instant(field, text)?.map(|at| at.0))
}

impl ListParameters {
    pub fn query(self) -> Result<ListQuery, LedgerError> {
        Ok(ListQuery {
            state: self.state.as_deref().map(StateFilter::parse).transpose()?.unwrap_or_default(),
            categories: listed_names("category", self.category.as_deref())?,
            bank: self.bank,
            text: short("text", self.text)?,
            facets: Facets {
                kind: None,
                kind_left_out: None,
                agent_id: self.agent_id,
                run_id: self.run_id,
                actor_id: self.actor_id,
                role: self.role,
                thread_id: self.thread_id,
                topic: self.topic,
                pinned: boolean("pinned", self.pinned.as_deref())?,
                importance_min: within("importance_min", self.importance_min.as_deref(), 1..=5)?,
                importance_max: within("importance_max", self.importance_max.as_deref(), 1..=5)?,
                updated_after: instant("updated_after", self.updated_after.as_deref())?,
                updated_before: instant("updated_before", self.updated_before.as_deref())?,
            },
            sort: sort("sort", self.sort.as_deref())?.unwrap_or_default(),
            as_of: as_of(self.as_of.as_deref(), self.as_of_rev.as_deref())?,
            limit: limit(self.limit.as_deref())?,
            cursor: self.cursor,
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageParameters {
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    pub cursor: Option<String>,
}

impl PageParameters {
    pub fn limit(&self) -> Result<usize, LedgerError> {
        limit(self.limit.as_deref())
    }

    /// The memories that left the active ones and can come back.
    pub fn archive(self) -> Result<ListQuery, LedgerError> {
        let limit = self.limit()?;
        Ok(ListQuery { state: StateFilter::Archive, limit, cursor: self.cursor, ..ListQuery::default() })
    }
}
