//! What a fact is about, and so its key, category, bank and importance.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    clauses::{Clause, Subject},
    words::is_one_of,
};
use memledger_offline::{lists::entries, words::stem};

static KIN: LazyLock<HashSet<&str>> = LazyLock::new(|| entries(memledger_offline::lists::KIN).collect());

static CONDITION_STEMS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    entries(memledger_offline::lists::CONDITIONS)
        .map(|word| stem(word).unwrap_or_else(|| word.to_owned()))
        .collect()
});

static JOBS: LazyLock<HashSet<&str>> = LazyLock::new(|| entries(include_str!("lists/jobs.txt")).collect());

/// Somebody related to the speaker, or a friend, colleague or pet.
pub(super) fn is_kin(word: &str) -> bool {
    KIN.contains(word.trim_end_matches("'s"))
}

/// What a fact is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Theme {
    /// The stable name of the rule that found it.
    pub rule: &'static str,
    /// How its keys begin.
    pub key: &'static str,
    pub category: &'static str,
    pub bank: &'static str,
    pub importance: u8,
}

const fn theme(
    rule: &'static str,
    key: &'static str,
    category: &'static str,
    bank: &'static str,
    importance: u8,
) -> Theme {
    Theme { rule, key, category, bank, importance }
}

const NAME: Theme = theme("name", "identity", "profile", "Personal", 5);
const IDENTITY: Theme = theme("identity", "identity", "profile", "Personal", 4);
const HEALTH: Theme = theme("health", "health", "constraints", "Health", 5);
const RELATIONSHIP: Theme = theme("relationship", "relationship", "relationships", "Relationships", 4);
const PLACE: Theme = theme("place", "place", "profile", "Personal", 4);
const WORK: Theme = theme("work", "work", "profile", "Work", 4);
const PREFERENCE: Theme = theme("preference", "preference", "preferences", "Interests", 3);
const GOAL: Theme = theme("goal", "goal", "goals", "Personal", 3);
const SKILL: Theme = theme("skill", "skill", "knowledge", "Personal", 3);
const ROUTINE: Theme = theme("routine", "routine", "activity", "Personal", 3);
const POSSESSION: Theme = theme("possession", "possession", "profile", "Personal", 2);
const EVENT: Theme = theme("event", "event", "event", "Events", 2);
pub(super) const EFFECT: Theme = theme("effect", "experience", "interests", "Interests", 2);
const GENERAL: Theme = theme("statement", "statement", "activity", "General", 1);

const ALLERGY: &str =
    "allergic|allergy|intolerant|allergies|coeliac|celiac|epilepsy|diabetic|vegan|vegetarian|insulin";
const CARE: &str = "surgery|hospital|medication|therapist|therapy|diagnosed|symptoms|antidepressants|inhaler|glasses|crutches|mg|pills|tablets|prescription|dialysis|dementia|blood|cholesterol|disability|wheelchair|pacemaker";
pub(super) const STATUS: &str = "married|divorced|single|engaged|widowed|dating|pregnant|separated";
const HOME: &str = "live|lived|living|moved|moving|relocated|relocating|rent|renting|reside|based|settled";
const LABOUR: &str = "job|boss|company|employer|career|promoted|promotion|hired|colleague|colleagues|coworkers|salary|internship|\
    startup|office|degree|university|college|graduated|thesis|exam|exams|phd|studying|freelance|employed|retired|\
    unemployed|work|working|worked|business|project|client|clients|interview|school|team";
const TASTES: &str = "like|love|enjoy|prefer|hate|dislike|adore|loved|liked|enjoyed|hated|preferred|detest|despise|like's|loathe";
const AIMS: &str = "want|wanted|plan|planning|planned|aim|aiming|intend|dream|dreaming|hope|hoping|saving|considering|decided|\
    thinking|trying|train|training|preparing|applying|gonna|wanna|looking";
const HABITUAL: &str = "always|usually|every|each|often|weekly|daily|mornings|sundays|mondays|tuesdays|wednesdays|thursdays|\
    fridays|saturdays|weekends|evenings|regularly|twice|never";
const OWNING: &str = "have|own|drive|bought|'ve|adopted|collect";

