//! What of runs stands among the operations: what they classified, and what they did to each memory.

use memledger_aggregates::memory_book::{Change, MemoryBook, MemoryEvent};
use memledger_kernel::LedgerError;
use memledger_records::operations::{Node, Op, Operation, Status};

use super::RunKey;
use crate::Runs;

/// The error of a batch that the model gave no usable answer for; why stands in the run.
const NO_ANSWER: &str = "no_answer";

fn of_run(run: &RunKey, op: Op) -> Operation {
    Operation { node: Node::Worker, actor: run.actor(), ..Operation::new(&run.identity(), &run.user, op) }
}

/// What an event did to its memory; none if it follows from another one's.
fn of_event(run: &RunKey, book: &MemoryBook, event: &MemoryEvent) -> Option<Operation> {
    let op = match &event.change {
        Change::Merged { .. } => Op::Merge,
        // Its product tells of it.
        Change::MergedAway { .. } => return None,
        Change::Created { .. } => Op::Create,
        Change::Deleted { .. } | Change::SoftDeleted { .. } => Op::Delete,
        _ => Op::Update,
    };
    let record = book.get(&event.memory_id);
    Some(Operation {
        memory_id: Some(event.memory_id.to_string()),
        category: record.and_then(|record| record.attributes.category.clone()),
        thread_id: record.and_then(|record| record.attributes.thread_id.clone()),
        ..of_run(run, op)
    })
}

/// What a run's events did, or its undoing did.
pub(super) fn of_events(run: &RunKey, book: &MemoryBook, events: &[MemoryEvent]) -> Vec<Operation> {
    events.iter().filter_map(|event| of_event(run, book, event)).collect()
}

impl Runs {
    /// Notes a batch of memories that a run classified, or none where it found no memories. Without a usable answer
    /// its memories are kept.
    pub fn run_classified(&self, run: &RunKey, batch: Option<bool>) {
        let operation = of_run(run, Op::Classify);
        self.records.operations.record(match batch {
            Some(true) => operation,
            Some(false) => Operation { status: Status::Error, error: Some(NO_ANSWER), ..operation },
            None => Operation { status: Status::Skipped, ..operation },
        });
    }

    /// Notes that a run could not save.
    pub(super) fn run_not_saved(&self, run: &RunKey, failed: &LedgerError) {
        self.records.operations.record(of_run(run, Op::Update).failed(failed));
    }
}
