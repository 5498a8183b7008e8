//! Whether all that one user's clients were told can be explained by one order: that of the log. Pure.

mod fold;
mod looks;
mod writes;

use std::{collections::BTreeMap, fmt};

use crate::histories::record::{Ask, At, Call, Entry, Outcome};

/// What can't be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The log's revs are not 1, 2, 3 and so on.
    RevGap,
    /// An event that nobody asked for.
    PhantomEvent,
    /// An event that says something else than what was asked, or a write of which a part is missing.
    WrongEffect,
    /// A write had its effect twice, or two answers claim to be the first.
    DuplicateEffect,
    /// A conditional write took effect although its condition did not hold any more.
    LostUpdate,
    /// A write took effect that the state forbade.
    ForbiddenEffect,
    /// A write took effect although every answer refused it.
    RefusedEffect,
    /// An acknowledged write that is not in the log.
    LostWrite,
    /// The answer names another rev than the log.
    WrongRev,
    /// The answer shows another memory than the write left.
    WrongAnswer,
    /// A write that ended before another began has the greater rev.
    ReorderedRevs,
    /// A call was answered from before what somebody had been told already.
    StaleRead,
    /// A client was shown less than it had been shown before.
    BackwardsRead,
    /// A call was answered with what was only asked for later.
    EarlyRead,
    /// No state of the log gives such an answer.
    Unexplained,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub kind: Kind,
    pub command: String,
    pub detail: String,
}

impl Fault {
    fn new(kind: Kind, command: &str, detail: impl Into<String>) -> Self {
        Self { kind, command: command.to_owned(), detail: detail.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ({}): {}", self.kind, self.command, self.detail)
    }
}

/// A write with every attempt at it, oldest first.
pub struct Command<'a> {
    ask: &'a Ask,
    attempts: Vec<&'a Call>,
}

pub type Commands<'a> = BTreeMap<&'a str, Command<'a>>;

impl Command<'_> {
    /// From when on it could have its effect.
    fn begun(&self) -> At {
        self.attempts.iter().map(|call| call.start).min().unwrap_or_default()
    }

    /// By when it had its effect, where an answer says that it had.
    fn acknowledged(&self) -> Option<At> {
        let done = self.attempts.iter().filter(|call| matches!(call.outcome, Outcome::Done { .. }));
        done.map(|call| call.end).min()
    }
}

fn commands(calls: &[Call]) -> Commands<'_> {
    let mut commands = Commands::new();
    for call in calls.iter().filter(|call| call.ask.is_write()) {
        let first = || Command { ask: &call.ask, attempts: Vec::new() };
        commands.entry(&call.command).or_insert_with(first).attempts.push(call);
    }
    for command in commands.values_mut() {
        command.attempts.sort_by_key(|call| call.start);
    }
    commands
}

/// Holds the calls of one user against the user's log. A log that is wrong in itself is named by its first
/// fault alone, since nothing can be held against it.
pub fn check(calls: &[Call], log: &[Entry]) -> Vec<Fault> {
    let commands = commands(calls);
    let folded = match fold::fold(&commands, log) {
        Ok(folded) => folded,
        Err(fault) => return vec![fault],
    };
    let mut faults = Vec::new();
    writes::check_answers(&commands, &folded, &mut faults);
    writes::check_order(&commands, &folded, &mut faults);
    looks::check(calls, &commands, &folded, &mut faults);
    faults
}
