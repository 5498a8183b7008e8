//! Step 4: every topic brought to one of the standard set.

use std::collections::{BTreeMap, BTreeSet};

use memledger_intelligence::MergedText;

use super::{Memories, merges::Sorted, options::TOPICS_AN_ANSWER, report::FALLBACKS, resolve};
use crate::engine::{Figures, Kept, Trouble, Work, answer};

pub const STEP: &str = "normalise_topics";

/// For each topic that is none of the standard set the one it becomes; none where it is dropped.
pub type Mapping = BTreeMap<String, Option<String>>;

pub async fn run(work: &Work, memories: &Memories) -> Result<Figures, Trouble> {
    let (sorted, texts) = resolve::resolved(work, memories).await?;
    let answers = answers(work, memories, &sorted, &texts).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let fallbacks = answers.iter().filter(|kept| kept.fallback.is_some()).count();
    let mapping: Mapping = answers.into_iter().flat_map(|kept| kept.answer).collect();
    let dropped = mapping.values().filter(|standard| standard.is_none()).count();
    Ok(Figures::from([
        ("topics".to_owned(), count(mapping.len())),
        ("dropped".to_owned(), count(dropped)),
        (FALLBACKS.to_owned(), count(fallbacks)),
    ]))
}

pub async fn mapping(
    work: &Work,
    memories: &Memories,
    sorted: &Sorted,
    texts: &[Option<MergedText>],
) -> Result<Mapping, Trouble> {
    let answers = answers(work, memories, sorted, texts).await?;
    Ok(answers.into_iter().flat_map(|kept| kept.answer).collect())
}

async fn answers(
    work: &Work,
    memories: &Memories,
    sorted: &Sorted,
    texts: &[Option<MergedText>],
) -> Result<Vec<Kept<Mapping>>, Trouble> {
    let standard = &work.options.standard_topics;
    let kept = sorted.kept.iter().flat_map(|at| &memories.texts()[*at].topics);
    let merged = texts.iter().flatten().flat_map(|text| &text.topics);
    // Those of a group whose merge failed: its memories are kept.
    let unmerged = sorted.groups.iter().zip(texts).filter(|(_, text)| text.is_none());
    let unmerged = unmerged.flat_map(|(group, _)| &group.members);
    let unmerged = unmerged.flat_map(|at| &memories.texts()[*at].topics);
    let topics: BTreeSet<&String> = kept.chain(merged).chain(unmerged).collect();
    let topics: Vec<String> = topics.into_iter().filter(|topic| !standard.contains(topic)).cloned().collect();
    let mut answers = Vec::new();
    let chunks = topics.chunks(TOPICS_AN_ANSWER);
    let total = chunks.len() as u64;
    for (topics, item) in chunks.zip(0_u32..) {
        // A topic that nobody could bring to another stays.
        let as_they_are = |_: &_| topics.iter().map(|topic| (topic.clone(), Some(topic.clone()))).collect();
        let ask = work.model.normalise(topics, standard);
        answers.push(answer(work.answers.as_ref(), STEP, item, ask, as_they_are).await?);
        (work.progress)(u64::from(item) + 1, total);
    }
    Ok(answers)
}

/// Topics after the mapping, each once, in their order.
pub fn mapped(topics: &[String], mapping: &Mapping) -> Vec<String> {
    let mut mapped: Vec<String> = Vec::with_capacity(topics.len());
    for topic in topics {
        let standard = mapping.get(topic).cloned().unwrap_or_else(|| Some(topic.clone()));
        mapped.extend(standard.filter(|standard| !mapped.contains(standard)));
    }
    mapped
}
