//! Asks until a good answer comes or nothing more can be hoped for, and records every request.

use std::{borrow::Cow, time::Instant};

use super::{ChatModel, answer::Answer};
use crate::{
    Check, Completion, Exchange, Fit, PortError, Prompt, Usage,
    endpoint::{
        failure::{Again, Failure},
        retry::Retry,
        secret::hidden,
    },
    reply::REJECTED_BY_SCHEMA,
};

/// Most bytes of an answer a token. Most are far shorter, even where JSON escapes them.
const TOKEN_BYTES: usize = 64;
/// Bytes of an answer beside what the model says.
const FRAME_BYTES: usize = 64 * 1_024;
/// Most bytes of a reply that are recorded.
const MOST_RECORDED_BYTES: usize = 64 * 1_024;
/// The same of one that was of no use: it shows what is wrong, and there may be one for each attempt of each question.
const MOST_USELESS_BYTES: usize = 2 * 1_024;

/// Shortest key that is no word: those of endpoints are longer.
const FEWEST_SECRET_BYTES: usize = 16;

/// One request, done.
struct Attempt {
    result: Result<String, Failure>,
    /// A reply that fits partly.
    partly: Option<String>,
    outcome: &'static str,
    /// What came back.
    body: Vec<u8>,
    usage: Usage,
}

impl ChatModel {
    pub(super) async fn ask(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        let mut retry = Retry::new(self.options.attempts, self.options.first_pause);
        let (mut exchanges, mut usage, mut partly) = (Vec::new(), Usage::default(), None);
        loop {
            let started = Instant::now();
            let attempt = self.ask_once(prompt, check).await;
            let elapsed_ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
            let most = if attempt.result.is_ok() { MOST_RECORDED_BYTES } else { MOST_USELESS_BYTES };
            let (outcome, reply) = (attempt.outcome.to_owned(), recorded(&attempt.body, most));
            exchanges.push(Exchange { outcome, reply, elapsed_ms });
            usage += attempt.usage;
            partly = attempt.partly.or(partly);
            let failure = match attempt.result {
                Ok(text) => return Completion { result: Ok(text), exchanges, usage },
                Err(failure) => failure,
            };
            match retry.pause(&failure) {
                Some(pause) => tokio::time::sleep(pause).await,
                None => return Completion { result: partly.ok_or(failure.error), exchanges, usage },
            }
        }
    }

    async fn ask_once(&self, prompt: &Prompt, check: Check<'_>) -> Attempt {
        let most = FRAME_BYTES + self.options.max_tokens as usize * TOKEN_BYTES;
        let said = match self.endpoint.post(&self.request(prompt), most).await {
            Ok(said) => said,
            Err(failure) => {
                let body = hidden(&failure.body, self.key.as_deref()).into_owned();
                return unanswered(Failure { body, ..failure });
            }
        };
        let body = hidden(&said, self.key.as_deref());
        // Nor may a reason say the key. But a short one may be any word, and one that stands in the memories is theirs.
        let secret = self.key.as_deref().filter(|key| key.len() >= FEWEST_SECRET_BYTES);
        let heard = match &body {
            Cow::Owned(shown)
                if secret.is_some() && matches!(hidden(prompt.user.as_bytes(), secret), Cow::Borrowed(_)) =>
            {
                shown
            }
            _ => &said,
        };
        // What is no answer of this API said nothing that could be counted.
        let (answer, unreadable) = match Answer::read(heard) {
            Ok(answer) => (answer, None),
            Err(wrong) => (Answer::default(), Some(wrong)),
        };
        let usage = answer.usage(&[prompt.system, &prompt.user], &self.options);
        let whole = unreadable.map_or_else(|| answer.whole(), Err);
        let body = body.into_owned();
        let (fault, partly) = match whole {
            Ok(text) => match check(&text) {
                Fit::Whole => return Attempt { result: Ok(text), partly: None, outcome: "ok", body, usage },
                Fit::Partial(fault) => (fault, Some(text)),
                Fit::None(fault) => (fault, None),
            },
            Err(fault) => (fault, None),
        };
        // The same prompt may well be answered otherwise.
        let failure = Failure::bad_reply(fault.message(), Again::AsOftenAsAllowed);
        Attempt { result: Err(failure), partly, outcome: fault.outcome, body, usage }
    }
}

/// A request that no answer came to. It counts as a request and, since nothing tells them, without tokens.
fn unanswered(mut failure: Failure) -> Attempt {
    let outcome = match &failure.error {
        PortError::RateLimited { .. } => "rate_limited",
        PortError::NoAccess(_) | PortError::Refused(_) => "refused",
        PortError::Unavailable(_) if failure.timed_out => "timeout",
        PortError::Unavailable(_) => "unavailable",
        PortError::BadReply(_) => {
            failure.again = Again::AsOftenAsAllowed;
            REJECTED_BY_SCHEMA
        }
    };
    let body = std::mem::take(&mut failure.body);
    Attempt {
        result: Err(failure),
        partly: None,
        outcome,
        body,
        usage: Usage { requests: 1, ..Usage::default() },
    }
}

/// A reply as it is kept: of so many bytes at most.
fn recorded(body: &[u8], most: usize) -> String {
    let mut text = String::from_utf8_lossy(body).into_owned();
    let mut end = text.len().min(most);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
    text
}

#[cfg(test)]
#[path = "asking_tests.rs"]
mod tests;
