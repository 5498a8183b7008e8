//! Sentences that leave out who they are about: "Started a new job", "Been living here", "Allergic to nuts". Of those a person
//! means themselves; programs leave themselves out as well, but of other verbs.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    clauses::Subject,
    themes::is_kin,
    verbs::{self, is_adverb},
    words::Word,
};
use memledger_offline::lists::entries;

/// Past forms behind which "I" is left out.
static PAST: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/left_out_subject.txt")).collect());
/// What somebody is or does for a while, behind a left out "I am".
const PURSUITS: &str = "working|planning|studying|learning|training|researching|writing|building|saving|moving|living|reading|playing|\
    trying|practicing|practising|volunteering|teaching|taking|thinking|applying|preparing|renovating|raising|recovering|starting|\
    adding|hoping|dating|renting|expecting|tackling|considering|juggling|commuting|visiting|getting|finishing|giving|running";
/// What somebody does for a while, if a time is named: "composing a song these days".
const TIMED: &str = "composing|designing|competing|cooking|baking|camping|hiking|painting|drawing|performing|rehearsing|coaching|gardening|\
    knitting|sewing|fishing|cycling|swimming|traveling|travelling|flying|driving|hosting|attending|celebrating|mentoring|finishing|\
    joining|spending|heading|going|loving|enjoying";
/// What somebody is, behind a left out "I am"; the word behind it tells whether it is meant so.
const STATES: &str = "allergic to|based in|married to|married for|married since|married with|engaged to|passionate about|obsessed with|excited to|thrilled to|\
    stoked to|pumped to|determined to|eager to|lucky to|grateful to|blessed to|proud of|addicted to|originally from|\
    fluent in|diagnosed with|vegan since|vegan for|vegetarian since|vegetarian for|single since|divorced since|sober since|divorced for|single for|\
    sober for|retired since|retired for|afraid of|terrified of|scared of|up for|interested in|fascinated by";
/// Moods and what they are about, behind a left out "I am", if it is the speaker's own or has a date.
const MOODS: &str = "excited|nervous|worried|stressed|grateful|thankful|happy|sad|scared|busy|hooked|tired|stoked|pumped|thrilled|proud|lucky|anxious|swamped";
/// A finite verb among the words shows that they are what it is about: "Reading is fun".
const FINITE: &str = "is|are|was|were|has|can|can't|cannot|will|won't|would|should|could|must|may|might|isn't|aren't|doesn't|does|helps|\
    makes|gives|brings|let|lets|means|takes|feels|reminds|sounds|seems|looks|keeps|made|helped|gave|brought|reminded|felt|keep|make|help|give|bring";
/// Behind these another clause begins, whose verb says nothing of the first words.
const OTHER_CLAUSE: &str = "who|that|which|i|we|they|he|she|it|because|when|where|if|what|how|so|as|since|while|before|after|there|'cause|than|to|let's";

/// What is spoken of to somebody: "excited to see it", "happy for you".
const SPOKEN: &str = "see|hear|help|be|you|your|that|this|it|have|meet|know";

fn is_mood(word: &Word<'_>, next: &str) -> bool {
    word.is(MOODS) && super::words::is_one_of("about|for|to|of|with|from|on|by|since", next)
}

