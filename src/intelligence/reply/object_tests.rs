use serde_json::json;

use super::{BAD_JSON, REJECTED_BY_SCHEMA, only};

#[test]
fn an_object_is_found_in_what_is_said_around_it() {
    let object = r#"{"a":{"b":"} { \" {"},"c":[{}]}"#;
    let texts = [
        object.to_owned(),
        format!(" \n{object}\n"),
        format!("```json\n{object}\n```"),
        format!("```\n{object}\n```\nThat is all."),
        format!("Here it is: {object} Ask me anything."),
        format!("In the form {{…}} that you asked for: {object}"),
        format!("{object} I closed every {{ that I opened."),
        format!("{object} And what is {{\"open"),
    ];
    for text in texts {
        assert_eq!(only(&text), Ok(serde_json::from_str(object).unwrap()), "{text}");
    }
}

#[test]
fn what_holds_no_single_whole_object_is_refused() {
    let cases = [
        ("", BAD_JSON),
        ("I can't do that.", BAD_JSON),
        ("{", BAD_JSON),
        (r#"{"a":1"#, BAD_JSON),
        // The inner one is whole, but it is not the answer.
        (r#"{"decisions":[{"memory_id":"a"}"#, BAD_JSON),
        (r#"{"a":1} {"a":1}"#, BAD_JSON),
        (r#"first {"a":1}, then {"b":2}"#, BAD_JSON),
        (r#"[{"a":1},{"b":2}"#, BAD_JSON),
        (r#"{'a':1}"#, BAD_JSON),
        ("[]", REJECTED_BY_SCHEMA),
        ("null", REJECTED_BY_SCHEMA),
        (r#""{}""#, REJECTED_BY_SCHEMA),
    ];
    for (text, outcome) in cases {
        assert_eq!(only(text).unwrap_err().outcome, outcome, "{text}");
    }
}

#[test]
fn a_text_that_opens_without_end_is_given_up() {
    assert_eq!(only(&"{ ".repeat(100_000)).unwrap_err().outcome, BAD_JSON);
    assert_eq!(only(&r#"{"a":"#.repeat(100_000)).unwrap_err().outcome, BAD_JSON);
    let late = format!("{} {{\"a\":1}}", "{x".repeat(64));
    assert_eq!(only(&late).unwrap_err().outcome, BAD_JSON);
    let in_time = format!("{} {{\"a\":1}}", "{x".repeat(63));
    assert_eq!(only(&in_time), Ok(json!({"a": 1})));
}

#[test]
fn a_last_comma_and_thoughts_spoil_nothing() {
    for text in [
        r#"{"a":[1,],}"#,
        r#"```json {"a":[1, ] , } ```"#,
        r#"{"a":[2]}</think>\u{feff}{"a":[1]}"#,
        r#"Now {x} {"a":[1]}"#,
    ] {
        let text = text.replace("\\u{feff}", "\u{feff}");
        assert_eq!(only(&text), Ok(json!({"a": [1]})), "{text}");
    }
    assert_eq!(only(r#"{"a":", ]",}"#), Ok(json!({"a": ", ]"})));
}
