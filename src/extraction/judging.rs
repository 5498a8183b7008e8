//! What a candidate is to what is remembered already.

use memledger_statements::revision::{Revision, revision};

use crate::candidates::{Candidate, MAX_WRITES_PER_TURN, Outcome};

/// A text that is remembered, or that an earlier candidate would make.
#[derive(Debug, Clone)]
pub struct Known {
    /// None of a candidate.
    pub id: Option<String>,
    pub text: String,
}

/// The candidates with what becomes of each, in their order: a later one is compared with those before it too.
pub fn judged(candidates: Vec<Candidate>, memories: &[Known]) -> Vec<Candidate> {
    let (mut made, mut judged): (Vec<Known>, Vec<Candidate>) =
        (Vec::new(), Vec::with_capacity(candidates.len()));
    for mut candidate in candidates {
        if candidate.outcome == Outcome::Created {
            judge(&mut candidate, made.iter().rev().chain(memories));
        }
        if matches!(candidate.outcome, Outcome::Created | Outcome::Updated) {
            let writes = judged.iter().filter(|before| {
                before.turn == candidate.turn && matches!(before.outcome, Outcome::Created | Outcome::Updated)
            });
            if writes.count() >= MAX_WRITES_PER_TURN {
                candidate.outcome = Outcome::Capped;
                candidate.reason =
                    format!("the turn has made {MAX_WRITES_PER_TURN} memories, which is the most");
            } else {
                made.push(Known { id: None, text: candidate.text.clone() });
            }
        }
        judged.push(candidate);
    }
    judged
}

fn judge<'a>(candidate: &mut Candidate, known: impl Iterator<Item = &'a Known>) {
    let mut updates = None;
    for one in known {
        match revision(&one.text, &candidate.text) {
            Revision::Restates => {
                candidate.outcome = Outcome::Duplicate;
                candidate.reason = match one.id {
                    Some(_) => "a memory says the same".to_owned(),
                    None => "an earlier message says the same".to_owned(),
                };
                candidate.memory_id.clone_from(&one.id);
                return;
            }
            Revision::Updates => {
                updates.get_or_insert(one);
            }
            Revision::Differs => {}
        }
    }
    if let Some(one) = updates {
        candidate.outcome = Outcome::Updated;
        candidate.reason = match one.id {
            Some(_) => "a memory has another value of the same".to_owned(),
            None => "an earlier message has another value of the same".to_owned(),
        };
        candidate.memory_id.clone_from(&one.id);
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
        let known: Vec<Known> = memories
            .iter()
            .map(|(id, text)| Known { id: Some((*id).to_owned()), text: (*text).to_owned() })
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
            said(MessageRole::System, "I am your assistant and I love long answers."),
        ];
        assert_eq!(outcomes(&messages, &[]), []);
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
