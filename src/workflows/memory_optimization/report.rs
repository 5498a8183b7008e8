//! Step 6: what the run came to, in numbers; the report is written from them. What others did meanwhile is none of it.

use std::collections::HashSet;

use super::{Memories, classify, normalise, resolve};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "report";

/// Questions of a step that the model gave no usable answer to.
pub const FALLBACKS: &str = "fallbacks";

pub async fn run(work: &Work, before: &Memories) -> Result<Figures, Trouble> {
    let saved = |name: &str| work.figure(super::save::STEP, name);
    let rev = |name| Ok::<_, Trouble>(u64::try_from(saved(name)?).unwrap_or_default());
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let (met, after) = (rev("first_rev")?.saturating_sub(1), rev("last_rev")?);
    let gone = saved("deleted")? + saved("merged_away")?;
    let left = count(before.heads().len()) - gone + saved("merged_groups")?;
    Ok(Figures::from([
        ("memories_before".to_owned(), count(before.heads().len())),
        ("memories_after".to_owned(), left),
        ("topics_before".to_owned(), count(before.topics().len())),
        ("topics_after".to_owned(), count(topics_left(work, before, met, after).await?)),
        ("deleted".to_owned(), saved("deleted")?),
        ("merged_groups".to_owned(), saved("merged_groups")?),
        ("merged_away".to_owned(), saved("merged_away")?),
        ("kept".to_owned(), count(before.heads().len()) - gone),
        ("skipped".to_owned(), saved("skipped")?),
        (FALLBACKS.to_owned(), fallbacks(work)),
    ]))
}

/// Those of all steps. One that an earlier program did may tell none.
pub fn fallbacks(work: &Work) -> i64 {
    let steps = [classify::STEP, resolve::STEP, normalise::STEP];
    steps.iter().filter_map(|step| work.figures.get(*step)?.get(FALLBACKS)).sum()
}

/// How many topics the memories have that the run saw or made, without those that came between: there when it saved, and not
/// among what it saw.
async fn topics_left(work: &Work, before: &Memories, met: u64, after: u64) -> Result<usize, Trouble> {
    let ids = |memories: &Memories| -> HashSet<String> {
        memories.heads().iter().map(|memory| memory.id().to_owned()).collect()
    };
    let mut between = HashSet::new();
    if met > before.rev {
        between = ids(&Memories::fetch(work, Some(met)).await?);
        let seen = ids(before);
        between.retain(|id| !seen.contains(id));
    }
    let after = Memories::fetch(work, Some(after)).await?;
    let left = after.heads().iter().filter(|memory| !between.contains(memory.id()));
    Ok(left.flat_map(|memory| &memory.topics).collect::<HashSet<_>>().len())
}
