//! `import --from langgraph`: the threads of a schema that langgraph-checkpoint-postgres writes, as they are at one moment.

use std::collections::{BTreeMap, HashSet};

use memledger_aggregates::{ThreadId, UserId};
use memledger_ledger::{
    Identity, Ledger, LedgerError,
    checkpoints::{ChannelBlob, NewCheckpoint, NewWrite, NewWrites, TypedValue},
};
use serde_json::{
    json,
    value::{RawValue, to_raw_value},
};
use sqlx::{Connection, PgConnection, Row, postgres::PgRow};

use super::{print_json, tenant, user};
use crate::{
    arguments::Import,
    failure::Failure,
    output::{many, say},
    progress::Progress,
    settings::Settings,
    wiring,
};

/// As `--from` names it.
pub const NAME: &str = "langgraph";

/// Checkpoints read at once.
const PAGE: i64 = 100;

#[derive(Debug, Default)]
struct Imported {
    threads: usize,
    checkpoints: usize,
    writes: usize,
    /// What could not be taken, and why.
    bad: Vec<String>,
}

pub async fn run(settings: &Settings, import: Import) -> Result<(), Failure> {
    let operator = Identity::operator(tenant(&import.tenant)?);
    let Some(name) = import.user.as_deref() else {
        return Err(Failure::Usage("--user: names the user whose threads they become".to_owned()));
    };
    let user = user(name)?;
    let address = import.file.to_string_lossy().into_owned();
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(Failure::Usage(format!(
            "{address}: is not postgres://USER@HOST/NAME, where LangGraph's tables are"
        )));
    }
    let unreachable =
        |failed: sqlx::Error| Failure::Work(format!("{}: {failed}", wiring::without_password(&address)));
    let mut source = PgConnection::connect(&address).await.map_err(unreachable)?;
    // All threads are of one moment, whatever agents write meanwhile.
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    sqlx::query(begin).execute(&mut source).await.map_err(unreachable)?;
    let threads: Vec<String> = sqlx::query_scalar(
        "SELECT thread_id FROM checkpoints UNION SELECT thread_id FROM checkpoint_writes ORDER BY thread_id",
    )
    .fetch_all(&mut source)
    .await
    .map_err(unreachable)?;
    let ledger = wiring::ledger(settings).await?;
    let progress = Progress::new("threads", Some(threads.len() as u64));
    let (mut imported, mut seen) = (Imported::default(), 0);
    let mut outcome = Ok(());
    for thread in &threads {
        let copy = Copy { ledger: &ledger, operator: &operator, user: &user, source: &mut source };
        outcome = copy.thread(thread, &mut imported).await;
        if outcome.is_err() {
            break;
        }
        seen += 1;
        progress.at(seen);
    }
    progress.end();
    ledger.close().await;
    outcome?;
    print(&imported, import.json)?;
    if imported.bad.is_empty() { Ok(()) } else { Err(Failure::Check) }
}

fn print(imported: &Imported, as_json: bool) -> Result<(), Failure> {
    let Imported { threads, checkpoints, writes, bad } = imported;
    if as_json {
        let report = json!({"threads": threads, "checkpoints": checkpoints, "writes": writes, "bad": bad});
        return print_json(&report);
    }
    bad.iter().for_each(|bad| eprintln!("{bad}"));
    say!(
        "{} taken with {} and {}; {} not taken",
        many(threads, "thread", "threads"),
        many(checkpoints, "checkpoint", "checkpoints"),
        many(writes, "write", "writes"),
        bad.len()
    );
    Ok(())
}

struct Copy<'a> {
    ledger: &'a Ledger,
    operator: &'a Identity,
    user: &'a UserId,
    source: &'a mut PgConnection,
}

/// What a checkpoint's JSON says.
struct Parts {
    versions: BTreeMap<String, String>,
    /// Texts, numbers and the like, which LangGraph keeps in the checkpoint itself and not among the blobs.
    values: Exact,
    checkpoint: TypedValue,
    metadata: Box<RawValue>,
}

fn unreadable(failed: impl std::fmt::Display) -> Failure {
    Failure::Work(format!("LangGraph's tables can't be read: {failed}"))
}

