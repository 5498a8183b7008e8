//! How old what a merge puts together is.

use super::{
    decide::decide,
    tests::{attributes, command, content, created, fold, id, merged_new},
    *,
};
use crate::Timestamp;

/// Created and last changed at these times, as an import says.
fn of_age(memory: &str, rev: u64, created_at: i64, updated_at: i64) -> MemoryEvent {
    let mut imported = created(memory, rev);
    if let Change::Created { created_at: made, updated_at: changed, .. } = &mut imported.change {
        (*made, *changed) = (Some(Timestamp(created_at)), Some(Timestamp(updated_at)));
    }
    imported
}

#[test]
fn a_product_is_as_old_as_its_oldest_source_and_as_new_as_its_newest() {
    let given = [of_age("a", 1, 3, 4), of_age("b", 2, 1, 6), of_age("c", 3, 2, 2)];
    for target in
        [MergeTarget::Existing(id("c")), MergeTarget::New { memory_id: id("m"), attributes: attributes() }]
    {
        let into = match &target {
            MergeTarget::Existing(memory_id) | MergeTarget::New { memory_id, .. } => memory_id.clone(),
        };
        let merge =
            Action::MergeMemories { target, source_ids: vec![id("a"), id("b")], content: content(77) };
        let rules = BookRules { max_memories: 4 };
        let events = decide(&fold(&given), command(merge), &rules).unwrap();
        let book = fold(&[given.to_vec(), events].concat());
        let product = book.get(&into).unwrap();
        assert_eq!((product.created_at, product.updated_at), (Timestamp(1), Timestamp(6)), "{into}");
    }
}

#[test]
fn a_product_of_an_earlier_program_began_with_its_merge() {
    let mut merge = merged_new(3);
    if let Change::Merged { created_at, updated_at, .. } = &mut merge.change {
        (*created_at, *updated_at) = (None, None);
    }
    let book = fold(&[of_age("a", 1, 3, 4), of_age("b", 2, 1, 6), merge]);
    let product = book.get(&id("m")).unwrap();
    assert_eq!((product.created_at, product.updated_at), (Timestamp(9), Timestamp(9)));
}

fn seen(memory: &str) -> SeenMemory {
    SeenMemory { memory_id: id(memory), revision: 1 }
}

#[test]
fn what_a_run_merges_or_gives_other_topics_keeps_its_age() {
    let given = [of_age("a", 1, 3, 4), of_age("b", 2, 1, 6), of_age("c", 3, 2, 2)];
    let merge = GuardedAction::Merge {
        product: id("m"),
        attributes: attributes(),
        content: content(77),
        sources: vec![seen("a"), seen("b")],
    };
    let retopic = GuardedAction::Retopic { seen: seen("c"), content: content(8) };
    let plan = Plan([merge, retopic].map(|action| PlannedAction { action, reason: None }).to_vec());
    let events =
        decide(&fold(&given), command(Action::ApplyPlan { plan }), &BookRules { max_memories: 4 }).unwrap();
    let book = fold(&[given.to_vec(), events].concat());
    let age = |memory: &str| book.get(&id(memory)).map(|record| (record.created_at.0, record.updated_at.0));
    assert_eq!((age("m"), age("c")), (Some((1, 6)), Some((2, 2))));
}
