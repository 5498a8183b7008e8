//! Step 2: one decision for each memory, in batches of ids: each stands in one batch and is decided on once.

use std::ops::Range;

use futures::{StreamExt, TryStreamExt};
use memledger_intelligence::{DecidedAction, Decision};

use super::{Memories, options::BATCH, report::FALLBACKS};
use crate::engine::{Figures, Kept, Trouble, Work, answer};

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

/// All decisions, those that are kept read again.
pub async fn decisions(work: &Work, memories: &Memories) -> Result<Vec<Decision>, Trouble> {
    Ok(decide(work, memories).await?.into_iter().flat_map(|kept| kept.answer).collect())
}

async fn decide(work: &Work, memories: &Memories) -> Result<Vec<Kept<Vec<Decision>>>, Trouble> {
    let count = memories.texts().len();
    work.model.prepare(&memories.corpus).await;
    let batches = (0..count).step_by(BATCH).map(|from| from..count.min(from + BATCH));
    let total = batches.len() as u64;
    let mut asked = batches.zip(0_u32..).map(|(batch, item)| async move {
        let kept = answer(
            work.answers.as_ref(),
            STEP,
            item,
            work.model.classify(&memories.corpus, batch.clone()),
            |_| keep(memories, batch.clone()),
        )
        .await?;
        (work.progress)(u64::from(item) + 1, total);
        Ok::<_, Trouble>(kept)
    });
    // The first alone: where the key or the address is wrong, no other need be asked.
    let mut decided = Vec::new();
    if let Some(first) = asked.next() {
        let first = first.await?;
        if let Some(why) = first.fallback.as_ref().filter(|_| first.refused) {
            return Err(Trouble::failed("model_refused", why));
        }
        decided.push(first);
    }
    let others = futures::stream::iter(asked).buffered(work.options.at_once);
    decided.extend(others.try_collect::<Vec<_>>().await?);
    Ok(decided)
}

/// Nothing is lost by a model that does not answer.
fn keep(memories: &Memories, batch: Range<usize>) -> Vec<Decision> {
    let kept = memories.texts()[batch].iter().map(|memory| Decision {
        memory_id: memory.id.clone(),
        action: DecidedAction::Keep,
        merge_target: None,
        reason: "kept: the model gave no usable answer".to_owned(),
    });
    kept.collect()
}
