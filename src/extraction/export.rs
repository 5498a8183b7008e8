//! What an export holds of extractions: what was found in a person's messages, and what became of it.

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, json_text, tagged},
    part::{ExportRequest, ForgottenMemories, Part},
};
use memledger_projections::extractions::ExtractionFilter;
use serde::Serialize;
use serde_json::json;

use crate::{Extraction, ExtractionView};

/// Extractions read at once.
const AT_ONCE: usize = 200;

#[derive(Debug, Serialize)]
struct ExtractionLine {
    user_id: String,
    #[serde(flatten)]
    extraction: ExtractionView,
}

impl Exported for ExtractionLine {
    fn kind(&self) -> &'static str {
        "extraction"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let ExtractionView { id, status, created_at, extractor, thread_id, candidates, .. } =
            &self.extraction;
        let texts: Vec<&str> = candidates.iter().filter_map(|one| one.text.as_deref()).collect();
        let outcomes: Vec<&str> = candidates.iter().map(|one| one.outcome.as_str()).collect();
        Ok(Cells {
            id: id.clone(),
            state: status.clone(),
            content: texts.join("\n"),
            time: created_at.clone(),
            actor: extractor.clone().unwrap_or_default(),
            detail: json_text(&json!({ "thread_id": thread_id, "outcomes": outcomes })),
            ..Cells::default()
        })
    }
}

#[async_trait]
impl Part for Extraction {
    fn name(&self) -> &'static str {
        "extractions"
    }

    /// Candidates keep no text of a memory.
    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    /// As it is now; what was destroyed is in no export.
    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        if request.is_past {
            return Ok(());
        }
        let (identity, user, mut before) = (request.identity, request.user, None);
        loop {
            let filter = ExtractionFilter { before, limit: AT_ONCE, ..ExtractionFilter::default() };
            let found = self.found(identity, user, &filter).await?;
            let Some(last) = found.last() else { return Ok(()) };
            before = Some((last.created_at, last.extraction_id));
            for extraction in self.views(identity, user, found).await? {
                lines.send(ExtractionLine { user_id: request.user.to_string(), extraction }).await?;
            }
        }
    }
}
