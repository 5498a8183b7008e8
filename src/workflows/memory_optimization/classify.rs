//! Step 2: one decision for each memory, in batches: each is decided on once. Nobody is asked about copies.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    ops::Range,
    sync::Arc,
};

use futures::{StreamExt, TryStreamExt};
use memledger_intelligence::{BATCH, Corpus, DecidedAction, Decision, Judged, MemoryText};
use memledger_ledger::runs::{JUDGED_THE_SAME, JUDGED_WORTHLESS, WORD_FOR_WORD};

use super::{Memories, report::FALLBACKS};
use crate::engine::{Figures, Kept, Trouble, Work, all_kept, answer, free_items};

pub const STEP: &str = "classify";

pub async fn run(work: &Work, memories: &Memories) -> Result<Figures, Trouble> {
    let batches = decide(work, memories).await?;
    if batches.is_empty() {
        work.answers.classified(None);
    }
    for kept in &batches {
        work.answers.classified(Some(kept.fallback.is_none()));
    }
    // Every memory is asked about here, so a model that is silent here is silent. A run that completed would make the
    // user wait for the next growth.
    if let Some(why) = batches.first().and_then(|kept| kept.fallback.clone())
        && batches.iter().all(|kept| kept.fallback.is_some())
    {
        return Err(Trouble::failed("no_answer", why));
    }
    let decisions: Vec<&Decision> = batches.iter().flat_map(|kept| &kept.answer).collect();
    let count = |action: DecidedAction| {
        i64::try_from(decisions.iter().filter(|decision| decision.action == action).count())
            .unwrap_or(i64::MAX)
    };
    let fallbacks = batches.iter().filter(|kept| kept.fallback.is_some()).count();
    Ok(Figures::from([
        ("batches".to_owned(), i64::try_from(batches.len()).unwrap_or(i64::MAX)),
        (FALLBACKS.to_owned(), i64::try_from(fallbacks).unwrap_or(i64::MAX)),
        ("delete".to_owned(), count(DecidedAction::Delete)),
        ("keep".to_owned(), count(DecidedAction::Keep)),
        ("merge".to_owned(), count(DecidedAction::Merge)),
    ]))
}

/// All decisions, those that are kept read again. Those of a language model have a reason of ours: its own words may be of any
/// memory that it was shown, and histories are read by agents who may not see it. They stay among the run's answers.
pub async fn decisions(work: &Work, memories: &Memories) -> Result<Vec<Decision>, Trouble> {
    let decided = decide(work, memories).await?.into_iter();
    Ok(decided
        .flat_map(|kept| kept.answer.into_iter().map(move |one| (kept.exchanges.is_empty(), one)))
        .map(|(by_rule, decision)| {
            if by_rule || decision.reason == WORD_FOR_WORD {
                return decision;
            }
            Decision { reason: reason(decision.action).to_owned(), ..decision }
        })
        .collect())
}

/// What histories say of the decisions of a language model.
fn reason(action: DecidedAction) -> &'static str {
    match action {
        DecidedAction::Delete => JUDGED_WORTHLESS,
        DecidedAction::Merge => JUDGED_THE_SAME,
        DecidedAction::Keep => "",
    }
}

