//! Step 2: one decision for each memory, in batches: each is decided on once. Nobody is asked about copies.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    ops::Range,
    sync::Arc,
};

use futures::{TryStreamExt, stream::FuturesOrdered};
use memledger_intelligence::Completion;
use memledger_ledger::runs::{JUDGED_THE_SAME, JUDGED_WORTHLESS, WORD_FOR_WORD};
use memledger_offline::DecidedAction;

use super::{
    Memories, comparing::Comparing, fetch::Head, options::BATCH, question, report::FALLBACKS, share::Share,
};
use crate::engine::{Decision, Figures, StoredAnswer, Trouble, Work, all_kept, answer, free_items};

pub const STEP: &str = "classify";

/// The rule of a memory that is merged with one of the same text. It is decided here, whether or not there is a model.
pub const SAME_TEXT: &str = "same_text";

pub async fn run(work: &Work, memories: &Memories) -> Result<(Vec<Decision>, Figures), Trouble> {
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
    let fallbacks = batches.iter().filter(|kept| kept.fallback.is_some()).count();
    let many = i64::try_from(batches.len()).unwrap_or(i64::MAX);
    let decisions = decisions(batches);
    let count = |action: DecidedAction| {
        i64::try_from(decisions.iter().filter(|decision| decision.action == action).count())
            .unwrap_or(i64::MAX)
    };
    let figures = Figures::from([
        ("batches".to_owned(), many),
        (FALLBACKS.to_owned(), i64::try_from(fallbacks).unwrap_or(i64::MAX)),
        ("delete".to_owned(), count(DecidedAction::Delete)),
        ("keep".to_owned(), count(DecidedAction::Keep)),
        ("merge".to_owned(), count(DecidedAction::Merge)),
    ]);
    Ok((decisions, figures))
}

/// The decisions of the step, once it is done.
pub async fn kept(work: &Work) -> Result<Vec<Decision>, Trouble> {
    let kept: BTreeMap<u32, _> = all_kept(work.answers.as_ref(), STEP).await?;
    Ok(decisions(kept.into_values().collect()))
}

/// Those of a language model have a reason of ours: its own words may be of any memory that it was shown, and histories are read
/// by agents who may not see it. They stay among the run's answers.
fn decisions(batches: Vec<StoredAnswer<Vec<Decision>>>) -> Vec<Decision> {
    let decided = batches.into_iter();
    decided
        .flat_map(|kept| kept.answer.into_iter().map(move |one| (kept.exchanges.is_empty(), one)))
        .map(|(by_rule, decision)| {
            if by_rule || decision.reason == WORD_FOR_WORD {
                return decision;
            }
            Decision { reason: reason(decision.action).to_owned(), ..decision }
        })
        .collect()
}

/// What histories say of the decisions of a language model.
fn reason(action: DecidedAction) -> &'static str {
    match action {
        DecidedAction::Delete => JUDGED_WORTHLESS,
        DecidedAction::Merge => JUDGED_THE_SAME,
        DecidedAction::Keep => "",
    }
}

async fn decide(work: &Work, memories: &Memories) -> Result<Vec<StoredAnswer<Vec<Decision>>>, Trouble> {
    let mut kept: BTreeMap<u32, StoredAnswer<Vec<Decision>>> = all_kept(work.answers.as_ref(), STEP).await?;
    let decided = kept.values().flat_map(|kept| &kept.answer).map(|decision| decision.memory_id.clone());
    let mut open = Open { memories, decided: decided.collect(), total: 0 };
    if open.is_empty() {
        return Ok(kept.into_values().collect());
    }
    let (mut shares, mut batches) = (memories.shares(work).await?, 0);
    shares.retain(|share| {
        let left = open.batches(share).count();
        batches += left;
        left > 0
    });
    let done = kept.len() as u64;
    open.total = done + batches as u64;
    let items: Vec<u32> = free_items(&kept).take(batches).collect();
    let mut numbered = items.into_iter().zip(done + 1..);
    let (mut is_first, mut under_way) = (true, FuturesOrdered::new());
    let comparing = match work.model {
        Some(_) => Comparing::default(),
        None => Comparing::of(work, memories).await?,
    };
    let comparing = Arc::new(comparing);
    // A share is read when its first batch is asked about, and dropped behind its last.
    for share in shares {
        let texts = Arc::new(Share::new(memories.read(work, &share).await?));
        if work.model.is_none() {
            texts.analyse(comparing.clone()).await;
        }
        for (batch, numbered) in open.batches(&share).zip(&mut numbered) {
            let ask = open.ask(work, texts.clone(), share[batch].to_vec(), numbered);
            // The first by itself: what all questions begin with is then known to an endpoint that keeps what it read last,
            // and if the key or the address is wrong, no other need be asked.
            if std::mem::take(&mut is_first) {
                let (item, first) = ask.await?;
                if let Some(why) = first.fallback.as_ref().filter(|_| first.refused && kept.is_empty()) {
                    return Err(Trouble::failed("model_refused", why));
                }
                kept.insert(item, first);
                continue;
            }
            if under_way.len() >= work.options.at_once {
                kept.extend(under_way.try_next().await?);
            }
            under_way.push_back(ask);
        }
    }
    while let Some((item, answer)) = under_way.try_next().await? {
        kept.insert(item, answer);
    }
    Ok(kept.into_values().collect())
}

