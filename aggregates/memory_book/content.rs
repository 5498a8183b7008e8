//! The personal part of a memory and its limits. It never stands in an event, only beside it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use super::rejection::MemoryBookRejection;

/// Longest text of a memory, in characters after trimming and NFC.
pub const MAX_CONTENT_CHARS: usize = 8_192;
/// Longest raw input kept beside a memory, in characters.
pub const MAX_INPUT_CHARS: usize = 32_768;
/// Most topics of one memory.
pub const MAX_TOPICS: usize = 16;
/// Longest topic, in characters.
pub const MAX_TOPIC_CHARS: usize = 128;
/// Largest metadata object, in bytes of compact JSON.
pub const MAX_METADATA_BYTES: usize = 8 * 1_024;
/// Deepest nesting of metadata.
pub const MAX_METADATA_DEPTH: usize = 16;
/// Longest reason for a deletion or a purge, in characters.
pub const MAX_REASON_CHARS: usize = 1_000;

/// Text, topics, metadata and raw input as a caller gave them.
#[derive(Debug, Clone, Default)]
pub struct RawContent {
    pub content: String,
    pub topics: Vec<String>,
    pub metadata: Map<String, Value>,
    pub input: Option<String>,
}

/// The personal part of a memory within its limits, normalised. Its fields are in canonical order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MemoryContent {
    pub content: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub metadata: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub topics: Vec<String>,
}

/// Why something was deleted or purged, in somebody's words: personal, so kept with the contents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    pub reason: String,
}

impl MemoryContent {
    /// Normalises and checks every limit; the error names the field.
    pub fn new(raw: RawContent) -> Result<Self, MemoryBookRejection> {
        let content = text("content", &raw.content, MAX_CONTENT_CHARS, true)?;
        let input = match raw.input.as_deref().map(str::trim) {
            None | Some("") => None,
            Some(input) => Some(text("input", input, MAX_INPUT_CHARS, true)?),
        };
        Ok(Self { content, topics: topics(&raw.topics)?, metadata: metadata(raw.metadata)?, input })
    }
}

impl Reason {
    pub fn new(reason: &str) -> Result<Self, MemoryBookRejection> {
        Ok(Self { reason: text("reason", reason, MAX_REASON_CHARS, true)? })
    }

    /// What another program said, cut to the limit and without control characters.
    pub fn shortened(said: &str) -> Result<Self, MemoryBookRejection> {
        let plain = said.trim().chars().map(|c| if c.is_control() { ' ' } else { c });
        Self::new(&plain.nfc().take(MAX_REASON_CHARS).collect::<String>())
    }
}

/// Trims, brings into NFC and checks length and characters. `lines` allows tabs and line ends.
pub fn text(field: &str, raw: &str, max: usize, lines: bool) -> Result<String, MemoryBookRejection> {
    let raw = raw.trim();
    // Most texts are in NFC, and looking costs a tenth of bringing them there.
    let text =
        if is_nfc_quick(raw.chars()) == IsNormalized::Yes { raw.to_owned() } else { raw.nfc().collect() };
    let length = text.chars().count();
    if length == 0 {
        return Err(MemoryBookRejection::invalid(field, "must not be empty"));
    }
    if length > max {
        return Err(MemoryBookRejection::invalid(
            field,
            format!("must have at most {max} characters, has {length}"),
        ));
    }
    let banned = |c: char| match c {
        '\n' | '\r' | '\t' => !lines,
        // They end lines, too, and are no control characters to Unicode.
        '\u{2028}' | '\u{2029}' => !lines,
        c => c.is_control(),
    };
    match text.chars().position(banned) {
        Some(at) => Err(MemoryBookRejection::invalid(
            field,
            format!("holds a control character at character {}", at + 1),
        )),
        None => Ok(text),
    }
}

fn topics(raw: &[String]) -> Result<Vec<String>, MemoryBookRejection> {
    let mut topics: Vec<String> = Vec::with_capacity(raw.len().min(MAX_TOPICS));
    for (at, topic) in raw.iter().enumerate() {
        let topic = text(&format!("topics[{at}]"), topic, MAX_TOPIC_CHARS, false)?;
        if !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    if topics.len() > MAX_TOPICS {
        return Err(MemoryBookRejection::invalid(
            "topics",
            format!("must be at most {MAX_TOPICS}, but there are {}", topics.len()),
        ));
    }
    Ok(topics)
}

fn metadata(map: Map<String, Value>) -> Result<Map<String, Value>, MemoryBookRejection> {
    let value = Value::Object(map);
    inspect("metadata", &value, 0)?;
    let bytes = value.to_string().len();
    if bytes > MAX_METADATA_BYTES {
        return Err(MemoryBookRejection::invalid(
            "metadata",
            format!("must have at most {MAX_METADATA_BYTES} bytes as JSON, has {bytes}"),
        ));
    }
    match value {
        Value::Object(map) => Ok(map),
        _ => Ok(Map::new()),
    }
}

/// Whether JSON can be kept as it came; else what is wrong, by its path.
pub fn check_json(path: &str, value: &Value) -> Result<(), MemoryBookRejection> {
    inspect(path, value, 0)
}

/// PostgreSQL text holds no NUL, and canonical JSON no number a double can't carry exactly.
fn inspect(path: &str, value: &Value, depth: usize) -> Result<(), MemoryBookRejection> {
    if depth > MAX_METADATA_DEPTH {
        return Err(MemoryBookRejection::invalid(
            path,
            format!("is nested deeper than {MAX_METADATA_DEPTH}"),
        ));
    }
    match value {
        Value::String(text) if text.contains('\0') => {
            Err(MemoryBookRejection::invalid(path, "holds a NUL character"))
        }
        Value::Number(n) => match (n.as_i64(), n.as_u64()) {
            (Some(i), _) if i.unsigned_abs() > (1 << 53) => Err(too_exact(path)),
            (None, Some(_)) => Err(too_exact(path)),
            // A longer one was rounded as it was read.
            (None, None)
                if n.as_f64().is_some_and(|f| f.fract() == 0.0 && f.abs() > (1_u64 << 53) as f64) =>
            {
                Err(too_exact(path))
            }
            _ => Ok(()),
        },
        Value::Array(items) => items
            .iter()
            .enumerate()
            .try_for_each(|(at, item)| inspect(&format!("{path}[{at}]"), item, depth + 1)),
        Value::Object(map) => map.iter().try_for_each(|(key, item)| {
            if key.contains('\0') {
                return Err(MemoryBookRejection::invalid(path, "has a key with a NUL character"));
            }
            inspect(&format!("{path}.{key}"), item, depth + 1)
        }),
        _ => Ok(()),
    }
}

fn too_exact(path: &str) -> MemoryBookRejection {
    MemoryBookRejection::invalid(path, "is a whole number over 2^53; send it as a string")
}
