//! Every stream folded twice: by our reader, and by the second one.

use memledger_aggregates::{Fold, stream_type};
use memledger_kernel::{LedgerError, MEMORY_BOOK};
use memledger_projections::decode;
use memledger_store::{SecondReader, StoreError, StreamKey};

use super::{
    Fault, PAGE, Report,
    log::{Streams, Walked},
};
use crate::Audit;

/// A fold and the version it ends at, or why there is none.
pub(super) type Folded = Result<(Box<dyn Fold>, i64), String>;

impl Audit {
    pub(super) async fn verify_streams(
        &self,
        streams: &Streams,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let reader = self.core.store.second_reader().await?;
        for (key, walked) in streams {
            match self.difference(reader.as_ref(), key, *walked).await? {
                None if key.stream_type == MEMORY_BOOK => report.second_reader_books += 1,
                None => {}
                Some((kind, message)) => {
                    let fault = Fault::of_stream(kind, key, message);
                    report.fault(Fault { version: Some(walked.version), ..fault });
                }
            }
        }
        reader.close().await;
        Ok(())
    }

    /// How the readers differ about a stream: the kind of fault and what it says.
    async fn difference(
        &self,
        reader: &dyn SecondReader,
        key: &StreamKey,
        walked: Walked,
    ) -> Result<Option<(&'static str, String)>, LedgerError> {
        // The walk has reported events of a type that is not known.
        let Some(kind) = stream_type(&key.stream_type) else { return Ok(None) };
        let ours = match self.fold(key, walked.version).await? {
            Ok(ours) => ours,
            Err(unreadable) => return Ok(Some(("unreadable_event", unreadable))),
        };
        let events = match reader.read(key).await {
            Ok(events) => events,
            // Nothing is known of the log by that.
            Err(StoreError::Unavailable(why)) => return Err(LedgerError::Unavailable(why)),
            Err(unreadable) => return Ok(Some(("second_reader", unreadable.to_string()))),
        };
        let (mut theirs, mut version) = (kind.fold(), 0);
        for (body, at) in events {
            version = at;
            if let Err(unreadable) = theirs.apply_json(body) {
                return Ok(Some(("second_reader", format!("version {at} can't be read: {unreadable}"))));
            }
        }
        // Writers may go on meanwhile, and the second reader has no end to stop at: then ours goes as far.
        let ours = match version > walked.version {
            true => self.fold(key, version).await?,
            false => Ok(ours),
        };
        Ok(match ours {
            Ok((ours, _)) if version >= walked.version && ours.equals(theirs.as_ref()) => None,
            Ok(_) => {
                Some(("second_reader", format!("the second reader has another state at version {version}")))
            }
            Err(unreadable) => Some(("unreadable_event", unreadable)),
        })
    }

    /// The aggregate by our reader as of a version, or of the last one before it.
    pub(super) async fn fold(&self, key: &StreamKey, until: i64) -> Result<Folded, LedgerError> {
        let Some(kind) = stream_type(&key.stream_type) else {
            return Ok(Err(format!("streams of type {} are unknown to this program", key.stream_type)));
        };
        let (mut fold, mut version) = (kind.fold(), 0);
        while version < until {
            let left = usize::try_from(until - version).unwrap_or(PAGE).min(PAGE);
            let events = match self.core.store.read_stream(key, version, left).await {
                Ok(events) => events,
                Err(StoreError::Unavailable(why)) => return Err(LedgerError::Unavailable(why)),
                Err(unreadable) => return Ok(Err(unreadable.to_string())),
            };
            let Some(last) = events.last() else { break };
            version = last.version;
            for event in &events {
                match decode(event) {
                    Ok(change) => fold.apply(&change),
                    Err(unreadable) => return Ok(Err(unreadable)),
                }
            }
        }
        Ok(Ok((fold, version)))
    }
}
