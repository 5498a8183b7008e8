//! Import: lines of other systems become memories, keeping ids and times; a second run adds nothing.

mod agno;
mod fields;
mod ids;
mod jsonl;
mod mem0;
mod mending;
mod openmemory;
mod parsing;
mod repeated;
mod report;
mod rows;
mod source;
mod turns;
mod under_way;

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::{MemoryId, Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError};
use uuid::Uuid;

pub use parsing::row_numbers;
pub use report::{BadLine, ImportReport, Note, NotedRows, Part};
pub use source::Source;

use crate::{Memories, commands::import::ImportDraft};
use parsing::{Line, Parsed, parse};
use repeated::Repeated;
use report::Remarks;
use under_way::{Numbered, UnderWay};

/// Memories of one append.
const BATCH: usize = 200;

/// Lines that are read at once: writing begins after the first of these, and goes on while the next are read.
const WINDOW: usize = 1_000;
/// Memories that are read and not written yet, at most, before more lines are read.
const READ_AHEAD: usize = 4_000;
/// After how many new memories a database is told to look at its tables.
const MANY: usize = 1_000;

impl Memories {
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
        let parsing = parse(source, text.as_ref(), user.is_none());
        parsing.ignored.into_iter().for_each(|(field, count)| report.ignore(field, count));
        report.part = parsing.part;
        let (mut lines, mut repeated) = (parsing.lines, Repeated::default());
        loop {
            let window: Vec<Line> = lines.by_ref().take(WINDOW).collect();
            let last = window.len() < WINDOW;
            for (user, drafts) in self.books_of(identity, source, window, user, &mut repeated, &mut report) {
                under_way.start(user, drafts);
            }
            let most_left = if last { 0 } else { READ_AHEAD };
            while under_way.memories() > most_left {
                under_way.hear(&mut report).await?;
                progress(report.created + report.known);
            }
            if last {
                report.sort();
                // The import stands whatever comes of this.
                if report.created >= MANY
                    && let Err(failed) = self.core.projector.refresh_statistics().await
                {
                    tracing::warn!(
                        %failed,
                        "the database could not analyse its tables; searches are slower until it does"
                    );
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
        repeated: &mut Repeated,
        report: &mut ImportReport,
    ) -> Vec<(UserId, Vec<Numbered>)> {
        let mut books: Vec<(UserId, Vec<Numbered>)> = Vec::new();
        let mut places: HashMap<UserId, usize> = HashMap::new();
        for (line, mut remarks, parsed) in window {
            let has_id = matches!(&parsed, Ok(Some(parsed)) if parsed.id.is_some());
            let drafted = match parsed {
                Ok(None) => {
                    report.passed_over += 1;
                    continue;
                }
                Ok(Some(parsed)) => self.import_draft(identity, source, parsed, user, &mut remarks),
                Err(message) => Err(LedgerError::invalid("line", message)),
            };
            match drafted {
                Ok((user, draft)) => {
                    if has_id && repeated.differs(&user, &draft) {
                        remarks.note(Note::IdRepeated);
                    }
                    report.add(line, remarks);
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
        mut parsed: Parsed,
        user: Option<&UserId>,
        remarks: &mut Remarks,
    ) -> Result<(UserId, ImportDraft), LedgerError> {
        let metadata = &mut parsed.new.metadata;
        let user = match (user, &parsed.user_id) {
            (Some(user), _) => user.clone(),
            (None, Some(named)) if !named.is_empty() => ids::user_id(named, metadata, remarks)?,
            (None, _) => return Err(LedgerError::invalid("user_id", "is missing; name one with --user")),
        };
        identity.may_write(&user)?;
        let named = parsed.id.as_ref().map(|id| ids::memory_id(id, metadata, remarks)).transpose()?;
        if source != Source::Jsonl {
            ids::map_foreign_ids(&mut parsed.new, remarks);
        }
        let (attributes, content) = self.check_new(parsed.new).map_err(|refused| match refused {
            LedgerError::Invalid { field, message } if field == "content" => {
                LedgerError::invalid(source.content_field(), message)
            }
            refused => refused,
        })?;
        let memory_id = match named {
            Some(id) => id,
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

#[cfg(test)]
mod tests;
