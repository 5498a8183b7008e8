//! Step 3: which memories become one, and the text of each such one.

use std::collections::{BTreeMap, HashMap};

use futures::{StreamExt, TryStreamExt};
use memledger_aggregates::memory_book::{MemoryContent, RawContent};
use memledger_intelligence::{Completion, Exchange, Usage};
use memledger_offline::{MemoryText, MergedText, statement_text::comparable, supported::unsupported};

use super::{
    Memories,
    merges::{Group, Sorted, sort},
    options::MERGES_AN_ANSWER,
    question,
    report::FALLBACKS,
};
use crate::engine::{Decision, Figures, Merged, StoredAnswer, Trouble, Work, all_kept, answer};

pub const STEP: &str = "resolve_merges";

/// What is to become of all memories, and the texts of the groups, in their order.
pub struct Merges {
    pub sorted: Sorted,
    pub texts: Vec<Option<MergedText>>,
}

pub async fn run(
    work: &Work,
    memories: &Memories,
    decisions: &[Decision],
) -> Result<(Merges, Figures), Trouble> {
    let sorted = sort(memories, decisions);
    let all = &sorted.groups;
    let chunks = (0..all.len()).step_by(MERGES_AN_ANSWER);
    let total = chunks.len() as u64;
    let asked = chunks.zip(0_u32..).map(|(from, item)| async move {
        let groups = &all[from..all.len().min(from + MERGES_AN_ANSWER)];
        let nobody = |_: &_| Vec::new();
        let kept = answer(work.answers.as_ref(), STEP, item, ask(work, memories, groups), nobody).await?;
        (work.progress)(u64::from(item) + 1, total);
        Ok::<_, Trouble>(kept.answer)
    });
    let answers: Vec<Vec<Merged>> =
        futures::stream::iter(asked).buffered(work.options.at_once).try_collect().await?;
    let merges = Merges::of(memories, sorted, answers.into_iter().flatten().collect())?;
    let figures = merges.figures();
    Ok((merges, figures))
}

/// The merges of the step, once it is done.
pub async fn kept(work: &Work, memories: &Memories, decisions: &[Decision]) -> Result<Merges, Trouble> {
    let kept: BTreeMap<u32, StoredAnswer<Vec<Merged>>> = all_kept(work.answers.as_ref(), STEP).await?;
    let answers = kept.into_values().flat_map(|kept| kept.answer).collect();
    Merges::of(memories, sort(memories, decisions), answers)
}

impl Merges {
    /// The answers must be about the groups that the decisions make.
    fn of(memories: &Memories, sorted: Sorted, answers: Vec<Merged>) -> Result<Self, Trouble> {
        let members =
            |group: &Group| group.members.iter().map(|at| memories.heads()[*at].id()).collect::<Vec<_>>();
        let theirs =
            answers.iter().map(|merged| merged.source_ids.iter().map(String::as_str).collect::<Vec<_>>());
        if !theirs.eq(sorted.groups.iter().map(members)) {
            let what =
                format!("{} merged texts for {} groups, or for others", answers.len(), sorted.groups.len());
            return Err(Trouble::failed("answers_differ", what));
        }
        Ok(Self { sorted, texts: answers.into_iter().map(|merged| merged.merged).collect() })
    }

    fn figures(&self) -> Figures {
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let failed = self.texts.iter().filter(|text| text.is_none()).count();
        let members: usize = self.sorted.groups.iter().map(|group| group.members.len()).sum();
        Figures::from([
            ("groups".to_owned(), count(self.sorted.groups.len())),
            ("members".to_owned(), count(members)),
            (FALLBACKS.to_owned(), count(failed)),
        ])
    }
}

/// Asks for each group by itself: one that fails costs the others nothing. Of one that says one thing, word for word,
/// nobody is asked.
async fn ask(work: &Work, memories: &Memories, groups: &[Group]) -> Result<Completion<Vec<Merged>>, Trouble> {
    let (mut merged, mut exchanges, mut usage) = (Vec::new(), Vec::<Exchange>::new(), Usage::default());
    for group in groups {
        let source_ids = group.members.iter().map(|at| memories.heads()[*at].id().to_owned()).collect();
        let sources = memories.read(work, &group.members).await?;
        if sources.len() < group.members.len() {
            tracing::warn!(
                "a text was destroyed during a run; the memories to be merged with it stay as they are"
            );
            merged.push(Merged { source_ids, merged: None });
            continue;
        }
        let statements = statements(&said_once(group, sources));
        let completion = match statements.as_slice() {
            [one] => {
                Completion::at_once(MergedText { content: one.content.clone(), topics: one.topics.clone() })
            }
            several => question::merge(work.model.as_deref(), several).await,
        };
        exchanges.extend(completion.exchanges);
        usage += completion.usage;
        let text = completion.result.map_err(|error| error.to_string()).and_then(within_limits);
        let text = text.and_then(|text| supported(text, &statements));
        if let Err(error) = &text {
            tracing::warn!(error, "a model returned no merged text; its memories stay as they are");
        }
        merged.push(Merged { source_ids, merged: text.ok() });
    }
    Ok(Completion { result: Ok(merged), exchanges, usage })
}

/// Most topics of a memory.
const MOST_TOPICS: usize = 16;

/// The sources without those that another one restates, which has their topics.
fn said_once(group: &Group, sources: Vec<MemoryText>) -> Vec<MemoryText> {
    let is_restated = |at: &usize| group.restated.contains(at);
    let (restated, mut rest): (Vec<_>, Vec<_>) =
        group.members.iter().zip(sources).partition(|(at, _)| is_restated(at));
    if let Some((_, first)) = rest.first_mut() {
        let topics = restated.into_iter().flat_map(|(_, source)| source.topics);
        for topic in topics.filter(|topic| !first.topics.contains(topic)).collect::<Vec<_>>() {
            if first.topics.len() < MOST_TOPICS {
                first.topics.push(topic);
            }
        }
    }
    rest.into_iter().map(|(_, source)| source).collect()
}

/// What the sources say, each statement once, with the topics of all that say it.
fn statements(sources: &[MemoryText]) -> Vec<MemoryText> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut statements: Vec<MemoryText> = Vec::new();
    for source in sources {
        let at = *places.entry(comparable(&source.content)).or_insert(statements.len());
        match statements.get_mut(at) {
            Some(known) => {
                let more = source.topics.iter().filter(|topic| !known.topics.contains(topic));
                known.topics = known.topics.iter().chain(more).take(MOST_TOPICS).cloned().collect();
            }
            None => statements.push(source.clone()),
        }
    }
    statements
}

/// A text that says what none of its sources says must not take their place.
fn supported(text: MergedText, sources: &[MemoryText]) -> Result<MergedText, String> {
    let sources: Vec<&str> = sources.iter().map(|source| source.content.as_str()).collect();
    match unsupported(&text.content, &sources) {
        None => Ok(text),
        Some(why) => Err(format!("the merged text is not of its sources: {why}")),
    }
}

/// A text that could be no memory must not keep the run from saving all the rest.
fn within_limits(text: MergedText) -> Result<MergedText, String> {
    let (content, topics) = (text.content.clone(), text.topics.clone());
    MemoryContent::new(RawContent { content, topics, ..RawContent::default() })
        .map_err(|refused| refused.to_string())?;
    Ok(text)
}
