//! What a candidate is to what is remembered already.

use memledger_aggregates::Timestamp;
use memledger_statements::revision::{Revision, Statement, states_more};

use crate::{
    candidates::{Candidate, Outcome},
    likeness::Likeness,
};

/// A text that is remembered, or that was and is deleted or another now.
#[derive(Debug, Clone)]
pub struct MemoryText {
    pub id: String,
    pub text: String,
    /// When it was said, or written if nobody said it; of one that is gone when it went.
    pub at: Timestamp,
    pub is_deleted: bool,
}

/// How many memories may be written.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub per_turn: usize,
    /// What is left of the day.
    pub left_today: usize,
}

/// Candidates, each with when it was said.
pub type Candidates = Vec<(Candidate, Timestamp)>;

/// A candidate with its outcome.
#[derive(Debug, Clone)]
pub struct Judgement {
    pub candidate: Candidate,
    /// The earlier candidate that says the same or has another value, by its place.
    pub earlier: Option<usize>,
}

/// Most candidates that are compared at once: each is with every memory.
const MAX_COMPARED: usize = 32;

/// The candidates with what becomes of each, in their order. A later one is compared with those
/// before it, the last first, and then with the memories, of which the newest come first.
pub fn judged(
    candidates: Candidates,
    memories: &[MemoryText],
    limits: Limits,
    likeness: Likeness<'_>,
) -> Vec<Judgement> {
    let mut judged: Vec<Judgement> = Vec::with_capacity(candidates.len());
    let known: Vec<KnownStatement<'_>> = memories
        .iter()
        .map(|memory| KnownStatement { memory, statement: Statement::of(&memory.text) })
        .collect();
    let mut compared = 0;
    for (mut candidate, said_at) in candidates {
        let mut earlier = None;
        if candidate.outcome == Outcome::NeedsConsent && compared < MAX_COMPARED {
            compared += 1;
            asked_before(&mut candidate, &known, likeness);
        } else if is_written(&candidate) {
            if compared == MAX_COMPARED {
                let why = format!(
                    "{MAX_COMPARED} candidates were compared, which is the most; send fewer messages"
                );
                cap(&mut candidate, why);
            } else {
                compared += 1;
                earlier = judge(&mut candidate, said_at, &judged, &known, likeness);
                if let Some(why) =
                    is_written(&candidate).then(|| limits.reached(&candidate, &judged)).flatten()
                {
                    (earlier, candidate.memory_id) = (None, None);
                    cap(&mut candidate, why);
                }
            }
        }
        judged.push(Judgement { candidate, earlier });
    }
    judged
}

fn is_written(candidate: &Candidate) -> bool {
    matches!(candidate.outcome, Outcome::Created | Outcome::Updated)
}

fn cap(candidate: &mut Candidate, why: String) {
    (candidate.outcome, candidate.reason) = (Outcome::Capped, why);
}

impl Limits {
    /// Why the candidate is one too many, if it is.
    fn reached(self, candidate: &Candidate, before: &[Judgement]) -> Option<String> {
        let written = before.iter().filter(|one| is_written(&one.candidate));
        let of_turn = written.clone().filter(|one| one.candidate.turn == candidate.turn).count();
        if of_turn >= self.per_turn {
            return Some(format!("the turn has made as many memories as it may: {}", self.per_turn));
        }
        let is_full = written.count() >= self.left_today;
        is_full.then(|| "the day has made as many memories of this user as it may".to_owned())
    }
}

/// A memory, read once however many candidates are compared with it.
struct KnownStatement<'a> {
    memory: &'a MemoryText,
    statement: Statement<'a>,
}

/// What a new text is to an old one. Texts that are alike and differ in nothing that counts say the same.
pub(crate) fn compared(old: &Statement<'_>, new: &Statement<'_>, likeness: Likeness<'_>) -> Revision {
    if !old.may_concern(new) {
        return Revision::Differs;
    }
    match old.revision(new) {
        Revision::Restates => Revision::Restates,
        _ if old.is_alike(new) && likeness.is_duplicate(old.text(), new.text()) => Revision::Restates,
        revision => revision,
    }
}

