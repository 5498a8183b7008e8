//! What an export holds of accesses.

use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, json_text, tagged},
    part::ExportRequest,
};
use serde_json::json;

use super::{AccessView, AccessesQuery};
use crate::Records;

/// Accesses read at once: few, as each names up to hundreds of memories.
const ACCESSES: usize = 100;

impl Records {
    /// Those that this process recorded were stored before the export's own, which is not of its moment.
    pub async fn export_accesses(
        &self,
        request: &ExportRequest<'_>,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let ExportRequest { identity, user, .. } = *request;
        let mut cursor = None;
        loop {
            let query = AccessesQuery {
                user_id: Some(user.clone()),
                to: Some(request.time),
                limit: ACCESSES,
                cursor,
                ..AccessesQuery::default()
            };
            let page = self.stored_accesses(identity, query).await?;
            for access in page.items {
                lines.send(access).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
    }
}

impl Exported for AccessView {
    fn kind(&self) -> &'static str {
        "access"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            state: self.status.clone(),
            event: self.route.clone(),
            actor: self.actor.clone(),
            time: self.at.clone(),
            recorded_at: self.at.clone(),
            detail: json_text(&json!({
                "credential_id": self.credential_id, "role": self.role, "count": self.count, "memory_ids": self.memory_ids,
                "revs": self.revs, "times": self.times, "correlation_id": self.correlation_id,
            })),
            ..Cells::default()
        })
    }
}
