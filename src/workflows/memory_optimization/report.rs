//! Step 6: what the run came to, in numbers; the report is written from them.

use super::Memories;
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "report";

pub async fn run(work: &Work, before: &Memories) -> Result<Figures, Trouble> {
    let saved = |name: &str| work.figure(super::save::STEP, name);
    let rev = u64::try_from(saved("last_rev")?).unwrap_or_default();
    let after = Memories::fetch(work, Some(rev)).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let gone = saved("deleted")? + saved("merged_away")?;
    Ok(Figures::from([
        ("memories_before".to_owned(), count(before.texts().len())),
        ("memories_after".to_owned(), count(after.texts().len())),
        ("topics_before".to_owned(), count(before.topics().len())),
        ("topics_after".to_owned(), count(after.topics().len())),
        ("deleted".to_owned(), saved("deleted")?),
        ("merged_groups".to_owned(), saved("merged_groups")?),
        ("merged_away".to_owned(), saved("merged_away")?),
        ("kept".to_owned(), count(before.texts().len()) - gone),
        ("skipped".to_owned(), saved("skipped")?),
    ]))
}
