//! Which of the standard topics a topic means.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use crate::{
    TopicInUse,
    lists::entries,
    words::{folded, is_emoji, plain_words, stem},
};

/// Each line: standard topics from the nearest on, a colon, and words that belong to the first of them that there is.
const BELONG: &str = include_str!("lists/topics.txt");

/// Last words of a topic that say less than the word before them.
const CONTAINERS: &str =
    "history|details|information|info|life|matters|stuff|things|planning|data|update|updates|notes";
static BELONGING: LazyLock<HashMap<String, Vec<&'static str>>> = LazyLock::new(|| {
    let mut belonging = HashMap::new();
    for (nearest, words) in entries(BELONG).filter_map(|line| line.split_once(':')) {
        let nearest: Vec<&str> = nearest.split_whitespace().collect();
        for word in words.split_whitespace().filter(|word| !word.contains('_')) {
            belonging.entry(cut(word)).or_insert_with(|| nearest.clone());
        }
    }
    belonging
});

/// For each topic the standard one that it means on its memories; none if it means none of them.
pub fn normalised(topics: &[TopicInUse], standard: &[String]) -> BTreeMap<String, Option<String>> {
    let standard = Standard::of(standard);
    let meant = |used: &TopicInUse| {
        // What the word alone does not say, the memories that have it may.
        let by_memories = || used.memories.iter().find_map(|text| standard.met_in(text));
        let meant = standard.meant_by(&used.topic).or_else(by_memories);
        (used.topic.clone(), meant.map(str::to_owned))
    };
    topics.iter().map(meant).collect()
}

/// A topic for a text that has none.
pub(super) fn suggested(content: &str) -> String {
    let folded = folded(content);
    let known = plain_words(&folded).find_map(|word| BELONGING.get(&cut(word)));
    known
        .and_then(|nearest| nearest.first())
        .map_or_else(|| "interests".to_owned(), |topic| topic.replace('_', " "))
}

struct Standard<'a> {
    /// Each with its words.
    topics: Vec<(&'a str, Vec<String>)>,
}

impl<'a> Standard<'a> {
    fn of(topics: &'a [String]) -> Self {
        Self { topics: topics.iter().map(|topic| (topic.as_str(), stems(topic))).collect() }
    }

    fn meant_by(&self, topic: &str) -> Option<&'a str> {
        let words = stems(topic);
        if words.is_empty() {
            return None;
        }
        if let Some((same, _)) = self.topics.iter().find(|(_, standard)| *standard == words) {
            return Some(same);
        }
        let contained = CONTAINERS.split('|').any(|last| words.last() == Some(&cut(last)));
        let heads: Vec<&String> = match words.split_last() {
            Some((last, rest)) if contained => rest.iter().rev().chain([last]).collect(),
            _ => words.iter().rev().collect(),
        };
        self.holding(&words, &heads).or_else(|| self.belonging(&heads))
    }

    /// The standard topic that the first word of a text belongs to which belongs to any.
    fn met_in(&self, text: &str) -> Option<&'a str> {
        let words = stems(text);
        words.iter().find_map(|word| self.belonging(&[word]))
    }

    /// The standard topic whose words the topic holds, or means by a word that comes before a container.
    fn holding(&self, words: &[String], heads: &[&String]) -> Option<&'a str> {
        heads.iter().find_map(|head| {
            let held = self.topics.iter().find(|(_, standard)| {
                !standard.is_empty()
                    && standard.contains(head)
                    && standard.iter().all(|word| words.contains(word))
            });
            let container = CONTAINERS.split('|').any(|word| cut(word) == **head);
            if container && held.is_some() && words.len() > 1 {
                return self.belonging(heads).or(held.map(|(topic, _)| *topic));
            }
            held.map(|(topic, _)| *topic)
        })
    }

    fn belonging(&self, heads: &[&String]) -> Option<&'a str> {
        heads.iter().find_map(|head| {
            let nearest = BELONGING.get(*head)?;
            nearest.iter().find_map(|name| {
                let wanted = stems(&name.replace('_', " "));
                self.topics.iter().find(|(_, standard)| *standard == wanted).map(|(topic, _)| *topic)
            })
        })
    }
}

fn stems(topic: &str) -> Vec<String> {
    let folded = folded(topic);
    plain_words(&folded).filter(|word| *word != "and" && !word.starts_with(is_emoji)).map(cut).collect()
}

fn cut(word: &str) -> String {
    stem(word).unwrap_or_else(|| word.to_owned())
}
