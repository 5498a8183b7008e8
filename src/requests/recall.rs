//! Queries: what is remembered about a question.

use std::fmt;

use memledger_ledger::words::{ThreadId, Timestamp, UserId};
use memledger_ledger::{LedgerError, RecallFilters, RecallQuery, recall};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};
use utoipa::ToSchema;

use crate::{
    create::kind_of,
    json::Arguments,
    lenient::{Moment, Whole},
    values::{id, maybe_id, sort},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QueryBody {
    /// The credential's own agent; admins may name any.
    #[schema(max_length = 128)]
    agent: Option<String>,
    /// What to look for, in any words. If absent or empty, pinned, important and newest memories are returned.
    #[schema(max_length = 8192)]
    #[serde(default)]
    query: Option<String>,
    /// Within the agent's allowlist; all of it if absent.
    #[serde(default)]
    categories: Option<Vec<String>>,
    #[serde(deserialize_with = "object")]
    filters: FiltersBody,
    /// Its delta header comes first in the answer, which acknowledges it if `seen_rev` is absent.
    #[schema(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    /// The rev of the last answer that arrived: only this rev is acknowledged. For a new reader, 0 returns all changes.
    seen_rev: Option<u64>,
    /// The reader of the thread's changes; the calling agent if absent.
    #[schema(min_length = 1, max_length = 128)]
    reader: Option<String>,
    /// 10 if absent.
    #[schema(minimum = 1, maximum = 100)]
    top_k: Option<usize>,
    /// Least relevance, 0 to 1.
    #[schema(minimum = 0, maximum = 1)]
    threshold: Option<f64>,
    /// bullets if absent.
    #[serde(rename = "return")]
    #[schema(pattern = "^(bullets|full)$")]
    form: Option<String>,
    /// Most tokens of the answer's texts.
    #[schema(minimum = 1)]
    budget_tokens: Option<usize>,
    /// The order of the items, by relevance if absent; relevance still chooses them.
    #[schema(pattern = "^-?(created_at|updated_at|importance)$")]
    sort: Option<String>,
}

/// Memories must pass all of them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FiltersBody {
    #[schema(min_length = 1, max_length = 128)]
    user_id: String,
    /// `procedural` memories are found only if they are asked for: here, or by the category or bank of that name.
    #[schema(pattern = "^(semantic|episodic|insight|procedural|summary)$")]
    kind: Option<String>,
    agent_id: Option<String>,
    run_id: Option<String>,
    actor_id: Option<String>,
    role: Option<String>,
    /// Only memories of this conversation; it adds no header.
    #[schema(max_length = 128)]
    thread_id: Option<String>,
    topic: Option<String>,
    category: Option<String>,
    /// `memory_bank` is another name of this field.
    #[serde(alias = "memory_bank")]
    bank: Option<String>,
    pinned: Option<bool>,
    #[schema(minimum = 1, maximum = 5)]
    importance_min: Option<u8>,
    #[schema(minimum = 1, maximum = 5)]
    importance_max: Option<u8>,
    /// RFC 3339, a date, Unix seconds or milliseconds; inclusive.
    #[schema(value_type = Option<String>)]
    updated_after: Option<Moment>,
    #[schema(value_type = Option<String>)]
    updated_before: Option<Moment>,
}

/// Fields have names: serde would take a list of their values too.
fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FiltersBody, D::Error> {
    struct Fields;

    impl<'de> Visitor<'de> for Fields {
        type Value = FiltersBody;

        fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            out.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<FiltersBody, A::Error> {
            FiltersBody::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_map(Fields)
}

fn instant(field: &str, moment: Option<Moment>) -> Result<Option<Timestamp>, LedgerError> {
    moment.map(|moment| moment.instant(field)).transpose()
}

impl TryFrom<QueryBody> for RecallQuery {
    type Error = LedgerError;

    fn try_from(body: QueryBody) -> Result<Self, LedgerError> {
        let filters = body.filters;
        let full = match body.form.as_deref() {
            None | Some("bullets") => false,
            Some("full") => true,
            Some(other) => {
                return Err(LedgerError::invalid("return", format!("{other:?} is neither bullets nor full")));
            }
        };
        Ok(Self {
            agent: body.agent,
            query: body.query.unwrap_or_default(),
            categories: body.categories.unwrap_or_default(),
            filters: RecallFilters {
                user_id: id("filters.user_id", filters.user_id, UserId::new)?,
                kind: kind_of("filters.kind", filters.kind.as_deref())?,
                agent_id: filters.agent_id,
                run_id: filters.run_id,
                actor_id: filters.actor_id,
                role: filters.role,
                thread_id: filters.thread_id,
                topic: filters.topic,
                category: filters.category,
                bank: filters.bank,
                pinned: filters.pinned,
                importance_min: filters.importance_min,
                importance_max: filters.importance_max,
                updated_after: instant("filters.updated_after", filters.updated_after)?,
                updated_before: instant("filters.updated_before", filters.updated_before)?,
            },
            thread_id: maybe_id("thread_id", body.thread_id, ThreadId::new)?,
            seen_rev: body.seen_rev,
            reader: body.reader,
            top_k: body.top_k.unwrap_or(recall::DEFAULT_TOP_K),
            threshold: body.threshold,
            full,
            budget_tokens: body.budget_tokens,
            sort: sort("sort", body.sort.as_deref())?,
        })
    }
}

/// What `memory_query` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QueryArguments {
    #[serde(default)]
    query: String,
    category: Option<String>,
    #[serde(alias = "memory_bank")]
    pub bank: Option<String>,
    since: Option<Moment>,
    limit: Option<Whole>,
}

impl Arguments for QueryArguments {}

impl QueryArguments {
    /// More would fill a model's context with what hardly answers.
    pub const MAX_LIMIT: usize = 50;

    pub fn limit(&self) -> Result<usize, LedgerError> {
        let limit = self.limit.as_ref().map(|limit| limit.within("limit", 1, Self::MAX_LIMIT)).transpose()?;
        Ok(limit.unwrap_or(recall::DEFAULT_TOP_K))
    }

    /// The query about that person.
    pub fn about(self, user: UserId, top_k: usize) -> Result<RecallQuery, LedgerError> {
        let updated_after = self.since.map(|since| since.instant_of_model("since")).transpose()?;
        let filters = RecallFilters { bank: self.bank, updated_after, ..RecallFilters::of_user(user) };
        let categories = self.category.into_iter().collect();
        Ok(RecallQuery { categories, top_k, ..RecallQuery::new(&self.query, filters) })
    }
}
