//! What a scripted model says of old memories, and how it fails.

use memledger_intelligence::{Check, PortError, Prompt};
use serde_json::{Value, json};

use super::model::{said, user};

/// A right answer to a question of a policy, from what the question shows.
pub fn judged(prompt: &Prompt) -> Value {
    let shown = user(prompt);
    let list = |name: &str| shown[name].as_array().unwrap().clone();
    match prompt.name {
        "summary" => {
            let mut texts: Vec<String> =
                list("memories").iter().map(|one| one["text"].as_str().unwrap().to_owned()).collect();
            // The newer job wins.
            let job = texts.iter().rposition(|text| is_job(text));
            let mut place = 0..;
            texts.retain(|text| place.next() == job || !is_job(text));
            json!({"summary": texts.join(" ")})
        }
        "pairs" => json!({"verdicts": list("pairs").iter().map(verdict).collect::<Vec<Value>>()}),
        "insights" => {
            let about = |one: &&Value| one["text"].as_str().unwrap().contains("climb");
            let evidence: Vec<Value> =
                list("entries").iter().filter(about).map(|one| one["id"].clone()).collect();
            let insight = json!({
                "text": "The user looks forward to climbing with Ben.", "evidence": evidence, "tags": ["climbing"],
            });
            json!({"insights": if evidence.is_empty() { vec![] } else { vec![insight] }})
        }
        other => panic!("a run asks for no {other}"),
    }
}

fn is_job(text: &str) -> bool {
    text.starts_with("The user works as")
}

/// The newer one takes the place of an older one that it begins like, and of an older job.
fn verdict(pair: &Value) -> Value {
    let [old, new] = ["older", "newer"].map(|side| pair[side]["text"].as_str().unwrap());
    let verdict = match () {
        () if new.starts_with(old.trim_end_matches('.')) => "same",
        () if is_job(old) && is_job(new) => "updates",
        () => "different",
    };
    let text = (verdict != "different").then_some(new);
    json!({"pair": pair["pair"], "verdict": verdict, "text": text})
}

/// A way to fail. Each begins with what would be right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    BadJson,
    CutOff,
    CutOffInFence,
    Prose,
    CutOffAfterThoughts,
    Nothing,
    EmptyObject,
    EmptyTexts,
    OtherFields,
    FiftyItems,
    UnknownId,
    InventedNumber,
    InventedName,
    Denied,
    RateLimited,
    ServerError,
    Refused,
    Hangs,
}

impl Fault {
    pub const ALL: [Self; 18] = [
        Self::BadJson,
        Self::CutOff,
        Self::CutOffInFence,
        Self::Prose,
        Self::CutOffAfterThoughts,
        Self::Nothing,
        Self::EmptyObject,
        Self::EmptyTexts,
        Self::OtherFields,
        Self::FiftyItems,
        Self::UnknownId,
        Self::InventedNumber,
        Self::InventedName,
        Self::Denied,
        Self::RateLimited,
        Self::ServerError,
        Self::Refused,
        Self::Hangs,
    ];

    pub async fn reply(self, right: Value, check: Check<'_>) -> Result<String, PortError> {
        let text = right.to_string();
        let half = &text[..text.floor_char_boundary(text.len() / 2)];
        let wrong = match self {
            Self::BadJson => text.replace(':', "="),
            Self::CutOff => half.to_owned(),
            Self::CutOffInFence => format!("```json\n{half}\n```"),
            Self::Prose => "I have read them all and I think that they can be kept.".to_owned(),
            Self::CutOffAfterThoughts => format!("<think>{text}</think>{half}"),
            Self::Nothing => String::new(),
            Self::EmptyObject => "{}".to_owned(),
            Self::EmptyTexts => each_text(right, &|_| String::new()).to_string(),
            Self::OtherFields => json!({"answer": right.to_string()}).to_string(),
            Self::FiftyItems => fifty(right).to_string(),
            Self::UnknownId => unknown(right).to_string(),
            Self::InventedNumber => each_text(right, &|text| with(text, " in 1987")).to_string(),
            Self::InventedName => each_text(right, &|text| with(text, " with Zacharias")).to_string(),
            Self::Denied => {
                each_text(right, &|text| text.replace("The user ", "The user never ")).to_string()
            }
            Self::RateLimited => return Err(PortError::RateLimited { after: None }),
            Self::ServerError => return Err(PortError::Unavailable("500".into())),
            Self::Refused => return Err(PortError::Refused("400".into())),
            Self::Hangs => std::future::pending().await,
        };
        said(&wrong, check)
    }
}

fn with(text: &str, more: &str) -> String {
    format!("{}{more}.", text.trim_end_matches('.'))
}

/// The answer with other texts.
fn each_text(mut right: Value, other: &dyn Fn(&str) -> String) -> Value {
    let change = |text: &mut Value| {
        if let Some(said) = text.as_str() {
            *text = other(said).into();
        }
    };
    if let Some(summary) = right.get_mut("summary") {
        change(summary);
    }
    for list in ["verdicts", "insights"] {
        for item in right.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten() {
            change(&mut item["text"]);
        }
    }
    right
}

/// The first item of the answer's list over and over; of an answer that is no list, fifty sentences.
fn fifty(mut right: Value) -> Value {
    for list in ["verdicts", "insights"] {
        if let Some(items) = right.get_mut(list).and_then(Value::as_array_mut) {
            *items = vec![items[0].clone(); 50];
        }
    }
    if let Some(text) = right["summary"].as_str() {
        right["summary"] = vec![text; 50].join(" ").into();
    }
    right
}

/// The answer with an item about what was not shown; of a summary, another object.
fn unknown(mut right: Value) -> Value {
    if let Some(items) = right.get_mut("verdicts").and_then(Value::as_array_mut) {
        items[0]["pair"] = "999".into();
    } else if let Some(items) = right.get_mut("insights").and_then(Value::as_array_mut) {
        items[0]["evidence"] = json!(["1", "999"]);
    } else {
        right = json!({"id": "999"});
    }
    right
}
