//! Whether every checkpoint can be read, and every blob is what was stored.

use std::collections::HashSet;

use memledger_kernel::{
    LedgerError,
    part::{PartFault, PartScope},
};
use memledger_projections::UserKey;
use memledger_store::{PARTITIONS, Row, StoreError, Value, partition_of};

use crate::{
    Checkpoints, blobs,
    cache::BlobKey,
    codec::unpack,
    facts::Facts,
    forget::ALL,
    thread_key::{ThreadKey, of_thread, size},
};

/// Rows read at once.
const ROWS: usize = 200;
/// Blobs decoded at once.
const AT_ONCE: usize = 64;
/// Faults of one thread that are reported.
const FAULTS: usize = 100;

/// The threads of each partition, one after the other.
pub async fn verify(checkpoints: &Checkpoints, scope: &PartScope<'_>) -> Result<Vec<PartFault>, LedgerError> {
    let mut faults = Vec::new();
    for partition in partitions(scope) {
        let mut behind: Option<ThreadKey> = None;
        loop {
            let threads = threads(checkpoints, partition, scope, behind.as_ref()).await?;
            let Some(last) = threads.last() else { break };
            behind = Some(last.clone());
            for thread in &threads {
                let mut of_thread = Vec::new();
                Thread { checkpoints, thread }.verify(&mut of_thread).await?;
                of_thread.truncate(FAULTS);
                faults.append(&mut of_thread);
            }
        }
    }
    Ok(faults)
}

fn partitions(scope: &PartScope<'_>) -> Vec<i32> {
    match (scope.tenant, scope.user) {
        (Some(tenant), Some(user)) => vec![partition_of(tenant.as_str(), user.as_str())],
        _ => (0..PARTITIONS).collect(),
    }
}

/// Threads of a partition that any of the tables knows.
async fn threads(
    checkpoints: &Checkpoints,
    partition: i32,
    scope: &PartScope<'_>,
    behind: Option<&ThreadKey>,
) -> Result<Vec<ThreadKey>, LedgerError> {
    let mut values: Vec<Value> = vec![partition.into()];
    let mut conditions = vec!["t.partition_id = $1".to_owned()];
    let mut equal = |column: &str, value: Option<&str>| {
        if let Some(value) = value {
            values.push(value.into());
            conditions.push(format!("t.{column} = ${}", values.len()));
        }
    };
    equal("tenant_id", scope.tenant.map(|tenant| tenant.as_str()));
    equal("user_id", scope.user.map(|user| user.as_str()));
    if let Some(ThreadKey { user, thread_id }) = behind {
        values.extend([&user.tenant_id, &user.user_id, thread_id].map(|text| Value::from(text.as_str())));
        let at = values.len();
        conditions.push(format!("(t.tenant_id, t.user_id, t.thread_id) > (${}, ${}, ${at})", at - 2, at - 1));
    }
    let conditions = conditions.join(" AND ");
    let of_table = |table: &&str| {
        format!("SELECT t.tenant_id, t.user_id, t.thread_id FROM {table} t WHERE {conditions}")
    };
    let tables: Vec<String> = ["checkpoint_threads"].iter().chain(&ALL).map(of_table).collect();
    let sql = format!(
        "SELECT DISTINCT a.tenant_id, a.user_id, a.thread_id FROM ({}) a \
         ORDER BY a.tenant_id, a.user_id, a.thread_id LIMIT {ROWS}",
        tables.join(" UNION ALL ")
    );
    let rows = checkpoints.core.store.query_partition(partition, &sql, values).await?;
    let key = |row: &Row| {
        let text = |at: usize| row[at].text().map(str::to_owned);
        let user = UserKey { partition_id: partition, tenant_id: text(0)?, user_id: text(1)? };
        Ok(ThreadKey { user, thread_id: text(2)? })
    };
    rows.iter().map(key).collect::<Result<_, StoreError>>().map_err(Into::into)
}

struct Thread<'a> {
    checkpoints: &'a Checkpoints,
    thread: &'a ThreadKey,
}

