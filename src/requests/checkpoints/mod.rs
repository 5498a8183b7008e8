//! Checkpoints of agents: serialised values in base64, JSON that is kept as it comes.

mod queries;
mod removal;

use std::collections::BTreeMap;

use base64::{Engine, engine::general_purpose::STANDARD};
use memledger_ledger::{
    LedgerError,
    checkpoints::{ChannelBlob, NewCheckpoint, NewWrite, NewWrites, TypedValue},
};
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

pub use queries::{CheckpointsParameters, NamespaceParameters, SearchCheckpointsBody};
pub use removal::{CopyThreadBody, DeleteRunsBody, HistoryBody, PruneBody, RetentionBody, StateBody};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TypedBody {
    /// What reads the bytes.
    #[serde(rename = "type")]
    #[schema(max_length = 256)]
    kind: String,
    #[serde(default)]
    #[schema(value_type = String, format = Byte)]
    data: String,
}

fn value(field: &str, kind: String, data: &str) -> Result<TypedValue, LedgerError> {
    let decoded = STANDARD.decode(data);
    let data = decoded.map_err(|wrong| {
        LedgerError::invalid(format!("{field}data"), format!("is not base64 with its padding: {wrong}"))
    })?;
    Ok(TypedValue { kind, data: data.into() })
}

impl TypedBody {
    fn value(self, field: &str) -> Result<TypedValue, LedgerError> {
        value(&format!("{field}."), self.kind, &self.data)
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlobBody {
    #[schema(max_length = 512)]
    channel: String,
    #[schema(max_length = 256)]
    version: String,
    /// `empty` has no data.
    #[serde(rename = "type")]
    #[schema(max_length = 256)]
    kind: String,
    #[serde(default)]
    #[schema(value_type = String, format = Byte)]
    data: String,
}

/// A checkpoint of an agent.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckpointBody {
    #[serde(default)]
    #[schema(min_length = 1, max_length = 256)]
    parent_checkpoint_id: Option<String>,
    checkpoint: TypedBody,
    /// A JSON object, by which searches filter.
    #[schema(value_type = Object)]
    metadata: Box<RawValue>,
    /// The same in the agent's own form.
    #[serde(default)]
    metadata_typed: Option<TypedBody>,
    /// The version of each channel.
    #[serde(default)]
    channel_versions: BTreeMap<String, String>,
    /// The channels whose version is new.
    #[serde(default)]
    blobs: Vec<BlobBody>,
    /// The run that made it; `run_id` of the metadata if absent.
    #[serde(default)]
    #[schema(max_length = 256)]
    run_id: Option<String>,
}

impl CheckpointBody {
    pub fn checkpoint(self, checkpoint_id: String) -> Result<NewCheckpoint, LedgerError> {
        let blob = |(at, blob): (usize, BlobBody)| {
            let value = value(&format!("blobs[{at}]."), blob.kind, &blob.data)?;
            Ok(ChannelBlob { channel: blob.channel, version: blob.version, value })
        };
        Ok(NewCheckpoint {
            checkpoint_id,
            parent_checkpoint_id: self.parent_checkpoint_id,
            checkpoint: self.checkpoint.value("checkpoint")?,
            metadata: self.metadata,
            metadata_typed: self.metadata_typed.map(|typed| typed.value("metadata_typed")).transpose()?,
            channel_versions: self.channel_versions,
            blobs: self.blobs.into_iter().enumerate().map(blob).collect::<Result<_, LedgerError>>()?,
            run_id: self.run_id,
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WriteBody {
    /// Its number among the task's writes. Below 0 for errors, interrupts and the like, which are replaced.
    idx: i64,
    #[schema(max_length = 512)]
    channel: String,
    #[serde(rename = "type")]
    #[schema(max_length = 256)]
    kind: String,
    #[serde(default)]
    #[schema(value_type = String, format = Byte)]
    data: String,
}

/// What a task wrote.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WritesBody {
    #[schema(max_length = 256)]
    task_id: String,
    #[serde(default)]
    #[schema(max_length = 512)]
    task_path: String,
    writes: Vec<WriteBody>,
}

impl TryFrom<WritesBody> for NewWrites {
    type Error = LedgerError;

    fn try_from(body: WritesBody) -> Result<Self, LedgerError> {
        let write = |(at, write): (usize, WriteBody)| {
            let value = value(&format!("writes[{at}]."), write.kind, &write.data)?;
            Ok(NewWrite { idx: write.idx, channel: write.channel, value })
        };
        let writes = body.writes.into_iter().enumerate().map(write).collect::<Result<_, LedgerError>>()?;
        Ok(Self { task_id: body.task_id, task_path: body.task_path, writes })
    }
}
