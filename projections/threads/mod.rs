//! Which threads does a user have, what was said in them, and how were they summarised? One row a thread, a message and a
//! summary, and one for each event that a timeline tells. A message that was rolled back has no row; a summary keeps its row without its lines.

mod change;
mod query;
mod rows;

use memledger_aggregates::thread::{SummaryStatus, ThreadChange, ThreadEvent};
use memledger_store::{
    Row, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};

pub use change::{ThreadChangeFilter, ThreadChangeRow, ThreadHistoryEvent};
pub(crate) use change::{change_of_row, timeline};
pub use query::{
    FoundMessage, FoundSummary, FoundThread, MESSAGE_COLUMNS, MessageFilter, SUMMARY_COLUMNS, base, by_id,
    group_starts, last_event, list, messages, read_messages, read_said, read_starts, read_summaries,
    read_threads, said, summaries, summary, thread,
};
use rows::{message, summary_row, thread_row};

const THREADS: usize = 0;
const MESSAGES: usize = 1;
const SUMMARIES: usize = 2;
const CHANGES: usize = 3;

pub const TABLES: &[Table] = &[
    Table {
        name: "threads",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("thread_id", Type::Text),
            ("messages", Type::Int),
            ("created_at", Type::Int),
            ("updated_at", Type::Int),
            // Of the thread's last event.
            ("position", Type::Int),
        ],
        key: 4,
        position: None,
        indexes: &[
            ("by_time", "(partition_id, tenant_id, user_id, updated_at)"),
            ("by_position", "(partition_id, tenant_id, user_id, position)"),
        ],
    },
    Table {
        name: "thread_messages",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("thread_id", Type::Text),
            ("seq", Type::Int),
            ("role", Type::Text),
            // None once it is destroyed.
            ("content_id", Type::Uuid),
            ("calls", Type::Int),
            // The call whose result it is.
            ("answers_seq", Type::Int),
            ("answers_call", Type::Int),
            ("starts_group", Type::Int),
            ("pinned", Type::Int),
            ("agent_id", Type::Text),
            ("actor", Type::Text),
            ("recorded_at", Type::Int),
            ("position", Type::Int),
        ],
        key: 5,
        position: None,
        indexes: &[("by_pin", "(partition_id, tenant_id, user_id, thread_id, pinned, seq)")],
    },
    Table {
        name: "thread_summaries",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("thread_id", Type::Text),
            ("summary_id", Type::Text),
            ("status", Type::Text),
            ("base_id", Type::Text),
            ("start_seq", Type::Int),
            ("end_seq", Type::Int),
            ("skipped", Type::Int),
            ("content_id", Type::Uuid),
            ("lines", Type::Int),
            ("model", Type::Text),
            ("error", Type::Text),
            ("generation_time_ms", Type::Int),
            ("created_at", Type::Int),
        ],
        key: 5,
        position: None,
        indexes: &[
            ("by_status", "(partition_id, tenant_id, user_id, thread_id, status, end_seq)"),
            ("by_time", "(partition_id, tenant_id, user_id, thread_id, created_at)"),
        ],
    },
    change::THREAD_CHANGES,
];

pub struct Threads;

