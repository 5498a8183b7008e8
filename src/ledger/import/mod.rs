//! Import: lines of other systems become memories, keeping ids and times; a second run adds nothing.

mod agno;
mod jsonl;
mod mem0;
mod turns;
mod under_way;

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::{MemoryId, Timestamp, UserId, memory_book::MemoryState};
use serde_json::{Map, Value};
use uuid::Uuid;

use under_way::{Numbered, UnderWay};

use crate::{Identity, Ledger, LedgerError, NewMemory, drafts::ImportDraft, time};

/// Where the lines come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Jsonl,
    Agno,
    Mem0,
}

impl Source {
    pub fn parse(name: &str) -> Result<Self, LedgerError> {
        match name {
            "jsonl" => Ok(Self::Jsonl),
            "agno" => Ok(Self::Agno),
            "mem0" => Ok(Self::Mem0),
            other => Err(LedgerError::invalid("from", format!("{other:?} is none of jsonl, agno, mem0"))),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Jsonl => "jsonl",
            Self::Agno => "agno",
            Self::Mem0 => "mem0",
        }
    }
}

/// One memory as a source has it.
#[derive(Debug, Clone)]
pub(crate) struct Parsed {
    pub id: Option<String>,
    pub user_id: Option<String>,
    pub new: NewMemory,
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
    pub state: MemoryState,
}

/// A line that could not be taken, or whose memory the ledger refused, with its number from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    pub line: usize,
    pub message: String,
}

#[derive(Debug, Clone, Default)]
pub struct ImportReport {
    /// Memories in the file.
    pub read: usize,
    pub created: usize,
    /// Known already, by id.
    pub known: usize,
    /// Lines of an export that are no memories.
    pub passed_over: usize,
    pub bad: Vec<BadLine>,
}

/// Memories of one append.
const BATCH: usize = 200;

/// Lines that are read at once: writing begins after the first of these, and goes on while the next are read.
const WINDOW: usize = 1_000;
/// Memories that are read and not written yet, at most, before more lines are read.
const READ_AHEAD: usize = 4_000;
/// After how many new memories a database is told to look at its tables.
const MANY: usize = 1_000;

impl Ledger {
    /// Imports a file for the users it names, or for the given one. Every good line is taken; the
    /// bad ones are reported by number and change nothing.
    pub async fn import(
        self: &Arc<Self>,
        identity: &Identity,
        source: Source,
        text: impl AsRef<[u8]> + Send,
        user: Option<&UserId>,
        mut progress: impl FnMut(usize) + Send,
    ) -> Result<ImportReport, LedgerError> {
        let mut report = ImportReport::default();
        let mut under_way = UnderWay::new(self.clone(), identity.clone(), source);
        let mut lines = parse(source, text.as_ref(), user.is_none());
        loop {
            let window: Vec<Line> = lines.by_ref().take(WINDOW).collect();
            let last = window.len() < WINDOW;
            for (user, drafts) in self.books_of(identity, source, window, user, &mut report) {
                under_way.start(user, drafts);
            }
            let most_left = if last { 0 } else { READ_AHEAD };
            while under_way.memories() > most_left {
                under_way.hear(&mut report).await?;
                progress(report.created + report.known);
            }
            if last {
                report.bad.sort_by_key(|bad| bad.line);
                // The import stands whatever comes of this.
                if report.created >= MANY
                    && let Err(failed) = self.projector.refresh_statistics().await
                {
                    tracing::warn!(%failed, "the database did not look at its tables; searches are slower until it does");
                }
                return Ok(report);
            }
        }
    }

    /// The memories of some lines by user, each user's in the order of the lines.
    fn books_of(
        &self,
        identity: &Identity,
        source: Source,
        window: Vec<Line>,
        user: Option<&UserId>,
        report: &mut ImportReport,
    ) -> Vec<(UserId, Vec<Numbered>)> {
        let mut books: Vec<(UserId, Vec<Numbered>)> = Vec::new();
        let mut places: HashMap<UserId, usize> = HashMap::new();
        for (line, parsed) in window {
            let drafted = match parsed {
                Ok(None) => {
                    report.passed_over += 1;
                    continue;
                }
                Ok(Some(parsed)) => self.import_draft(identity, source, parsed, user),
                Err(message) => Err(LedgerError::invalid("line", message)),
            };
            match drafted {
                Ok((user, draft)) => {
                    let place = *places.entry(user.clone()).or_insert_with(|| {
                        books.push((user, Vec::new()));
                        books.len() - 1
                    });
                    books[place].1.push((line, Arc::new(draft)));
                }
                Err(LedgerError::Invalid { field, message }) if field == "line" => {
                    report.bad.push(BadLine { line, message });
                }
                Err(error) => report.bad.push(BadLine { line, message: error.to_string() }),
            }
        }
        books
    }

