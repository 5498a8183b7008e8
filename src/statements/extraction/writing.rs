//! How a memory has to be written: in the third person, complete in itself, neutral, one or two sentences, at most 280
//! characters, and in the past tense if it tells of an episode.

use super::{
    FactKind, references, verbs,
    words::{Sentence, Word, sentences, words},
};

/// The most characters of a memory.
pub const MAX_CHARS: usize = 280;
const MAX_SENTENCES: usize = 2;

const DEICTIC: &str = "here|you|your|yours|yourself|u|ya|y'all|you're|you've|you'll|you'd";

/// What is wrong with how a memory is written, if anything: the name of the constraint that it breaks.
pub fn writing_fault(text: &str, kind: FactKind) -> Option<&'static str> {
    let text = text.trim();
    if text.is_empty() {
        return Some("empty");
    }
    if text.chars().count() > MAX_CHARS {
        return Some("too_long");
    }
    if text.contains(['\n', '\r', '\t']) {
        return Some("several_lines");
    }
    let sentences = sentences(text, 0);
    if sentences.len() > MAX_SENTENCES {
        return Some("too_many_sentences");
    }
    if text.ends_with('?') {
        return Some("question");
    }
    if sentences.iter().any(|sentence| lacks_subject(sentence.text)) {
        return Some("incomplete");
    }
    if text.contains('!') || text.chars().any(is_emoji) {
        return Some("not_neutral");
    }
    let all = words(Sentence { text, at: 0 });
    if all.len() < 2 {
        return Some("incomplete");
    }
    fault_of_words(text, &all)
        .or_else(|| (kind == FactKind::Episodic && !is_past(&all)).then_some("not_past_tense"))
}

/// "Made the user proud.": who or what did is left out.
fn lacks_subject(sentence: &str) -> bool {
    let mut words = sentence.split_whitespace();
    let verb = words.next().unwrap_or_default();
    let object = words.next().unwrap_or_default();
    let acts = [
        "Made", "Makes", "Gave", "Gives", "Reminds", "Reminded", "Helps", "Helped", "Keeps", "Kept", "Got",
        "Gets", "Brings",
    ];
    acts.contains(&verb) && matches!(object, "the" | "them" | "it" | "a")
}

fn fault_of_words(text: &str, all: &[Word<'_>]) -> Option<&'static str> {
    let quoted = |word: &Word<'_>| text[..word.at].matches(['"', '“', '”']).count() % 2 == 1;
    for (at, word) in all.iter().enumerate() {
        if quoted(word) {
            continue;
        }
        let is_numeral = word.raw == "I" && at > 0 && all[at - 1].is_capital() && at != 0;
        if word.is("me|my|mine|myself|we|us|our|ours|ourselves") && word.raw != "US"
            || word.raw == "I" && !is_numeral
        {
            return Some("first_person");
        }
        if word.is(DEICTIC) {
            return Some("second_person");
        }
        if let Some(fault) = references::unclear(all, at) {
            return Some(fault);
        }
    }
    None
}

/// Whether one of its first verbs is in the past: "The user moved", "The user's sister has died", "used to".
fn is_past(all: &[Word<'_>]) -> bool {
    all.iter().any(|word| verbs::is_past_or_unchanged(&word.low) || word.is("been|was|were|had"))
}

fn is_emoji(c: char) -> bool {
    matches!(c, '\u{1f000}'..='\u{1faff}' | '\u{2600}'..='\u{27bf}')
}

/// The text with what can be mended mended: white space, marks of excitement, emoji, the full stop, and length, cut where a
/// part of the sentence ends. None if nothing complete is left.
pub fn trimmed(text: &str) -> Option<String> {
    let calm: String = text
        .chars()
        .filter(|c| !is_emoji(*c) && *c != '\u{fe0f}')
        .map(|c| if c == '!' { '.' } else { c })
        .collect();
    let mut line = calm.split_whitespace().collect::<Vec<_>>().join(" ");
    while line.contains("..") {
        line = line.replace("..", ".");
    }
    let kept: Vec<&str> =
        sentences(&line, 0).into_iter().take(MAX_SENTENCES).map(|sentence| sentence.text).collect();
    let mut line = kept.join(" ");
    if line.chars().count() > MAX_CHARS {
        let end = line.char_indices().nth(MAX_CHARS - 1).map_or(line.len(), |(at, _)| at);
        let cut = [
            ". ",
            "; ",
            ", which ",
            ", and ",
            ", but ",
            ", so ",
            ", ",
            " because ",
            " since ",
            " when ",
            " where ",
        ];
        let at = cut.iter().find_map(|mark| line[..end].rfind(mark).filter(|at| *at > 40))?;
        line.truncate(at);
    }
    if line.ends_with('?') {
        return None;
    }
    let line = line.trim_end_matches([',', ';', ':', ' ', '.', '-']);
    (!line.is_empty()).then(|| format!("{line}."))
}
