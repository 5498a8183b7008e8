//! The four questions: what a model is told, what it is shown, and how its answer is read.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Value, json};

use super::{
    prompts,
    reply::{self, Wrong},
    schema::{self, Schema},
};
use crate::{Decision, MemoryText, MergedText};

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
}

pub(super) struct Classify<'a> {
    pub context: Vec<&'a MemoryText>,
    pub batch: &'a [MemoryText],
    /// The ids of all memories of this person.
    pub known: HashSet<&'a str>,
}

impl Question for Classify<'_> {
    type Answer = Vec<Decision>;

    const NAME: &'static str = "decisions";
    const SYSTEM: &'static str = prompts::CLASSIFY;
    const SCHEMA: &'static Schema = &schema::DECISIONS;

    fn user(&self) -> String {
        let brief = |memory: &&MemoryText| json!({"id": memory.id, "content": memory.content});
        let context: Vec<Value> = self.context.iter().map(brief).collect();
        json!({"context": context, "batch": self.batch}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::decisions(text, self.batch, &self.known)
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
    pub topics: &'a [&'a str],
    pub standard: &'a [String],
}

impl Question for Normalise<'_> {
    type Answer = BTreeMap<String, Option<String>>;

    const NAME: &'static str = "standard_topics";
    const SYSTEM: &'static str = prompts::NORMALISE;
    const SCHEMA: &'static Schema = &schema::TOPICS;

    fn user(&self) -> String {
        json!({"topics": self.topics, "standard": self.standard}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, Wrong> {
        reply::topics(text, self.topics, self.standard)
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
