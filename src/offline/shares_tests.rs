use super::{FEWEST_CHARS, Outline, arranged, chars};
use crate::MemoryText;

fn memory(id: &str, content: &str) -> MemoryText {
    MemoryText { id: id.to_owned(), content: content.to_owned(), topics: Vec::new(), pinned: false }
}

const SUBJECTS: [&str; 6] = [
    "bees honey hives",
    "cello sonata bow",
    "Porto river bridge",
    "peanut allergy pen",
    "sailing knots harbour",
    "marathon running shoes",
];

/// Memories about each subject in turn, so that those that are alike are far apart.
fn memories(count: usize) -> Vec<MemoryText> {
    let text =
        |at: usize| format!("{} and something else, number {at}, {}", SUBJECTS[at % 6], "x".repeat(100));
    (0..count).map(|at| memory(&at.to_string(), &text(at))).collect()
}

fn shares(memories: &[MemoryText], most: usize) -> Vec<Vec<usize>> {
    arranged(&memories.iter().map(|one| Outline::of(one, memories.len())).collect::<Vec<_>>(), most)
}

#[test]
fn memories_that_fit_are_one_share_in_their_order() {
    let memories = memories(50);
    let exactly = memories.iter().map(|memory| chars(&memory.content)).sum();
    assert_eq!(shares(&memories, exactly), [(0..50).collect::<Vec<_>>()]);
    assert_eq!(shares(&memories, exactly - 1).len(), 2);
}

#[test]
fn memories_that_are_alike_are_in_one_share() {
    let memories = memories(240);
    let total: usize = memories.iter().map(|memory| chars(&memory.content)).sum();
    let shares = shares(&memories, total / 3 + 1_500);
    assert_eq!(shares.len(), 3);
    for share in &shares {
        let mut subjects: Vec<usize> = share.iter().map(|at| at % 6).collect();
        subjects.sort_unstable();
        subjects.dedup();
        assert!(subjects.len() <= 3 && share.is_sorted(), "{subjects:?} of {} memories", share.len());
    }
    let whole = (0..6).filter(|subject| {
        shares.iter().any(|share| share.iter().filter(|at| *at % 6 == *subject).count() == 40)
    });
    assert!(whole.count() >= 4, "{shares:?}");
}

#[test]
fn each_memory_is_in_one_share_that_is_no_longer_than_allowed() {
    for most in [0, 1, FEWEST_CHARS, 7_000, 20_000] {
        let mut all = Vec::new();
        for share in shares(&memories(240), most) {
            let chars: usize = share.iter().map(|at| chars(&memories(240)[*at].content)).sum();
            assert!(chars <= most.max(FEWEST_CHARS), "{chars} of {most}");
            all.extend(share);
        }
        all.sort_unstable();
        assert!(all.into_iter().eq(0..240));
    }
}

#[test]
fn a_memory_that_is_longer_than_a_share_has_its_own() {
    let mut memories = memories(60);
    memories[7] = memory("7", &"bees ".repeat(2_000));
    let shares = shares(&memories, 5_000);
    assert!(shares.contains(&vec![7]) && shares.iter().map(Vec::len).sum::<usize>() == 60, "{shares:?}");
}

#[test]
fn the_same_memories_are_arranged_alike() {
    assert_eq!(shares(&memories(240), 9_000), shares(&memories(240), 9_000));
}
