//! What recall holds of a person: words and vectors of large users, in memory.

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::ExportLines,
    part::{ExportRequest, ForgottenMemories, Part},
};
use memledger_projections::UserKey;

use crate::Recall;

#[async_trait]
impl Part for Recall {
    fn name(&self) -> &'static str {
        "recall"
    }

    /// Whoever reads the user's rows from now on finds none of that text.
    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        self.residents.forget(&UserKey::of(forgotten.book));
        Ok(())
    }

    /// What it holds is made from the memories.
    async fn export(&self, _: &ExportRequest<'_>, _: &ExportLines) -> Result<(), LedgerError> {
        Ok(())
    }
}
