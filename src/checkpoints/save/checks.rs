//! What a caller may send.

use std::collections::BTreeMap;

use memledger_kernel::LedgerError;
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use crate::{
    model::{NewCheckpoint, NewWrites, TypedValue},
    names::{MAX_CHANNEL, MAX_NAME, checkpoint_id, is_name},
};

/// Most channels of a checkpoint, and most writes of a task at once.
const MANY: usize = 5_000;
/// Most new blobs of a checkpoint.
const BLOBS: usize = 2_000;

pub fn checkpoint(new: &NewCheckpoint) -> Result<(), LedgerError> {
    checkpoint_id("checkpoint_id", &new.checkpoint_id)?;
    if let Some(parent) = &new.parent_checkpoint_id {
        checkpoint_id("parent_checkpoint_id", parent)?;
    }
    if let Some(run) = &new.run_id {
        is_name("run_id", run, MAX_NAME)?;
    }
    kind("checkpoint.type", &new.checkpoint)?;
    if let Some(typed) = &new.metadata_typed {
        kind("metadata_typed.type", typed)?;
    }
    metadata(new.metadata.get())?;
    few("channel_versions", new.channel_versions.len(), MANY)?;
    few("blobs", new.blobs.len(), BLOBS)?;
    for (channel, version) in &new.channel_versions {
        is_name("channel_versions", channel, MAX_CHANNEL)?;
        is_name(&format!("channel_versions.{channel}"), version, MAX_NAME)?;
    }
    for (at, blob) in new.blobs.iter().enumerate() {
        is_name(&format!("blobs[{at}].channel"), &blob.channel, MAX_CHANNEL)?;
        is_name(&format!("blobs[{at}].version"), &blob.version, MAX_NAME)?;
        kind(&format!("blobs[{at}].type"), &blob.value)?;
    }
    Ok(())
}

/// Filters compare it, so that it must be an object whose values can be read; it is kept as it came.
fn metadata(raw: &str) -> Result<(), LedgerError> {
    let wrong = |why: String| LedgerError::invalid("metadata", why);
    if serde_json::from_str::<BTreeMap<String, IgnoredAny>>(raw).is_err() {
        return Err(wrong("must be a JSON object whose names are Unicode texts".to_owned()));
    }
    let unreadable =
        |why| wrong(format!("has a value that filters can't compare ({why}); put it into metadata_typed"));
    serde_json::from_str::<Map<String, Value>>(raw).map(drop).map_err(unreadable)
}

/// The run that metadata names, if it could be looked for.
pub fn run_of(metadata: &str) -> Option<String> {
    let metadata: Map<String, Value> = serde_json::from_str(metadata).ok()?;
    let run = metadata.get("run_id")?.as_str()?;
    is_name("run_id", run, MAX_NAME).is_ok().then(|| run.to_owned())
}

pub fn writes(new: &NewWrites) -> Result<(), LedgerError> {
    is_name("task_id", &new.task_id, MAX_NAME)?;
    is_name("task_path", &new.task_path, MAX_CHANNEL)?;
    few("writes", new.writes.len(), MANY)?;
    for (at, write) in new.writes.iter().enumerate() {
        is_name(&format!("writes[{at}].channel"), &write.channel, MAX_CHANNEL)?;
        kind(&format!("writes[{at}].type"), &write.value)?;
    }
    Ok(())
}

fn kind(field: &str, value: &TypedValue) -> Result<(), LedgerError> {
    is_name(field, &value.kind, MAX_NAME)
}

fn few(field: &str, many: usize, most: usize) -> Result<(), LedgerError> {
    if many > most {
        return Err(LedgerError::invalid(field, format!("has {many} entries, {most} are allowed")));
    }
    Ok(())
}
