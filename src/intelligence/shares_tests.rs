use super::{FEWEST_CHARS, arranged};
use crate::{
    Corpus, MemoryText,
    chat::{context::chars, fixtures::memory},
};

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

fn shares(corpus: &Corpus) -> Vec<Vec<usize>> {
    let (mut shares, mut at) = (Vec::new(), 0);
    while at < corpus.memories.len() {
        let share = corpus.share_of(at);
        assert_eq!(share.start, at);
        at = share.end;
        shares.push(corpus.memories[share].iter().map(|memory| memory.id.parse().unwrap()).collect());
    }
    shares
}

#[test]
fn memories_that_fit_are_one_share_in_their_order() {
    let memories = memories(50);
    let exactly = memories.iter().map(chars).sum();
    assert_eq!(arranged(memories.clone(), exactly).memories, memories);
    assert_eq!(shares(&arranged(memories.clone(), exactly)).len(), 1);
    assert_eq!(shares(&arranged(memories, exactly - 1)).len(), 2);
}

#[test]
fn memories_that_are_alike_are_in_one_share() {
    let memories = memories(240);
    let total: usize = memories.iter().map(chars).sum();
    let shares = shares(&arranged(memories, total / 3 + 1_500));
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
        let corpus = arranged(memories(240), most);
        let mut all = Vec::new();
        for share in shares(&corpus) {
            let chars: usize = share.iter().map(|at| chars(&memories(240)[*at])).sum();
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
    let shares = shares(&arranged(memories, 5_000));
    assert!(shares.contains(&vec![7]) && shares.iter().map(Vec::len).sum::<usize>() == 60, "{shares:?}");
}

#[test]
fn the_same_memories_are_arranged_alike() {
    let once = arranged(memories(240), 9_000).memories;
    assert_eq!(arranged(memories(240), 9_000).memories, once);
}
