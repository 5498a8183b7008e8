//! What is recorded of a write of one memory.

use memledger_aggregates::MemoryId;
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::{Op, Operation, Status};

use super::Answer;
use crate::drafts::MemoryRequest;

/// A write of one memory. One that it is to make has no id before it is made.
pub fn write_operation(envelope: &UserCall, wish: &MemoryRequest, memory_id: &MemoryId) -> Operation {
    let named = |op| Operation { memory_id: Some(memory_id.to_string()), ..Operation::of(envelope, op) };
    match wish {
        MemoryRequest::Create { attributes, .. } => Operation::creating(envelope, attributes),
        MemoryRequest::Update { set, .. } => Operation::updating(envelope, memory_id, set),
        MemoryRequest::Merge { target: Some(_), .. } => named(Op::Merge),
        MemoryRequest::Merge { target: None, .. } => Operation::of(envelope, Op::Merge),
        MemoryRequest::Import { .. } | MemoryRequest::CreateBatch { .. } => {
            Operation::of(envelope, Op::Create)
        }
        MemoryRequest::Delete { .. } | MemoryRequest::SoftDelete { .. } | MemoryRequest::Purge { .. } => {
            named(Op::Delete)
        }
        _ => named(Op::Update),
    }
}

/// The same with how the write ended.
pub fn written(operation: Operation, answer: &Result<Answer, LedgerError>) -> Operation {
    let answer = match answer {
        Ok(answer) => answer,
        Err(error) => return operation.failed(error),
    };
    let memory = &answer.memory;
    Operation {
        status: if answer.replayed || answer.unchanged { Status::Skipped } else { Status::Ok },
        memory_id: Some(memory.id.clone()),
        category: memory.category.clone(),
        thread_id: memory.thread_id.clone(),
        ..operation
    }
    .about(&memory.kind)
}
