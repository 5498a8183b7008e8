//! What somebody else claims about the person they speak to: "You live in Weimar, right?". It becomes a fact only if the person
//! confirms it in their next message.
//!
//! sentence → without what leads it and what asks behind it → in the first person → the facts that the person would state by it;
//! and the person's reply → does it confirm the claim.

mod first_person;
mod inverted;
mod phrases;
mod replies;

#[cfg(test)]
mod attack_tests;
#[cfg(test)]
mod claims_tests;

pub use replies::{Reply, Verdict};

use phrases::{Wording, asks_if_right, is_courtesy, wording};

use super::{
    FactKind, MAX_FACTS, SaidAt, StatedFact, own_words, stated_facts,
    words::{Sentence, is_one_of, sentences},
};

/// One thing that is claimed about the person spoken to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// As the person would state it; its span is that of the sentence that claims it.
    pub fact: StatedFact,
    /// It denies something, so that "yes" may mean either.
    pub is_negative: bool,
    /// It is asked whether it is right, in so many words.
    pub asks_if_right: bool,
    /// It is a plain question, which claims nothing by itself: "Do you live in Weimar?".
    pub is_question: bool,
    /// It is of something past.
    pub is_past: bool,
}

/// What a message claims about the person it speaks to.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Claims {
    pub claims: Vec<Claim>,
    /// The message ends with a claim and asks nothing else: a plain "yes" is an answer to it.
    is_asked: bool,
}

impl Claims {
    /// What the reply right behind says of a claim. Of several only a reply that says so of all confirms any.
    pub fn verdict(&self, claim: &Claim, reply: &Reply) -> Verdict {
        if self.is_asked && (self.claims.len() == 1 || reply.is_of_all()) {
            reply.verdict(claim)
        } else {
            Verdict::Open
        }
    }
}

/// What a sentence is to the claims of its message.
enum Role {
    Claims(Vec<Claim>),
    /// "Is that right?"
    AsksIfRight,
    /// "Let me know if I got that wrong."
    Courtesy,
    Asks,
    States,
}

/// The claims of a message about whoever reads it. `said` is when it was said.
pub fn claims(message: &str, said: SaidAt) -> Claims {
    let mut found = Claims::default();
    if !speaks_to_somebody(message) {
        return found;
    }
    let (mut asks_else, mut ends_with_claim) = (false, false);
    for passage in own_words::passages(message) {
        for sentence in sentences(passage.text, passage.at) {
            if found.claims.len() >= MAX_FACTS {
                return Claims { is_asked: false, ..found };
            }
            match role(sentence, said) {
                Role::Claims(claims) => {
                    found.claims.extend(claims);
                    ends_with_claim = true;
                }
                Role::AsksIfRight => {
                    found.claims.iter_mut().for_each(|claim| claim.asks_if_right = true);
                    asks_else |= found.claims.is_empty();
                }
                Role::Courtesy => {}
                Role::Asks => asks_else = true,
                Role::States => ends_with_claim = false,
            }
        }
    }
    found.is_asked = ends_with_claim && !asks_else;
    found
}

/// Whether a text has "you", which is cheap to see.
fn speaks_to_somebody(text: &str) -> bool {
    text.as_bytes().windows(3).any(|three| three.eq_ignore_ascii_case(b"you"))
}

fn role(sentence: Sentence<'_>, said: SaidAt) -> Role {
    let is_question = sentence.is_question();
    let text = sentence.text.replace('’', "'");
    let bare =
        text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '?' | '!' | '.' | '-' | '*' | '•'));
    if is_question && asks_if_right(bare) {
        return Role::AsksIfRight;
    }
    let claims = if speaks_to_somebody(bare) { claims_of(bare, sentence, said) } else { Vec::new() };
    if !claims.is_empty() {
        Role::Claims(claims)
    } else if is_courtesy(bare) {
        Role::Courtesy
    } else if is_question {
        Role::Asks
    } else {
        Role::States
    }
}

fn claims_of(text: &str, sentence: Sentence<'_>, said: SaidAt) -> Vec<Claim> {
    let is_question = sentence.is_question();
    let Wording { text, asks_if_right } = wording(text, is_question);
    let first = text.split(|c: char| c.is_whitespace() || c == ',').next().unwrap_or_default();
    let first = first.to_ascii_lowercase();
    let is_dated = "since|in|at|on|every|each|until|last|currently|now|these|most|usually|after|before";
    let inverted = is_question.then(|| inverted::stated(text)).flatten();
    let is_plain_question = inverted.is_some();
    let stated = inverted.or_else(|| {
        let is_of_reader = is_one_of("you|your|you're|you've|you'd", &first) || is_one_of(is_dated, &first);
        if is_of_reader && !advises(text) { first_person::in_first_person(text) } else { None }
    });
    let Some(stated) = stated else { return Vec::new() };
    let (start, end) = (sentence.at, sentence.at + sentence.text.len());
    let low = stated.to_lowercase();
    let has = |list: &str| low.split([' ', ',', '.']).any(|word| is_one_of(list, word));
    let is_negative =
        low.contains("n't") || has("not|never|no|none|nobody|nothing|neither|nor|hardly|cannot|without");
    let was = has("was|were|did|had|used");
    stated_facts(&stated, said)
        .into_iter()
        .filter(|fact| !is_plain_question || !is_one_of("statement|event|effect", fact.rule))
        .map(|fact| Claim {
            is_negative,
            asks_if_right,
            is_question: is_plain_question,
            is_past: was || fact.kind == FactKind::Episodic,
            fact: StatedFact { start, end, ..fact },
        })
        .collect()
}

/// "You should rest", "you can take the train", "you need to restart it": advice, whatever the reader is.
fn advises(text: &str) -> bool {
    const ADVICE: &str = "should|can|could|may|might|must|would|will|shall|need|ought|shouldn't|'ll|better|want|'d|wouldn't|couldn't";
    let mut words = text.split_whitespace().map(str::to_lowercase);
    let first = words.next().unwrap_or_default();
    let second = words.next().unwrap_or_default();
    let third = words.next().unwrap_or_default();
    let helps = matches!(first.as_str(), "you") && is_one_of(ADVICE, &second);
    // "You want to run a marathon" and "you can swim" are of the reader.
    let is_aim = second == "want" && third == "to" || second == "need" && third != "to";
    let is_skill = second == "can"
        && is_one_of(
            "speak|play|swim|cook|drive|ride|sing|dance|ski|surf|skate|juggle|knit|sew|sail",
            &third,
        );
    is_one_of("you'll|you'd", &first) && second != "better" && !second.ends_with("ed")
        || helps && !is_aim && !is_skill
        || second == "have" && third == "to"
}
