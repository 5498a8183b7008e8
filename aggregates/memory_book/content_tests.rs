//! Limits of the personal part of a memory, each at its edge.

use serde_json::{Value, json};

use super::{MemoryBookRejection, MemoryContent, RawContent, Reason};

type Made = Result<MemoryContent, MemoryBookRejection>;

fn raw() -> RawContent {
    RawContent { content: "a".into(), ..Default::default() }
}

fn with_topics(topics: &[String]) -> Made {
    MemoryContent::new(RawContent { topics: topics.to_vec(), ..raw() })
}

fn with_input(input: &str) -> Made {
    MemoryContent::new(RawContent { input: Some(input.into()), ..raw() })
}

fn with_metadata(metadata: &Value) -> Made {
    MemoryContent::new(RawContent { metadata: metadata.as_object().unwrap().clone(), ..raw() })
}

fn kept(metadata: &Value) -> Value {
    Value::Object(with_metadata(metadata).unwrap().metadata)
}

fn invalid(field: &str, message: &str) -> Made {
    Err(MemoryBookRejection::invalid(field, message))
}

#[test]
fn an_input_a_topic_and_a_reason_have_their_own_lengths() {
    let x = |length: usize| "x".repeat(length);
    let over = |max: usize| format!("must have at most {max} characters, has {}", max + 1);
    assert_eq!(with_input(&x(32_768)).unwrap().input, Some(x(32_768)));
    assert_eq!(with_input(&x(32_769)), invalid("input", &over(32_768)));
    assert_eq!(with_topics(&[x(128)]).unwrap().topics, [x(128)]);
    assert_eq!(with_topics(&[x(129)]), invalid("topics[0]", &over(128)));
    assert_eq!(Reason::new(&x(1_000)).unwrap().reason, x(1_000));
    assert_eq!(Reason::new(&x(1_001)), Err(MemoryBookRejection::invalid("reason", over(1_000))));
}

#[test]
fn a_blank_input_is_none() {
    assert_eq!(with_input(" \n").unwrap().input, None);
}

#[test]
fn lines_and_tabs_stand_in_an_input_but_not_in_a_topic() {
    assert_eq!(with_input("a\n\r\tb").unwrap().input.as_deref(), Some("a\n\r\tb"));
    let message = "holds a control character at character 2";
    assert_eq!(with_topics(&["a\nb".into()]), invalid("topics[0]", message));
}

#[test]
fn sixteen_topics_are_kept_and_each_of_them_once() {
    let topics: Vec<String> = (0..16).map(|n| format!("t{n}")).collect();
    let twice = [topics.clone(), topics.clone()].concat();
    assert_eq!(with_topics(&twice).unwrap().topics, topics);
}

#[test]
fn metadata_of_8192_bytes_is_kept_and_of_one_more_refused() {
    let empty = r#"{"k":""}"#.len();
    let metadata = |bytes: usize| json!({"k": "x".repeat(bytes - empty)});
    assert_eq!(kept(&metadata(8_192)), metadata(8_192));
    let message = "must have at most 8192 bytes as JSON, has 8193";
    assert_eq!(with_metadata(&metadata(8_193)), invalid("metadata", message));
}

#[test]
fn metadata_is_nested_16_deep_at_most_in_arrays_as_in_objects() {
    let array: fn(Value) -> Value = |inner| json!([inner]);
    let object: fn(Value) -> Value = |inner| json!({"k": inner});
    for (wrap, step) in [(array, "[0]"), (object, ".k")] {
        let metadata = |levels: usize| {
            let nested = (0..levels).fold(json!(true), |inner, _| wrap(inner));
            json!({"k": nested})
        };
        assert_eq!(kept(&metadata(15)), metadata(15));
        let field = format!("metadata.k{}", step.repeat(16));
        assert_eq!(with_metadata(&metadata(16)), invalid(&field, "is nested deeper than 16"));
    }
}

#[test]
fn metadata_holds_whole_numbers_up_to_two_to_the_53_and_fractions() {
    let most: i64 = 9_007_199_254_740_992;
    for number in [json!(most), json!(-most), json!(0.5), json!(-2.5)] {
        let metadata = json!({"k": number});
        assert_eq!(kept(&metadata), metadata);
    }
    for number in [most + 1, -most - 1, i64::MAX, i64::MIN] {
        let message = "is a whole number over 2^53; send it as a string";
        assert_eq!(with_metadata(&json!({"k": number})), invalid("metadata.k", message));
    }
    for too_long in ["100000000000000000001", "-100000000000000000001", "1e20"] {
        let metadata: Value = serde_json::from_str(&format!("{{\"k\": {too_long}}}")).unwrap();
        let message = "is a whole number over 2^53; send it as a string";
        assert_eq!(with_metadata(&metadata), invalid("metadata.k", message), "{too_long}");
    }
}

#[test]
fn metadata_with_a_nul_in_a_text_or_a_key_is_refused() {
    let in_text = json!({"k": ["a", "b\0"]});
    assert_eq!(with_metadata(&in_text), invalid("metadata.k[1]", "holds a NUL character"));
    let in_key = json!({"k": {"a\0": 1}});
    assert_eq!(with_metadata(&in_key), invalid("metadata.k", "has a key with a NUL character"));
}
