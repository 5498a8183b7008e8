//! What is recorded of each request: worked out before it begins and completed by how it ended.

use memledger_aggregates::{
    MemoryId,
    memory_book::{AttributePatch, Attributes, Kind},
};
use memledger_kernel::{Done, LedgerError, UserCall};
use memledger_names::COMMANDS_TOTAL;

use super::{Node, Op, Operation, Status};
use crate::Records;

/// A score is stored as a whole number of these.
pub const THOUSANDTHS: f64 = 1_000.0;

impl Operation {
    pub fn of(call: &UserCall, op: Op) -> Self {
        let node = if call.by_run.is_some() { Node::Worker } else { Node::Hotpath };
        Self { node, ..Self::new(&call.identity, &call.user, op) }
    }

    /// The same of a memory of such a kind: what somebody waits for is of the episodes where the memory is one.
    pub fn about(self, kind: &str) -> Self {
        let node = match self.node {
            Node::Worker => Node::Worker,
            _ if kind == Kind::Episodic.as_str() => Node::Episodic,
            _ => Node::Hotpath,
        };
        Self { node, ..self }
    }

    pub fn creating(call: &UserCall, attributes: &Attributes) -> Self {
        let (category, thread_id) = (attributes.category.clone(), attributes.thread_id.clone());
        Self { category, thread_id, ..Self::of(call, Op::Create) }.about(attributes.kind.as_str())
    }

    pub fn updating(call: &UserCall, memory_id: &MemoryId, set: &AttributePatch) -> Self {
        let memory_id = Some(memory_id.to_string());
        let (category, thread_id) = (set.category.clone().flatten(), set.thread_id.clone().flatten());
        let operation = Self { memory_id, category, thread_id, ..Self::of(call, Op::Update) };
        match set.kind {
            Some(kind) => operation.about(kind.as_str()),
            None => operation,
        }
    }

    pub fn creating_batch(call: &UserCall) -> Self {
        Self::of(call, Op::Create)
    }

    pub fn batched<T>(self, made: &Result<Done<T>, LedgerError>) -> Self {
        match made {
            Ok(made) if made.replayed => Self { status: Status::Skipped, ..self },
            Ok(_) => self,
            Err(error) => self.failed(error),
        }
    }

    /// A batch of an import, by how many memories were new.
    pub fn imported(call: &UserCall, created: &Result<usize, LedgerError>) -> Self {
        let operation = Self { node: Node::Worker, ..Self::of(call, Op::Create) };
        match created {
            Ok(0) => Self { status: Status::Skipped, ..operation },
            Ok(_) => operation,
            Err(error) => operation.failed(error),
        }
    }
}

impl Records {
    /// Counts and notes a write that is refused before anything is read for it; answers the refusal.
    pub fn refused(&self, operation: Operation, action: &'static str, refusal: LedgerError) -> LedgerError {
        metrics::counter!(COMMANDS_TOTAL, "action" => action, "outcome" => refusal.code()).increment(1);
        self.operations.record(operation.failed(&refusal));
        refusal
    }
}
