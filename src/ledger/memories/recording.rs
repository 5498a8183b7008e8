//! What is recorded of a write of one memory.

use memledger_aggregates::MemoryId;

use super::Answer;
use crate::{
    LedgerError, UserCall,
    drafts::MemoryRequest,
    operations::{Op, Operation, Status},
};

impl Operation {
    /// A write of one memory. One that it is to make has no id before it is made.
    pub fn writing(envelope: &UserCall, wish: &MemoryRequest, memory_id: &MemoryId) -> Self {
        let named = |op| Self { memory_id: Some(memory_id.to_string()), ..Self::of(envelope, op) };
        match wish {
            MemoryRequest::Create { attributes, .. } => Self::creating(envelope, attributes),
            MemoryRequest::Update { set, .. } => Self::updating(envelope, memory_id, set),
            MemoryRequest::Merge { target: Some(_), .. } => named(Op::Merge),
            MemoryRequest::Merge { target: None, .. } => Self::of(envelope, Op::Merge),
            MemoryRequest::Import { .. } | MemoryRequest::CreateBatch { .. } => {
                Self::of(envelope, Op::Create)
            }
            MemoryRequest::Delete { .. } | MemoryRequest::SoftDelete { .. } | MemoryRequest::Purge { .. } => {
                named(Op::Delete)
            }
            _ => named(Op::Update),
        }
    }

    pub fn written(self, answer: &Result<Answer, LedgerError>) -> Self {
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) => return self.failed(error),
        };
        let memory = &answer.memory;
        Self {
            status: if answer.replayed || answer.unchanged { Status::Skipped } else { Status::Ok },
            memory_id: Some(memory.id.clone()),
            category: memory.category.clone(),
            thread_id: memory.thread_id.clone(),
            ..self
        }
        .about(&memory.kind)
    }
}
