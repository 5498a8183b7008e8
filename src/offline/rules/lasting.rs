//! What makes a request worth remembering: it holds for ever, or it lets slip a fact about somebody.

use std::sync::LazyLock;

use super::{
    junk::{Head, Subject, is_asking},
    lexicon::{CONDITION_STEMS, KIN, MANNERS, Phrases, phrases},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
};

/// Said of what is to be so each time.
static EACH_TIME: Phrases = LazyLock::new(|| phrases(include_str!("lists/each_time.txt")));

/// Words that a question may hold as well, where they mean nothing.
const MAYBE_EACH_TIME: &str = "always|never|consistently|permanently|every day|every week";
const HABITS: &str = "daily|weekly|monthly|nightly|regularly|every|each|often|usually|twice|habitually|weekdays|weekends|\
    on all|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings|evenings|a day|a week|\
    a month|a year|per day|per week|for years|since childhood|all her life|all his life|for a living";
const QUESTION_WORDS: &str =
    "what|who|whose|whom|which|when|where|why|how|whether|if|about|regarding|concerning";

/// What leads over from a question to what somebody has or is.
const BECAUSE: &str = "safe with her|safe with his|safe for her|safe for his|because of her|because of his|due to her|\
    due to his|despite her|despite his|given her|given his|because she|because he|since she|since he|as she is|as he is|\
    given that she|given that he|she suffers|he suffers|so that she can|for her bad|for his bad|who is allergic";

/// Parts of topics that mark what somebody likes or wants for good.
const LASTING_TOPICS: &str =
    "preference|style|tone|likes|habit|identity|personality|behaviour|behavior|units";

pub(super) fn is_question_word(word: &str) -> bool {
    is_one_of(QUESTION_WORDS, word)
}

/// Something that is done over and over.
pub(super) fn is_habit(reading: &Reading<'_>) -> bool {
    reading.says_any(HABITS) || reading.says_one(&EACH_TIME)
}

/// A wish that holds for all that is to come.
pub(super) fn is_standing(reading: &Reading<'_>, head: &Head) -> bool {
    let asks = is_question(reading, head);
    if reading.says_any("from now on|in future|going forward|each time|every time") && !asks {
        return true;
    }
    if asks || is_of_one_day(reading) {
        return false;
    }
    let likes = |topic: &String| LASTING_TOPICS.split('|').any(|part| topic.contains(part));
    reading.says_one(&EACH_TIME)
        || reading.says_any(MAYBE_EACH_TIME)
        || reading.topics.iter().any(likes)
        || head.subject == Subject::Person && is_about_manners(reading, head)
}

/// Asked of how the assistant is to behave.
fn is_about_manners(reading: &Reading<'_>, head: &Head) -> bool {
    let verb = reading.word(head.verb);
    let wishes =
        is_asking(verb) || matches!(verb, "wants" | "wanted" | "likes" | "like" | "prefers" | "needs");
    let next = (head.verb + 1..head.verb + 7).take_while(|at| !matches!(reading.word(*at), "on" | "about"));
    let words: Vec<&str> = next.map(|at| reading.word(at)).collect();
    let to_assistant = words.windows(2).any(|pair| pair == ["assistant", "to"]);
    wishes && !to_assistant && !is_one(&words) && words.iter().any(|word| MANNERS.contains(word))
}

fn is_one(words: &[&str]) -> bool {
    words.iter().take(2).any(|word| matches!(*word, "a" | "an" | "one" | "this"))
}

/// Asked to hear something, as against asked for something.
pub(super) fn is_question(reading: &Reading<'_>, head: &Head) -> bool {
    let verb = reading.word(head.verb);
    let next = reading.word(head.verb + 1);
    let heard = is_question_word(next) || is_question_word(reading.word(head.verb + 2)) && next.len() <= 2;
    let after = reading.word(head.verb + 3);
    let to_know = next == "to"
        && match reading.word(head.verb + 2) {
            "know" => true,
            "find" => after == "out",
            "see" | "hear" | "understand" | "check" => is_question_word(after),
            _ => false,
        };
    head.subject == Subject::Person && (is_asking(verb) && heard || to_know)
}

/// It is to be at some time in a life.
pub(super) fn is_for_some_day(reading: &Reading<'_>) -> bool {
    let last = reading.tokens.len();
    let ends = last >= 2 && reading.word(last - 2) == "one" && reading.word(last - 1) == "day";
    ends || reading.says_any("some day|someday|eventually|one day in her life|one day in his life")
}

/// It is over when the day, or at most the week, is.
pub(super) fn is_of_one_day(reading: &Reading<'_>) -> bool {
    static DAYS: Phrases = LazyLock::new(|| phrases(include_str!("lists/one_day.txt")));
    reading.says_one(&DAYS)
}

/// It names somebody's illness, diet or liking in passing, which must not be lost with the rest.
pub(super) fn tells_of_somebody(reading: &Reading<'_>, person: &Person) -> bool {
    let mut words = reading.tokens.iter();
    let named = words
        .any(|token| is_personal(&token.word) || KIN.contains(token.word.as_str()) && token.starts)
        || reading.tokens.windows(2).any(|pair| {
            let owned = matches!(pair[0].word.as_str(), "their" | "her" | "his" | "my") || pair[0].owns;
            owned && KIN.contains(pair[1].word.as_str())
                || person.is(&pair[0].word)
                    && matches!(pair[1].word.as_str(), "is" | "has" | "suffers" | "cannot")
        })
        || reading.tokens.windows(3).any(|three| {
            let owned = matches!(three[0].word.as_str(), "their" | "her" | "his" | "my") || three[0].owns;
            owned && KIN.contains(three[2].word.as_str())
        });
    let ill = reading.tokens.iter().any(|token| CONDITION_STEMS.contains(&token.stem));
    let likes = reading.tokens.windows(2).any(|pair| {
        let who = matches!(pair[0].word.as_str(), "she" | "he" | "they" | "user") || person.is(&pair[0].word);
        let liked = matches!(
            pair[1].word.as_str(),
            "prefers"
                | "loves"
                | "hates"
                | "likes"
                | "dislikes"
                | "loathes"
                | "adores"
                | "enjoys"
                | "favours"
        );
        who && liked || matches!(pair[0].word.as_str(), "her" | "his") && pair[1].word.starts_with("favo")
    });
    named && ill || likes || reading.says_any(BECAUSE)
}
