//! What a query asks, and its limits.

use memledger_aggregates::{ThreadId, Timestamp, UserId, memory_book::Kind};
use memledger_kernel::LedgerError;
use memledger_people::access::{Scope, names};
use memledger_projections::{Facets, Sort, search::SearchFilter};

/// Longest query, in characters.
pub const MAX_QUERY_CHARS: usize = 8_192;
/// Most memories that one query answers with.
pub const MAX_TOP_K: usize = 100;
/// How many it answers with where it does not say.
pub const DEFAULT_TOP_K: usize = 10;
/// The category and the bank by which memories of the kind procedural are asked for.
const PROCEDURAL: &str = "procedural";

#[derive(Debug, Clone)]
pub struct RecallQuery {
    /// On whose behalf; the credential's own agent where absent.
    pub agent: Option<String>,
    /// Empty, it asks for what matters most: pinned, important, newest.
    pub query: String,
    /// Those of the allowlist where empty.
    pub categories: Vec<String>,
    pub filters: RecallFilters,
    pub thread_id: Option<ThreadId>,
    /// What the reader has seen of its thread: that is acknowledged, and not the header of this answer.
    pub seen_rev: Option<u64>,
    /// The reader's name in its thread; the asking agent's where absent.
    pub reader: Option<String>,
    /// 1 to [`MAX_TOP_K`].
    pub top_k: usize,
    /// Memories of less relevance are left out, 0 to 1.
    pub threshold: Option<f64>,
    /// Whole memories with scores by part.
    pub full: bool,
    /// Most tokens of the answer's texts.
    pub budget_tokens: Option<usize>,
    /// The order of what is answered; by relevance where absent. What is answered is the most relevant in any case.
    pub sort: Option<Sort>,
}

#[derive(Debug, Clone)]
pub struct RecallFilters {
    pub user_id: UserId,
    pub kind: Option<Kind>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    pub thread_id: Option<String>,
    pub topic: Option<String>,
    pub category: Option<String>,
    pub bank: Option<String>,
    pub pinned: Option<bool>,
    pub importance_min: Option<u8>,
    pub importance_max: Option<u8>,
    pub updated_after: Option<Timestamp>,
    pub updated_before: Option<Timestamp>,
}

impl RecallFilters {
    /// No condition but whose memories.
    pub fn of_user(user_id: UserId) -> Self {
        Self {
            user_id,
            kind: None,
            agent_id: None,
            run_id: None,
            actor_id: None,
            role: None,
            thread_id: None,
            topic: None,
            category: None,
            bank: None,
            pinned: None,
            importance_min: None,
            importance_max: None,
            updated_after: None,
            updated_before: None,
        }
    }
}

impl RecallQuery {
    /// A query that leaves everything to the defaults.
    pub fn new(query: &str, filters: RecallFilters) -> Self {
        Self {
            agent: None,
            query: query.to_owned(),
            categories: Vec::new(),
            filters,
            thread_id: None,
            seen_rev: None,
            reader: None,
            top_k: DEFAULT_TOP_K,
            threshold: None,
            full: false,
            budget_tokens: None,
            sort: None,
        }
    }

    /// Whether it asks for nothing in particular.
    pub fn is_open(&self) -> bool {
        self.query.trim().is_empty()
    }

    pub fn check(&self) -> Result<(), LedgerError> {
        let length = self.query.chars().count();
        if length > MAX_QUERY_CHARS {
            let message = format!("must have at most {MAX_QUERY_CHARS} characters, has {length}");
            return Err(LedgerError::invalid("query", message));
        }
        // What no text of the ledger holds, and PostgreSQL takes in none.
        if self.query.contains('\0') {
            return Err(LedgerError::invalid("query", "holds a NUL character"));
        }
        for (field, value) in self.filters.texts() {
            if value.is_some_and(|value| value.contains('\0')) {
                return Err(LedgerError::invalid(format!("filters.{field}"), "holds a NUL character"));
            }
        }
        if let Some(Err(wrong)) = self.filters.category.as_deref().map(names::category) {
            return Err(LedgerError::invalid("filters.category", wrong));
        }
        if !(1..=MAX_TOP_K).contains(&self.top_k) {
            return Err(LedgerError::invalid(
                "top_k",
                format!("must be 1 to {MAX_TOP_K}, is {}", self.top_k),
            ));
        }
        if let Some(threshold) = self.threshold.filter(|t| !(0.0..=1.0).contains(t)) {
            return Err(LedgerError::invalid("threshold", format!("must be 0 to 1, is {threshold}")));
        }
        for (field, is_given) in [("seen_rev", self.seen_rev.is_some()), ("reader", self.reader.is_some())] {
            if is_given && self.thread_id.is_none() {
                return Err(LedgerError::invalid(field, "needs thread_id"));
            }
        }
        if self.budget_tokens == Some(0) {
            return Err(LedgerError::invalid("budget_tokens", "must be at least 1"));
        }
        let filters = &self.filters;
        for (field, value) in
            [("importance_min", filters.importance_min), ("importance_max", filters.importance_max)]
        {
            if let Some(value) = value.filter(|value| !(1..=5).contains(value)) {
                return Err(LedgerError::invalid(
                    format!("filters.{field}"),
                    format!("must be 1 to 5, is {value}"),
                ));
            }
        }
        Ok(())
    }

