//! What is recorded of a query: the operation, what it retrieved, and what the caller was shown.

use memledger_aggregates::UserId;
use memledger_kernel::{Identity, LedgerError};
use memledger_people::access::names;
use memledger_projections::UserKey;
use memledger_records::operations::{Node, Op, Operation, Status, THOUSANDTHS};

use super::{RecallQuery, Recalled};
use crate::Recall;

pub fn search_operation(identity: &Identity, query: &RecallQuery) -> Operation {
    let category = match query.categories().as_slice() {
        // As it is compared; what can be no category is refused and not kept.
        [one] => names::category(one).ok(),
        _ => None,
    };
    let thread_id = query.thread_id.as_ref().map(ToString::to_string);
    let node = if thread_id.is_some() { Node::Context } else { Node::Hotpath };
    Operation { node, category, thread_id, ..Operation::new(identity, &query.filters.user_id, Op::Search) }
}

/// With the best memory that was found.
fn completed(operation: Operation, answer: &Result<Recalled, LedgerError>) -> Operation {
    let items = match answer {
        Ok(answer) => &answer.items,
        Err(error) => return operation.failed(error),
    };
    let Some(best) = items.iter().max_by(|a, b| a.score.total_cmp(&b.score)) else {
        return Operation { status: Status::Skipped, ..operation };
    };
    #[allow(clippy::cast_possible_truncation)] // a score is 0 to 1
    let similarity = Some((best.score * THOUSANDTHS).round() as i64);
    Operation { memory_id: Some(best.id.clone()), similarity, ..operation }
}

impl Recall {
    /// Notes a search and what it retrieved.
    pub(super) fn record_search(
        &self,
        identity: &Identity,
        user: &UserKey,
        operation: Operation,
        answer: &Result<Recalled, LedgerError>,
    ) {
        self.records.operations.record(completed(operation, answer));
        if let Ok(answer) = answer {
            let ids = answer.items.iter().map(|item| item.id.as_str());
            self.records.operations.accessed(identity, user, ids);
        }
    }

    pub(super) fn shown_recalled(&self, identity: &Identity, user: &UserId, answer: &Recalled) {
        let items = answer.items.iter();
        let ids = items.flat_map(|item| std::iter::once(&item.id).chain(&item.related_ids));
        self.records.shown(identity, user, ids.chain(&answer.header_ids).map(String::as_str));
    }
}