/// What a clause is about, by the first rule that fits.
pub(super) fn of(clause: &Clause<'_>) -> Theme {
    let main = clause.main_verb();
    let (verb, low) = (clause.low(clause.verb), clause.low(main));
    let head: Vec<&str> =
        clause.words[clause.from..clause.verb].iter().map(|word| word.low.as_str()).collect();
    if is_name(clause) {
        return NAME;
    }
    if clause.has(ALLERGY) || clause.has(CARE) || clause.words.iter().any(|word| is_condition(&word.low)) {
        return HEALTH;
    }
    if clause.subject == Subject::Theirs
        && head.iter().any(|word| matches!(*word, "favourite" | "favorite" | "fave"))
    {
        return PREFERENCE;
    }
    if clause.subject == Subject::Theirs && head.iter().any(|word| is_kin(word))
        || has_kin_object(clause)
        || is_one_of("'m|am|was|got|are|'re|were|been", verb) && clause.has(STATUS)
    {
        return RELATIONSHIP;
    }
    if clause.subject == Subject::Other {
        return EFFECT;
    }
    if is_identity(clause) {
        return IDENTITY;
    }
    if is_one_of(HOME, low) || is_one_of(HOME, verb) || is_from(clause) || is_origin(clause) {
        return PLACE;
    }
    if is_one_of(TASTES, low) || is_fond(clause) {
        return PREFERENCE;
    }
    if is_one_of(AIMS, low) || is_one_of("'ll|will|'d|would", verb) || clause.has("goal|dream|resolution") {
        return if clause.has(LABOUR) { Theme { bank: "Work", ..GOAL } } else { GOAL };
    }
    if clause.has(HABITUAL) && clause.has("before|after") && low != "work" {
        return ROUTINE;
    }
    if clause.has(LABOUR) || is_job(clause) {
        return WORK;
    }
    if is_one_of("can|can't|cannot", verb)
        || is_one_of("speak|know|learned|learnt|learning", low)
        || clause.has("fluent|fluently")
    {
        return SKILL;
    }
    if clause.has(HABITUAL) {
        return ROUTINE;
    }
    if is_one_of(OWNING, low) || is_one_of(OWNING, verb) && main == clause.verb {
        return POSSESSION;
    }
    if super::verbs::is_past(verb) || clause.subject == Subject::Shown { EVENT } else { GENERAL }
}

pub(super) fn is_condition(word: &str) -> bool {
    stem(word).is_some_and(|stem| CONDITION_STEMS.contains(&stem))
}

fn is_name(clause: &Clause<'_>) -> bool {
    let named = clause
        .words
        .windows(3)
        .any(|three| three[0].is("my") && three[1].is("name|nickname") && three[2].is("is|was"));
    let short = clause.words.windows(2).any(|two| two[0].is("my") && two[1].is("name's"));
    let called = clause.subject == Subject::Speaker && clause.has("called|named") && clause.has("'m|am");
    let alone = clause.subject == Subject::Speaker
        && is_one_of("'m|am", clause.low(clause.verb))
        && clause.words.len() <= clause.verb + 3
        && clause.words[clause.verb + 1..].iter().all(|word| word.is_capital() && !word.is("i"))
        && !clause.words[clause.verb + 1..].iter().any(|word| is_demonym(&word.low));
    named || short || called || alone
}

fn is_demonym(word: &str) -> bool {
    word.ends_with("ish")
        || word.ends_with("ese")
        || word.ends_with("ian")
        || word.ends_with("ican")
        || word.ends_with("an")
        || is_one_of(
            "german|french|dutch|greek|swiss|danish|czech|jewish|muslim|catholic|christian|hindu|sikh|buddhist|thai|iraqi|israeli|pakistani",
            word,
        )
}

fn is_identity(clause: &Clause<'_>) -> bool {
    let is = is_one_of("'m|am|is|are|'re", clause.low(clause.verb));
    let next = clause.words.get(clause.verb + 1);
    let contact = clause.subject == Subject::Theirs
        && clause.words[clause.from..clause.verb]
            .iter()
            .any(|word| word.is("phone|email|e-mail|address|postcode|number"));
    let aged = contact
        || is && clause.subject == Subject::Speaker && next.is_some_and(|word| word.is_number())
        || clause.words.windows(2).any(|pair| pair[0].is("my") && pair[1].is("birthday|pronouns"))
        || is_born(clause) && clause.has("on");
    aged || is && next.is_some_and(|word| word.is_capital() && is_demonym(&word.low))
}

/// "I was born", as against "my son was born".
fn is_born(clause: &Clause<'_>) -> bool {
    clause.subject == Subject::Speaker
        && clause.words.windows(2).any(|pair| pair[0].is("was|were") && pair[1].is("born"))
}

pub(super) fn is_origin(clause: &Clause<'_>) -> bool {
    let up = clause.words.windows(2).any(|pair| pair[0].is("grew|raised|brought") && pair[1].is("up|in|by"));
    clause.subject == Subject::Speaker && up || is_born(clause)
}

pub(super) fn is_from(clause: &Clause<'_>) -> bool {
    let verb = clause.verb;
    is_one_of("'m|am|come|are|'re", clause.low(verb)) && clause.low(verb + 1) == "from"
}

fn is_fond(clause: &Clause<'_>) -> bool {
    clause.words.windows(2).any(|pair| {
        pair[0].is("fan|fond") && pair[1].is("of")
            || pair[0].is("into") && clause.low(clause.verb + 1) == "into"
            || pair[0].is("can't|cannot") && pair[1].is("stand")
    })
}

pub(super) fn is_job(clause: &Clause<'_>) -> bool {
    let is = is_one_of("'m|am|'re|are|was|been", clause.low(clause.main_verb().saturating_sub(1)))
        || is_one_of("'m|am|was", clause.low(clause.verb));
    is && clause.words[clause.verb..].iter().any(|word| JOBS.contains(word.low.as_str()))
}

/// "I have two sons", "I met my wife in Rome".
fn has_kin_object(clause: &Clause<'_>) -> bool {
    let has = is_one_of(
        "have|'ve|got|had|met|married|adopted|lost|miss|love|live|lives",
        clause.low(clause.main_verb()),
    ) || is_one_of("have|'ve|got|had", clause.low(clause.verb));
    let kin = clause.words[clause.verb..]
        .iter()
        .take(6)
        .any(|word| is_kin(&word.low) && !word.is("family|friends|ex"));
    has && kin
}
