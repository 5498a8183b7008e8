//! Reading what a delta is made of: the changes after a rev, with their memories and texts, in one answer.

use std::collections::HashMap;

use memledger_aggregates::memory_book::Kind;
use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};
use uuid::Uuid;

use super::{
    ChangeRow, HistoryEvent, TABLES,
    query::{change, columns, count},
};
use crate::UserKey;

/// What happened after a rev, and to what.
#[derive(Debug, Default)]
pub struct Since {
    /// The rev asked for, else the one that the reader acknowledged, else the newest.
    pub rev: u64,
    /// Whether no rev was asked for, and the reader acknowledged none yet.
    pub is_first: bool,
    /// The credential that the reader's place belongs to: none where every key shares it, empty where it is nobody's yet.
    pub owner: Option<String>,
    /// The newest rev, but for edges that the ledger found by itself: pollers watch it for changes.
    pub head: u64,
    /// The rev that was asked for as the last.
    pub until: Option<u64>,
    /// Whether there may be more behind the last of the changes.
    pub is_full: bool,
    /// Oldest first, without the edges between memories.
    pub changes: Vec<ChangeRow>,
    /// The changed memories by id, as they are now.
    pub memories: HashMap<String, Current>,
    /// The texts that the changes left, replaced or took away, by content; none of those purged since.
    pub texts: HashMap<Uuid, String>,
}

/// What a delta tells of a memory beside its text.
#[derive(Debug, Clone)]
pub struct Current {
    pub kind: Kind,
    pub category: Option<String>,
    pub bank: String,
    pub importance: u8,
    pub revision: u64,
    pub pinned: bool,
}

/// An agent in a thread, of which it is known what it has seen of the changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reader {
    pub thread_id: String,
    /// Empty for a key without an agent.
    pub name: String,
}

impl Reader {
    /// What places are named that threads had before each reader had its own. No reader is: names hold no line breaks.
    pub const EVERYBODY: &str = "\n";
}

/// Changes after a rev, or after what a reader acknowledged where none is given, and until another one, where that is given,
/// with their memories and texts: [`Since::read`] reads it. Who reads for the first time begins at the newest. Edges between memories change none, and a
/// new memory may have several.
pub fn since(
    user: &UserKey,
    reader: &Reader,
    (rev, until): (Option<u64>, Option<u64>),
    limit: usize,
    dialect: Dialect,
) -> Query {
    let own = |alias: &str| {
        format!("{alias}.partition_id = $1 AND {alias}.tenant_id = $2 AND {alias}.user_id = $3")
    };
    // How few changes there are is nothing a planner can know: joined, PostgreSQL reads all of a user's memories
    // for each change while it has no statistics yet, or else all contents.
    let memories =
        dialect.look_up_if_any("memories", "m", &format!("{} AND m.memory_id = h.memory_id", own("m")));
    let body = |content: &str| {
        format!("(SELECT c.body FROM contents c WHERE c.partition_id = $1 AND c.content_id = {content})")
    };
    let sql = format!(
        "WITH place AS (SELECT \
           coalesce($4, (SELECT max(a.rev) FROM thread_acks a WHERE {} AND a.thread_id = $5 \
             AND a.reader IN ($7, $8))) AS seen, \
           (SELECT a.owner FROM thread_acks a WHERE {} AND a.thread_id = $5 AND a.reader = $7) AS owner, \
           coalesce((SELECT max(n.rev) FROM user_stats n WHERE {}), 0) AS counted, \
           coalesce((SELECT n.rev FROM changes n WHERE {} ORDER BY n.rev DESC LIMIT 1), 0) AS newest), \
         level AS (SELECT seen, owner, CASE WHEN counted < newest THEN counted ELSE newest END AS head FROM place), \
         span AS (SELECT coalesce(seen, head) AS since, head, owner, \
           CASE WHEN seen IS NULL THEN 1 ELSE 0 END AS is_first FROM level) \
         SELECT span.since, span.head, span.is_first, span.owner, {}, m.category, m.bank, m.importance, m.revision, m.pinned, m.kind, {}, \
           CASE WHEN h.new_content <> h.old_content THEN {} END \
         FROM span LEFT JOIN (SELECT * FROM changes t WHERE {} AND t.rev > (SELECT since FROM span) \
           AND t.rev <= coalesce($9, t.rev) AND t.event <> '{}' ORDER BY t.rev LIMIT $6) h ON TRUE {memories}",
        own("a"),
        own("a"),
        own("n"),
        own("n"),
        columns(),
        body("coalesce(h.new_content, h.old_content)"),
        body("h.old_content"),
        own("t"),
        HistoryEvent::Link.as_str()
    );
    let parameters = vec![
        user.partition_id.into(),
        user.tenant_id.as_str().into(),
        user.user_id.as_str().into(),
        rev.into(),
        reader.thread_id.as_str().into(),
        (limit as u64).into(),
        reader.name.as_str().into(),
        Reader::EVERYBODY.into(),
        until.into(),
    ];
    Query { sql, parameters }
}

