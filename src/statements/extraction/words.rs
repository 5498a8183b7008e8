//! Sentences of a message and their words, each with its place, so that a fact can be traced to what was said.

use memledger_offline::words::folded;

/// One word of a sentence. A contraction of "I" or "we" is two words: "I", "'m".
#[derive(Debug, Clone)]
pub(super) struct Word<'a> {
    pub raw: &'a str,
    /// In lower case, with plain apostrophes.
    pub low: String,
    /// Where it begins in the message, in bytes.
    pub at: usize,
    /// What stands between the word before and this one.
    pub gap: &'a str,
}

impl Word<'_> {
    pub fn end(&self) -> usize {
        self.at + self.raw.len()
    }

    pub fn is_capital(&self) -> bool {
        self.raw.chars().next().is_some_and(char::is_uppercase)
    }

    pub fn is_number(&self) -> bool {
        self.raw.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Whether it is one of the words between the bars.
    pub fn is(&self, words: &str) -> bool {
        is_one_of(words, &self.low)
    }
}

/// Byte by byte: it is asked of each word of each message some hundred times.
pub(super) fn is_one_of(words: &str, word: &str) -> bool {
    let (mut rest, word) = (words.as_bytes(), word.as_bytes());
    loop {
        if rest.first() == word.first()
            && let Some(behind) = rest.strip_prefix(word)
            && (behind.is_empty() || behind[0] == b'|')
        {
            return !word.contains(&b'|');
        }
        let Some(bar) = rest.iter().position(|byte| *byte == b'|') else { return false };
        rest = &rest[bar + 1..];
    }
}

/// A sentence and where it begins; its end mark is part of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sentence<'a> {
    pub text: &'a str,
    pub at: usize,
}

impl Sentence<'_> {
    pub fn is_question(&self) -> bool {
        self.text.trim_end_matches(['"', '”', ')', ' ', '!', '.']).ends_with(['?', '？'])
    }
}

/// Short forms that a full stop behind them ends no sentence after.
const SHORT_FORMS: &str = "mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|approx|e.g|i.e|no|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|a.m|p.m";

pub(super) fn sentences(text: &str, offset: usize) -> Vec<Sentence<'_>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut push = |from: usize, to: usize| {
        let part = &text[from..to];
        let lead = part.len() - part.trim_start().len();
        let part = part.trim();
        if !part.is_empty() {
            found.push(Sentence { text: part, at: offset + from + lead });
        }
    };
    let mut word_from = 0;
    let mut marks = text.char_indices().peekable();
    while let Some((at, mark)) = marks.next() {
        if mark.is_whitespace() {
            word_from = at + mark.len_utf8();
        }
        let next = marks.peek().map(|(_, next)| *next);
        let last = next.is_none_or(char::is_whitespace);
        let ends = match mark {
            '\n' | '\r' => true,
            '!' | '?' | '…' => {
                next.is_none_or(|next| !matches!(next, '!' | '?' | '.' | '"' | '”' | ')' | '…'))
            }
            '.' => last && !is_short_form(&text[word_from..at]),
            // The mark that ends a quotation ends the sentence as well.
            '"' | '”' | ')' => last && text[..at].ends_with(['.', '!', '?']),
            '。' | '！' | '？' => true,
            _ => false,
        };
        if ends {
            let end = at + mark.len_utf8();
            push(start, end);
            start = end;
        }
    }
    push(start, text.len());
    found
}

fn is_short_form(word: &str) -> bool {
    let word = word.trim_start_matches(['(', '"', '“']);
    let initial = word.len() == 1 && word.starts_with(char::is_uppercase) && word != "I";
    initial || word.len() <= 6 && is_one_of(SHORT_FORMS, &word.to_lowercase()) && word.to_lowercase() != "no"
}

pub(super) fn words<'a>(sentence: Sentence<'a>) -> Vec<Word<'a>> {
    let text = sentence.text;
    let mut found: Vec<Word<'a>> = Vec::new();
    let (mut at, mut end) = (0, 0);
    while at < text.len() {
        let Some(from) = text[at..].find(char::is_alphanumeric).map(|found| at + found) else { break };
        let to = from + word_length(&text[from..]);
        let raw = &text[from..to];
        let low = folded(raw).replace(['’', '`', '´', 'ʼ'], "'");
        split_contraction(raw, &low, from, &text[end..from], sentence.at, &mut found);
        (at, end) = (to, to);
    }
    found
}