/// Where the subject was left out, the first verb, and that it was.
pub(super) fn elided(words: &[Word<'_>]) -> Option<(usize, usize, Subject)> {
    let verb = words.iter().position(|word| !is_adverb(&word.low))?;
    let word = &words[verb];
    let low = |ahead: usize| words.get(verb + ahead).map_or("", |word| word.low.as_str());
    let is_recent =
        words[..verb].iter().any(|word| word.is("just|finally|recently|already|never|still|also"));
    // "Gave me chills", "made us laugh": something else did.
    let of_something_else = super::words::is_one_of("me|us|you|i|we|himself|herself|itself", low(1));
    let short = words.len() < verb + 3
        && !(word.is("from") && verb == 1 && words[0].is("originally") && words.len() == 3)
        && !(word.is("love|loved|enjoy|hate|prefer") && words.len() == verb + 2 && low(1).ends_with("ing"));
    if word.low.contains('-') || short || of_something_else {
        return None;
    }
    let owned = words.iter().any(|word| word.is("my|our|myself"));
    let starts = PAST.contains(word.low.as_str())
        || is_recent && verbs::is_past(&word.low) && !word.is("wanted|said|thought|saying|been|was|were|had|heard|let|noticed|saw")
        || verbs::is_past(&word.low)
            && !word.is("made|said|thought|let|meant|heard|told|excited|blessed|inspired|motivated|surprised|honored|needed|found|updated|closed|reset|cleared")
            && (words[verb + 1..].iter().take(3).any(|word| word.is("my|our|myself"))
                || words.iter().any(|word| word.is("yesterday|ago|tonight")) || is_dated(&words[verb + 1..]))
        || word.is("made|gave|took") && low(2) != "day" && super::words::is_one_of("a|an|some|this|these|my|our|two|three|up", low(1))
        || word.is("felt") && !low(1).ends_with("ing") && !super::words::is_one_of("good|great|crazy|weird|nice|so|really|surreal|right|it|that|to", low(1))
        || word.is("bought|got|had|lost") && !super::words::is_one_of("it|that|to|your", low(1))
        || word.is("gotta|gonna|wanna") && !super::words::is_one_of("be|love|go|say|see|know|have|give", low(1))
        || word.is("can't") && low(1) == "wait" && super::words::is_one_of("to|for", low(2)) && owned && !words.iter().any(|word| word.is("see|hear"))
        || word.is("can't") && super::words::is_one_of("stand|eat|drink|tolerate|afford|swim", low(1)) && !super::words::is_one_of("it|that|this|the|you|to", low(2))
        || word.is("don't") && words[verb + 1..].iter().find(|word| !is_adverb(&word.low)).is_some_and(|word| word.is("like|enjoy|own")) && !words.iter().take(verb + 4).any(|word| word.is("it|that|this|the|to|you|your"))
        || word.is("love") && low(1) == "to" && !super::words::is_one_of(super::small_talk::SEE, low(2)) && !super::words::is_one_of("be|go|visit|hear|learn", low(2)) && words.len() > verb + 4
        || word.is("ended") && low(1) == "up" && low(2).ends_with("ing")
        || word.is("born") && super::words::is_one_of("in|and", low(1))
        || word.is("used") && low(1) == "to"
        || word.is("from") && verb == 1 && words[0].is("originally")
        || word.is("been") && is_been(&words[verb + 1..])
        || word.is("haven't") && verbs::is_participle(low(1)) && !super::words::is_one_of("heard|talked|spoken|chatted|seen", low(1))
        || word.is("live|work") && super::words::is_one_of("in|at|as|near|for|with", low(1))
        || word.is("have") && words[verb + 1..].iter().take(4).any(|word| is_kin(&word.low) && !word.is("family|friends|friend"))
        || word.is("need|want|have") && low(1) == "to" && owned
        || word.is("was") && super::words::is_one_of("diagnosed|born|raised|promoted|hired|fired|laid", low(1))
        || word.is("love|loved|enjoy|hate|prefer|miss") && is_taste(&words[verb + 1..])
        || word.is(TIMED) && is_now(&words[verb + 1..]) && !has_finite(&words[verb + 1..])
        || word.is("loving|enjoying|going|heading|spending") && owned && !has_finite(&words[verb + 1..])
        || word.is("looking") && low(1) == "for" && words.iter().any(|word| word.is("job|flat|apartment|house|home|roommate"))
        || word.is("looking") && low(1) == "forward" && super::words::is_one_of("my|our|going|visiting|spending|trying|starting", low(3)) && !words.iter().any(|word| word.is("call|chat|conversation|it"))
        || word.is(PURSUITS) && is_pursuit(words, verb, owned);
    let is_state = STATES.split('|').any(|state| state.split_once(' ') == Some((&word.low, low(1))))
        && !super::words::is_one_of(SPOKEN, low(2))
        || word.is("proud|lucky|happy|excited")
            && low(1) == "to"
            && (low(2) == "be" && super::words::is_one_of("a|an", low(3))
                || low(2) == "have" && words.len() > verb + 4 && !word.is("happy"));
    let is_mood = is_mood(word, low(1))
        && !super::words::is_one_of(SPOKEN, low(2))
        && (owned
            || is_dated(&words[verb + 1..])
            || words.iter().any(|word| word.is("tomorrow|tonight|since")));
    let starts = starts && !word.is(MOODS);
    (starts || is_mood && !has_finite(&words[verb + 1..]) || is_state && !has_finite(&words[verb + 1..]))
        .then_some((verb, verb, Subject::Elided))
}

/// Whether a left out verb is a state that "am" or "was" has to be put before, and which of them.
pub(super) fn helper(word: &Word<'_>, next: &str) -> Option<&'static str> {
    let state = STATES.split('|').any(|state| state.split_once(' ') == Some((&word.low, next)));
    match word.low.as_str() {
        "diagnosed" | "born" => Some("was"),
        "from" => Some("is"),
        _ if state && matches!(next, "for" | "since") && word.low != "up" => Some("has been"),
        _ if state || is_mood(word, next) => Some("is"),
        _ => None,
    }
}

/// "Been working", "been really busy with my thesis", "been into rowing"; not "been a while", "been great".
fn is_been(behind: &[Word<'_>]) -> bool {
    let Some(at) = behind.iter().position(|word| !is_adverb(&word.low) && !word.is("real|so|pretty|super"))
    else {
        return false;
    };
    let word = &behind[at];
    word.low.len() > 4
        && word.low.ends_with("ing")
        && !word.is("amazing|exciting|interesting|challenging|rewarding|trying|inspiring|exhausting")
        || word.is("busy|swamped") && behind.len() > at + 2
        || word.is("interested|fascinated|into|passionate|vegan|vegetarian|married|sober|single")
            && behind.len() > at + 1
        || word.is("to") && behind.get(at + 1).is_some_and(|word| word.is_capital() || word.is("the|a"))
}

/// "Last week", "this summer", "on Friday", "in October".
fn is_dated(behind: &[Word<'_>]) -> bool {
    const UNITS: &str = "week|weekend|month|year|night|summer|winter|spring|autumn|fall|morning|afternoon|evening|christmas|semester|season";
    const NAMED: &str = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december";
    behind.windows(2).any(|pair| {
        pair[0].is("last|this|next|past|other") && pair[1].is(UNITS)
            || pair[0].is("on|in|last|next|this") && pair[1].is(NAMED)
    })
}

/// "These days", "at the moment", "this week".
fn is_now(behind: &[Word<'_>]) -> bool {
    behind.iter().any(|word| word.is("lately|currently|nowadays|tomorrow|tonight"))
        || behind.windows(2).any(|pair| {
            pair[0].is("right") && pair[1].is("now")
                || pair[0].is("these") && pair[1].is("days")
                || pair[0].is("the") && pair[1].is("moment")
        })
        || is_dated(behind)
}

fn is_taste(behind: &[Word<'_>]) -> bool {
    let first = behind.first();
    let is_remark = first.is_none_or(|next| {
        next.is("that|it|this|how|the|your|seeing|hearing|to|these|those|what|you|when|and|is|all|for|him|her|them")
    });
    !is_remark && !has_finite(behind)
}

/// "Planning a trip", as against "planning a trip is fun".
fn is_pursuit(words: &[Word<'_>], verb: usize, owned: bool) -> bool {
    let behind = &words[verb + 1..];
    let next = behind.first().map_or("", |word| word.low.as_str());
    let apart = words[verb].is("taking|giving|getting|thinking|hoping|adding|starting|running|finishing|visiting|tackling|considering|raising");
    let plans = words[verb].is("thinking") && super::words::is_one_of("of|about", next)
        || words[verb].is("hoping") && super::words::is_one_of("to|my", next)
        || !words[verb].is("thinking|hoping") && owned;
    let gives_all = words[verb].is("giving") && behind.get(2).is_some_and(|word| word.is("all|best"));
    if words[verb].is("hoping") && plans || gives_all {
        return true;
    }
    !has_finite(behind)
        && (!apart || plans)
        && next != "with"
        && !words.iter().any(|word| word.is("together"))
}

fn has_finite(words: &[Word<'_>]) -> bool {
    let acts =
        |at: usize| words[at].low.ends_with('s') && words.get(at + 1).is_some_and(|next| next.is("me|my|us"));
    // "Adding Rome to my list, sounds great": the verb behind the comma says nothing of it.
    let found =
        (0..words.len()).find(|at| (words[*at].is(FINITE) || acts(*at)) && !words[*at].gap.contains(','));
    let other = (1..words.len()).find(|at| words[*at].is(OTHER_CLAUSE));
    found.is_some_and(|found| other.is_none_or(|other| found < other || words[other].is("to")))
}
