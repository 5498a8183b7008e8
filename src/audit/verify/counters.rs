//! The partitions themselves: each has its counter, all are of one epoch, and nothing lies outside of them.

use memledger_kernel::LedgerError;
use memledger_store::{PartitionHead, all_partitions};

use super::{Fault, Report};
use crate::Audit;

/// Tables whose rows lie in partitions.
const TABLES: [&str; 3] = ["events", "contents", "commands"];

/// Most unknown partitions named for each table.
const MOST: usize = 20;

impl Audit {
    /// Answers the heads of the partitions that can be walked.
    pub(super) async fn verify_counters(
        &self,
        report: &mut Report,
    ) -> Result<Vec<PartitionHead>, LedgerError> {
        let heads = self.core.store.heads().await?;
        check_counters(&heads, report);
        let known = all_partitions();
        for table in TABLES {
            let sql = format!(
                "SELECT DISTINCT partition_id FROM {table} WHERE partition_id < 0 OR partition_id >= {} \
                 LIMIT {MOST}",
                known.len()
            );
            for row in self.core.store.query(&sql, Vec::new()).await? {
                let message = format!("rows of {table} are in a partition that does not exist");
                report.fault(outside(row[0].int()?, table, message));
            }
        }
        Ok(heads.into_iter().filter(|head| known.contains(&head.partition_id)).collect())
    }
}

fn outside(partition_id: i64, table: &str, message: String) -> Fault {
    let fault = Fault { kind: "partition".into(), message, ..Fault::default() };
    let fault = Fault { partition_id: i32::try_from(partition_id).ok(), ..fault };
    fault.with_row(table, format!("partition_id={partition_id}"))
}

fn check_counters(heads: &[PartitionHead], report: &mut Report) {
    let known = all_partitions();
    for partition_id in &known {
        if !heads.iter().any(|head| head.partition_id == *partition_id) {
            let message = "the counter is missing, so the partition is not verified".to_owned();
            report.fault(outside((*partition_id).into(), "partitions", message));
        }
    }
    for head in heads.iter().filter(|head| !known.contains(&head.partition_id)) {
        let message = "a counter of a partition that does not exist".to_owned();
        report.fault(outside(head.partition_id.into(), "partitions", message));
    }
    let newest = heads.iter().map(|head| head.epoch).max().unwrap_or_default();
    for head in heads.iter().filter(|head| head.epoch != newest) {
        let message = format!("its epoch is {}, others have {newest}", head.epoch);
        let fault = outside(head.partition_id.into(), "partitions", message);
        report.fault(Fault { kind: "epoch".into(), ..fault });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_partition_has_one_counter_of_the_same_epoch() {
        let head = |partition_id| PartitionHead { partition_id, position: 0, epoch: 7 };
        let mut heads: Vec<PartitionHead> = all_partitions().into_iter().map(head).collect();
        let mut report = Report::default();
        check_counters(&heads, &mut report);
        assert!(report.faults.is_empty(), "{:?}", report.faults);
        heads.remove(5);
        heads[0].epoch = 6;
        heads.push(head(64));
        check_counters(&heads, &mut report);
        let named: Vec<_> = report.faults.iter().map(|f| (f.kind.as_str(), f.partition_id)).collect();
        assert_eq!(named, [("partition", Some(5)), ("partition", Some(64)), ("epoch", Some(0))]);
    }
}
