//! What an export holds of runs: what was answered to them.

use memledger_kernel::export::{Cells, Exported, tagged};

use super::RunAnswer;
use crate::LedgerError;

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
