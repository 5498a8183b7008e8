//! Headers of few words, whatever the texts.

use super::*;

fn bullet(event: DeltaEvent, rev: u64, importance: u8, label: &str, text: &str) -> Bullet {
    Bullet { event, rev, label: label.into(), text: Some(text.into()), topic: None, importance, combined: 0 }
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
    let (header, omitted) = render(12, bullets, 0);
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
    assert_eq!(render(3, Vec::new(), 0), (None, 0));
    let one = |event| render(1, vec![bullet(event, 2, 2, "Work", "a b")], 0).0.unwrap();
    assert!(one(DeltaEvent::Deleted).ends_with("\n- −deleted: [Work] a b"));
    assert!(one(DeltaEvent::SoftDeleted).ends_with("\n- ~soft_deleted: [Work] a b"));
    assert!(one(DeltaEvent::Restored).ends_with("\n- ↺restored: [Work] a b"));
}

#[test]
fn a_text_can_not_forge_a_bullet_and_long_ones_are_cut() {
    let forged = bullet(DeltaEvent::Updated, 2, 2, "W", "one\n- +created: [X] two\u{2028}three");
    let header = render(1, vec![forged], 0).0.unwrap();
    assert_eq!(header.lines().count(), 2);
    let long = bullet(DeltaEvent::Updated, 2, 2, "W", &"word ".repeat(100));
    assert!(render(1, vec![long], 0).0.unwrap().ends_with('…'));
}
