//! Given decisions, when they are sorted, then every memory stands in one place.

use memledger_aggregates::MemoryId;
use memledger_ledger::runs::FetchedMemory;
use memledger_offline::DecidedAction;
use uuid::Uuid;

use super::*;

fn memories(count: usize, pinned: &[usize]) -> Memories {
    of_categories(&vec![None; count], pinned)
}

fn of_categories(categories: &[Option<&str>], pinned: &[usize]) -> Memories {
    Memories::of_fetched(categories.iter().enumerate().map(|(at, category)| FetchedMemory {
        memory_id: MemoryId::new(format!("m{at}")).unwrap(),
        revision: 1,
        content_id: Uuid::from_u128(at as u128),
        content: format!("text {at}"),
        topics: Vec::new(),
        pinned: pinned.contains(&at),
        category: category.map(str::to_owned),
    }))
}

fn decision(memory: usize, action: DecidedAction, target: Option<usize>) -> Decision {
    Decision {
        memory_id: format!("m{memory}"),
        action,
        merge_target: target.map(|at| format!("m{at}")),
        reason: format!("because of {memory}"),
        rule: None,
    }
}

fn merge(memory: usize, target: usize) -> Decision {
    decision(memory, DecidedAction::Merge, Some(target))
}

fn delete(memory: usize) -> Decision {
    decision(memory, DecidedAction::Delete, None)
}

fn groups(sorted: &Sorted) -> Vec<Vec<usize>> {
    sorted.groups.iter().map(|group| group.members.clone()).collect()
}

#[test]
fn a_memory_without_a_decision_is_kept() {
    let sorted = sort(&memories(2, &[]), &[delete(1)]);
    assert_eq!(sorted.kept, [0]);
    assert_eq!(sorted.deleted, [(1, "because of 1".to_owned())]);
}

#[test]
fn each_category_is_merged_by_itself() {
    let categories = [Some("tasks"), Some("profile"), Some("tasks"), None, Some("profile"), None];
    let towards_the_first: Vec<Decision> = (1..6).map(|at| merge(at, 0)).collect();
    let sorted = sort(&of_categories(&categories, &[]), &towards_the_first);
    assert_eq!(groups(&sorted), [vec![3, 5], vec![1, 4], vec![0, 2]]);
    assert!(sorted.kept.is_empty() && sorted.groups.iter().all(|group| group.reason.starts_with("because")));
    // One that is alone in its own is kept.
    let sorted = sort(&of_categories(&categories[..3], &[]), &towards_the_first[..2]);
    assert_eq!((groups(&sorted), sorted.kept), (vec![vec![0, 2]], vec![1]));
}

#[test]
fn a_chain_ends_in_one_group() {
    let sorted = sort(&memories(4, &[]), &[merge(0, 1), merge(1, 2)]);
    assert_eq!(groups(&sorted), [vec![0, 1, 2]]);
    assert_eq!(sorted.kept, [3]);
    assert_eq!(sorted.groups[0].reason, "because of 0");
}

#[test]
fn a_cycle_is_one_group_with_what_leads_into_it() {
    let sorted = sort(&memories(4, &[]), &[merge(1, 2), merge(2, 3), merge(3, 1), merge(0, 2)]);
    assert_eq!(groups(&sorted), [vec![0, 1, 2, 3]]);
    assert!(sorted.kept.is_empty());
}

#[test]
fn two_that_point_at_each_other_are_one_group() {
    assert_eq!(groups(&sort(&memories(2, &[]), &[merge(0, 1), merge(1, 0)])), [vec![0, 1]]);
}

#[test]
fn a_target_that_was_to_be_deleted_is_merged() {
    let sorted = sort(&memories(2, &[]), &[merge(0, 1), delete(1)]);
    assert_eq!(groups(&sorted), [vec![0, 1]]);
    assert!(sorted.deleted.is_empty());
}

#[test]
fn a_pinned_target_stays_and_the_others_are_merged_without_it() {
    let sorted = sort(&memories(3, &[2]), &[merge(0, 2), merge(1, 2)]);
    assert_eq!((groups(&sorted), sorted.kept), (vec![vec![0, 1]], vec![2]));
    let sorted = sort(&memories(2, &[1]), &[merge(0, 1)]);
    assert_eq!((groups(&sorted), sorted.kept), (vec![], vec![0, 1]));
}

#[test]
fn a_pinned_memory_is_never_deleted() {
    assert_eq!(sort(&memories(1, &[0]), &[delete(0)]).kept, [0]);
}

#[test]
fn unknown_ids_and_a_target_that_is_the_memory_itself_change_nothing() {
    let sorted = sort(&memories(2, &[]), &[merge(0, 0), merge(1, 7), delete(9)]);
    assert_eq!((sorted.kept, sorted.groups.len(), sorted.deleted.len()), (vec![0, 1], 0, 0));
}
