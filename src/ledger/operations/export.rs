//! What an export holds of operations.

use memledger_kernel::{export::ExportLines, part::ExportRequest};

use super::OperationsQuery;
use crate::{Ledger, LedgerError};

/// Operations read at once.
const OPERATIONS: usize = 500;

impl Ledger {
    pub(crate) async fn export_operations(
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
