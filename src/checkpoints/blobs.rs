//! Contents of channels, read from the database with what they are built upon.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use memledger_kernel::LedgerError;
use memledger_store::{Dialect, EventStore, Row, StoreError, Value};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{
    cache::{BlobKey, Content, ContentCache},
    codec::{self, Link, MAX_DEPTH},
    thread_key::{ThreadKey, of_thread, size},
};

/// Contents that are larger altogether are decoded aside, so that no request waits for it.
const SOON: usize = 256 * 1_024;

/// A row of `thread_checkpoint_blobs`.
#[derive(Debug, Clone)]
pub struct StoredBlob {
    pub key: BlobKey,
    pub base: Option<String>,
    pub kind: String,
    pub size: usize,
    pub hash: Vec<u8>,
    pub link: Link,
    pub body: Vec<u8>,
}

impl StoredBlob {
    const COLUMNS: &str = "b.ns, b.channel, b.version, b.base, b.kind, b.size, b.hash, b.depth, b.delta_bytes, b.whole_bytes, b.body";

    fn read(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            key: BlobKey {
                ns: row[0].text()?.to_owned(),
                channel: row[1].text()?.to_owned(),
                version: row[2].text()?.to_owned(),
            },
            base: row[3].maybe(|base| Ok(base.text()?.to_owned()))?,
            kind: row[4].text()?.to_owned(),
            size: size(&row[5])?,
            hash: row[6].bytes()?.to_vec(),
            link: link(&row[7], &row[8], &row[9])?,
            body: row[10].bytes()?.to_vec(),
        })
    }
}

fn link(depth: &Value, delta_bytes: &Value, whole_bytes: &Value) -> Result<Link, StoreError> {
    Ok(Link {
        depth: u32::try_from(depth.int()?).map_err(StoreError::corrupt)?,
        delta_bytes: delta_bytes.int()?.unsigned_abs(),
        whole_bytes: whole_bytes.int()?.unsigned_abs(),
    })
}

/// The thread's blob `b` of that namespace, channel and version.
pub fn is_version(ns: &str, channel: &str, version: &str) -> String {
    format!("{} AND b.ns = {ns} AND b.channel = {channel} AND b.version = {version}", of_thread("b"))
}

/// The rows of the versions, and of all that they are built upon.
fn chains_sql(dialect: Dialect) -> String {
    let (rows, columns) = (dialect.rows("$5"), StoredBlob::COLUMNS);
    let blob = |is_it: &str| dialect.look_up("thread_checkpoint_blobs", "b", is_it);
    let (wanted, is_wanted) = blob(&is_version("n.value ->> 0", "n.value ->> 1", "n.value ->> 2"));
    let (base, is_base) = blob(&is_version("c.ns", "c.channel", "c.base"));
    let (whole, is_it) = blob(&is_version("c.ns", "c.channel", "c.version"));
    format!(
        "WITH RECURSIVE chain (ns, channel, version, base) AS (\
           SELECT b.ns, b.channel, b.version, b.base FROM {rows} n {wanted} WHERE {is_wanted} \
           UNION \
           SELECT b.ns, b.channel, b.version, b.base FROM chain c {base} WHERE {is_base}) \
         SELECT {columns} FROM chain c {whole} WHERE {is_it}"
    )
}

/// The versions as the parameter of [`Dialect::rows`](memledger_store::Dialect::rows).
pub fn rows_of<'a>(keys: impl IntoIterator<Item = &'a BlobKey>) -> Value {
    let rows: Vec<_> = keys.into_iter().map(|key| json!([key.ns, key.channel, key.version])).collect();
    json!(rows).to_string().into()
}

/// Contents by what they are of.
pub type Contents = HashMap<BlobKey, Content>;