    /// The categories asked for in either of the two ways; every one of them is asked of the allowlist.
    pub fn categories(&self) -> Vec<String> {
        self.categories.iter().chain(&self.filters.category).cloned().collect()
    }

    /// Those of the scope that the filter allows too; none where the two ways of asking contradict each other.
    pub fn narrowed(&self, scope: Scope) -> Result<Option<Scope>, LedgerError> {
        let Some(one) = &self.filters.category else { return Ok(Some(scope)) };
        let one = names::category(one).map_err(|wrong| LedgerError::invalid("filters.category", wrong))?;
        let named: Vec<String> =
            self.categories.iter().filter_map(|name| names::category(name).ok()).collect();
        let both = (named.is_empty() || named.contains(&one)) && scope.holds(Some(&one));
        Ok(both.then(|| Scope::Only(vec![one])))
    }

    /// The kind that is neither found nor shown next to what is found. Procedural memories say how something is done, which no
    /// conversation needs unless it asks for them: by their kind, their category, or the bank of that name.
    pub fn kind_left_out(&self) -> Option<Kind> {
        let filters = &self.filters;
        let by_category =
            self.categories.iter().chain(&filters.category).any(|name| name.trim() == PROCEDURAL);
        let by_bank =
            filters.bank.as_deref().is_some_and(|bank| bank.trim().eq_ignore_ascii_case(PROCEDURAL));
        let is_asked_for = filters.kind == Some(Kind::Procedural) || by_category || by_bank;
        (!is_asked_for).then_some(Kind::Procedural)
    }

    /// Labels are compared as memories carry them, however they are written.
    pub fn filter(&self, scope: &Scope, known_bank: impl Fn(&str) -> Option<String>) -> SearchFilter {
        let filters = &self.filters;
        let bank = |asked: &str| known_bank(asked).unwrap_or_else(|| asked.to_owned());
        SearchFilter {
            categories: scope.names().map(<[String]>::to_vec),
            bank: filters.bank.as_deref().map(bank),
            facets: Facets {
                kind: filters.kind,
                kind_left_out: self.kind_left_out(),
                agent_id: filters.agent_id.as_deref().map(carried),
                run_id: filters.run_id.as_deref().map(carried),
                actor_id: filters.actor_id.as_deref().map(carried),
                role: filters.role.as_deref().map(carried),
                thread_id: filters.thread_id.as_deref().map(carried),
                topic: filters.topic.as_deref().map(carried),
                pinned: filters.pinned,
                importance_min: filters.importance_min,
                importance_max: filters.importance_max,
                updated_after: filters.updated_after.map(|at| at.0),
                updated_before: filters.updated_before.map(|at| at.0),
            },
        }
    }
}

/// Trimmed and in NFC; what can be no label stays as it is, and no memory carries it.
fn carried(asked: &str) -> String {
    names::agent(asked).unwrap_or_else(|_| asked.to_owned())
}

impl RecallFilters {
    fn texts(&self) -> [(&'static str, Option<&String>); 7] {
        [
            ("thread_id", self.thread_id.as_ref()),
            ("topic", self.topic.as_ref()),
            ("agent_id", self.agent_id.as_ref()),
            ("run_id", self.run_id.as_ref()),
            ("actor_id", self.actor_id.as_ref()),
            ("role", self.role.as_ref()),
            ("bank", self.bank.as_ref()),
        ]
    }
}
