//! A rebuilt table beside the live one: both digests, and the first rows that differ.

use crate::{Value, table::Table};

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
    /// Rows that differ, the first few: which side has them, and their key.
    pub differences: Vec<String>,
    /// Whether the view that everything is read through shows the live table, whole and nothing else.
    pub shown: bool,
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
            shown,
        }
    }

    /// Whether what is read is what was rebuilt.
    pub fn is_equal(&self) -> bool {
        self.shown && self.has_equal_rows()
    }

    pub fn has_equal_rows(&self) -> bool {
        self.live_digest == self.rebuilt_digest
    }

    /// What to say where the view shows something else.
    pub fn not_shown(&self) -> Option<String> {
        (!self.shown).then(|| {
            format!(
                "the view {} does not show its live table; a replay of all users makes it anew",
                self.table
            )
        })
    }

    /// Which side has a row, and the row's key; of one tenant alone, where one is named.
    pub fn differences_of<'a>(&'a self, tenant: Option<&'a str>) -> impl Iterator<Item = (&'a str, &'a str)> {
        let parts = self.differences.iter().map(|said| said.split_once(": ").unwrap_or((said, "")));
        parts.filter(move |(_, key)| {
            // Every key begins with the partition and the tenant, whose id holds no comma.
            let of = key.split(", ").nth(1).and_then(|column| column.strip_prefix("tenant_id="));
            tenant.is_none_or(|own| of == Some(own))
        })
    }
}

/// Most differing rows that are named.
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

/// `projection: only in the live table: partition_id=3, …`
pub fn describe(side: &str, columns: &[&str], row: &[Value]) -> String {
    let parts: Vec<String> = columns
        .iter()
        .zip(row)
        .map(|(name, value)| match value {
            Value::Int(n) => format!("{name}={n}"),
            Value::Text(text) => format!("{name}={text}"),
            other => format!("{name}={other:?}"),
        })
        .collect();
    format!("{side}: {}", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

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

    #[test]
    fn a_tenant_is_told_of_its_own_rows() {
        let columns = ["partition_id", "tenant_id", "user_id", "last_event"];
        let row =
            |tenant: &str| -> Vec<Value> { vec![3_i64.into(), tenant.into(), "ann".into(), Value::Null] };
        let mut compared = Comparison {
            projection: "tally".into(),
            table: "tally_users".into(),
            live_rows: 1,
            rebuilt_rows: 1,
            live_digest: digest(&[row("acme")]),
            rebuilt_digest: digest(&[row("globex")]),
            differences: Vec::new(),
            shown: true,
        };
        assert!(!compared.is_equal());
        compared.differences.push(describe("only live", &columns, &row("acme")));
        compared.differences.push(describe("only rebuilt", &columns, &row("globex")));
        let told = |tenant| compared.differences_of(tenant).collect::<Vec<_>>();
        let acme = ("only live", "partition_id=3, tenant_id=acme, user_id=ann, last_event=Null");
        let globex = ("only rebuilt", "partition_id=3, tenant_id=globex, user_id=ann, last_event=Null");
        assert_eq!(told(None), [acme, globex]);
        assert_eq!(told(Some("acme")), [acme]);
        assert_eq!(told(Some("globex")), [globex]);
        assert_eq!(told(Some("acm")), []);
        compared.rebuilt_digest = compared.live_digest.clone();
        assert!(compared.is_equal());
    }
}
