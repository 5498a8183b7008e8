//! Every book folded three ways: by our reader, by the second one, and from its snapshot.

use cqrs_es::Aggregate;
use memledger_aggregates::memory_book::MemoryBook;
use memledger_projections::memory_event;

use super::{
    Fault, Report,
    log::{Streams, stream},
};
use crate::{Ledger, LedgerError};

impl Ledger {
    pub(super) async fn verify_books(
        &self,
        streams: &Streams,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let reader = self.store.second_reader().await?;
        for ((tenant, user), walked) in streams {
            let key = stream(tenant, user);
            let fault = |kind: &str, message: String| Fault {
                kind: kind.into(),
                partition_id: Some(key.partition()),
                tenant_id: Some(tenant.clone()),
                user_id: Some(user.clone()),
                version: Some(walked.version),
                message,
                ..Fault::default()
            };
            // Writers may go on meanwhile; both readers stop where the walk ended.
            let ours = match self.book_until(&key, |event| event.rev <= walked.rev).await {
                Ok(book) => book,
                Err(unreadable) => {
                    report.fault(fault("unreadable_event", unreadable.to_string()));
                    continue;
                }
            };
            match reader.load::<MemoryBook>(&key).await {
                Ok((theirs, version)) if version == walked.version && theirs == ours => {
                    report.second_reader_books += 1;
                }
                Ok((_, version)) if version > walked.version => report.second_reader_books += 1,
                Ok((_, version)) => {
                    let message = format!("the second reader has another book at version {version}");
                    report.fault(fault("second_reader", message));
                }
                Err(unreadable) => report.fault(fault("second_reader", unreadable.to_string())),
            }
            if let Some(wrong) = self.wrong_snapshot(&key).await? {
                report.fault(fault("snapshot", wrong));
            }
        }
        reader.close().await;
        Ok(())
    }

    /// What is wrong with a book's snapshot, if it has one.
    async fn wrong_snapshot(&self, key: &memledger_store::StreamKey) -> Result<Option<String>, LedgerError> {
        let Some(snapshot) = self.store.load_snapshot(key).await? else { return Ok(None) };
        let Ok(kept) = serde_json::from_str::<MemoryBook>(&snapshot.body) else {
            // Another program's shape is passed over when books are loaded, so it does no harm.
            return Ok(None);
        };
        let mut book = MemoryBook::default();
        let mut version = 0;
        while version < snapshot.version {
            let left = usize::try_from(snapshot.version - version).unwrap_or(usize::MAX).min(2_000);
            let events = self.store.read_stream(key, version, left).await?;
            let Some(last) = events.last() else {
                return Ok(Some(format!("it is of version {}, past the log's end", snapshot.version)));
            };
            version = last.version;
            for event in &events {
                book.apply(memory_event(event).map_err(LedgerError::Internal)?);
            }
        }
        Ok((book != kept).then(|| format!("it differs from the log at version {version}")))
    }
}
