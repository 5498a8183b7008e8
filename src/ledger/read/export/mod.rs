//! Everything of one user: memories, history, events, what runs asked of models, operations, accesses, one line each. Each part
//! of the ledger sends its own.

mod lines;
mod memories;

use std::sync::Arc;

use memledger_aggregates::{Readers, STREAMS, Timestamp, UserId};
use memledger_kernel::{
    export::{ExportLine, ExportLines},
    part::ExportRequest,
};
use memledger_projections::{UserKey, changes};
use memledger_store::{StoredEvent, StreamKey};
use tokio::sync::mpsc;

use super::{feed::FeedItem, list::AsOf};
use crate::{Identity, Ledger, LedgerError, access::Scope, time::now};

/// Lines read ahead of a slow receiver.
const AHEAD: usize = 32;
/// Events read at once.
const EVENTS: usize = 500;

/// The moment that an export is of.
#[derive(Debug, Clone, Copy)]
struct Moment {
    is_past: bool,
    rev: u64,
    /// What lies behind either is not in it.
    position: i64,
    time: Timestamp,
}

impl Ledger {
    /// Streams an export, of now or of a moment in the past; a failure in the middle is the last thing sent.
    pub async fn export(
        self: &Arc<Self>,
        identity: &Identity,
        user: &UserId,
        as_of: Option<AsOf>,
    ) -> Result<mpsc::Receiver<Result<ExportLine, LedgerError>>, LedgerError> {
        identity.may_read(user)?;
        if let Scope::Only(allowed) = self.access_rules().reach(identity)? {
            let message = "an export has every category, so an agent with an allowlist can't make one; use \
                           the key of a supervisor, an auditor or an admin";
            return Err(LedgerError::category_not_allowed(message, &allowed));
        }
        // What can be refused is refused before the first line.
        self.fresh(&Self::stream(identity, user), &["memories", "changes"]).await?;
        // All of it is of this moment, whatever is written while it is sent.
        let moment = self.moment(&Self::stream(identity, user), as_of).await?;
        let (sender, receiver) = mpsc::channel(AHEAD);
        let identity = identity.clone().by(identity.via.alone());
        self.note_export(&identity, user).await?;
        let (ledger, user) = (self.clone(), user.clone());
        tokio::spawn(async move {
            let lines = ExportLines(sender);
            if let Err(failed) = ledger.send_export(&identity, &user, moment, &lines).await {
                lines.0.send(Err(failed)).await.ok();
            }
        });
        Ok(receiver)
    }

    async fn moment(&self, stream: &StreamKey, as_of: Option<AsOf>) -> Result<Moment, LedgerError> {
        let time = now();
        let Some(wanted) = as_of else {
            let (standing, rev) = self.newest(stream).await?;
            return Ok(Moment { is_past: false, rev, position: standing.applied, time });
        };
        let rev = self.book_as_of(stream, wanted).await?.rev();
        if let AsOf::Time(time) = wanted {
            return Ok(Moment { is_past: true, rev, position: i64::MAX, time });
        }
        let rows =
            changes::after_rev(self.store.as_ref(), &UserKey::of(stream), rev.saturating_sub(1), 1).await?;
        let last = rows.first().filter(|row| row.rev == rev);
        let (position, time) =
            last.map_or((0, Timestamp(0)), |row| (row.position, Timestamp(row.recorded_at)));
        Ok(Moment { is_past: true, rev, position, time })
    }

    async fn send_export(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let Moment { is_past, rev, position, time } = moment;
        let book = Self::stream(identity, user);
        let request = ExportRequest { identity, user, book: &book, is_past, rev, position, time };
        for part in self.parts().iter() {
            part.export(&request, lines).await?;
        }
        Ok(())
    }

    /// The events of all streams of the user that the caller may read.
    pub(crate) async fn export_events(
        &self,
        request: &ExportRequest<'_>,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let audits = request.identity.may_audit().is_ok();
        for kind in STREAMS {
            let shown = match kind.readers() {
                Some(Readers::All) => true,
                Some(Readers::Audit) => audits,
                None => false,
            };
            if shown {
                let stream = StreamKey { stream_type: kind.name().to_owned(), ..request.book.clone() };
                let mut version = 0;
                while let Some(events) = self.events_until(&stream, version, request).await? {
                    version = events.last().map_or(version, |event| event.version);
                    for event in events {
                        lines.send(FeedItem::new(event, String::new())?).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The next events of a stream that are of the moment of an export; none at their end.
    pub(crate) async fn events_until(
        &self,
        stream: &StreamKey,
        version: i64,
        request: &ExportRequest<'_>,
    ) -> Result<Option<Vec<StoredEvent>>, LedgerError> {
        let mut events = self.store.read_stream(stream, version, EVENTS).await?;
        let is_of_then =
            |event: &StoredEvent| event.position <= request.position && event.recorded_at <= request.time.0;
        events.retain(is_of_then);
        Ok((!events.is_empty()).then_some(events))
    }
}
