use std::time::Duration;

use super::ChatOptions;
use crate::chat::{
    ChatModel,
    fixtures::{KEY, options},
};

#[test]
fn an_option_that_can_not_be_is_named() {
    let url = "http://localhost/v1";
    type Case = (&'static str, fn(&mut ChatOptions));
    let cases: [Case; 13] = [
        ("base_url", |o| o.base_url = "api.example".into()),
        ("base_url", |o| o.base_url = "http://name:word@localhost/v1".into()),
        ("model", |o| o.model = "  ".into()),
        ("attempts", |o| o.attempts = 0),
        ("timeout", |o| o.timeout = Duration::ZERO),
        ("key", |o| o.key = Some("sk-4711\nhost: elsewhere".into())),
        ("temperature", |o| o.temperature = Some(2.1)),
        ("temperature", |o| o.temperature = Some(f32::NAN)),
        ("max_tokens", |o| o.max_tokens = 0),
        ("max_tokens", |o| o.max_tokens = 200_001),
        ("context_chars", |o| o.context_chars = usize::MAX),
        ("prompt_price_micros_per_1k", |o| o.prompt_price_micros_per_1k = u64::MAX),
        ("completion_price_micros_per_1k", |o| o.completion_price_micros_per_1k = u64::MAX),
    ];
    for (option, change) in cases {
        let mut options = options(url);
        change(&mut options);
        let shown = format!("{options:?}");
        let wrong = ChatModel::new(options).err().unwrap_or_else(|| panic!("{shown} is taken"));
        assert_eq!(wrong.option, option, "{wrong}");
        assert!(!shown.contains("4711") && !wrong.to_string().contains("4711"), "{shown} {wrong}");
    }
    let edges = ChatOptions { temperature: Some(0.0), context_chars: 0, ..options(url) };
    assert!(ChatModel::new(edges).is_ok());
}

#[test]
fn the_key_is_not_shown() {
    let shown = format!("{:?}", options("http://localhost/v1"));
    assert!(!shown.contains(KEY) && shown.contains("tiny"), "{shown}");
}
