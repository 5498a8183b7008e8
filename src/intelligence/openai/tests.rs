use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};

use super::{MOST_TEXT_BYTES, OpenAi, OpenAiOptions, batches};
use crate::{
    Embedder, PortError, Vector,
    endpoint::scripted::{Scripted, Step, good, numbers, says},
};

const KEY: &str = "sk-of-nobody-4711";
const SECRET: &str = "Anna keeps her savings under the floor";

fn options(base_url: &str) -> OpenAiOptions {
    let options = OpenAiOptions::new(base_url, "tiny", 3);
    OpenAiOptions { key: Some(KEY.into()), first_pause: Duration::from_millis(1), ..options }
}

fn open(options: OpenAiOptions) -> OpenAi {
    OpenAi::with_client(options, || Client::builder().no_proxy()).unwrap()
}

/// What asking for one text comes to, and how often was asked.
async fn ask(steps: Vec<Step>) -> (Result<Vec<Vector>, PortError>, usize) {
    let server = Scripted::start(steps).await;
    let answer = open(options(&server.base_url)).embed(&[SECRET]).await;
    (answer, server.asked().len())
}

#[track_caller]
fn are_vectors_of(vectors: &[Vector], texts: &[&str]) {
    assert_eq!(vectors.len(), texts.len());
    for (vector, text) in vectors.iter().zip(texts) {
        let wanted = numbers(text).map(f32::from);
        let length = wanted.iter().map(|x| x * x).sum::<f32>().sqrt();
        let near = vector.iter().zip(wanted).all(|(x, wanted)| (x - wanted / length).abs() < 1e-6);
        assert!(near && vector.len() == 3, "{vector:?} is not of {text:?}");
    }
}

#[tokio::test]
async fn the_question_is_as_the_api_wants_it() {
    let server = Scripted::start(vec![good()]).await;
    let embedder = open(options(&format!("{}/", server.base_url)));
    assert_eq!((embedder.id(), embedder.dimensions()), ("openai-tiny-3", 3));
    are_vectors_of(&embedder.embed(&["one", ""]).await.unwrap(), &["one", " "]);
    let asked = server.asked();
    assert!(asked[0].head.starts_with("post /v1/embeddings http/1.1\r\n"), "{}", asked[0].head);
    let key = format!("authorization: bearer {KEY}");
    assert!(asked[0].head.lines().any(|line| line == key), "{}", asked[0].head);
    let wanted = json!({"model": "tiny", "input": ["one", " "], "encoding_format": "float"});
    assert_eq!(asked[0].body, wanted);

    let embedder = open(OpenAiOptions { ask_dimensions: true, key: None, ..options(&server.base_url) });
    embedder.embed(&["one"]).await.unwrap();
    let asked = server.asked();
    assert_eq!(asked[1].body["dimensions"], 3);
    assert!(!asked[1].head.contains("authorization"), "{}", asked[1].head);
}

#[tokio::test]
async fn vectors_come_in_the_order_of_the_texts_whatever_the_order_of_the_answer() {
    let server = Scripted::start(vec![Step::Vectors(|items| items.reverse())]).await;
    let texts = ["one", "two", "three", "four", "five"];
    let embedder = open(OpenAiOptions { batch: 2, ..options(&server.base_url) });
    are_vectors_of(&embedder.embed(&texts).await.unwrap(), &texts);
    let inputs: Vec<Value> = server.asked().into_iter().map(|asked| asked.body["input"].clone()).collect();
    assert_eq!(inputs, [json!(["one", "two"]), json!(["three", "four"]), json!(["five"])]);
}

#[tokio::test]
async fn nobody_is_asked_about_nothing() {
    let server = Scripted::start(vec![good()]).await;
    assert_eq!(open(options(&server.base_url)).embed(&[]).await, Ok(vec![]));
    assert_eq!(server.asked().len(), 0);
}

