//! What of runs stands among the operations: what they classified, and what they did to each memory.

use memledger_aggregates::memory_book::{Change, MemoryBook, MemoryEvent};

use super::RunKey;
use crate::{
    Ledger, LedgerError,
    operations::{Node, Op, Operation, Status},
};

/// The error of a batch that the model gave no usable answer for; why stands in the run.
const NO_ANSWER: &str = "no_answer";

impl Operation {
    fn of_run(run: &RunKey, op: Op) -> Self {
        Self { node: Node::Worker, actor: run.actor(), ..Self::new(&run.identity(), &run.user, op) }
    }

    /// What an event did to its memory; none where it follows from another one's.
    fn of_event(run: &RunKey, book: &MemoryBook, event: &MemoryEvent) -> Option<Self> {
        let op = match &event.change {
            Change::Merged { .. } => Op::Merge,
            // Its product tells of it.
            Change::MergedAway { .. } => return None,
            Change::Created { .. } => Op::Create,
            Change::Deleted { .. } | Change::SoftDeleted { .. } => Op::Delete,
            _ => Op::Update,
        };
        let record = book.get(&event.memory_id);
        Some(Self {
            memory_id: Some(event.memory_id.to_string()),
            category: record.and_then(|record| record.attributes.category.clone()),
            thread_id: record.and_then(|record| record.attributes.thread_id.clone()),
            ..Self::of_run(run, op)
        })
    }
}

/// What a run's events did, or its undoing did.
pub(super) fn of_events(run: &RunKey, book: &MemoryBook, events: &[MemoryEvent]) -> Vec<Operation> {
    events.iter().filter_map(|event| Operation::of_event(run, book, event)).collect()
}

impl Ledger {
    /// Notes a batch of memories that a run classified, or none where it found no memories. Without a usable answer
    /// its memories are kept.
    pub fn run_classified(&self, run: &RunKey, batch: Option<bool>) {
        let operation = Operation::of_run(run, Op::Classify);
        self.operations.record(match batch {
            Some(true) => operation,
            Some(false) => Operation { status: Status::Error, error: Some(NO_ANSWER), ..operation },
            None => Operation { status: Status::Skipped, ..operation },
        });
    }

    /// Notes that a run could not save.
    pub(super) fn run_not_saved(&self, run: &RunKey, failed: &LedgerError) {
        self.operations.record(Operation::of_run(run, Op::Update).failed(failed));
    }
}
