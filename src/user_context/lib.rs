//! The context of a person: a few fields that agents know them by. Whoever talks with the person proposes a value; only the
//! person says yes to it, no, or that it shall go again.
//!
//! A proposal goes `proposing.rs` (classed, fingerprinted, its text set apart) ► the kernel's executor ► the read model;
//! a decision `deciding.rs` (who decides, by which message) ► the executor. `expiry.rs` ends what waited too long.

mod deciding;
mod expiry;
mod export;
mod fingerprint;
mod proposing;
mod reading;
mod view;

use std::sync::Arc;

use cqrs_es::Aggregate;
use memledger_aggregates::{UserId, user_context::UserContext};
use memledger_kernel::{Core, Identity, LedgerError, book_stream, executor::Executor, part::Part, user_key};
use memledger_people::People;
use memledger_projections::UserKey;
use memledger_records::Records;
use memledger_store::StreamKey;
use memledger_threads::Threads;

pub use deciding::{Acceptance, Answer};
pub use expiry::end_expired;
pub use proposing::{Evidence, MAX_VALUE, NewProposal};
pub use reading::ProposalsQuery;
pub use view::{ContextFact, ContextValue, ContextView, MessageOf, ProposalView};

/// The type of the streams that hold contexts of persons.
pub const USER_CONTEXT: &str = UserContext::TYPE;
/// The read model of proposals.
const READ_MODEL: &str = "user_context";

/// The contexts of the persons of one ledger.
pub struct UserContexts {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    threads: Arc<Threads>,
    contexts: Executor<UserContext>,
}

impl UserContexts {
    pub fn new(
        core: Arc<Core>,
        records: Arc<Records>,
        people: Arc<People>,
        threads: Arc<Threads>,
    ) -> Arc<Self> {
        let contexts = Executor::new(
            core.store.clone(),
            core.projector.clone(),
            Default::default(),
            core.options.executor,
        );
        Arc::new(Self { core, records, people, threads, contexts })
    }

    /// The rev of the user's memories, which answers to writes name. Nothing here changes it.
    async fn rev(&self, identity: &Identity, user: &UserId) -> Result<Option<u64>, LedgerError> {
        self.core.books.look(&book_stream(identity, user), |book| Some(book.rev())).await
    }

    /// What of this crate keeps something of a person.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }
}

/// The stream of a person's context.
fn stream(user: &UserKey) -> StreamKey {
    StreamKey {
        tenant_id: user.tenant_id.clone(),
        stream_type: USER_CONTEXT.to_owned(),
        stream_id: user.user_id.clone(),
    }
}

fn stream_of(identity: &Identity, user: &UserId) -> StreamKey {
    stream(&user_key(identity, user))
}

fn unreadable(what: &str, wrong: impl std::fmt::Display) -> LedgerError {
    LedgerError::Internal(format!("{what} is unreadable: {wrong}"))
}