fn typed(kind: Option<String>, data: Option<Vec<u8>>) -> TypedValue {
    TypedValue { kind: kind.unwrap_or_default(), data: data.unwrap_or_default().into() }
}

impl Copy<'_> {
    async fn thread(mut self, name: &str, imported: &mut Imported) -> Result<(), Failure> {
        let thread = match ThreadId::new(name) {
            Ok(thread) => thread,
            Err(wrong) => {
                imported.bad.push(format!("thread {name:?}: {wrong}"));
                return Ok(());
            }
        };
        self.checkpoints(&thread, imported).await?;
        self.writes(&thread, imported).await?;
        imported.threads += 1;
        Ok(())
    }

    async fn checkpoints(&mut self, thread: &ThreadId, imported: &mut Imported) -> Result<(), Failure> {
        let mut sent: HashSet<(String, String, String)> = HashSet::new();
        let (mut ns, mut id) = (String::new(), String::new());
        loop {
            let rows = sqlx::query(
                "SELECT checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint::text, metadata::text \
                 FROM checkpoints WHERE thread_id = $1 AND (checkpoint_ns, checkpoint_id) > ($2, $3) \
                 ORDER BY checkpoint_ns, checkpoint_id LIMIT $4",
            )
            .bind(thread.as_str())
            .bind(&ns)
            .bind(&id)
            .bind(PAGE)
            .fetch_all(&mut *self.source)
            .await
            .map_err(unreadable)?;
            if rows.is_empty() {
                return Ok(());
            }
            for row in &rows {
                (ns, id) = (row.try_get(0).map_err(unreadable)?, row.try_get(1).map_err(unreadable)?);
                let stored = self.checkpoint(thread, (&ns, &id), row, &mut sent).await?;
                match stored {
                    Ok(()) => imported.checkpoints += 1,
                    Err(refused) => {
                        refuse(imported, &format!("checkpoint {id} of thread {thread}"), refused)?
                    }
                }
            }
        }
    }

    async fn checkpoint(
        &mut self,
        thread: &ThreadId,
        (ns, id): (&str, &str),
        row: &PgRow,
        sent: &mut HashSet<(String, String, String)>,
    ) -> Result<Result<(), LedgerError>, Failure> {
        let parent: Option<String> = row.try_get(2).map_err(unreadable)?;
        let text = |at: usize| row.try_get::<String, _>(at).map_err(unreadable);
        let Parts { versions, values, checkpoint, metadata } = parts(&text(3)?, text(4)?)?;
        let is_new = |(channel, version): &(&String, &String)| {
            !sent.contains(&(ns.to_owned(), (*channel).clone(), (*version).clone()))
        };
        let (channels, numbers): (Vec<String>, Vec<String>) = versions
            .iter()
            .filter(is_new)
            .map(|(channel, version)| (channel.clone(), version.clone()))
            .unzip();
        let blobs = sqlx::query(
            "SELECT b.channel, b.version, b.type, b.blob FROM unnest($3::text[], $4::text[]) AS n(channel, version) \
             JOIN checkpoint_blobs b ON b.channel = n.channel AND b.version = n.version \
             WHERE b.thread_id = $1 AND b.checkpoint_ns = $2",
        )
        .bind(thread.as_str())
        .bind(ns)
        .bind(&channels)
        .bind(&numbers)
        .fetch_all(&mut *self.source)
        .await
        .map_err(unreadable)?;
        let blob = |row: &PgRow| -> Result<ChannelBlob, sqlx::Error> {
            let value = typed(row.try_get(2)?, row.try_get(3)?);
            Ok(ChannelBlob { channel: row.try_get(0)?, version: row.try_get(1)?, value })
        };
        let mut blobs = blobs.iter().map(blob).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
        // The next checkpoint of a graph sends only what is new, so that they must be there by their versions too.
        for (channel, value) in values {
            let Some(at) = channels.iter().position(|new| *new == channel) else { continue };
            let value = typed(Some("json".to_owned()), Some(value.get().as_bytes().to_vec()));
            blobs.push(ChannelBlob { channel, version: numbers[at].clone(), value });
        }
        let new = NewCheckpoint {
            checkpoint_id: id.to_owned(),
            // Others write none for the first.
            parent_checkpoint_id: parent.filter(|parent| !parent.is_empty()),
            checkpoint,
            metadata,
            metadata_typed: None,
            channel_versions: versions,
            blobs,
            run_id: None,
        };
        let stored = self.ledger.checkpoints.save(self.operator, self.user, thread, ns, new).await;
        if stored.is_ok() {
            let keys = channels.into_iter().zip(numbers);
            sent.extend(keys.map(|(channel, version)| (ns.to_owned(), channel, version)));
        }
        Ok(stored)
    }

    async fn writes(&mut self, thread: &ThreadId, imported: &mut Imported) -> Result<(), Failure> {
        let tasks = sqlx::query(
            "SELECT DISTINCT checkpoint_ns, checkpoint_id, task_id, task_path FROM checkpoint_writes \
             WHERE thread_id = $1 ORDER BY checkpoint_ns, checkpoint_id, task_id",
        )
        .bind(thread.as_str())
        .fetch_all(&mut *self.source)
        .await
        .map_err(unreadable)?;
        for task in &tasks {
            let text = |at: usize| task.try_get::<String, _>(at).map_err(unreadable);
            let (ns, id, task_id, task_path) = (text(0)?, text(1)?, text(2)?, text(3)?);
            let rows = sqlx::query(
                "SELECT idx, channel, type, blob FROM checkpoint_writes WHERE thread_id = $1 AND checkpoint_ns = $2 \
                 AND checkpoint_id = $3 AND task_id = $4 AND task_path = $5 ORDER BY idx",
            )
            .bind(thread.as_str())
            .bind(&ns)
            .bind(&id)
            .bind(&task_id)
            .bind(&task_path)
            .fetch_all(&mut *self.source)
            .await
            .map_err(unreadable)?;
            let write = |row: &PgRow| -> Result<NewWrite, sqlx::Error> {
                let idx: i32 = row.try_get(0)?;
                let value = typed(row.try_get(2)?, row.try_get(3)?);
                Ok(NewWrite { idx: idx.into(), channel: row.try_get(1)?, value })
            };
            let writes = rows.iter().map(write).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
            let (new, taken) = (NewWrites { task_id, task_path, writes }, rows.len());
            let of = (&*ns, &*id);
            match self.ledger.checkpoints.save_writes(self.operator, self.user, thread, of, new).await {
                Ok(_) => imported.writes += taken,
                Err(refused) => {
                    refuse(imported, &format!("writes of checkpoint {id} of thread {thread}"), refused)?
                }
            }
        }
        Ok(())
    }
}

