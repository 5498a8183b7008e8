//! The keys of facts: facts about the same attribute share one.

use super::{
    clauses::{Clause, Subject},
    themes::{STATUS, Theme, is_condition, is_from, is_job, is_kin, is_origin},
    verbs::is_adverb,
    words::{Word, is_one_of},
};

/// Words that no key is made of.
const NO_KEYWORDS: &str = "a|an|the|my|our|to|of|in|on|at|for|with|and|or|but|some|any|this|that|it|is|am|are|was|were|be|been|\
    being|me|us|i|we|by|from|as|about|into|up|out|off|over|two|three|four|five|one|very|so|new|lot|lots|more|most|much|\
    many|few|own|than|not|no|don't|do|did|have|has|had|get|got|going|go|went|really|also|can|will|would|'m|'ve|'ll|'d|'re|\
    like|love|enjoy|prefer|hate|want|need|named|called|big|huge|great|good|which|who|when|where|what|how|there|here|neither|only";

/// The key that facts about the same attribute share.
pub(super) fn key(theme: &Theme, clause: &Clause<'_>) -> String {
    let keyword = attribute(theme, clause).unwrap_or_else(|| {
        let from = (clause.main_verb() + 1).min(clause.words.len());
        let behind = clause.words[from..].iter();
        let front = clause.words[clause.from..clause.verb.max(clause.from)].iter();
        let fits = |word: &&Word<'_>| {
            !word.is(NO_KEYWORDS) && !is_adverb(&word.low) && !word.is_number() && word.low.len() > 1
        };
        behind
            .clone()
            .find(fits)
            .or_else(|| front.clone().find(fits))
            .map_or_else(|| clause.low(clause.main_verb()).to_owned(), |word| word.low.clone())
    });
    let slug: String = keyword
        .trim_end_matches("'s")
        .chars()
        .filter_map(|c| {
            if c.is_alphanumeric() {
                Some(c)
            } else if matches!(c, '-' | ' ' | '_') {
                Some('_')
            } else {
                None
            }
        })
        .take(40)
        .collect();
    let slug = slug.trim_end_matches('_');
    if slug.is_empty() { theme.key.to_owned() } else { format!("{}_{slug}", theme.key) }
}

/// Ways to reach somebody.
const CONTACT: &str = "phone|email|e-mail|address|postcode|number";

/// What a fact with one value is about, whatever the value.
fn attribute(theme: &Theme, clause: &Clause<'_>) -> Option<String> {
    let head = &clause.words[clause.from..clause.verb.max(clause.from)];
    match theme.rule {
        "name" => Some("name".into()),
        "identity" if clause.has("birthday|born") => Some("birthday".into()),
        "identity" if clause.has("pronouns") => Some("pronouns".into()),
        "identity" if clause.subject == Subject::Theirs && head.iter().any(|word| word.is(CONTACT)) => {
            head.iter().rfind(|word| word.is(CONTACT)).map(|word| word.low.clone())
        }
        "identity" if clause.has("tall|cm|feet|ft") => Some("height".into()),
        "identity" if clause.words.get(clause.verb + 1).is_some_and(|word| word.is_number()) => {
            Some("age".into())
        }
        "identity" => Some("nationality".into()),
        "place" if is_origin(clause) || is_from(clause) => Some("origin".into()),
        "place" => Some("home".into()),
        "work" if is_job(clause) || clause.has("job") || clause.low(clause.main_verb()) == "work" => {
            Some("job".into())
        }
        "relationship" if clause.has(STATUS) => Some("status".into()),
        "relationship" => clause.words.iter().find(|word| is_kin(&word.low)).map(|word| word.low.clone()),
        "health" => clause.words.iter().find(|word| is_condition(&word.low)).map(|word| {
            let name = word.low.clone();
            // What somebody is allergic to tells one allergy from another.
            let behind = clause
                .words
                .iter()
                .skip_while(|other| other.at <= word.at)
                .find(|word| !word.is(NO_KEYWORDS));
            match behind {
                Some(to) if word.is("allergic|intolerant") => format!("allergy_{}", to.low),
                _ => name,
            }
        }),
        "preference" if head.iter().any(|word| word.is("favourite|favorite|fave")) => {
            let things: Vec<&str> = head
                .iter()
                .skip_while(|word| !word.is("favourite|favorite|fave"))
                .skip(1)
                .map(|word| word.low.as_str())
                .filter(|word| !is_one_of("of|all|time|ever", word))
                .collect();
            Some(format!("favourite_{}", things.join("_")))
        }
        _ => None,
    }
}
