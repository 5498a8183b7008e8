//! Step 2: all changes in one append, each memory as the run saw it or left alone. A dry run changes nothing.

use memledger_ledger::runs::{DRY_RUN, SavePlan};

use super::{Planned, select};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "save";

pub async fn run(work: &Work, planned: &[Planned]) -> Result<Figures, Trouble> {
    if planned.is_empty() || work.figure(select::STEP, DRY_RUN)? == 1 {
        return Ok(Figures::from([("active".to_owned(), work.figure(select::STEP, select::MEMORIES)?)]));
    }
    let actions = planned.iter().map(Planned::action).collect::<Result<_, _>>()?;
    let saved = work.ledger.runs.save_run(&work.run, SavePlan(actions)).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let rev = |rev: u64| i64::try_from(rev).unwrap_or(i64::MAX);
    Ok(Figures::from([
        ("active".to_owned(), count(saved.active)),
        ("first_rev".to_owned(), rev(saved.first_rev)),
        ("last_rev".to_owned(), rev(saved.last_rev)),
        ("forgotten".to_owned(), count(saved.soft_deleted)),
        ("archived".to_owned(), count(saved.deleted)),
        ("created".to_owned(), count(saved.created)),
        ("merged_away".to_owned(), count(saved.merged_away)),
        ("rewritten".to_owned(), count(saved.rewritten)),
        ("skipped".to_owned(), count(saved.skipped.len())),
    ]))
}
