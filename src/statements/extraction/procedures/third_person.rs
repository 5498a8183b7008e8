//! What a person says to an assistant, told of both: "I" is the user, "you" the assistant.

use crate::extraction::{
    verbs::{self, is_adverb},
    words::{Word, is_one_of},
};

/// The text, whose words these are, in the third person; none if a word can't be told. `acts` is given for what the assistant
/// does: whether its verbs agree with it, which they don't behind "does not".
pub(super) fn in_third_person(text: &str, all: &[Word<'_>], acts: Option<bool>) -> Option<String> {
    let mut told = String::with_capacity(text.len() + 32);
    let mut at = 0;
    while at < all.len() {
        let word = &all[at];
        told.push_str(if at == 0 { word.gap.trim_start() } else { word.gap });
        at += 1;
        let written = match word.low.as_str() {
            "i" | "we" => {
                told.push_str("the user");
                at += agreeing(all, at, &mut told);
                continue;
            }
            "my" | "our" => "the user's",
            "me" | "us" => "the user",
            "you" => "the assistant",
            "your" if acts.is_some() => "its",
            "your" => "the assistant's",
            "mine" | "ours" | "yours" | "myself" | "yourself" | "ourselves" | "you're" | "you've"
            | "you'll" => return None,
            low => {
                let follows = at > 1 && all[at - 2].is("and|then");
                let agrees = acts == Some(true) && follows && super::is_behaviour(low);
                told.push_str(&if agrees { verbs::third_person(low) } else { word.raw.to_owned() });
                continue;
            }
        };
        told.push_str(written);
    }
    let end = all.last().map_or(0, Word::end);
    let from = all.first().map_or(0, |word| word.at - word.gap.len());
    let tail = text.get(end - from.min(end)..).unwrap_or_default();
    let closes: String =
        tail.chars().take_while(|c| matches!(c, '"' | '”' | '\'' | '’' | ')' | '%')).collect();
    told.push_str(&closes);
    Some(told.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Writes the verb behind "the user" in its form, with the adverbs before it, and says how many words that was.
fn agreeing(all: &[Word<'_>], at: usize, told: &mut String) -> usize {
    let verb = (at..all.len()).find(|at| !is_adverb(&all[*at].low)).unwrap_or(all.len());
    let Some(word) = all.get(verb) else { return 0 };
    for adverb in &all[at..verb] {
        told.push_str(adverb.gap);
        told.push_str(adverb.raw);
    }
    told.push(' ');
    let low = word.low.as_str();
    let stays = verbs::is_past(low) || is_one_of(verbs::MODALS, low);
    told.push_str(&if stays { word.raw.to_owned() } else { verbs::third_person(low) });
    verb + 1 - at
}
