//! The delta header: at most three lines that tell an agent what changed.

use super::delta::DeltaEvent;

/// Most bullets of a header.
pub const MAX_BULLETS: usize = 3;
/// Longest text of a bullet, in characters.
const MAX_TEXT_CHARS: usize = 160;

/// What a bullet says of one net change.
#[derive(Debug, Clone)]
pub struct Bullet {
    pub event: DeltaEvent,
    pub rev: u64,
    /// The category, or the bank where there is none.
    pub label: String,
    pub text: Option<String>,
    pub topic: Option<String>,
    pub importance: u8,
    /// How many memories a merge combined; 0 for other changes.
    pub combined: usize,
}

/// The header and how many changes it leaves out; none where there is nothing to say. `behind` more changes come behind
/// all of the bullets.
pub fn render(since: u64, mut bullets: Vec<Bullet>, behind: usize) -> (Option<String>, usize) {
    if bullets.is_empty() {
        return (None, 0);
    }
    // Most important first; then what adds to the agent's picture before what takes away; then the newest.
    bullets.sort_by(|a, b| (b.importance, a.event, b.rev).cmp(&(a.importance, b.event, a.rev)));
    let omitted = bullets.len().saturating_sub(MAX_BULLETS) + behind;
    let mut lines: Vec<String> = bullets.iter().take(MAX_BULLETS).map(line).collect();
    if omitted > 0
        && let Some(last) = lines.last_mut()
    {
        last.push_str(&format!(" (+{omitted} more)"));
    }
    (Some(format!("Memory updates since rev {since}:\n{}", lines.join("\n"))), omitted)
}

fn line(bullet: &Bullet) -> String {
    let text = bullet.text.as_deref().map_or_else(|| "(erased)".to_owned(), one_line);
    let label = one_line(&bullet.label);
    match bullet.event {
        DeltaEvent::Created => format!("- +created: [{label}] {text} (imp={})", bullet.importance),
        DeltaEvent::Updated => format!("- ↑updated: [{label}] {text}"),
        DeltaEvent::Merged => {
            let about = bullet.topic.as_deref().map_or(text, one_line);
            format!("- ↔merged: Combined {} notes about {about}", bullet.combined)
        }
        DeltaEvent::Deleted => format!("- −deleted: [{label}] {text}"),
        DeltaEvent::SoftDeleted => format!("- ~soft_deleted: [{label}] {text}"),
        DeltaEvent::Restored => format!("- ↺restored: [{label}] {text}"),
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
