//! The texts: each is what its event committed to, lies under the user it is of, and is there until a purge
//! says otherwise; and there is none that no event speaks of.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use memledger_aggregates::memory_book::ContentRef;
use memledger_kernel::{LedgerError, texts::keeps_commitment};
use memledger_projections::memory_event;
use memledger_store::{Content, PartitionHead, StoreError, StoredEvent, StreamKey, Value};
use uuid::Uuid;

use super::{Fault, PAGE, Report, Scope};
use crate::Audit;

/// Contents that were looked for; those that are there and can't be read, with why.
pub type ContentsById = HashMap<Uuid, Result<Content, String>>;

/// The texts of one partition as the log is walked.
#[derive(Default)]
pub struct Texts {
    /// Those that no event has named yet, with whose they are.
    unnamed: HashMap<Uuid, Arc<StreamKey>>,
    owners: HashSet<Arc<StreamKey>>,
    /// Brought in at that position and not there; a later purge may explain it.
    missing: HashMap<Uuid, i64>,
    /// What events of the page under way brought in: where, and the commitment.
    brought: Vec<(Uuid, i64, String)>,
    erased: Vec<(Uuid, i64)>,
}

fn at(kind: &str, event: &StoredEvent, content_id: Uuid, message: impl Into<String>) -> Fault {
    let memory_id = memory_event(event).ok().map(|change| change.memory_id.to_string());
    Fault { memory_id, ..Fault::at(kind, event, message) }.with_content(content_id)
}

/// Whose row a text lies in. The fault is told to the event's tenant, also of a verification of everything, and
/// no tenant learns of another; the content's id leads whoever may look into the database to the row.
fn misplaced(owner: &StreamKey, event: &StoredEvent) -> String {
    if owner.tenant_id != event.tenant_id {
        return "the text is stored under another tenant's user".to_owned();
    }
    format!("the text is stored under {} of the same tenant", owner.stream_id)
}

impl Texts {
    fn list(&mut self, content_id: Uuid, owner: StreamKey) {
        let owner = self.owners.get(&owner).cloned().unwrap_or_else(|| Arc::new(owner));
        self.owners.insert(owner.clone());
        self.unnamed.insert(content_id, owner);
    }

    /// Takes in what an event says of texts: those that it brought in, and those that it destroyed.
    pub fn name(
        &mut self,
        event: &StoredEvent,
        brought: Vec<&ContentRef>,
        erased: &[Uuid],
        report: &mut Report,
    ) {
        for content in brought {
            let id = content.content_id;
            let owner = self.unnamed.remove(&id);
            if let Some(owner) = owner.filter(|owner| **owner != event.stream()) {
                report.fault(at("content_owner", event, id, misplaced(&owner, event)));
            }
            self.brought.push((id, event.position, content.commitment.clone()));
        }
        self.erased.extend(erased.iter().map(|id| (*id, event.position)));
    }

    /// The contents that must be looked for before the page is settled.
    pub fn asked(&self) -> Vec<Uuid> {
        let brought = self.brought.iter().map(|(id, ..)| *id);
        brought.chain(self.erased.iter().map(|(id, _)| *id)).collect()
    }

    /// Holds the page's events against what is there.
    pub fn settle(&mut self, events: &[StoredEvent], found: &ContentsById, report: &mut Report) {
        let mut fault = |kind: &str, position: i64, id: Uuid, message: String| {
            if let Some(event) = events.iter().find(|event| event.position == position) {
                report.fault(at(kind, event, id, message));
            }
        };
        let mut kept = 0;
        for (id, position, commitment) in self.brought.drain(..) {
            match found.get(&id) {
                Some(Ok(content)) if keeps_commitment(content, &commitment) => kept += 1,
                Some(Ok(_)) => {
                    let message = "the text is not the one that was recorded".to_owned();
                    fault("content_commitment", position, id, message);
                }
                Some(Err(why)) => fault("content_commitment", position, id, why.clone()),
                None => {
                    self.missing.insert(id, position);
                }
            }
        }
        let mut gone = 0;
        for (id, position) in self.erased.drain(..) {
            self.missing.remove(&id);
            if found.contains_key(&id) {
                let message = "the text was purged but still exists".to_owned();
                fault("content_not_erased", position, id, message);
            } else {
                gone += 1;
            }
        }
        report.contents += kept;
        report.erased += gone;
    }
}

