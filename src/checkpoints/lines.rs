//! What an export says of checkpoints, writes and states, a line each.

use memledger_kernel::{
    LedgerError,
    export::{Cells, Exported, json_text, tagged, text},
};
use serde::Serialize;
use serde_json::json;

use crate::model::{CheckpointTuple, PendingWrite, ThreadState};

/// A line of an export: a checkpoint with those of its channels that no line of its thread before had.
#[derive(Debug, Serialize)]
pub struct CheckpointLine(pub CheckpointTuple);

impl Exported for CheckpointLine {
    fn kind(&self) -> &'static str {
        "checkpoint"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), &self.0)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let Self(tuple) = self;
        let serialised = |failed: serde_json::Error| LedgerError::Internal(failed.to_string());
        let detail = json!({
            "thread_id": tuple.thread_id, "ns": tuple.ns, "checkpoint": tuple.checkpoint, "blobs": tuple.blobs,
            "writes": tuple.writes, "metadata": tuple.metadata.get(),
        });
        Ok(Cells {
            id: tuple.checkpoint_id.clone(),
            content: serde_json::to_string(&tuple.channel_versions).map_err(serialised)?,
            reason: text(&tuple.parent_checkpoint_id),
            time: tuple.created_at.clone(),
            detail: json_text(&detail),
            ..Cells::default()
        })
    }
}

/// The latest state of a supervisor.
#[derive(Debug, Serialize)]
pub struct StateLine {
    pub thread_id: String,
    #[serde(flatten)]
    pub state: ThreadState,
}

impl Exported for StateLine {
    fn kind(&self) -> &'static str {
        "thread_state"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.state.id.clone(),
            content: self.state.checkpoint_data.get().to_owned(),
            time: self.state.updated_at.clone(),
            detail: json_text(&json!({"thread_id": self.thread_id})),
            ..Cells::default()
        })
    }
}

/// A write whose checkpoint is not there; those of others are in the line of their checkpoint.
#[derive(Debug, Serialize)]
pub struct WriteLine {
    pub thread_id: String,
    pub ns: String,
    pub checkpoint_id: String,
    #[serde(flatten)]
    pub write: PendingWrite,
}

impl Exported for WriteLine {
    fn kind(&self) -> &'static str {
        "checkpoint_write"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let detail = json!({ "thread_id": self.thread_id, "ns": self.ns, "write": self.write });
        Ok(Cells { id: self.checkpoint_id.clone(), detail: json_text(&detail), ..Cells::default() })
    }
}
