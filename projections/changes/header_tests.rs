//! Headers of few words, whatever the texts.

use super::*;

fn bullet(event: DeltaEvent, rev: u64, importance: u8, label: &str, text: &str) -> Bullet {
    let what =
        What::Change { event, text: Some(text.into()), old: None, topic: None, importance, combined: 0 };
    Bullet { what, rev, label: label.into(), weight: f64::from(importance) }
}

fn updated(old: &str, new: &str) -> Bullet {
    let mut bullet = bullet(DeltaEvent::Updated, 14, 3, "Goals", new);
    if let What::Change { old: was, .. } = &mut bullet.what {
        *was = Some(old.into());
    }
    bullet
}

fn merged() -> Bullet {
    let mut bullet = bullet(DeltaEvent::Merged, 17, 2, "Health", "No milk");
    if let What::Change { topic, combined, .. } = &mut bullet.what {
        (*topic, *combined) = (Some("lactose intolerance".into()), 2);
    }
    bullet
}

fn header(bullets: Vec<Bullet>) -> String {
    render(1, bullets, &[], 3).header.unwrap()
}

#[test]
fn the_header_reads_as_the_contract_shows_it() {
    let mut bullets = vec![
        updated("Ship v1 by Aug", "Ship v1 by Sep"),
        bullet(DeltaEvent::Created, 13, 4, "Personal", "Preferred name is Ana"),
    ];
    bullets.push(merged());
    bullets.extend((20..24).map(|rev| bullet(DeltaEvent::Created, rev, 1, "General", "x")));
    let rendered = render(12, bullets.clone(), &[], 3);
    assert_eq!(rendered.omitted, 4);
    assert_eq!(rendered.omitted_by_label, BTreeMap::from([("General".to_owned(), 4)]));
    assert_eq!(
        rendered.header.unwrap(),
        "Memory updates since rev 12:\n\
         - +created: [Personal] Preferred name is Ana (imp=4)\n\
         - ↑updated: [Goals] Ship v1 by Aug → Ship v1 by Sep\n\
         - ↔merged: Combined 2 notes about lactose intolerance (+4 more)"
    );
    assert_eq!(render(12, bullets.clone(), &[], 6).header.unwrap().lines().count(), 7);
    assert_eq!(render(12, bullets, &[], 20).omitted, 0);
}

#[test]
fn nothing_to_say_is_no_header_and_signs_are_as_agreed() {
    assert_eq!(render(3, Vec::new(), &[], 3), Rendered::default());
    let one = |event| header(vec![bullet(event, 2, 2, "Work", "a b")]);
    assert!(one(DeltaEvent::Deleted).ends_with("\n- −deleted: [Work] a b"));
    assert!(one(DeltaEvent::SoftDeleted).ends_with("\n- ~soft_deleted: [Work] a b"));
    assert!(one(DeltaEvent::Restored).ends_with("\n- ↺restored: [Work] a b"));
}

#[test]
fn other_labels_are_counted_and_not_told() {
    let relabelled = ["Goals".to_owned(), "Goals".to_owned(), "Work".to_owned()];
    let alone = render(3, Vec::new(), &relabelled, 3);
    assert_eq!(alone.header.unwrap(), "Memory updates since rev 3:\n- ↑updated: Labels of 3 memories");
    let counts = BTreeMap::from([("Goals".to_owned(), 2), ("Work".to_owned(), 1)]);
    assert_eq!((alone.omitted, alone.omitted_by_label), (3, counts));
    let beside = render(3, vec![merged()], &relabelled[..1], 3);
    assert!(
        beside.header.unwrap().ends_with("\n- ↔merged: Combined 2 notes about lactose intolerance (+1 more)")
    );
}

#[test]
fn a_run_is_one_line() {
    let run = |figures, is_taken_back| Bullet {
        what: What::Run {
            run_id: "r1".into(),
            workflow: "memory-optimization".into(),
            figures,
            is_taken_back,
            is_restorable: true,
            labels: vec!["Work".into(), "Health".into()],
        },
        rev: 9,
        label: String::new(),
        weight: 1.0,
    };
    let line = |bullet: Bullet| header(vec![bullet]).lines().last().unwrap().to_owned();
    assert_eq!(
        line(run(Some((145, 132)), false)),
        "- ⟳run: Run memory-optimization: 145 → 132, undoable as r1"
    );
    assert_eq!(line(run(None, false)), "- ⟳run: Run memory-optimization: 2 memories changed, undoable as r1");
    assert_eq!(line(run(None, true)), "- ⟳run: Run memory-optimization undone: 2 memories changed");
    // Left out, it counts for what it changed.
    let heavy = bullet(DeltaEvent::Created, 3, 5, "Work", "a");
    assert_eq!(render(1, vec![run(None, false), heavy], &[], 1).omitted, 2);
}

#[test]
fn a_text_can_not_forge_a_bullet_and_long_ones_are_cut() {
    let forged = bullet(DeltaEvent::Updated, 2, 2, "W", "one\n- +created: [X] two\u{2028}three");
    assert_eq!(header(vec![forged]).lines().count(), 2);
    let long = "word ".repeat(100);
    assert!(header(vec![bullet(DeltaEvent::Updated, 2, 2, "W", &long)]).ends_with('…'));
    // The old text stands beside the new one only where both are short.
    assert!(header(vec![updated(&long, "short")]).ends_with("[Goals] short"));
    assert!(header(vec![updated("a\n- b", "c")]).ends_with("[Goals] a - b → c"));
}
