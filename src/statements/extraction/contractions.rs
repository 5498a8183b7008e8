//! "My wife's a doctor": the contraction of a verb behind what belongs to the speaker, as against "my wife's car".

use super::words::Word;

/// The words, with such contractions as two of them.
pub(super) fn parted(words: Vec<Word<'_>>) -> Vec<Word<'_>> {
    if !words.iter().any(|word| word.low.ends_with("'s")) {
        return words;
    }
    let verbs: Vec<bool> = (0..words.len()).map(|at| is_contracted(&words, at)).collect();
    let mut parted = Vec::with_capacity(words.len() + 1);
    for (word, contracted) in words.into_iter().zip(verbs) {
        let cut = word.raw.len() - word.raw.chars().rev().take(2).map(char::len_utf8).sum::<usize>();
        if !contracted || cut == 0 {
            parted.push(word);
            continue;
        }
        let low = word.low[..word.low.len() - 2].to_owned();
        parted.push(Word { raw: &word.raw[..cut], low, at: word.at, gap: word.gap });
        parted.push(Word { raw: &word.raw[cut..], low: "'s".to_owned(), at: word.at + cut, gap: "" });
    }
    parted
}

/// Words that no thing owned begins with.
const BEHIND: &str = "a|an|the|been|in|at|from|not|on|also|always|just|so|very|really|turning|got|gone|still|only|almost|retired|dead|\
    married|pregnant|vegan|vegetarian|allergic|deaf|blind|sick|ill|afraid|called|named|getting|moving|coming|going|having|doing|working|\
    living|studying|learning|starting|visiting|training|recovering|turned|moved|started|due|great|awesome";

fn is_contracted(words: &[Word<'_>], at: usize) -> bool {
    let Some(next) = words.get(at + 1) else { return false };
    let owned = words[at.saturating_sub(3)..at].iter().any(|word| word.is("my|our"));
    words[at].low.ends_with("'s") && !words[at].is("name's") && owned && (next.is(BEHIND) || next.is_number())
}