    fn import_draft(
        &self,
        identity: &Identity,
        source: Source,
        parsed: Parsed,
        user: Option<&UserId>,
    ) -> Result<(UserId, ImportDraft), LedgerError> {
        let user = match (user, &parsed.user_id) {
            (Some(user), _) => user.clone(),
            (None, Some(named)) => {
                UserId::new(named).map_err(|e| LedgerError::invalid("user_id", e.to_string()))?
            }
            (None, None) => return Err(LedgerError::invalid("user_id", "is missing; name one with --user")),
        };
        identity.may_write(&user)?;
        let (attributes, content) = self.check_new(parsed.new).map_err(|refused| match refused {
            LedgerError::Invalid { field, message } if field == "content" && source != Source::Jsonl => {
                LedgerError::invalid("memory", message)
            }
            refused => refused,
        })?;
        let memory_id = match &parsed.id {
            Some(id) => MemoryId::new(id).map_err(|e| LedgerError::invalid("id", e.to_string()))?,
            None => derived_id(source, &user, &content.content, parsed.created_at)?,
        };
        let draft = ImportDraft {
            memory_id,
            attributes,
            content,
            // Some systems tell the last change alone.
            created_at: parsed.created_at.or(parsed.updated_at),
            updated_at: parsed.updated_at,
            state: parsed.state,
        };
        Ok((user, draft))
    }
}

/// The id of a memory that came without one: the same for the same text, user and time.
fn derived_id(
    source: Source,
    user: &UserId,
    content: &str,
    created_at: Option<Timestamp>,
) -> Result<MemoryId, LedgerError> {
    let name = format!("{}\0{user}\0{content}\0{:?}", source.name(), created_at.map(|at| at.0));
    let id = Uuid::new_v5(&Uuid::NAMESPACE_OID, name.as_bytes());
    MemoryId::new(id.to_string()).map_err(|e| LedgerError::Internal(e.to_string()))
}

type Line = (usize, Result<Option<Parsed>, String>);

type Lines<'a> = Box<dyn Iterator<Item = Line> + Send + 'a>;

/// Line after line; with `by_user`, of a file that may have many, one user's after the other's.
fn parse(source: Source, mut text: &[u8], by_user: bool) -> Lines<'_> {
    // Some programs begin a file in UTF-8 with a byte order mark, which is no part of the text.
    while let Some(rest) = text.strip_prefix("\u{feff}".as_bytes()) {
        text = rest;
    }
    match source {
        Source::Jsonl => lines(text, jsonl::memory, by_user),
        Source::Agno => lines(text, agno::memory, by_user),
        Source::Mem0 => mem0::memories(text, by_user),
    }
}

fn is_blank(line: &[u8]) -> bool {
    std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty())
}

fn lines(text: &[u8], read: fn(Value) -> Result<Option<Parsed>, String>, by_user: bool) -> Lines<'_> {
    let numbered = text.split(|byte| *byte == b'\n').zip(1..);
    let mut filled: Vec<(&[u8], usize)> = numbered.filter(|(line, _)| !is_blank(line)).collect();
    if by_user {
        turns::end(&mut filled, |(line, _)| turns::owner_of_line(line));
    }
    Box::new(filled.into_iter().map(move |(line, number)| {
        let text = std::str::from_utf8(line).map_err(|e| format!("is not UTF-8: {e}"));
        let value = text.and_then(|text| serde_json::from_str(text).map_err(no_json));
        (number, value.and_then(read))
    }))
}

/// The line is named by whoever reports it.
fn no_json(error: serde_json::Error) -> String {
    format!("is no JSON: {}", error.to_string().replace(" at line 1 column ", " at column "))
}

/// A time in any of the accepted forms, as JSON has it.
pub(crate) fn instant(field: &str, value: Option<&Value>) -> Result<Option<Timestamp>, String> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Number(number)) => {
            let at = time::from_number(number.as_f64().unwrap_or(f64::NAN));
            at.map(Some).map_err(|why| format!("{field}: {number} {why}"))
        }
        Some(Value::String(text)) => time::parse(field, text).map(Some).map_err(|e| e.to_string()),
        Some(other) => Err(format!("{field}: {other} is no time")),
    }
}

/// A list of topics, or one of them alone.
pub(crate) fn topics(value: Option<&Value>) -> Result<Vec<String>, String> {
    match value {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::String(topic)) => Ok(vec![topic.clone()]),
        Some(Value::Array(items)) => items
            .iter()
            .map(|item| item.as_str().map(str::to_owned).ok_or_else(|| format!("topics: {item} is no text")))
            // Other systems let blank ones through; they say nothing.
            .filter(|topic| topic.as_ref().map_or(true, |topic| !topic.trim().is_empty()))
            .collect(),
        Some(other) => Err(format!("topics: {other} is no list")),
    }
}

