//! Candidates that are kept only with the person's yes: each becomes a proposal.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Call, Identity, LedgerError, UserCall};
use memledger_statements::sensitive::findings;
use memledger_user_context::{Evidence, NewProposal};
use uuid::Uuid;

use crate::{Candidate, Extraction, Outcome};

impl Extraction {
    /// Proposes what needs a yes. What the person said no to, or withdrew after it was said, is not proposed again.
    pub(crate) async fn propose(
        &self,
        by: &Identity,
        user: &UserId,
        thread_id: &str,
        extraction_id: Uuid,
        candidates: &mut [Candidate],
    ) -> Result<(), LedgerError> {
        for candidate in candidates.iter_mut() {
            if candidate.outcome != Outcome::NeedsConsent {
                continue;
            }
            let class = findings(&candidate.text).into_iter().find(|one| !one.class.is_quarantined());
            let Some(class) = class else { continue };
            let thread_id =
                ThreadId::new(thread_id).map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
            // What an assistant says is confirmed by the message behind it.
            let seq = candidate.source.seq + u32::from(candidate.source.speaker != "user");
            let new = NewProposal {
                field: class.class.name().to_owned(),
                value: candidate.text.clone(),
                reason: None,
                evidence: vec![Evidence { thread_id, seq }],
            };
            let identity = Identity { credential: "workflow".to_owned(), ..by.clone() };
            let call = UserCall::new(Call::from(identity), user.clone());
            let (start, end) = (candidate.source.start, candidate.source.end);
            let call = call.keyed(format!("extraction:{extraction_id}:{seq}:{start}:{end}"));
            match self.user_contexts.propose_from_conversation(call, new).await {
                Ok(done) => candidate.proposal_id = Some(done.answer.id),
                // A rule of the context refuses it: it was refused or withdrawn, or too much waits. The text goes.
                Err(LedgerError::Rejected(why) | LedgerError::State(why)) => {
                    candidate.outcome = Outcome::Rejected;
                    candidate.reason = why;
                    candidate.text.clear();
                    candidate.fact_key.clear();
                }
                // It was proposed before, in other words.
                Err(LedgerError::IdempotencyMismatch) => {
                    candidate.outcome = Outcome::Rejected;
                    "it was proposed before, and was read differently".clone_into(&mut candidate.reason);
                }
                Err(failed) => return Err(failed),
            }
        }
        Ok(())
    }
}
