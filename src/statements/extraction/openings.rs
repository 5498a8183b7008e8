//! What leads a clause before it says anything: greetings, names, "well", "by the way".

use super::{verbs, words::Word};

/// Words that may lead a clause before it says anything.
const OPENERS: &str = "yeah|yes|yep|yup|yea|no|nope|nah|oh|ooh|ah|aww|aw|wow|hey|hi|hello|hiya|heya|ok|okay|well|so|and|but|also|\
    actually|honestly|anyway|anyways|thanks|thank|cool|great|awesome|nice|sure|sorry|haha|lol|hmm|um|uh|man|dude|gosh|\
    then|plus|or|basically|totally|absolutely|definitely|btw|fyi|really|right|true|unfortunately|luckily|sadly|\
    fortunately|thankfully|again|exactly|indeed|congrats|congratulations|good|ha|though|yet|personally|whoa|woah|ugh|yay|\
    agreed|certainly|of|course|too|everyone|all|guys|there|morning|evening|remember|note|fact|like|speaking|alright|ouch|\
    apparently|finally|obviously|seriously|literally|frankly|overall|no|anyhow|news|update|however|wait|please|&|\
    interesting|perfect|amazing|wonderful|lovely|hooray|oops|hmmm|gotcha|ps|p.s|tbh|imo|imho|ngl|tbf|alternatively";

/// Words that together lead a clause.
const PHRASES: &[&str] = &[
    "i 'd say",
    "by the way",
    "not much",
    "not too much",
    "nothing much",
    "same old",
    "not a lot",
    "it turns out that",
    "it turns out",
    "turns out that",
    "turns out",
    "i found out that",
    "the thing is",
    "the truth is",
    "to be honest",
    "for the record",
    "in fact",
    "just so you know",
    "so you know",
    "on another note",
    "on a side note",
    "in other news",
    "good news",
    "bad news",
    "as you know",
    "like i said",
    "as i said",
    "truth be told",
    "needless to say",
];

/// How many words lead: "Hey Mel!", "Thanks, Maria,", "Well,".
pub(super) fn opening(words: &[Word<'_>]) -> usize {
    let low = |at: usize| words.get(at).map_or("", |word| word.low.as_str());
    let phrase =
        PHRASES.iter().find(|phrase| phrase.split(' ').enumerate().all(|(at, word)| low(at) == word));
    let mut at = phrase.map_or(0, |phrase| phrase.split(' ').count());
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1);
        let set_apart = next.is_some_and(|next| next.gap.contains([',', '!', '.']));
        // "All my life", "Good Friday", "everyone we love".
        let may_lead = !word
            .is("everyone|guys|there|right|good|great|like|of|course|news|remember|note|fact|please|no")
            && (!word.is("all") || next.is_some_and(|next| next.is("my|our")));
        let leads = word.is(OPENERS)
            && (set_apart
                || word.is("and|but|so|also|then|plus|or|yet|anyway|well|oh|actually|honestly|basically|btw|fyi|yeah|hey|hi|finally|&")
                || may_lead && next.is_some_and(|next| next.is("i|we|my|our") || at > 0 && next.is(OPENERS)));
        let named = word.is_capital() && set_apart && !word.is("i|we|my|our") && at < 4
            && !word.is("yesterday|today|tonight|recently|lately|currently|nowadays|tomorrow|sometimes|usually|growing|dancing")
            && !verbs::is_past(&word.low);
        let greets =
            at > 0 && words[at - 1].is("hey|hi|hello|thanks") && word.is_capital() && !word.is("i|we|my|our");
        if !(leads || named || greets) {
            break;
        }
        at += 1;
    }
    // "Remember that I …", "the fact is I …".
    if at > 0
        && words.get(at).is_some_and(|word| word.is("that"))
        && words.get(at + 1).is_some_and(|word| word.is("i|my|we|our"))
    {
        at += 1;
    }
    at
}
