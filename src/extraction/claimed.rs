//! What an assistant or a tool claims about the person: a candidate if the person confirms it in their next message, and
//! rejected with the reason if they don't.

use memledger_aggregates::thread::MessageRole;
use memledger_statements::{
    extraction::{Claim, Claims, Reply, SaidAt, StatedFact, Verdict, claims, stated_facts},
    revision::{Revision, revision},
};
use memledger_threads::SentMessage;

/// A fact that somebody else than the user states of them.
pub struct ClaimedFact {
    pub fact: StatedFact,
    /// assistant or tool.
    pub speaker: &'static str,
    pub is_confirmed: bool,
    /// Why it is kept, or rejected.
    pub reason: String,
}

/// What the message at a place, which is none of the user's, claims about them.
pub fn of(messages: &[SentMessage], at: usize, said: SaidAt) -> Vec<ClaimedFact> {
    let speaker = match messages.get(at).and_then(|message| message.role) {
        Some(MessageRole::Assistant) => "assistant",
        Some(MessageRole::Tool) => "tool",
        _ => return Vec::new(),
    };
    let found = claims(&messages[at].content, said);
    if found.claims.is_empty() {
        return Vec::new();
    }
    let answer = if speaker == "assistant" { UserAnswer::of(&messages[at + 1..], said) } else { None };
    let verdict =
        |claim: &Claim| answer.as_ref().map_or(Verdict::Open, |answer| answer.verdict(&found, claim));
    let judged = found.claims.iter().map(|claim| (claim, verdict(claim)));
    judged.filter_map(|(claim, verdict)| judge(claim, verdict, speaker)).collect()
}

fn judge(claim: &Claim, verdict: Verdict, speaker: &'static str) -> Option<ClaimedFact> {
    let what = match verdict {
        Verdict::Confirmed => "the user confirmed it",
        // A question claims nothing.
        _ if claim.is_question => return None,
        Verdict::Denied => "the user denied it",
        Verdict::Open => "the user has not confirmed it",
    };
    let reason = format!("the {speaker} says it and {what}");
    Some(ClaimedFact {
        fact: claim.fact.clone(),
        speaker,
        is_confirmed: verdict == Verdict::Confirmed,
        reason,
    })
}

/// What the user says right behind a message: the reply, and what they state themselves meanwhile.
struct UserAnswer {
    reply: Reply,
    /// A message right behind the reply limits it, or takes it back.
    is_taken_back: bool,
    facts: Vec<StatedFact>,
}

impl UserAnswer {
    /// None if the next message is none of the user's.
    fn of(behind: &[SentMessage], said: SaidAt) -> Option<Self> {
        let own = behind.iter().take_while(|message| message.role == Some(MessageRole::User));
        let mut texts = own.map(|message| message.content.as_str());
        let first = texts.next()?;
        let reply = Reply::of(first);
        if reply.is_empty() {
            return None;
        }
        let (mut is_taken_back, mut facts) = (false, stated_facts(first, said));
        for text in texts {
            is_taken_back |= !Reply::is_left_by(text);
            facts.extend(stated_facts(text, said));
        }
        Some(Self { reply, is_taken_back, facts })
    }

    fn verdict(&self, claims: &Claims, claim: &Claim) -> Verdict {
        let says_otherwise = |fact: &StatedFact| revision(&claim.fact.text, &fact.text) == Revision::Updates;
        match claims.verdict(claim, &self.reply) {
            Verdict::Confirmed if self.facts.iter().any(says_otherwise) => Verdict::Denied,
            Verdict::Confirmed if self.is_taken_back => Verdict::Open,
            verdict => verdict,
        }
    }
}