/// What is remembered already was asked for already.
fn asked_before(candidate: &mut Candidate, memories: &[KnownStatement<'_>], likeness: Likeness<'_>) {
    let new = Statement::of(&candidate.text);
    let says_the_same = |one: &&KnownStatement<'_>| {
        !one.memory.is_deleted && compared(&one.statement, &new, likeness) == Revision::Restates
    };
    let same = memories.iter().find(says_the_same).map(|one| one.memory.id.clone());
    if let Some(id) = same {
        candidate.outcome = Outcome::Duplicate;
        candidate.reason = "a memory says the same".to_owned();
        candidate.memory_id = Some(id);
    }
}

/// The newest text that says the same, or something else of the same, decides. Answers which earlier candidate that is, if it
/// is one. An older statement never overrides a newer value or a deletion.
fn judge(
    candidate: &mut Candidate,
    said_at: Timestamp,
    before: &[Judgement],
    memories: &[KnownStatement<'_>],
    likeness: Likeness<'_>,
) -> Option<usize> {
    let text = candidate.text.clone();
    let new = Statement::of(&text);
    let mut kept = TextsToKeep::default();
    let earlier = before.iter().enumerate().rev().filter(|(_, one)| is_written(&one.candidate));
    for (at, one) in earlier {
        if kept.candidates.contains(&at) {
            continue;
        }
        (candidate.outcome, candidate.reason) =
            match compared(&Statement::of(&one.candidate.text), &new, likeness) {
                Revision::Differs => continue,
                Revision::Restates => (Outcome::Duplicate, "an earlier message says the same".to_owned()),
                Revision::Updates if states_more(&one.candidate.text, &text) => {
                    kept.keep(at, before);
                    continue;
                }
                Revision::Updates => {
                    (Outcome::Updated, "an earlier message has another value of the same".to_owned())
                }
            };
        return Some(at);
    }
    let (mut gone, mut other_value) = (None, None);
    for KnownStatement { memory, statement } in memories {
        match (compared(statement, &new, likeness), memory.is_deleted) {
            (Revision::Restates, false) => {
                (candidate.outcome, candidate.reason) =
                    (Outcome::Duplicate, "a memory says the same".to_owned());
                candidate.memory_id = Some(memory.id.clone());
                return None;
            }
            (Revision::Restates, true) if said_at < memory.at => gone = Some(memory),
            (Revision::Updates, false)
                if said_at >= memory.at
                    && (kept.memories.contains(&memory.id) || states_more(&memory.text, &text)) => {}
            (Revision::Updates, false) => other_value = other_value.or(Some(memory)),
            _ => {}
        }
    }
    let (outcome, reason) = match (gone, other_value) {
        (Some(_), _) => {
            (Outcome::Rejected, "the memory that said it was deleted or changed after it was said")
        }
        (None, Some(memory)) if said_at < memory.at => {
            (Outcome::Rejected, "a memory has a value of the same that was said later")
        }
        (None, Some(memory)) => {
            candidate.memory_id = Some(memory.id.clone());
            (Outcome::Updated, "a memory has another value of the same")
        }
        (None, None) => return None,
    };
    (candidate.outcome, candidate.reason) = (outcome, reason.to_owned());
    None
}

/// What the new text must not replace: an earlier candidate that states something else beside the value, and what that
/// one takes the place of itself.
#[derive(Default)]
struct TextsToKeep {
    candidates: Vec<usize>,
    memories: Vec<String>,
}

impl TextsToKeep {
    fn keep(&mut self, at: usize, before: &[Judgement]) {
        let mut next = Some(at);
        while let Some(one) = next.and_then(|at| before.get(at)) {
            self.candidates.extend(next);
            self.memories.extend(one.candidate.memory_id.clone());
            next = one.earlier;
        }
    }
}
