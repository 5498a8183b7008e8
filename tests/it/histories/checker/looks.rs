//! What calls tell of the state: each answer must fit a state of the log between what was known before the
//! call began and what was asked for before it ended.

use std::collections::BTreeMap;

use super::{Commands, Fault, Kind, fold::Folded};
use crate::histories::{
    book::{Book, apply, is_active, refusal},
    record::{Ask, At, Call, Changed, Outcome, Seen},
};

/// A call that tells something of the state.
struct Look<'a> {
    call: &'a Call,
    /// From when on the state may be the one it tells of.
    start: At,
    /// The rev that it proves by itself, for a write in the log; else its answer must be explained.
    proves: Option<u64>,
    /// Its own effect came later than what it tells of.
    before: Option<u64>,
}

/// The command was given up, since others wrote all the time. No state is told by that.
const CONTENDED: &str = "conflict";

fn look<'a>(call: &'a Call, commands: &Commands<'_>, folded: &Folded<'_>) -> Option<Look<'a>> {
    let plain = Look { call, start: call.start, proves: None, before: None };
    let commit = folded.commits.get(call.command.as_str());
    match &call.outcome {
        Outcome::Unknown => None,
        Outcome::Refused { code } if code == CONTENDED => None,
        // A refused attempt beside one whose outcome is unknown: that one had its effect afterwards.
        Outcome::Refused { .. } => Some(Look { before: commit.map(|commit| commit.first), ..plain }),
        Outcome::Done { .. } => match commit {
            Some(commit) => Some(Look { proves: Some(commit.last), ..plain }),
            // It is lost, which is named among the writes.
            None if !call.ask.may_change_nothing() => None,
            // Nothing was left to change, perhaps when it was attempted first.
            None => {
                let begun = commands.get(call.command.as_str()).map_or(call.start, |command| command.begun());
                Some(Look { start: begun, ..plain })
            }
        },
        Outcome::Memory(_) | Outcome::Memories(_) | Outcome::Changes { .. } => Some(plain),
    }
}

/// Gives each look, in the order of their beginnings, the oldest state that explains it and that is no older
/// than what looks that had ended before were given. If that fails, no order explains them all.
pub fn check(calls: &[Call], commands: &Commands<'_>, folded: &Folded<'_>, faults: &mut Vec<Fault>) {
    let mut looks: Vec<Look<'_>> = calls.iter().filter_map(|call| look(call, commands, folded)).collect();
    looks.sort_by_key(|look| look.start);
    let mut by_end: Vec<usize> = (0..looks.len()).collect();
    by_end.sort_by_key(|at| looks[*at].call.end);
    let mut by_end = by_end.into_iter().peekable();
    let ceilings = Ceilings::new(commands, folded);
    let mut revs: Vec<Option<u64>> = vec![None; looks.len()];
    let mut floor = 0;
    for (at, look) in looks.iter().enumerate() {
        while let Some(past) = by_end.next_if(|past| looks[*past].call.end < look.start) {
            floor = floor.max(revs[past].unwrap_or_default());
        }
        if look.proves.is_some() {
            revs[at] = look.proves;
            continue;
        }
        let ceiling = ceilings.at(look.call.end).min(look.before.map_or(u64::MAX, |rev| rev - 1));
        revs[at] = oldest(look.call, folded, floor, ceiling);
        if revs[at].is_none() {
            let is_own = |past: &Look<'_>| past.call.client == look.call.client && past.call.end < look.start;
            let own = looks.iter().zip(&revs).filter(|(past, _)| is_own(past)).filter_map(|(_, rev)| *rev);
            let own = own.max().unwrap_or_default();
            faults.push(unexplained(look.call, folded, (floor, ceiling), own));
        }
    }
}

/// The oldest rev between the two, both included, whose state explains the call.
fn oldest(call: &Call, folded: &Folded<'_>, floor: u64, ceiling: u64) -> Option<u64> {
    let from = folded.states.partition_point(|(rev, _)| *rev < floor);
    let mut window = folded.states[from..].iter().take_while(|(rev, _)| *rev <= ceiling);
    window.find(|(rev, book)| explains(call, *rev, book, folded)).map(|(rev, _)| *rev)
}

