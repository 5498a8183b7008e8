//! What the metrics say of the database and of its upkeep, looked at when they are fetched.

use std::{
    collections::BTreeSet,
    mem,
    sync::Mutex,
    time::{Duration, Instant},
};

use memledger_kernel::{LedgerError, time::now};
use memledger_names as names;
use memledger_projections::memories;
use memledger_store::{SchemaState, Value, locked, projector::lost::Lost, upkeep};

use crate::Audit;

/// What is done now and then for the ledger's sake, as `upkeep` names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Upkeep {
    Verify,
    Backup,
}

impl Upkeep {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Verify => "verify",
            Self::Backup => upkeep::BACKUP,
        }
    }
}

/// How long banks are not counted again: it reads a row for every active memory.
const COUNTED_FOR: Duration = Duration::from_secs(60);
/// Banks that are told by name, the largest.
const BANKS: usize = 20;
/// Where the memories of all others are counted.
const OTHERS: &str = "(other)";

/// When the memories of each bank were counted, and which banks there were.
#[derive(Default)]
pub struct CountedBanks(Mutex<(Option<Instant>, BTreeSet<String>)>);

/// Deletions of texts that nobody has cleaned up after.
const UNSCRUBBED: &str =
    "SELECT CAST(coalesce(sum(deletions - cleaned), 0) AS bigint) FROM residue WHERE deletions > cleaned";

impl Audit {
    /// Sets the gauges that the database knows.
    pub async fn refresh_metrics(&self) -> Result<(), LedgerError> {
        let lost = self.core.lost().await?;
        if lost.is_empty() {
            self.core.projector.status().await?;
            let age = self.core.projector.oldest_unapplied().await?;
            metrics::gauge!(names::OLDEST_UNAPPLIED_SECONDS).set(age.as_secs_f64());
            self.note_banks().await?;
        } else {
            self.note_lost(&lost).await?;
        }
        let sizes = self.core.store.sizes().await?;
        metrics::gauge!(names::DATABASE_BYTES).set(sizes.database as f64);
        if let Some(wal) = sizes.wal {
            metrics::gauge!(names::WAL_BYTES).set(wal as f64);
        }
        let unscrubbed = self.core.store.query(UNSCRUBBED, Vec::new()).await?;
        let unscrubbed = unscrubbed.first().map_or(Ok(0), |row| row[0].int())?;
        metrics::gauge!(names::UNSCRUBBED_PURGES).set(unscrubbed as f64);
        let (verified, faults) = self.last(Upkeep::Verify).await?;
        metrics::gauge!(names::LAST_VERIFY).set(verified);
        metrics::gauge!(names::LAST_VERIFY_FAULTS).set(faults);
        metrics::gauge!(names::LAST_BACKUP).set(self.last(Upkeep::Backup).await?.0);
        let (version, schema) = (env!("CARGO_PKG_VERSION"), SchemaState::newest().to_string());
        metrics::gauge!(names::BUILD_INFO, "version" => version, "schema" => schema).set(1.0);
        Ok(())
    }

    /// A bank that holds nothing any more is told once more, as 0.
    async fn note_banks(&self) -> Result<(), LedgerError> {
        let is_recent = |at: &Instant| at.elapsed() < COUNTED_FOR;
        if locked(&self.banks.0).0.as_ref().is_some_and(is_recent) {
            return Ok(());
        }
        let counts = memories::largest_banks(self.core.store.as_ref(), BANKS, OTHERS).await?;
        let now = counts.iter().map(|(bank, _)| bank.clone()).collect::<BTreeSet<_>>();
        let (_, before) = mem::replace(&mut *locked(&self.banks.0), (Some(Instant::now()), now.clone()));
        let gone = before.difference(&now).map(|bank| (bank.clone(), 0));
        for (bank, count) in gone.chain(counts) {
            metrics::gauge!(names::MEMORY_BANK_DISTRIBUTION, "bank" => bank).set(count as f64);
        }
        Ok(())
    }

    /// A read model that is lost has applied nothing.
    async fn note_lost(&self, lost: &[Lost]) -> Result<(), LedgerError> {
        let events = self.core.events().await? as f64;
        for name in lost.iter().filter(|lost| lost.rows).filter_map(|lost| lost.projection.clone()) {
            metrics::gauge!(names::PROJECTION_LAG, "projection" => name).set(events);
        }
        let sql = "SELECT min(e.recorded_at) FROM partitions p \
                   JOIN events e ON e.partition_id = p.partition_id AND e.position = 1";
        let rows = self.core.store.query(sql, Vec::new()).await?;
        let first = rows.first().map_or(Ok(None), |row| row[0].maybe(Value::int))?;
        let age = first.map_or(0, |first| now().0 - first);
        metrics::gauge!(names::OLDEST_UNAPPLIED_SECONDS).set(age as f64 / 1e6);
        Ok(())
    }

    /// When it was last done, in seconds since 1970, and how many faults it found; 0 where it never was.
    async fn last(&self, task: Upkeep) -> Result<(f64, f64), LedgerError> {
        let sql = "SELECT at, faults FROM upkeep WHERE task = $1";
        let rows = self.core.store.query(sql, vec![task.as_str().into()]).await?;
        let Some(row) = rows.first() else { return Ok((0.0, 0.0)) };
        Ok((row[0].int()? as f64 / 1e6, row[1].int()? as f64))
    }

    /// Notes that it was done now.
    pub async fn note_upkeep(&self, task: Upkeep, faults: usize) -> Result<(), LedgerError> {
        let sql = "INSERT INTO upkeep (task, at, faults) VALUES ($1, $2, $3) \
                   ON CONFLICT (task) DO UPDATE SET at = excluded.at, faults = excluded.faults";
        let faults = i64::try_from(faults).unwrap_or(i64::MAX);
        let values: Vec<Value> = vec![task.as_str().into(), now().0.into(), faults.into()];
        self.core.store.execute(sql, values).await?;
        Ok(())
    }
}
