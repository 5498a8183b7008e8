use proptest::{collection::vec, prelude::*};
use uuid::Uuid;

use super::*;
use crate::{DAY_US, ThreadId, Timestamp};

fn id(n: u128) -> Uuid {
    Uuid::from_u128(n)
}

fn hash(n: u128) -> String {
    format!("hash of {n}")
}

fn content(n: u128) -> ContentRef {
    ContentRef { commitment: hash(n), content_id: id(1_000 + n) }
}

fn message(seq: u32) -> MessageRef {
    MessageRef { seq, thread_id: ThreadId::new("t").unwrap() }
}

fn said(seq: u32, second: i64) -> Decider {
    Decider::Message(SaidMessage { message: message(seq), is_of_user: true, at: at(second) })
}

fn at(second: i64) -> Timestamp {
    Timestamp(second * 1_000_000)
}

fn propose(n: u128, field: Field, value: &str, evidence: &[u32]) -> UserContextAction {
    UserContextAction::Propose {
        proposal_id: id(n),
        field,
        content: content(n),
        fingerprint: format!("{}={value}", field.as_str()),
        is_special: false,
        evidence: evidence.iter().map(|seq| message(*seq)).collect(),
    }
}

fn accept(n: u128, by: Decider) -> UserContextAction {
    UserContextAction::Accept { proposal_id: id(n), content_hash: hash(n), by }
}

/// Decides and folds.
fn run(
    context: &mut UserContext,
    second: i64,
    action: UserContextAction,
) -> Result<Vec<UserContextChange>, UserContextRejection> {
    let command = UserContextCommand { at: at(second), action };
    let events = Stream::decide(context, command, &NoRules)?;
    events.iter().for_each(|event| context.fold(event));
    Ok(events.into_iter().map(|event| event.change).collect())
}

fn value(context: &UserContext, field: Field) -> Option<Uuid> {
    context.fields().get(&field).map(|value| value.proposal_id)
}

#[test]
fn a_sensitive_field_waits_for_the_person() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::City, "Weimar", &[3, 5, 7])).unwrap();
    assert_eq!(value(&context, Field::City), None, "whatever speaks for it");
    let refused = |context: &mut UserContext, by| run(context, 2, accept(1, by)).unwrap_err();
    assert_eq!(refused(&mut context, Decider::Other), UserContextRejection::NotThePerson);
    assert_eq!(refused(&mut context, said(9, 1)), UserContextRejection::NotAnAnswer, "written before");
    assert_eq!(refused(&mut context, said(5, 2)), UserContextRejection::NotAnAnswer, "it is the evidence");
    let of_assistant = Decider::Message(SaidMessage { message: message(9), is_of_user: false, at: at(2) });
    assert_eq!(refused(&mut context, of_assistant), UserContextRejection::NotAnAnswer);
    let other = UserContextAction::Accept { proposal_id: id(1), content_hash: hash(2), by: Decider::Person };
    assert_eq!(run(&mut context, 2, other), Err(UserContextRejection::OtherContent));
    let accepted = run(&mut context, 3, accept(1, said(9, 2))).unwrap();
    let UserContextChange::ProposalAccepted { consent, content_hash, erased, .. } = &accepted[0] else {
        panic!("{accepted:?}")
    };
    assert_eq!((consent, content_hash), (&Consent::Chat { message: message(9) }, &hash(1)));
    assert_eq!((erased.len(), value(&context, Field::City)), (0, Some(id(1))));
    assert_eq!(refused(&mut context, Decider::Person), UserContextRejection::ProposalEnded(id(1)));
}

#[test]
fn what_the_person_said_yes_to_is_changed_by_a_yes_alone() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::Tone, "warm", &[1])).unwrap();
    run(&mut context, 2, propose(2, Field::Tone, "formal", &[1])).unwrap();
    let yes = UserContextAction::Accept { proposal_id: id(1), content_hash: hash(1), by: Decider::Person };
    run(&mut context, 3, yes).unwrap();
    // Two turns are enough for a tone, but not against a yes, whether it was proposed before it or after.
    run(&mut context, 4, propose(9, Field::Tone, "formal", &[3])).unwrap();
    run(&mut context, 5, propose(3, Field::Tone, "brief", &[3, 5])).unwrap();
    assert_eq!(value(&context, Field::Tone), Some(id(1)));
}

