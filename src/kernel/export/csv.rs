//! The CSV form of an export, for spreadsheets: all lines share the columns, and no cell is a formula.

use crate::LedgerError;

/// The header.
const COLUMNS: [&str; 21] = [
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

/// What a line has in each column; empty where it has nothing.
#[derive(Debug, Default)]
pub struct Cells {
    pub id: String,
    pub state: String,
    pub event: String,
    pub category: String,
    pub bank: String,
    pub importance: String,
    pub topics: String,
    pub content: String,
    pub old: String,
    pub actor: String,
    pub reason: String,
    pub rev: String,
    pub partition_id: String,
    pub position: String,
    pub time: String,
    pub created_at: String,
    pub recorded_at: String,
    pub input: String,
    pub metadata: String,
    /// What has no column of its own, as JSON.
    pub detail: String,
}

impl Cells {
    /// In the order of the header.
    fn in_order(self, kind: &str) -> [String; 21] {
        [
            kind.to_owned(),
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

/// The header, with its end.
pub fn heading() -> Result<Vec<u8>, LedgerError> {
    record(&COLUMNS)
}

/// A line with its end.
pub fn line(kind: &str, cells: Cells) -> Result<Vec<u8>, LedgerError> {
    record(&cells.in_order(kind).map(without_formula))
}

fn record(cells: &[impl AsRef<str>]) -> Result<Vec<u8>, LedgerError> {
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
        assert_eq!(Cells::default().in_order("memory").len(), COLUMNS.len());
    }
}