/// What a memory carries beside its text, in no form of ours.
pub(crate) fn metadata(value: Option<&Value>) -> Result<Map<String, Value>, String> {
    match value {
        None | Some(Value::Null) => Ok(Map::new()),
        Some(Value::Object(metadata)) => Ok(metadata.clone()),
        Some(other) => Err(format!("metadata: {other} is no object")),
    }
}

/// A text field that may be absent; a number is taken as its digits, since some systems number their ids.
pub(crate) fn text(field: &str, value: Option<&Value>) -> Result<Option<String>, String> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(Value::Number(number)) => Ok(Some(number.to_string())),
        Some(other) => Err(format!("{field}: {other} is no text")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was taken, by line and text, and what was not, by line.
    fn parsed(source: Source, text: &str) -> (Vec<(usize, String)>, Vec<usize>) {
        let (mut taken, mut bad) = (Vec::new(), Vec::new());
        for (line, parsed) in parse(source, text.as_bytes(), true) {
            match parsed {
                Ok(parsed) => taken.extend(parsed.map(|parsed| (line, parsed.new.content))),
                Err(_) => bad.push(line),
            }
        }
        (taken, bad)
    }

    #[test]
    fn a_byte_order_mark_before_a_file_of_any_source_is_passed_over() {
        let files = [
            (Source::Jsonl, "{\"content\": \"one\"}\n{\"content\": \"two\"}\n"),
            (Source::Agno, "{\"memory\": \"one\"}\n{\"memory\": \"two\"}\n"),
            (Source::Mem0, "{\"memory\": \"one\"}\n{\"memory\": \"two\"}\n"),
            (Source::Mem0, "[{\"memory\": \"one\"}, {\"memory\": \"two\"}]"),
            (Source::Mem0, "{\"results\": [{\"memory\": \"one\"},\n {\"memory\": \"two\"}]}"),
        ];
        let wanted = vec![(1, "one".to_owned()), (2, "two".to_owned())];
        for (source, file) in files {
            for mark in ["", "\u{feff}"] {
                let (taken, bad) = parsed(source, &format!("{mark}{file}"));
                assert_eq!((taken, bad), (wanted.clone(), Vec::new()), "{source:?} {mark:?} {file}");
            }
        }
        // Inside of a file it is a character like any other, and none that JSON begins with.
        let (taken, bad) = parsed(Source::Jsonl, "{\"content\": \"one\"}\n\u{feff}{\"content\": \"two\"}");
        assert_eq!((taken, bad), (vec![(1, "one".to_owned())], vec![2]));
    }

    #[test]
    fn users_that_take_turns_in_a_file_come_one_after_the_other() {
        let items = [("bo", "one"), ("ann", "two"), ("bo", "three"), ("ann", "four")];
        let rows = items.map(|(user, text)| serde_json::json!({"user_id": user, "memory": text}).to_string());
        let in_turn = [(1, "one"), (3, "three"), (2, "two"), (4, "four")];
        let in_turn = in_turn.map(|(line, text)| (line, text.to_owned())).to_vec();
        for (source, file) in [
            (Source::Agno, rows.join("\n")),
            (Source::Jsonl, rows.join("\n").replace("memory", "content")),
            (Source::Mem0, rows.join("\n")),
            (Source::Mem0, format!("[{}]", rows.join(","))),
        ] {
            assert_eq!(parsed(source, &file), (in_turn.clone(), Vec::new()), "{source:?} {file}");
            let as_it_stands = parse(source, file.as_bytes(), false).map(|(line, _)| line);
            assert_eq!(as_it_stands.collect::<Vec<_>>(), [1, 2, 3, 4], "of one user: {source:?}");
        }
    }

    #[test]
    fn a_user_is_the_same_however_a_line_says_it() {
        let rows = [
            r#"{"user_id": "5", "memory": "one"}"#,
            r#"{"user_id": "ann", "memory": "two"}"#,
            r#"{"user_id": 5, "memory": "three"}"#,
            r#"{"user_id": "ann", "user_id": "5", "memory": "four"}"#,
            r#"{"user_id": "5", "memory": "five"}"#,
        ];
        for file in [rows.join("\n"), format!("[{}]", rows.join(","))] {
            let lines: Vec<usize> =
                parse(Source::Mem0, file.as_bytes(), true).map(|(line, _)| line).collect();
            assert_eq!(lines, [1, 3, 4, 5, 2], "{file}");
        }
    }

    #[test]
    fn a_time_out_of_reach_makes_a_bad_line_that_says_so() {
        for at in ["\"0001-01-01\"", "99999999999", "\"99999999999\""] {
            let line = format!("{{\"content\": \"x\", \"created_at\": {at}}}");
            let lines = parse(Source::Jsonl, line.as_bytes(), false);
            let (_, parsed) = lines.last().unwrap();
            let said = parsed.unwrap_err();
            assert!(said.starts_with("created_at: ") && said.contains("too far away"), "{said}");
        }
    }
}
