//! What came of a run's questions, in numbers.

use std::collections::HashSet;

use memledger_names as names;

use super::{AnswersByItem, Judgements, OpenQuestion};
use crate::{
    ageing::Planned,
    engine::{Figures, Work},
};

/// Groups or pairs that a model was asked about.
pub const ASKED: &str = "asked";
/// Changes that follow from its answers.
pub const PLANNED: &str = "planned";
/// Questions without an answer that can be used as a whole.
pub const FALLBACKS: &str = "fallbacks";
/// Questions that the day's tokens did not cover.
pub const OVER_BUDGET: &str = "over_budget";
/// Questions that were not put for another reason: nobody answers, or what they were about has changed.
pub const UNASKED: &str = "unasked";
/// 1 where the server has no model to ask.
pub const NO_MODEL: &str = "no_model";

#[derive(Debug, Default)]
pub struct QuestionCounts {
    pub over_budget: usize,
    pub unasked: usize,
    pub no_model: bool,
}

impl QuestionCounts {
    pub fn figures(&self, open: &[OpenQuestion], kept: &AnswersByItem, planned: usize) -> Figures {
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let asked = kept.values().map(|one| one.answer.asked).sum();
        let fallbacks = kept.values().filter(|one| one.answer.faulty > 0).count();
        Figures::from([
            ("questions".to_owned(), count(open.len())),
            (ASKED.to_owned(), count(asked)),
            (PLANNED.to_owned(), count(planned)),
            (FALLBACKS.to_owned(), count(fallbacks)),
            (OVER_BUDGET.to_owned(), count(self.over_budget)),
            (UNASKED.to_owned(), count(self.unasked)),
            (NO_MODEL.to_owned(), i64::from(self.no_model)),
        ])
    }

    /// To whoever watches the server.
    pub fn report(&self, work: &Work) {
        let skipped = self.over_budget + self.unasked;
        metrics::counter!(names::LLM_CALLS_SKIPPED).increment(skipped as u64);
        let (run, workflow) = (&work.run.run_id, &work.run.workflow);
        if self.no_model {
            tracing::warn!(
                run,
                workflow,
                "the policy's judge is a model and this server has none: nothing was changed; set language_model"
            );
        } else if skipped > 0 {
            tracing::info!(
                run,
                workflow,
                over_budget = self.over_budget,
                unasked = self.unasked,
                "questions were left"
            );
        }
    }
}

/// What follows from all answers, in their order. Of two changes that take the same memory away the first one is done.
pub fn combined(kept: &AnswersByItem) -> Vec<Planned> {
    let mut taken: HashSet<&str> = HashSet::new();
    let mut planned = Vec::new();
    for one in kept.values().flat_map(|kept| &kept.answer.planned) {
        let gone = one.taken();
        if gone.iter().any(|id| taken.contains(id)) {
            continue;
        }
        taken.extend(gone);
        planned.push(one.clone());
    }
    planned
}

impl Judgements {
    /// About that question, with what follows.
    pub fn of(open: &OpenQuestion, planned: Vec<Planned>, noted: Vec<String>) -> Self {
        Self { planned, noted, asked: open.groups.len(), ..Self::default() }
    }
}
