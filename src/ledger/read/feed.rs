//! The feed: every event of a tenant, over all partitions, resumable by a cursor.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_aggregates::Timestamp;
use memledger_store::{PARTITIONS, PartitionHead, StoredEvent};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{Identity, Ledger, LedgerError, epoch, time::rfc3339};

const PARTITION_COUNT: usize = PARTITIONS as usize;

/// Where a reader stands in every partition. Written as URL-safe base64 of variable-length numbers: the format, the
/// epoch, the turn, then 64 positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeedCursor {
    epoch: i64,
    /// The partition that is read next: a reader who is slower than one partition grows sees the others all the same.
    turn: usize,
    positions: [i64; PARTITION_COUNT],
}

const FORMAT: i64 = 2;
/// Without a turn, which was partition 0's each time.
const WITHOUT_TURN: i64 = 1;

impl FeedCursor {
    fn start(epoch: i64) -> Self {
        Self { epoch, turn: 0, positions: [0; PARTITION_COUNT] }
    }

    /// Notes that an event was read.
    fn pass(&mut self, partition: usize, position: i64) {
        self.positions[partition] = position;
        self.turn = partition;
    }

    /// Leaves a partition that may have more for another turn.
    fn pass_on(&mut self) {
        self.turn = (self.turn + 1) % PARTITION_COUNT;
    }

    pub fn encode(&self) -> String {
        let mut bytes = Vec::with_capacity(80);
        let numbers = [FORMAT.unsigned_abs(), self.epoch.unsigned_abs(), self.turn as u64].into_iter();
        for mut number in numbers.chain(self.positions.iter().map(|p| p.unsigned_abs())) {
            while number >= 0x80 {
                bytes.push((number & 0x7f) as u8 | 0x80);
                number >>= 7;
            }
            bytes.push(number as u8);
        }
        URL_SAFE_NO_PAD.encode(bytes)
    }

    pub fn decode(text: &str) -> Result<Self, LedgerError> {
        let wrong = || {
            LedgerError::invalid("after", "is not a cursor of this feed; use next_cursor as it was answered")
        };
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| wrong())?;
        let mut numbers = Vec::with_capacity(3 + PARTITION_COUNT);
        let (mut number, mut shift) = (0_u64, 0);
        for byte in bytes {
            number |= u64::from(byte & 0x7f).checked_shl(shift).ok_or_else(wrong)?;
            shift += 7;
            if byte & 0x80 == 0 {
                numbers.push(i64::try_from(number).map_err(|_| wrong())?);
                (number, shift) = (0, 0);
            }
        }
        let (epoch, turn, positions) = match &numbers[..] {
            _ if shift != 0 => return Err(wrong()),
            [FORMAT, epoch, turn, positions @ ..] => (*epoch, *turn, positions),
            [WITHOUT_TURN, epoch, positions @ ..] => (*epoch, 0, positions),
            _ => return Err(wrong()),
        };
        let turn = usize::try_from(turn).ok().filter(|turn| *turn < PARTITION_COUNT).ok_or_else(wrong)?;
        Ok(Self { epoch, turn, positions: positions.try_into().map_err(|_| wrong())? })
    }
}

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
    pub(crate) fn new(event: StoredEvent, cursor: String) -> Result<Self, LedgerError> {
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
    /// Where to go on: always there, since the feed has no end.
    pub next_cursor: String,
    /// Which life of the log this is: raised by each restore from a backup.
    pub epoch: i64,
}

