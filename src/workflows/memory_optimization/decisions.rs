//! What the answers of a run say, step by step.

use memledger_ledger::runs::RunAnswer;
use serde::de::DeserializeOwned;

use super::{classify, normalise, resolve};
use crate::engine::{RunDecisions, StoredAnswer};

/// Adds what one answer decided.
pub fn read_answer(answer: &RunAnswer, decisions: &mut RunDecisions) {
    match answer.step.as_str() {
        classify::STEP => decisions.decisions.extend::<Vec<_>>(kept(answer)),
        resolve::STEP => decisions.merges.extend::<Vec<_>>(kept(answer)),
        normalise::STEP => decisions.topics.append(&mut kept(answer)),
        _ => {}
    }
}

/// An answer that can't be read is passed over: it was kept by another version of this program.
fn kept<T: DeserializeOwned + Default>(answer: &RunAnswer) -> T {
    serde_json::from_value::<StoredAnswer<T>>(answer.body.clone()).map(|kept| kept.answer).unwrap_or_default()
}
