//! A client that speaks HTTP with a server, as any caller would.

use std::time::Duration;

use reqwest::{Method, header::HeaderMap};
use serde_json::Value;

const ANSWER: Duration = Duration::from_secs(60);

/// An answer read to its end.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    /// `null` where the text is no JSON.
    pub body: Value,
}

impl Answer {
    #[track_caller]
    pub fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("headers are ASCII"))
    }

    /// A problem as the contract has them; `field` is compared where one is given.
    #[track_caller]
    pub fn is_problem(&self, status: u16, code: &str, field: Option<&str>) {
        assert_eq!(self.status, status, "{}", self.text);
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{}", self.text);
        assert_eq!(self.body["code"], code, "{}", self.text);
        assert_eq!(self.body["status"], status, "{}", self.text);
        for name in ["type", "title", "detail"] {
            assert!(self.body[name].as_str().is_some_and(|text| !text.is_empty()), "{name}: {}", self.text);
        }
        // What is open to the key is said with this code and with no other.
        assert_eq!(self.body["allowed"].is_array(), code == "category_not_allowed", "{}", self.text);
        if let Some(field) = field {
            assert_eq!(self.body["field"], field, "{}", self.text);
        }
    }

    #[track_caller]
    pub fn items(&self) -> &[Value] {
        self.body["items"].as_array().unwrap_or_else(|| panic!("no items in {}", self.text))
    }

    /// The user's rev after a write.
    #[track_caller]
    pub fn rev(&self) -> u64 {
        let rev = self.header("ledger-rev").and_then(|rev| rev.parse().ok());
        rev.unwrap_or_else(|| panic!("no Ledger-Rev with {} {}", self.status, self.text))
    }

    pub fn is_replayed(&self) -> bool {
        self.header("idempotent-replayed") == Some("true")
    }
}

/// One caller of one server.
#[derive(Clone)]
pub struct Api {
    base: String,
    key: Option<String>,
    client: reqwest::Client,
}

impl Api {
    pub fn new(base: &str, key: Option<&str>) -> Self {
        memledger_intelligence::install_tls();
        let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build();
        Self {
            base: base.to_owned(),
            key: key.map(str::to_owned),
            client: client.expect("a client can be made"),
        }
    }

    /// The same server without a key.
    pub fn anonymous(&self) -> Self {
        Self { key: None, ..self.clone() }
    }

    fn request(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> reqwest::RequestBuilder {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        if let Some(key) = &self.key {
            request = request.bearer_auth(key);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request
    }

    /// Sends any bytes; an error means that no whole answer came.
    pub async fn try_send(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
        headers: &[(&str, &str)],
    ) -> reqwest::Result<Answer> {
        let mut request = self.request(method, path, headers);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Ok(Answer { status, headers, text, body })
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let body = body.map(|body| body.to_string().into_bytes());
        let answered = self.try_send(method.clone(), path, body, headers).await;
        answered.unwrap_or_else(|failed| panic!("{method} {path}: {failed:?}"))
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, &[]).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body), &[]).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PATCH, path, Some(body), &[]).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None, &[]).await
    }

    /// An answer whose body is still to be read; for streams.
    pub async fn open(&self, path: &str, headers: &[(&str, &str)]) -> reqwest::Response {
        let sent = self.request(Method::GET, path, headers).send().await;
        sent.unwrap_or_else(|failed| panic!("GET {path}: {failed:?}"))
    }
}

/// A text as one segment of a path or one value of a query.
pub fn encoded(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}
