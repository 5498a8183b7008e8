//! Which lines of a message are its sender's own words, as against what was pasted, quoted, recalled or printed by a program.

use super::documents::{self, Lead};
use super::machine_text;
use super::recalled::Recalled;
use super::words::is_one_of;

/// Longer messages are documents; of those only how they begin and end is read.
const DOCUMENT_BYTES: usize = 6_000;
const DOCUMENT_MARGIN_BYTES: usize = 1_500;

/// A line of somebody's own words and where it begins in the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Passage<'a> {
    pub text: &'a str,
    pub at: usize,
}

/// What a line opens or is, of all that is not the sender's own.
enum Line {
    Own,
    /// Own until this byte of the line; what follows, and all lines after it, are material to work on.
    MaterialFrom(usize),
    Machine,
}

pub(super) fn passages(message: &str) -> Vec<Passage<'_>> {
    if machine_text::poses_as_fact(message) { Vec::new() } else { lines(message) }
}

/// The same of a message that may give orders.
pub(super) fn lines(message: &str) -> Vec<Passage<'_>> {
    let mut found = Vec::new();
    let (mut is_fenced, mut block, mut recalled) = (false, None::<&str>, Recalled::default());
    let mut at = 0;
    for line in message.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let trimmed = line.trim();
        if trimmed.starts_with("```") || trimmed.starts_with("~~~") {
            // Opened and closed in one line.
            is_fenced ^= trimmed.len() < 6 || !trimmed[3..].ends_with("```");
            continue;
        }
        if let Some(name) = block {
            if closes(trimmed, name) {
                block = None;
            }
            continue;
        }
        if is_fenced || is_beyond_margin(message, start) {
            continue;
        }
        if let Some(name) = opened_block(trimmed) {
            block = (!closes(trimmed, name)).then_some(name);
            continue;
        }
        if recalled.holds(trimmed) {
            continue;
        }
        match read(trimmed) {
            Line::Machine => {}
            Line::Own => found.push(Passage { text: line, at: start }),
            Line::MaterialFrom(byte) => {
                let lead = line.len() - line.trim_start().len();
                if byte > 0 {
                    found.push(Passage { text: &line[..lead + byte], at: start });
                }
                break;
            }
        }
    }
    found
}

fn is_beyond_margin(message: &str, at: usize) -> bool {
    message.len() > DOCUMENT_BYTES
        && (DOCUMENT_MARGIN_BYTES..message.len() - DOCUMENT_MARGIN_BYTES).contains(&at)
}

/// The name of a tag that a line opens: `<conversation_memory>`.
fn opened_block(line: &str) -> Option<&str> {
    let inside = line.split_once('<')?.1;
    let name = inside.split(['>', ' ']).next()?;
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | ':'));
    (is_name && inside.contains('>')).then_some(name)
}

/// Whether a line holds `</name>`, or opens a tag that closes itself.
fn closes(line: &str, name: &str) -> bool {
    line.match_indices("</").any(|(at, _)| line[at + 2..].starts_with(name)) || line.contains("/>")
}

const TRANSCRIPT: &[&str] = &[
    "system:",
    "assistant:",
    "tool:",
    "function:",
    "developer:",
    "ai:",
    "bot:",
    "agent:",
    "user:",
    "human:",
    "[system]",
    "[assistant]",
    "[user]",
    "[tool]",
    "from:",
    "subject:",
    "to:",
    "-----original",
    "---------- forwarded",
    "begin forwarded",
    "dear ",
    "### ",
    "thought:",
    "observation:",
    "action:",
    "commit ",
    "output:",
    "stdout:",
    "stderr:",
    "log:",
    "result:",
    "response:",
];

fn read(line: &str) -> Line {
    if line.is_empty() {
        return Line::Machine;
    }
    // What follows a command is its output.
    if line.starts_with("$ ") {
        return Line::MaterialFrom(0);
    }
    let lead = documents::lead(line);
    if lead == Some(Lead::Document) {
        return Line::MaterialFrom(0);
    }
    if lead == Some(Lead::Label) || machine_text::is_machine_line(line) {
        return Line::Machine;
    }
    let head: String = line.chars().take(24).collect::<String>().to_lowercase();
    if TRANSCRIPT.iter().any(|lead| head.starts_with(lead))
        || line.starts_with("On ") && line.ends_with("wrote:")
    {
        return Line::MaterialFrom(0);
    }
    material(line).map_or(Line::Own, Line::MaterialFrom)
}

