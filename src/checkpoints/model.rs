//! Checkpoints as callers send and see them.

use std::{collections::BTreeMap, sync::Arc};

use base64::{Engine, engine::general_purpose::STANDARD};
use serde::{Serialize, Serializer, ser::Error};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// Bytes that are shared rather than copied; base64 in JSON.
pub type Bytes = Arc<[u8]>;

/// Nothing in base64 is escaped in JSON: looking for what would have to be takes longer than encoding it.
fn base64<S: Serializer>(bytes: &Bytes, to: S) -> Result<S::Ok, S::Error> {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4 + 2);
    text.push('"');
    STANDARD.encode_string(bytes, &mut text);
    text.push('"');
    RawValue::from_string(text).map_err(S::Error::custom)?.serialize(to)
}

/// The kind of serialised values that are absent.
pub const EMPTY: &str = "empty";

/// A serialised value with the name of what reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TypedValue {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(serialize_with = "base64")]
    #[schema(value_type = String, format = Byte)]
    pub data: Bytes,
}

/// A version of a channel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChannelBlob {
    pub channel: String,
    pub version: String,
    #[serde(flatten)]
    pub value: TypedValue,
}

/// What a task wrote that is not part of a checkpoint yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PendingWrite {
    pub task_id: String,
    pub task_path: String,
    /// Below 0 for errors, interrupts and the like, of which a task has one each.
    pub idx: i64,
    pub channel: String,
    #[serde(flatten)]
    pub value: TypedValue,
}

/// A checkpoint to be stored.
#[derive(Debug, Clone)]
pub struct NewCheckpoint {
    pub checkpoint_id: String,
    pub parent_checkpoint_id: Option<String>,
    pub checkpoint: TypedValue,
    /// A JSON object.
    pub metadata: Box<RawValue>,
    pub metadata_typed: Option<TypedValue>,
    pub channel_versions: BTreeMap<String, String>,
    /// Of the versions that are new.
    pub blobs: Vec<ChannelBlob>,
    pub run_id: Option<String>,
}

/// The writes of one task.
#[derive(Debug, Clone)]
pub struct NewWrites {
    pub task_id: String,
    pub task_path: String,
    pub writes: Vec<NewWrite>,
}

#[derive(Debug, Clone)]
pub struct NewWrite {
    pub idx: i64,
    pub channel: String,
    pub value: TypedValue,
}

/// A checkpoint with its channels and what is pending.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CheckpointTuple {
    pub thread_id: String,
    pub ns: String,
    pub checkpoint_id: String,
    pub parent_checkpoint_id: Option<String>,
    pub checkpoint: TypedValue,
    #[schema(value_type = Object)]
    pub metadata: Box<RawValue>,
    pub metadata_typed: Option<TypedValue>,
    pub channel_versions: BTreeMap<String, String>,
    /// Those of `channel_versions` that exist.
    pub blobs: Vec<ChannelBlob>,
    /// In the order of their tasks' paths, tasks and numbers.
    pub writes: Vec<PendingWrite>,
    pub created_at: String,
}

/// The latest state of a supervisor in a thread.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ThreadState {
    pub id: String,
    /// Any JSON, as it was sent.
    #[schema(value_type = serde_json::Value)]
    pub checkpoint_data: Box<RawValue>,
    #[serde(skip)]
    pub revision: u64,
    pub created_at: String,
    pub updated_at: String,
}

/// A write of an ancestor, for the history of a channel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AncestorWrite {
    pub checkpoint_id: String,
    #[serde(flatten)]
    pub write: PendingWrite,
}

/// What a channel was made of since its last stored value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChannelHistory {
    /// The value of the nearest ancestor that has one.
    pub seed: Option<TypedValue>,
    /// From that ancestor on, the oldest first.
    pub writes: Vec<AncestorWrite>,
}
