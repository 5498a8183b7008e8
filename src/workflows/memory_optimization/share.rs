//! Memories that are judged in sight of each other.

use std::{
    ops::Range,
    sync::{Arc, OnceLock},
};

use memledger_intelligence::{LanguageModel, aside};
use memledger_ledger::runs::RESTATED;
use memledger_offline::{
    DecidedAction, MemoryText,
    rules::{Analysis, Verdict},
};

use super::comparing::Comparing;
use crate::engine::Decision;

/// Most characters of a share that the rules look at: what they note of a text takes about twenty times its room.
const RULES_CHARS: usize = 2_000_000;

/// Most characters of the memories in one share; see [`memledger_offline::shares::chars`].
pub fn most_chars(model: Option<&dyn LanguageModel>) -> usize {
    model.map_or(RULES_CHARS, LanguageModel::context_chars)
}

/// The rule of a memory that says in other words what the one says that it is merged with.
pub const RESTATES: &str = "restates";

/// Memories of one person that differ, in the order they were made.
pub struct Share {
    pub memories: Vec<MemoryText>,
    /// What the rules found out about all of them, once.
    analysis: OnceLock<Analysed>,
}

struct Analysed {
    analysis: Analysis,
    /// For each memory that says in other words what another one says, that one.
    restated: Vec<Option<usize>>,
}

impl Share {
    pub fn new(memories: Vec<MemoryText>) -> Self {
        Self { memories, analysis: OnceLock::new() }
    }

    /// Works out by rule what all its batches have in common. Aside, since it keeps a core busy.
    pub async fn analyse(self: &Arc<Self>, comparing: Arc<Comparing>) {
        let share = self.clone();
        let work = move || drop(share.analysis.set(Analysed::of(&share.memories, &comparing)));
        // One that ends badly is made again, and its fault met, by whoever asks for a decision.
        aside(work).await;
    }

    /// What the rules decide on the memories of a batch.
    pub fn decided_by_rule(&self, batch: Range<usize>) -> Vec<Decision> {
        let Analysed { analysis, restated } =
            self.analysis.get_or_init(|| Analysed::of(&self.memories, &Comparing::default()));
        let judged = self.memories.iter().zip(analysis.verdicts()).zip(restated);
        let decision = |((memory, verdict), restated): ((&MemoryText, &Verdict), &Option<usize>)| {
            let id = |target: usize| self.memories[target].id.clone();
            match restated {
                Some(target) => Decision {
                    memory_id: memory.id.clone(),
                    action: DecidedAction::Merge,
                    merge_target: Some(id(*target)),
                    reason: RESTATED.to_owned(),
                    rule: Some(RESTATES.to_owned()),
                },
                None => Decision {
                    memory_id: memory.id.clone(),
                    action: verdict.action,
                    merge_target: verdict.target.map(id),
                    reason: verdict.rule.reason().to_owned(),
                    rule: Some(verdict.rule.name().to_owned()),
                },
            }
        };
        judged.skip(batch.start).take(batch.len()).map(decision).collect()
    }
}

impl Analysed {
    fn of(memories: &[MemoryText], comparing: &Comparing) -> Self {
        let analysis = Analysis::of(memories);
        // What goes, or is merged, is not looked at again, and what is pinned stays by itself.
        let judged = memories.iter().zip(analysis.verdicts()).enumerate();
        let kept =
            judged.filter(|(_, (memory, verdict))| verdict.action == DecidedAction::Keep && !memory.pinned);
        let (places, kept): (Vec<usize>, Vec<&MemoryText>) =
            kept.map(|(at, (memory, _))| (at, memory)).unzip();
        let mut restated = vec![None; memories.len()];
        for (at, target) in places.iter().zip(comparing.restated(&kept)) {
            restated[*at] = target.and_then(|target| places.get(target)).copied();
        }
        Self { analysis, restated }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory_optimization::question::fixtures::memory;

    #[test]
    fn batches_change_nothing_and_one_beyond_the_end_is_of_what_there_is() {
        let texts =
            ["Plays the oud", "Asked to book a table for two on Friday", "Plays the oud.", "Has three cats"];
        let share = || {
            Share::new(texts.iter().enumerate().map(|(at, text)| memory(&format!("m{at}"), text)).collect())
        };
        let at_once = share().decided_by_rule(0..4);
        assert_eq!(at_once[0].merge_target.as_deref(), Some("m2"), "{at_once:?}");
        let rules: Vec<Option<&str>> = at_once.iter().map(|decision| decision.rule.as_deref()).collect();
        let wanted = ["same_words", "asked_for_once", "fullest_of_group", "may_be_lasting"];
        assert_eq!(rules, wanted.map(Some));
        for size in [1, 3] {
            let again = share();
            let starts = (0..texts.len()).step_by(size);
            let one_by_one: Vec<Decision> =
                starts.flat_map(|start| again.decided_by_rule(start..start + size)).collect();
            assert_eq!(one_by_one, at_once, "in batches of {size}");
        }
    }
}