/// A roll-back gives the place of a message to another one.
#[test]
fn a_later_message_in_the_place_of_a_used_one_counts_too() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::City, "Weimar", &[1])).unwrap();
    run(&mut context, 1, propose(2, Field::Language, "German", &[1])).unwrap();
    run(&mut context, 3, accept(1, said(9, 2))).unwrap();
    assert_eq!(run(&mut context, 5, accept(2, said(9, 3))), Err(UserContextRejection::MessageUsed));
    run(&mut context, 5, accept(2, said(9, 4))).unwrap();
}

#[test]
fn an_answer_counts_once_and_a_new_value_destroys_the_one_before() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::City, "Weimar", &[1])).unwrap();
    run(&mut context, 1, propose(2, Field::Language, "German", &[1])).unwrap();
    run(&mut context, 3, accept(1, said(9, 2))).unwrap();
    assert_eq!(run(&mut context, 3, accept(2, said(9, 2))), Err(UserContextRejection::MessageUsed));
    run(&mut context, 4, propose(3, Field::City, "Kassel", &[11])).unwrap();
    let accepted = run(&mut context, 5, accept(3, Decider::Person)).unwrap();
    assert_eq!(accepted[0].erased(), [content(1).content_id]);
    assert_eq!(value(&context, Field::City), Some(id(3)));
    let again = run(&mut context, 6, propose(4, Field::City, "Kassel", &[12]));
    assert_eq!(again, Err(UserContextRejection::NothingToChange));
    let withdraw = |by| UserContextAction::Withdraw { field: Field::City, proposal_id: None, by };
    assert_eq!(run(&mut context, 7, withdraw(Decider::Other)), Err(UserContextRejection::NotThePerson));
    let withdrawn = run(&mut context, 7, withdraw(Decider::Person)).unwrap();
    assert_eq!((withdrawn.len(), withdrawn[0].erased()), (1, &[content(3).content_id][..]));
    assert_eq!(value(&context, Field::City), None);
    let nothing = run(&mut context, 8, withdraw(Decider::Person));
    assert_eq!(nothing, Err(UserContextRejection::FieldEmpty(Field::City)));
}

#[test]
fn a_benign_field_needs_two_messages() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::Tone, "brief", &[1])).unwrap();
    assert_eq!(value(&context, Field::Tone), None);
    let again = run(&mut context, 2, propose(2, Field::Tone, "brief", &[1]));
    assert_eq!(again, Err(UserContextRejection::NothingToChange), "the same message is no second signal");
    run(&mut context, 3, propose(3, Field::Tone, "brief", &[5])).unwrap();
    assert_eq!(value(&context, Field::Tone), Some(id(1)));
    run(&mut context, 4, propose(4, Field::Goals, "learns the cello", &[7, 7])).unwrap();
    assert_eq!(value(&context, Field::Goals), None);
    run(&mut context, 5, propose(5, Field::Goals, "runs a marathon", &[7, 9])).unwrap();
    assert_eq!(value(&context, Field::Goals), Some(id(5)));
    // What is special needs a yes in any field, also if only the second signal shows it.
    let special = |n, seq| match propose(n, Field::Goals, "beats the illness", &[seq]) {
        UserContextAction::Propose { proposal_id, field, content, fingerprint, evidence, .. } => {
            UserContextAction::Propose {
                proposal_id,
                field,
                content,
                fingerprint,
                is_special: true,
                evidence,
            }
        }
        other => other,
    };
    run(&mut context, 6, special(6, 11)).unwrap();
    run(&mut context, 7, propose(7, Field::Goals, "beats the illness", &[13])).unwrap();
    assert_eq!(value(&context, Field::Goals), Some(id(5)), "a later signal can't lower the class");
}

#[test]
fn a_rejected_value_is_not_proposed_again_for_a_while_and_leaves_no_text() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::Pronouns, "they", &[1])).unwrap();
    let reject = |by| UserContextAction::Reject { proposal_id: id(1), by };
    assert_eq!(run(&mut context, 2, reject(Decider::Other)), Err(UserContextRejection::NotThePerson));
    let rejected = run(&mut context, 2, reject(Decider::Person)).unwrap();
    assert_eq!(rejected[0].erased(), [content(1).content_id]);
    let day = DAY_US / 1_000_000;
    let again = |context: &mut UserContext, second| {
        run(context, second, propose(2, Field::Pronouns, "they", &[2])).map(drop)
    };
    assert_eq!(again(&mut context, 2 + 89 * day), Err(UserContextRejection::RejectedBefore));
    assert_eq!(run(&mut context, 3, propose(3, Field::Pronouns, "she", &[2])).map(drop), Ok(()));
    assert_eq!(again(&mut context, 2 + 90 * day), Ok(()));
}

