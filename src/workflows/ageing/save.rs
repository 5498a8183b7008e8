//! Step 2: all changes in one append, each memory as the run saw it or left alone. A dry run changes nothing.

use std::collections::{BTreeMap, HashSet};

use memledger_ledger::{
    runs::{DRY_RUN, SavePlan},
    words::Kind,
};
use memledger_names as names;

use super::{Planned, select};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "save";

pub async fn run(work: &Work, planned: &[Planned]) -> Result<Figures, Trouble> {
    if planned.is_empty() || work.figure(select::STEP, DRY_RUN)? == 1 {
        return Ok(Figures::from([("active".to_owned(), work.figure(select::STEP, select::MEMORIES)?)]));
    }
    let actions = planned.iter().map(Planned::action).collect::<Result<_, _>>()?;
    let saved = work.ledger.runs.save_run(&work.run, SavePlan(actions)).await?;
    let skipped: HashSet<&str> = saved.skipped.iter().map(String::as_str).collect();
    let done = SavedCounts::of(planned, &skipped);
    done.count();
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
        ("summaries".to_owned(), count(done.summaries)),
        ("summarized".to_owned(), count(done.summarized)),
    ]))
}

/// What was done of a plan, as it is counted.
#[derive(Default)]
struct SavedCounts<'a> {
    /// By the strategy that chose them.
    pruned: BTreeMap<&'a str, u64>,
    summaries: usize,
    /// Memories that the summaries stand for.
    summarized: usize,
}

impl<'a> SavedCounts<'a> {
    fn of(planned: &'a [Planned], skipped: &HashSet<&str>) -> Self {
        let mut counts = Self::default();
        for one in planned {
            match one {
                Planned::Archive { memory, rule, .. } if !skipped.contains(memory.id.as_str()) => {
                    *counts.pruned.entry(rule).or_default() += 1;
                }
                Planned::Merge { product, sources, .. } | Planned::Create { product, sources, .. }
                    if product.kind == Kind::Summary
                        && !sources.iter().any(|source| skipped.contains(source.id.as_str())) =>
                {
                    counts.summaries += 1;
                    counts.summarized += sources.len();
                }
                _ => {}
            }
        }
        counts
    }

    fn count(&self) {
        for (strategy, pruned) in &self.pruned {
            metrics::counter!(names::MEMORIES_PRUNED, "strategy" => (*strategy).to_owned())
                .increment(*pruned);
        }
        metrics::counter!(names::MEMORIES_SUMMARIZED).increment(self.summarized as u64);
    }
}
