//! The books of an import that are being written while the rest of the file is read.

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::UserId;
use memledger_kernel::{Identity, LedgerError, UserCall};
use memledger_records::operations::Operation;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::JoinSet,
};

use super::{
    BATCH, Source,
    report::{BadLine, ImportReport},
};
use crate::{Memories, commands::import::ImportDraft};

/// Users whose memories are written side by side; each one's in the order of the file.
const USERS_AT_ONCE: usize = 16;

/// A memory and the number of its line.
pub type Numbered = (usize, Arc<ImportDraft>);

/// What became of some memories.
#[derive(Default)]
struct BatchOutcome {
    created: usize,
    known: usize,
    refused: Vec<BadLine>,
}

type Batch = Result<BatchOutcome, LedgerError>;

pub struct UnderWay {
    ledger: Arc<Memories>,
    identity: Identity,
    source: Source,
    slots: Arc<Semaphore>,
    /// All tasks end with their set, so an error ends the import; what is stored by then is known next time.
    tasks: JoinSet<()>,
    tell: mpsc::Sender<Batch>,
    told: mpsc::Receiver<Batch>,
    /// The end of each user's last task: the next one waits for it.
    last: HashMap<UserId, oneshot::Receiver<()>>,
    memories: usize,
}

impl UnderWay {
    pub fn new(ledger: Arc<Memories>, identity: Identity, source: Source) -> Self {
        let (tell, told) = mpsc::channel(USERS_AT_ONCE);
        let slots = Arc::new(Semaphore::new(USERS_AT_ONCE));
        let (tasks, last) = (JoinSet::new(), HashMap::new());
        Self { ledger, identity, source, slots, tasks, tell, told, last, memories: 0 }
    }

    /// Memories that are not written yet.
    pub fn memories(&self) -> usize {
        self.memories
    }

    pub fn start(&mut self, user: UserId, drafts: Vec<Numbered>) {
        self.memories += drafts.len();
        let (ends, ended) = oneshot::channel();
        let before = self.last.insert(user.clone(), ended);
        let mut call = UserCall::new(self.identity.clone(), user);
        call.by_run = Some(format!("import:{}", self.source.name()));
        let (ledger, slots, tell) = (self.ledger.clone(), self.slots.clone(), self.tell.clone());
        self.tasks.spawn(async move {
            if let Some(before) = before {
                // It is never sent anything: it ends where the task does.
                before.await.ok();
            }
            let _slot = slots.acquire_owned().await;
            write(&ledger, &call, &drafts, &tell).await;
            drop(ends);
        });
    }

    /// Waits for the next batch to be written and counts it.
    pub async fn hear(&mut self, report: &mut ImportReport) -> Result<(), LedgerError> {
        loop {
            tokio::select! {
                batch = self.told.recv() => {
                    let Some(batch) = batch else { return Ok(()) };
                    let written = batch?;
                    report.read += written.created + written.known;
                    report.created += written.created;
                    report.known += written.known;
                    self.memories -= written.created + written.known + written.refused.len();
                    report.bad.extend(written.refused);
                    return Ok(());
                }
                Some(ended) = self.tasks.join_next() => {
                    ended.map_err(|failed| LedgerError::Internal(format!("an import failed: {failed}")))?;
                }
            }
        }
    }
}

/// Batch after batch, up to the first error.
async fn write(ledger: &Memories, call: &UserCall, drafts: &[Numbered], tell: &mpsc::Sender<Batch>) {
    for batch in drafts.chunks(BATCH) {
        let written = match together(ledger, call, batch).await {
            // One of them is at fault. Each is then taken or refused by itself, so that the others are not lost.
            Err(LedgerError::Rejected(_)) => one_by_one(ledger, call, batch).await,
            written => written,
        };
        let failed = written.is_err();
        if tell.send(written).await.is_err() || failed {
            return;
        }
    }
}

async fn together(ledger: &Memories, call: &UserCall, batch: &[Numbered]) -> Batch {
    let drafts = batch.iter().map(|(_, draft)| draft.clone()).collect();
    let created = ledger.import_batch(call.clone(), drafts).await;
    ledger.records.operations.record(Operation::imported(call, &created));
    created.map(|created| BatchOutcome { created, known: batch.len() - created, ..BatchOutcome::default() })
}

async fn one_by_one(ledger: &Memories, call: &UserCall, batch: &[Numbered]) -> Batch {
    let mut all = BatchOutcome::default();
    for (line, draft) in batch {
        match ledger.import_batch(call.clone(), vec![draft.clone()]).await {
            Ok(created) => {
                all.created += created;
                all.known += 1 - created;
            }
            Err(LedgerError::Rejected(why)) => {
                all.refused.push(BadLine { line: *line, message: format!("{}: {why}", call.user) });
            }
            Err(failed) => return Err(failed),
        }
    }
    if all.created > 0 {
        ledger.records.operations.record(Operation::imported(call, &Ok(all.created)));
    }
    Ok(all)
}
