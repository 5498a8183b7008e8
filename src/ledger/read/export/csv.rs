//! The CSV form of an export, for spreadsheets: all lines share the columns, and no cell is a formula.

use serde_json::{Value, json};

use super::ExportLine;
use crate::LedgerError;

/// The header.
pub const COLUMNS: [&str; 21] = [
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
    "created_at",
    "recorded_at",
    "input",
    "metadata",
    "detail",
];

#[derive(Default)]
struct Cells {
    kind: &'static str,
    id: String,
    state: String,
    event: String,
    category: String,
    bank: String,
    importance: String,
    topics: String,
    content: String,
    old: String,
    actor: String,
    reason: String,
    rev: String,
    partition_id: String,
    position: String,
    time: String,
    created_at: String,
    recorded_at: String,
    input: String,
    metadata: String,
    /// What has no column of its own, as JSON.
    detail: String,
}

fn text(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}

/// Nothing where there is nothing in it.
fn json_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Object(fields) if fields.is_empty() => String::new(),
        other => other.to_string(),
    }
}

impl Cells {
    fn of(line: &ExportLine) -> Result<Self, LedgerError> {
        Ok(match line {
            ExportLine::Memory(m) => Self {
                kind: "memory",
                id: m.id.clone(),
                state: m.state.clone(),
                category: text(&m.category),
                bank: m.bank.clone(),
                importance: m.importance.to_string(),
                topics: m.topics.join("; "),
                content: text(&m.content),
                rev: m.rev.to_string(),
                time: m.updated_at.clone(),
                created_at: m.created_at.clone(),
                recorded_at: m.recorded_at.clone(),
                input: text(&m.input),
                metadata: json_text(&Value::Object(m.metadata.clone())),
                detail: memory_detail(line)?,
                ..Self::default()
            },
            ExportLine::History(h) => Self {
                kind: "history",
                id: text(&h.memory_id),
                state: text(&h.new_state),
                event: h.event.clone(),
                content: text(&h.new),
                old: text(&h.old),
                actor: h.actor.clone(),
                reason: text(&h.reason),
                rev: h.rev.map(|rev| rev.to_string()).unwrap_or_default(),
                partition_id: h.partition_id.to_string(),
                position: h.position.to_string(),
                time: h.ts.clone(),
                recorded_at: h.ts.clone(),
                detail: json_text(&history_detail(h)),
                ..Self::default()
            },
            ExportLine::Event(e) => Self {
                kind: "event",
                id: e.event_id.clone(),
                event: e.event_type.clone(),
                content: e.body.get().to_owned(),
                actor: e.actor.clone(),
                rev: e.version.to_string(),
                partition_id: e.partition_id.to_string(),
                position: e.position.to_string(),
                time: e.recorded_at.clone(),
                recorded_at: e.recorded_at.clone(),
                ..Self::default()
            },
            ExportLine::Answer(a) => Self {
                kind: "answer",
                id: a.run_id.clone(),
                state: if a.fallback { "fallback".into() } else { String::new() },
                event: format!("{} {}", a.step, a.item),
                content: a.body.to_string(),
                ..Self::default()
            },
            ExportLine::Operation(o) => Self {
                kind: "operation",
                id: text(&o.memory_id),
                state: o.status.clone(),
                event: o.op.clone(),
                category: text(&o.category),
                actor: o.actor.clone(),
                reason: text(&o.error),
                time: o.ts.clone(),
                recorded_at: o.ts.clone(),
                detail: json_text(&json!({"node": o.node, "thread_id": o.thread_id, "sim": o.sim})),
                ..Self::default()
            },
            ExportLine::Access(a) => Self {
                kind: "access",
                state: a.status.clone(),
                event: a.route.clone(),
                actor: a.actor.clone(),
                time: a.at.clone(),
                recorded_at: a.at.clone(),
                detail: json_text(&json!({
                    "credential_id": a.credential_id, "role": a.role, "count": a.count, "memory_ids": a.memory_ids,
                    "revs": a.revs, "times": a.times, "correlation_id": a.correlation_id,
                })),
                ..Self::default()
            },
        })
    }

    fn in_order(self) -> [String; 21] {
        [
            self.kind.to_owned(),
            self.id,
            self.state,
            self.event,
            self.category,
            self.bank,
            self.importance,
            self.topics,
            self.content,
            self.old,
            self.actor,
            self.reason,
            self.rev,
            self.partition_id,
            self.position,
            self.time,
            self.created_at,
            self.recorded_at,
            self.input,
            self.metadata,
            self.detail,
        ]
    }
}

