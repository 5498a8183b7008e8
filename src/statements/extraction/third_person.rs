//! What the speaker says of themselves, as said of "the user": subject, verb forms, possessives and dates are changed, all
//! else stays as it was said.

use super::{
    clauses::{Clause, Subject},
    relative_dates,
    said_at::SaidAt,
    verbs,
};

/// A clause in the third person.
pub(super) struct Rendered {
    pub text: String,
    /// Whether it happened and has ended.
    pub is_past: bool,
}

pub(super) struct Writer<'a, 'c> {
    pub clause: &'c Clause<'a>,
    pub said: SaidAt,
    pub text: String,
    /// "They" would mean somebody else.
    pub has_others: bool,
    pub is_past: bool,
    /// Its verb is a present form, so that a second one behind "and" agrees as well.
    pub is_present: bool,
}

pub(super) fn render(message: &str, clause: &Clause<'_>, said: SaidAt) -> Option<Rendered> {
    if names_nobody(clause) { None } else { render_on(message, clause, said) }
}

/// The same for a clause that follows on what was named before it.
pub(super) fn render_on(message: &str, clause: &Clause<'_>, said: SaidAt) -> Option<Rendered> {
    let mut writer = Writer {
        clause,
        said,
        text: String::new(),
        has_others: clause.has("they|them|their|theirs|themselves|they're|they've") || is_of_person(clause),
        is_past: false,
        is_present: false,
    };
    match clause.subject {
        Subject::Elided => writer.text.push_str("The user"),
        Subject::Shown => {
            writer.text.push_str(if clause.is_plural { "The user mentioned" } else { "The user showed" });
            writer.is_past = true;
        }
        _ => {}
    }
    let mut at = 0;
    while at < clause.words.len() {
        at += writer.write(at)?;
    }
    let end = clause.span().1;
    let tail = message[end..].chars().take_while(|c| matches!(c, '%' | '"' | '”' | ')' | '€' | '£' | '°'));
    writer.text.extend(tail);
    Some(Rendered { text: finished(&writer.text), is_past: writer.is_past })
}

impl Writer<'_, '_> {
    /// Writes the word at a place, or more of them, and says how many.
    fn write(&mut self, at: usize) -> Option<usize> {
        let word = &self.clause.words[at];
        if let Some(date) = relative_dates::at(&self.clause.words, at, self.said) {
            self.push(word.gap, &date.text);
            self.is_past |= date.is_past && self.is_past;
            return Some(date.words);
        }
        // "We all sang": the others are not who it is about.
        let of_several = self.clause.is_plural
            && word.is("all|both")
            && at <= self.clause.verb + 1
            && at > self.clause.from
            && !super::words::is_one_of(
                "of|the|day|night|week|that|about|these|those|my|our",
                self.clause.low(at + 1),
            );
        if of_several || self.is_warmth(at) {
            return Some(1);
        }
        if at == self.clause.verb && !matches!(self.clause.subject, Subject::Other | Subject::Shown) {
            let (verb, used) = self.verb(at)?;
            self.push(word.gap, &verb);
            return Some(used);
        }
        let written = match word.low.as_str() {
            "i" | "we" if at == self.clause.from && self.clause.subject == Subject::Speaker => {
                "the user".to_owned()
            }
            "i" | "we" => return Some(self.write_again(at)),
            "my" | "our" => self.own(at, "the user's", "their"),
            "me" | "us"
                if self.clause.subject == Subject::Shown && self.clause.low(at.wrapping_sub(1)) == "of" =>
            {
                "themselves".to_owned()
            }
            "me" | "us" => self.own(at, "the user", "them"),
            "mine" | "ours" if self.clause.low(at.wrapping_sub(1)) == "of" => "the user's".to_owned(),
            "mine" | "ours" => self.own(at, "the user's own", "theirs"),
            "myself" | "ourselves" => "themselves".to_owned(),
            "gonna" => "going to".to_owned(),
            "together" if self.clause.is_plural && !self.is_phrase(at) => "with others".to_owned(),
            "it" | "this" | "that" if self.stands_for_something(at) => "something".to_owned(),
            "this" if self.introduces(at) => article(self.clause.low(at + 1)).to_owned(),
            "these" | "those" if self.introduces(at) => "some".to_owned(),
            low if at < self.clause.verb && self.clause.subject == Subject::Elided => {
                let helped = self.clause.low(self.clause.verb) == "been"
                    || super::left_out::helper(
                        &self.clause.words[self.clause.verb],
                        self.clause.low(self.clause.verb + 1),
                    )
                    .is_some();
                if helped {
                    return Some(1);
                }
                low.to_owned()
            }
            low if self.agrees(at) => verbs::third_person(low),
            _ => word.raw.replace('’', "'"),
        };
        self.push(word.gap, &written);
        Some(1)
    }