/// What breaks a rule of ours is left out and named; anything else ends the import.
fn refuse(imported: &mut Imported, what: &str, refused: LedgerError) -> Result<(), Failure> {
    match refused {
        LedgerError::Invalid { .. } => {
            imported.bad.push(format!("{what}: {refused}"));
            Ok(())
        }
        other => Err(other.into()),
    }
}

/// Values stay as their text has them, whatever the size of a number.
type Exact = BTreeMap<String, Box<RawValue>>;

fn parts(checkpoint: &str, metadata: String) -> Result<Parts, Failure> {
    let mut all: Exact = serde_json::from_str(checkpoint).map_err(unreadable)?;
    let of = |name: &str| -> Result<Exact, Failure> {
        let inside = all.get(name).filter(|inside| inside.get() != "null");
        inside
            .map_or_else(|| Ok(Exact::new()), |inside| serde_json::from_str(inside.get()).map_err(unreadable))
    };
    let version = |(channel, version): (String, Box<RawValue>)| {
        let text = serde_json::from_str::<String>(version.get());
        (channel, text.unwrap_or_else(|_| version.get().to_owned()))
    };
    let versions: BTreeMap<String, String> = of("channel_versions")?.into_iter().map(version).collect();
    // One without a version stays where it is.
    let (values, rest): (Exact, Exact) =
        of("channel_values")?.into_iter().partition(|(channel, _)| versions.contains_key(channel));
    all.insert("channel_values".to_owned(), to_raw_value(&rest).map_err(unreadable)?);
    let checkpoint = serde_json::to_vec(&all).map_err(unreadable)?;
    Ok(Parts {
        versions,
        values,
        checkpoint: typed(Some("json".to_owned()), Some(checkpoint)),
        metadata: RawValue::from_string(metadata).map_err(unreadable)?,
    })
}