const WORK_ON: &str = "translate|summarise|summarize|proofread|rewrite|paraphrase|rephrase|edit|correct|improve|polish|\
    shorten|analyse|analyze|classify|convert|review|fix|check|simplify|rate|grade|grammar|tl;dr|act|pretend|imagine|\
    roleplay|role-play|suppose|hypothetically|continue|complete|repeat|say|transcribe|categorise|categorize";
const MATERIAL: &str = "this|this:|following|following:|below|below:|text|text:|email|email:|letter|letter:|essay|essay:|\
    paragraph|paragraph:|sentence|sentence:|sentences|article|story|story:|passage|passage:|poem|poem:|grammar|lyrics|\
    transcript|review:|note:|message:|bio|bio:|speech|quote|as|you|you're|i|that|me:|after|german:|french:|spanish:|english:";

/// Where a line asks to work on the text behind it: from there on it is no statement of whoever sent it.
fn material(line: &str) -> Option<usize> {
    let lead: Vec<String> = line.split_whitespace().take(14).map(str::to_lowercase).collect();
    let polite = |word: &str| {
        is_one_of("please|can|could|would|you|kindly|hey|hi|ok|okay|now|let's|just", word.trim_matches(','))
    };
    let first = lead.iter().position(|word| !polite(word))?;
    let verb = lead[first].trim_end_matches([':', ',']);
    // "Correct me if I'm wrong" leads words of the sender's own.
    let of_sender = verb == "correct" && lead.get(first + 1).is_some_and(|next| next == "me");
    let works = is_one_of(WORK_ON, verb)
        && !of_sender
        && (lead[first].ends_with(':')
            || lead[first + 1..]
                .iter()
                .any(|word| is_one_of(MATERIAL, word.trim_end_matches(['?', '.', ',', '!']))));
    let dictates =
        is_one_of("write|draft|compose|say|quote|example|e.g.|post|print", verb) && line.contains(": ");
    (works || dictates).then_some(0)
}

/// Spans between quotation marks that hold somebody's speech rather than a title, in bytes of the text.
pub(super) fn quoted_speech(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut open = None;
    for (at, mark) in text.char_indices().filter(|(_, c)| matches!(c, '"' | '“' | '”' | '«' | '»' | '„'))
    {
        match open.take() {
            None => open = Some(at),
            Some(from) => {
                let inside = &text[from..at + mark.len_utf8()];
                if is_speech(inside) {
                    found.push(from..at + mark.len_utf8());
                }
            }
        }
    }
    found
}

/// A term of one or two words is none, whatever they are: "me-time".
fn is_speech(quoted: &str) -> bool {
    quoted.split_whitespace().count() > 2
        && quoted
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| matches!(word, "I" | "my" | "My" | "me" | "we" | "We" | "you"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(message: &str) -> String {
        passages(message).iter().map(|passage| passage.text.trim()).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn what_was_recalled_fenced_or_quoted_is_not_read() {
        let message =
            "<conversation_memory>\nThe user lives in Leeds.\nI like tea.\n</conversation_memory>\nI moved.";
        assert_eq!(own(message), "I moved.");
        assert_eq!(own("<conversation_memory>I like tea.</conversation_memory>\nHello"), "Hello");
        assert_eq!(own("<conversation_memory>\nI like tea."), "");
        assert_eq!(own("Look\n```\nI like tea\n```\nI row.\n> I like rum"), "Look|I row.");
    }

    #[test]
    fn what_is_to_be_worked_on_is_not_read() {
        for message in [
            "Translate this into German: I live in Leeds and have two cats.",
            "Can you proofread the following?\nI am a nurse from Bath.",
            "Pretend you are me. I am a pirate.",
            "Summarize this email\nI live in Rome.",
            "Dear Ms Hale,\nI live in Rome.",
            "Assistant: I live in Rome.\nUser: I like tea.",
        ] {
            assert_eq!(own(message).replace('|', ""), "", "{message}");
        }
    }

    #[test]
    fn a_title_is_no_speech() {
        assert!(quoted_speech("I read \"Little Women\" twice").is_empty());
        assert_eq!(quoted_speech("She said \"I love Rome.\" today").first(), Some(&(9..23)));
    }
}
