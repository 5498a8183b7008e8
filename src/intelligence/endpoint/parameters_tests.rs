use serde_json::{Map, Value, json};

use super::parameters::{Forms, Parameter, Parameters, Question};

fn body(forms: &Forms) -> Value {
    serde_json::to_value(question().body(forms)).unwrap()
}

fn question() -> Question<Value> {
    let cap = |name| Some((name, json!(9)));
    let format = |kind: &str| Some(("response_format", json!({"type": kind})));
    Question {
        fixed: Map::from_iter([("model".to_owned(), json!("tiny"))]),
        parameters: vec![
            Parameter { name: "cap", forms: vec![cap("max_tokens"), cap("max_completion_tokens"), None] },
            Parameter { name: "format", forms: vec![format("json_schema"), format("json_object"), None] },
            Parameter { name: "temperature", forms: vec![Some(("temperature", json!(0))), None] },
        ],
    }
}

/// What is sent after these refusals.
fn after(refusals: &[&str]) -> Option<Value> {
    let (question, mut forms) = (question(), Forms::new());
    refusals.iter().all(|said| question.next(&mut forms, said.as_bytes())).then(|| body(&forms))
}

#[test]
fn a_refused_parameter_is_sent_in_its_next_form() {
    let cap = r#"{"error":{"message":"Use 'max_completion_tokens' instead of it","param":"max_tokens"}}"#;
    let sent = after(&[cap]).unwrap();
    assert_eq!((&sent["max_tokens"], &sent["max_completion_tokens"]), (&Value::Null, &json!(9)));
    let plain = r#"{"error":"'response_format.type' must be 'json_object' or 'text'"}"#;
    assert_eq!(after(&[plain]).unwrap()["response_format"]["type"], "json_object");
    assert!(after(&[plain, plain]).unwrap().get("response_format").is_none());
    assert_eq!(after(&[plain, plain, plain]), None);
    let detail = r#"{"detail":[{"loc":["body","temperature"],"msg":"extra fields not permitted"}]}"#;
    let sent = after(&[detail, cap, plain]).unwrap();
    assert!(sent.get("temperature").is_none() && sent["model"] == "tiny", "{sent}");
}

#[test]
fn a_refusal_that_names_no_parameter_changes_nothing() {
    for said in ["", "<html>", r#"{"error":{"message":"your max_tokens_total is spent"}}"#, "no such model"] {
        assert_eq!(after(&[said]), None, "{said}");
    }
}

#[test]
fn what_was_learnt_is_kept() {
    let parameters = Parameters::default();
    parameters.learn(Forms::from([("cap", 1)]));
    parameters.learn(Forms::from([("temperature", 1)]));
    assert_eq!(parameters.learned(), Forms::from([("cap", 1), ("temperature", 1)]));
    // A question with fewer forms than was learnt is sent in its last.
    let body = body(&Forms::from([("cap", 9)]));
    assert!(body.get("max_tokens").is_none() && body["temperature"] == 0, "{body}");
}
