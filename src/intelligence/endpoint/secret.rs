//! The endpoint's key in what an endpoint answers: whoever reads the records of a run, or the reasons in a history, may
//! not use the endpoint.

use std::borrow::Cow;

/// Shortest key that is a secret. Endpoints that want none are often given a word instead.
const FEWEST_KEY_BYTES: usize = 8;
/// Stands in its place.
const HIDDEN: &[u8] = "…".as_bytes();

/// A character of a text, and the bytes that it is written with.
struct EncodedCharacter {
    character: u32,
    from: usize,
    to: usize,
}

/// The text without the key, in whatever way JSON may write it, also within a text that is JSON itself; borrowed where
/// there is none in it.
pub(crate) fn hidden<'a>(text: &'a [u8], key: Option<&str>) -> Cow<'a, [u8]> {
    let Some(key) = key.filter(|key| key.len() >= FEWEST_KEY_BYTES) else { return Cow::Borrowed(text) };
    let key: Vec<u32> = key.bytes().map(u32::from).collect();
    let written = written(text);
    let is_key = |at: usize| {
        let there = &written[at..written.len().min(at + key.len())];
        // Its beginning, too, where the text was cut off in it.
        there.len() >= FEWEST_KEY_BYTES
            && there.iter().zip(&key).all(|(one, of_key)| one.character == *of_key)
    };
    let (mut shown, mut from, mut at) = (Vec::new(), 0, 0);
    while at < written.len() {
        if is_key(at) {
            shown.extend_from_slice(&text[from..written[at].from]);
            shown.extend_from_slice(HIDDEN);
            at = written.len().min(at + key.len());
            from = written[at - 1].to;
        } else {
            at += 1;
        }
    }
    if from == 0 {
        return Cow::Borrowed(text);
    }
    shown.extend_from_slice(&text[from..]);
    Cow::Owned(shown)
}

/// Reads `\/`, `\"` and `\u0041` as what they mean, behind however many backslashes: each JSON text within another
/// doubles them. Any other run of them stands for one.
fn written(text: &[u8]) -> Vec<EncodedCharacter> {
    let mut written = Vec::with_capacity(text.len());
    let mut from = 0;
    while from < text.len() {
        let backslashes = text[from..].iter().take_while(|byte| **byte == b'\\').count();
        let after = from + backslashes;
        let (character, to) = match text.get(after) {
            Some(byte) if backslashes == 0 => (u32::from(*byte), after + 1),
            Some(byte @ (b'/' | b'"')) => (u32::from(*byte), after + 1),
            Some(b'u') => match code(&text[after + 1..]) {
                Some(character) => (character, after + 5),
                None => (u32::from(b'\\'), after),
            },
            _ => (u32::from(b'\\'), after),
        };
        written.push(EncodedCharacter { character, from, to });
        from = to;
    }
    written
}

/// Of four hexadecimal digits.
fn code(text: &[u8]) -> Option<u32> {
    let digits = std::str::from_utf8(text.get(..4)?).ok()?;
    digits.bytes().all(|byte| byte.is_ascii_hexdigit()).then(|| u32::from_str_radix(digits, 16).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "sk-a/b\"c-4711";

    fn shown(text: &str) -> String {
        String::from_utf8(hidden(text.as_bytes(), Some(KEY)).into_owned()).unwrap()
    }

    #[test]
    fn a_key_is_hidden_however_it_is_written() {
        let once = serde_json::to_string(KEY).unwrap();
        let twice = serde_json::to_string(&once).unwrap();
        let thrice = serde_json::to_string(&twice).unwrap();
        for (text, expected) in [
            (KEY, "…"),
            (&format!("a {KEY}{KEY} b"), "a …… b"),
            (&once, "\"…\""),
            (&once.replace('/', "\\/"), "\"…\""),
            (&twice, "\"\\\"…\\\"\""),
            (&thrice, &thrice.replace(thrice.trim_matches(['\\', '"']), "…")),
            (&KEY[..9], "…"),
            ("cut \\\"sk-a\\/b\\u0022c-", "cut \\\"…"),
            ("x sk\\u002da\\u002Fb\\u0022c-\\u0034711 y", "x … y"),
            ("{\\\"why\\\":\\\"sk-a\\\\/b\\\\\\\"c-4711\\\"}", "{\\\"why\\\":\\\"…\\\"}"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn what_holds_no_key_stays_as_it_is() {
        for text in [
            "",
            "\\",
            "\\u",
            "\\u00",
            "\\uzzzz",
            "\\\\\\n",
            "sk-a/b\"c-471 ",
            "sk-a/b\"",
            "\\ud83d\\ude00 €",
            "+123\\u+123",
        ] {
            assert_eq!(shown(text), text);
        }
        assert_eq!(&*hidden(b"a\xff\\", Some(KEY)), b"a\xff\\");
        assert_eq!(&*hidden(b"x", None), b"x");
        // A word that stands for no key stands in answers too.
        assert_eq!(&*hidden(b"x ollama", Some("ollama")), b"x ollama");
    }

    /// A key with a backslash is written with one in a plain text, and with more in JSON.
    #[test]
    fn a_key_may_hold_a_backslash() {
        let key = "sk\\4711-4711";
        for text in ["sk\\4711-4711", "sk\\\\4711-4711", "sk\\\\\\\\4711-4711"] {
            assert_eq!(&*hidden(text.as_bytes(), Some(key)), HIDDEN);
        }
    }
}
