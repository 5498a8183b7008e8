//! What messages state of the person who wrote them.

use chrono::{DateTime, Datelike, Timelike};
use memledger_aggregates::{Timestamp, thread::MessageRole};
use memledger_statements::{
    extraction::{SaidAt, StatedFact, stated_facts, stated_procedures, states_facts, trimmed, writing_fault},
    sensitive::findings,
};
use memledger_threads::SentMessage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::claimed::{self, ClaimedFact};

pub use memledger_aggregates::thread::CandidateOutcome as Outcome;

/// Where a candidate stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CandidateSource {
    /// The message, from 0.
    pub seq: u32,
    /// In its text, in bytes.
    pub start: usize,
    pub end: usize,
    /// Who wrote it: user, assistant or tool.
    pub speaker: &'static str,
}

/// A fact that a message states, and what becomes of it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Candidate {
    /// In the third person, complete in itself.
    pub text: String,
    /// What it is about, as `preference_coffee`.
    pub fact_key: String,
    pub category: String,
    /// semantic, episodic or procedural.
    pub kind: String,
    pub bank: String,
    /// 1 to 5.
    pub importance: u8,
    pub source: CandidateSource,
    /// created, updated, merged, duplicate, needs_consent, rejected, quarantined or capped.
    #[schema(value_type = String)]
    pub outcome: Outcome,
    /// Why.
    pub reason: String,
    /// The memory that says it, or that it changes.
    pub memory_id: Option<String>,
    pub proposal_id: Option<String>,
    /// The turn of the user that it is of, from 0.
    #[serde(skip)]
    pub turn: usize,
}

/// The candidates of messages, in their order. Facts come from the person: what an assistant or a tool says of them becomes one
/// only when they confirm it.
pub fn of(messages: &[SentMessage], now: Timestamp) -> Vec<Candidate> {
    let (mut candidates, mut turn, mut is_asking) = (Vec::new(), 0, false);
    for (seq, message) in (0..).zip(messages) {
        let at = message.said_at.map_or(now, Timestamp);
        if message.role != Some(MessageRole::User) {
            turn += usize::from(is_asking);
            is_asking = false;
            let claims = said_at(at).map_or_else(Vec::new, |said| claimed::of(messages, seq as usize, said));
            candidates.extend(claims.into_iter().map(|claim| claimed_candidate(claim, seq, turn)));
            continue;
        }
        is_asking = true;
        let Some(said) = said_at(at) else { continue };
        let procedures = stated_procedures(&message.content);
        let is_procedure =
            |fact: &StatedFact| procedures.iter().any(|one| fact.start < one.end && one.start < fact.end);
        let mut facts = stated_facts(&message.content, said);
        facts.retain(|fact| !is_procedure(fact));
        let stated = facts.into_iter().map(|fact| (fact, "the user states it of themselves"));
        let asked = procedures.into_iter().map(|fact| (fact, "the user asks for it from now on"));
        let source = Source { seq, speaker: "user", turn };
        candidates.extend(stated.chain(asked).map(|(fact, reason)| candidate(fact, source, reason)));
    }
    candidates
}

/// Whether messages have candidates.
pub fn are_in(messages: &[SentMessage], now: Timestamp) -> bool {
    (0..).zip(messages).any(|(at, message)| {
        let Some(said) = said_at(message.said_at.map_or(now, Timestamp)) else { return false };
        match message.role {
            Some(MessageRole::User) => {
                states_facts(&message.content, said) || !stated_procedures(&message.content).is_empty()
            }
            _ => !claimed::of(messages, at, said).is_empty(),
        }
    })
}

/// The message that a fact is from.
#[derive(Clone, Copy)]
pub(crate) struct Source {
    pub seq: u32,
    pub speaker: &'static str,
    pub turn: usize,
}

/// The day and time in UTC.
fn said_at(at: Timestamp) -> Option<SaidAt> {
    let time = DateTime::from_timestamp_micros(at.0)?;
    let (hour, minute) = (u8::try_from(time.hour()).ok()?, u8::try_from(time.minute()).ok()?);
    SaidAt::new(time.year(), time.month(), time.day(), hour, minute)
}

/// A fact that may be kept for this reason, unless something speaks against it.
pub(crate) fn candidate(fact: StatedFact, source: Source, reason: &str) -> Candidate {
    let (outcome, reason, text) = may_be_kept(&fact, reason);
    Candidate { text, ..with_outcome(fact, source, outcome, reason) }
}

/// A claim of somebody else, which is of the turn that answers it.
fn claimed_candidate(claim: ClaimedFact, seq: u32, turn: usize) -> Candidate {
    let ClaimedFact { fact, speaker, is_confirmed, reason } = claim;
    let source = Source { seq, speaker, turn };
    if is_confirmed {
        candidate(fact, source, &reason)
    } else {
        with_outcome(fact, source, Outcome::Rejected, reason)
    }
}

pub(crate) fn with_outcome(fact: StatedFact, source: Source, outcome: Outcome, reason: String) -> Candidate {
    let Source { seq, speaker, turn } = source;
    // A secret stays one, whoever says it.
    let secret = findings(&fact.text).into_iter().find(|one| one.class.is_quarantined());
    let (outcome, reason) = match secret {
        Some(one) if outcome == Outcome::Rejected => {
            (Outcome::Quarantined, format!("it holds something of the class {}", one.class.name()))
        }
        _ => (outcome, reason),
    };
    Candidate {
        text: fact.text,
        fact_key: fact.fact_key,
        category: fact.category.to_owned(),
        kind: fact.kind.as_str().to_owned(),
        bank: fact.bank.to_owned(),
        importance: fact.importance,
        source: CandidateSource { seq, start: fact.start, end: fact.end, speaker },
        outcome,
        reason,
        memory_id: None,
        proposal_id: None,
        turn,
    }
}

fn may_be_kept(fact: &StatedFact, reason: &str) -> (Outcome, String, String) {
    let found = findings(&fact.text);
    let named = |what: &str| format!("it holds something of the class {what}");
    if let Some(one) = found.iter().find(|one| one.class.is_quarantined()) {
        return (Outcome::Quarantined, named(one.class.name()), fact.text.clone());
    }
    let text = match writing_fault(&fact.text, fact.kind) {
        None => fact.text.clone(),
        Some(fault) => match trimmed(&fact.text).filter(|text| writing_fault(text, fact.kind).is_none()) {
            Some(text) => text,
            None => {
                return (
                    Outcome::Rejected,
                    format!("it is not written so that it can stand by itself: {fault}"),
                    fact.text.clone(),
                );
            }
        },
    };
    match found.first() {
        Some(one) => (Outcome::NeedsConsent, named(one.class.name()), text),
        None => (Outcome::Created, reason.to_owned(), text),
    }
}
