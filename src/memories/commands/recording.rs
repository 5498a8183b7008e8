//! What is recorded of a write of one memory.

use memledger_kernel::LedgerError;
use memledger_records::operations::{Operation, Status};

use super::Answer;

/// What is recorded of a write, with how it ended.
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