    /// The noun before the user was named, or if "they" are others; the pronoun otherwise.
    fn own(&self, at: usize, noun: &str, pronoun: &str) -> String {
        let counts = self.clause.subject == Subject::Theirs && !self.text.contains("he user");
        let named = at > self.clause.from && self.clause.subject != Subject::Other && !counts
            || matches!(self.clause.subject, Subject::Elided | Subject::Shown)
            || self.text.contains("he user");
        if named && !self.has_others { pronoun } else { noun }.to_owned()
    }

    pub fn push(&mut self, gap: &str, written: &str) {
        if !self.text.is_empty() {
            let kept = |c: &char| {
                matches!(
                    c,
                    ',' | '.' | '"' | '“' | '”' | '(' | ')' | '%' | '$' | '€' | '£' | '&' | '/' | '-' | '°'
                )
            };
            let gap = if matches!(self.text.as_str(), "The user" | "The user showed" | "The user mentioned") {
                " "
            } else {
                gap
            };
            let marks: String = gap.chars().filter(|c| kept(c) || c.is_whitespace()).collect();
            let marks =
                if marks.is_empty() && !gap.is_empty() || gap.is_empty() { " ".to_owned() } else { marks };
            // "My kids' school".
            if matches!(gap, "' " | "’ ") && self.text.ends_with('s') {
                self.text.push('\'');
            }
            self.text.push_str(&marks);
        } else if let Some(sign) = gap.chars().last().filter(|c| matches!(c, '"' | '“' | '$' | '€' | '£'))
        {
            self.text.push(sign);
        }
        self.text.push_str(written);
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" }
}

/// "My brother", whom "they" would mean as well as the user.
fn is_of_person(clause: &Clause<'_>) -> bool {
    const PERSONS: &str = "doctor|boss|teacher|landlord|neighbour|neighbor|colleague|coworker|manager|coach|therapist|dentist|surgeon|\
        roommate|flatmate|mentor|lawyer|nurse|tutor|trainer|professor|employer|partner|ex|team";
    clause.subject == Subject::Theirs
        && !clause.words[0].is("me")
        && clause.words[clause.from..clause.verb]
            .iter()
            .any(|word| super::themes::is_kin(&word.low) || word.is(PERSONS))
}

/// Whether "they" are others, whom no word before names.
fn names_nobody(clause: &Clause<'_>) -> bool {
    let they =
        clause.words.iter().position(|word| word.is("they|them|their|theirs|they're|they've|themselves"));
    they.is_some_and(|at| !super::references::has_several(&clause.words[..at]))
}

/// One line with a capital in front and a full stop behind.
fn finished(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" ,", ",");
    let odd = |open: char, close: char| {
        line.matches(open).count() != line.matches(close).count()
            || open == close && line.matches(open).count() % 2 == 1
    };
    let drop_quotes = odd('"', '"') || odd('“', '”');
    let drop_brackets = odd('(', ')');
    let line: String = line
        .chars()
        .filter(|c| !(drop_quotes && matches!(c, '"' | '“' | '”') || drop_brackets && matches!(c, '(' | ')')))
        .collect();
    // What "and" led to was no part of it.
    let line = [" and", " but", " or", " so", " because", " plus", " then"]
        .iter()
        .fold(line.trim_end_matches(['.', ' ', ',']), |line, last| line.strip_suffix(last).unwrap_or(line));
    let line = line.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '-' | '&' | '/'));
    let mut chars = line.chars();
    let first = chars.next().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
    format!("{first}{}.", chars.as_str().trim_end_matches('.'))
}
