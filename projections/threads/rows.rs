//! The rows that events of threads write.

use memledger_aggregates::thread::{AppendedMessage, SummaryStatus, ThreadChange, ThreadEvent};
use memledger_store::{Row, Value, projection::Recorded};
use uuid::Uuid;

use super::{message_key, summary_key, thread_key};

/// The places of columns that later events change.
const MESSAGES_OF_THREAD: usize = 4;
const CREATED_AT: usize = 5;
pub(super) const CONTENT_OF_MESSAGE: usize = 6;
const STATUS: usize = 5;
const CONTENT_OF_SUMMARY: usize = 10;
const LINES: usize = 11;
const MODEL: usize = 12;
const ERROR: usize = 13;
const GENERATION_TIME: usize = 14;

pub(super) fn messages_of(row: &Row) -> Result<i64, String> {
    row[MESSAGES_OF_THREAD].int().map_err(|wrong| wrong.to_string())
}

/// The thread's row after an event; one without messages begins anew with its next message.
pub(super) fn thread_row(recorded: &Recorded, before: Option<&Row>, messages: i64) -> Row {
    let at = recorded.event.recorded_at;
    let is_new = |row: &&Row| row[MESSAGES_OF_THREAD] != Value::Int(0);
    let created_at = before.filter(is_new).map_or(Value::Int(at), |row| row[CREATED_AT].clone());
    let mut row = thread_key(recorded);
    row.extend([messages.into(), created_at, at.into(), recorded.event.position.into()]);
    row
}

pub(super) fn message(recorded: &Recorded, appended: &AppendedMessage) -> Row {
    let maybe = |number: Option<i64>| number.map_or(Value::Null, Value::Int);
    let mut row = message_key(recorded, appended.seq);
    row.extend([
        appended.role.as_str().into(),
        appended.content.content_id.into(),
        i64::from(appended.calls).into(),
        maybe(appended.answers.map(|call| i64::from(call.seq))),
        maybe(appended.answers.map(|call| i64::from(call.call))),
        i64::from(appended.starts_group).into(),
        i64::from(appended.pinned).into(),
        appended.agent_id.as_deref().map_or(Value::Null, Value::from),
        recorded.event.actor.as_str().into(),
        recorded.event.recorded_at.into(),
        recorded.event.position.into(),
    ]);
    row
}

/// The row of a summary that begins.
pub(super) fn summary_row(recorded: &Recorded, event: &ThreadEvent) -> Option<Row> {
    let ThreadChange::SummaryStarted { base_id, end_seq, skipped, start_seq, summary_id, .. } = &event.change
    else {
        return None;
    };
    let mut row = summary_key(recorded, *summary_id);
    row.extend([
        SummaryStatus::Processing.as_str().into(),
        base_id.map_or(Value::Null, |id| id.to_string().into()),
        i64::from(*start_seq).into(),
        i64::from(*end_seq).into(),
        i64::from(*skipped).into(),
        Value::Null,
        Value::Null,
        Value::Null,
        Value::Null,
        Value::Null,
        recorded.event.recorded_at.into(),
    ]);
    Some(row)
}

pub(super) fn complete(row: &mut Row, content_id: Uuid, lines: u32, model: &str, generation_time_ms: u64) {
    row[STATUS] = SummaryStatus::Completed.as_str().into();
    row[CONTENT_OF_SUMMARY] = content_id.into();
    row[LINES] = i64::from(lines).into();
    row[MODEL] = model.into();
    row[GENERATION_TIME] = generation_time_ms.into();
}

/// Ends a summary that failed or was withdrawn: it has no lines.
pub(super) fn end(row: &mut Row, status: SummaryStatus, error: Option<&str>) {
    row[STATUS] = status.as_str().into();
    row[CONTENT_OF_SUMMARY] = Value::Null;
    row[ERROR] = error.map_or(Value::Null, Value::from);
}
