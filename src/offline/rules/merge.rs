//! One text that keeps what several said: the fullest of them, and each other that says more or something else, whole.

use std::collections::HashMap;

use super::{claims::Claim, topics};
use crate::{MemoryText, MergedText, words::folded};

const MOST_TOPICS: usize = 3;

/// One text for at least two memories that belong together.
pub fn merged(sources: &[MemoryText]) -> MergedText {
    let claims: Vec<Vec<Claim>> = sources.iter().map(|source| Claim::each_of(&source.content)).collect();
    // The newer of two as full.
    let size = |at: usize| sources[at].content.trim().chars().count();
    let fullest = (0..sources.len()).max_by_key(|at| (size(*at), *at)).unwrap_or_default();
    let mut content = sources.get(fullest).map_or("", |source| source.content.trim()).to_owned();
    let mut said: Vec<&Claim> = claims.get(fullest).into_iter().flatten().collect();
    for (at, source) in sources.iter().enumerate().filter(|(at, _)| *at != fullest) {
        let is_said = |claim: &Claim| said.iter().any(|other| claim.is_held_by(other));
        // Of several sentences a later one may be about what an earlier one named.
        let is_held = match &claims[at][..] {
            [one] => is_said(one),
            all => claims[fullest].starts_with(all),
        };
        if is_held {
            continue;
        }
        // Whole, since what is said in one sentence may depend on the one before it.
        if !content.ends_with(['.', '!', '?', '"', '”']) {
            content.push('.');
        }
        content.push(' ');
        content.push_str(source.content.trim());
        said.extend(&claims[at]);
    }
    MergedText { topics: chosen_topics(sources, &content), content }
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
