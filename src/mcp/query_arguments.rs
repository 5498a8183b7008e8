//! The arguments of `memory_query`: those of the HTTP route, published with what each is for.

use memledger_ledger::{
    LedgerError, RecallFilters, RecallQuery,
    access::MAX_NAMED,
    recall::DEFAULT_TOP_K,
    words::{ThreadId, UserId},
};
use rmcp::schemars::JsonSchema;
use serde::Deserialize;

use crate::arguments::{Moment, id};

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(crate = "rmcp::schemars")]
#[serde(deny_unknown_fields)]
pub struct QueryArguments {
    /// What to look for, in plain words.
    #[schemars(length(min = 1, max = 8192))]
    query: String,
    /// Whose memories, and which of them.
    filters: Filters,
    /// The agent that asks. Its own name; an admin may give any.
    agent: Option<String>,
    /// Look into these categories only. Where absent: all that the agent may see.
    #[schemars(length(max = MAX_NAMED))]
    categories: Option<Vec<String>>,
    /// The conversation. Its changes lead the answer once each.
    thread_id: Option<String>,
    /// At most so many memories; 10 where absent.
    #[schemars(range(min = 1, max = 100))]
    top_k: Option<usize>,
    /// Leave out what is less relevant, from 0 to 1.
    #[schemars(range(min = 0, max = 1))]
    threshold: Option<f64>,
    /// bullets (where absent): a line for each memory. full: whole memories with their scores by part.
    #[serde(rename = "return")]
    shape: Option<Shape>,
    /// At most so many tokens of text, the changes included.
    #[schemars(range(min = 1))]
    budget_tokens: Option<usize>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(crate = "rmcp::schemars", inline)]
#[serde(deny_unknown_fields)]
struct Filters {
    /// The person whose memories are asked for.
    user_id: String,
    /// Written for this agent.
    agent_id: Option<String>,
    /// Written in this run.
    run_id: Option<String>,
    /// Said by this actor.
    actor_id: Option<String>,
    /// Said in this role.
    role: Option<String>,
    /// Of this category.
    category: Option<String>,
    /// In this bank.
    bank: Option<String>,
    /// Pinned ones only, or only those that are not.
    pinned: Option<bool>,
    /// At least as important.
    #[schemars(range(min = 1, max = 5))]
    importance_min: Option<u8>,
    /// At most as important.
    #[schemars(range(min = 1, max = 5))]
    importance_max: Option<u8>,
    /// Changed after this time: a date, RFC 3339, Unix seconds or milliseconds.
    updated_after: Option<Moment>,
    /// Changed before this time.
    updated_before: Option<Moment>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[schemars(crate = "rmcp::schemars", inline)]
#[serde(rename_all = "lowercase")]
enum Shape {
    Bullets,
    Full,
}

impl TryFrom<Filters> for RecallFilters {
    type Error = LedgerError;

    fn try_from(filters: Filters) -> Result<Self, LedgerError> {
        let instant =
            |argument, moment: Option<Moment>| moment.map(|moment| moment.instant(argument)).transpose();
        Ok(Self {
            user_id: id("filters.user_id", &filters.user_id, |text| UserId::new(text))?,
            agent_id: filters.agent_id,
            run_id: filters.run_id,
            actor_id: filters.actor_id,
            role: filters.role,
            category: filters.category,
            bank: filters.bank,
            pinned: filters.pinned,
            importance_min: filters.importance_min,
            importance_max: filters.importance_max,
            updated_after: instant("filters.updated_after", filters.updated_after)?,
            updated_before: instant("filters.updated_before", filters.updated_before)?,
        })
    }
}

impl TryFrom<QueryArguments> for RecallQuery {
    type Error = LedgerError;