impl Thread<'_> {
    fn fault(&self, table: &'static str, key: String, message: impl Into<String>) -> PartFault {
        let ThreadKey { user, thread_id } = self.thread;
        PartFault {
            tenant_id: user.tenant_id.clone(),
            user_id: user.user_id.clone(),
            table,
            key: format!("thread_id={thread_id}{key}"),
            message: message.into(),
        }
    }

    async fn query(&self, sql: &str, others: Vec<Value>) -> Result<Vec<Row>, LedgerError> {
        let (store, partition) = (&self.checkpoints.core.store, self.thread.user.partition_id);
        Ok(store.query_partition(partition, sql, self.thread.with(others)).await?)
    }

    async fn verify(&self, faults: &mut Vec<PartFault>) -> Result<(), LedgerError> {
        let blobs = self.verify_blobs(faults).await?;
        self.verify_checkpoints(&blobs, faults).await?;
        self.verify_writes(faults).await?;
        if let Err(LedgerError::Internal(why)) = self.checkpoints.state(self.thread).await {
            faults.push(self.fault("thread_states", String::new(), format!("it can't be read: {why}")));
        }
        Ok(())
    }

    /// Decodes every blob; answers which there are.
    async fn verify_blobs(&self, faults: &mut Vec<PartFault>) -> Result<HashSet<BlobKey>, LedgerError> {
        let mut there = HashSet::new();
        let sql = format!(
            "SELECT b.ns, b.channel, b.version FROM thread_checkpoint_blobs b WHERE {} \
             AND (b.ns, b.channel, b.version) > ($5, $6, $7) ORDER BY b.ns, b.channel, b.version LIMIT {AT_ONCE}",
            of_thread("b")
        );
        let mut behind = None::<[Value; 3]>;
        loop {
            let from = behind.take().unwrap_or_else(|| ["", "", ""].map(Value::from));
            let rows = self.query(&sql, from.to_vec()).await?;
            let Some(last) = rows.last() else { return Ok(there) };
            behind = Some([last[0].clone(), last[1].clone(), last[2].clone()]);
            let mut keys = Vec::with_capacity(rows.len());
            for row in &rows {
                let text = |at: usize| row[at].text().map(str::to_owned);
                keys.push(BlobKey { ns: text(0)?, channel: text(1)?, version: text(2)? });
            }
            there.extend(keys.iter().cloned());
            let store = self.checkpoints.core.store.as_ref();
            for (key, content) in blobs::read_uncached(store, self.thread, keys).await? {
                if let Err(why) = content {
                    let key = format!(", ns={}, channel={}, version={}", key.ns, key.channel, key.version);
                    faults.push(self.fault("thread_checkpoint_blobs", key, why));
                }
            }
        }
    }

    /// Reads every checkpoint, and compares how many of the versions that it names are there.
    async fn verify_checkpoints(
        &self,
        blobs: &HashSet<BlobKey>,
        faults: &mut Vec<PartFault>,
    ) -> Result<(), LedgerError> {
        let mut of_ns: HashSet<String> = HashSet::new();
        let sql = format!(
            "SELECT c.ns, c.checkpoint_id, c.size, c.body, c.facts_size, c.facts, c.blobs FROM thread_checkpoints c \
             WHERE {} AND (c.ns, c.checkpoint_id) > ($5, $6) ORDER BY c.ns, c.checkpoint_id LIMIT {ROWS}",
            of_thread("c")
        );
        let mut behind = ["", ""].map(Value::from).to_vec();
        loop {
            let rows = self.query(&sql, behind).await?;
            let Some(last) = rows.last() else { break };
            behind = vec![last[0].clone(), last[1].clone()];
            for row in &rows {
                let ns = row[0].text()?;
                of_ns.insert(ns.to_owned());
                if let Some(why) = wrong_with(row, ns, blobs)? {
                    let key = format!(", ns={ns}, checkpoint_id={}", row[1].text()?);
                    faults.push(self.fault("thread_checkpoints", key, why));
                }
            }
        }
        let has_thread = format!("SELECT 1 FROM checkpoint_threads t WHERE {}", of_thread("t"));
        // A thread stays when its last checkpoint goes with a run.
        if !of_ns.is_empty() && self.query(&has_thread, Vec::new()).await?.is_empty() {
            faults.push(self.fault(
                "checkpoint_threads",
                String::new(),
                "it is missing, and has checkpoints",
            ));
        }
        let lost: HashSet<&String> =
            blobs.iter().map(|key| &key.ns).filter(|ns| !of_ns.contains(*ns)).collect();
        for ns in lost {
            let key = format!(", ns={ns}");
            faults.push(self.fault(
                "thread_checkpoint_blobs",
                key,
                "no checkpoint of this namespace is there",
            ));
        }
        Ok(())
    }

    async fn verify_writes(&self, faults: &mut Vec<PartFault>) -> Result<(), LedgerError> {
        let sql = format!(
            "SELECT w.ns, w.checkpoint_id, w.task_id, w.idx, w.size, w.body FROM thread_checkpoint_writes w WHERE {} \
             AND (w.ns, w.checkpoint_id, w.task_id, w.idx) > ($5, $6, $7, $8) \
             ORDER BY w.ns, w.checkpoint_id, w.task_id, w.idx LIMIT {ROWS}",
            of_thread("w")
        );
        let mut behind = vec!["".into(), "".into(), "".into(), Value::Int(i64::MIN)];
        loop {
            let rows = self.query(&sql, behind).await?;
            let Some(last) = rows.last() else { return Ok(()) };
            behind = last[..4].to_vec();
            for row in &rows {
                if let Err(why) = unpack(row[5].bytes()?, size(&row[4])?) {
                    let (id, task, idx) = (row[1].text()?, row[2].text()?, row[3].int()?);
                    let key = format!(", checkpoint_id={id}, task_id={task}, idx={idx}");
                    faults.push(self.fault("thread_checkpoint_writes", key, why.to_string()));
                }
            }
        }
    }
}

fn wrong_with(row: &Row, ns: &str, blobs: &HashSet<BlobKey>) -> Result<Option<String>, LedgerError> {
    if let Err(why) = unpack(row[3].bytes()?, size(&row[2])?) {
        return Ok(Some(why.to_string()));
    }
    let facts = match Facts::read(row[5].bytes()?, size(&row[4])?) {
        Ok(facts) => facts,
        Err(why) => return Ok(Some(format!("its metadata can't be read: {why}"))),
    };
    let key = |(channel, version): (&String, &String)| BlobKey {
        ns: ns.to_owned(),
        channel: channel.clone(),
        version: version.clone(),
    };
    let there = facts.channel_versions.iter().filter(|named| blobs.contains(&key(*named))).count();
    let stored = size(&row[6])?;
    Ok((there < stored).then(|| {
        format!("{stored} of the versions that it names had a blob when it was stored, {there} have one now")
    }))
}
