//! Everything of one user: memories, history, events, what runs asked of models, one line each.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{MemoryBook, MemoryRecord, MemoryState},
};
use memledger_projections::{
    changes,
    memories::{self, FoundMemory},
};
use serde::Serialize;
use tokio::sync::mpsc;

use super::{
    feed::FeedItem,
    list::{AsOf, ListQuery, StateFilter},
};
use crate::{
    Identity, Ledger, LedgerError, Memory,
    access::Scope,
    runs::{RunAnswer, WORKFLOW_RUN, runs_of},
    time::rfc3339,
    views::HistoryItem,
};

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
            Self::Csv => csv_line(&CSV_COLUMNS),
        }
    }

    /// A line with its end.
    pub fn bytes(self, line: &ExportLine) -> Result<Vec<u8>, LedgerError> {
        match self {
            Self::Csv => csv_line(&line.csv().map(no_formula)),
            Self::Jsonl => {
                let mut text = serde_json::to_vec(line).map_err(|e| LedgerError::Internal(e.to_string()))?;
                text.push(b'\n');
                Ok(text)
            }
        }
    }
}

fn csv_line(cells: &[impl AsRef<str>]) -> Result<Vec<u8>, LedgerError> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(cells.iter().map(AsRef::as_ref)).map_err(|e| LedgerError::Internal(e.to_string()))?;
    writer.into_inner().map_err(|e| LedgerError::Internal(e.to_string()))
}

/// A spreadsheet would take some texts for formulas, which can send away what stands beside them, and texts come from
/// whoever spoke to an agent. Behind an apostrophe it takes them for texts. The list is OWASP's:
/// <https://owasp.org/www-community/attacks/CSV_Injection>.
fn no_formula(cell: String) -> String {
    match cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{cell}"),
        false => cell,
    }
}

/// One line of an export.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ExportLine {
    Memory(Box<Memory>),
    History(Box<HistoryItem>),
    Event(Box<FeedItem>),
    Answer(Box<RunAnswer>),
}

/// The header of the CSV form; all lines share the columns.
const CSV_COLUMNS: [&str; 16] = [
    "type",
    "id",
    "state",
    "event",
    "category",
    "bank",
    "importance",
    "topics",
    "content",
    "old",
    "actor",
    "reason",
    "rev",
    "partition_id",
    "position",
    "time",
];

impl ExportLine {
    /// The cells of the CSV form, in the order of `CSV_COLUMNS`.
    fn csv(&self) -> [String; 16] {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        match self {
            Self::Memory(m) => [
                "memory".into(),
                m.id.clone(),
                m.state.clone(),
                String::new(),
                text(&m.category),
                m.bank.clone(),
                m.importance.to_string(),
                m.topics.join("; "),
                text(&m.content),
                String::new(),
                String::new(),
                String::new(),
                m.rev.to_string(),
                String::new(),
                String::new(),
                m.updated_at.clone(),
            ],
            Self::History(h) => [
                "history".into(),
                text(&h.memory_id),
                text(&h.new_state),
                h.event.clone(),
                String::new(),
                String::new(),
                String::new(),
                String::new(),
                text(&h.new),
                text(&h.old),
                h.actor.clone(),
                text(&h.reason),
                h.rev.map(|rev| rev.to_string()).unwrap_or_default(),
                h.partition_id.to_string(),
                h.position.to_string(),
                h.ts.clone(),
            ],
            Self::Event(e) => [
                "event".into(),
                e.event_id.clone(),
                String::new(),
                e.event_type.clone(),
                String::new(),
                String::new(),
                String::new(),
                String::new(),
                e.body.get().to_owned(),
                String::new(),
                e.actor.clone(),
                String::new(),
                e.version.to_string(),
                e.partition_id.to_string(),
                e.position.to_string(),
                e.recorded_at.clone(),
            ],
            Self::Answer(a) => {
                let mut cells: [String; 16] = Default::default();
                let [kind, id, state, event, _, _, _, _, content, ..] = &mut cells;
                (*kind, *id, *content) = ("answer".into(), a.run_id.clone(), a.body.to_string());
                *event = format!("{} {}", a.step, a.item);
                *state = if a.fallback { "fallback".into() } else { String::new() };
                cells
            }
        }
    }
}

/// Lines read ahead of a slow receiver.
const AHEAD: usize = 256;

