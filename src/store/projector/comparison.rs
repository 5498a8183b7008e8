//! A rebuilt table next to the live one: both digests, and the first rows that differ.

use std::fmt;

use crate::{Row, Value, table::Table};

/// How a rebuilt table compares with the live one at the same positions.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Comparison {
    pub projection: String,
    pub table: String,
    pub live_rows: u64,
    pub rebuilt_rows: u64,
    /// SHA-256 over all rows in key order, in hexadecimal.
    pub live_digest: String,
    pub rebuilt_digest: String,
    /// Rows that differ, the first few of each table, each once.
    pub differences: Vec<Difference>,
    /// Whether every row that differs is among them.
    pub names_all: bool,
    /// Whether the view that everything is read through shows the live table, whole and nothing else.
    pub shown: bool,
    /// Why there was no live table to compare with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<String>,
}

impl Comparison {
    /// Of both tables' digests; what differs is still to be named.
    pub fn of(projection: &str, table: &Table, shown: bool, live: RowDigest, rebuilt: RowDigest) -> Self {
        Self {
            projection: projection.to_owned(),
            table: table.name.to_owned(),
            live_rows: live.rows,
            rebuilt_rows: rebuilt.rows,
            live_digest: live.finish(),
            rebuilt_digest: rebuilt.finish(),
            differences: Vec::new(),
            names_all: false,
            shown,
            lost: None,
        }
    }

    /// Names the rows that differ; `more` where others may differ, too.
    pub fn name(&mut self, differences: Vec<Difference>, more: bool) {
        self.names_all = !more && !differences.is_empty();
        self.differences = differences;
    }

    /// Of a table that was lost, with what was made from the log in its place, if anything was.
    pub fn lost(projection: &str, table: &Table, why: &str, rebuilt: RowDigest) -> Self {
        let lost = Some(why.to_owned());
        Self { lost, ..Self::of(projection, table, true, RowDigest::default(), rebuilt) }
    }

    /// Whether what is read is what was rebuilt.
    pub fn is_equal(&self) -> bool {
        self.shown && self.lost.is_none() && self.has_equal_rows()
    }

    pub fn has_equal_rows(&self) -> bool {
        self.live_digest == self.rebuilt_digest
    }

    /// What to say where the view shows something else.
    pub fn not_shown(&self) -> Option<String> {
        (!self.shown).then(|| {
            format!("the view {} does not show its live table; a replay of all users repairs it", self.table)
        })
    }

    /// The rows that differ; of one tenant alone, where one is named.
    pub fn differences_of<'a>(&'a self, tenant: Option<&'a str>) -> impl Iterator<Item = &'a Difference> {
        self.differences.iter().filter(move |one| tenant.is_none_or(|own| one.tenant() == Some(own)))
    }
}

/// One row that is not the same in both tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub found: DifferenceKind,
    /// `column=value, …`
    pub key: String,
}

/// Where a row is, or what differs in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DifferenceKind {
    OnlyLive,
    OnlyRebuilt,
    /// In both, with other values in these columns.
    Differs(Vec<&'static str>),
}

impl Difference {
    /// Of a row by its key, as both tables have it; none where it is the same.
    pub fn of(table: &Table, live: Option<&Row>, rebuilt: Option<&Row>) -> Option<Self> {
        let found = match (live, rebuilt) {
            (None, None) => return None,
            (Some(_), None) => DifferenceKind::OnlyLive,
            (None, Some(_)) => DifferenceKind::OnlyRebuilt,
            (Some(live), Some(rebuilt)) => {
                let columns = table.columns.iter().zip(live.iter().zip(rebuilt));
                DifferenceKind::Differs(
                    columns.filter(|(_, (a, b))| a != b).map(|((name, _), _)| *name).collect(),
                )
            }
        };
        live.or(rebuilt).map(|row| Self { found, key: key(table, row) })
    }

    /// The columns that differ, where both tables have the row.
    pub fn columns(&self) -> &[&'static str] {
        match &self.found {
            DifferenceKind::Differs(columns) => columns,
            DifferenceKind::OnlyLive | DifferenceKind::OnlyRebuilt => &[],
        }
    }

    /// Every key begins with the partition and the tenant, whose id holds no comma.
    fn tenant(&self) -> Option<&str> {
        self.key.split(", ").nth(1).and_then(|column| column.strip_prefix("tenant_id="))
    }
}

impl fmt::Display for DifferenceKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OnlyLive => out.write_str("only in the live table"),
            Self::OnlyRebuilt => out.write_str("only in the rebuilt table"),
            Self::Differs(columns) => write!(out, "differs in {}", columns.join(", ")),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.found, self.key)
    }
}

