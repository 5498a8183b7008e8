//! A question to a model: what it is told, what it is shown, and how its reply is read.

use serde::Serialize;

use crate::{Completion, Fit, LanguageModel, PortError, Prompt, ReplyFault, Schema};

pub trait Question: Send + Sync {
    type Answer: Send;

    /// Names the shape of the answer.
    const NAME: &'static str;
    const SYSTEM: &'static str;
    const SCHEMA: &'static Schema;

    /// What is asked about, as JSON: a text in it stays a string, whatever it says.
    fn user(&self) -> String;

    /// The answer, if it speaks of exactly what was asked.
    fn read(&self, text: &str) -> Result<Self::Answer, ReplyFault>;

    /// What there is of an answer, if no better one comes.
    fn partly(&self, _text: &str) -> Option<Self::Answer> {
        None
    }
}

/// As JSON, in the order of the fields. Only what has keys that are no text could fail, and no question has.
pub fn json(shown: &impl Serialize) -> String {
    serde_json::to_string(shown).unwrap_or_default()
}

impl Prompt {
    pub fn of<Q: Question>(question: &Q) -> Self {
        Self { system: Q::SYSTEM, user: question.user(), name: Q::NAME, schema: Q::SCHEMA }
    }
}

/// Asks a model. What it replies is read here again, whatever the model made of the check.
pub async fn ask<Q: Question>(model: &dyn LanguageModel, question: &Q) -> Completion<Q::Answer> {
    let prompt = Prompt::of(question);
    let check = |text: &str| match question.read(text) {
        Ok(_) => Fit::Whole,
        Err(fault) if question.partly(text).is_some() => Fit::Partial(fault),
        Err(fault) => Fit::None(fault),
    };
    let Completion { result, exchanges, usage } = model.complete(&prompt, &check).await;
    let answer = |text: String| {
        let read = question.read(&text).or_else(|fault| question.partly(&text).ok_or(fault));
        read.map_err(|fault| PortError::BadReply(fault.message()))
    };
    Completion { result: result.and_then(answer), exchanges, usage }
}
