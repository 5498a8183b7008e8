//! One text that keeps what several said: the fullest of them, and what the others say beyond it.

use std::collections::{HashMap, HashSet};

use super::{
    concepts::CONCEPTS,
    figures::is_number,
    reading::{Reading, Stems},
    topics,
};
use crate::{MemoryText, MergedText, words::folded};

const MOST_TOPICS: usize = 3;

pub(super) fn of(sources: &[MemoryText]) -> MergedText {
    let mut stems = Stems::default();
    let sizes: Vec<usize> = sources
        .iter()
        .map(|source| Said::default().take(&Reading::of_text(&source.content, &mut stems)))
        .collect();
    // The newer of two as full.
    let fullest = (0..sources.len()).max_by_key(|at| (sizes[*at], *at)).unwrap_or_default();
    let first = sources.get(fullest).map_or("", |source| source.content.trim());
    let mut said = Said::default();
    said.take(&Reading::of_text(first, &mut stems));
    let mut content = first.to_owned();
    let others = sources.iter().enumerate().filter(|(at, _)| *at != fullest).map(|(_, source)| source);
    for source in others {
        for sentence in sentences(&source.content) {
            add(&mut content, sentence, &mut said, &mut stems);
        }
    }
    MergedText { topics: chosen_topics(sources, &content), content }
}

/// Adds what of a sentence is new: all of it, or the part between two commas.
fn add(content: &mut String, sentence: &str, said: &mut Said, stems: &mut Stems) {
    let parts = parts(sentence);
    let new: Vec<&str> = parts
        .iter()
        .copied()
        .filter(|part| said.is_new(&Reading::of_text(part, stems), *part == parts[0]))
        .collect();
    if new.is_empty() {
        return;
    }
    new.iter().for_each(|part| _ = said.take(&Reading::of_text(part, stems)));
    // What began behind a comma with a verb had its subject before it.
    let headless =
        |part: &&str| ["is ", "was ", "has ", "are ", "had "].iter().any(|verb| part.starts_with(verb));
    if new.contains(&parts[0]) || new.iter().any(headless) {
        let whole = sentence.trim_end_matches([';', ',', ' ']);
        if !content.ends_with(['.', '!', '?', '"', '”']) {
            content.push('.');
        }
        content.push(' ');
        content.push_str(whole);
        if !whole.ends_with(['.', '!', '?', '"', '”']) {
            content.push('.');
        }
        return;
    }
    let ended = content.ends_with('.');
    content.truncate(content.trim_end_matches('.').len());
    for part in new {
        content.push_str("; ");
        content.push_str(part.trim_end_matches(['.', ';']).trim_start_matches("and "));
    }
    if ended {
        content.push('.');
    }
}

/// What has been said so far.
#[derive(Default)]
struct Said {
    ideas: HashSet<String>,
    words: HashSet<String>,
}

impl Said {
    /// Takes in a text; says how many ideas it added.
    fn take(&mut self, reading: &Reading<'_>) -> usize {
        let before = self.ideas.len();
        for token in &reading.tokens {
            self.words.insert(token.word.clone());
            if !token.stop {
                self.ideas.insert(idea(&token.stem).to_owned());
            }
        }
        self.ideas.len() - before
    }

    /// Whether it holds an idea, a number or a name that has not been said yet.
    fn is_new(&self, reading: &Reading<'_>, opens: bool) -> bool {
        reading.tokens.iter().enumerate().any(|(at, token)| {
            // The first word has its capital from where it stands.
            let named = token.is_capital() && !(at == 0 && opens) || is_number(&token.word);
            let digits = token.word.bytes().any(|byte| byte.is_ascii_digit());
            let exact = (named || digits) && !self.words.contains(&token.word) && token.word != "user";
            let idea = idea(&token.stem);
            let told = !token.stop && !is_empty(&token.word) && !self.ideas.contains(idea);
            exact || told && !(at == 0 && opens && token.is_capital() && is_likely_person(reading))
        })
    }
}

/// What a stem means; what harms somebody is kept by each of its names.
fn idea(stem: &str) -> &str {
    let idea = CONCEPTS.of(stem);
    if CONCEPTS.is_allergen(idea) { stem } else { idea }
}

/// A sentence that opens with the person's name, where another says "the user".
fn is_likely_person(reading: &Reading<'_>) -> bool {
    let verbs = "is|has|was|had|likes|wants|loves|prefers|works|lives|speaks|plays|goes|keeps|uses|\
    holds|suffers|enjoys";
    let next = reading.word(1);
    let owns = reading.tokens.first().is_some_and(|token| token.owns);
    let user = reading.tokens.iter().any(|token| token.word == "user");
    !user && (owns || verbs.split('|').any(|verb| verb == next) || next.ends_with('s'))
}

/// Words that say nothing beyond what they stand beside.
fn is_empty(word: &str) -> bool {
    let empty = "user|also|just|very|mentioned|said|says|called|named|mainly|really|still|already|again|\
    once|since|\
        after|before|while|because|must|should|only|ever|even|now|then|both|some|all|own|not|no|never|\
        there|here";
    // Without "not" a clause might come out as its contrary, but it is never the one new word of a clause.
    empty.split('|').any(|one| one == word)
}

fn sentences(content: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, mark) in content.char_indices() {
        let end = at + mark.len_utf8();
        let rest = &content[end..];
        // A full stop after an initial or a short form ends no sentence.
        let word = content[start..at].rsplit([' ', '.']).next().unwrap_or_default();
        let ends = matches!(mark, '!' | '?') || mark == '.' && word.chars().count() > 2;
        let next = rest.strip_prefix(' ').is_some_and(|next| next.starts_with(|c: char| c.is_uppercase()));
        if mark == '\n' || ends && next {
            found.push(content[start..end].trim());
            start = end;
        }
    }
    found.push(content[start..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

/// The parts of a sentence between commas and semicolons; all of it where a quotation or a bracket spans them.
fn parts(sentence: &str) -> Vec<&str> {
    if sentence.contains(['(', '"', '“', '[', ':']) {
        return vec![sentence];
    }
    sentence
        .split("; ")
        .flat_map(|part| part.split(", "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

/// The sources' topics that most of them have, else the nearest that the text itself suggests.
fn chosen_topics(sources: &[MemoryText], content: &str) -> Vec<String> {
    let mut counts: HashMap<String, (usize, usize)> = HashMap::new();
    let all: Vec<&str> = sources.iter().flat_map(|source| &source.topics).map(|topic| topic.trim()).collect();
    for (at, topic) in all.iter().enumerate().filter(|(_, topic)| !topic.is_empty()) {
        counts.entry(folded(topic)).or_insert((0, at)).0 += 1;
    }
    let mut ranked: Vec<(usize, usize)> = counts.into_values().collect();
    ranked.sort_by_key(|(count, at)| (std::cmp::Reverse(*count), *at));
    let chosen: Vec<String> = ranked.iter().take(MOST_TOPICS).map(|(_, at)| all[*at].to_owned()).collect();
    if chosen.is_empty() { vec![topics::suggested(content)] } else { chosen }
}
