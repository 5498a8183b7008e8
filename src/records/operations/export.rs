//! What an export holds of operations.

use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, json_text, tagged, text},
    part::ExportRequest,
};
use serde_json::json;

use super::{OperationView, OperationsQuery};
use crate::Records;

/// Operations read at once.
const OPERATIONS: usize = 500;

impl Records {
    pub async fn export_operations(
        &self,
        request: &ExportRequest<'_>,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let ExportRequest { identity, user, .. } = *request;
        let mut cursor = None;
        loop {
            let query = OperationsQuery {
                user_id: Some(user.clone()),
                to: Some(request.time),
                limit: OPERATIONS,
                cursor,
                ..OperationsQuery::default()
            };
            let page = self.operations(identity, query).await?;
            for operation in page.items {
                lines.send(operation).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
    }
}

impl Exported for OperationView {
    fn kind(&self) -> &'static str {
        "operation"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: text(&self.memory_id),
            state: self.status.clone(),
            event: self.op.clone(),
            category: text(&self.category),
            actor: self.actor.clone(),
            reason: text(&self.error),
            time: self.ts.clone(),
            recorded_at: self.ts.clone(),
            detail: json_text(&json!({"node": self.node, "thread_id": self.thread_id, "sim": self.sim})),
            ..Cells::default()
        })
    }
}