/// Letters and digits, with what joins two of them: an apostrophe, a hyphen, a full stop or a comma in a number.
fn word_length(text: &str) -> usize {
    let mut length = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|(_, next)| *next);
        let joins = match c {
            '\'' | '’' | '`' | '´' | 'ʼ' | '-' | '‑' | '_' | '@' | '+' | '#' => {
                next.is_some_and(char::is_alphanumeric) || matches!(c, '+' | '#')
            }
            '.' | ',' | ':' | '/' => {
                next.is_some_and(|next| next.is_ascii_digit())
                    && text[..at].ends_with(|c: char| c.is_ascii_digit())
                    || matches!(c, '.' | '/') && next.is_some_and(char::is_alphabetic)
            }
            _ => c.is_alphanumeric() || unicode_normalization::char::is_combining_mark(c),
        };
        if !joins {
            break;
        }
        length = at + c.len_utf8();
    }
    length
}

/// Written without its apostrophe.
const BARE: [(&str, usize, &str); 3] = [("im", 1, "'m"), ("ive", 1, "'ve"), ("id", 1, "'d")];

fn split_contraction<'a>(
    raw: &'a str,
    low: &str,
    from: usize,
    gap: &'a str,
    offset: usize,
    found: &mut Vec<Word<'a>>,
) {
    let cut = match low.find('\'') {
        Some(cut) if matches!(&low[..cut], "i" | "we") => Some((cut, low[cut..].to_owned())),
        _ => BARE
            .iter()
            .find(|(bare, _, _)| *bare == low && (low != "id" || raw == "Id"))
            .map(|(_, cut, behind)| (*cut, (*behind).to_owned())),
    };
    let at = offset + from;
    match cut {
        Some((cut, behind)) => {
            found.push(Word { raw: &raw[..cut], low: low[..cut].to_owned(), at, gap });
            found.push(Word { raw: &raw[cut..], low: behind, at: at + cut, gap: "" });
        }
        None => {
            let low = match low {
                "dont" => "don't".to_owned(),
                "cant" => "can't".to_owned(),
                "didnt" => "didn't".to_owned(),
                "doesnt" => "doesn't".to_owned(),
                _ => low.to_owned(),
            };
            found.push(Word { raw, low, at, gap });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        sentences(text, 0).into_iter().map(|sentence| sentence.text).collect()
    }

    #[test]
    fn a_word_is_one_of_a_list_if_it_stands_there_whole() {
        for word in ["tea", "café", "iced tea"] {
            assert!(is_one_of("tea|café|iced tea", word), "{word}");
        }
        for word in ["te", "teas", "ea", "", "tea|café", "|", "iced"] {
            assert!(!is_one_of("tea|café|iced tea", word), "{word}");
        }
    }

    #[test]
    fn a_full_stop_in_a_number_a_short_form_or_an_initial_ends_no_sentence() {
        assert_eq!(
            split("I saw Dr. Hale at 7.30 p.m. today. I owe 3.5 euros!"),
            ["I saw Dr. Hale at 7.30 p.m. today.", "I owe 3.5 euros!"]
        );
        assert_eq!(split("J. R. Moss is my aunt. Yes?! Ok"), ["J. R. Moss is my aunt.", "Yes?!", "Ok"]);
    }

    #[test]
    fn a_contraction_of_the_speaker_is_two_words_at_their_places() {
        let text = "Well, I’ve paid 1,200 for John's C++ course";
        let words = words(Sentence { text, at: 10 });
        let low: Vec<&str> = words.iter().map(|word| word.low.as_str()).collect();
        assert_eq!(low, ["well", "i", "'ve", "paid", "1,200", "for", "john's", "c++", "course"]);
        assert!(words.iter().all(|word| &text[word.at - 10..word.end() - 10] == word.raw));
    }
}