/// Those of the versions that there are. Of the thread's generation, what is in the cache is not read.
pub async fn read(
    store: &dyn EventStore,
    cache: &ContentCache,
    thread: &ThreadKey,
    generation: &Arc<str>,
    wanted: HashSet<BlobKey>,
) -> Result<Contents, LedgerError> {
    let mut contents = Contents::new();
    let mut missing = Vec::new();
    for key in wanted {
        match cache.get(thread, &key, generation) {
            Some(content) => drop(contents.insert(key, content)),
            None => missing.push(key),
        }
    }
    if missing.is_empty() {
        return Ok(contents);
    }
    let decoded = read_uncached(store, thread, missing).await?;
    for (key, content) in decoded {
        let content = content.map_err(LedgerError::Internal)?;
        cache.put(thread, key.clone(), generation, content.clone());
        contents.insert(key, content);
    }
    Ok(contents)
}

/// The contents of those versions that there are, or what is wrong with one.
pub async fn read_uncached(
    store: &dyn EventStore,
    thread: &ThreadKey,
    wanted: Vec<BlobKey>,
) -> Result<HashMap<BlobKey, Result<Content, String>>, LedgerError> {
    let values = thread.with([rows_of(&wanted)]);
    let rows = store.query_partition(thread.user.partition_id, &chains_sql(store.dialect()), values).await?;
    let rows: Vec<StoredBlob> = rows.iter().map(StoredBlob::read).collect::<Result<_, _>>()?;
    let bytes: usize = rows.iter().map(|row| row.size).sum();
    if bytes <= SOON {
        return Ok(decoded(&rows, &wanted));
    }
    let decoding = tokio::task::spawn_blocking(move || decoded(&rows, &wanted));
    decoding
        .await
        .map_err(|failed| LedgerError::Internal(format!("a channel could not be decoded: {failed}")))
}

fn decoded(rows: &[StoredBlob], wanted: &[BlobKey]) -> HashMap<BlobKey, Result<Content, String>> {
    let by_key: HashMap<&BlobKey, &StoredBlob> = rows.iter().map(|row| (&row.key, row)).collect();
    let mut made: HashMap<BlobKey, Result<Content, String>> = HashMap::new();
    // Those with the shortest chains first, as others may be built upon them.
    let mut found: Vec<&StoredBlob> = wanted.iter().filter_map(|key| by_key.get(key).copied()).collect();
    found.sort_by_key(|row| row.link.depth);
    for row in found {
        let content = content(row, &by_key, &made);
        let content = content.map_err(|why| {
            let BlobKey { ns, channel, version } = &row.key;
            format!("version {version} of channel {channel} in namespace {ns:?} can't be read: {why}")
        });
        made.insert(row.key.clone(), content);
    }
    made
}

/// The content of a row, made from the nearest one of its chain that is whole or was made before.
fn content(
    row: &StoredBlob,
    rows: &HashMap<&BlobKey, &StoredBlob>,
    made: &HashMap<BlobKey, Result<Content, String>>,
) -> Result<Content, String> {
    let mut chain = vec![row];
    let mut bytes: Option<Vec<u8>> = None;
    let mut last = row;
    while let Some(base) = &last.base {
        let key = BlobKey { version: base.clone(), ..row.key.clone() };
        if let Some(Ok(content)) = made.get(&key) {
            bytes = Some(content.bytes.to_vec());
            break;
        }
        last = rows.get(&key).ok_or_else(|| format!("version {base}, which it is built upon, is missing"))?;
        chain.push(last);
        if chain.len() > MAX_DEPTH as usize + 1 {
            return Err("it is built upon too many others".to_owned());
        }
    }
    for row in chain.into_iter().rev() {
        bytes =
            Some(codec::decode(&row.body, row.size, bytes.as_deref()).map_err(|wrong| wrong.to_string())?);
    }
    let bytes = bytes.unwrap_or_default();
    if Sha256::digest(&bytes).as_slice() != row.hash {
        return Err("its hash is not that of what was stored".to_owned());
    }
    Ok(Content { kind: row.kind.clone(), bytes: bytes.into(), link: row.link })
}
