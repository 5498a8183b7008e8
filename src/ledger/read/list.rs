//! Lists of memories: now, in the archive, as of a rev or a time.

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{MemoryRecord, MemoryState},
};
use memledger_projections::{
    UserKey,
    memories::{self, FoundMemory, MemoryFilter},
};
use memledger_store::StreamKey;

use crate::{
    Identity, Ledger, LedgerError, Memory,
    access::{Scope, names},
    cursor,
    views::Page,
};

/// Which states to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StateFilter {
    #[default]
    Active,
    Archived,
    Merged,
    SoftDeleted,
    Purged,
    All,
    /// Everything that left the active ones and can come back.
    Archive,
}

impl StateFilter {
    pub fn parse(name: &str) -> Result<Self, LedgerError> {
        Ok(match name {
            "active" => Self::Active,
            "archived" => Self::Archived,
            "merged" => Self::Merged,
            "soft_deleted" => Self::SoftDeleted,
            "purged" => Self::Purged,
            "all" => Self::All,
            other => {
                let states = "active, archived, merged, soft_deleted, purged or all";
                return Err(LedgerError::invalid("state", format!("{other:?} is none of {states}")));
            }
        })
    }

    fn states(self) -> Vec<MemoryState> {
        match self {
            Self::Active => vec![MemoryState::Active],
            Self::Archived => vec![MemoryState::Archived],
            Self::Merged => vec![MemoryState::Merged],
            Self::SoftDeleted => vec![MemoryState::SoftDeleted],
            Self::Purged => vec![MemoryState::Purged],
            Self::All => Vec::new(),
            Self::Archive => vec![MemoryState::Archived, MemoryState::Merged, MemoryState::SoftDeleted],
        }
    }
}

/// A point in the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AsOf {
    Rev(u64),
    Time(Timestamp),
}

#[derive(Debug, Clone, Default)]
pub struct ListQuery {
    pub state: StateFilter,
    pub category: Option<String>,
    pub bank: Option<String>,
    pub topic: Option<String>,
    pub pinned: Option<bool>,
    pub thread_id: Option<String>,
    pub as_of: Option<AsOf>,
    pub limit: usize,
    pub cursor: Option<String>,
}

const LIST: &str = "memories";

impl Ledger {
    /// Memories, newest first by creation.
    pub async fn list(
        &self,
        identity: &Identity,
        user: &UserId,
        query: ListQuery,
    ) -> Result<Page<Memory>, LedgerError> {
        identity.may_read(user)?;
        let query = as_carried(query);
        // Memories keep the bank they came to, also where the configuration spells it otherwise by now.
        let known = query.bank.as_deref().and_then(|bank| self.options.known_bank(bank)).cloned();
        let banks = known.into_iter().chain(query.bank).collect();
        let rules = self.access_rules();
        let reach = rules.reach(identity)?;
        if let Some(category) = query.category.as_deref() {
            rules.may_touch(identity, Some(category))?;
        }
        let after: Option<(i64, String)> =
            query.cursor.as_deref().map(|cursor| cursor::decode(LIST, cursor)).transpose()?;
        let filter = MemoryFilter {
            states: query.state.states(),
            categories: reach.names().map(<[String]>::to_vec),
            category: query.category,
            banks,
            topic: query.topic,
            pinned: query.pinned,
            thread_id: query.thread_id,
            after,
            // One more than asked tells whether there is another page.
            limit: query.limit + 1,
        };
        let stream = Self::stream(identity, user);
        let mut found = match query.as_of {
            Some(as_of) => self.list_as_of(&stream, &filter, &reach, as_of).await?,
            None => self.list_now(&stream, filter).await?,
        };
        let end =
            |last: &FoundMemory| cursor::encode(LIST, &(last.record.created_at.0, last.memory_id.as_str()));
        let next_cursor = cursor::behind(&mut found, query.limit, end);
        Ok(Page { items: self.views(&UserKey::of(&stream), user, found).await?, next_cursor })
    }

