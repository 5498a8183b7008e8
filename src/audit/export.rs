//! Everything of one user: memories, history, events, what runs asked of models, operations, accesses, one line each. Each part
//! of the ledger sends its own.

use std::sync::Arc;

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{
    Identity, LedgerError, book_stream,
    export::{ExportLine, ExportLines},
    part::ExportRequest,
    time::now,
};
use memledger_memories::list::AsOf;
use memledger_people::access::Scope;
use memledger_projections::{UserKey, changes};
use memledger_store::StreamKey;
use tokio::sync::mpsc;

use crate::Audit;

/// Lines read ahead of a slow receiver.
const AHEAD: usize = 32;

/// The moment that an export is of.
#[derive(Debug, Clone, Copy)]
struct Moment {
    is_past: bool,
    rev: u64,
    /// What lies behind either is not in it.
    position: i64,
    time: Timestamp,
}

impl Audit {
    /// Streams an export, of now or of a moment in the past; a failure in the middle is the last thing sent.
    pub async fn export(
        self: &Arc<Self>,
        identity: &Identity,
        user: &UserId,
        as_of: Option<AsOf>,
    ) -> Result<mpsc::Receiver<Result<ExportLine, LedgerError>>, LedgerError> {
        identity.may_read(user)?;
        if let Scope::Only(allowed) = self.people.access_rules().reach(identity)? {
            let message = "an export has every category, so an agent with an allowlist can't make one; use \
                           the key of a supervisor, an auditor or an admin";
            return Err(LedgerError::category_not_allowed(message, &allowed));
        }
        // What can be refused is refused before the first line.
        self.core.fresh(&book_stream(identity, user), &["memories", "changes"]).await?;
        // All of it is of this moment, whatever is written while it is sent.
        let moment = self.moment(&book_stream(identity, user), as_of).await?;
        let (sender, receiver) = mpsc::channel(AHEAD);
        let identity = identity.clone().by(identity.via.alone());
        self.records.note_export(&identity, user).await?;
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
            let (standing, rev) = self.memories.newest(stream).await?;
            return Ok(Moment { is_past: false, rev, position: standing.applied, time });
        };
        let rev = self.memories.book_as_of(stream, wanted).await?.rev();
        if let AsOf::Time(time) = wanted {
            return Ok(Moment { is_past: true, rev, position: i64::MAX, time });
        }
        let rows =
            changes::after_rev(self.core.store.as_ref(), &UserKey::of(stream), rev.saturating_sub(1), 1)
                .await?;
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
        let book = book_stream(identity, user);
        let request = ExportRequest { identity, user, book: &book, is_past, rev, position, time };
        for part in self.parts().iter() {
            part.export(&request, lines).await?;
        }
        Ok(())
    }
}