#[test]
fn a_proposal_that_nobody_decides_expires_with_its_text() {
    let mut context = UserContext::default();
    run(&mut context, 1, propose(1, Field::City, "Weimar", &[1])).unwrap();
    let week = 7 * DAY_US / 1_000_000;
    assert_eq!(
        run(&mut context, week, UserContextAction::Expire),
        Err(UserContextRejection::NothingToChange)
    );
    let late = run(&mut context, 1 + week, accept(1, Decider::Person));
    assert_eq!(late, Err(UserContextRejection::ProposalEnded(id(1))), "also before anybody noted its end");
    let expired = run(&mut context, 1 + week, UserContextAction::Expire).unwrap();
    assert_eq!(expired[0].erased(), [content(1).content_id]);
    assert!(context.proposals().is_empty());
    for n in 0..MAX_PROPOSALS as u128 {
        run(&mut context, 2 + week, propose(10 + n, Field::City, &format!("city {n}"), &[2])).unwrap();
    }
    let one_more = run(&mut context, 3 + week, propose(99, Field::City, "one more", &[2]));
    assert_eq!(one_more, Err(UserContextRejection::TooManyProposals(MAX_PROPOSALS)));
}

#[test]
fn a_class_holds_several_facts_and_gives_them_up_one_by_one_or_all_at_once() {
    let mut context = UserContext::default();
    for (n, value) in [(1, "asthma"), (2, "diabetes"), (3, "migraine")] {
        run(&mut context, n as i64, propose(n, Field::Health, value, &[n as u32])).unwrap();
        let yes =
            UserContextAction::Accept { proposal_id: id(n), content_hash: hash(n), by: Decider::Person };
        run(&mut context, n as i64 + 10, yes).unwrap();
    }
    let facts = |context: &UserContext| context.facts().map(|(_, fact)| fact.proposal_id).collect::<Vec<_>>();
    assert_eq!((facts(&context), context.fields().len()), (vec![id(1), id(2), id(3)], 0));
    let again = run(&mut context, 20, propose(4, Field::Health, "diabetes", &[4]));
    assert_eq!(again, Err(UserContextRejection::NothingToChange));
    let withdraw =
        |proposal_id| UserContextAction::Withdraw { field: Field::Health, proposal_id, by: Decider::Person };
    let changes = run(&mut context, 21, withdraw(Some(id(2)))).unwrap();
    assert_eq!(changes[0].erased().len(), 1);
    assert_eq!(facts(&context), [id(1), id(3)]);
    assert_eq!(
        run(&mut context, 22, withdraw(Some(id(2)))),
        Err(UserContextRejection::FieldEmpty(Field::Health))
    );
    assert_eq!(run(&mut context, 23, withdraw(None)).unwrap()[0].erased().len(), 2);
    assert_eq!(context.facts().len(), 0);
}

#[derive(Debug, Clone)]
enum Step {
    Propose { field: usize, value: u8, special: bool, evidence: Vec<u32> },
    Decide { proposal: u8, right_hash: bool, by: u8, seq: u32, accept: bool },
    Withdraw { field: usize, by: u8 },
    Expire,
    Sleep { days: u8 },
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..8_usize, 0..4_u8, any::<bool>(), vec(0..30_u32, 0..3))
            .prop_map(|(field, value, special, evidence)| Step::Propose { field, value, special, evidence }),
        4 => (any::<u8>(), prop::bool::weighted(0.7), 0..5_u8, 0..30_u32, prop::bool::weighted(0.7))
            .prop_map(|(proposal, right_hash, by, seq, accept)| Step::Decide { proposal, right_hash, by, seq, accept }),
        1 => (0..8_usize, 0..5_u8).prop_map(|(field, by)| Step::Withdraw { field, by }),
        1 => Just(Step::Expire),
        1 => (0..40_u8).prop_map(|days| Step::Sleep { days }),
    ]
}

/// When a message was stored that is named now; for a while it is the same one.
fn stored(second: i64) -> i64 {
    second - second % 8
}

