//! Why a request failed, and whether asking again can help.

use std::{
    error::Error,
    time::{Duration, SystemTime},
};

use reqwest::{
    Response, StatusCode,
    header::{HeaderMap, RETRY_AFTER},
};
use serde_json::{Map, Value};

use super::{read_body, secret::hidden};
use crate::PortError;

/// Most bytes read of an answer that refuses.
const MOST_REFUSAL_BYTES: usize = 64 * 1_024;
/// Most characters of the endpoint's own words that are repeated.
const MOST_WORDS_CHARS: usize = 200;
/// So many words of the question in a row are a quotation.
const QUOTED_WORDS: usize = 3;
/// Longest code of an error that is repeated, in bytes.
const MOST_CODE_BYTES: usize = 64;

/// Whether the same request may succeed later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Again {
    Never,
    /// It might have been an accident.
    Once,
    AsOftenAsAllowed,
}

#[derive(Debug)]
pub(crate) struct Failure {
    pub error: PortError,
    pub again: Again,
    /// How long the endpoint wants to be left alone.
    pub after: Option<Duration>,
    /// Whether it was waited for as long as is allowed.
    pub timed_out: bool,
    /// What had come by then: for records, never for messages.
    pub body: Vec<u8>,
}

impl Failure {
    pub fn bad_reply(what: String, again: Again) -> Self {
        Self { error: PortError::BadReply(what), again, after: None, timed_out: false, body: Vec::new() }
    }

    /// No answer, or not a whole one.
    pub fn no_answer(failed: &reqwest::Error, timeout: Duration) -> Self {
        let what = if failed.is_timeout() {
            format!("no complete answer in {} ms", timeout.as_millis())
        } else if failed.is_connect() {
            format!("no connection: {}", cause(failed))
        } else {
            format!("the answer was interrupted: {}", cause(failed))
        };
        let (error, again) = (PortError::Unavailable(what), Again::AsOftenAsAllowed);
        Self { error, again, after: None, timed_out: failed.is_timeout(), body: Vec::new() }
    }

    /// Whether this one request was refused, and another may be taken.
    pub fn is_refusal(&self) -> bool {
        matches!(self.error, PortError::Refused(_))
    }

    /// An answer that is no success.
    pub async fn refusal(response: Response, quoted: &Quoted<'_>) -> Self {
        let (status, after) = (response.status(), retry_after(response.headers(), SystemTime::now()));
        let mut body = Vec::new();
        // The body only adds to the message, so what there is of it is as good as there is.
        read_body(response, MOST_REFUSAL_BYTES, &mut body).await.ok();
        let failure = Self::status(status, after, code(&body), &quoted.said(&body));
        Self { body, ..failure }
    }

    fn status(status: StatusCode, after: Option<Duration>, code: Option<String>, words: &str) -> Self {
        let code = code.map(|code| format!(" ({code})")).unwrap_or_default();
        let said = format!("status {}{code}", status.as_u16());
        let no_access = |hint: &str| {
            let words = if words.is_empty() { hint } else { words };
            PortError::NoAccess(format!("{}{code} from the endpoint: {words}", status.as_u16()))
        };
        let (error, again) = match status {
            StatusCode::TOO_MANY_REQUESTS => (PortError::RateLimited { after }, Again::AsOftenAsAllowed),
            StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY => {
                (PortError::Unavailable(said), Again::AsOftenAsAllowed)
            }
            _ if status.is_server_error() => (PortError::Unavailable(said), Again::AsOftenAsAllowed),
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => {
                (no_access("the key does not give access to this model"), Again::Never)
            }
            StatusCode::NOT_FOUND => {
                let hint = "this model or this address may not exist: check model and base_url";
                (no_access(hint), Again::Never)
            }
            _ if status.is_redirection() => {
                let hint = "it redirects to another address: set base_url to that one";
                (no_access(hint), Again::Never)
            }
            _ => (PortError::Refused(said), Again::Never),
        };
        Self { error, again, after, timed_out: false, body: Vec::new() }
    }
}

/// What an endpoint's words may repeat and messages must not.
pub(crate) struct Quoted<'a> {
    pub key: Option<&'a str>,
    pub question: &'a Map<String, Value>,
}

impl Quoted<'_> {
    /// The endpoint's own words, cut, without the key; none where they quote the question.
    fn said(&self, body: &[u8]) -> String {
        let body = hidden(body, self.key);
        let Some(words) = serde_json::from_slice::<Value>(&body).ok().as_ref().and_then(message).map(plain)
        else {
            return String::new();
        };
        let words = match self.key {
            // Shorter ones are left in records, where they may be any word.
            Some(key) => words.replace(key, "…"),
            None => words,
        };
        if self.is_quoted(&words) { String::new() } else { words.chars().take(MOST_WORDS_CHARS).collect() }
    }

    fn is_quoted(&self, words: &str) -> bool {
        let asked = format!(
            " {} ",
            tokens(&serde_json::to_string(self.question).unwrap_or_default().replace('\\', " ")).join(" ")
        );
        tokens(words).windows(QUOTED_WORDS).any(|run| asked.contains(&format!(" {} ", run.join(" "))))
    }
}

/// `{"error": {"message": …}}`, `{"error": …}` or `{"message": …}`.
fn message(body: &Value) -> Option<&str> {
    let error = body.get("error").unwrap_or(body);
    error.as_str().or_else(|| error.get("message")?.as_str())
}

fn plain(words: &str) -> String {
    words.split(|c: char| c.is_whitespace() || c.is_control()).collect::<Vec<_>>().join(" ").trim().to_owned()
}

fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The innermost cause, which names no address and no header.
pub(super) fn cause(failed: &reqwest::Error) -> String {
    let Some(mut cause) = failed.source() else { return "unknown".into() };
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}

/// The error's name, out of an answer such as `{"error": {"message": …, "type": …, "code": …}}`. The
/// message is left alone, and so is what does not look like a name: either may repeat the key or the texts.
pub(super) fn code(body: &[u8]) -> Option<String> {
    let body: Value = serde_json::from_slice(body).ok()?;
    let error = body.get("error")?;
    let name = |field: &str| error.get(field).and_then(Value::as_str).filter(|text| is_name(text));
    name("code").or_else(|| name("type")).map(str::to_owned)
}

fn is_name(text: &str) -> bool {
    let fits = (1..=MOST_CODE_BYTES).contains(&text.len());
    fits && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// How long the endpoint wants to be left alone: in milliseconds, in seconds or until a date.
pub(super) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    if let Some(ms) = text("retry-after-ms").and_then(|text| text.parse().ok()) {
        return Some(Duration::from_millis(ms));
    }
    let after = text(RETRY_AFTER.as_str())?;
    if let Ok(seconds) = after.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let date = httpdate::parse_http_date(after).ok()?;
    Some(date.duration_since(now).unwrap_or_default())
}
