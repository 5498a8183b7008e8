//! How both logs forget, and what an export has of them.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::ExportLines,
    part::{ExportRequest, ForgottenMemories, Part},
};
use memledger_projections::UserKey;

use crate::Records;

/// When memories were retrieved, and what was asked of them.
pub struct Operations(pub Arc<Records>);

#[async_trait]
impl Part for Operations {
    fn name(&self) -> &'static str {
        "operations"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        let user = UserKey::of(forgotten.book);
        for memory in forgotten.memories {
            self.0.operations.forget(&user, memory.as_str()).await?;
        }
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        match request.identity.may_audit() {
            Ok(()) => self.0.export_operations(request, lines).await,
            Err(_) => Ok(()),
        }
    }
}

/// Who read which memories: ids, which stay on record.
pub struct Accesses(pub Arc<Records>);

#[async_trait]
impl Part for Accesses {
    fn name(&self) -> &'static str {
        "accesses"
    }

    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        match request.identity.may_audit() {
            Ok(()) => self.0.export_accesses(request, lines).await,
            Err(_) => Ok(()),
        }
    }
}
