//! Step 4: every topic brought to one of the standard set, in sight of memories that have it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use memledger_offline::TopicInUse;

use super::{
    Memories,
    options::{EXAMPLES_A_TOPIC, TOPICS_AN_ANSWER},
    question,
    report::FALLBACKS,
    resolve::Merges,
};
use crate::engine::{Figures, StoredAnswer, TopicMapping, Trouble, Work, all_kept, answer, free_items};

pub const STEP: &str = "normalise_topics";

pub async fn run(
    work: &Work,
    memories: &Memories,
    merges: &Merges,
) -> Result<(TopicMapping, Figures), Trouble> {
    let answers = answers(work, memories, merges).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let fallbacks = answers.iter().filter(|kept| kept.fallback.is_some()).count();
    let mapping = mapping(answers);
    let dropped = mapping.values().filter(|standard| standard.is_none()).count();
    let figures = Figures::from([
        ("topics".to_owned(), count(mapping.len())),
        ("dropped".to_owned(), count(dropped)),
        (FALLBACKS.to_owned(), count(fallbacks)),
    ]);
    Ok((mapping, figures))
}

/// What the step brought topics to, once it is done.
pub async fn kept(work: &Work) -> Result<TopicMapping, Trouble> {
    let kept: BTreeMap<u32, _> = all_kept(work.answers.as_ref(), STEP).await?;
    Ok(mapping(kept.into_values().collect()))
}

fn mapping(answers: Vec<StoredAnswer<TopicMapping>>) -> TopicMapping {
    answers.into_iter().flat_map(|kept| kept.answer).collect()
}

async fn answers(
    work: &Work,
    memories: &Memories,
    merges: &Merges,
) -> Result<Vec<StoredAnswer<TopicMapping>>, Trouble> {
    let standard = &work.options.standard_topics;
    let mut kept: BTreeMap<u32, StoredAnswer<TopicMapping>> = all_kept(work.answers.as_ref(), STEP).await?;
    let mut in_use = in_use(memories, merges);
    in_use.retain(|topic, _| {
        !standard.iter().any(|known| known == topic)
            && !kept.values().any(|kept| kept.answer.contains_key(*topic))
    });
    // As with memories, no question mixes what some agent may not see with what it may.
    let mut apart: BTreeMap<usize, Vec<(&str, Vec<Example<'_>>)>> = BTreeMap::new();
    for (topic, (wall, examples)) in in_use {
        apart.entry(wall).or_default().push((topic, examples));
    }
    let chunks: Vec<_> = apart.values().flat_map(|topics| topics.chunks(TOPICS_AN_ANSWER)).collect();
    let (done, total) = (kept.len() as u64, (kept.len() + chunks.len()) as u64);
    let free: Vec<u32> = free_items(&kept).take(chunks.len()).collect();
    for ((topics, item), nth) in chunks.into_iter().zip(free).zip(done + 1..) {
        let topics = &shown(work, memories, topics).await?;
        // A topic that nobody could bring to another stays.
        let same = |used: &TopicInUse| (used.topic.clone(), Some(used.topic.clone()));
        let as_they_are = |_: &_| topics.iter().map(same).collect();
        let ask = async { Ok(question::normalise(work.model.as_deref(), topics, standard).await) };
        kept.insert(item, answer(work.answers.as_ref(), STEP, item, ask, as_they_are).await?);
        (work.progress)(nth, total);
    }
    Ok(kept.into_values().collect())
}

/// What shows what a topic means.
#[derive(Clone, Copy)]
enum Example<'a> {
    /// The text of the memory in that place.
    Memory(usize),
    Merged(&'a str),
}

/// The topics of what is left, each with some of what has it, the oldest first: of that behind the wall of the oldest.
fn in_use<'a>(
    memories: &'a Memories,
    Merges { sorted, texts }: &'a Merges,
) -> BTreeMap<&'a str, (usize, Vec<Example<'a>>)> {
    let memory = |at: &usize| (memories.wall(*at), Example::Memory(*at), &memories.heads()[*at].topics);
    // Those of a group whose merge failed are kept.
    let unmerged = sorted.groups.iter().zip(texts).filter(|(_, text)| text.is_none());
    let unmerged = unmerged.flat_map(|(group, _)| &group.members);
    let merged = sorted.groups.iter().zip(texts).filter_map(|(group, text)| {
        let text = text.as_ref()?;
        Some((memories.wall(*group.members.first()?), Example::Merged(&text.content), &text.topics))
    });
    let mut in_use: BTreeMap<&str, (usize, Vec<Example<'_>>)> = BTreeMap::new();
    for (wall, example, topics) in sorted.kept.iter().chain(unmerged).map(memory).chain(merged) {
        for topic in topics {
            let (of, examples) = in_use.entry(topic).or_insert_with(|| (wall, Vec::new()));
            if *of == wall && examples.len() < EXAMPLES_A_TOPIC {
                examples.push(example);
            }
        }
    }
    in_use
}

/// Topics with the texts of their examples, but for those that were destroyed meanwhile.
async fn shown(
    work: &Work,
    memories: &Memories,
    topics: &[(&str, Vec<Example<'_>>)],
) -> Result<Vec<TopicInUse>, Trouble> {
    let places = topics.iter().flat_map(|(_, examples)| examples).filter_map(|example| match example {
        Example::Memory(at) => Some(*at),
        Example::Merged(_) => None,
    });
    let places: BTreeSet<usize> = places.collect();
    let read = memories.read(work, &places.into_iter().collect::<Vec<_>>()).await?;
    let texts: HashMap<String, String> = read.into_iter().map(|text| (text.id, text.content)).collect();
    let text = |example: &Example<'_>| match example {
        Example::Memory(at) => texts.get(memories.heads()[*at].id()).cloned(),
        Example::Merged(text) => Some((*text).to_owned()),
    };
    let shown = topics.iter().map(|(topic, examples)| TopicInUse {
        topic: (*topic).to_owned(),
        memories: examples.iter().filter_map(text).collect(),
    });
    Ok(shown.collect())
}

/// Topics after the mapping, each once, in their order. What none of the list means is dropped where another is; a
/// memory that would be left without any keeps its own.
pub fn mapped(topics: &[String], mapping: &TopicMapping) -> Vec<String> {
    let mut mapped: Vec<String> = Vec::with_capacity(topics.len());
    for topic in topics {
        let standard = mapping.get(topic).cloned().unwrap_or_else(|| Some(topic.clone()));
        mapped.extend(standard.filter(|standard| !mapped.contains(standard)));
    }
    if mapped.is_empty() { topics.to_vec() } else { mapped }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(topics: &[&str]) -> Vec<String> {
        topics.iter().map(|topic| (*topic).to_owned()).collect()
    }

    #[test]
    fn topics_become_those_that_they_mean_each_once() {
        let mapping = [("Kin", Some("family")), ("mum", Some("family")), ("zyx", None)];
        let mapping: TopicMapping =
            mapping.map(|(from, to)| (from.to_owned(), to.map(str::to_owned))).into_iter().collect();
        for (topics, wanted) in [
            (&["Kin", "mum", "work"][..], &["family", "work"][..]),
            (&["zyx", "mum"], &["family"]),
            // Nothing in the list comes near, so the memory is found by what it had.
            (&["zyx"], &["zyx"]),
            (&[], &[]),
        ] {
            assert_eq!(mapped(&strings(topics), &mapping), strings(wanted), "{topics:?}");
        }
    }
}