#[test]
fn a_request_holds_neither_too_many_texts_nor_too_long_ones() {
    let (half, long) = ("h".repeat(MOST_TEXT_BYTES / 2), "l".repeat(MOST_TEXT_BYTES + 1));
    let texts = ["a", "b", "c", half.as_str(), half.as_str(), "d", long.as_str(), "e"];
    let lengths: Vec<usize> = batches(&texts, 4).iter().map(|batch| batch.len()).collect();
    assert_eq!(lengths, [4, 2, 1, 1]);
    assert_eq!(batches(&texts, 4).concat(), texts);
}

#[tokio::test]
async fn what_passes_is_waited_out() {
    let accidents = [
        vec![says(500, "oops"), says(503, "")],
        vec![Step::Close],
        vec![Step::Cut],
        vec![says(200, "no json")],
        vec![Step::Close, says(429, "{}"), Step::Cut],
    ];
    for accidents in accidents {
        let accidents_before = accidents.len();
        let (vectors, asked) = ask([accidents, vec![good()]].concat()).await;
        are_vectors_of(&vectors.unwrap(), &[SECRET]);
        assert_eq!(asked, accidents_before + 1);
    }
}

#[tokio::test]
async fn a_wait_that_the_endpoint_asks_for_is_kept() {
    let wait = Step::Says(429, "retry-after: 1\r\n", String::new());
    let server = Scripted::start(vec![wait, good()]).await;
    let vectors = open(options(&server.base_url)).embed(&["one"]).await.unwrap();
    are_vectors_of(&vectors, &["one"]);
    let asked = server.asked();
    // However slow the machine is, it is not sooner.
    assert!(asked[1].at.duration_since(asked[0].at) >= Duration::from_secs(1));
}

#[tokio::test]
async fn a_wait_too_long_is_left_to_the_caller() {
    let (answer, asked) = ask(vec![Step::Says(429, "retry-after: 3600\r\n", String::new())]).await;
    assert_eq!(answer, Err(PortError::RateLimited { after: Some(Duration::from_secs(3_600)) }));
    assert_eq!(asked, 1);
}

#[tokio::test]
async fn who_never_answers_well_is_given_up_after_all_attempts() {
    let (answer, asked) = ask(vec![says(429, "")]).await;
    assert_eq!((answer, asked), (Err(PortError::RateLimited { after: None }), 4));
    for step in [says(500, ""), Step::Close, Step::Cut] {
        let (answer, asked) = ask(vec![step]).await;
        assert!(matches!(answer, Err(PortError::Unavailable(_))), "{answer:?}");
        assert_eq!(asked, 4);
    }
}

#[tokio::test]
async fn a_request_that_hangs_ends_with_its_timeout() {
    let server = Scripted::start(vec![Step::Hang]).await;
    let timeout = Duration::from_millis(100);
    let embedder = open(OpenAiOptions { timeout, attempts: 2, ..options(&server.base_url) });
    let answer = embedder.embed(&["one"]).await;
    assert_eq!(answer, Err(PortError::Unavailable("no complete answer in 100 ms".into())));

    let server = Scripted::start(vec![Step::Hang, good()]).await;
    // On a slow machine more than the first of them may run out of time.
    let timeout = Duration::from_secs(1);
    let embedder = open(OpenAiOptions { timeout, attempts: 10, ..options(&server.base_url) });
    are_vectors_of(&embedder.embed(&["one"]).await.unwrap(), &["one"]);
    assert!(server.asked().len() >= 2);
}

#[tokio::test]
async fn where_nobody_listens_the_embedder_is_unavailable() {
    let embedder = open(OpenAiOptions { attempts: 2, ..options("http://127.0.0.1:1/v1") });
    let answer = embedder.embed(&["one"]).await;
    let Err(PortError::Unavailable(what)) = &answer else { panic!("{answer:?}") };
    assert!(what.starts_with("no connection: "), "{what}");
}

#[tokio::test]
async fn a_connection_that_should_be_private_is_never_made_openly() {
    let server = Scripted::start(vec![good()]).await;
    let base_url = server.base_url.replace("http://", "https://");
    let embedder = open(OpenAiOptions { attempts: 1, ..options(&base_url) });
    let answer = embedder.embed(&["one"]).await;
    assert!(matches!(answer, Err(PortError::Unavailable(_))), "{answer:?}");
    assert_eq!(server.asked().len(), 0);
}

