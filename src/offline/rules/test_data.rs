//! Memories that only tried whether remembering works.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    junk::{Head, Subject},
    lexicon::{Phrases, Words, phrases, words},
    reading::{Reading, is_one_of},
    rule::Rule,
    tense,
};

/// Phrases that nobody is really described with.
static PHRASES: Phrases = LazyLock::new(|| phrases(include_str!("lists/test_phrases.txt")));

/// Phrases of those whose work or plan it is, too: "User writes a unit test".
const AT_WORK: &str = "delete later|to be deleted|integration test|unit test|load test|smoke test|regression test|\
    end to end test|e2e test|qa check|qa test|for testing|test case|test data|dummy data|sample data";

/// What is spoken of where keys are meant.
const KEYS: &str = "keyboard|keyboards|keyboard layout|layout|vim|vi|touch typing|keybindings";

/// Words that are typed when any will do.
static FILLERS: Words = LazyLock::new(|| words(include_str!("lists/fillers.txt")));

/// What names and addresses that stand for none begin with.
const STAND_INS: &str = "testuser|usertest|dummyuser|fakeuser|demouser|sampleuser|testname";
const TOPICS: &str = "test|tests|testing|test data|unit test|integration test|load test|memory test|\
    emoji test|encoding|\
    placeholder|dummy|sample|demo|qa|qa check|qa test|debug|debugging|sandbox|xyz|foo|asdf|lorem ipsum|\
    test memory|smoke test|fixture|fixtures";

/// A test that a person takes or is good at, not one of the memory.
static REAL_TESTS: Phrases = LazyLock::new(|| phrases(include_str!("lists/real_tests.txt")));

pub(super) fn rule(reading: &Reading<'_>, head: &Head) -> Option<Rule> {
    if reading.says_one(&REAL_TESTS) {
        return None;
    }
    let made_up = reading.says_one(&PHRASES)
        || reading.says_any(AT_WORK) && !is_at_work(reading, head)
        || has_stand_in(reading)
        || is_typed_at_random(reading);
    let tagged = !reading.topics.is_empty()
        && reading.topics.iter().all(|topic| is_one_of(TOPICS, topic.as_str()) || is_bare(topic));
    let tested = reading.topics.iter().any(|topic| is_one_of(TOPICS, topic.as_str()));
    (made_up || tagged && tested || is_about_memory(reading) || is_left_empty(reading))
        .then_some(Rule::TestData)
}

/// It says what the person does, or who works with them, and the phrase is part of that: nothing between them sets it
/// apart.
fn is_at_work(reading: &Reading<'_>, head: &Head) -> bool {
    let begins = |at: usize| {
        AT_WORK
            .split('|')
            .any(|phrase| phrase.split(' ').zip(at..).all(|(word, at)| reading.word(at) == word))
    };
    let Some(verb) = verb_of_work(reading, head) else { return false };
    let Some(phrase) = (verb + 1..reading.tokens.len()).find(|at| begins(*at)) else { return false };
    let apart = |gap: &str| {
        gap.contains(['(', '[', ':', ';', '–', '—'])
            || [", ", ". ", " -"].iter().any(|sign| gap.contains(sign))
    };
    !reading.tokens[verb + 1..=phrase].iter().any(|token| apart(token.gap))
}

/// Where it says what somebody does; none where it says what something is or was made by.
fn verb_of_work(reading: &Reading<'_>, head: &Head) -> Option<usize> {
    const GROUPS: &str = "team|company|employer|boss|manager|group|department|colleague|colleagues|squad|startup|\
        firm|business|client|clients|product|project|school|university|office";
    const PASSED_OVER: &str = "to|always|never|sometimes|rarely|seldom|still|even|not|can|could|may|might|must|shall|\
        should|will|would|cannot|cant|couldnt|dont|doesnt|didnt|wont|wouldnt|shouldnt|mustnt|hasnt|havent|hadnt";
    const DOING: &str = "run|write|prefer|want|need|use|like|love|hate|maintain|automate|own|build|teach|fix|review|add|\
        require|expect|work|manage|lead|learn|practise|perform|design|execute|create|plan|do|have|keep|\
        set|got|get|put|merge|ship|pass|skip|see|take|give|show|make|start|sell";
    const BEING: &str = "responsible|good|keen|able|skilled|experienced|tasked|busy|used";
    let owned = reading.tokens.first().is_some_and(|token| token.owns || token.word == "my");
    let first = match head.subject {
        Subject::Person => head.verb,
        _ if owned && is_one_of(GROUPS, reading.word(1)) => 2,
        _ => return None,
    };
    let is_being =
        |at: &usize| is_one_of("is|was|am|are|were|been|isnt|wasnt|arent|werent", reading.word(*at));
    let passed = |at: &usize| {
        let word = reading.word(*at);
        is_being(at) || is_one_of(PASSED_OVER, word) || word.ends_with("ly")
    };
    let verb = (first..reading.tokens.len()).find(|at| !passed(at))?;
    let is = (1..verb).any(|at| is_being(&at));
    let word = reading.word(verb);
    let present = word.len() > 3 && word.ends_with('s') && word != "exists";
    let does = match is {
        true => word.ends_with("ing") || is_one_of(BEING, word),
        false => is_one_of(DOING, word) || present || tense::is_participle(word),
    };
    does.then_some(verb)
}

