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
}

impl Comparison {
    /// Of both tables' digests; what differs is still to be named.
    pub fn of(projection: &str, table: &Table, live: RowDigest, rebuilt: RowDigest) -> Self {
        Self {
            projection: projection.to_owned(),
            table: table.name.to_owned(),
            live_rows: live.rows,
            rebuilt_rows: rebuilt.rows,
            live_digest: live.finish(),
            rebuilt_digest: rebuilt.finish(),
            differences: Vec::new(),
        }
    }

    pub fn is_equal(&self) -> bool {
        self.live_digest == self.rebuilt_digest
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
