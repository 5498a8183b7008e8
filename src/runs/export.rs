//! What an export holds of runs, and how they forget: what models answered to them, and what they gave as reasons. Either
//! may quote a memory.

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, tagged},
    part::{ExportRequest, ForgottenMemories, Part},
};

use crate::{RunAnswer, Runs, runs_of};

impl Exported for RunAnswer {
    fn kind(&self) -> &'static str {
        "answer"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.run_id.clone(),
            state: if self.fallback { "fallback".into() } else { String::new() },
            event: format!("{} {}", self.step, self.item),
            content: self.body.to_string(),
            ..Cells::default()
        })
    }
}

#[async_trait]
impl Part for Runs {
    fn name(&self) -> &'static str {
        "runs"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        self.erase_answers(forgotten.identity, forgotten.user).await
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        if request.identity.may_audit().is_err() {
            return Ok(());
        }
        let runs = runs_of(&request.identity.tenant, request.user);
        let mut version = 0;
        while let Some(events) = request.events(&self.core, &runs, version).await? {
            version = events.last().map_or(version, |event| event.version);
            for answer in self.answers_of(&events).await? {
                lines.send(answer).await?;
            }
        }
        Ok(())
    }
}
