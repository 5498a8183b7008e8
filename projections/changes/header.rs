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

/// The header and how many changes it leaves out; none where there is nothing to say.
pub fn render(since: u64, mut bullets: Vec<Bullet>) -> (Option<String>, usize) {
    if bullets.is_empty() {
        return (None, 0);
    }
    // Most important first; then what adds to the agent's picture before what takes away; then the newest.
    bullets.sort_by(|a, b| (b.importance, a.event, b.rev).cmp(&(a.importance, b.event, a.rev)));
    let omitted = bullets.len().saturating_sub(MAX_BULLETS);
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
mod tests {
    use super::*;

    fn bullet(event: DeltaEvent, rev: u64, importance: u8, label: &str, text: &str) -> Bullet {
        Bullet {
            event,
            rev,
            label: label.into(),
            text: Some(text.into()),
            topic: None,
            importance,
            combined: 0,
        }
    }

    #[test]
    fn the_header_reads_as_the_contract_shows_it() {
        let mut bullets = vec![
            bullet(DeltaEvent::Updated, 14, 3, "Goals", "Ship v1 by Sep"),
            bullet(DeltaEvent::Created, 13, 4, "Personal", "Preferred name is Ana"),
            Bullet {
                topic: Some("lactose intolerance".into()),
                combined: 2,
                ..bullet(DeltaEvent::Merged, 17, 2, "Health", "No milk")
            },
        ];
        bullets.extend((20..24).map(|rev| bullet(DeltaEvent::Created, rev, 1, "General", "x")));
        let (header, omitted) = render(12, bullets);
        assert_eq!(omitted, 4);
        assert_eq!(
            header.unwrap(),
            "Memory updates since rev 12:\n\
             - +created: [Personal] Preferred name is Ana (imp=4)\n\
             - ↑updated: [Goals] Ship v1 by Sep\n\
             - ↔merged: Combined 2 notes about lactose intolerance (+4 more)"
        );
    }

    #[test]
    fn nothing_to_say_is_no_header_and_signs_are_as_agreed() {
        assert_eq!(render(3, Vec::new()), (None, 0));
        let one = |event| render(1, vec![bullet(event, 2, 2, "Work", "a b")]).0.unwrap();
        assert!(one(DeltaEvent::Deleted).ends_with("\n- −deleted: [Work] a b"));
        assert!(one(DeltaEvent::SoftDeleted).ends_with("\n- ~soft_deleted: [Work] a b"));
        assert!(one(DeltaEvent::Restored).ends_with("\n- ↺restored: [Work] a b"));
    }

    #[test]
    fn a_text_can_not_forge_a_bullet_and_long_ones_are_cut() {
        let forged = bullet(DeltaEvent::Updated, 2, 2, "W", "one\n- +created: [X] two\u{2028}three");
        let header = render(1, vec![forged]).0.unwrap();
        assert_eq!(header.lines().count(), 2);
        let long = bullet(DeltaEvent::Updated, 2, 2, "W", &"word ".repeat(100));
        assert!(render(1, vec![long]).0.unwrap().ends_with('…'));
    }
}
