//! The report of a run whose workflow writes none of its own: its figures.

use std::fmt::Write;

use super::Figures;

/// In Markdown; none of a run that has not come to its end, which has no figures.
pub fn figures_report(title: &str, run_id: &str, figures: &Figures) -> Option<String> {
    if figures.is_empty() {
        return None;
    }
    let mut report = format!("## {title}: complete\n\n");
    for (name, figure) in figures {
        writeln!(report, "- {name}: {figure}").ok()?;
    }
    write!(report, "\n**Run:** {run_id}\n").ok()?;
    Some(report)
}
