//! Everything of one user: memories, history, events, what runs asked of models, operations, accesses, one line each.

mod csv;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use memledger_aggregates::{
    MemoryId, Readers, STREAMS, Timestamp, UserId,
    memory_book::{MemoryBook, MemoryRecord, MemoryState},
};
use memledger_projections::{
    UserKey, changes,
    memories::{self, FoundMemory},
};
use memledger_store::{StoredEvent, StreamKey};
use serde::Serialize;
use tokio::sync::mpsc;

use super::{
    feed::FeedItem,
    gathered::WINDOW,
    list::{AsOf, ListQuery, StateFilter},
};
use crate::{
    Identity, Ledger, LedgerError, Memory,
    access::Scope,
    access_log::{AccessView, AccessesQuery},
    operations::{OperationView, OperationsQuery},
    runs::{RunAnswer, WORKFLOW_RUN},
    time::{now, rfc3339},
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
            Self::Csv => csv::line(&csv::COLUMNS),
        }
    }

    /// A line with its end.
    pub fn bytes(self, line: &ExportLine) -> Result<Vec<u8>, LedgerError> {
        match self {
            Self::Csv => csv::line(&csv::cells(line)?),
            Self::Jsonl => {
                let mut text = serde_json::to_vec(line).map_err(|e| LedgerError::Internal(e.to_string()))?;
                text.push(b'\n');
                Ok(text)
            }
        }
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
    Operation(Box<OperationView>),
    Access(Box<AccessView>),
}

/// Lines read ahead of a slow receiver.
const AHEAD: usize = 32;

/// Operations read at once.
const OPERATIONS: usize = 500;
/// Accesses read at once: fewer, as each names up to hundreds of memories.
const ACCESSES: usize = 100;

/// The moment that an export is of.
#[derive(Debug, Clone, Copy)]
struct Moment {
    /// None for now.
    as_of: Option<AsOf>,
    rev: u64,
    /// What lies behind either is not in it.
    position: i64,
    time: Timestamp,
}

type Lines = mpsc::Sender<Result<ExportLine, LedgerError>>;

async fn send(lines: &Lines, line: ExportLine) -> Result<(), LedgerError> {
    let gone = |_| LedgerError::Unavailable("the receiver went away".into());
    lines.send(Ok(line)).await.map_err(gone)
}

impl Ledger {
    /// Streams an export, of now or of a moment in the past; a failure in the middle is the last thing sent.
    pub async fn export(
        self: &Arc<Self>,
        identity: &Identity,
        user: &UserId,
        as_of: Option<AsOf>,
    ) -> Result<mpsc::Receiver<Result<ExportLine, LedgerError>>, LedgerError> {
        identity.may_read(user)?;
        if let Scope::Only(allowed) = self.access_rules().reach(identity)? {
            let message = "an export holds every category, so an agent that has an allowlist can't make one; \
                           use the key of a supervisor, an auditor or an admin";
            return Err(LedgerError::category_not_allowed(message, &allowed));
        }
        // What can be refused is refused before the first line.
        self.fresh(&Self::stream(identity, user), &["memories", "changes"]).await?;
        // All of it is of this moment, whatever is written while it is sent.
        let moment = self.moment(&Self::stream(identity, user), as_of).await?;
        let (sender, receiver) = mpsc::channel(AHEAD);
        let identity = identity.clone().by(identity.via.alone());
        self.note_export(&identity, user).await?;
        let (ledger, user) = (self.clone(), user.clone());
        tokio::spawn(async move {
            if let Err(failed) = ledger.send_export(&identity, &user, moment, &sender).await {
                sender.send(Err(failed)).await.ok();
            }
        });
        Ok(receiver)
    }

    async fn moment(&self, stream: &StreamKey, as_of: Option<AsOf>) -> Result<Moment, LedgerError> {
        let time = now();
        let Some(wanted) = as_of else {
            let (standing, rev) = self.newest(stream).await?;
            return Ok(Moment { as_of, rev, position: standing.applied, time });
        };
        let rev = self.book_as_of(stream, wanted).await?.rev();
        if let AsOf::Time(time) = wanted {
            return Ok(Moment { as_of, rev, position: i64::MAX, time });
        }
        let rows =
            changes::after_rev(self.store.as_ref(), &UserKey::of(stream), rev.saturating_sub(1), 1).await?;
        let last = rows.first().filter(|row| row.rev == rev);
        let (position, time) =
            last.map_or((0, Timestamp(0)), |row| (row.position, Timestamp(row.recorded_at)));
        Ok(Moment { as_of, rev, position, time })
    }