    fn try_from(arguments: QueryArguments) -> Result<Self, LedgerError> {
        let thread = |text: String| id("thread_id", &text, |text| ThreadId::new(text));
        Ok(Self {
            agent: arguments.agent,
            query: arguments.query,
            categories: arguments.categories.unwrap_or_default(),
            filters: arguments.filters.try_into()?,
            thread_id: arguments.thread_id.map(thread).transpose()?,
            seen_rev: None,
            reader: None,
            top_k: arguments.top_k.unwrap_or(DEFAULT_TOP_K),
            threshold: arguments.threshold,
            full: arguments.shape == Some(Shape::Full),
            budget_tokens: arguments.budget_tokens,
        })
    }
}

#[cfg(test)]
mod tests {
    use memledger_ledger::{
        recall::{MAX_QUERY_CHARS, MAX_TOP_K},
        words::Timestamp,
    };
    use serde_json::{Value, json};

    use super::*;
    use crate::arguments::{read, schema};

    fn query(arguments: Value) -> Result<RecallQuery, LedgerError> {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        read::<QueryArguments>(arguments)?.try_into()
    }

    #[test]
    fn the_body_of_the_http_route_is_a_call() {
        let read = query(json!({
            "agent": "planner", "query": "deployment plan", "categories": ["tasks"],
            "filters": {"user_id": "u1", "agent_id": null, "role": "user", "pinned": false,
                        "importance_min": 1, "importance_max": 5, "updated_after": "2025-07-01",
                        "updated_before": null},
            "thread_id": "t1", "top_k": 3, "threshold": 0.65, "return": "full", "budget_tokens": 512,
        }));
        let query = read.unwrap();
        assert_eq!((query.query.as_str(), query.agent.as_deref()), ("deployment plan", Some("planner")));
        assert_eq!(query.categories, ["tasks"]);
        assert_eq!(query.filters.user_id.as_str(), "u1");
        assert_eq!((query.filters.agent_id, query.filters.role.as_deref()), (None, Some("user")));
        assert_eq!(query.filters.pinned, Some(false));
        assert_eq!((query.filters.importance_min, query.filters.importance_max), (Some(1), Some(5)));
        assert_eq!(query.filters.updated_after, Some(Timestamp(1_751_328_000_000_000)));
        assert_eq!(query.filters.updated_before, None);
        assert_eq!(query.thread_id.map(|thread| thread.to_string()).as_deref(), Some("t1"));
        assert_eq!((query.top_k, query.threshold, query.budget_tokens), (3, Some(0.65), Some(512)));
        assert!(query.full);
    }

    #[test]
    fn question_and_person_are_enough() {
        let query = query(json!({"query": "tea", "filters": {"user_id": "u1"}})).unwrap();
        assert_eq!((query.top_k, query.full, query.categories.len()), (DEFAULT_TOP_K, false, 0));
    }

    #[test]
    fn a_bad_argument_is_named() {
        for (name, value) in [
            ("return", json!("lines")),
            ("top_k", json!(-1)),
            ("thread_id", json!("a\nb")),
            ("filters.user_id", json!({"user_id": ""})),
            ("filters.updated_after", json!({"user_id": "u1", "updated_after": "soon"})),
            ("filters.user", json!({"user_id": "u1", "user": "u2"})),
        ] {
            let mut arguments = json!({"query": "tea", "filters": {"user_id": "u1"}});
            arguments[name.split('.').next().unwrap()] = value;
            let said = query(arguments).err().unwrap().to_string();
            assert!(said.starts_with(&format!("{name}: ")), "{said}");
        }
    }

    #[test]
    fn the_limits_that_are_published_are_the_ledgers() {
        let schema = Value::Object(schema::<QueryArguments>());
        let arguments = &schema["properties"];
        assert_eq!(arguments["query"]["maxLength"], MAX_QUERY_CHARS);
        assert_eq!(arguments["top_k"]["maximum"], MAX_TOP_K);
        let said = arguments["top_k"]["description"].as_str().unwrap();
        assert!(said.contains(&format!("; {DEFAULT_TOP_K} where absent")), "{said}");
        assert_eq!(arguments["threshold"]["maximum"], 1);
        assert_eq!(arguments["return"]["enum"], json!(["bullets", "full", null]));
    }
}