/// Fields of a memory that have columns.
const SHOWN: [&str; 16] = [
    "type",
    "id",
    "user_id",
    "state",
    "category",
    "bank",
    "importance",
    "topics",
    "content",
    "rev",
    "updated_at",
    "created_at",
    "recorded_at",
    "input",
    "metadata",
    "event",
];

/// All other fields that hold anything.
fn memory_detail(line: &ExportLine) -> Result<String, LedgerError> {
    let mut fields = serde_json::to_value(line).map_err(|e| LedgerError::Internal(e.to_string()))?;
    if let Some(fields) = fields.as_object_mut() {
        let is_empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        fields.retain(|name, value| !SHOWN.contains(&name.as_str()) && !is_empty(value));
    }
    Ok(json_text(&fields))
}

fn history_detail(item: &crate::views::HistoryItem) -> Value {
    let mut detail = item.detail.clone();
    if let Some(fields) = detail.as_object_mut() {
        if !item.changed.is_empty() {
            fields.insert("changed".to_owned(), json!(item.changed));
        }
        if let Some(run_id) = &item.run_id {
            fields.insert("run_id".to_owned(), json!(run_id));
        }
    }
    detail
}

/// The cells of a line, in the order of the header.
pub fn cells(line: &ExportLine) -> Result<[String; 21], LedgerError> {
    Ok(Cells::of(line)?.in_order().map(without_formula))
}

pub fn line(cells: &[impl AsRef<str>]) -> Result<Vec<u8>, LedgerError> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(cells.iter().map(AsRef::as_ref)).map_err(|e| LedgerError::Internal(e.to_string()))?;
    writer.into_inner().map_err(|e| LedgerError::Internal(e.to_string()))
}

/// What begins a formula, also as the full-width sign that a spreadsheet of East Asia takes for it. After OWASP's list:
/// <https://owasp.org/www-community/attacks/CSV_Injection>.
const BEGINS_FORMULA: [char; 8] = ['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'];
/// What ends a cell for a spreadsheet whose lists are not separated by commas, and what ends a line.
const ENDS_CELL: [char; 5] = [';', '\t', '\r', '\n', '|'];

/// A spreadsheet would take some texts for formulas, which can send away what stands next to them, and texts come from
/// whoever spoke to an agent. Behind an apostrophe it takes them for texts. So one stands before each sign that would begin
/// a formula: at the beginning, and behind whatever ends a cell for some spreadsheet, in quotation marks or not.
fn without_formula(cell: String) -> String {
    let is_safe = !cell.contains(BEGINS_FORMULA) && !cell.starts_with(['\t', '\r', '\n']);
    if is_safe {
        return cell;
    }
    let mut safe = String::with_capacity(cell.len() + 1);
    if cell.starts_with(['\t', '\r', '\n']) {
        safe.push('\'');
    }
    let mut at_beginning = true;
    for c in cell.chars() {
        if at_beginning && BEGINS_FORMULA.contains(&c) {
            safe.push('\'');
        }
        at_beginning = ENDS_CELL.contains(&c) || (at_beginning && (c.is_whitespace() || c == '"'));
        safe.push(c);
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula_however_a_spreadsheet_divides_the_line() {
        let unsafe_cells = [
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\tx", "'\tx"),
            ("\r=x", "'\r'=x"),
            ("  =x", "  '=x"),
            ("0;=cmd|' /C calc'!A0", "0;'=cmd|' /C calc'!A0"),
            ("0; =x", "0; '=x"),
            ("0;\"=x\"", "0;\"'=x\""),
            ("a\n-b", "a\n'-b"),
            ("a\t@b", "a\t'@b"),
            ("\u{ff1d}cmd", "'\u{ff1d}cmd"),
            ("0;\u{ff1d}cmd", "0;'\u{ff1d}cmd"),
            ("\u{ff20}x;\u{ff0b}1;\u{ff0d}1", "'\u{ff20}x;'\u{ff0b}1;'\u{ff0d}1"),
        ];
        for (cell, safe) in unsafe_cells {
            assert_eq!(without_formula(cell.to_owned()), safe);
            assert_eq!(without_formula(safe.to_owned()), safe, "it is safe by then");
        }
        for cell in ["", "a=b", "1-1", "ana@example.com", "a; b", "a, =b", "{\"a\":[1,-2]}"] {
            assert_eq!(without_formula(cell.to_owned()), cell);
        }
    }

    #[test]
    fn a_line_has_a_cell_for_each_column() {
        assert_eq!(Cells::default().in_order().len(), COLUMNS.len());
    }
}
