//! What lists and queries alike may ask of a memory's labels.

use memledger_aggregates::memory_book::{Kind, MemoryRecord, content::MAX_TOPIC_CHARS};

use crate::Conditions;

/// Conditions on a memory; an absent one leaves it open.
#[derive(Debug, Clone, Default)]
pub struct Facets {
    pub kind: Option<Kind>,
    /// A kind that is not found.
    pub kind_left_out: Option<Kind>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    pub thread_id: Option<String>,
    pub topic: Option<String>,
    pub pinned: Option<bool>,
    pub importance_min: Option<u8>,
    pub importance_max: Option<u8>,
    /// Microseconds since the epoch, both inclusive.
    pub updated_after: Option<i64>,
    pub updated_before: Option<i64>,
}

impl Facets {
    /// Of the memories `m`, whose texts need not be among the tables. Of topics a few memories more are found: each is still to
    /// be asked whether it [has it](Self::has_topic).
    pub(crate) fn narrow(&self, conditions: &mut Conditions) {
        conditions.add_some("m.kind = ?", self.kind.map(Kind::as_str));
        conditions.add_some("m.kind <> ?", self.kind_left_out.map(Kind::as_str));
        conditions.add_some("m.agent_id = ?", self.agent_id.as_deref());
        conditions.add_some("m.run_id = ?", self.run_id.as_deref());
        conditions.add_some("m.actor_id = ?", self.actor_id.as_deref());
        conditions.add_some("m.role = ?", self.role.as_deref());
        conditions.add_some("m.thread_id = ?", self.thread_id.as_deref());
        conditions.add_some("m.pinned = ?", self.pinned);
        conditions.add_some("m.importance >= ?", self.importance_min.map(i32::from));
        conditions.add_some("m.importance <= ?", self.importance_max.map(i32::from));
        conditions.add_some("m.updated_at >= ?", self.updated_after);
        conditions.add_some("m.updated_at <= ?", self.updated_before);
        if let Some(topic) = &self.topic {
            if topic.chars().count() > MAX_TOPIC_CHARS {
                // No memory has it, and SQLite compares with no pattern of any length.
                conditions.add("0 = ?", 1_i64);
                return;
            }
            let quoted = serde_json::Value::from(topic.as_str()).to_string();
            let escaped = quoted.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
            // Topics are the last field of a content.
            let pattern = conditions.parameter(format!("%\"topics\":[%{escaped}%"));
            conditions.raw(format!(
                "EXISTS (SELECT 1 FROM contents k WHERE k.partition_id = m.partition_id \
                 AND k.content_id = m.content_id AND k.body LIKE {pattern} ESCAPE '\\')"
            ));
        }
    }

    /// Whether a memory's topics have the one asked for, if one is.
    pub fn has_topic(&self, topics: Option<&[String]>) -> bool {
        self.topic.as_ref().is_none_or(|topic| topics.is_some_and(|topics| topics.contains(topic)))
    }

    /// What the conditions say, of a memory as it was, but for its topics.
    pub fn holds(&self, record: &MemoryRecord) -> bool {
        let attributes = &record.attributes;
        let same = |wanted: &Option<String>, own: &Option<String>| {
            wanted.is_none() || wanted.as_ref() == own.as_ref()
        };
        self.kind.is_none_or(|kind| kind == attributes.kind)
            && self.kind_left_out.is_none_or(|kind| kind != attributes.kind)
            && same(&self.agent_id, &attributes.agent_id)
            && same(&self.run_id, &attributes.run_id)
            && same(&self.actor_id, &attributes.actor_id)
            && same(&self.role, &attributes.role)
            && same(&self.thread_id, &attributes.thread_id)
            && self.pinned.is_none_or(|pinned| pinned == attributes.pinned)
            && self.importance_min.is_none_or(|least| attributes.importance >= least)
            && self.importance_max.is_none_or(|most| attributes.importance <= most)
            && self.updated_after.is_none_or(|after| record.updated_at.0 >= after)
            && self.updated_before.is_none_or(|before| record.updated_at.0 <= before)
    }
}

/// What memories are ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SortBy {
    #[default]
    CreatedAt,
    UpdatedAt,
    Importance,
}

/// An order of memories; those that are equal stand by their ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sort {
    pub by: SortBy,
    /// From the greatest down, the newest first.
    pub descending: bool,
}

impl Default for Sort {
    fn default() -> Self {
        Self { by: SortBy::default(), descending: true }
    }
}

impl Sort {
    /// The names of all of them.
    pub const NAMES: &str =
        "created_at, updated_at or importance, or one of these with a - in front for the greatest first";

    /// `updated_at`, or `-updated_at` for the newest first.
    pub fn parse(name: &str) -> Option<Self> {
        let (descending, name) = name.strip_prefix('-').map_or((false, name), |name| (true, name));
        let by = match name {
            "created_at" => SortBy::CreatedAt,
            "updated_at" => SortBy::UpdatedAt,
            "importance" => SortBy::Importance,
            _ => return None,
        };
        Some(Self { by, descending })
    }

    pub fn column(self) -> &'static str {
        match self.by {
            SortBy::CreatedAt => "created_at",
            SortBy::UpdatedAt => "updated_at",
            SortBy::Importance => "importance",
        }
    }

    pub fn value(self, record: &MemoryRecord) -> i64 {
        match self.by {
            SortBy::CreatedAt => record.created_at.0,
            SortBy::UpdatedAt => record.updated_at.0,
            SortBy::Importance => i64::from(record.attributes.importance),
        }
    }

    /// Which of two stands first, by their values and ids.
    pub fn order(self, one: (i64, &str), other: (i64, &str)) -> std::cmp::Ordering {
        if self.descending { other.cmp(&one) } else { one.cmp(&other) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_named_as_it_is_written() {
        assert_eq!(Sort::parse("-created_at"), Some(Sort::default()));
        assert_eq!(Sort::parse("importance"), Some(Sort { by: SortBy::Importance, descending: false }));
        for wrong in ["", "-", "created", "--created_at", "relevance"] {
            assert_eq!(Sort::parse(wrong), None, "{wrong}");
        }
    }
}