impl Projection for Threads {
    fn name(&self) -> &'static str {
        "threads"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        let Some(event) = recorded.get::<ThreadEvent>().filter(|event| !is_about_an_extraction(event)) else {
            return;
        };
        rows.want(THREADS, thread_key(recorded));
        match &event.change {
            ThreadChange::MessagePurged { seq, .. } => rows.want(MESSAGES, message_key(recorded, *seq)),
            ThreadChange::SummaryCompleted { summary_id, .. }
            | ThreadChange::SummaryFailed { summary_id, .. } => {
                rows.want(SUMMARIES, summary_key(recorded, *summary_id));
            }
            ThreadChange::SummariesWithdrawn { summary_ids, .. } => {
                summary_ids.iter().for_each(|id| rows.want(SUMMARIES, summary_key(recorded, *id)));
            }
            _ => {}
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = recorded.get::<ThreadEvent>() else { return Ok(()) };
        if is_about_an_extraction(event) {
            // It leaves the thread itself as it was.
            if let Some(row) = change::row(recorded, event) {
                rows.put(CHANGES, TABLES[CHANGES].key, row);
            }
            return Ok(());
        }
        let count = rows.get(THREADS, &thread_key(recorded)).map_or(Ok(0), rows::messages_of)?;
        let mut messages = count;
        match &event.change {
            ThreadChange::MessageAppended(appended) => {
                rows.put(MESSAGES, TABLES[MESSAGES].key, message(recorded, appended));
                messages = i64::from(appended.seq) + 1;
            }
            ThreadChange::MessagesRolledBack { from_seq, .. } => {
                messages = i64::from(*from_seq);
                delete_messages(recorded, rows, messages..count);
            }
            ThreadChange::ThreadPurged { .. } => {
                messages = 0;
                delete_messages(recorded, rows, 0..count);
            }
            ThreadChange::MessagePurged { seq, .. } => {
                change(rows, MESSAGES, &message_key(recorded, *seq), |row| {
                    row[rows::CONTENT_OF_MESSAGE] = Value::Null
                })?;
            }
            ThreadChange::SummaryStarted { .. } => {
                if let Some(row) = summary_row(recorded, event) {
                    rows.put(SUMMARIES, TABLES[SUMMARIES].key, row);
                }
            }
            ThreadChange::SummaryCompleted { summary_id, content, lines, model, generation_time_ms } => {
                change(rows, SUMMARIES, &summary_key(recorded, *summary_id), |row| {
                    rows::complete(row, content.content_id, *lines, model, *generation_time_ms);
                })?;
            }
            ThreadChange::SummaryFailed { summary_id, error } => {
                change(rows, SUMMARIES, &summary_key(recorded, *summary_id), |row| {
                    rows::end(row, SummaryStatus::Failed, Some(error));
                })?;
            }
            ThreadChange::ExtractionRequested { .. }
            | ThreadChange::ExtractionStarted { .. }
            | ThreadChange::ExtractionCompleted { .. }
            | ThreadChange::ExtractionFailed { .. }
            | ThreadChange::ExtractionsWithdrawn { .. } => {}
            ThreadChange::SummariesWithdrawn { summary_ids, .. } => {
                for id in summary_ids {
                    change(rows, SUMMARIES, &summary_key(recorded, *id), |row| {
                        rows::end(row, SummaryStatus::Withdrawn, None);
                    })?;
                }
            }
        }
        if !event.erased().is_empty() {
            rows.texts_destroyed();
        }
        if let Some(row) = change::row(recorded, event) {
            rows.put(CHANGES, TABLES[CHANGES].key, row);
        }
        let row = thread_row(recorded, rows.get(THREADS, &thread_key(recorded)), messages);
        rows.put(THREADS, TABLES[THREADS].key, row);
        Ok(())
    }
}

/// These are rows of the read model of extractions.
fn is_about_an_extraction(event: &ThreadEvent) -> bool {
    matches!(
        event.change,
        ThreadChange::ExtractionRequested { .. }
            | ThreadChange::ExtractionStarted { .. }
            | ThreadChange::ExtractionCompleted { .. }
            | ThreadChange::ExtractionFailed { .. }
            | ThreadChange::ExtractionsWithdrawn { .. }
    )
}

fn delete_messages(recorded: &Recorded, rows: &mut RowSet, seqs: std::ops::Range<i64>) {
    for seq in seqs {
        let mut key = thread_key(recorded);
        key.push(seq.into());
        rows.delete(MESSAGES, key);
    }
}

fn change(rows: &mut RowSet, table: usize, key: &[Value], edit: impl FnOnce(&mut Row)) -> Result<(), String> {
    let mut row =
        rows.get(table, key).cloned().ok_or_else(|| format!("{} has no such row", TABLES[table].name))?;
    edit(&mut row);
    rows.put(table, TABLES[table].key, row);
    Ok(())
}

fn thread_key(recorded: &Recorded) -> Vec<Value> {
    let stream = recorded.event.stream();
    vec![
        recorded.event.partition_id.into(),
        stream.tenant_id.as_str().into(),
        stream.user().into(),
        stream.name().unwrap_or_default().into(),
    ]
}

fn message_key(recorded: &Recorded, seq: u32) -> Vec<Value> {
    let mut key = thread_key(recorded);
    key.push(i64::from(seq).into());
    key
}

fn summary_key(recorded: &Recorded, summary_id: uuid::Uuid) -> Vec<Value> {
    let mut key = thread_key(recorded);
    key.push(summary_id.to_string().into());
    key
}
