//! What JSON of other systems may hold and no text can: NUL characters and halves of surrogate pairs.

use serde_json::Value;

use super::report::{Note, Remarks};

/// The value of a row, mended if need be.
pub fn value(row: &str, remarks: &mut Remarks) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::from_str(row).or_else(|failed| match whole_characters(row) {
        Some(mended) => {
            remarks.note(Note::SurrogatesReplaced);
            serde_json::from_str(&mended)
        }
        None => Err(failed),
    })?;
    if row.contains("\\u0000") && remove_nul(&mut value) {
        remarks.note(Note::NulRemoved);
    }
    Ok(value)
}

/// The same JSON with U+FFFD for each escape that is half a surrogate pair, if it has one. Texts that were cut in
/// the middle of an emoji have them, and some encoders write them.
fn whole_characters(json: &str) -> Option<String> {
    let mut whole = String::with_capacity(json.len());
    let (mut rest, mut found) = (json, false);
    while let Some(at) = rest.find('\\') {
        whole.push_str(&rest[..at]);
        rest = &rest[at..];
        let taken = match (code_unit(rest), rest.get(6..).and_then(code_unit)) {
            (Some(0xd800..=0xdbff), Some(0xdc00..=0xdfff)) => 12,
            (Some(0xd800..=0xdfff), _) => {
                found = true;
                whole.push('\u{fffd}');
                rest = &rest[6..];
                continue;
            }
            (Some(_), _) => 6,
            // Another escape: the backslash and the character that it is for.
            (None, _) => rest.char_indices().nth(2).map_or(rest.len(), |(end, _)| end),
        };
        whole.push_str(&rest[..taken]);
        rest = &rest[taken..];
    }
    whole.push_str(rest);
    found.then_some(whole)
}

/// The UTF-16 code unit of an escape that a text begins with.
fn code_unit(text: &str) -> Option<u16> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    let all_digits = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    all_digits.then(|| u16::from_str_radix(digits, 16).ok()).flatten()
}

fn remove_nul(value: &mut Value) -> bool {
    match value {
        Value::String(text) if text.contains('\0') => {
            text.retain(|c| c != '\0');
            true
        }
        // `|`, not `||`: all of them are mended.
        Value::Array(items) => items.iter_mut().fold(false, |found, item| found | remove_nul(item)),
        Value::Object(fields) => {
            let in_values = fields.values_mut().fold(false, |found, field| found | remove_nul(field));
            if !fields.keys().any(|key| key.contains('\0')) {
                return in_values;
            }
            *fields = std::mem::take(fields)
                .into_iter()
                .map(|(key, field)| (key.replace('\0', ""), field))
                .collect();
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn mended(row: &str) -> (Value, Vec<Note>) {
        let mut remarks = Remarks::default();
        (value(row, &mut remarks).unwrap(), remarks.notes)
    }

    #[test]
    fn half_a_surrogate_pair_becomes_a_replacement_character() {
        let replaced = vec![Note::SurrogatesReplaced];
        for (row, wanted) in [
            (r#""Likes emoji \ud83d""#, "Likes emoji \u{fffd}"),
            (r#""\uD83D\ud83d\ude00\ude00 \\ud83d \n""#, "\u{fffd}\u{1f600}\u{fffd} \\ud83d \n"),
            (r#""\ud83d\u0041""#, "\u{fffd}A"),
        ] {
            assert_eq!(mended(row), (json!(wanted), replaced.clone()), "{row}");
        }
        for whole in [r#""\ud83d\ude00""#, r#""\\ud83d""#, r#""ä""#] {
            assert_eq!(mended(whole).1, [], "{whole}");
        }
        // What is no JSON for another reason stays so.
        for broken in [r#""\ud83d"#, r#""\u12"#, r#""\"#, "{", r#""\ud83d" x"#] {
            assert!(value(broken, &mut Remarks::default()).is_err(), "{broken}");
        }
    }

    #[test]
    fn nul_characters_are_removed_wherever_they_stand() {
        let (value, notes) = mended(r#"{"a\u0000": ["x\u0000y", {"b": "\u0000"}], "c": 1}"#);
        assert_eq!((value, notes), (json!({"a": ["xy", {"b": ""}], "c": 1}), vec![Note::NulRemoved]));
        let (value, notes) = mended(r#"{"a": "\\u0000"}"#);
        assert_eq!((value, notes), (json!({"a": "\\u0000"}), vec![]));
    }
}