    async fn send_export(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        self.send_memories(identity, user, moment, lines).await?;
        self.send_history(identity, user, moment, lines).await?;
        // Runs, operations and accesses are shown to those who read workflows.
        let audits = identity.may_audit().is_ok();
        for kind in STREAMS {
            let shown = match kind.readers() {
                Some(Readers::All) => true,
                Some(Readers::Audit) => audits,
                None => false,
            };
            if shown {
                let stream =
                    StreamKey { stream_type: kind.name().to_owned(), ..Self::stream(identity, user) };
                self.send_events(&stream, moment, lines).await?;
            }
        }
        if audits {
            self.send_operations(identity, user, moment, lines).await?;
            self.send_accesses(identity, user, moment, lines).await?;
        }
        Ok(())
    }

    async fn send_memories(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        let mut cursor = None;
        loop {
            let as_of = Some(AsOf::Rev(moment.rev));
            let query =
                ListQuery { state: StateFilter::All, limit: 500, cursor, as_of, ..ListQuery::default() };
            let mut page = self.list(identity, user, query).await?;
            if moment.as_of.is_none() {
                self.add_what_no_past_knows(identity, user, &mut page.items).await?;
            }
            for memory in page.items {
                send(lines, ExportLine::Memory(Box::new(memory))).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
    }

    async fn send_history(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        let user_key = self.fresh(&Self::stream(identity, user), &["changes"]).await?;
        let mut rev = 0;
        loop {
            let mut rows = changes::after_rev(self.store.as_ref(), &user_key, rev, WINDOW).await?;
            rows.retain(|row| row.rev <= moment.rev);
            let Some(last) = rows.last() else { return Ok(()) };
            rev = last.rev;
            for item in self.history_items(&user_key, rows).await? {
                send(lines, ExportLine::History(Box::new(item))).await?;
            }
        }
    }

    /// The events of one stream, and behind those of runs what models answered.
    async fn send_events(
        &self,
        stream: &StreamKey,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        let mut version = 0;
        loop {
            let mut events = self.store.read_stream(stream, version, 500).await?;
            let is_of_then =
                |event: &StoredEvent| event.position <= moment.position && event.recorded_at <= moment.time.0;
            events.retain(is_of_then);
            let Some(last) = events.last() else { return Ok(()) };
            version = last.version;
            for event in &events {
                let item = FeedItem::new(event.clone(), String::new())?;
                send(lines, ExportLine::Event(Box::new(item))).await?;
            }
            if stream.stream_type == WORKFLOW_RUN {
                for answer in self.answers_of(&events).await? {
                    send(lines, ExportLine::Answer(Box::new(answer))).await?;
                }
            }
        }
    }

    async fn send_operations(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        let mut cursor = None;
        loop {
            let query = OperationsQuery {
                user_id: Some(user.clone()),
                to: Some(moment.time),
                limit: OPERATIONS,
                cursor,
                ..OperationsQuery::default()
            };
            let page = self.operations(identity, query).await?;
            for operation in page.items {
                send(lines, ExportLine::Operation(Box::new(operation))).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
    }

    /// Those that this process recorded were stored before the export's own, which is not of its moment.
    async fn send_accesses(
        &self,
        identity: &Identity,
        user: &UserId,
        moment: Moment,
        lines: &Lines,
    ) -> Result<(), LedgerError> {
        let mut cursor = None;
        loop {
            let query = AccessesQuery {
                user_id: Some(user.clone()),
                to: Some(moment.time),
                limit: ACCESSES,
                cursor,
                ..AccessesQuery::default()
            };
            let page = self.stored_accesses(identity, query).await?;
            for access in page.items {
                send(lines, ExportLine::Access(Box::new(access))).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
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
