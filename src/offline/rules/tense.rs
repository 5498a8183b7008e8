//! When what a memory tells takes place: over and over, once, or yet to come, by the form of its first verb.

use std::{ops::Range, sync::LazyLock};

use super::{
    concepts::CONCEPTS,
    ideas::{self, Ideas},
    lexicon::{Words, words},
    person::Person,
    reading::{Reading, is_one_of},
};

/// What a memory tells of somebody's time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Time {
    /// "swims in the lake", "is learning to swim": what is done time and again, or now.
    Habit,
    /// "has a boat", "owns a boat": what goes on by itself.
    State,
    /// "swam in the lake": what was done, and is over.
    Event,
    /// "learned to swim": what was done, and may go on since.
    Onset,
    /// "will swim in the lake".
    Ahead,
}

/// A memory's first verb, and what it tells of the time.
pub(super) struct FirstVerb {
    pub time: Time,
    pub verb: String,
    /// What the verb stands for, by number.
    pub idea: u32,
    /// Where those stand who do it beside the person.
    pub joint: Range<usize>,
}

/// Past forms that no ending tells, and that are no other form as well.
static PAST: Words = LazyLock::new(|| words(include_str!("lists/past_forms.txt")));

/// Forms behind "has" that are neither past forms nor end as others do.
const PARTICIPLES: &str = "been|done|gone|seen|known|grown|flown|drawn|worn|torn|sworn|thrown|shown|sung|swum|begun|\
    drunk|run|come|become|read|put|cut|hurt|set|let|to|not|never";

/// Past forms of what begins something that goes on.
const ONSETS: &str = "became|began|started|joined|moved|bought|adopted|got|received|earned|gained|inherited|founded|\
    opened|learned|learnt|switched|changed|decided|chose|enrolled|registered|resumed|returned|grew up|took up|picked up|\
    gave up|taught himself|taught herself|taught themselves|stopped|quit|had";

/// Past forms of saying, wishing and thinking, which tell of the time of something else.
const REPORTS: &str = "did|asked|wanted|said|told|mentioned|stated|explained|hoped|planned|intended|wished|dreamed|dreamt|\
    requested|wondered|looked|thought|believed|felt|knew|liked|loved|preferred|hated|understood|meant|used";

/// What goes on by itself, in the present.
const STATES: &str = "has|owns|keeps|lives|rents|holds|possesses";

/// Present forms that tell neither what is done nor what goes on in this sense.
const NO_HABITS: &str = "is|was|does|this|knows|likes|loves|enjoys|prefers|hates|dislikes|wants|needs|hopes|wishes|plans|\
    intends|means|dreams|aims|believes|thinks|understands|remembers|fears|feels|looks|seems|costs|weighs|belongs|suffers|\
    lacks|owes|comes|contains|asks|says|tells|mentions|considers|always|sometimes|perhaps|nowadays|besides|towards";

/// Stands between who does something and the verb.
const ADVERBS: &str = "always|never|often|sometimes|still|also|once|now|just|even|again|only|almost|already|first|later|\
    then|soon|twice|all|both|each|ever|seldom|nearly|recently|nowadays|himself|herself";

/// Forms of several people that tell no habit.
const AUXILIARY: &str =
    "are|have|do|can|could|may|might|must|would|should|want|hope|plan|like|love|know|need";

/// Words that begin what a verb has behind it.
const BEHIND: &str = "a|an|the|her|his|their|my|in|on|at|to|with|for|from|by|across|around|along|through|over|every|each|\
    no|two|three|four|twice|once|up|out|as";

/// So far in, who does something has to be named: "in 2013 the user …".
const NAMED_WITHIN: usize = 7;
/// Words of how somebody is called: "user's older half brother".
const CALLED_WITHIN: usize = 4;

