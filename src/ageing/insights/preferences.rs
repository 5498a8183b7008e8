//! Preferences that are others now.

use memledger_statements::revision::{Revision, revision};

use super::{Change, History, Insight, Kind, Period, dates::month, evidence};

/// Verbs that tell what somebody prefers.
const VERBS: [&str; 12] = [
    "prefers", "likes", "loves", "enjoys", "favours", "favors", "drinks", "eats", "uses", "wears", "orders",
    "chooses",
];
/// Say that somebody has one of a kind that they like best.
const BEST: [&str; 5] = ["favourite", "favorite", "preferred", "usual", "default"];
/// Say that something is new, which the insight says itself.
const NOW: [&str; 6] = ["now", "currently", "nowadays", "instead", "these", "days"];
const AGAINST: [&str; 3] = ["over", "to", "than"];
/// A value of more words is a story.
const MOST_WORDS: usize = 5;

/// One of each chain of changes, the newest first: from what was preferred first to what is now.
pub fn changed(history: &History<'_>) -> Vec<Insight> {
    let mut changes: Vec<&Change<'_>> = history.changes.iter().collect();
    changes.sort_by(|one, other| (one.at, one.new_id, one.new).cmp(&(other.at, other.new_id, other.new)));
    changes.retain(|change| Period::of(change.at, history.now).is_some());
    let mut chains: Vec<Vec<&Change<'_>>> = Vec::new();
    for change in changes {
        let goes_on = |chain: &&mut Vec<&Change<'_>>| {
            chain
                .last()
                .is_some_and(|last| last.new_id == change.old_id && last.new.trim() == change.old.trim())
        };
        match chains.iter_mut().find(goes_on) {
            Some(chain) => chain.push(change),
            None => chains.push(vec![change]),
        }
    }
    chains.sort_by_key(|chain| std::cmp::Reverse(chain.last().map(|change| change.at)));
    chains.iter().filter_map(|chain| insight(chain)).collect()
}

fn insight(chain: &[&Change<'_>]) -> Option<Insight> {
    let (first, last) = (chain.first()?, chain.last()?);
    if revision(first.old, last.new) != Revision::Updates {
        return None;
    }
    let (frame, [old, new], rest) = values(first.old, last.new)?;
    let rest = if rest.is_empty() { String::new() } else { format!(" {rest}") };
    let when = month(last.at);
    let text = match frame {
        Frame::Verb => format!("The user moved from {old} to {new}{rest} in {when}."),
        Frame::Best(thing) => format!("The user's {thing} changed from {old} to {new}{rest} in {when}."),
    };
    let ids =
        chain.iter().flat_map(|change| [(change.at, change.old_id), (change.at, change.new_id)]).collect();
    let tags = vec!["preference".to_owned(), new];
    Some(Insight { kind: Kind::Preference, text, tags, evidence: evidence(ids) })
}

enum Frame {
    /// "The user prefers …"
    Verb,
    /// "The user's favourite colour is …"
    Best(String),
}

/// The two values that differ between statements that are alike before and behind them, and what is behind.
fn values(old: &str, new: &str) -> Option<(Frame, [String; 2], String)> {
    let words = |text: &str| -> Vec<String> {
        let words = text.trim().trim_end_matches(['.', '!']).split_whitespace().map(str::to_owned);
        words.filter(|word| !NOW.contains(&word.to_lowercase().as_str())).collect()
    };
    let (a, b) = (words(old), words(new));
    let before =
        a.iter().zip(&b).take_while(|(one, other)| one.to_lowercase() == other.to_lowercase()).count();
    let room = a.len().min(b.len()) - before;
    let behind =
        a.iter().rev().zip(b.iter().rev()).take(room).take_while(|(one, other)| one == other).count();
    let frame = frame(a.get(..before)?)?;
    let value = |words: &[String]| -> Option<String> {
        let own = words.get(before..words.len() - behind)?;
        let end = own.iter().position(|word| AGAINST.contains(&word.as_str())).unwrap_or(own.len());
        let own = own.get(..end).filter(|own| (1..=MOST_WORDS).contains(&own.len()))?;
        // "Tea, but no milk" is more than a value.
        let is_plain = |word: &String| !word.contains([',', ';', ':', '(']) && !is_link(word);
        own.iter().all(is_plain).then(|| own.join(" "))
    };
    let rest = a.get(a.len() - behind..)?;
    // "Tea over coffee" and "juice over coffee": what it is preferred to belongs to neither.
    let rest = if rest.first().is_some_and(|word| AGAINST.contains(&word.as_str())) {
        String::new()
    } else {
        rest.join(" ")
    };
    Some((frame, [value(&a)?, value(&b)?], rest))
}

fn is_link(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "and" | "but" | "or" | "not" | "no" | "because" | "when" | "if")
}

fn frame(before: &[String]) -> Option<Frame> {
    let lower: Vec<String> = before.iter().map(|word| word.to_lowercase()).collect();
    let words: Vec<&str> = lower.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["the", "user", verb] | ["user", verb] if VERBS.contains(verb) => Some(Frame::Verb),
        ["the", "user's" | "user\u{2019}s", best, thing @ .., "is"]
            if BEST.contains(best) && !thing.is_empty() =>
        {
            Some(Frame::Best(format!("{best} {}", thing.join(" "))))
        }
        _ => None,
    }
}
