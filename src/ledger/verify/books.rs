//! Every book folded twice: by our reader, and by the second one.

use memledger_aggregates::memory_book::MemoryBook;
use memledger_store::{StoreError, StreamKey, second_reader::SecondReader};

use super::{
    Fault, Report,
    log::{Streams, Walked},
};
use crate::{Ledger, LedgerError};

impl Ledger {
    pub(super) async fn verify_books(
        &self,
        streams: &Streams,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let reader = self.store.second_reader().await?;
        for (key, walked) in streams {
            match self.differing_book(&reader, key, *walked).await? {
                None => report.second_reader_books += 1,
                Some((kind, message)) => {
                    let fault = Fault::of_stream(kind, key, message);
                    report.fault(Fault { version: Some(walked.version), ..fault });
                }
            }
        }
        reader.close().await;
        Ok(())
    }

    /// What is wrong with a book that the readers don't read alike: the kind of fault, and how it is told.
    async fn differing_book(
        &self,
        reader: &SecondReader,
        key: &StreamKey,
        walked: Walked,
    ) -> Result<Option<(&'static str, String)>, LedgerError> {
        let ours = match self.our_book(key, walked.rev).await? {
            Ok(book) => book,
            Err(unreadable) => return Ok(Some(("unreadable_event", unreadable))),
        };
        let (theirs, version) = match reader.load::<MemoryBook>(key).await {
            Ok(read) => read,
            // Nothing is known of the log by that.
            Err(StoreError::Unavailable(why)) => return Err(LedgerError::Unavailable(why)),
            Err(unreadable) => return Ok(Some(("second_reader", unreadable.to_string()))),
        };
        // Writers may go on meanwhile, and the second reader has no end to stop at: then ours goes as far.
        let ours = if version > walked.version { self.our_book(key, theirs.rev()).await? } else { Ok(ours) };
        Ok(match ours {
            Ok(ours) if version >= walked.version && theirs == ours => None,
            Ok(_) => {
                Some(("second_reader", format!("the second reader has another book at version {version}")))
            }
            Err(unreadable) => Some(("unreadable_event", unreadable)),
        })
    }

    /// The book by our reader up to a rev, or why it can't be read.
    async fn our_book(&self, key: &StreamKey, rev: u64) -> Result<Result<MemoryBook, String>, LedgerError> {
        match self.book_until(key, |event| event.rev <= rev).await {
            Ok(book) => Ok(Ok(book)),
            Err(LedgerError::Unavailable(why)) => Err(LedgerError::Unavailable(why)),
            Err(unreadable) => Ok(Err(unreadable.to_string())),
        }
    }
}
