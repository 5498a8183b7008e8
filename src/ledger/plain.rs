//! What serde says of a value of the wrong type, in the words of JSON instead of Rust's.

/// `invalid type: string "4", expected u8 at line 1` becomes `must be a whole number of 0 or more, is "4" at line 1`;
/// what says something else stays as it is.
pub fn plain(message: &str) -> String {
    let (message, place) = match message.rfind(" at line ") {
        Some(at) => message.split_at(at),
        None => (message, ""),
    };
    let wrong = ["invalid type: ", "invalid value: ", "invalid length "];
    let wrong = wrong.iter().find_map(|begin| message.strip_prefix(begin));
    match wrong.and_then(|rest| rest.rsplit_once(", expected ")) {
        // A whole number as it is wanted, but for how large it is.
        Some((found, wanted)) if found.starts_with("integer `") && meant(wanted).contains("whole") => {
            match (found.contains('-'), wanted.starts_with('u')) {
                (true, true) => format!("must be {}, is {}{place}", meant(wanted), shown(found)),
                (true, false) => format!("{} is too small{place}", shown(found)),
                (false, _) => format!("{} is too large{place}", shown(found)),
            }
        }
        Some((found, wanted)) => format!("must be {}, is {}{place}", meant(wanted), shown(found)),
        None => format!("{message}{place}"),
    }
}

fn meant(wanted: &str) -> &str {
    match wanted {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number of 0 or more",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a string" | "a borrowed string" | "string" => "a text",
        "a boolean" => "true or false",
        "a map" | "map" => "an object",
        "a sequence" | "sequence" => "a list",
        "unit" => "null",
        wanted if wanted.starts_with("struct ") => "an object",
        wanted => wanted,
    }
}

fn shown(found: &str) -> String {
    match found {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit value" | "null" => "null".to_owned(),
        found => {
            let kinds = ["string ", "integer ", "floating point ", "boolean ", "character "];
            let bare = kinds.iter().find_map(|kind| found.strip_prefix(kind)).unwrap_or(found);
            bare.trim_matches('`').to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "only whether it can be read is looked at")]
    struct Shape {
        small: Option<u8>,
        signed: Option<i64>,
        share: Option<f64>,
        text: Option<String>,
        yes: Option<bool>,
        list: Option<Vec<String>>,
        inner: Option<Box<Self>>,
    }

    #[test]
    fn a_wrong_type_is_told_in_the_words_of_json() {
        for (json, said) in [
            (r#"{"small": "4"}"#, "must be a whole number of 0 or more, is \"4\" at line 1 column 13"),
            (r#"{"small": -1}"#, "must be a whole number of 0 or more, is -1 at line 1 column 12"),
            (r#"{"small": 300}"#, "300 is too large at line 1 column 13"),
            (r#"{"signed": 9223372036854775808}"#, "9223372036854775808 is too large at line 1 column 30"),
            (r#"{"small": 5.5}"#, "must be a whole number of 0 or more, is 5.5 at line 1 column 13"),
            (r#"{"signed": true}"#, "must be a whole number, is true at line 1 column 15"),
            (r#"{"share": []}"#, "must be a number, is a list at line 1 column 10"),
            (r#"{"text": {}}"#, "must be a text, is an object at line 1 column 9"),
            (
                r#"{"yes": "x, expected y"}"#,
                "must be true or false, is \"x, expected y\" at line 1 column 23",
            ),
            (r#"{"list": [null]}"#, "must be a text, is null at line 1 column 14"),
            (r#"{"inner": 3}"#, "must be an object, is 3 at line 1 column 11"),
            (r#"{"small": 1"#, "EOF while parsing an object at line 1 column 11"),
        ] {
            assert_eq!(plain(&serde_json::from_str::<Shape>(json).unwrap_err().to_string()), said, "{json}");
        }
    }
}