async fn decide(work: &Work, memories: &Memories) -> Result<Vec<Kept<Vec<Decision>>>, Trouble> {
    let mut kept: BTreeMap<u32, Kept<Vec<Decision>>> = all_kept(work.answers.as_ref(), STEP).await?;
    let decided = kept.values().flat_map(|kept| &kept.answer).map(|decision| decision.memory_id.clone());
    let open = Open { memories, decided: decided.collect() };
    let mut batches = Vec::new();
    for apart in memories.distinct() {
        if apart.iter().all(|memory| open.is_decided(memory)) {
            continue;
        }
        let corpus = Arc::new(work.model.arrange(apart.into_iter().cloned().collect()).await);
        work.model.prepare(&corpus).await;
        let mut cut = cut(&corpus);
        cut.retain(|batch| !corpus.memories[batch.clone()].iter().all(|memory| open.is_decided(memory)));
        batches.extend(cut.into_iter().map(|batch| (corpus.clone(), batch)));
    }
    let (done, total) = (kept.len() as u64, (kept.len() + batches.len()) as u64);
    let asked =
        batches.into_iter().zip(free_items(&kept)).zip(done + 1..).map(|(((corpus, batch), item), nth)| {
            let open = &open;
            async move {
                let asked = &corpus.memories[batch.clone()];
                let ask = async {
                    let judged = work.model.classify(&corpus, batch).await;
                    let result = judged.result.map(|decisions| open.completed(asked, decisions));
                    Judged { result, exchanges: judged.exchanges, usage: judged.usage }
                };
                let keep = |_: &_| open.completed(asked, Vec::new());
                let kept = answer(work.answers.as_ref(), STEP, item, ask, keep).await?;
                (work.progress)(nth, total);
                Ok::<_, Trouble>((item, kept))
            }
        });
    let mut asked = asked.collect::<Vec<_>>().into_iter();
    // The first by itself: what all questions begin with is then known to an endpoint that keeps what it read last, and
    // if the key or the address is wrong, no other need be asked.
    if let Some(first) = asked.next() {
        let (item, first) = first.await?;
        if let Some(why) = first.fallback.as_ref().filter(|_| first.refused && kept.is_empty()) {
            return Err(Trouble::failed("model_refused", why));
        }
        kept.insert(item, first);
    }
    let rest: Vec<_> = futures::stream::iter(asked).buffered(work.options.at_once).try_collect().await?;
    kept.extend(rest);
    Ok(kept.into_values().collect())
}

/// Each memory stands in one batch, and each batch in one share.
fn cut(corpus: &Corpus) -> Vec<Range<usize>> {
    let (mut batches, mut at) = (Vec::new(), 0);
    while at < corpus.memories.len() {
        let end = corpus.share_of(at).end.min(at + BATCH);
        batches.push(at..end);
        at = end;
    }
    batches
}

/// What is still to be decided.
struct Open<'a> {
    memories: &'a Memories,
    /// Ids of the memories that kept answers decide on.
    decided: HashSet<String>,
}

impl Open<'_> {
    fn is_decided(&self, memory: &MemoryText) -> bool {
        self.decided.contains(&memory.id)
    }

    /// One decision for each memory that was asked about and for each of its copies, but for those that an earlier
    /// answer decides on. Nothing is lost by a model that does not answer.
    fn completed(&self, asked: &[MemoryText], given: Vec<Decision>) -> Vec<Decision> {
        let mut given: HashMap<String, Decision> =
            given.into_iter().map(|decision| (decision.memory_id.clone(), decision)).collect();
        let mut made: Vec<Decision> =
            asked.iter().map(|memory| given.remove(&memory.id).unwrap_or_else(|| keep(memory))).collect();
        let of_originals: HashMap<&str, &Decision> =
            made.iter().map(|decision| (decision.memory_id.as_str(), decision)).collect();
        let copies = self.memories.copies();
        let of_copies = copies
            .filter_map(|(copy, original)| Some(as_original(copy, of_originals.get(original.id.as_str())?)));
        let of_copies: Vec<Decision> = of_copies.collect();
        made.extend(of_copies);
        made.retain(|decision| !self.decided.contains(&decision.memory_id));
        made
    }
}

/// A copy goes where its original goes, and is merged with it otherwise.
fn as_original(copy: &MemoryText, decision: &Decision) -> Decision {
    let memory_id = copy.id.clone();
    if decision.action == DecidedAction::Delete {
        return Decision { memory_id, ..decision.clone() };
    }
    let (merge_target, reason) = (Some(decision.memory_id.clone()), WORD_FOR_WORD.to_owned());
    Decision { memory_id, action: DecidedAction::Merge, merge_target, reason }
}

fn keep(memory: &MemoryText) -> Decision {
    Decision {
        memory_id: memory.id.clone(),
        action: DecidedAction::Keep,
        merge_target: None,
        reason: "kept: the model gave no usable answer".to_owned(),
    }
}
