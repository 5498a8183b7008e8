//! Reads the files of a model's folder.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde::de::DeserializeOwned;

/// Most bytes of a file that is text.
pub(super) const MOST_TEXT_BYTES: u64 = 64 * 1_024 * 1_024;
/// Most bytes of a model's weights, which are held in memory.
pub(super) const MOST_WEIGHT_BYTES: u64 = 4 * 1_024 * 1_024 * 1_024;

/// Where the file itself should be, if it was cloned without Git's extension for large files.
const POINTER: &[u8] = b"version https://git-lfs";

/// A file of a model's folder, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {what}", .file.display())]
pub struct FolderError {
    pub file: PathBuf,
    pub what: String,
}

/// What is wrong, in one line.
pub(super) fn wrong(file: &Path, what: impl fmt::Display) -> FolderError {
    let what = what.to_string();
    FolderError { file: file.to_owned(), what: what.lines().next().unwrap_or_default().to_owned() }
}

pub(super) fn bytes(file: &Path, most: u64) -> Result<Vec<u8>, FolderError> {
    optional(file, most)?.ok_or_else(|| {
        wrong(file, "is missing; a model's folder holds config.json, tokenizer.json and model.safetensors")
    })
}

/// None where there is no such file.
pub(super) fn optional(file: &Path, most: u64) -> Result<Option<Vec<u8>>, FolderError> {
    let size = match fs::metadata(file) {
        Ok(found) => found.len(),
        Err(failed) if failed.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(failed) => return Err(wrong(file, failed)),
    };
    if size > most {
        return Err(wrong(file, format!("has {size} bytes; the limit is {most}")));
    }
    let bytes = fs::read(file).map_err(|failed| wrong(file, failed))?;
    if bytes.starts_with(POINTER) {
        let what = "is a pointer of Git LFS, not the file itself: fetch the file with `git lfs pull`";
        return Err(wrong(file, what));
    }
    Ok(Some(bytes))
}

pub(super) fn json<T: DeserializeOwned>(file: &Path, text: &[u8]) -> Result<T, FolderError> {
    serde_json::from_slice(text).map_err(|failed| wrong(file, failed))
}

pub(super) fn optional_json<T: DeserializeOwned>(file: &Path) -> Result<Option<T>, FolderError> {
    optional(file, MOST_TEXT_BYTES)?.map(|text| json(file, &text)).transpose()
}
