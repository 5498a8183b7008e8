//! The log by itself: positions, leaf hashes, versions, revs, and what hangs on each event.

use std::collections::BTreeMap;

use memledger_aggregates::{Decoded, memory_book::MemoryEvent, stream_type};
use memledger_kernel::LedgerError;
use memledger_projections::decode;
use memledger_store::{PartitionHead, StoreError, StoredEvent, StreamKey, Value, envelope};

use super::{
    Fault, PAGE, Report, Scope,
    chains::Chains,
    contents::{ContentsById, Texts},
    receipts::Spans,
    record::Records,
};
use crate::Audit;

/// Where a stream stands as the log is walked.
#[derive(Debug, Clone, Copy, Default)]
pub struct Walked {
    pub version: i64,
    pub rev: u64,
}

pub type Streams = BTreeMap<StreamKey, Walked>;

/// One partition under examination.
struct Walk<'a> {
    scope: &'a Scope,
    report: &'a mut Report,
    streams: &'a mut Streams,
    head: PartitionHead,
    next: i64,
    texts: Texts,
    spans: Spans,
    chains: Chains<'a>,
}

impl Audit {
    /// The texts were listed before the walk: whatever was there then is named by an event that it will meet.
    pub(super) async fn verify_partition(
        &self,
        scope: &Scope,
        head: PartitionHead,
        records: &Records,
        texts: Texts,
        report: &mut Report,
        streams: &mut Streams,
    ) -> Result<(), LedgerError> {
        let partition_id = head.partition_id;
        let spans = self.verify_receipts(head, scope, report).await?;
        let chains = Chains::new(partition_id, scope, records);
        let mut walk = Walk { scope, report, streams, head, next: 1, texts, spans, chains };
        let mut after = i64::MIN;
        loop {
            let (events, last) = self.next_events(partition_id, after, walk.report).await?;
            if last == after {
                break;
            }
            after = last;
            for event in &events {
                walk.examine(event)?;
            }
            let found = self.find_texts(partition_id, &walk.texts.asked()).await?;
            walk.settle(&events, &found);
        }
        let Walk { next, texts, chains, report, .. } = walk;
        chains.end(report);
        self.verify_end(head, next, report).await?;
        self.verify_rest(partition_id, texts, report).await
    }

    /// The next events and the last position looked at. An event that can't be read as a row is named and
    /// passed over.
    async fn next_events(
        &self,
        partition_id: i32,
        after: i64,
        report: &mut Report,
    ) -> Result<(Vec<StoredEvent>, i64), LedgerError> {
        match self.core.store.read_partition(partition_id, after, PAGE, None).await {
            Ok(events) => {
                let last = events.last().map_or(after, |event| event.position);
                return Ok((events, last));
            }
            Err(StoreError::Corrupt(_)) => {}
            Err(failed) => return Err(failed.into()),
        }
        let sql = "SELECT min(position) FROM events WHERE partition_id = $1 AND position > $2";
        let rows = self.core.store.query(sql, vec![partition_id.into(), after.into()]).await?;
        let next = rows.first().map_or(Ok(None), |row| row[0].maybe(Value::int))?;
        let Some(position) = next else { return Ok((Vec::new(), after)) };
        match self.core.store.read_partition(partition_id, position - 1, 1, None).await {
            Ok(events) => Ok((events, position)),
            Err(StoreError::Corrupt(why)) => {
                report.fault(Fault::place("unreadable_event", partition_id, position, why));
                Ok((Vec::new(), position))
            }
            Err(failed) => Err(failed.into()),
        }
    }

    /// That the log ends where the counter says, the last position given out.
    async fn verify_end(
        &self,
        head: PartitionHead,
        next: i64,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let PartitionHead { partition_id, position, .. } = head;
        if next <= position {
            let message = format!("the log ends before position {position}, the last assigned");
            report.fault(Fault::place("head", partition_id, next, message));
        } else if next - 1 > position {
            // Others may have appended since the counter was read.
            let now = self.core.store.heads().await?;
            let now = now.iter().find(|head| head.partition_id == partition_id);
            let given_out = now.map_or(0, |head| head.position);
            if next - 1 > given_out {
                let message = format!("there are events after position {given_out}, the last assigned");
                report.fault(Fault::place("head", partition_id, given_out + 1, message));
            }
        }
        Ok(())
    }
}

impl Walk<'_> {
    fn examine(&mut self, event: &StoredEvent) -> Result<(), LedgerError> {
        self.place(event);
        self.chains.add(event, self.report);
        let Self { scope, report, streams, head, texts, spans, .. } = self;
        if !scope.covers(&event.tenant_id, &event.stream_id) {
            return Ok(());
        }
        report.event_of(&event.tenant_id);
        if envelope::expected_leaf_hash(event)?.as_slice() != event.leaf_hash {
            let message = format!("{} does not match its leaf hash", event.event_type);
            report.fault(Fault::at("leaf_hash", event, message));
        }
        let own = event.stream().partition();
        if own != event.partition_id {
            let message = format!("its user's events belong in partition {own}");
            report.fault(Fault::at("wrong_partition", event, message));
        }
        if event.position <= head.position {
            spans.cover(event, report);
        }
        let walked = streams.entry(event.stream()).or_default();
        if event.version != walked.version + 1 {
            let message = format!("version {} follows {}", event.version, walked.version);
            report.fault(Fault::at("version_gap", event, message));
        }
        walked.version = event.version;
        let change = match decode(event) {
            Ok(change) => change,
            Err(why) => {
                report.fault(Fault::at("unreadable_event", event, why));
                return Ok(());
            }
        };
        let Some(kind) = stream_type(&event.stream_type) else { return Ok(()) };
        if let Some(rev) = kind.rev(&change) {
            if rev != walked.rev + 1 {
                let message = format!("rev {rev} follows {}", walked.rev);
                let memory_id = memory_of(&change);
                report.fault(Fault { memory_id, ..Fault::at("rev_gap", event, message) });
            }
            walked.rev = rev;
        }
        texts.name(event, kind.texts(&change), kind.erased(&change), report);
        Ok(())
    }

    fn place(&mut self, event: &StoredEvent) {
        if event.position > self.next {
            let message = format!("positions {} to {} are missing", self.next, event.position - 1);
            self.report.fault(Fault::place("position_gap", event.partition_id, self.next, message));
        } else if event.position < self.next {
            let message = "it is before the first position, which is 1";
            self.report.fault(Fault::at("position_gap", event, message));
        }
        self.next = self.next.max(event.position.saturating_add(1));
    }

    fn settle(&mut self, events: &[StoredEvent], found: &ContentsById) {
        self.texts.settle(events, found, self.report);
    }
}

/// The memory that an event is about, if it is about one.
fn memory_of(change: &Decoded) -> Option<String> {
    change.downcast_ref::<MemoryEvent>().map(|event| event.memory_id.to_string())
}
