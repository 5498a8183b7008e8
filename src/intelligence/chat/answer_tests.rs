use serde_json::json;

use super::{Answer, MOST_TOKENS};
use crate::{
    Usage,
    chat::{
        ChatOptions,
        fixtures::{SECRET, frame, options},
    },
    reply::{BAD_JSON, REJECTED_BY_SCHEMA, TRUNCATED},
    tokens,
};

fn read(body: &serde_json::Value) -> Answer {
    Answer::read(body.to_string().as_bytes()).unwrap()
}

fn priced() -> ChatOptions {
    let options = options("http://localhost/v1");
    ChatOptions { prompt_price_micros_per_1k: 150, completion_price_micros_per_1k: 600, ..options }
}

#[test]
fn what_the_model_said_is_taken_where_it_is_whole() {
    assert_eq!(read(&frame("{}", "stop")).whole(), Ok("{}".into()));
    // Not every endpoint names why it ended.
    let bare = json!({"choices": [{"message": {"content": "{}", "refusal": null}}]});
    assert_eq!(read(&bare).whole(), Ok("{}".into()));
    // A cap that was met exactly cut nothing off.
    assert_eq!(read(&frame("{}", "length")).whole(), Ok("{}".into()));
}

#[test]
fn an_answer_in_parts_or_in_a_call_is_one_answer() {
    let parts = json!([
        {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]},
        {"type": "reasoning", "text": "{\"a\":2}"},
        {"type": "text", "text": "{\"a\":"},
        {"type": "text", "text": "1}"},
    ]);
    let call = json!([{"function": {"name": "decide", "arguments": "{\"a\":1}"}}]);
    for message in [json!({"content": parts}), json!({"content": null, "tool_calls": call})] {
        let body = json!({"choices": [{"message": message, "finish_reason": "tool_calls"}]});
        assert_eq!(read(&body).whole(), Ok("{\"a\":1}".into()), "{body}");
    }
}

#[test]
fn what_is_not_whole_or_not_there_is_named() {
    let mut declined = frame("{}", "stop");
    declined["choices"][0]["message"]["refusal"] = json!(SECRET);
    let cases = [
        (frame("{\"a\":", "length"), TRUNCATED),
        (frame("{}", "content_filter"), REJECTED_BY_SCHEMA),
        (declined, REJECTED_BY_SCHEMA),
        (
            json!({"choices": [{"message": {"content": null, "reasoning_content": "{}", "reasoning": "{}"}}]}),
            REJECTED_BY_SCHEMA,
        ),
        (json!({"choices": []}), REJECTED_BY_SCHEMA),
        (json!({"choices": [{"message": {"content": null}}]}), REJECTED_BY_SCHEMA),
        (json!({"error": {"message": SECRET}}), REJECTED_BY_SCHEMA),
        (json!([SECRET]), REJECTED_BY_SCHEMA),
        (json!(null), REJECTED_BY_SCHEMA),
    ];
    for (body, outcome) in cases {
        let answer = read(&body);
        let wrong = answer.whole().unwrap_err();
        assert_eq!(wrong.outcome, outcome, "{body}");
        assert!(!wrong.what.contains("Anna"), "{}", wrong.what);
    }
    for body in ["", "<html>", "{\"choices\":", "\u{1}"] {
        assert_eq!(Answer::read(body.as_bytes()).err().unwrap().outcome, BAD_JSON, "{body:?}");
    }
    assert_eq!(Answer::read(b"\"\xff\"").err().unwrap().outcome, BAD_JSON);
}

#[test]
fn a_request_costs_what_its_tokens_cost() {
    let usage = read(&frame("{}", "stop")).usage(&["one"], &priced());
    let wanted = Usage { requests: 1, prompt_tokens: 1_000, completion_tokens: 10, cost_micros: 156 };
    assert_eq!(usage, wanted);
    let free = read(&frame("{}", "stop")).usage(&["one"], &options("http://localhost/v1"));
    assert_eq!(free, Usage { cost_micros: 0, ..wanted });
}

#[test]
fn tokens_that_are_not_told_are_counted() {
    let (asked, said) = (["the rules", "the question"], "the answer in a few words");
    let counted = asked.iter().map(|text| tokens::count(text) as u64).sum::<u64>();
    let told = [
        json!(null),
        json!({}),
        json!({"prompt_tokens": null, "completion_tokens": "10"}),
        json!({"prompt_tokens": -1, "completion_tokens": 0.5}),
        json!({"prompt_tokens": u64::MAX, "completion_tokens": MOST_TOKENS + 1}),
    ];
    for told in told {
        let mut body = frame(said, "length");
        body["usage"] = told;
        let usage = read(&body).usage(&asked, &priced());
        assert_eq!(usage.prompt_tokens, counted, "{body}");
        assert_eq!(usage.completion_tokens, tokens::count(said) as u64, "{body}");
    }
    let mut body = frame(said, "stop");
    body["usage"] = json!({"prompt_tokens": MOST_TOKENS});
    let usage = read(&body).usage(&asked, &priced());
    assert_eq!((usage.prompt_tokens, usage.completion_tokens), (MOST_TOKENS, tokens::count(said) as u64));
    let usage = Answer::default().usage(&asked, &priced());
    assert_eq!((usage.prompt_tokens, usage.completion_tokens), (counted, 0));
}