#[tokio::test]
async fn vectors_of_other_dimensions_are_refused_at_once() {
    let server = Scripted::start(vec![good()]).await;
    let embedder = open(OpenAiOptions { dimensions: 4, ..options(&server.base_url) });
    let answer = embedder.embed(&["one"]).await;
    let Err(PortError::BadReply(what)) = &answer else { panic!("{answer:?}") };
    assert!(what.contains("3 dimensions, but 4 are expected"), "{what}");
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn what_is_not_the_vectors_of_the_texts_is_refused_at_the_second_time() {
    let item = |numbers: &str| format!(r#"{{"data":[{{"index":0,"embedding":{numbers}}}]}}"#);
    let too_long = format!("{}{}", item("[1,1,1]"), " ".repeat(400_000));
    let steps = [
        says(200, "<html></html>"),
        says(200, ""),
        says(200, &item("[1,1,1]")[..30]),
        says(200, r#"{"error":{"message":"overloaded"}}"#),
        says(200, &item("[NaN,1,1]")),
        says(200, &item("[null,1,1]")),
        says(200, &item("[1e999,1,1]")),
        says(200, &item("[1e200,1,1]")),
        says(200, &item("[0,0,0]")),
        says(200, &item(r#"["1",1,1]"#)),
        says(200, &item(r#""AACAPwAAgD8AAIA""#)),
        says(200, &item(r#""AACAPwAAgD8AAIA?""#)),
        says(200, &too_long),
        Step::Vectors(|items| items.clear()),
        Step::Vectors(|items| items.extend_from_within(..)),
        Step::Vectors(|items| items[0]["index"] = json!(1)),
        Step::Vectors(|items| items[0]["index"] = json!(-1)),
    ];
    for (at, step) in steps.into_iter().enumerate() {
        let (answer, asked) = ask(vec![step]).await;
        assert!(matches!(answer, Err(PortError::BadReply(_))), "step {at}: {answer:?}");
        assert_eq!(asked, 2, "step {at}");
    }
}

#[tokio::test]
async fn vectors_are_taken_where_it_is_plain_whose_they_are() {
    let missing: fn(&mut Vec<Value>) =
        |items| items.iter_mut().for_each(|item| drop(item.as_object_mut().unwrap().remove("index")));
    let zero: fn(&mut Vec<Value>) = |items| items.iter_mut().for_each(|item| item["index"] = json!(0));
    let cut: fn(&mut Vec<Value>) = |items| items.truncate(1);
    let empty: fn(&mut Vec<Value>) = |items| {
        if items.len() > 1 {
            items[1]["embedding"] = json!([])
        }
    };
    for (change, requests) in [(missing, 1), (zero, 1), (cut, 3), (empty, 2)] {
        let server = Scripted::start(vec![Step::Vectors(change)]).await;
        let texts = ["one", "three", "fourteen"];
        are_vectors_of(&open(options(&server.base_url)).embed(&texts).await.unwrap(), &texts);
        assert_eq!(server.asked().len(), requests);
    }
    let body = json!({"data": [{"embedding": "AACAPwAAAAAAAAAA"}]}).to_string();
    assert_eq!(ask(vec![says(200, &body)]).await, (Ok(vec![vec![1.0, 0.0, 0.0]]), 1));
}

#[tokio::test]
async fn what_an_endpoint_does_not_take_is_learnt() {
    let refusal = r#"{"error":{"message":"no support of parameters: {'encoding_format': 'float'}"}}"#;
    let server = Scripted::start(vec![says(400, refusal), good()]).await;
    let embedder = open(options(&server.base_url));
    for _ in 0..2 {
        are_vectors_of(&embedder.embed(&["one"]).await.unwrap(), &["one"]);
    }
    let told: Vec<bool> = server.asked().iter().map(|it| it.body.get("encoding_format").is_some()).collect();
    assert_eq!(told, [true, false, false]);

    let server =
        Scripted::start(vec![says(400, r#"{"error":{"message":"batch size must be 1"}}"#), good()]).await;
    let embedder = open(options(&server.base_url));
    for _ in 0..2 {
        are_vectors_of(&embedder.embed(&["one", "three"]).await.unwrap(), &["one", "three"]);
    }
    assert_eq!(server.asked().len(), 5);

    let long = "long ".repeat(300);
    let server =
        Scripted::start(vec![says(400, r#"{"error":"the input length exceeds the context"}"#), good()]).await;
    open(options(&server.base_url)).embed(&[&long]).await.unwrap();
    assert_eq!(server.asked()[1].body["input"][0], long[..long.len() / 2]);
}

#[tokio::test]
async fn a_text_without_a_vector_and_one_with_two_are_found_out() {
    let changes: [fn(&mut Vec<Value>); 3] = [
        |items| items.truncate(0),
        |items| items[1]["index"] = json!(7),
        |items| items.push(items[0].clone()),
    ];
    for change in changes {
        let server = Scripted::start(vec![Step::Vectors(change)]).await;
        let answer = open(options(&server.base_url)).embed(&["one", "two"]).await;
        assert!(matches!(answer, Err(PortError::BadReply(_))), "{answer:?}");
    }
}

#[tokio::test]
async fn a_refusal_is_not_argued_with_and_tells_neither_key_nor_texts() {
    for status in [301, 400, 401, 403, 404, 422] {
        let message = format!("the key {KEY} asks about {SECRET}");
        let body = json!({"error": {"message": message, "type": SECRET, "code": "invalid_api_key"}});
        let (answer, asked) = ask(vec![Step::Says(status, "location: /v2\r\n", body.to_string())]).await;
        let what = match &answer {
            Err(PortError::NoAccess(what)) if [301, 401, 403, 404].contains(&status) => what,
            Err(PortError::Refused(what)) if [400, 422].contains(&status) => what,
            other => panic!("{status}: {other:?}"),
        };
        assert!(what.contains(&format!("{status} (invalid_api_key)")), "{what}");
        assert!(!what.contains(KEY) && !what.contains(SECRET), "{what}");
        assert_eq!(asked, 1, "{status}");
    }
}

#[tokio::test]
async fn a_bad_reply_tells_neither_key_nor_texts() {
    let body = json!({"data": [{"index": 0, "embedding": format!("{KEY} {SECRET}")}]});
    let (answer, _) = ask(vec![says(200, &body.to_string())]).await;
    let Err(PortError::BadReply(what)) = &answer else { panic!("{answer:?}") };
    assert!(!what.contains(KEY) && !what.contains(SECRET), "{what}");
}

#[test]
fn an_option_that_can_not_be_is_named() {
    let url = "http://localhost/v1";
    type Case = (&'static str, fn(&mut OpenAiOptions));
    let cases: [Case; 13] = [
        ("base_url", |o| o.base_url = "api.example".into()),
        ("base_url", |o| o.base_url = "ftp://localhost/v1".into()),
        ("base_url", |o| o.base_url = "http://".into()),
        ("base_url", |o| o.base_url = "http://name:word@localhost/v1".into()),
        ("model", |o| o.model = "  ".into()),
        ("model", |o| o.model = "a\nb".into()),
        ("model", |o| o.model = "m".repeat(201)),
        ("dimensions", |o| o.dimensions = 0),
        ("batch", |o| o.batch = 0),
        ("attempts", |o| o.attempts = 0),
        ("timeout", |o| o.timeout = Duration::ZERO),
        ("key", |o| o.key = Some(" ".into())),
        ("key", |o| o.key = Some("sk-4711\nhost: elsewhere".into())),
    ];
    for (option, change) in cases {
        let mut options = options(url);
        change(&mut options);
        let shown = format!("{options:?}");
        let wrong = OpenAi::new(options).err().unwrap_or_else(|| panic!("{shown} is taken"));
        assert_eq!(wrong.option, option, "{wrong}");
        assert!(!shown.contains("4711") && !wrong.to_string().contains("4711"), "{shown} {wrong}");
    }
    assert!(OpenAi::new(options(url)).is_ok());
}