impl Since {
    pub fn read(rows: Vec<Row>, until: Option<u64>, limit: usize) -> Result<Self, StoreError> {
        let mut since = Self { until, ..Self::default() };
        for mut row in rows {
            (since.rev, since.head) = (count(&row[0])?, count(&row[1])?);
            since.is_first = row[2].int()? == 1;
            since.owner = row[3].maybe(Value::text)?.map(str::to_owned);
            // Nothing happened: the one row holds only where.
            if row[4] == Value::Null {
                continue;
            }
            let found = change(&row[4..])?;
            let memory = &row[4 + TABLES[0].columns.len()..];
            if let Some(revision) = memory[3].maybe(count)? {
                let kind = memory[5].text()?;
                let unknown =
                    || StoreError::Corrupt(format!("a row of memories has the unknown kind {kind:?}"));
                let current = Current {
                    kind: Kind::parse(kind).ok_or_else(unknown)?,
                    category: memory[0].maybe(Value::text)?.map(str::to_owned),
                    bank: memory[1].text()?.to_owned(),
                    importance: u8::try_from(memory[2].int()?).map_err(StoreError::corrupt)?,
                    revision,
                    pinned: memory[4].int()? != 0,
                };
                since.memories.insert(found.memory_id.clone(), current);
            }
            let (replaced, left) = (row.pop(), row.pop());
            for (id, body) in [(found.old_content, replaced), (found.new_content.or(found.old_content), left)]
            {
                if let (Some(id), Some(Value::Text(body))) = (id, body) {
                    since.texts.insert(id, body.into());
                }
            }
            since.changes.push(found);
        }
        // A join promises no order.
        since.changes.sort_by_key(|change| change.rev);
        since.is_full = since.changes.len() >= limit;
        Ok(since)
    }

    /// Adds what was read behind the last of the changes.
    pub fn go_on(&mut self, more: Self) {
        (self.head, self.is_full) = (more.head, more.is_full);
        self.changes.extend(more.changes);
        self.memories.extend(more.memories);
        self.texts.extend(more.texts);
    }

    /// The rev that the span leads to. It may lie after the last change: relations that callers made have revs too, and are
    /// not among the changes.
    pub fn reaches(&self) -> u64 {
        match self.changes.last() {
            Some(last) if self.is_full => last.rev,
            // One of the two read models may be ahead of the other: neither skips a change nor tells it twice.
            last => {
                let head = self.until.map_or(self.head, |until| until.min(self.head));
                head.max(self.rev).max(last.map_or(0, |last| last.rev))
            }
        }
    }

    /// Whether there may be more after the span.
    pub fn is_cut(&self) -> bool {
        self.reaches() < self.until.map_or(self.head, |until| until.min(self.head))
    }
}
