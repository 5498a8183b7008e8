//! From the bytes of a file to memories as their source has them, one row at a time.

use memledger_aggregates::{Timestamp, memory_book::MemoryState};
use memledger_kernel::time;
use serde_json::Value;

use super::{
    Source, agno, jsonl, mem0, mending, openmemory,
    report::{Part, Remarks},
    rows::{self, MAX_DOCUMENT_BYTES},
    turns,
};
use crate::commands::NewMemory;

/// One memory as a source has it.
#[derive(Debug, Clone)]
pub struct Parsed {
    pub id: Option<String>,
    pub user_id: Option<String>,
    pub new: NewMemory,
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
    pub state: MemoryState,
}

type Read = Result<Option<Parsed>, String>;
type Reader = Box<dyn Fn(Value, &mut Remarks) -> Read + Send>;

/// A row's number, what is to be said of it, and its memory; none if it is a line of an export that is no memory.
pub(super) type Line = (usize, Remarks, Read);

/// A file that is being read.
pub(super) struct Parsing<'a> {
    pub lines: Box<dyn Iterator<Item = Line> + Send + 'a>,
    /// Fields of the document that are left behind, with how many items they have.
    pub ignored: Vec<(String, usize)>,
    pub part: Option<Part>,
}

/// Row after row; with `by_user`, of a file that may have many users, one user's after the other's.
pub(super) fn parse(source: Source, file: &[u8], by_user: bool) -> Parsing<'_> {
    let mut file = rows::read(file, source.lists(), MAX_DOCUMENT_BYTES);
    let part = file.part();
    let (mut around, mut fault) = (Remarks::default(), file.fault.take());
    let read: Reader = match source {
        Source::Jsonl => Box::new(jsonl::memory),
        Source::Agno => {
            let of_dump = agno::is_dump(&file.rows);
            Box::new(move |row, remarks| agno::memory(row, of_dump, remarks))
        }
        Source::Mem0 => {
            let now = time::now();
            Box::new(move |row, remarks| mem0::memory(row, now, remarks))
        }
        Source::OpenMemory => {
            let tables = openmemory::Tables::of(&mut file, &mut around).unwrap_or_else(|why| {
                fault = Some((1, why));
                openmemory::Tables::default()
            });
            Box::new(move |row, remarks| openmemory::memory(row, &tables, remarks))
        }
    };
    let mut ignored = file.left();
    ignored.extend(around.ignored.into_iter().map(|field| (field, 1)));
    if let Some((line, why)) = fault {
        let lines = Box::new(std::iter::once((line, Remarks::default(), Err(why))));
        return Parsing { lines, ignored, part };
    }
    let mut rows = file.rows;
    if by_user {
        turns::end(&mut rows, |(row, _)| turns::owner_of_row(row));
    }
    let lines = rows.into_iter().map(move |(row, number)| {
        let mut remarks = Remarks::default();
        let read = value(source, row, &mut remarks).and_then(|value| read(value, &mut remarks));
        (number, remarks, read)
    });
    Parsing { lines: Box::new(lines), ignored, part }
}

/// The ledger's own lines are taken as they are, or not at all.
fn value(source: Source, row: &[u8], remarks: &mut Remarks) -> Result<Value, String> {
    let text = std::str::from_utf8(row).map_err(|e| format!("is not UTF-8: {e}"))?;
    let value = match source {
        Source::Jsonl => serde_json::from_str(text),
        _ => mending::value(text, remarks),
    };
    // The line is named by whoever reports it.
    value.map_err(|e| format!("is not JSON: {}", e.to_string().replace(" at line 1 column ", " at column ")))
}

/// The numbers of the rows of a file, in their order in it; of one that can't be read at all, its one fault's.
pub fn row_numbers(source: Source, file: &[u8]) -> Vec<usize> {
    let lines = parse(source, file, false).lines;
    lines.map(|(number, ..)| number).collect()
}
