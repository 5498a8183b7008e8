//! How lines begin that are not their sender's: labels of a log or a dialogue, and the first lines of a document.

use super::words::is_one_of;
use memledger_offline::lists::entries;

/// What a line is by how it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lead {
    /// The line alone is of something or somebody else: "Step 3: I opened the page", "B: I live in Rome".
    Label,
    /// All that follows is of a document: "Chapter 3", "Lyrics:".
    Document,
}

/// Kinds of text that are named before they are pasted.
const DOCUMENTS: &str = "chapter|transcript|lyrics|poem|testimonial|review|abstract|abstract.|interview|exercise|example|sample|excerpt|\
    dialogue|diary|minutes|terms|caption|preface|prologue|scene|verse|chorus|monologue|screenplay|script|essay|article|speech|\
    letter|email|conversation|chat|quote|story|passage|dream|bio|résumé|resume|cv|petition|affidavit|statement|contract|log|\
    changelog|readme|song|blog|newsletter|obituary|ad|comment|post|tweet|thread|answer|question|prompt|instructions|instruction|persona";
/// Parts of a program's work, which are numbered.
const STEPS: &str = "run|attempt|step|iteration|task|job|build|test|round|pass|try|turn|cycle|epoch|batch|worker|process|thread|tick";
/// Verbs of saying, behind which a colon leads what somebody else said.
const SAYING: &str = "wrote|said|says|writes|answered|replied|commented|posted|asked|tweeted|answers|replies|states|stated|reads|told|\
    explained|quoted|claims|shouted|whispered|sang|sings|texted|messaged|emailed|goes";
/// Words before a colon with which somebody leads a statement of their own.
const OWN_LABELS: &str = "update|edit|ps|p.s|note|fyi|btw|news|fact|me|answer|reminder|re|background|context|info|also|tldr|tl;dr|anyway|hello|hi|\
    hey|yes|no|ok|okay|so|well|sorry|diet|allergies|health|work|family|hobby|hobbies|goal|goals|plan|plans|job|pets|pet|name|location|\
    confession|correction|disclaimer|remember|important|truth|honestly|results|good|bad|status|today|yesterday|myself|preferences|\
    basically|finally|question|announcement|exciting|great|backstory|story|preference";

/// How a line begins, if it is not its sender's own.
pub(super) fn lead(line: &str) -> Option<Lead> {
    // A heading is of a document.
    let hashes = line.len() - line.trim_start_matches('#').len();
    if (1..=4).contains(&hashes) && line[hashes..].starts_with(' ') {
        return Some(Lead::Document);
    }
    let head: String = line.chars().take(48).collect::<String>().to_lowercase().replace('’', "'");
    if entries(include_str!("lists/document_openings.txt")).any(|opening| head.starts_with(opening))
        && !head.contains(" i am ")
    {
        let told = head.starts_with("here") || head.starts_with("this is");
        if !told
            || head.contains(" wrote")
            || head.contains(" said")
            || line.contains(" wrote:")
            || line.contains(" said:")
        {
            return Some(Lead::Document);
        }
    }
    let first = head.split([' ', ':']).next().unwrap_or_default();
    let second = head[first.len()..].trim_start().split([' ', ':', ',']).next().unwrap_or_default();
    let numbered = second.starts_with(|c: char| c.is_ascii_digit()) || second.starts_with('#');
    if is_one_of(STEPS, first) && numbered {
        return Some(Lead::Label);
    }
    if first == "abstract." {
        return Some(Lead::Document);
    }
    let alone = head.trim_end_matches([':', '.']) == first;
    let labels = head[first.len()..].trim_start().starts_with(':');
    if is_one_of(DOCUMENTS, first) && (numbered || alone || labels && !is_one_of(OWN_LABELS, first)) {
        return Some(Lead::Document);
    }
    is_label(line).then_some(Lead::Label)
}

/// "Step 3: I", "worker-7: I", "(4) I", "A: I", "cron > I".
fn is_label(line: &str) -> bool {
    if line.split_once(" > ").is_some_and(|(name, _)| !name.contains(' ')) {
        return true;
    }
    if line.starts_with('(') && line[1..].split(')').next().is_some_and(is_number) {
        return true;
    }
    let line = line.trim_start_matches(['-', '*', '•', ' ']);
    let Some((label, said)) = line.split_once(": ") else { return false };
    let words: Vec<&str> = label.split_whitespace().collect();
    let speaks = said.split([' ', '\'', '’']).take(6).any(|word| {
        matches!(word.trim_matches(['"', '“']), "I" | "My" | "my" | "We" | "we" | "i" | "our" | "Our")
    });
    let reported =
        words.iter().any(|word| is_one_of(SAYING, &word.trim_matches(['(', ')', ',']).to_lowercase()));
    let paged = words.len() > 1 && words[words.len() - 2].eq_ignore_ascii_case("page");
    if speaks && (reported || paged) {
        return true;
    }
    let Some(last) = words.last().filter(|_| speaks && words.len() <= 6) else { return false };
    // "12 ms: I wrote the block".
    let timed = is_number(words[0]) && is_one_of("ms|s|sec|seconds|min|%", last);
    let letter = words.len() <= 2 && last.len() == 1 && last.chars().all(|c| c.is_ascii_uppercase());
    let numbered = is_number(last.trim_matches(['(', ')', '#', '[', ']']))
        || last.bytes().any(|byte| byte.is_ascii_digit());
    let dated = words.iter().any(|word| is_one_of("day|week|month|year|age|at|on|in", &word.to_lowercase()));
    let unnamed = words.len() == 1
        && last.chars().all(|c| c.is_lowercase() || c == '-')
        && !is_one_of(OWN_LABELS, last);
    letter || timed || numbered && !dated || unnamed
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_and_documents_are_told_from_what_somebody_says() {
        for line in
            ["Step 3: I opened the page.", "B: I live in Rome.", "(4) I merged it.", "cron: I wrote a row"]
        {
            assert_eq!(lead(line), Some(Lead::Label), "{line}");
        }
        for line in ["Chapter 3", "Lyrics:", "Minutes of meeting 4: I presented", "Posted by Ann: I moved"] {
            assert_eq!(lead(line), Some(Lead::Document), "{line}");
        }
        for line in [
            "Update: I got the job!",
            "Fun fact: I was born on a ship.",
            "Day 3: I walked to Cork.",
            "At 9: I see my dentist",
            "I have news: we moved.",
            "Review of my week? I slept.",
            "Try this: I like tea.",
            "Poems are what I write.",
            "Here is what I like: tea.",
        ] {
            assert_eq!(lead(line), None, "{line}");
        }
    }
}
