//! What runs gave as reasons for what they changed. In earlier versions a model wrote it, and may have quoted any memory that
//! it saw; now it is one of a few, and the model's words are among the run's answers alone.

use std::collections::{BTreeMap, HashSet};

use memledger_aggregates::workflow_run::RunId;
use memledger_kernel::LedgerError;
use memledger_projections::memory_event;
use memledger_store::StreamKey;
use uuid::Uuid;

use crate::Runs;

/// Events read at once.
const PAGE: usize = 5_000;
/// Texts looked for at once; no more of them are in memory.
const LOOKED_FOR: usize = 1_000;

impl Runs {
    /// The reasons that stand in a book, by run, as far as they have not been destroyed. The log tells them, so that no
    /// read model has to be waited for.
    pub(super) async fn reasons_of_runs(
        &self,
        book: &StreamKey,
    ) -> Result<BTreeMap<RunId, Vec<Uuid>>, LedgerError> {
        let (mut given, mut version) = (Vec::new(), 0);
        loop {
            let events = self.core.store.read_stream(book, version, PAGE).await?;
            for stored in &events {
                version = stored.version;
                // One that can't be read is parked by the read models, and an operator sees it there; it must not keep
                // a text from being destroyed.
                let Ok(event) = memory_event(stored) else { continue };
                // What was imported has a run of its own, which is no workflow's.
                let run = event.by_run.as_deref().and_then(|run| RunId::parse(run).ok());
                given.extend(run.zip(event.reason.map(|reason| reason.content_id)));
            }
            if events.len() < PAGE {
                break;
            }
        }
        let ids: Vec<Uuid> = given.iter().map(|(_, id)| *id).collect();
        let mut there = HashSet::new();
        for ids in ids.chunks(LOOKED_FOR) {
            let found = self.core.store.contents(book.partition(), ids).await?;
            there.extend(found.into_iter().map(|content| content.content_id));
        }
        let mut reasons: BTreeMap<RunId, Vec<Uuid>> = BTreeMap::new();
        for (run, id) in given {
            // Once, also where all memories of a group were given the same.
            if there.remove(&id) {
                reasons.entry(run).or_default().push(id);
            }
        }
        Ok(reasons)
    }
}
