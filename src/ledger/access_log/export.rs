//! What an export holds of accesses.

use memledger_kernel::{export::ExportLines, part::ExportRequest};

use super::AccessesQuery;
use crate::{Ledger, LedgerError};

/// Accesses read at once: few, as each names up to hundreds of memories.
const ACCESSES: usize = 100;

impl Ledger {
    /// Those that this process recorded were stored before the export's own, which is not of its moment.
    pub(crate) async fn export_accesses(
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
