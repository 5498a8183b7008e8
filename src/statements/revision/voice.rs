//! One voice for what is told actively and passively.

use memledger_offline::rules::is_past;

/// What "by" leads to that does nothing: times and means.
const NO_AGENTS: &str = "noon midnight monday tuesday wednesday thursday friday saturday sunday january february march april may june \
    july august september october november december train bus car tram bike bicycle plane foot hand post mail email sea air";
const PARTICIPLES: &str = "taught written built bought sold given taken made won lost hired sent drawn sung led run kept held told \
    found bitten brought chosen driven eaten fed grown hurt known left met paid read seen shown sewn stolen worn";
const BEGINS_MORE: &str =
    "on in at since every from to with because for as before after during until near without";

/// "The cake was baked by the user": "baked the cake"; "was trained by Nina": "Nina trained user". Other words as they are.
pub(super) fn active(words: &[String]) -> Vec<String> {
    let words: Vec<String> = words
        .iter()
        .enumerate()
        .filter(|(at, word)| *word != "the" || words.get(at + 1).is_none_or(|next| next != "user"))
        .map(|(_, word)| word.clone())
        .collect();
    let is = |list: &str, word: &str| list.split_whitespace().any(|one| one == word);
    let done = |word: &str| is_past(word) || is(PARTICIPLES, word);
    let is_being = |word: &str| matches!(word, "was" | "were" | "is" | "are");
    let Some(at) = words.windows(2).position(|two| is_being(&two[0]) && done(&two[1])) else { return words };
    let Some(by) = (at + 2..words.len()).find(|by| words[*by] == "by") else { return words };
    let Some(first) = words.get(by + 1).filter(|first| !first.starts_with(|c: char| c.is_ascii_digit()))
    else {
        return words;
    };
    if is(NO_AGENTS, first) {
        return words;
    }
    let end = (by + 2..words.len()).find(|at| is(BEGINS_MORE, &words[*at])).unwrap_or(words.len());
    let (patient, agent) = (&words[..at], &words[by + 1..end]);
    let more = [&words[at + 2..by], &words[end..]].concat();
    let patient = if patient.is_empty() { vec!["user".to_owned()] } else { patient.to_vec() };
    let agent: &[String] = if agent == ["user"] { &[] } else { agent };
    let is_present = matches!(words[at].as_str(), "is" | "are");
    let verb = if is_present { present(&words[at + 1]) } else { words[at + 1].clone() };
    [agent, &[verb], &patient, &more].concat()
}

/// "coached": "coaches", in a form that has the same lemma and is no past.
fn present(participle: &str) -> String {
    let plain = super::lemmas::lemma(participle);
    let ending = if plain.ends_with(['s', 'h', 'x', 'z', 'o']) { "es" } else { "s" };
    format!("{plain}{ending}")
}
