//! Lists of memories: now, in the archive, as of a rev or a time.

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{Kind, MemoryRecord, MemoryState},
};
use memledger_kernel::{Identity, LedgerError, Page, book_stream, cursor};
use memledger_people::access::{Scope, names};
use memledger_projections::{
    UserKey,
    memories::{self, FoundMemory, MemoryFilter},
};
use memledger_store::StreamKey;

pub use memledger_projections::{Facets, Sort};

use super::gathered::{PageBuilder, Place, WINDOW};
use crate::{Memories, views::Memory};

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
    /// Of one of these; any where empty.
    pub categories: Vec<String>,
    pub bank: Option<String>,
    /// Found in the text or in the input that it was made from, in upper or lower case.
    pub text: Option<String>,
    pub facets: Facets,
    pub sort: Sort,
    pub as_of: Option<AsOf>,
    pub limit: usize,
    pub cursor: Option<String>,
}

const LIST: &str = "memories";

impl Memories {
    /// Memories, newest first by creation unless another order is asked for.
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
        let rules = self.people.access_rules();
        let reach = rules.reach(identity)?;
        for category in &query.categories {
            rules.may_touch(identity, Some(category))?;
        }
        // A cursor of another order leads nowhere in this one.
        let list = match query.sort {
            sort if sort == Sort::default() => LIST.to_owned(),
            sort => format!("{LIST} by {}, {}", sort.column(), sort.descending),
        };
        let after: Option<(i64, String)> =
            query.cursor.as_deref().map(|cursor| cursor::decode(&list, cursor)).transpose()?;
        let text = query.text.as_deref().map(searched);
        let filter = MemoryFilter {
            text: text.filter(|text| !text.is_empty()),
            states: query.state.states(),
            categories: reach.names().map(<[String]>::to_vec),
            of_categories: query.categories,
            banks,
            facets: query.facets,
            sort: query.sort,
            after,
            // One more than asked tells whether there is another page.
            limit: query.limit + 1,
        };
        let stream = book_stream(identity, user);
        let (mut found, rest) = match query.as_of {
            Some(as_of) => self.list_as_of(&stream, &filter, &reach, as_of).await?,
            None => self.list_now(&stream, filter).await?,
        };
        let end = |last: &FoundMemory| {
            cursor::encode(&list, &(query.sort.value(&last.record), last.memory_id.as_str()))
        };
        let next_cursor = match rest {
            Some(place) => Some(cursor::encode(&list, &place)),
            None => cursor::behind(&mut found, query.limit, end),
        };
        let with_text = found.iter().filter(|memory| memory.content.is_some());
        self.records.shown(identity, user, with_text.map(|memory| memory.memory_id.as_str()));
        Ok(Page { items: self.views(&UserKey::of(&stream), user, found).await?, next_cursor })
    }

    /// The ids and texts of the newest active memories that the caller reaches, at most `most`, without what was made of others: no
    /// new value takes the place of a summary. For callers that compare them with something and show none of them.
    pub async fn texts_to_compare(
        &self,
        identity: &Identity,
        user: &UserId,
        most: usize,
    ) -> Result<Vec<(String, String)>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let stream = book_stream(identity, user);
        let (mut texts, mut after) = (Vec::new(), None);
        while texts.len() < most {
            let limit = most - texts.len();
            let filter = MemoryFilter {
                states: StateFilter::Active.states(),
                categories: reach.names().map(<[String]>::to_vec),
                after: after.take(),
                limit,
                ..MemoryFilter::default()
            };
            let sort = filter.sort;
            let (found, rest) = self.list_now(&stream, filter).await?;
            // A page that is full may not be the last.
            let last = found.last().filter(|_| found.len() >= limit);
            after = rest.or(last.map(|last| (sort.value(&last.record), last.memory_id.to_string())));
            for memory in found {
                let is_derived = matches!(memory.record.attributes.kind, Kind::Summary | Kind::Insight);
                if let Some(content) = memory.content.filter(|_| !is_derived) {
                    texts.push((memory.memory_id.to_string(), content.content));
                }
            }
            if after.is_none() {
                break;
            }
        }
        Ok(texts)
    }

    /// One round trip for a short page, and more where it is long or held memories that are not asked for.
    async fn list_now(
        &self,
        stream: &StreamKey,
        mut filter: MemoryFilter,
    ) -> Result<(Vec<FoundMemory>, Option<Place>), LedgerError> {
        let (user_key, wanted) = (UserKey::of(stream), filter.limit);
        // Few of many may hold a text.
        filter.limit = if filter.text.is_some() { WINDOW } else { filter.limit.min(WINDOW) };
        let query = memories::page(&user_key, &filter, self.core.store.dialect());
        let (_, mut rows) = self.core.fresh_rows(stream, &["memories"], &query).await?;
        let sort = filter.sort;
        let mut gathered = PageBuilder::new(wanted, sort);
        loop {
            let mut window = memories::found(&rows)?;
            let place = |memory: &FoundMemory| sort.value(&memory.record);
            window.sort_by(|a, b| {
                sort.order((place(a), a.memory_id.as_str()), (place(b), b.memory_id.as_str()))
            });
            let is_last = window.len() < filter.limit;
            filter.after = window.last().map(|last| (place(last), last.memory_id.to_string()));
            if gathered.look(window, |memory| says_it(&filter, memory)) || is_last {
                return Ok(gathered.end());
            }
            let query = memories::page(&user_key, &filter, self.core.store.dialect());
            rows = self.core.store.query(&query.sql, query.parameters).await?;
        }
    }

    async fn list_as_of(
        &self,
        stream: &StreamKey,
        filter: &MemoryFilter,
        reach: &Scope,
        as_of: AsOf,
    ) -> Result<(Vec<FoundMemory>, Option<Place>), LedgerError> {
        let book = self.book_as_of(stream, as_of).await?;
        let outside = self.out_of_reach(stream, reach).await?;
        let seen = book.iter().filter(|(id, _)| !outside.contains(*id));
        let mut records: Vec<(&MemoryId, &MemoryRecord)> =
            seen.filter(|(id, record)| passes(filter, id, record)).collect();
        let sort = filter.sort;
        records.sort_by(|a, b| sort.order((sort.value(a.1), a.0.as_str()), (sort.value(b.1), b.0.as_str())));
        let mut gathered = PageBuilder::new(filter.limit, sort);
        for window in records.chunks(WINDOW) {
            let texts = self.memory_texts(stream.partition(), window).await?;
            let found = window.iter().map(|(id, record)| FoundMemory {
                memory_id: (*id).clone(),
                record: (*record).clone(),
                // None where it was purged since: the past can be seen, but not what was destroyed.
                content: record.content_id.and_then(|id| texts.get(&id).cloned()),
                // Of the past it is not known.
                last_accessed_at: None,
                retrievals: 0,
                created_by: None,
                said_at: record.updated_at.0,
            });
            if gathered.look(found.collect(), |memory| says_it(filter, memory)) {
                break;
            }
        }
        let (listed, rest) = gathered.end();
        if listed.iter().any(|memory| !memory.record.derived_from.is_empty()) {
            // Which of their sources are purged by now is told by the read model, and it may be behind.
            self.core.fresh(stream, &["memories"]).await?;
        }
        Ok((listed, rest))
    }
}

