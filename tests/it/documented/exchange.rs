//! Requests and their answers as a page shows them: in the form of HTTP itself.

use std::time::Duration;

use memledger_tests::server::{Answer, Api};
use reqwest::{Method, Response};
use serde_json::Value;

use super::pattern::Values;

/// Longest wait for the shown part of a stream.
const PATIENCE: Duration = Duration::from_secs(30);

/// How an answer begins; it may follow its request in the same block.
pub const ANSWER: &str = "HTTP/1.1 ";

/// First line, headers, an empty line, body.
pub struct Message {
    pub first: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Message {
    pub fn read(lines: &[String]) -> Result<Self, String> {
        let (first, rest) = lines.split_first().ok_or("the block is empty")?;
        let mut rest = rest.iter();
        let mut headers = Vec::new();
        for line in rest.by_ref().take_while(|line| !line.is_empty()) {
            let (name, value) = line.split_once(": ").ok_or_else(|| format!("{line:?} is no header"))?;
            headers.push((name.to_owned(), value.to_owned()));
        }
        let body: Vec<&str> = rest.map(String::as_str).collect();
        Ok(Self { first: first.clone(), headers, body: body.join("\n").trim_matches('\n').to_owned() })
    }

    pub fn is_answer(&self) -> bool {
        self.first.starts_with(ANSWER)
    }
}

/// A request as it is sent.
pub struct Request {
    pub method: Method,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Request {
    /// From what is shown, with the values of earlier answers.
    pub fn of(message: &Message, values: &Values) -> Result<Self, String> {
        let first = values.filled(&message.first)?;
        let (method, path) = first.split_once(' ').ok_or_else(|| format!("{first:?} is no request"))?;
        let header =
            |(name, value): &(String, String)| values.filled(value).map(|value| (name.clone(), value));
        Ok(Self {
            method: method.parse().map_err(|_| format!("{method:?} is no method"))?,
            path: path.to_owned(),
            headers: message.headers.iter().map(header).collect::<Result<_, String>>()?,
            body: values.filled(&message.body)?,
        })
    }

    fn header(&self, name: &str) -> Option<&str> {
        let header = self.headers.iter().find(|header| header.0.eq_ignore_ascii_case(name));
        header.map(|header| header.1.as_str())
    }

    /// Sends it with the admin's key where it names no other.
    pub async fn send(&self, admin: &Api) -> Result<Answer, String> {
        let failed = |failed: reqwest::Error| format!("{} {}: {failed:?}", self.method, self.path);
        let body = (!self.body.is_empty()).then(|| self.body.clone().into_bytes());
        let sent = self.caller(admin).try_send(self.method.clone(), &self.path, body, &self.named()).await;
        sent.map_err(failed)
    }

    fn caller(&self, admin: &Api) -> Api {
        if self.header("authorization").is_some() { admin.anonymous() } else { admin.clone() }
    }

    fn named(&self) -> Vec<(&str, &str)> {
        self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    fn is_endless(&self) -> bool {
        self.header("accept") == Some("text/event-stream")
    }
}

/// Sends the request, compares the answer and gives its status.
pub async fn exchange(
    request: &Request,
    shown: &Message,
    admin: &Api,
    values: &mut Values,
) -> Result<u16, String> {
    let answer = if request.is_endless() {
        let response = request.caller(admin).open(&request.path, &request.named()).await;
        begun(response, shown, values).await?
    } else {
        request.send(admin).await?
    };
    let status = shown.first.split(' ').nth(1).unwrap_or_default();
    if status != answer.status.to_string() {
        return Err(format!("the answer is {}: {}", answer.status, answer.text));
    }
    for (name, value) in &shown.headers {
        match answer.header(name) {
            Some(said) if values.is_text(value, said) => {}
            said => return Err(format!("the header {name} is {said:?}, not {value:?}")),
        }
    }
    values.check(&shown.body, &answer.text)?;
    Ok(answer.status)
}

/// An answer without an end, read until it holds what is shown.
async fn begun(mut response: Response, shown: &Message, values: &mut Values) -> Result<Answer, String> {
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let mut text = String::new();
    while values.check(&shown.body, &text).is_err() {
        let chunk = tokio::time::timeout(PATIENCE, response.chunk()).await;
        let chunk = chunk.map_err(|_| format!("nothing more comes within {PATIENCE:?} after:\n{text}"))?;
        match chunk.map_err(|failed| format!("{failed:?} after:\n{text}"))? {
            Some(bytes) => text.push_str(&String::from_utf8_lossy(&bytes)),
            None => return Err(format!("the stream ended after:\n{text}")),
        }
    }
    Ok(Answer { status, headers, text, body: Value::Null })
}
