//! One order for who gave what to whom, and what belongs to whom: "Kim bought the van from the user".

use super::{
    patterns::strings,
    reordered::{Words, is_one_of, joined},
};

/// "Kim bought the van from the user": "the user sold the van to Kim".
pub(super) fn sold(words: &[String]) -> Option<Words> {
    let at = words.iter().position(|word| is_one_of("bought borrowed got received", word))?;
    let rest = &words[at + 1..];
    let end = rest.len().checked_sub(3).filter(|end| rest[*end..] == strings("from the user"))?;
    let is_plain =
        at > 0 && end > 0 && !words[..at].iter().any(|word| is_one_of("user not never almost", word));
    let verb = match words[at].as_str() {
        "bought" => "the user sold",
        "borrowed" => "the user lent",
        _ => "the user gave",
    };
    is_plain.then(|| joined(&[&strings(verb), &rest[..end], &strings("to"), &words[..at]]))
}

/// "Gave Kim the van": "gave the van to Kim".
pub(super) fn given(words: &[String]) -> Option<Words> {
    let at = words.iter().position(|word| is_one_of("gave gives lent lends sold sells sent sends", word))?;
    let [whom, the, thing @ ..] = &words[at + 1..] else { return None };
    let is_plain =
        whom.starts_with(char::is_uppercase) && is_one_of("the a an", the) && (1..3).contains(&thing.len());
    is_plain.then(|| {
        joined(&[&words[..=at], std::slice::from_ref(the), thing, &strings("to"), std::slice::from_ref(whom)])
    })
}

/// "There are nine members in the user's team": "the user's team has nine members".
pub(super) fn there_is(words: &[String]) -> Option<Words> {
    let [there, is, rest @ ..] = words else { return None };
    let at = rest.iter().position(|word| word == "in")?;
    let (things, place) = (&rest[..at], &rest[at + 1..]);
    let is_owned =
        place.len() > 1 && place.len() < 4 && place[..place.len() - 1].iter().any(|word| word == "user's");
    let is_plain = is_one_of("there", there) && is_one_of("is are", is) && !things.is_empty();
    let denies = things.iter().any(|word| is_one_of("no not never", word));
    (is_plain && is_owned && !denies).then(|| joined(&[place, &strings("has"), things]))
}

/// "The van that the user owns is green": "the user owns a green van".
pub(super) fn owned(words: &[String]) -> Option<Words> {
    match words {
        [the, thing, that @ .., article, user, owns, is, look]
            if is_one_of("the", the)
                && that.len() < 2
                && that.iter().all(|word| is_one_of("that which", word))
                && is_one_of("the", article)
                && user == "user"
                && is_one_of("owns has", owns)
                && is == "is"
                && look.chars().all(char::is_lowercase) =>
        {
            let a = ["a".to_owned(), look.clone(), thing.clone()];
            Some(joined(&[&strings("the user"), std::slice::from_ref(owns), &a]))
        }
        _ => None,
    }
}

/// "The van was given to Milena by the user": "the user gave the van to Milena".
pub(super) fn active(words: &[String]) -> Option<Words> {
    const SAME: &str = "lent sold bought made built taught sent won found lost read";
    let end = words.len().checked_sub(3).filter(|end| words[*end..] == strings("by the user"))?;
    let at = words[..end].iter().position(|word| is_one_of("was were", word))?;
    let verb = match words.get(at + 1)?.as_str() {
        "given" => "gave",
        "written" => "wrote",
        "taken" => "took",
        verb if verb.ends_with("ed") || is_one_of(SAME, verb) => verb,
        _ => return None,
    };
    let is_plain = at > 0 && at + 2 <= end;
    let thing = words[..at]
        .iter()
        .enumerate()
        .map(|(nth, word)| if nth == 0 { word.to_lowercase() } else { word.clone() });
    is_plain.then(|| {
        joined(&[&strings("the user"), &[verb.to_owned()], &thing.collect::<Words>(), &words[at + 2..end]])
    })
}
