//! What a candidate is to what is remembered already.

use memledger_statements::revision::{Revision, revision};

use crate::candidates::{Candidate, MAX_WRITES_PER_TURN, Outcome};

/// A text that is remembered, or that an earlier candidate would make.
#[derive(Debug, Clone)]
pub struct MemoryText {
    /// None of a candidate.
    pub id: Option<String>,
    pub text: String,
}

/// Most candidates of one preview that are compared: each is with every memory.
const MAX_COMPARED: usize = 32;

/// The candidates with what becomes of each, in their order. A later one is compared with those before it, the last first,
/// and then with the memories, of which the newest come first.
pub fn judged(candidates: Vec<Candidate>, memories: &[MemoryText]) -> Vec<Candidate> {
    let mut made: Vec<MemoryText> = Vec::new();
    let mut judged: Vec<Candidate> = Vec::with_capacity(candidates.len());
    let mut compared = 0;
    for mut candidate in candidates {
        let is_written = |one: &Candidate| matches!(one.outcome, Outcome::Created | Outcome::Updated);
        if candidate.outcome == Outcome::NeedsConsent && compared < MAX_COMPARED {
            compared += 1;
            asked_before(&mut candidate, memories);
        } else if is_written(&candidate) {
            let of_turn = judged.iter().filter(|one| one.turn == candidate.turn && is_written(one));
            if of_turn.count() >= MAX_WRITES_PER_TURN {
                candidate.outcome = Outcome::Capped;
                candidate.reason =
                    format!("the turn has made {MAX_WRITES_PER_TURN} memories, which is the most");
            } else if compared == MAX_COMPARED {
                candidate.outcome = Outcome::Capped;
                candidate.reason = format!(
                    "{MAX_COMPARED} candidates were compared, which is the most; send fewer messages"
                );
            } else {
                compared += 1;
                judge(&mut candidate, made.iter().rev().chain(memories));
            }
        }
        if is_written(&candidate) {
            made.push(MemoryText { id: None, text: candidate.text.clone() });
        }
        judged.push(candidate);
    }
    judged
}

/// What is remembered already was asked for already.
fn asked_before(candidate: &mut Candidate, memories: &[MemoryText]) {
    let same = memories.iter().find(|one| revision(&one.text, &candidate.text) == Revision::Restates);
    if let Some(one) = same {
        candidate.outcome = Outcome::Duplicate;
        candidate.reason = "a memory says the same".to_owned();
        candidate.memory_id.clone_from(&one.id);
    }
}

/// The newest text that says the same, or something else of the same, decides.
fn judge<'a>(candidate: &mut Candidate, known: impl Iterator<Item = &'a MemoryText>) {
    for one in known {
        let whose = if one.id.is_some() { "a memory" } else { "an earlier message" };
        (candidate.outcome, candidate.reason) = match revision(&one.text, &candidate.text) {
            Revision::Differs => continue,
            Revision::Restates => (Outcome::Duplicate, format!("{whose} says the same")),
            Revision::Updates => (Outcome::Updated, format!("{whose} has another value of the same")),
        };
        candidate.memory_id.clone_from(&one.id);
        return;
    }
}

#[cfg(test)]
mod tests {
    use memledger_aggregates::{Timestamp, thread::MessageRole};
    use memledger_threads::SentMessage;

    use super::*;
    use crate::candidates;

    fn said(role: MessageRole, content: &str) -> SentMessage {
        SentMessage { role: Some(role), content: content.to_owned(), ..SentMessage::default() }
    }

    fn outcomes(
        messages: &[SentMessage],
        memories: &[(&str, &str)],
    ) -> Vec<(String, Outcome, Option<String>)> {
        let known: Vec<MemoryText> = memories
            .iter()
            .map(|(id, text)| MemoryText { id: Some((*id).to_owned()), text: (*text).to_owned() })
            .collect();
        // 2026-03-02, a Monday.
        let now = Timestamp(1_772_442_000_000_000);
        let found = judged(candidates::of(messages, now), &known);
        found.into_iter().map(|one| (one.text, one.outcome, one.memory_id)).collect()
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
    fn what_was_said_last_counts() {
        let messages = ["I live in Jena.", "I live in Weimar."].map(|text| said(MessageRole::User, text));
        let weimar = outcomes(&[said(MessageRole::User, "I live in Weimar.")], &[])[0].0.clone();
        let found = outcomes(&messages, &[("m1", &weimar)]);
        let outcomes: Vec<_> = found.iter().map(|(_, outcome, id)| (*outcome, id.as_deref())).collect();
        assert_eq!(outcomes, [(Outcome::Updated, Some("m1")), (Outcome::Updated, None)], "{found:?}");
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