impl Ledger {
    /// Events after a cursor, each partition in its order.
    pub async fn feed(
        &self,
        identity: &Identity,
        after: Option<&str>,
        limit: usize,
    ) -> Result<FeedPage, LedgerError> {
        identity.may_audit()?;
        let after = after.map(FeedCursor::decode).transpose()?;
        let heads = self.store.heads().await?;
        let mut cursor = checked(after, &heads)?;
        let mut items = Vec::new();
        let (before, from) = heads.split_at(cursor.turn.min(heads.len()));
        for head in from.iter().chain(before) {
            let at = usize::try_from(head.partition_id).unwrap_or(0);
            let left = limit - items.len();
            if left == 0 {
                break;
            }
            if cursor.positions[at] >= head.position {
                continue;
            }
            let tenant = Some(identity.tenant.as_str());
            let events =
                self.store.read_partition(head.partition_id, cursor.positions[at], left, tenant).await?;
            let all = events.len() < left;
            for event in events {
                cursor.pass(at, event.position);
                items.push(FeedItem::new(event, cursor.encode())?);
            }
            if all {
                // Everything up to the head was looked at; what lies between is other tenants'.
                cursor.positions[at] = cursor.positions[at].max(head.position);
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

    /// The newest events of the tenant, at most so many, oldest first by when they were recorded. Every cursor
    /// goes on after all of them.
    pub async fn feed_tail(&self, identity: &Identity, most: usize) -> Result<FeedPage, LedgerError> {
        identity.may_audit()?;
        let heads = self.store.heads().await?;
        let mut cursor = checked(None, &heads)?;
        let span = i64::try_from(most).unwrap_or(i64::MAX);
        let mut newest = Vec::new();
        for head in heads.iter().filter(|head| head.position > 0) {
            // Only the end of each partition is looked at, so that it costs the same however long the log is.
            let after = head.position.saturating_sub(span);
            let tenant = Some(identity.tenant.as_str());
            newest.extend(self.store.read_partition(head.partition_id, after, most, tenant).await?);
            let at = usize::try_from(head.partition_id).unwrap_or(0);
            let read = newest.iter().filter(|event| event.partition_id == head.partition_id);
            // What was appended since the heads were read is told already.
            cursor.positions[at] = read.map(|event| event.position).max().unwrap_or(0).max(head.position);
        }
        newest.sort_by_key(|event| (event.recorded_at, event.partition_id, event.position));
        let left_out = newest.len().saturating_sub(most);
        let next_cursor = cursor.encode();
        let items = newest.into_iter().skip(left_out).map(|event| FeedItem::new(event, next_cursor.clone()));
        Ok(FeedPage { items: items.collect::<Result<_, _>>()?, next_cursor, epoch: cursor.epoch })
    }

    /// Resolves when there may be something new in the feed, at the latest after `at_most`.
    pub async fn feed_changed(&self, at_most: std::time::Duration) {
        tokio::time::timeout(at_most, self.projector.moved()).await.ok();
    }
}

fn checked(after: Option<FeedCursor>, heads: &[PartitionHead]) -> Result<FeedCursor, LedgerError> {
    let epoch = epoch::now(heads);
    let Some(cursor) = after else { return Ok(FeedCursor::start(epoch)) };
    if cursor.epoch != epoch {
        return Err(LedgerError::EpochChanged(
            "this cursor is of another ledger, or of this one before it was restored; read the feed from the beginning"
                .into(),
        ));
    }
    let ahead = heads.iter().any(|head| {
        usize::try_from(head.partition_id)
            .ok()
            .and_then(|at| cursor.positions.get(at))
            .is_some_and(|position| *position > head.position)
    });
    if ahead {
        let message = "points past the end of the log; use next_cursor as it was answered, or read the feed from the \
                       beginning";
        return Err(LedgerError::invalid("after", message));
    }
    Ok(cursor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_its_text_and_damaged_ones_are_refused() {
        let mut cursor = FeedCursor::start(3);
        cursor.pass(0, 1);
        cursor.pass(62, i64::MAX);
        cursor.pass_on();
        assert_eq!(cursor.turn, 63);
        let text = cursor.encode();
        assert_eq!(FeedCursor::decode(&text).unwrap(), cursor);
        let no_turn = URL_SAFE_NO_PAD.encode([&[2, 3, 64][..], &[0; 64]].concat());
        let short = URL_SAFE_NO_PAD.encode([&[2, 3][..], &[0; 64]].concat());
        let wrong =
            ["", "AA", "!!!", &text[1..], &text[..text.len() - 2], "_________________", &no_turn, &short];
        for wrong in wrong {
            assert_eq!(FeedCursor::decode(wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }

    #[test]
    fn a_cursor_of_the_first_format_goes_on_from_where_it_stood() {
        let text = URL_SAFE_NO_PAD.encode([&[1, 3, 7][..], &[0; 63]].concat());
        let mut expected = FeedCursor::start(3);
        expected.positions[0] = 7;
        assert_eq!(FeedCursor::decode(&text).unwrap(), expected);
    }
}
