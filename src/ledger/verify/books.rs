//! Every book folded twice: by our reader, and by the second one.

use memledger_aggregates::memory_book::MemoryBook;

use super::{Fault, Report, log::Streams};
use crate::{Ledger, LedgerError};

impl Ledger {
    pub(super) async fn verify_books(
        &self,
        streams: &Streams,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let reader = self.store.second_reader().await?;
        for (key, walked) in streams {
            let fault = |kind: &str, message: String| Fault {
                version: Some(walked.version),
                ..Fault::of_stream(kind, key, message)
            };
            // Writers may go on meanwhile; both readers stop where the walk ended.
            let ours = match self.book_until(key, |event| event.rev <= walked.rev).await {
                Ok(book) => book,
                Err(LedgerError::Unavailable(why)) => return Err(LedgerError::Unavailable(why)),
                Err(unreadable) => {
                    report.fault(fault("unreadable_event", unreadable.to_string()));
                    continue;
                }
            };
            match reader.load::<MemoryBook>(key).await {
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
        }
        reader.close().await;
        Ok(())
    }
}
