//! What the answers of a run say, for those who look at it afterwards.

use memledger_intelligence::Exchange;
use memledger_ledger::runs::RunAnswer;

use super::{Decision, classify, normalise, normalise::Mapping, resolve, resolve::Merged};
use crate::engine::StoredAnswer;

/// Everything that was decided, as far as the answers are still there.
#[derive(Debug, Clone, Default)]
pub struct Decided {
    pub decisions: Vec<Decision>,
    pub merges: Vec<Merged>,
    pub topics: Mapping,
    /// Every request to a model, by step.
    pub exchanges: Vec<(String, u32, Exchange)>,
}

/// An answer that can't be read is passed over: it was kept by another version of this program.
pub fn decided(answers: &[RunAnswer]) -> Decided {
    let mut decided = Decided::default();
    for answer in answers {
        let body = || answer.body.clone();
        match answer.step.as_str() {
            classify::STEP => {
                let kept = serde_json::from_value::<StoredAnswer<Vec<Decision>>>(body());
                decided.decisions.extend(kept.map(|kept| kept.answer).unwrap_or_default());
            }
            resolve::STEP => {
                let kept = serde_json::from_value::<StoredAnswer<Vec<Merged>>>(body());
                decided.merges.extend(kept.map(|kept| kept.answer).unwrap_or_default());
            }
            normalise::STEP => {
                let kept = serde_json::from_value::<StoredAnswer<Mapping>>(body());
                decided.topics.extend(kept.map(|kept| kept.answer).unwrap_or_default());
            }
            _ => {}
        }
        let exchanges = answer.body.get("exchanges").cloned().unwrap_or_default();
        let exchanges: Vec<Exchange> = serde_json::from_value(exchanges).unwrap_or_default();
        decided
            .exchanges
            .extend(exchanges.into_iter().map(|exchange| (answer.step.clone(), answer.item, exchange)));
    }
    decided
}