impl Audit {
    /// Every text of some partitions by id alone, to be named by the events of the walk.
    pub(super) async fn list_texts(
        &self,
        heads: &[PartitionHead],
        scope: &Scope,
        report: &mut Report,
    ) -> Result<HashMap<i32, Texts>, LedgerError> {
        let mut texts: HashMap<i32, Texts> = HashMap::new();
        let marks: Vec<String> = (1..=heads.len()).map(|at| format!("${at}")).collect();
        let of_these = format!("partition_id IN ({})", marks.join(", "));
        let mut after: Option<Value> = None;
        loop {
            // The last row is met again: another partition might hold a text of the same id.
            let beyond = after.as_ref().map(|_| format!("AND content_id >= ${}", heads.len() + 1));
            let sql = format!(
                "SELECT content_id, partition_id, tenant_id, stream_type, stream_id FROM contents \
                 WHERE {of_these} {} ORDER BY content_id LIMIT {PAGE}",
                beyond.unwrap_or_default()
            );
            let mut parameters: Vec<Value> = heads.iter().map(|head| head.partition_id.into()).collect();
            parameters.extend(after.take());
            let rows = self.core.store.query(&sql, parameters).await?;
            for row in &rows {
                let text = |at: usize| row[at].text().map(str::to_owned);
                let owner = StreamKey { tenant_id: text(2)?, stream_type: text(3)?, stream_id: text(4)? };
                if !scope.covers(&owner.tenant_id, &owner.stream_id) {
                    continue;
                }
                let partition_id = i32::try_from(row[1].int()?).map_err(StoreError::corrupt)?;
                match row[0].uuid() {
                    Ok(id) => texts.entry(partition_id).or_default().list(id, owner),
                    Err(_) => {
                        let fault =
                            Fault::of_stream("content_orphan", &owner, "a text whose id is not a UUID");
                        let key = format!("partition_id={partition_id}, content_id={:?}", row[0]);
                        report.fault(fault.with_row("contents", key));
                    }
                }
            }
            match rows.last() {
                Some(last) if rows.len() == PAGE => after = Some(last[0].clone()),
                _ => return Ok(texts),
            }
        }
    }

    /// Those of the contents that are there, also where one of them can't be read.
    pub(super) async fn find_texts(
        &self,
        partition_id: i32,
        ids: &[Uuid],
    ) -> Result<ContentsById, LedgerError> {
        let read = |content: Content| (content.content_id, Ok(content));
        match self.core.store.contents(partition_id, ids).await {
            Ok(found) => return Ok(found.into_iter().map(read).collect()),
            Err(StoreError::Corrupt(_)) => {}
            Err(failed) => return Err(failed.into()),
        }
        let mut found = ContentsById::new();
        for id in ids {
            match self.core.store.contents(partition_id, &[*id]).await {
                Ok(one) => found.extend(one.into_iter().map(read)),
                Err(StoreError::Corrupt(why)) => {
                    found.insert(*id, Err(format!("the text can't be read: {why}")));
                }
                Err(failed) => return Err(failed.into()),
            }
        }
        Ok(found)
    }

    /// Names what the whole walk did not explain.
    pub(super) async fn verify_rest(
        &self,
        partition_id: i32,
        texts: Texts,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let Texts { unnamed, missing, .. } = texts;
        for (id, position) in missing {
            let message = "the text is missing and was not purged";
            // The event is read again for its coordinates, where they will be listed.
            let events = if report.has_room() {
                self.core.store.read_partition(partition_id, position - 1, 1, None).await?
            } else {
                Vec::new()
            };
            report.fault(match events.first() {
                Some(event) => at("content_missing", event, id, message),
                None => Fault::place("content_missing", partition_id, position, message).with_content(id),
            });
        }
        for (id, owner) in unnamed {
            let message = "the text exists and no event names it";
            let fault = Fault::of_stream("content_orphan", &owner, message).with_content(id);
            report.fault(Fault { partition_id: Some(partition_id), ..fault });
        }
        Ok(())
    }
}
