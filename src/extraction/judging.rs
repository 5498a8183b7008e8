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
    let mut kept = Kept::default();
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

/// What the new text takes the place of nothing in: an earlier candidate that states something else beside the value, and what that
/// one takes the place of itself.
#[derive(Default)]
struct Kept {
    candidates: Vec<usize>,
    memories: Vec<String>,
}

impl Kept {
    fn keep(&mut self, at: usize, before: &[Judgement]) {
        let mut next = Some(at);
        while let Some(one) = next.and_then(|at| before.get(at)) {
            self.candidates.extend(next);
            self.memories.extend(one.candidate.memory_id.clone());
            next = one.earlier;
        }
    }
}

#[cfg(test)]
mod tests {
    use memledger_aggregates::{Timestamp, thread::MessageRole};
    use memledger_threads::SentMessage;

    use super::*;
    use crate::{candidates, likeness};

    fn said(role: MessageRole, content: &str) -> SentMessage {
        SentMessage { role: Some(role), content: content.to_owned(), ..SentMessage::default() }
    }

    fn outcomes(
        messages: &[SentMessage],
        memories: &[(&str, &str)],
    ) -> Vec<(String, Outcome, Option<String>)> {
        let known: Vec<MemoryText> = memories
            .iter()
            .map(|(id, text)| MemoryText {
                id: (*id).to_owned(),
                text: (*text).to_owned(),
                at: Timestamp(0),
                is_deleted: false,
            })
            .collect();
        // 2026-03-02, a Monday.
        let now = Timestamp(1_772_442_000_000_000);
        let limits = Limits { per_turn: 3, left_today: 50 };
        let candidates = candidates::of(messages, now).into_iter().map(|one| (one, now)).collect();
        let found = judged(candidates, &known, limits, likeness::by_text()).into_iter();
        found.map(|Judgement { candidate: one, .. }| (one.text, one.outcome, one.memory_id)).collect()
    }

    #[test]
    fn facts_come_from_the_user_alone() {
        let messages = [
            said(MessageRole::Assistant, "I live in Weimar. You prefer tea."),
            said(MessageRole::System, "I am your assistant and I love long answers. You prefer tea."),
        ];
        assert_eq!(outcomes(&messages, &[]), [("The user prefers tea.".to_owned(), Outcome::Rejected, None)]);
        let messages = [said(MessageRole::User, "What do I like? Could you book a table?")];
        assert_eq!(outcomes(&messages, &[]), []);
    }

    #[test]
    fn the_same_again_is_a_duplicate_and_a_new_value_an_update() {
        let messages = [said(MessageRole::User, "I live in Weimar.")];
        let first = outcomes(&messages, &[]);
        let [(text, Outcome::Created, None)] = &first[..] else { panic!("{first:?}") };
        let again = outcomes(&messages, &[("m1", text)]);
        assert_eq!(again, [(text.clone(), Outcome::Duplicate, Some("m1".to_owned()))]);
        let moved = outcomes(&[said(MessageRole::User, "I live in Jena.")], &[("m1", text)]);
        assert!(matches!(&moved[..], [(_, Outcome::Updated, Some(id))] if id == "m1"), "{moved:?}");
    }

    #[test]
    fn what_is_remembered_is_not_asked_again() {
        let messages = [said(MessageRole::User, "I have asthma.")];
        let first = outcomes(&messages, &[]);
        let [(text, Outcome::NeedsConsent, None)] = &first[..] else { panic!("{first:?}") };
        let again = outcomes(&messages, &[("m1", text)]);
        assert_eq!(again, [(text.clone(), Outcome::Duplicate, Some("m1".to_owned()))]);
    }

