//! What an export holds of a person's context: every proposal, with what became of it.

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, json_text, tagged},
    part::{ExportRequest, ForgottenMemories, Part},
    time::now,
    user_key,
};
use memledger_projections::user_context::{ProposalFilter, proposals, read_proposals};
use serde::Serialize;
use serde_json::json;

use crate::{
    READ_MODEL, UserContexts, stream_of,
    view::{ProposalView, view},
};

/// Proposals read at once.
const AT_ONCE: usize = 500;

#[derive(Debug, Serialize)]
struct ProposalLine {
    user_id: String,
    #[serde(flatten)]
    proposal: ProposalView,
}

impl Exported for ProposalLine {
    fn kind(&self) -> &'static str {
        "proposal"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let ProposalView { id, status, value, created_at, decided_by, field, reason, .. } = &self.proposal;
        Ok(Cells {
            id: id.clone(),
            state: status.clone(),
            content: value.clone().unwrap_or_default(),
            time: created_at.clone(),
            actor: decided_by.clone().unwrap_or_default(),
            detail: json_text(&json!({ "field": field, "reason": reason })),
            ..Cells::default()
        })
    }
}

#[async_trait]
impl Part for UserContexts {
    fn name(&self) -> &'static str {
        "user_context"
    }

    /// What a person is known by comes from what they said, not from memories.
    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    /// As it is now; what was destroyed is in no export.
    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        // No agent reads what waits for a yes, in an export neither.
        if request.is_past || !request.identity.sees_proposals() {
            return Ok(());
        }
        let (user, at) = (user_key(request.identity, request.user), now());
        let mut before = None;
        loop {
            let filter = ProposalFilter { before, now: at.0, limit: AT_ONCE, ..ProposalFilter::default() };
            let stream = stream_of(request.identity, request.user);
            let (_, rows) = self.core.fresh_rows(&stream, &[READ_MODEL], &proposals(&user, &filter)).await?;
            let found = read_proposals(&rows)?;
            let Some(last) = found.last() else { return Ok(()) };
            before = Some((last.created_at, last.proposal_id));
            for proposal in found {
                let user_id = request.user.to_string();
                lines.send(ProposalLine { user_id, proposal: view(proposal, at)? }).await?;
            }
        }
    }
}