impl FirstVerb {
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas) -> Option<Self> {
        let (at, joint) = verb(reading, person)?;
        let word = reading.word(at);
        let mut told = |time, at: usize| {
            let idea = CONCEPTS.of(reading.stem(at));
            let idea = ideas.number(idea, ideas::kind(idea));
            Some(Self { time, verb: reading.word(at).to_owned(), idea, joint: joint.clone() })
        };
        let next = after_adverbs(reading, at + 1);
        let next_is = |word| reading.word(next) == word;
        match word {
            "would" => told(Time::Ahead, next),
            "will" if reading.word(at + 1) != "not" => told(Time::Ahead, next),
            "is" | "are" if reading.word(next).ends_with("ing") => told(Time::Habit, next),
            "has" | "have" if next_is("been") && reading.word(next + 1).ends_with("ing") => {
                told(Time::Habit, next + 1)
            }
            "is" if next_is("a") || next_is("an") => told(Time::Habit, at),
            "can" => told(Time::Habit, next),
            "got" if is_past(reading.word(next)) => told(Time::Event, next),
            "was" | "were" if reading.word(next) != "born" => told(Time::Event, next),
            "was" | "were" => None,
            "has" if is_participle(reading.word(next)) => None,
            _ if is_one_of(STATES, word) => told(Time::State, at),
            _ if begins(reading, at) => told(Time::Onset, at),
            _ if is_one_of(REPORTS, word) => None,
            _ if is_past(word) => told(Time::Event, at),
            _ if word.ends_with('s') && word.len() > 3 && !is_one_of(NO_HABITS, word) => {
                told(Time::Habit, at)
            }
            // "User and his sons pick mushrooms".
            _ if !joint.is_empty() && !is_one_of(AUXILIARY, word) => told(Time::Habit, at),
            _ => None,
        }
    }
}

/// Whether the verb, or it and the word behind it, begins something.
fn begins(reading: &Reading<'_>, at: usize) -> bool {
    let phrase = format!("{} {}", reading.word(at), reading.word(at + 1));
    is_one_of(ONSETS, reading.word(at)) || is_one_of(ONSETS, &phrase)
}

/// What stands behind "has" where it tells of something done.
pub(super) fn is_participle(word: &str) -> bool {
    is_past(word) || word.len() > 4 && word.ends_with("en") || is_one_of(PARTICIPLES, word)
}

pub fn is_past(verb: &str) -> bool {
    verb.ends_with("ed") && !verb.ends_with("eed") || PAST.contains(verb)
}

/// Where the verb stands of what the person, or somebody of theirs, does, and those who do it beside the person.
fn verb(reading: &Reading<'_>, person: &Person) -> Option<(usize, Range<usize>)> {
    let named = (0..NAMED_WITHIN).find(|at| person.is(reading.word(*at)));
    // "The engagement of the user and Kim dates from …" is told of the engagement.
    let before = named.map_or("", |at| {
        let article = reading.word(at.wrapping_sub(1)) == "the";
        reading.word(at.wrapping_sub(if article { 2 } else { 1 }))
    });
    if is_one_of("of|by|with|to|for|from", before) {
        return None;
    }
    let owner = |at: usize| is_one_of("her|his|their|my", reading.word(at));
    let mut joint = 0..0;
    let last = match named {
        Some(at) if reading.tokens[at].owns => relative(reading, at + 1)?,
        Some(at) if reading.word(at + 1) == "and" => {
            let last = relative(reading, at + 2)?;
            joint = at + 2..last + 1;
            last
        }
        Some(at) => at,
        None if owner(0) => relative(reading, 1)?,
        None if is_one_of("she|he|they", reading.word(0)) => 0,
        None => return is_headless(reading).then_some((0, joint)),
    };
    let first = after_adverbs(reading, last + 1);
    // "ice-skates" ends as its last part does.
    let rest = reading.tokens.iter().skip(first + 1).take_while(|token| token.gap == "-");
    Some((first + rest.count(), joint))
}

/// "Swims in the lake", with nobody before it: what stands behind is no part of a name.
fn is_headless(reading: &Reading<'_>) -> bool {
    is_one_of(BEHIND, reading.word(1)) && (reading.word(0).ends_with('s') || is_past(reading.word(0)))
}

/// The last word of somebody's name or of what they are to the person.
fn relative(reading: &Reading<'_>, from: usize) -> Option<usize> {
    let capital = |at: usize| reading.tokens.get(at).is_some_and(|token| token.is_capital());
    let kin = (from..from + CALLED_WITHIN)
        .find(|at| capital(*at) || CONCEPTS.is_kin(CONCEPTS.of(reading.stem(*at))))
        .filter(|at| !reading.tokens[*at].owns)?;
    (kin..reading.tokens.len()).take_while(|at| *at == kin || capital(*at)).last()
}

fn after_adverbs(reading: &Reading<'_>, from: usize) -> usize {
    let adverb = |word: &str| is_one_of(ADVERBS, word) || word.len() > 4 && word.ends_with("ly");
    (from..reading.tokens.len()).find(|at| !adverb(reading.word(*at))).unwrap_or(from)
}