    /// One round trip, and more only where a page held memories without the topic asked for.
    async fn list_now(
        &self,
        stream: &StreamKey,
        mut filter: MemoryFilter,
    ) -> Result<Vec<FoundMemory>, LedgerError> {
        let user_key = UserKey::of(stream);
        let query = memories::page(&user_key, &filter, self.store.dialect());
        let (_, mut rows) = self.fresh_rows(stream, &["memories"], &query).await?;
        let mut listed = Vec::new();
        loop {
            let mut page = memories::found(&rows)?;
            page.sort_by(|a, b| {
                (b.record.created_at, &b.memory_id).cmp(&(a.record.created_at, &a.memory_id))
            });
            let last_page = page.len() < filter.limit;
            filter.after = page.last().map(|last| (last.record.created_at.0, last.memory_id.to_string()));
            listed.extend(page.into_iter().filter(|memory| filter.has_topic(memory)));
            if last_page || listed.len() >= filter.limit {
                listed.truncate(filter.limit);
                return Ok(listed);
            }
            let query = memories::page(&user_key, &filter, self.store.dialect());
            rows = self.store.query(&query.sql, query.parameters).await?;
        }
    }

    async fn list_as_of(
        &self,
        stream: &StreamKey,
        filter: &MemoryFilter,
        reach: &Scope,
        as_of: AsOf,
    ) -> Result<Vec<FoundMemory>, LedgerError> {
        let book = self.book_as_of(stream, as_of).await?;
        let outside = self.out_of_reach(stream, reach).await?;
        let seen = book.iter().filter(|(id, _)| !outside.contains(*id));
        let mut records: Vec<(&MemoryId, &MemoryRecord)> =
            seen.filter(|(id, record)| passes(filter, id, record)).collect();
        records.sort_by(|a, b| (b.1.created_at, b.0).cmp(&(a.1.created_at, a.0)));
        if filter.topic.is_none() {
            records.truncate(filter.limit);
        }
        let texts = self.memory_texts(stream.partition(), &records).await?;
        let found = records.into_iter().map(|(id, record)| FoundMemory {
            memory_id: id.clone(),
            record: record.clone(),
            // None where it was purged since: the past can be seen, but not what was destroyed.
            content: record.content_id.and_then(|id| texts.get(&id).cloned()),
            // Of the past it is not known.
            last_accessed_at: None,
            retrievals: 0,
        });
        let listed: Vec<FoundMemory> =
            found.filter(|memory| filter.has_topic(memory)).take(filter.limit).collect();
        if listed.iter().any(|memory| !memory.record.derived_from.is_empty()) {
            // Which of their sources are purged by now is told by the read model, and it may be behind.
            self.fresh(stream, &["memories"]).await?;
        }
        Ok(listed)
    }
}

/// Filters in the form of what they are held against.
fn as_carried(query: ListQuery) -> ListQuery {
    ListQuery {
        category: query.category.map(names::asked),
        bank: query.bank.map(names::asked),
        topic: query.topic.map(names::asked),
        thread_id: query.thread_id.map(names::asked),
        ..query
    }
}

fn passes(filter: &MemoryFilter, id: &MemoryId, record: &MemoryRecord) -> bool {
    let attributes = &record.attributes;
    let same = |wanted: &Option<String>, value: Option<&str>| wanted.is_none() || wanted.as_deref() == value;
    let one_of = |names: &[String]| attributes.category.as_ref().is_some_and(|own| names.contains(own));
    (filter.states.is_empty() || filter.states.contains(&record.state))
        && filter.categories.as_deref().is_none_or(one_of)
        && same(&filter.category, attributes.category.as_deref())
        && (filter.banks.is_empty() || filter.banks.contains(&attributes.bank))
        && same(&filter.thread_id, attributes.thread_id.as_deref())
        && filter.pinned.is_none_or(|pinned| pinned == attributes.pinned)
        && filter
            .after
            .as_ref()
            .is_none_or(|(at, last)| (record.created_at.0, id.as_str()) < (*at, last.as_str()))
}