/// Names what is wrong with a call; `own` is what the same client had been told before.
fn unexplained(call: &Call, folded: &Folded<'_>, window: (u64, u64), own: u64) -> Fault {
    let states = folded.states.iter().filter(|(rev, book)| explains(call, *rev, book, folded));
    let fits: Vec<u64> = states.map(|(rev, _)| *rev).collect();
    let kind = match (fits.last(), &call.outcome) {
        (None, Outcome::Done { .. }) => Kind::LostWrite,
        (None, _) => Kind::Unexplained,
        (Some(newest), _) if *newest < own => Kind::BackwardsRead,
        (Some(newest), _) if *newest < window.0 => Kind::StaleRead,
        (Some(_), _) => Kind::EarlyRead,
    };
    let detail = format!(
        "client {} asked {:?} and was told {:?}; that is the state at revs {fits:?}, it must be one from {} \
         to {}",
        call.client, call.ask, call.outcome, window.0, window.1
    );
    Fault::new(kind, &call.command, detail)
}

/// Up to which rev a call can have seen, by its end: a write that began later was not there.
struct Ceilings {
    /// Beginnings of writes in the log, in their order, each with the smallest rev from it on.
    begun: Vec<(At, u64)>,
    head: u64,
}

impl Ceilings {
    fn new(commands: &Commands<'_>, folded: &Folded<'_>) -> Self {
        let commits = folded.commits.iter();
        let begun = commits.filter_map(|(name, commit)| Some((commands.get(name)?.begun(), commit.first)));
        let mut begun: Vec<(At, u64)> = begun.collect();
        begun.sort_unstable();
        let mut smallest = u64::MAX;
        for (_, rev) in begun.iter_mut().rev() {
            smallest = smallest.min(*rev);
            *rev = smallest;
        }
        Self { begun, head: folded.head() }
    }

    fn at(&self, end: At) -> u64 {
        let later = self.begun.partition_point(|(begun, _)| *begun <= end);
        self.begun.get(later).map_or(self.head, |(_, rev)| rev - 1)
    }
}

/// Whether the state at a rev gives this answer.
fn explains(call: &Call, rev: u64, book: &Book, folded: &Folded<'_>) -> bool {
    match (&call.ask, &call.outcome) {
        (ask, Outcome::Refused { code }) => refusal(book, ask) == Some(code.as_str()),
        (ask, Outcome::Done { rev: told, memory, replayed }) => {
            let is_so = || apply(&mut book.clone(), ask, "", rev + 1).is_empty();
            // A repeated write shows the memory as it is by then.
            let later = if *replayed { folded.after(memory.rev.max(rev)) } else { None };
            let shows = holds(later.unwrap_or(book), memory);
            *told == rev && shows && refusal(book, ask).is_none() && is_so()
        }
        (Ask::Get { id }, Outcome::Memory(memory)) => memory.id == *id && holds(book, memory),
        (Ask::List { all }, Outcome::Memories(memories)) => {
            let expected = book.values().filter(|memory| *all || is_active(memory)).count();
            let shown: BTreeMap<&str, &Seen> = memories.iter().map(|it| (it.id.as_str(), it)).collect();
            let listed = |memory: &&Seen| holds(book, memory) && (*all || is_active(memory));
            shown.len() == memories.len() && shown.len() == expected && shown.values().all(listed)
        }
        (Ask::Delta { since }, Outcome::Changes { rev: told, changes }) => {
            *told == rev && folded.at(*since).is_some_and(|then| leads(then, *since, changes, book, rev))
        }
        _ => false,
    }
}

fn holds(book: &Book, memory: &Seen) -> bool {
    book.get(&memory.id).is_some_and(|known| **known == *memory)
}

fn texts(book: &Book) -> BTreeMap<&str, Option<&str>> {
    let active = book.values().filter(|memory| is_active(memory));
    active.map(|memory| (memory.id.as_str(), memory.content.as_deref())).collect()
}

/// Whether a delta makes the later state of the earlier one.
fn leads(then: &Book, since: u64, changes: &[Changed], now: &Book, rev: u64) -> bool {
    let mut known = texts(then);
    for change in changes {
        if change.rev <= since || change.rev > rev {
            return false;
        }
        if change.arrives {
            known.insert(&change.id, change.text.as_deref());
        } else if known.remove(change.id.as_str()).is_none() {
            return false;
        }
    }
    known == texts(now)
}
