use std::sync::Mutex;

use async_trait::async_trait;
use memledger_intelligence::{Check, Completion, Fit, LanguageModel, PortError, Prompt, Usage};
use serde_json::{Value, json};

use super::{relevance, scores::scores};

/// Replies always the same, and notes what it was asked.
struct Says(String, Mutex<Vec<Prompt>>);

#[async_trait]
impl LanguageModel for Says {
    fn id(&self) -> &str {
        "says"
    }

    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        self.1.lock().unwrap().push(prompt.clone());
        let result = match check(&self.0) {
            Fit::Whole => Ok(self.0.clone()),
            _ => Err(PortError::BadReply("it does not fit".to_owned())),
        };
        Completion { result, exchanges: Vec::new(), usage: Usage::default() }
    }
}

#[tokio::test]
async fn texts_are_scored() {
    let said = json!({"scores": [{"index": 1, "score": 0.75}, {"index": 0, "score": 0}]}).to_string();
    let model = Says(said, Mutex::default());
    let found = relevance(Some(&model), "tea", &["Likes coffee", "Likes tea"]).await;
    assert_eq!(found, Ok(vec![0.0, 0.75]));
    assert_eq!(relevance(Some(&model), "tea", &[]).await, Ok(Vec::new()));
    let asked = model.1.lock().unwrap();
    assert_eq!(asked.len(), 1, "nobody is asked about nothing");
    let texts = json!([{"index": 0, "text": "Likes coffee"}, {"index": 1, "text": "Likes tea"}]);
    let user: Value = serde_json::from_str(&asked[0].user).unwrap();
    assert_eq!(user, json!({"query": "tea", "texts": texts}));
    let schema = serde_json::to_string(asked[0].schema).unwrap();
    assert!(
        schema.find("\"index\":{") < schema.find("\"score\":{"),
        "what it is about comes first: {schema}"
    );
}

#[tokio::test]
async fn without_a_model_words_are_counted() {
    let found = relevance(None, "Who plays the oud?", &["Plays the oud", "Has three cats"]).await.unwrap();
    assert!(found[0] > 0.9 && found[1] == 0.0, "{found:?}");
}

#[test]
fn no_beginning_of_an_answer_is_taken() {
    let text = r#"{"scores":[{"index":0,"score":0.5},{"index":1,"score":1}]}"#;
    assert_eq!(scores(text, 2), Ok(vec![0.5, 1.0]));
    for end in 0..text.len() {
        assert!(scores(&text[..end], 2).is_err(), "{}", &text[..end]);
    }
}