/// Who decides: the person, an agent with a message of the person, one with an old message, one with an assistant's, or an admin.
fn decider(by: u8, seq: u32, second: i64) -> Decider {
    let said = |is_of_user, at| Decider::Message(SaidMessage { message: message(seq), is_of_user, at });
    match by {
        0 => Decider::Person,
        1 => said(true, at(stored(second))),
        2 => said(true, at(0)),
        3 => said(false, at(second)),
        _ => Decider::Other,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whoever does whatever in whatever order: a sensitive field has a value only by an acceptance that names the proposal and
    /// its hash, by the person or by a message of the person that was written after it and decided nothing else.
    #[test]
    fn no_sensitive_field_changes_without_the_persons_yes(steps in vec(step(), 1..60)) {
        let (mut context, mut second, mut made) = (UserContext::default(), 10_i64, Vec::<(u128, i64, bool)>::new());
        let mut used = std::collections::BTreeSet::new();
        for step in steps {
            second += 1;
            let before = context.clone();
            let n = second as u128;
            let (action, by) = match step {
                Step::Propose { field, value, special, evidence } => {
                    let field = Field::ALL[field];
                    let mut action = propose(n, field, &value.to_string(), &evidence);
                    if let UserContextAction::Propose { is_special, .. } = &mut action {
                        *is_special = special;
                    }
                    made.push((n, second, special || field.is_sensitive()));
                    (action, None)
                }
                Step::Decide { proposal, right_hash, by, seq, accept } => {
                    let Some((n, ..)) = made.get(usize::from(proposal) % made.len().max(1)).copied() else { continue };
                    let decider = decider(by, seq, second);
                    let content_hash = if right_hash { hash(n) } else { "another".to_owned() };
                    let proposal_id = id(n);
                    let action = if accept {
                        UserContextAction::Accept { proposal_id, content_hash, by: decider.clone() }
                    } else {
                        UserContextAction::Reject { proposal_id, by: decider.clone() }
                    };
                    (action, Some((n, by, seq, right_hash)))
                }
                Step::Withdraw { field, by } => {
                    let action = UserContextAction::Withdraw { field: Field::ALL[field], proposal_id: None, by: decider(by, 29, second) };
                    (action, None)
                }
                Step::Expire => (UserContextAction::Expire, None),
                Step::Sleep { days } => {
                    second += i64::from(days) * DAY_US / 1_000_000;
                    continue;
                }
            };
            let changes = run(&mut context, second, action).unwrap_or_default();
            for change in &changes {
                if let UserContextChange::ProposalRejected { message: Some(answer), .. }
                | UserContextChange::FieldWithdrawn { message: Some(answer), .. } = change
                {
                    prop_assert!(used.insert((answer.clone(), stored(second))), "an answer counts once");
                }
                let UserContextChange::ProposalAccepted { consent, content_hash, field, proposal_id, .. } = change else {
                    continue;
                };
                let n = proposal_id.as_u128();
                let (_, made_at, is_sensitive) = made.iter().find(|(made, ..)| *made == n).copied().unwrap();
                prop_assert_eq!(content_hash, &hash(n));
                prop_assert!(second * 1_000_000 < made_at * 1_000_000 + PROPOSAL_DAYS * DAY_US);
                match consent {
                    Consent::Signals { messages } => {
                        prop_assert!(!is_sensitive && !field.is_sensitive() && messages.len() >= SIGNALS);
                    }
                    Consent::Ui => prop_assert!(matches!(by, Some((named, 0, _, true)) if named == n)),
                    Consent::Chat { message: answer } => {
                        prop_assert!(matches!(by, Some((named, 1, seq, true)) if named == n && answer.seq == seq));
                        prop_assert!(stored(second) > made_at, "it was written after the proposal");
                        prop_assert!(used.insert((answer.clone(), stored(second))), "an answer counts once");
                    }
                }
            }
            let accepted = changes.iter().any(|change| matches!(change, UserContextChange::ProposalAccepted { .. }));
            for field in Field::ALL {
                let (was, is) = (value(&before, field), value(&context, field));
                prop_assert!(was == is || is.is_none() || accepted, "{:?} changed by itself", field);
            }
            let facts = |of: &UserContext| of.facts().map(|(_, fact)| fact.proposal_id).collect::<Vec<_>>();
            let (were, are) = (facts(&before), facts(&context));
            let is_new = |fact: &Uuid| !were.contains(fact);
            prop_assert!(accepted || !are.iter().any(is_new), "a fact came by itself");
        }
    }
}
