//! The report of a run in Markdown, from its figures: it holds no text of anybody's.

use memledger_ledger::runs::reduction;

use crate::engine::Figures;

/// None where the run has not come to its end.
pub fn markdown(title: &str, run_id: &str, figures: &Figures) -> Option<String> {
    let figure = |name: &str| figures.get(name).copied();
    let (before, after) = (figure("memories_before")?, figure("memories_after")?);
    let reduction = reduction(before, after);
    // Only where there are any; runs of earlier programs did not count them.
    let unanswered = match figure("fallbacks") {
        None | Some(0) => String::new(),
        Some(n) => format!("- Questions without a usable answer: {n}; their memories stay as they are\n"),
    };
    Some(format!(
        "## {title}: complete\n\n**Summary**\n\n- Memories: {before} → {after} ({reduction:.1} % \
         reduction)\n- Topics: {} → {}\n\n**Decisions**\n\n- Deleted: {}\n- Merged: {} memories in {} \
         groups\n- Kept: {}\n- Skipped because they changed meanwhile: {}\n{unanswered}\nDeleted and \
         merged memories are archived: restore them one by one, or undo the whole run.\n\n**Run:** \
         {run_id}\n",
        figure("topics_before")?,
        figure("topics_after")?,
        figure("deleted")?,
        figure("merged_away")?,
        figure("merged_groups")?,
        figure("kept")?,
        figure("skipped")?,
    ))
}