/// It speaks of being remembered itself: "checking whether this gets saved".
fn is_about_memory(reading: &Reading<'_>) -> bool {
    const TRIED: &str =
        "to see if|see whether|check|checking|test|tests|trying out|if you can read|dummy|sample|seed";
    const ITSELF: &str = "this|it|memory|memories|record|entry|note|account|seed|dummy|sample";
    const KEPT: &str = "saved|remembered|stored|recorded|persisted|its memory|import worked|memory write|memory read|\
        seed record|seed data|this record|this entry|this memory|demo account|you can read this";
    reading.says_any(TRIED) && reading.says_any(KEPT) && reading.says_any(ITSELF)
}

/// A form nobody filled in, a value that is none, a line that every typist knows.
fn is_left_empty(reading: &Reading<'_>) -> bool {
    const NOTHING: &str =
        "ping|pong|undefined|null|nan|none|nil|todo|tbd|n a|object object|string|value|ok|hi|hello";
    let text = reading.content.trim();
    let nothing = text.split_whitespace().count() == 1 && is_one_of(NOTHING, reading.word(0));
    let slot = ['<', '{', '['].iter().zip(['>', '}', ']']).any(|(open, close)| {
        let slot = text.split_once(*open).and_then(|(_, rest)| rest.split_once(close)).map(|(slot, _)| slot);
        slot.is_some_and(|slot| {
            let first = slot.trim_start_matches('{').split_whitespace().next().unwrap_or_default();
            is_one_of("insert|your|name|placeholder|value|user|todo|enter|fill", &first.to_lowercase())
        })
    });
    let numbered = reading.tokens.iter().any(|token| {
        let digits = token.word.strip_prefix("test").or_else(|| token.word.strip_prefix("dummy"));
        digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
    });
    nothing || slot || numbered || reading.says("quick brown fox")
}

/// A topic that is beside a test's, such as what sort of fact was tried.
fn is_bare(topic: &str) -> bool {
    matches!(
        topic,
        "name" | "user" | "memory" | "age" | "city" | "misc" | "other" | "none" | "email" | "location"
    )
}

fn has_stand_in(reading: &Reading<'_>) -> bool {
    let stands_in = |word: &str| STAND_INS.split('|').any(|start| word.starts_with(start));
    let text = reading.content.to_ascii_lowercase();
    let goes_on = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '+');
    let begins = |start: &str| text.match_indices(start).any(|(at, _)| !text[..at].ends_with(goes_on));
    reading.tokens.iter().any(|token| stands_in(&token.word))
        || ["test@", "foo@", "user@example", "dummy@", "fake@", "test_", "test-user"].into_iter().any(begins)
        || ["-test-", "_test_"].iter().any(|part| text.contains(part))
        || is_impossible(reading)
}

/// An age that nobody has.
fn is_impossible(reading: &Reading<'_>) -> bool {
    let age = reading.tokens.iter().position(|token| token.word == "age" || token.word == "aged");
    let years = |at: usize| reading.word(at).parse::<u64>().is_ok_and(|years| (131..1900).contains(&years));
    age.is_some_and(|at| (at + 1..at + 4).any(years))
}

fn is_typed_at_random(reading: &Reading<'_>) -> bool {
    let words: Vec<&str> = reading.tokens.iter().map(|token| token.word.as_str()).collect();
    let keys = reading.says_any(KEYS);
    // Of keyboards and of a band people speak.
    let meant = |word: &str| match word {
        "qwert" | "qwerty" | "qwertz" | "hjkl" => keys,
        "foo" => reading.says("foo fighters"),
        _ => false,
    };
    let fillers: HashSet<&str> =
        words.iter().copied().filter(|word| FILLERS.contains(*word) && !meant(word)).collect();
    let mashed = !keys
        && words.iter().any(|word| ["asdf", "qwert", "sdfgh", "hjkl"].iter().any(|keys| word.contains(keys)));
    let only = !words.is_empty()
        && words.iter().all(|word| {
            matches!(*word, "test" | "tests" | "testing" | "dummy" | "sample" | "debug" | "demo")
        });
    let certain =
        fillers.iter().any(|word| !matches!(*word, "bar" | "abc" | "aaa" | "placeholder" | "jkl" | "xxx"));
    let different: HashSet<&str> = words.iter().copied().collect();
    let repeated = words.len() >= 4 && different.len() * 2 <= words.len();
    let unspeakable = words.len() <= 4 && words.iter().any(|word| is_unspeakable(word));
    mashed || only || certain || fillers.len() >= 2 || repeated || unspeakable
}

/// A long word without any vowel.
fn is_unspeakable(word: &str) -> bool {
    word.len() >= 6
        && word.bytes().all(|byte| byte.is_ascii_lowercase())
        && !word.bytes().any(|byte| matches!(byte, b'a' | b'e' | b'i' | b'o' | b'u' | b'y'))
}
