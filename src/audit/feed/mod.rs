//! The feed: the events of a tenant, over all partitions, resumable by a cursor.

mod audience;
mod cursor;

use memledger_aggregates::Timestamp;
use memledger_kernel::{Identity, LedgerError, epoch, time::rfc3339, turns};
use memledger_store::StoredEvent;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

pub use self::cursor::FeedCursor;

use self::{audience::Audience, cursor::checked};
use crate::Audit;

/// One event as the feed shows it: ids and labels, never a text.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FeedItem {
    /// Resumes after this event; absent in an export.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schema(required = true)]
    pub cursor: String,
    pub partition_id: i32,
    pub position: i64,
    pub event_id: String,
    pub event_type: String,
    pub schema_version: i32,
    pub stream_type: String,
    pub stream_id: String,
    pub version: i64,
    #[schema(value_type = Object)]
    pub body: Box<RawValue>,
    pub leaf_hash: String,
    pub actor: String,
    pub command_id: String,
    pub correlation_id: String,
    pub causation_id: Option<String>,
    pub recorded_at: String,
}

impl FeedItem {
    pub fn new(event: StoredEvent, cursor: String) -> Result<Self, LedgerError> {
        let body = RawValue::from_string(event.body)
            .map_err(|e| LedgerError::Internal(format!("an event's body is unreadable: {e}")))?;
        Ok(Self {
            cursor,
            partition_id: event.partition_id,
            position: event.position,
            event_id: event.event_id.to_string(),
            event_type: event.event_type,
            schema_version: event.schema_version,
            stream_type: event.stream_type,
            stream_id: event.stream_id,
            version: event.version,
            body,
            leaf_hash: hex::encode(event.leaf_hash),
            actor: event.actor,
            command_id: event.command_id,
            correlation_id: event.correlation_id,
            causation_id: event.causation_id,
            recorded_at: rfc3339(Timestamp(event.recorded_at)),
        })
    }
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FeedPage {
    pub items: Vec<FeedItem>,
    /// Where to continue; always present, since the feed has no end.
    pub next_cursor: String,
    /// A number that each restore from a backup raises.
    pub epoch: i64,
}

impl Audit {
    /// Events after a cursor, each partition in its order: all of the tenant, or those that a supervisor may see.
    pub async fn feed(
        &self,
        identity: &Identity,
        after: Option<&str>,
        limit: usize,
    ) -> Result<FeedPage, LedgerError> {
        let audience = Audience::of(identity)?;
        let after = after.map(FeedCursor::decode).transpose()?;
        let heads = self.core.store.heads().await?;
        let mut cursor = checked(after, epoch::now(&heads))?;
        let ends = audience.ends(self.core.store.as_ref(), &heads).await?;
        if audience.is_of_some_users() {
            // Refused or not, such a cursor would say how far the events of others go.
            cursor.confine_to(&ends);
        } else {
            cursor.must_be_within(&ends)?;
        }
        let mut items = Vec::new();
        let first = cursor.turn;
        for at in (first..ends.len()).chain(0..first) {
            let left = limit - items.len();
            if left == 0 {
                break;
            }
            if cursor.positions[at] >= ends[at] {
                continue;
            }
            let span = (cursor.positions[at], ends[at]);
            let events = audience.read(self.core.store.as_ref(), at, span, left).await?;
            let all = events.len() < left;
            for event in events {
                cursor.pass(at, event.position);
                items.push(FeedItem::new(event, cursor.encode())?);
            }
            if all {
                // Everything up to the end was looked at; what lies between is not of this reader.
                cursor.positions[at] = cursor.positions[at].max(ends[at]);
            }
        }
        // Whoever resumes within a page goes on as it does; behind a full one the others have their turn.
        let is_full = items.len() >= limit;
        if let Some(last) = items.last_mut().filter(|_| is_full) {
            cursor.pass_on();
            last.cursor = cursor.encode();
        }
        Ok(FeedPage { items, next_cursor: cursor.encode(), epoch: cursor.epoch })
    }

    /// The newest events that the caller may see, at most so many, oldest first by when they were recorded. Every
    /// cursor goes on after all of them.
    pub async fn feed_tail(&self, identity: &Identity, most: usize) -> Result<FeedPage, LedgerError> {
        let audience = Audience::of(identity)?;
        let heads = self.core.store.heads().await?;
        let mut cursor = checked(None, epoch::now(&heads))?;
        let ends = audience.ends(self.core.store.as_ref(), &heads).await?;
        let mut newest = Vec::new();
        for (at, end) in ends.into_iter().enumerate().filter(|(_, end)| *end > 0) {
            let read = audience.read_tail(self.core.store.as_ref(), at, end, most).await?;
            // What was appended since the heads were read is told already.
            cursor.positions[at] = read.iter().map(|event| event.position).max().unwrap_or(0).max(end);
            newest.extend(read);
        }
        newest.sort_by_key(|event| (event.recorded_at, event.partition_id, event.position));
        let left_out = newest.len().saturating_sub(most);
        let next_cursor = cursor.encode();
        let items = newest.into_iter().skip(left_out).map(|event| FeedItem::new(event, next_cursor.clone()));
        Ok(FeedPage { items: items.collect::<Result<_, _>>()?, next_cursor, epoch: cursor.epoch })
    }

    /// Resolves when there may be something new in the feed, at the latest after `at_most`.
    pub async fn feed_changed(&self, at_most: std::time::Duration) {
        turns::paused(tokio::time::timeout(at_most, self.core.projector.moved())).await.ok();
    }
}
