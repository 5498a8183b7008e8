//! The four questions: what a model is told, what it is shown, and how its answer is read.

use std::{collections::BTreeMap, ops::Range};

use memledger_offline::{MemoryText, MergedText, TopicInUse};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    names::{self, Names},
    prompts,
    reply::{self, Wrong},
    schema::{self, Schema},
};
use crate::{Corpus, Decision};

pub(super) trait Question: Sync {
    type Answer: Send;

    /// Of the answer's shape.
    const NAME: &'static str;
    const SYSTEM: &'static str;
    const SCHEMA: &'static Schema;

    /// What is asked about, as JSON: a text in it stays a string, whatever it says.
    fn user(&self) -> String;

    /// The answer, where it speaks of exactly what was asked.
    fn read(&self, text: &str) -> Result<Self::Answer, Wrong>;

    /// What there is of an answer, where no better one comes.
    fn partly(&self, _text: &str) -> Option<Self::Answer> {
        None
    }
}

/// As JSON, in the order of the fields. Only what has keys that are no text could fail, and nothing here has.
fn json(shown: &impl Serialize) -> String {
    serde_json::to_string(shown).unwrap_or_default()
}

pub(super) struct Classify<'a> {
    pub corpus: &'a Corpus,
    /// Places of the memories before the batch.
    pub context: Vec<usize>,
    pub batch: Range<usize>,
    pub names: Names<'a>,
}

/// What is the same for all batches comes first: endpoints that keep what they read last go by the beginning.
#[derive(Serialize)]
struct Shown<'a> {
    context: BTreeMap<usize, &'a str>,
    batch: Vec<Decidable<'a>>,
}

/// A memory of the batch. Its text is there again, so that nobody has to look it up by its number: a slip there
/// would delete another memory.
#[derive(Serialize)]
struct Decidable<'a> {
    /// As text, as an answer names it.
    id: String,
    content: &'a str,
    topics: &'a [String],
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pinned: bool,
}

impl Classify<'_> {
    fn asked(&self) -> &[MemoryText] {
        self.corpus.memories.get(self.batch.clone()).unwrap_or_default()
    }
}

impl Question for Classify<'_> {
    type Answer = Vec<Decision>;

    const NAME: &'static str = "decisions";
    const SYSTEM: &'static str = prompts::CLASSIFY;
    const SCHEMA: &'static Schema = &schema::DECISIONS;

    fn user(&self) -> String {
        let memories = &self.corpus.memories;
        let text = |at: &usize| Some((names::number(*at), memories.get(*at)?.content.as_str()));
        let decidable = |at: usize| {
            let MemoryText { content, topics, pinned, .. } = memories.get(at)?;
            Some(Decidable { id: names::number(at).to_string(), content, topics, pinned: *pinned })
        };
        let context = self.context.iter().filter_map(text).collect();
        json(&Shown { context, batch: self.batch.clone().filter_map(decidable).collect() })
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::decisions(text, self.asked(), &self.names)
    }

    fn partly(&self, text: &str) -> Option<Self::Answer> {
        let decided = reply::decided(text, self.asked(), &self.names).ok()?;
        (decided.usable > 0).then_some(decided.decisions)
    }
}

pub(super) struct Merge<'a> {
    pub sources: &'a [MemoryText],
}

impl Question for Merge<'_> {
    type Answer = MergedText;

    const NAME: &'static str = "merged_memory";
    const SYSTEM: &'static str = prompts::MERGE;
    const SCHEMA: &'static Schema = &schema::MERGED;

    fn user(&self) -> String {
        let brief = |memory: &MemoryText| json!({"content": memory.content, "topics": memory.topics});
        let sources: Vec<Value> = self.sources.iter().map(brief).collect();
        json!({"sources": sources}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::merged(text)
    }
}

pub(super) struct Normalise<'a> {
    /// Each once.
    pub topics: &'a [&'a TopicInUse],
    pub standard: &'a [String],
}

/// Most characters of a memory that shows what a topic means.
const MOST_EXAMPLE_CHARS: usize = 160;

impl<'a> Question for Normalise<'a> {
    type Answer = BTreeMap<String, Option<String>>;

    const NAME: &'static str = "standard_topics";
    const SYSTEM: &'static str = prompts::NORMALISE;
    const SCHEMA: &'static Schema = &schema::TOPICS;

    fn user(&self) -> String {
        #[derive(Serialize)]
        struct Shown<'a> {
            standard: &'a [String],
            topics: Vec<&'a str>,
            memories: BTreeMap<&'a str, Vec<String>>,
        }
        let beginning = |text: &String| text.chars().take(MOST_EXAMPLE_CHARS).collect();
        let memories =
            |used: &&'a TopicInUse| (used.topic.as_str(), used.memories.iter().map(beginning).collect());
        let topics = self.names();
        json(&Shown { standard: self.standard, topics, memories: self.topics.iter().map(memories).collect() })
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::topics(text, &self.names(), self.standard)
    }
}

impl<'a> Normalise<'a> {
    fn names(&self) -> Vec<&'a str> {
        self.topics.iter().map(|used| used.topic.as_str()).collect()
    }
}

pub(super) struct Relevance<'a> {
    pub query: &'a str,
    pub texts: &'a [&'a str],
}

impl Question for Relevance<'_> {
    type Answer = Vec<f64>;

    const NAME: &'static str = "scores";
    const SYSTEM: &'static str = prompts::RELEVANCE;
    const SCHEMA: &'static Schema = &schema::SCORES;

    fn user(&self) -> String {
        let numbered = |(index, text): (usize, &&str)| json!({"index": index, "text": text});
        let texts: Vec<Value> = self.texts.iter().enumerate().map(numbered).collect();
        json!({"query": self.query, "texts": texts}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::scores(text, self.texts.len())
    }
}