impl Ledger {
    /// Streams an export; a failure in the middle is the last thing sent.
    pub async fn export(
        self: &Arc<Self>,
        identity: &Identity,
        user: &UserId,
    ) -> Result<mpsc::Receiver<Result<ExportLine, LedgerError>>, LedgerError> {
        identity.may_read(user)?;
        if let Scope::Only(allowed) = self.access_rules().reach(identity)? {
            let message = "an export holds every category, so an agent that has an allowlist can't make one; \
                           use the key of a supervisor, an auditor or an admin";
            return Err(LedgerError::category_not_allowed(message, &allowed));
        }
        // What can be refused is refused before the first line.
        self.fresh(&Self::stream(identity, user), &["memories", "changes"]).await?;
        let (sender, receiver) = mpsc::channel(AHEAD);
        let identity = identity.clone().by(identity.via.alone());
        self.note_export(&identity, user).await?;
        let (ledger, user) = (self.clone(), user.clone());
        tokio::spawn(async move {
            if let Err(failed) = ledger.send_export(&identity, &user, &sender).await {
                sender.send(Err(failed)).await.ok();
            }
        });
        Ok(receiver)
    }

    async fn send_export(
        &self,
        identity: &Identity,
        user: &UserId,
        lines: &mpsc::Sender<Result<ExportLine, LedgerError>>,
    ) -> Result<(), LedgerError> {
        let gone = |_| LedgerError::Unavailable("the receiver went away".into());
        // All of it is of this moment, whatever is written while it is sent.
        let (standing, newest) = self.newest(&Self::stream(identity, user)).await?;
        let mut cursor = None;
        loop {
            let as_of = Some(AsOf::Rev(newest));
            let query =
                ListQuery { state: StateFilter::All, limit: 500, cursor, as_of, ..ListQuery::default() };
            let mut page = self.list(identity, user, query).await?;
            self.add_what_no_past_knows(identity, user, &mut page.items).await?;
            for memory in page.items {
                lines.send(Ok(ExportLine::Memory(Box::new(memory)))).await.map_err(gone)?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                break;
            }
        }
        let stream = Self::stream(identity, user);
        let user_key = self.fresh(&stream, &["changes"]).await?;
        let mut rev = 0;
        loop {
            let mut rows = changes::after_rev(self.store.as_ref(), &user_key, rev, 500).await?;
            rows.retain(|row| row.rev <= newest);
            let Some(last) = rows.last() else { break };
            rev = last.rev;
            for item in self.history_items(&user_key, rows).await? {
                lines.send(Ok(ExportLine::History(Box::new(item)))).await.map_err(gone)?;
            }
        }
        // Runs are told to those who read workflows.
        let runs = identity.may_audit().ok().map(|()| runs_of(&identity.tenant, user));
        for stream in [Some(stream), runs].into_iter().flatten() {
            let mut version = 0;
            loop {
                let mut events = self.store.read_stream(&stream, version, 500).await?;
                events.retain(|event| event.position <= standing.applied);
                let Some(last) = events.last() else { break };
                version = last.version;
                for event in &events {
                    let item = FeedItem::new(event.clone(), String::new())?;
                    lines.send(Ok(ExportLine::Event(Box::new(item)))).await.map_err(gone)?;
                }
                let answers = match stream.stream_type == WORKFLOW_RUN {
                    true => self.answers_of(&events).await?,
                    false => Vec::new(),
                };
                for answer in answers {
                    lines.send(Ok(ExportLine::Answer(Box::new(answer)))).await.map_err(gone)?;
                }
            }
        }
        Ok(())
    }

    /// How often memories were retrieved, as it is now, and which were purged while the export was sent: their texts are
    /// gone.
    async fn add_what_no_past_knows(
        &self,
        identity: &Identity,
        user: &UserId,
        memories: &mut [Memory],
    ) -> Result<(), LedgerError> {
        let ids: Vec<&str> = memories.iter().map(|memory| memory.id.as_str()).collect();
        let found = memories::by_ids(self.store.as_ref(), &Self::user_key(identity, user), &ids).await?;
        let found: HashMap<String, FoundMemory> =
            found.into_iter().map(|found| (found.memory_id.to_string(), found)).collect();
        // From the log: the read model may not have heard of the purge yet.
        let purged = |book: &MemoryBook| -> HashSet<String> {
            let is_purged = |(_, record): &(&MemoryId, &MemoryRecord)| record.state == MemoryState::Purged;
            book.iter().filter(is_purged).map(|(id, _)| id.to_string()).collect()
        };
        let purged = match memories.iter().any(|memory| memory.content.is_none()) {
            true => self.books.look(&Self::stream(identity, user), purged).await?,
            false => HashSet::new(),
        };
        for memory in memories {
            if purged.contains(&memory.id) {
                memory.state = MemoryState::Purged.to_string();
            }
            let Some(now) = found.get(&memory.id) else { continue };
            memory.retrievals = now.retrievals;
            memory.last_accessed_at = now.last_accessed_at.map(|at| rfc3339(Timestamp(at)));
        }
        Ok(())
    }
}
