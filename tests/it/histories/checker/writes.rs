//! The writes: each answer against its effect, and the order of the effects against the time.

use super::{Command, Commands, Fault, Kind, fold::Folded};
use crate::histories::record::{At, Call, Outcome};

/// Every acknowledged write stands in the log once, where and as its answer says.
pub fn check_answers(commands: &Commands<'_>, folded: &Folded<'_>, faults: &mut Vec<Fault>) {
    for (name, command) in commands {
        let mut found = |kind, detail: String| faults.push(Fault::new(kind, name, detail));
        let done: Vec<&Call> = command.attempts.iter().copied().filter(|call| is_done(call)).collect();
        if done.iter().filter(|call| !is_replayed(call)).count() > 1 {
            found(Kind::DuplicateEffect, format!("more than one answer claims to be the first: {done:?}"));
        }
        if command.attempts.first().is_some_and(|call| is_replayed(call)) {
            found(Kind::WrongAnswer, format!("the first attempt is said to be a repeated one: {done:?}"));
        }
        if done.windows(2).any(|pair| essence(pair[0]) != essence(pair[1])) {
            found(Kind::WrongAnswer, format!("the answers to one write differ: {done:?}"));
        }
        match folded.commits.get(name) {
            Some(_) => check_effect(name, command, folded, faults),
            None if !done.is_empty() && !command.ask.may_change_nothing() => {
                found(Kind::LostWrite, format!("it was acknowledged and is not in the log: {done:?}"));
            }
            None => {}
        }
    }
}

fn is_done(call: &Call) -> bool {
    matches!(call.outcome, Outcome::Done { .. })
}

fn is_replayed(call: &Call) -> bool {
    matches!(call.outcome, Outcome::Done { replayed: true, .. })
}

/// What every answer to one write has alike: its rev and its memory, which may have been changed since.
fn essence(call: &Call) -> Option<(u64, &str)> {
    match &call.outcome {
        Outcome::Done { rev, memory, .. } => Some((*rev, &memory.id)),
        _ => None,
    }
}

/// The answers to a write that took effect.
fn check_effect(name: &str, command: &Command<'_>, folded: &Folded<'_>, faults: &mut Vec<Fault>) {
    let Some(commit) = folded.commits.get(name) else { return };
    let is_refused = |call: &&Call| matches!(call.outcome, Outcome::Refused { .. });
    if command.attempts.iter().all(is_refused) {
        let detail = format!("it was refused and stands at rev {}", commit.first);
        faults.push(Fault::new(Kind::RefusedEffect, name, detail));
    }
    for call in &command.attempts {
        let Outcome::Done { rev, memory, replayed } = &call.outcome else { continue };
        if *rev != commit.last {
            let detail = format!("the answer names rev {rev}, the log {}", commit.last);
            faults.push(Fault::new(Kind::WrongRev, name, detail));
        }
        // A repeated write shows the memory as it is by then.
        let shown = if *replayed { memory.rev.max(commit.last) } else { commit.last };
        let left = folded.after(shown).and_then(|book| book.get(&commit.id));
        if left.is_none_or(|left| **left != *memory) {
            let detail = format!("the answer shows {memory:?}, the log {left:?}");
            faults.push(Fault::new(Kind::WrongAnswer, name, detail));
        }
    }
}

/// A write that ended before another began has the smaller rev. One of unknown outcome never ended, but it
/// had begun.
pub fn check_order(commands: &Commands<'_>, folded: &Folded<'_>, faults: &mut Vec<Fault>) {
    let mut begun: Vec<(At, u64, &str)> = Vec::new();
    let mut ended: Vec<(At, u64, &str)> = Vec::new();
    for (name, command) in commands {
        let Some(commit) = folded.commits.get(name) else { continue };
        begun.push((command.begun(), commit.first, *name));
        ended.extend(command.acknowledged().map(|end| (end, commit.last, *name)));
    }
    begun.sort_unstable();
    ended.sort_unstable();
    let mut ended = ended.into_iter().peekable();
    let mut newest = (0, "");
    for (start, first, name) in begun {
        while let Some((_, last, earlier)) = ended.next_if(|(end, ..)| *end < start) {
            newest = newest.max((last, earlier));
        }
        if newest.0 > first {
            let (last, earlier) = newest;
            let detail = format!("it has rev {first}, but {earlier} had ended before with rev {last}");
            faults.push(Fault::new(Kind::ReorderedRevs, name, detail));
        }
    }
}
