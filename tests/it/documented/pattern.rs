//! What a page shows against what the program says: `…` is anything, `{name}` a value that is used again. As an item of
//! a list, and as a line, `…` stands for any number of them.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

const ANYTHING: &str = "…";

/// A piece of a pattern.
enum Part<'a> {
    Text(&'a str),
    Anything,
    Named(&'a str),
}

/// The name where a text begins with `{name}`.
fn named(text: &str) -> Option<&str> {
    let (name, _) = text.strip_prefix('{')?.split_once('}')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    is_name.then_some(name)
}

/// Where the first piece that is no plain text begins, and how many bytes it has.
fn first_special(text: &str) -> Option<(usize, usize, Part<'_>)> {
    text.char_indices().find_map(|(at, c)| match c {
        '…' => Some((at, c.len_utf8(), Part::Anything)),
        '{' => named(&text[at..]).map(|name| (at, name.len() + 2, Part::Named(name))),
        _ => None,
    })
}

fn parts(pattern: &str) -> Vec<Part<'_>> {
    let (mut parts, mut rest) = (Vec::new(), pattern);
    while let Some((at, length, part)) = first_special(rest) {
        parts.extend([Part::Text(&rest[..at]), part]);
        rest = &rest[at + length..];
    }
    parts.push(Part::Text(rest));
    parts
}

/// A captured value ends where something begins that no id, cursor, key or time holds.
fn is_of_value(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | ':' | '@')
}

type Found<'a> = Vec<(&'a str, &'a str)>;

/// Values of earlier answers, by the names that the page gives them.
#[derive(Default)]
pub struct Values(BTreeMap<String, String>);

impl Values {
    /// The text with each name replaced by its value.
    pub fn filled(&self, text: &str) -> Result<String, String> {
        let filled = parts(text).into_iter().map(|part| match part {
            Part::Text(text) => Ok(text),
            Part::Anything => Err(format!("{ANYTHING} can't be sent")),
            Part::Named(name) => {
                self.0.get(name).map(String::as_str).ok_or_else(|| format!("nothing is {{{name}}} yet"))
            }
        });
        filled.collect()
    }

    /// Compares an answer with what is shown, as JSON where that is shown, else line by line; says what
    /// differs.
    pub fn check(&mut self, shown: &str, said: &str) -> Result<(), String> {
        match serde_json::from_str::<Value>(shown) {
            Ok(shown @ (Value::Object(_) | Value::Array(_))) => {
                let said =
                    serde_json::from_str(said).map_err(|_| format!("the answer is no JSON:\n{said}"))?;
                self.check_json(&shown, &said, "")
            }
            _ => {
                let shown: Vec<&str> = shown.trim_matches('\n').lines().collect();
                let lines: Vec<&str> = said.trim_matches('\n').lines().collect();
                let mut found = Found::new();
                if !self.lines_fit(&shown, &lines, &mut found) {
                    return Err(format!("the answer is:\n{said}"));
                }
                self.keep(&found);
                Ok(())
            }
        }
    }

    /// Whether one text is as shown.
    pub fn is_text(&mut self, shown: &str, said: &str) -> bool {
        let mut found = Found::new();
        let fits = self.fits(&parts(shown), said, &mut found);
        if fits {
            self.keep(&found);
        }
        fits
    }

    fn keep(&mut self, found: &[(&str, &str)]) {
        self.0.extend(found.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    }

    fn check_json(&mut self, shown: &Value, said: &Value, at: &str) -> Result<(), String> {
        match (shown, said) {
            (Value::String(pattern), _) if pattern == ANYTHING => Ok(()),
            (Value::String(pattern), Value::String(text)) if self.is_text(pattern, text) => Ok(()),
            (Value::Object(shown), Value::Object(said)) => self.check_fields(shown, said, at),
            (Value::Array(shown), Value::Array(said)) => self.check_items(shown, said, at, 0),
            _ if shown == said => Ok(()),
            _ => Err(format!("{at} is {said}, not {shown}")),
        }
    }

    fn check_fields(
        &mut self,
        shown: &Map<String, Value>,
        said: &Map<String, Value>,
        at: &str,
    ) -> Result<(), String> {
        for (name, value) in shown.iter().filter(|(name, _)| *name != ANYTHING) {
            let answered = said.get(name).ok_or_else(|| format!("{at}.{name} is not in the answer"))?;
            self.check_json(value, answered, &format!("{at}.{name}"))?;
        }
        let unknown = said.keys().find(|name| !shown.contains_key(*name));
        match unknown {
            Some(name) if !shown.contains_key(ANYTHING) => Err(format!("{at}.{name} is not shown")),
            _ => Ok(()),
        }
    }

    /// `from` is how many items are behind it already.
    fn check_items(&mut self, shown: &[Value], said: &[Value], at: &str, from: usize) -> Result<(), String> {
        match (shown.split_first(), said.split_first()) {
            (None, None) => Ok(()),
            (Some((first, rest)), _) if first == ANYTHING => self.check_items_behind(rest, said, at, from),
            (Some((first, rest)), Some((item, left))) => {
                self.check_json(first, item, &format!("{at}[{from}]"))?;
                self.check_items(rest, left, at, from + 1)
            }
            _ => Err(format!("{at} has {} items, {} are shown", from + said.len(), from + shown.len())),
        }
    }

    /// Skips as few items as it must; says what differs where it skips none.
    fn check_items_behind(
        &mut self,
        shown: &[Value],
        said: &[Value],
        at: &str,
        from: usize,
    ) -> Result<(), String> {
        let attempt = |skipped: usize| {
            let mut tried = Self(self.0.clone());
            tried.check_items(shown, &said[skipped..], at, from + skipped).map(|()| tried)
        };
        let found = (0..=said.len()).find_map(|skipped| attempt(skipped).ok());
        *self = found.map_or_else(|| attempt(0), Ok)?;
        Ok(())
    }

    /// A line that is only `…` stands for any number of lines.
    fn lines_fit<'a>(&self, shown: &[&'a str], said: &[&'a str], found: &mut Found<'a>) -> bool {
        let Some((first, rest)) = shown.split_first() else { return said.is_empty() };
        if first.trim() == ANYTHING {
            return (0..=said.len()).any(|n| self.lines_fit(rest, &said[n..], found));
        }
        let Some((line, left)) = said.split_first() else { return false };
        let before = found.len();
        if self.fits(&parts(first), line, found) && self.lines_fit(rest, left, found) {
            return true;
        }
        found.truncate(before);
        false
    }

    fn fits<'a>(&self, pattern: &[Part<'a>], text: &'a str, found: &mut Found<'a>) -> bool {
        let Some((part, rest)) = pattern.split_first() else { return text.is_empty() };
        match *part {
            Part::Text(plain) => text.strip_prefix(plain).is_some_and(|left| self.fits(rest, left, found)),
            Part::Anything => {
                let mut ends = text.char_indices().map(|(at, _)| at).chain([text.len()]);
                ends.any(|at| self.fits(rest, &text[at..], found))
            }
            Part::Named(name) => {
                let kept = self.0.get(name).map(String::as_str);
                let known = kept.or_else(|| found.iter().find(|it| it.0 == name).map(|it| it.1));
                if let Some(value) = known {
                    return text.strip_prefix(value).is_some_and(|left| self.fits(rest, left, found));
                }
                let longest = text.find(|c: char| !is_of_value(c)).unwrap_or(text.len());
                (1..=longest).rev().any(|at| {
                    found.push((name, &text[..at]));
                    let fits = self.fits(rest, &text[at..], found);
                    if !fits {
                        found.pop();
                    }
                    fits
                })
            }
        }
    }
}
