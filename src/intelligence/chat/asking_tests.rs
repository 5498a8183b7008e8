use std::time::Duration;

use memledger_offline::MemoryText;
use serde_json::json;

use super::{MOST_USELESS_BYTES, recorded};
use crate::{
    Decision, Judged, LanguageModel, PortError, Usage,
    chat::{
        ChatOptions,
        fixtures::{KEY, SECRET, answers, corpus, decided, frame, open, options, outcomes},
    },
    endpoint::scripted::{Scripted, Step, says},
    tokens,
};

const KEPT: [(&str, &str); 3] = [("a", "keep"), ("b", "keep"), ("c", "keep")];

fn good() -> Step {
    answers(&decided(&KEPT))
}

fn truncated() -> Step {
    says(200, &frame(&decided(&KEPT)[..40], "length").to_string())
}

/// Every bad answer, and how it is named.
fn bad_answers() -> Vec<(Step, &'static str)> {
    vec![
        (says(200, "<html></html>"), "bad_json"),
        (answers("I would rather not."), "bad_json"),
        (answers(&decided(&KEPT)[..40]), "bad_json"),
        (answers(&decided(&[("q", "keep")])), "missing_ids"),
        (answers(&decided(&[("a", "burn"), ("c", "burn")])), "missing_ids"),
        (truncated(), "truncated"),
        (answers(r#"{"decisions":7}"#), "rejected_by_schema"),
        (says(200, r#"{"error":{"message":"overloaded"}}"#), "rejected_by_schema"),
    ]
}

/// What asking about all three memories comes to, and how often was asked.
async fn classify(steps: Vec<Step>, change: fn(&mut ChatOptions)) -> (Judged<Vec<Decision>>, usize) {
    let server = Scripted::start(steps).await;
    let mut options = options(&server.base_url);
    change(&mut options);
    let judged = open(options).classify(&corpus(), 0..3).await;
    (judged, server.asked().len())
}

#[tokio::test]
async fn whatever_goes_wrong_is_named_and_asked_again_until_it_goes_right() {
    let wait = Step::Says(429, "retry-after: 0\r\n", "{}".into());
    let accidents = [
        (wait, "rate_limited"),
        (says(500, "oops"), "unavailable"),
        (Step::Close, "unavailable"),
        (Step::Cut, "unavailable"),
    ];
    let (mut steps, mut wanted): (Vec<Step>, Vec<&str>) = bad_answers().into_iter().chain(accidents).unzip();
    steps.push(good());
    wanted.push("ok");
    let at_once = |options: &mut ChatOptions| (options.attempts, options.first_pause) = (20, Duration::ZERO);
    let (judged, asked) = classify(steps, at_once).await;
    let decisions = judged.result.as_ref().unwrap();
    assert_eq!(decisions.len(), 3);
    assert_eq!(outcomes(&judged), wanted);
    assert_eq!((asked, judged.usage.requests), (13, 13));
    assert_eq!(judged.exchanges[0].reply, "<html></html>");
    assert_eq!(judged.exchanges[9].reply, "oops");
    assert_eq!(judged.exchanges[12].reply, frame(&decided(&KEPT), "stop").to_string());
}

#[tokio::test]
async fn a_model_that_never_answers_well_is_given_up_after_all_attempts() {
    for (step, outcome) in bad_answers() {
        let (judged, asked) = classify(vec![step], |options| options.attempts = 3).await;
        let Err(PortError::BadReply(what)) = &judged.result else { panic!("{outcome}: {judged:?}") };
        assert!(what.starts_with(outcome) && !what.contains("Anna"), "{what}");
        assert_eq!((asked, judged.usage.requests), (3, 3), "{outcome}");
        assert_eq!(outcomes(&judged), [outcome; 3]);
    }
    for (step, outcome) in [(says(503, ""), "unavailable"), (Step::Close, "unavailable")] {
        let (judged, asked) = classify(vec![step], |options| options.attempts = 3).await;
        assert!(matches!(judged.result, Err(PortError::Unavailable(_))), "{judged:?}");
        assert_eq!((asked, outcomes(&judged)), (3, vec![outcome; 3]));
    }
    let (judged, asked) = classify(vec![says(429, "")], |options| options.attempts = 3).await;
    assert_eq!(judged.result, Err(PortError::RateLimited { after: None }));
    assert_eq!((asked, outcomes(&judged)), (3, vec!["rate_limited"; 3]));
}

#[tokio::test]
async fn a_silent_model_is_waited_for_no_longer_than_allowed() {
    let short = |options: &mut ChatOptions| {
        options.timeout = Duration::from_millis(100);
        options.attempts = 2;
    };
    let (judged, _) = classify(vec![Step::Hang], short).await;
    assert_eq!(judged.result, Err(PortError::Unavailable("no whole answer in 100 ms".into())));
    assert_eq!(outcomes(&judged), ["timeout"; 2]);
    assert_eq!(judged.usage, Usage { requests: 2, ..Usage::default() });
    assert!(judged.exchanges.iter().all(|it| it.reply.is_empty() && it.elapsed_ms >= 100));

    // On a slow machine more than the first of them may run out of time.
    let patient = |options: &mut ChatOptions| {
        options.timeout = Duration::from_secs(1);
        options.attempts = 10;
    };
    let (judged, _) = classify(vec![Step::Hang, good()], patient).await;
    assert!(judged.result.is_ok(), "{judged:?}");
    let outcomes = outcomes(&judged);
    assert_eq!((outcomes.first(), outcomes.last()), (Some(&"timeout"), Some(&"ok")));
}

#[tokio::test]
async fn a_wait_that_the_endpoint_asks_for_is_kept() {
    let wait = Step::Says(429, "retry-after: 1\r\n", String::new());
    let server = Scripted::start(vec![wait, good()]).await;
    let judged = open(options(&server.base_url)).classify(&corpus(), 0..3).await;
    assert_eq!(outcomes(&judged), ["rate_limited", "ok"]);
    let asked = server.asked();
    // However slow the machine is, it is not sooner.
    assert!(asked[1].at.duration_since(asked[0].at) >= Duration::from_secs(1));

    let wait = Step::Says(429, "retry-after: 3600\r\n", String::new());
    let (judged, asked) = classify(vec![wait], |_| ()).await;
    let after = Some(Duration::from_secs(3_600));
    assert_eq!((judged.result, asked), (Err(PortError::RateLimited { after }), 1));
}

#[tokio::test]
async fn a_refusal_is_not_argued_with_and_its_record_holds_no_key() {
    for status in [400, 401, 403, 404, 422] {
        let message = format!("the key {KEY} asks about {SECRET}");
        let body = json!({"error": {"message": message, "code": "invalid_api_key"}}).to_string();
        let (judged, asked) = classify(vec![says(status, &body)], |_| ()).await;
        let what = match &judged.result {
            Err(PortError::NoAccess(what)) if [401, 403, 404].contains(&status) => what,
            Err(PortError::Refused(what)) if [400, 422].contains(&status) => what,
            other => panic!("{status}: {other:?}"),
        };
        assert!(what.contains(&format!("{status} (invalid_api_key)")), "{what}");
        assert!(!what.contains(KEY) && !what.contains("Anna"), "{what}");
        assert_eq!((asked, outcomes(&judged)), (1, vec!["refused"]));
        assert_eq!(judged.exchanges[0].reply, body.replace(KEY, "…"));
    }
}

#[tokio::test]
async fn every_request_is_paid_for_the_bad_ones_too() {
    let untold = json!({"choices": [{"message": {"content": "no JSON"}, "finish_reason": "stop"}]});
    let steps = vec![truncated(), says(500, ""), says(200, &untold.to_string()), good()];
    let server = Scripted::start(steps).await;
    let mut options = options(&server.base_url);
    (options.prompt_price_micros_per_1k, options.completion_price_micros_per_1k) = (2_000, 100_000);
    let judged = open(options).classify(&corpus(), 0..3).await;
    assert_eq!(outcomes(&judged), ["truncated", "unavailable", "bad_json", "ok"]);
    let messages = server.asked()[0].body["messages"].clone();
    let asked = |at: usize| tokens::count(messages[at]["content"].as_str().unwrap()) as u64;
    let (prompt, completion) = (asked(0) + asked(1), tokens::count("no JSON") as u64);
    let wanted = Usage {
        requests: 4,
        prompt_tokens: 2 * 1_000 + prompt,
        completion_tokens: 2 * 10 + completion,
        cost_micros: 2 * (2_000 + 1_000) + 2 * prompt + 100 * completion,
    };
    assert_eq!(judged.usage, wanted);
}

#[tokio::test]
async fn an_answer_beyond_all_bounds_is_not_read_to_its_end() {
    let endless = says(200, &format!("{}{}", frame(&decided(&KEPT), "stop"), " ".repeat(100_000)));
    let short = |options: &mut ChatOptions| {
        options.max_tokens = 1;
        options.attempts = 2;
    };
    let (judged, asked) = classify(vec![endless], short).await;
    assert!(matches!(judged.result, Err(PortError::BadReply(_))), "{judged:?}");
    assert_eq!((asked, outcomes(&judged)), (2, vec!["rejected_by_schema"; 2]));
    assert_eq!(judged.exchanges[0].reply.len(), MOST_USELESS_BYTES);
}

#[test]
fn a_record_is_cut() {
    assert_eq!(recorded(b"plain", 5), "plain");
    assert_eq!(recorded(b"", 5), "");
    assert_eq!(recorded(b"a\xffb", 5), "a\u{fffd}b");
    let cut = recorded("€".repeat(100).as_bytes(), 100);
    assert_eq!(cut, "€".repeat(33));
}

#[tokio::test]
async fn a_model_that_says_the_key_is_heard_without_it() {
    let mut decided: serde_json::Value = serde_json::from_str(&decided(&KEPT)).unwrap();
    decided["decisions"][0]["reason"] = json!(format!("because of {KEY}"));
    let plain = decided.to_string();
    let escaped = plain.replace(KEY, &KEY.replace('-', "\\u002d"));
    assert_ne!(plain, escaped);
    for text in [plain, escaped] {
        let (judged, _) = classify(vec![answers(&text)], |_| ()).await;
        assert_eq!(judged.result.as_ref().unwrap()[0].reason, "because of …");
        let reply = &judged.exchanges[0].reply;
        assert!(reply.contains("because of …") && !reply.contains("nobody"), "{reply}");
    }
}

/// Endpoints that want no key are given a word, which memories may hold.
#[tokio::test]
async fn a_key_that_is_a_word_of_the_memories_stays_in_what_is_made_of_them() {
    const WORD: &str = "lm-studio";
    const LONG: &str = "lm-studio-and-more";
    let memory = |id: &str, content: &str| MemoryText {
        id: id.into(),
        content: content.into(),
        ..corpus().memories[0].clone()
    };
    let told = format!("Runs models in {LONG}");
    for (key, told, expected) in
        [(WORD, "Runs models", WORD), (LONG, told.as_str(), LONG), (LONG, "Runs models", "…")]
    {
        let merged = json!({"content": format!("Runs models in {key}, \"{key}\" too"), "topics": [key]});
        let server = Scripted::start(vec![answers(&merged.to_string())]).await;
        let options = ChatOptions { key: Some(key.into()), ..options(&server.base_url) };
        let judged = open(options).merge(&[memory("a", told), memory("b", "Likes models")]).await;
        let text = judged.result.unwrap();
        assert_eq!(text.topics, [expected]);
        assert!(text.content.starts_with(&format!("Runs models in {expected}, ")), "{text:?}");
        assert!(!judged.exchanges[0].reply.contains(key), "{:?}", judged.exchanges);
    }
}
