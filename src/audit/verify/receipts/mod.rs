//! The receipts: each tells of events that are in the log as it says, and each event that a caller's own key
//! made has one. Only the hash of the request can't be recomputed, since the request is not kept.

mod check;

use memledger_kernel::LedgerError;
use memledger_store::{PartitionHead, Row, StoredEvent, Value};
use uuid::Uuid;

use super::{Fault, PAGE, Report, Scope};
use crate::Audit;
use check::{End, Receipt};

/// The positions that receipts speak of.
#[derive(Default)]
pub struct Spans {
    /// First and last, in order once the walk begins.
    spans: Vec<(i64, i64)>,
    at: usize,
    /// The command named last as one without a receipt; its further events are not named again.
    named: String,
}

impl Spans {
    /// Holds the walk's next event against them.
    pub fn cover(&mut self, event: &StoredEvent, report: &mut Report) {
        while self.spans.get(self.at).is_some_and(|(_, last)| *last < event.position) {
            self.at += 1;
        }
        let covered = self.spans.get(self.at).is_some_and(|(first, _)| *first <= event.position);
        if covered || is_our_own(&event.command_id) || self.named == event.command_id {
            return;
        }
        self.named.clone_from(&event.command_id);
        let key = format!("tenant_id={}, command_id={}", event.tenant_id, event.command_id);
        let message = "this command has no receipt, so it could be executed again";
        report.fault(Fault::at("receipt_missing", event, message).with_row("commands", key));
    }
}

/// Commands that came without a key have none that is stored; we name them by a UUID of version 7. A caller's
/// key of that form can't be told from it.
fn is_our_own(command_id: &str) -> bool {
    Uuid::parse_str(command_id).is_ok_and(|id| id.get_version_num() == 7)
}

/// What is looked at of the events at both ends of a command.
const COLUMNS: [&str; 10] = [
    "tenant_id",
    "stream_type",
    "stream_id",
    "version",
    "command_id",
    "recorded_at",
    "event_type",
    "schema_version",
    "body",
    "actor",
];

fn columns(alias: &str) -> String {
    COLUMNS.map(|name| format!("{alias}.{name}")).join(", ")
}

/// A page of receipts with the first and the last event of each, as they stand in one look.
fn page(beyond: &str) -> String {
    format!(
        "SELECT c.tenant_id, c.scope, c.command_id, c.outcome, c.first_position, c.last_position, \
         c.recorded_at, c.key_content_id, c.request_hash, {}, {} FROM commands c \
         LEFT JOIN events f ON f.partition_id = c.partition_id AND f.position = c.first_position \
         LEFT JOIN events l ON l.partition_id = c.partition_id AND l.position = c.last_position \
         WHERE c.partition_id = $1 {beyond} ORDER BY c.tenant_id, c.scope, c.command_id LIMIT {PAGE}",
        columns("f"),
        columns("l")
    )
}

impl Audit {
    /// Checks the receipts of a partition and answers which events they cover.
    pub(super) async fn verify_receipts(
        &self,
        head: PartitionHead,
        scope: &Scope,
        report: &mut Report,
    ) -> Result<Spans, LedgerError> {
        let mut spans = Spans::default();
        let mut after: Vec<Value> = Vec::new();
        loop {
            let beyond = match after.len() {
                0 => "",
                _ => "AND (c.tenant_id, c.scope, c.command_id) > ($2, $3, $4)",
            };
            let mut parameters = vec![Value::from(head.partition_id)];
            parameters.extend(after.iter().cloned());
            let rows = self.core.store.query(&page(beyond), parameters).await?;
            for row in &rows {
                let receipt = Receipt::of(row)?;
                if !scope.covers(&receipt.tenant_id, receipt.user()) {
                    continue;
                }
                report.receipts += 1;
                if receipt.first <= receipt.last {
                    spans.spans.push((receipt.first, receipt.last));
                }
                if let Err(wrong) = self.check_receipt(head.partition_id, &receipt, row).await? {
                    report.fault(receipt.fault(head.partition_id, wrong));
                }
            }
            let last = rows.last().map(|row| row[..3].to_vec()).unwrap_or_default();
            // A key that does not come back as it was stored would be met again and again.
            if rows.len() < PAGE || last == after {
                spans.spans.sort_unstable();
                return Ok(spans);
            }
            after = last;
        }
    }

    async fn check_receipt(
        &self,
        partition_id: i32,
        receipt: &Receipt,
        row: &Row,
    ) -> Result<Result<(), String>, LedgerError> {
        if receipt.first <= receipt.last {
            return Ok(receipt.check(&End::of(&row[9..19]), &End::of(&row[19..29])));
        }
        // It changed nothing, and stands where its stream stood.
        let stood = match receipt.stood_at() {
            Ok(0) => Vec::new(),
            Ok(position) => self.core.store.read_partition(partition_id, position - 1, 1, None).await?,
            Err(wrong) => return Ok(Err(wrong)),
        };
        Ok(receipt.check_idle(stood.first()))
    }
}
