//! What somebody shows or points at, with what they say of themselves along with it.

use super::{
    themes::is_kin,
    verbs,
    words::{Word, is_one_of},
};

/// Where what is shown begins: "Here's a photo of my horse".
pub(super) fn shown(words: &[Word<'_>]) -> Option<usize> {
    let low = |at: usize| words.get(at).map_or("", |word| word.low.as_str());
    let from = match (low(0), low(1)) {
        ("here's" | "heres" | "that's", _) => 1,
        ("here" | "this" | "that", "is") | ("here" | "these", "are") | ("check", "out") => 2,
        ("it's" | "its", _)
            if words.iter().take(5).any(|word| word.is("pic|photo|picture|painting|drawing|sketch")) =>
        {
            1
        }
        ("it's" | "its", "a" | "an") if is_told_of(words) => 1,
        ("take", "a") if low(2) == "look" && low(3) == "at" => 4,
        _ => return None,
    };
    let rest = words.get(from..)?;
    let owned = rest.iter().take(7).any(|word| word.is("my|our|i"));
    let remarks = rest.iter().skip(1).take(2).any(|word| {
        word.is(
            "bad|point|question|guess|only|thing|concern|fault|opinion|problem|code|error|output|log|script",
        )
    });
    let pictured = rest.iter().take(3).any(|word| word.is("pic|photo|picture"));
    let owned = owned || pictured && rest.iter().take(7).any(|word| word.is("me|us"));
    let photo = rest.iter().any(|word| word.is("pic|photo|picture"));
    let is_pointed = matches!(low(0), "that's" | "that") && !photo;
    let leads = is_one_of("a|an|one|my|our|the|some|two|another", low(from))
        || is_one_of("this|these", low(from)) && (photo || rest.iter().take(5).any(|word| word.is("i")));
    let is_pointed = is_pointed
        && !(rest.first().is_some_and(|word| word.is("my|our"))
            && rest.iter().skip(1).take(3).any(|word| is_kin(&word.low)));
    (owned && leads && !remarks && !is_pointed && rest.len() > 2).then_some(from)
}

/// "It's a studio I go to often": what follows tells what the speaker does there.
fn is_told_of(words: &[Word<'_>]) -> bool {
    let at = (3..words.len().min(8)).find(|at| words[*at].is("i|we") && words[*at].gap == " ");
    at.is_some_and(|at| {
        let acts = words.get(at + 1).is_some_and(|word| word.is("'ve|go|use|had|have|always|often") || verbs::is_past(&word.low));
        acts && !words[..at].iter().any(|word| word.is("that|when|because|if|so|and|but|like|good|lot|bit|shame|pity|way|time|feeling|moment|thing|reminder|what|how|the|function|script|class|file|program|method|library|test|query"))
    })
}