/// What is still to be decided.
struct Open<'a> {
    memories: &'a Memories,
    /// Batches, those that are decided on included.
    total: u64,
    /// Ids of the memories that kept answers decide on.
    decided: HashSet<String>,
}

impl Open<'_> {
    fn is_empty(&self) -> bool {
        self.memories.heads().iter().all(|head| self.decided.contains(head.id()))
    }

    /// The parts of a share that are asked about at once, without those that are decided on already.
    fn batches(&self, share: &[usize]) -> impl Iterator<Item = Range<usize>> {
        let batch = |from: usize| from..share.len().min(from + BATCH);
        let is_open = |at: &usize| !self.decided.contains(self.memories.heads()[*at].id());
        (0..share.len())
            .step_by(BATCH)
            .map(batch)
            .filter(move |batch| share[batch.clone()].iter().any(is_open))
    }

    async fn ask(
        &self,
        work: &Work,
        share: Arc<Share>,
        batch: Vec<usize>,
        (item, nth): (u32, u64),
    ) -> Result<(u32, StoredAnswer<Vec<Decision>>), Trouble> {
        let heads = self.memories.heads();
        // Those of the batch whose texts are still there: they follow each other in the share, too.
        let of_batch: Vec<&str> = batch.iter().map(|at| heads[*at].id()).collect();
        let ids: HashSet<&str> = of_batch.iter().copied().collect();
        let from = share.memories.iter().position(|memory| ids.contains(memory.id.as_str())).unwrap_or(0);
        let many = share.memories.iter().filter(|memory| ids.contains(memory.id.as_str())).count();
        let batch = from..from + many;
        let ask = async {
            let Completion { result, exchanges, usage } =
                question::classify(work.model.as_deref(), &share, batch).await;
            let result = result.map(|decisions| self.completed(&of_batch, decisions));
            Ok(Completion { result, exchanges, usage })
        };
        let keep = |_: &_| self.completed(&of_batch, Vec::new());
        let kept = answer(work.answers.as_ref(), STEP, item, ask, keep).await?;
        (work.progress)(nth, self.total);
        Ok((item, kept))
    }

    /// One decision for each memory that was asked about and for each of its copies, but for those that an earlier
    /// answer decides on. Nothing is lost by a model that does not answer, nor where a text was destroyed meanwhile.
    fn completed(&self, asked: &[&str], given: Vec<Decision>) -> Vec<Decision> {
        let mut given: HashMap<String, Decision> =
            given.into_iter().map(|decision| (decision.memory_id.clone(), decision)).collect();
        let mut made: Vec<Decision> =
            asked.iter().map(|id| given.remove(*id).unwrap_or_else(|| keep(id))).collect();
        let of_originals: HashMap<&str, &Decision> =
            made.iter().map(|decision| (decision.memory_id.as_str(), decision)).collect();
        let copies = self.memories.copies();
        let of_copies =
            copies.filter_map(|(copy, original)| Some(as_original(copy, of_originals.get(original.id())?)));
        let of_copies: Vec<Decision> = of_copies.collect();
        made.extend(of_copies);
        made.retain(|decision| !self.decided.contains(&decision.memory_id));
        made
    }
}

/// A copy goes where its original goes, and is merged with it otherwise.
fn as_original(copy: &Head, decision: &Decision) -> Decision {
    let memory_id = copy.id().to_owned();
    if decision.action == DecidedAction::Delete {
        return Decision { memory_id, ..decision.clone() };
    }
    Decision {
        memory_id,
        action: DecidedAction::Merge,
        merge_target: Some(decision.memory_id.clone()),
        reason: WORD_FOR_WORD.to_owned(),
        rule: Some(SAME_TEXT.to_owned()),
    }
}

fn keep(memory_id: &str) -> Decision {
    Decision {
        memory_id: memory_id.to_owned(),
        action: DecidedAction::Keep,
        merge_target: None,
        reason: "kept: the model gave no usable answer".to_owned(),
        rule: None,
    }
}
