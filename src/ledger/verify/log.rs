//! The log by itself: positions, leaf hashes, versions, revs, commitments, erasures.

use std::collections::{BTreeMap, HashMap};

use memledger_projections::memory_event;
use memledger_store::{Content, PartitionHead, StoredEvent, StreamKey, envelope};
use uuid::Uuid;

use super::{Fault, Report, Scope};
use crate::{Ledger, LedgerError, MEMORY_BOOK, texts::keeps_commitment};

/// Where a stream stands as the log is walked.
#[derive(Debug, Clone, Copy, Default)]
pub struct Walked {
    pub version: i64,
    pub rev: u64,
}

pub type Streams = BTreeMap<(String, String), Walked>;

const PAGE: usize = 2_000;

/// One partition under examination.
struct Partition<'a> {
    scope: &'a Scope,
    report: &'a mut Report,
    streams: &'a mut Streams,
    next: i64,
    /// Contents that events of a page brought in: where, and the commitment.
    expected: Vec<(Uuid, String, Fault)>,
    /// Contents that were not there; a later purge may explain them.
    missing: HashMap<Uuid, Fault>,
    erased: Vec<(Uuid, Fault)>,
}

impl Ledger {
    pub(super) async fn verify_log(
        &self,
        scope: &Scope,
        report: &mut Report,
    ) -> Result<Streams, LedgerError> {
        let mut streams = Streams::new();
        let only = match (&scope.tenant, &scope.user) {
            (Some(tenant), Some(user)) => Some(memledger_store::partition_of(tenant, user.as_str())),
            _ => None,
        };
        for head in self.store.heads().await? {
            if only.is_none_or(|partition| partition == head.partition_id) {
                self.verify_partition(scope, head, report, &mut streams).await?;
            }
        }
        Ok(streams)
    }

    async fn verify_partition(
        &self,
        scope: &Scope,
        head: PartitionHead,
        report: &mut Report,
        streams: &mut Streams,
    ) -> Result<(), LedgerError> {
        let mut partition = Partition {
            scope,
            report,
            streams,
            next: 1,
            expected: Vec::new(),
            missing: HashMap::new(),
            erased: Vec::new(),
        };
        let mut after = 0;
        loop {
            let events = self.store.read_partition(head.partition_id, after, PAGE, None).await?;
            let Some(last) = events.last() else { break };
            after = last.position;
            for event in &events {
                partition.examine(event)?;
            }
            let ids: Vec<Uuid> = partition.expected.iter().map(|(id, ..)| *id).collect();
            let found = self.store.contents(head.partition_id, &ids).await?;
            partition.check_contents(found);
        }
        let ids: Vec<Uuid> = partition.erased.iter().map(|(id, _)| *id).collect();
        let mut left = Vec::new();
        for chunk in ids.chunks(1_000) {
            left.extend(self.store.contents(head.partition_id, chunk).await?);
        }
        partition.finish(head, left);
        Ok(())
    }
}

impl Partition<'_> {
    fn examine(&mut self, event: &StoredEvent) -> Result<(), LedgerError> {
        let at = |kind: &str, message: String| Fault {
            kind: kind.into(),
            partition_id: Some(event.partition_id),
            position: Some(event.position),
            tenant_id: Some(event.tenant_id.clone()),
            user_id: Some(event.stream_id.clone()),
            version: Some(event.version),
            message,
            ..Fault::default()
        };
        if event.position != self.next {
            let message = format!("positions {} to {} are missing", self.next, event.position - 1);
            self.report.fault(Fault {
                kind: "position_gap".into(),
                partition_id: Some(event.partition_id),
                position: Some(self.next),
                message,
                ..Fault::default()
            });
        }
        self.next = event.position + 1;
        if !self.scope.covers(&event.tenant_id, &event.stream_id) {
            return Ok(());
        }
        self.report.events += 1;
        if envelope::expected_leaf_hash(event)?.as_slice() != event.leaf_hash {
            self.report.fault(at("leaf_hash", format!("{} does not match its leaf hash", event.event_type)));
        }
        let key = (event.tenant_id.clone(), event.stream_id.clone());
        let walked = self.streams.entry(key).or_default();
        if event.version != walked.version + 1 {
            let message = format!("version {} follows {}", event.version, walked.version);
            self.report.fault(at("version_gap", message));
        }
        walked.version = event.version;
        if event.stream_type != MEMORY_BOOK {
            return Ok(());
        }
        let change = match memory_event(event) {
            Ok(change) => change,
            Err(why) => {
                self.report.fault(at("unreadable_event", why));
                return Ok(());
            }
        };
        if change.rev != walked.rev + 1 {
            self.report.fault(at("rev_gap", format!("rev {} follows {}", change.rev, walked.rev)));
        }
        walked.rev = change.rev;
        let of_memory = |kind: &str, content: Uuid| Fault {
            memory_id: Some(change.memory_id.to_string()),
            content_id: Some(content.to_string()),
            ..at(kind, String::new())
        };
        for content in change.content_refs() {
            let fault = of_memory("content_missing", content.content_id);
            self.expected.push((content.content_id, content.commitment.clone(), fault));
        }
        for erased in change.erased() {
            self.missing.remove(erased);
            self.erased.push((*erased, of_memory("content_not_erased", *erased)));
        }
        Ok(())
    }

    fn check_contents(&mut self, found: Vec<Content>) {
        let found: HashMap<Uuid, Content> = found.into_iter().map(|c| (c.content_id, c)).collect();
        for (id, commitment, fault) in std::mem::take(&mut self.expected) {
            match found.get(&id) {
                Some(content) => {
                    self.report.contents += 1;
                    if !keeps_commitment(content, &commitment) {
                        self.report.fault(Fault {
                            kind: "content_commitment".into(),
                            message: "the text is not the one that was recorded".into(),
                            ..fault
                        });
                    }
                }
                // Perhaps it was purged later, within this page or after.
                None if self.erased.iter().any(|(erased, _)| *erased == id) => {}
                None => {
                    self.missing.insert(id, fault);
                }
            }
        }
    }

    fn finish(self, head: PartitionHead, left: Vec<Content>) {
        let Self { report, next, missing, erased, .. } = self;
        if next <= head.position {
            report.fault(Fault {
                kind: "head".into(),
                partition_id: Some(head.partition_id),
                position: Some(next),
                message: format!("the log ends before position {}, the last given out", head.position),
                ..Fault::default()
            });
        }
        for fault in missing.into_values() {
            report.fault(Fault { message: "the text is gone and no purge says why".into(), ..fault });
        }
        report.erased += (erased.len() - left.len()) as u64;
        for content in left {
            if let Some((_, fault)) = erased.iter().find(|(id, _)| *id == content.content_id) {
                let message = "the text was purged and is there all the same".to_owned();
                report.fault(Fault { message, ..fault.clone() });
            }
        }
    }
}

/// The stream of a walked book.
pub fn stream(tenant: &str, user: &str) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_owned(),
        stream_type: MEMORY_BOOK.to_owned(),
        stream_id: user.to_owned(),
    }
}
