//! The delta header: a few lines that tell an agent what changed.

use std::collections::BTreeMap;

use super::delta::DeltaEvent;

/// Bullets of a header where no other number is asked for, and the most that may be.
pub const DEFAULT_LINES: usize = 3;
pub const MAX_LINES: usize = 20;
/// Longest text of a bullet, in characters.
const MAX_TEXT_CHARS: usize = 160;
/// The longest text, in characters, that an update shows as `old → new`.
const SHORT_CHARS: usize = 78;

/// What a bullet says.
#[derive(Debug, Clone)]
pub struct Bullet {
    pub what: What,
    pub rev: u64,
    /// The category, or the bank where there is none.
    pub label: String,
    /// How important the bullet is: heavier ones come first.
    pub weight: f64,
}

#[derive(Debug, Clone)]
pub enum What {
    /// The net change of one memory.
    Change {
        event: DeltaEvent,
        text: Option<String>,
        /// What an update replaced.
        old: Option<String>,
        topic: Option<String>,
        importance: u8,
        /// How many memories a merge combined; 0 for other changes.
        combined: usize,
    },
    /// A run of a workflow stands for all that it changed.
    Run {
        run_id: String,
        workflow: String,
        /// How many memories there were before and after it, where that may be told.
        figures: Option<(i64, i64)>,
        /// Whether it was undone.
        is_taken_back: bool,
        /// Whether it has ended, so that it can be undone.
        is_restorable: bool,
        /// The labels of what it changed, one a change.
        labels: Vec<String>,
    },
}

/// A header, and what it leaves out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rendered {
    /// None where there is nothing to say.
    pub header: Option<String>,
    pub omitted: usize,
    pub omitted_by_label: BTreeMap<String, usize>,
}

/// Renders the heaviest bullets, at most `max_lines` of them. `relabelled` has one entry for each memory of which only labels
/// changed, with its current label: these are counted in `omitted` and get no bullet.
pub fn render(since: u64, mut bullets: Vec<Bullet>, relabelled: &[String], max_lines: usize) -> Rendered {
    let mut rendered = Rendered::default();
    let mut leave_out = |label: &str| {
        rendered.omitted += 1;
        *rendered.omitted_by_label.entry(label.to_owned()).or_default() += 1;
    };
    relabelled.iter().for_each(|label| leave_out(label));
    // Of equal weight, the newest.
    bullets.sort_by(|a, b| b.weight.total_cmp(&a.weight).then(b.rev.cmp(&a.rev)));
    for bullet in bullets.iter().skip(max_lines) {
        match &bullet.what {
            What::Change { .. } => leave_out(&bullet.label),
            What::Run { labels, .. } => labels.iter().for_each(|label| leave_out(label)),
        }
    }
    let mut lines: Vec<String> = bullets.iter().take(max_lines).map(line).collect();
    match lines.last_mut() {
        Some(last) if rendered.omitted > 0 => last.push_str(&format!(" (+{} more)", rendered.omitted)),
        Some(_) => {}
        None if relabelled.is_empty() => return rendered,
        None => lines.push(format!("- ↑updated: Labels of {}", memories(relabelled.len()))),
    }
    rendered.header = Some(format!("Memory updates since rev {since}:\n{}", lines.join("\n")));
    rendered
}

fn memories(count: usize) -> String {
    if count == 1 { "1 memory".to_owned() } else { format!("{count} memories") }
}

fn line(bullet: &Bullet) -> String {
    let label = one_line(&bullet.label);
    match &bullet.what {
        What::Change { event, text, old, topic, importance, combined } => {
            let text = text.as_deref().map_or_else(|| "(erased)".to_owned(), one_line);
            match event {
                DeltaEvent::Created => format!("- +created: [{label}] {text} (imp={importance})"),
                DeltaEvent::Updated => format!("- ↑updated: [{label}] {}", replaced(old.as_deref(), text)),
                DeltaEvent::Merged => {
                    let about = topic.as_deref().map_or(text, one_line);
                    let notes = if *combined == 1 { "note" } else { "notes" };
                    format!("- ↔merged: Combined {combined} {notes} about {about}")
                }
                DeltaEvent::Deleted => format!("- −deleted: [{label}] {text}"),
                DeltaEvent::SoftDeleted => format!("- ~soft_deleted: [{label}] {text}"),
                DeltaEvent::Restored => format!("- ↺restored: [{label}] {text}"),
            }
        }
        What::Run { run_id, workflow, figures, is_taken_back, is_restorable, labels } => {
            let (did, came_to) = if *is_taken_back {
                (" undone", format!("{} changed", memories(labels.len())))
            } else {
                let counted = |(before, after): &(i64, i64)| format!("{before} → {after}");
                let count =
                    figures.as_ref().map_or_else(|| format!("{} changed", memories(labels.len())), counted);
                let state = if *is_restorable { "undoable as" } else { "under way as" };
                ("", format!("{count}, {state} {run_id}"))
            };
            format!("- ⟳run: Run {workflow}{did}: {came_to}")
        }
    }
}

/// `old → new` where both are short.
fn replaced(old: Option<&str>, new: String) -> String {
    let is_short = |text: &str| text.chars().count() <= SHORT_CHARS;
    match old.map(one_line).filter(|old| is_short(old) && is_short(&new) && *old != new) {
        Some(old) => format!("{old} → {new}"),
        None => new,
    }
}

/// One line, so that no text can pass for a bullet of its own.
fn one_line(text: &str) -> String {
    let flat = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let flat = flat.collect::<Vec<_>>().join(" ");
    if flat.chars().count() <= MAX_TEXT_CHARS {
        return flat;
    }
    let cut: String = flat.chars().take(MAX_TEXT_CHARS - 1).collect();
    format!("{}…", cut.trim_end())
}

#[cfg(test)]
#[path = "header_tests.rs"]
mod tests;