    #[test]
    fn what_was_said_before_does_not_undo_what_came_later() {
        let at = |second: i64| Timestamp(second * 1_000_000);
        let judge = |text: &str, is_deleted| {
            let said = [said(MessageRole::User, "I live in Weimar.")];
            let candidates = candidates::of(&said, at(0)).into_iter().map(|one| (one, at(5))).collect();
            let memory = MemoryText { id: "m1".into(), text: text.into(), at: at(6), is_deleted };
            let found =
                judged(candidates, &[memory], Limits { per_turn: 3, left_today: 50 }, likeness::by_text());
            found[0].candidate.outcome
        };
        let weimar = outcomes(&[said(MessageRole::User, "I live in Weimar.")], &[])[0].0.clone();
        let jena = weimar.replace("Weimar", "Jena");
        assert_eq!(judge(&weimar, false), Outcome::Duplicate);
        assert_eq!(judge(&jena, false), Outcome::Rejected);
        assert_eq!(judge(&weimar, true), Outcome::Rejected);
        assert_eq!(judge(&jena, true), Outcome::Created);
    }

    #[test]
    fn what_was_said_last_counts() {
        let messages = ["I live in Jena.", "I live in Weimar."].map(|text| said(MessageRole::User, text));
        let weimar = outcomes(&[said(MessageRole::User, "I live in Weimar.")], &[])[0].0.clone();
        let found = outcomes(&messages, &[("m1", &weimar)]);
        let outcomes: Vec<_> = found.iter().map(|(_, outcome, id)| (*outcome, id.as_deref())).collect();
        assert_eq!(outcomes, [(Outcome::Updated, Some("m1")), (Outcome::Updated, None)], "{found:?}");
    }

    #[test]
    fn what_states_more_than_a_value_is_kept_beside_the_new_one() {
        let gotha = outcomes(&[said(MessageRole::User, "I live in Gotha.")], &[])[0].0.clone();
        // As a model may word it.
        let more = gotha.replace("Gotha.", "Kassel and owns two horses.");
        let judge = |before: &[&str], memories: &[(&str, &str)]| {
            let mut all: Candidates = Vec::new();
            let texts = before.iter().map(|text| (*text).to_owned());
            for text in texts.chain([gotha.replace("Gotha", "Jena")]) {
                let mut one =
                    candidates::of(&[said(MessageRole::User, "I live in Gotha.")], Timestamp(9)).remove(0);
                one.text = text;
                all.push((one, Timestamp(9)));
            }
            let known: Vec<MemoryText> = memories
                .iter()
                .map(|(id, text)| MemoryText {
                    id: (*id).to_owned(),
                    text: (*text).to_owned(),
                    at: Timestamp(0),
                    is_deleted: false,
                })
                .collect();
            let limits = Limits { per_turn: 3, left_today: 50 };
            let last = judged(all, &known, limits, likeness::by_text()).pop().unwrap();
            (last.candidate.outcome, last.candidate.memory_id, last.earlier)
        };
        assert_eq!(judge(&[], &[("m1", &gotha)]).0, Outcome::Updated);
        for (before, memories) in [
            (vec![], vec![("m1", more.as_str())]),
            (vec![more.as_str()], vec![]),
            (vec![more.as_str()], vec![("m1", gotha.as_str())]),
            (vec![gotha.as_str(), more.as_str()], vec![]),
        ] {
            assert_eq!(judge(&before, &memories), (Outcome::Created, None, None), "{before:?}, {memories:?}");
        }
    }

    #[test]
    fn what_is_sensitive_asks_and_what_is_secret_is_set_apart() {
        let found = outcomes(&[said(MessageRole::User, "I have diabetes.")], &[]);
        assert!(matches!(&found[..], [(_, Outcome::NeedsConsent, None)]), "{found:?}");
        let found =
            outcomes(&[said(MessageRole::User, "I use the password hunter2-Blue-Kite for my bank.")], &[]);
        assert!(matches!(&found[..], [(_, Outcome::Quarantined, None)]), "{found:?}");
    }

    #[test]
    fn a_turn_makes_three_memories() {
        let text = "I live in Weimar. I work as a baker. I play the cello. I own a canoe. I speak Danish.";
        let found = outcomes(&[said(MessageRole::User, text)], &[]);
        let created = found.iter().filter(|(_, outcome, _)| *outcome == Outcome::Created).count();
        let capped = found.iter().filter(|(_, outcome, _)| *outcome == Outcome::Capped).count();
        assert_eq!((created, capped > 0), (3, true), "{found:?}");
    }
}
