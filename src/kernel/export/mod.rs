//! Everything of one user, one line each: what a line is, in both formats.

pub mod csv;

use std::{any::Any, fmt};

use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::LedgerError;
pub use csv::Cells;

/// One thing that an export holds.
pub trait Exported: Any + fmt::Debug + Send + Sync {
    /// The `type` of its lines.
    fn kind(&self) -> &'static str;

    /// The line in JSON, its `type` first; see [`tagged`].
    fn json(&self) -> Result<Vec<u8>, LedgerError>;

    fn cells(&self) -> Result<Cells, LedgerError>;
}

pub type ExportLine = Box<dyn Exported>;

/// The line's item, if it is of that type.
pub fn item<T: 'static>(line: &ExportLine) -> Option<&T> {
    let item: &dyn Any = line.as_ref();
    item.downcast_ref()
}

/// An item's fields behind its `type`.
pub fn tagged(kind: &'static str, item: &impl Serialize) -> Result<Vec<u8>, LedgerError> {
    #[derive(Serialize)]
    struct Tagged<'a, T> {
        #[serde(rename = "type")]
        kind: &'static str,
        #[serde(flatten)]
        item: &'a T,
    }
    serde_json::to_vec(&Tagged { kind, item }).map_err(|failed| LedgerError::Internal(failed.to_string()))
}

/// A cell of what may be absent.
pub fn text(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}

/// JSON as a cell; nothing where there is nothing in it.
pub fn json_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Object(fields) if fields.is_empty() => String::new(),
        other => other.to_string(),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    Jsonl,
    Csv,
}

impl ExportFormat {
    pub fn parse(name: &str) -> Result<Self, LedgerError> {
        match name {
            "jsonl" => Ok(Self::Jsonl),
            "csv" => Ok(Self::Csv),
            other => Err(LedgerError::invalid("format", format!("{other:?} is neither jsonl nor csv"))),
        }
    }

    /// What stands before the first line, if anything.
    pub fn heading(self) -> Result<Vec<u8>, LedgerError> {
        match self {
            Self::Jsonl => Ok(Vec::new()),
            Self::Csv => csv::heading(),
        }
    }

    /// A line with its end.
    pub fn bytes(self, line: &ExportLine) -> Result<Vec<u8>, LedgerError> {
        match self {
            Self::Csv => csv::line(line.kind(), line.cells()?),
            Self::Jsonl => {
                let mut text = line.json()?;
                text.push(b'\n');
                Ok(text)
            }
        }
    }
}

/// Where the lines of an export go, one after the other.
#[derive(Debug, Clone)]
pub struct ExportLines(pub mpsc::Sender<Result<ExportLine, LedgerError>>);

impl ExportLines {
    pub async fn send(&self, item: impl Exported) -> Result<(), LedgerError> {
        let gone = |_| LedgerError::Unavailable("the receiver closed the connection".into());
        self.0.send(Ok(Box::new(item))).await.map_err(gone)
    }
}