/// Filters in the form of what they are held against.
fn as_carried(query: ListQuery) -> ListQuery {
    let facets = query.facets;
    let carried = |value: Option<String>| value.map(names::asked);
    ListQuery {
        categories: query.categories.into_iter().map(names::asked).collect(),
        bank: carried(query.bank),
        facets: Facets {
            agent_id: carried(facets.agent_id),
            run_id: carried(facets.run_id),
            actor_id: carried(facets.actor_id),
            role: carried(facets.role),
            thread_id: carried(facets.thread_id),
            topic: carried(facets.topic),
            ..facets
        },
        ..query
    }
}

/// A text as it is compared with others.
fn searched(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Whether it has the topic and holds the text that are asked for.
fn says_it(filter: &MemoryFilter, memory: &FoundMemory) -> bool {
    let content = memory.content.as_ref();
    let holds = |text: &String| {
        let of_it = content.into_iter().flat_map(|content| content.input.iter().chain([&content.content]));
        of_it.into_iter().any(|own| searched(own).contains(text))
    };
    filter.facets.has_topic(content.map(|content| content.topics.as_slice()))
        && filter.text.as_ref().is_none_or(holds)
}

fn passes(filter: &MemoryFilter, id: &MemoryId, record: &MemoryRecord) -> bool {
    let attributes = &record.attributes;
    let one_of = |names: &[String]| attributes.category.as_ref().is_some_and(|own| names.contains(own));
    let sort = filter.sort;
    (filter.states.is_empty() || filter.states.contains(&record.state))
        && filter.categories.as_deref().is_none_or(one_of)
        && (filter.of_categories.is_empty() || one_of(&filter.of_categories))
        && (filter.banks.is_empty() || filter.banks.contains(&attributes.bank))
        && filter.facets.holds(record)
        && filter.after.as_ref().is_none_or(|(value, last)| {
            sort.order((*value, last.as_str()), (sort.value(record), id.as_str())).is_lt()
        })
}
