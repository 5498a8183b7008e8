//! The books of an import that are being written while the rest of the file is read.

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::UserId;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::JoinSet,
};

use super::{BATCH, ImportReport, Source};
use crate::{Envelope, Identity, Ledger, LedgerError, drafts::ImportDraft, operations::Operation};

/// Users whose memories are written side by side; each one's in the order of the file.
const USERS_AT_ONCE: usize = 16;

/// Size of a batch, and how many of it were new.
type Batch = Result<(usize, usize), LedgerError>;

pub struct UnderWay {
    ledger: Arc<Ledger>,
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
    pub fn new(ledger: Arc<Ledger>, identity: Identity, source: Source) -> Self {
        let (tell, told) = mpsc::channel(USERS_AT_ONCE);
        let slots = Arc::new(Semaphore::new(USERS_AT_ONCE));
        let (tasks, last) = (JoinSet::new(), HashMap::new());
        Self { ledger, identity, source, slots, tasks, tell, told, last, memories: 0 }
    }

    /// Memories that are not written yet.
    pub fn memories(&self) -> usize {
        self.memories
    }

    pub fn start(&mut self, user: UserId, drafts: Vec<ImportDraft>) {
        self.memories += drafts.len();
        let (ends, ended) = oneshot::channel();
        let before = self.last.insert(user.clone(), ended);
        let mut envelope = Envelope::new(self.identity.clone(), user);
        envelope.by_run = Some(format!("import:{}", self.source.name()));
        let (ledger, slots, tell) = (self.ledger.clone(), self.slots.clone(), self.tell.clone());
        self.tasks.spawn(async move {
            if let Some(before) = before {
                // It is never sent anything: it ends where the task does.
                before.await.ok();
            }
            let _slot = slots.acquire_owned().await;
            write(&ledger, &envelope, &drafts, &tell).await;
            drop(ends);
        });
    }

    /// Waits for the next batch to be written and counts it.
    pub async fn hear(&mut self, report: &mut ImportReport) -> Result<(), LedgerError> {
        loop {
            tokio::select! {
                batch = self.told.recv() => {
                    let Some(batch) = batch else { return Ok(()) };
                    let (size, created) = batch?;
                    report.created += created;
                    report.known += size - created;
                    self.memories -= size;
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
async fn write(ledger: &Ledger, envelope: &Envelope, drafts: &[ImportDraft], tell: &mpsc::Sender<Batch>) {
    for batch in drafts.chunks(BATCH) {
        let created = ledger.import_batch(envelope.clone(), batch.to_vec()).await;
        ledger.operations.record(Operation::imported(envelope, &created));
        let failed = created.is_err();
        let heard = tell.send(created.map(|created| (batch.len(), created))).await;
        if failed || heard.is_err() {
            return;
        }
    }
}
