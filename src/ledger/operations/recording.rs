//! What is recorded of each request: worked out before it begins and completed by how it ended.

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{AttributePatch, Attributes, Kind},
};
use memledger_names::COMMANDS_TOTAL;
use memledger_projections::UserKey;

use super::{Node, Op, Operation, Recorder, Status};
use crate::{
    Answer, Envelope, Identity, Ledger, LedgerError, RecallQuery, Recalled, Written, access::names,
    drafts::Wish,
};

/// A score is stored as a whole number of these.
pub const THOUSANDTHS: f64 = 1_000.0;

impl Operation {
    fn of(envelope: &Envelope, op: Op) -> Self {
        let node = if envelope.by_run.is_some() { Node::Worker } else { Node::Hotpath };
        Self { node, ..Self::new(&envelope.identity, &envelope.user, op) }
    }

    /// The same of a memory of such a kind: what somebody waits for is of the episodes where the memory is one.
    fn about(self, kind: &str) -> Self {
        let node = match self.node {
            Node::Worker => Node::Worker,
            _ if kind == Kind::Episodic.as_str() => Node::Episodic,
            _ => Node::Hotpath,
        };
        Self { node, ..self }
    }

    pub fn creating(envelope: &Envelope, attributes: &Attributes) -> Self {
        let (category, thread_id) = (attributes.category.clone(), attributes.thread_id.clone());
        Self { category, thread_id, ..Self::of(envelope, Op::Create) }.about(attributes.kind.as_str())
    }

    pub fn updating(envelope: &Envelope, memory_id: &MemoryId, set: &AttributePatch) -> Self {
        let memory_id = Some(memory_id.to_string());
        let (category, thread_id) = (set.category.clone().flatten(), set.thread_id.clone().flatten());
        let operation = Self { memory_id, category, thread_id, ..Self::of(envelope, Op::Update) };
        match set.kind {
            Some(kind) => operation.about(kind.as_str()),
            None => operation,
        }
    }

    /// A write of one memory. One that it is to make has no id before it is made.
    pub fn writing(envelope: &Envelope, wish: &Wish, memory_id: &MemoryId) -> Self {
        let named = |op| Self { memory_id: Some(memory_id.to_string()), ..Self::of(envelope, op) };
        match wish {
            Wish::Create { attributes, .. } => Self::creating(envelope, attributes),
            Wish::Update { set, .. } => Self::updating(envelope, memory_id, set),
            Wish::Merge { target: Some(_), .. } => named(Op::Merge),
            Wish::Merge { target: None, .. } => Self::of(envelope, Op::Merge),
            Wish::Import { .. } | Wish::CreateBatch { .. } => Self::of(envelope, Op::Create),
            Wish::Delete { .. } | Wish::SoftDelete { .. } | Wish::Purge { .. } => named(Op::Delete),
            _ => named(Op::Update),
        }
    }

    pub fn creating_batch(envelope: &Envelope) -> Self {
        Self::of(envelope, Op::Create)
    }

    pub fn batched<T>(self, made: &Result<Written<T>, LedgerError>) -> Self {
        match made {
            Ok(made) if made.replayed => Self { status: Status::Skipped, ..self },
            Ok(_) => self,
            Err(error) => self.failed(error),
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

    /// A batch of an import, by how many memories were new.
    pub fn imported(envelope: &Envelope, created: &Result<usize, LedgerError>) -> Self {
        let operation = Self { node: Node::Worker, ..Self::of(envelope, Op::Create) };
        match created {
            Ok(0) => Self { status: Status::Skipped, ..operation },
            Ok(_) => operation,
            Err(error) => operation.failed(error),
        }
    }

    pub fn searching(identity: &Identity, query: &RecallQuery) -> Self {
        let category = match query.categories().as_slice() {
            // As it is compared; what can be no category is refused and not kept.
            [one] => names::category(one).ok(),
            _ => None,
        };
        let thread_id = query.thread_id.as_ref().map(ToString::to_string);
        let node = if thread_id.is_some() { Node::Context } else { Node::Hotpath };
        Self { node, category, thread_id, ..Self::new(identity, &query.filters.user_id, Op::Search) }
    }

    /// With the best memory that was found.
    fn searched(self, answer: &Result<Recalled, LedgerError>) -> Self {
        let items = match answer {
            Ok(answer) => &answer.items,
            Err(error) => return self.failed(error),
        };
        let Some(best) = items.iter().max_by(|a, b| a.score.total_cmp(&b.score)) else {
            return Self { status: Status::Skipped, ..self };
        };
        #[allow(clippy::cast_possible_truncation)] // a score is 0 to 1
        let similarity = Some((best.score * THOUSANDTHS).round() as i64);
        Self { memory_id: Some(best.id.clone()), similarity, ..self }
    }
}

impl Recorder {
    /// Notes a search and what it retrieved.
    pub fn searched(
        &self,
        identity: &Identity,
        user: &UserKey,
        operation: Operation,
        answer: &Result<Recalled, LedgerError>,
    ) {
        self.record(operation.searched(answer));
        if let Ok(answer) = answer {
            self.accessed(identity, user, answer.items.iter().map(|item| item.id.as_str()));
        }
    }
}

impl Ledger {
    /// Counts and notes a write that is refused before anything is read for it; answers the refusal.
    pub(crate) fn refused(
        &self,
        operation: Operation,
        action: &'static str,
        refusal: LedgerError,
    ) -> LedgerError {
        metrics::counter!(COMMANDS_TOTAL, "action" => action, "outcome" => refusal.code()).increment(1);
        self.operations.record(operation.failed(&refusal));
        refusal
    }

    /// The key of a user's rows.
    pub(crate) fn user_key(identity: &Identity, user: &UserId) -> UserKey {
        UserKey::of(&Self::stream(identity, user))
    }
}