impl serde::Serialize for Difference {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Of a read model that had no table that could be read.
pub const LOST: &str = "there was no live table";

/// Most rows that are named of those that one table has in a form of its own.
pub const MAX_DIFFERENCES: usize = 20;

/// Digest of rows as they come, each value tagged and length-prefixed so that no two rows read alike.
#[derive(Default)]
pub struct RowDigest {
    hash: sha2::Sha256,
    pub rows: u64,
}

impl RowDigest {
    pub fn add(&mut self, row: &[Value]) {
        use sha2::Digest;
        self.rows += 1;
        for value in row {
            let (tag, bytes): (u8, std::borrow::Cow<'_, [u8]>) = match value {
                Value::Null => (0, (&[][..]).into()),
                Value::Int(n) => (1, n.to_be_bytes().to_vec().into()),
                Value::Text(text) => (2, text.as_bytes().into()),
                Value::Bytes(bytes) => (3, bytes.as_slice().into()),
                // Equal to the 16 bytes that SQLite keeps.
                Value::Uuid(uuid) => (3, uuid.as_bytes().to_vec().into()),
            };
            self.hash.update([tag]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(&bytes);
        }
    }

    pub fn finish(self) -> String {
        use sha2::Digest;
        hex::encode(self.hash.finalize())
    }
}

/// The keys of the rows to name, each once, from those that the live and the rebuilt table have in a form of their own;
/// and whether more may differ.
pub fn differing_keys(live: Vec<Row>, rebuilt: Vec<Row>) -> (Vec<Row>, bool) {
    let more = [&live, &rebuilt].iter().any(|keys| keys.len() >= MAX_DIFFERENCES);
    let mut keys = live;
    let further: Vec<Row> = rebuilt.into_iter().filter(|key| !keys.contains(key)).collect();
    keys.extend(further);
    (keys, more)
}

/// The key of a row, which begins with it: `partition_id=3, …`
fn key(table: &Table, row: &[Value]) -> String {
    let parts: Vec<String> = table
        .key_columns()
        .iter()
        .zip(row)
        .map(|((name, _), value)| match value {
            Value::Int(n) => format!("{name}={n}"),
            Value::Text(text) => format!("{name}={text}"),
            other => format!("{name}={other:?}"),
        })
        .collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::table::{PARTITION, Type};

    fn digest(rows: &[Vec<Value>]) -> String {
        let mut digest = RowDigest::default();
        for row in rows {
            digest.add(row);
        }
        assert_eq!(digest.rows, rows.len() as u64);
        digest.finish()
    }

    #[test]
    fn no_two_tables_have_the_same_digest() {
        let id = uuid::Uuid::from_u128(7);
        let bytes = |bytes: &[u8]| Value::Bytes(bytes.to_vec());
        let tables: [Vec<Vec<Value>>; 11] = [
            vec![],
            vec![vec![Value::Null]],
            vec![vec![Value::Null, Value::Null]],
            vec![vec![0_i64.into()]],
            vec![vec![1_i64.into()]],
            vec![vec!["".into()]],
            vec![vec!["ab".into(), "c".into()]],
            vec![vec!["a".into(), "bc".into()]],
            vec![vec![bytes(b"ab"), "c".into()]],
            vec![vec![bytes(&1_i64.to_be_bytes())]],
            vec![vec![id.into()]],
        ];
        let digests: HashSet<String> = tables.iter().map(|rows| digest(rows)).collect();
        assert_eq!(digests.len(), tables.len());
        assert_eq!(digest(&[vec![id.into()]]), digest(&[vec![bytes(id.as_bytes())]]), "SQLite has the bytes");
    }

    const TALLY: Table = Table {
        name: "tally_users",
        columns: &[PARTITION, ("tenant_id", Type::Text), ("events", Type::Int), ("last_event", Type::Text)],
        key: 2,
        position: None,
        indexes: &[],
    };

    fn row(tenant: &str, events: i64) -> Row {
        vec![3_i64.into(), tenant.into(), events.into(), Value::Null]
    }

    #[test]
    fn a_tenant_is_shown_its_own_rows() {
        let mut compared = Comparison::of("tally", &TALLY, true, RowDigest::default(), RowDigest::default());
        assert!(compared.is_equal() && !compared.names_all);
        let (acme, globex) = (row("acme", 1), row("globex", 1));
        let of = |live, rebuilt| Difference::of(&TALLY, live, rebuilt).unwrap();
        let (acme, globex) = (of(Some(&acme), None), of(None, Some(&globex)));
        compared.name(vec![acme.clone(), globex.clone()], false);
        assert!(compared.names_all);
        let shown = |tenant| compared.differences_of(tenant).collect::<Vec<_>>();
        assert_eq!(shown(None), [&acme, &globex]);
        assert_eq!(shown(Some("acme")), [&acme]);
        assert_eq!(shown(Some("globex")), [&globex]);
        assert!(shown(Some("acm")).is_empty());
        assert_eq!(acme.to_string(), "only in the live table: partition_id=3, tenant_id=acme");
        assert_eq!(globex.to_string(), "only in the rebuilt table: partition_id=3, tenant_id=globex");
    }

    #[test]
    fn a_row_of_both_tables_is_one_difference_with_its_columns() {
        let (live, rebuilt) = (row("acme", 1), row("acme", 2));
        let differs = Difference::of(&TALLY, Some(&live), Some(&rebuilt)).unwrap();
        assert_eq!(differs.columns(), ["events"]);
        assert_eq!(differs.to_string(), "differs in events: partition_id=3, tenant_id=acme");
        assert_eq!(Difference::of(&TALLY, None, None), None);
    }
}
