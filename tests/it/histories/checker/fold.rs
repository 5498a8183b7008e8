//! The log folded to the states it passed, each event held against what was asked.

use std::collections::BTreeMap;

use super::{Command, Commands, Fault, Kind};
use crate::histories::{
    book::{Book, apply, refusal},
    record::{Effect, Entry},
};

/// Where a write stands in the log.
pub struct Commit {
    pub first: u64,
    pub last: u64,
    /// The memory that its answer shows.
    pub id: String,
}

pub struct Folded<'a> {
    /// The book at every rev at which no write was half done, 0 included; by rev.
    pub states: Vec<(u64, Book)>,
    pub commits: BTreeMap<&'a str, Commit>,
}

impl Folded<'_> {
    pub fn at(&self, rev: u64) -> Option<&Book> {
        let place = self.states.binary_search_by_key(&rev, |(rev, _)| *rev).ok()?;
        Some(&self.states[place].1)
    }

    /// The book once the write that made that rev was done.
    pub fn after(&self, rev: u64) -> Option<&Book> {
        let place = self.states.partition_point(|(known, _)| *known < rev);
        self.states.get(place).map(|(_, book)| book)
    }

    pub fn head(&self) -> u64 {
        self.states.last().map_or(0, |(rev, _)| *rev)
    }
}

/// Folds the log, or names the first thing in it that can't be.
pub fn fold<'a>(commands: &Commands<'a>, log: &[Entry]) -> Result<Folded<'a>, Fault> {
    for (entry, rev) in log.iter().zip(1..) {
        if entry.rev != rev {
            let detail = format!("rev {} stands where {rev} belongs", entry.rev);
            return Err(Fault::new(Kind::RevGap, &entry.command, detail));
        }
    }
    let mut book = Book::new();
    let mut folded = Folded { states: vec![(0, book.clone())], commits: BTreeMap::new() };
    for events in log.chunk_by(|a, b| a.command == b.command) {
        let first = &events[0];
        let Some((name, command)) = commands.get_key_value(first.command.as_str()) else {
            return Err(Fault::new(Kind::PhantomEvent, &first.command, format!("{first:?}")));
        };
        if let Some(before) = folded.commits.get(name) {
            let detail = format!("at rev {} and again at {}", before.first, first.rev);
            return Err(Fault::new(Kind::DuplicateEffect, name, detail));
        }
        take_in(&mut book, name, command, events)?;
        let last = first.rev + events.len() as u64 - 1;
        let commit = Commit { first: first.rev, last, id: first.effect.id.clone() };
        folded.commits.insert(*name, commit);
        folded.states.push((last, book.clone()));
    }
    Ok(folded)
}

/// Brings the book past one write.
fn take_in(book: &mut Book, name: &str, command: &Command<'_>, events: &[Entry]) -> Result<(), Fault> {
    let first = &events[0];
    if let Some(code) = refusal(book, command.ask) {
        let kind = if code == "revision_mismatch" { Kind::LostUpdate } else { Kind::ForbiddenEffect };
        let detail = format!("{:?} took effect at rev {} where {code} forbade it", command.ask, first.rev);
        return Err(Fault::new(kind, name, detail));
    }
    if command.ask.is_birth() && book.contains_key(&first.effect.id) {
        let detail = format!("rev {} brings memory {}, which was there", first.rev, first.effect.id);
        return Err(Fault::new(Kind::WrongEffect, name, detail));
    }
    let expected = apply(book, command.ask, &first.effect.id, first.rev);
    let found: Vec<Effect> = events.iter().map(|entry| entry.effect.clone()).collect();
    if found == expected {
        return Ok(());
    }
    let again = !expected.is_empty() && found.starts_with(&expected);
    let kind = if again { Kind::DuplicateEffect } else { Kind::WrongEffect };
    let detail = format!("from rev {} on there is {found:?}, {expected:?} belongs there", first.rev);
    Err(Fault::new(kind, name, detail))
}
