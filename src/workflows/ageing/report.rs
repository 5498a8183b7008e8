//! Step 3: what the run came to, in numbers; the report is written from them.

use memledger_ledger::runs::DRY_RUN;

use super::{
    asking::{self, ASKED, FALLBACKS, NO_MODEL, OVER_BUDGET, UNASKED},
    save, select,
};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "report";

/// What was judged and may have been left as it is: pairs that rules or a model looked at.
pub const JUDGED: &str = select::NOTED;

pub fn run(work: &Work) -> Result<Figures, Trouble> {
    let saved = |name: &str| work.figures.get(save::STEP).and_then(|figures| figures.get(name)).copied();
    let figure = |name: &str| (name.to_owned(), saved(name).unwrap_or_default());
    let asked = |name: &str| asking::figure(work, name);
    let before = work.figure(select::STEP, select::MEMORIES)?;
    Ok(Figures::from([
        ("memories_before".to_owned(), before),
        ("memories_after".to_owned(), saved("active").unwrap_or(before)),
        (select::SELECTED.to_owned(), work.figure(select::STEP, select::SELECTED)? + asked(asking::PLANNED)),
        (JUDGED.to_owned(), work.figure(select::STEP, select::NOTED)? + asked(ASKED)),
        (select::TAKEN.to_owned(), work.figure(select::STEP, select::TAKEN)?),
        (FALLBACKS.to_owned(), asked(FALLBACKS)),
        (OVER_BUDGET.to_owned(), asked(OVER_BUDGET)),
        (UNASKED.to_owned(), asked(UNASKED)),
        (NO_MODEL.to_owned(), asked(NO_MODEL)),
        (DRY_RUN.to_owned(), work.figure(select::STEP, DRY_RUN)?),
        figure("forgotten"),
        figure("archived"),
        figure("created"),
        figure("merged_away"),
        figure("rewritten"),
        figure("skipped"),
        figure("summaries"),
        figure("summarized"),
    ]))
}

/// None where the run has not come to its end.
pub fn markdown(title: &str, run_id: &str, figures: &Figures) -> Option<String> {
    let figure = |name: &str| figures.get(name).copied();
    let (before, after) = (figure("memories_before")?, figure("memories_after")?);
    let taken = figure(select::TAKEN).or_else(|| figure(select::SELECTED))?;
    if figure(DRY_RUN)? == 1 && figure(NO_MODEL) != Some(1) {
        return Some(format!(
            "## {title}: dry run\n\nThis policy has not been accepted yet, so nothing was changed. A run would take {taken} \
             of {before} memories out of recall. The run's decisions name each of them and say why.\n\nTo do it, and to let later \
             runs act: `POST /api/admin/workflows/runs/{run_id}/accept`, the button on the workflows page, or `memledger run` \
             with `--yes`.\n\n**Run:** {run_id}\n"
        ));
    }
    let lines = [
        ("summaries", "Summaries made"),
        ("forgotten", "Forgotten, restorable until they are purged"),
        ("archived", "Archived"),
        ("created", "Created"),
        ("merged_away", "Merged away"),
        ("rewritten", "Rewritten"),
        ("skipped", "Skipped because they changed meanwhile"),
        (FALLBACKS, "Questions without a usable answer; their memories stay as they are"),
        (OVER_BUDGET, "Questions left for another day, since the policy's tokens of this day are used up"),
        (UNASKED, "Questions not asked, since the model gives no answers now or their memories changed"),
    ];
    let told = lines.iter().filter_map(|(name, title)| {
        figure(name).filter(|many| *many > 0).map(|many| format!("- {title}: {many}\n"))
    });
    let told: String = told.collect();
    let no_model = match figure(NO_MODEL) {
        Some(1) => {
            "- **No model:** the policy's `judge` is `model`, and the server that executed the run has no language model. Nothing \
             was asked or changed. Set `language_model`, or `judge` to `rules`.\n"
        }
        _ => "",
    };
    Some(format!(
        "## {title}: complete\n\n- Memories: {before} → {after}\n{told}{no_model}\n**Run:** {run_id}\n"
    ))
}
