//! What is recorded of a query: the operation, what it retrieved, and what the caller was shown.

use memledger_aggregates::UserId;
use memledger_projections::UserKey;

use super::{RecallQuery, Recalled};
use crate::{
    Identity, Ledger, LedgerError,
    access::names,
    operations::{Node, Op, Operation, Recorder, Status, THOUSANDTHS},
};

impl Operation {
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
    pub(super) fn shown_recalled(&self, identity: &Identity, user: &UserId, answer: &Recalled) {
        let items = answer.items.iter();
        let ids = items.flat_map(|item| std::iter::once(&item.id).chain(&item.related_ids));
        self.shown(identity, user, ids.chain(&answer.header_ids).map(String::as_str));
    }
}
