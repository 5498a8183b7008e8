//! What every endpoint of a model has, whatever it is asked: an address, limits, failures, and when the same is asked again.

pub mod failure;
#[cfg(test)]
mod failure_tests;
pub mod options;
pub mod parameters;
#[cfg(test)]
mod parameters_tests;
pub mod retry;
#[cfg(test)]
pub mod scripted;
pub mod secret;
mod tls;

use std::time::Duration;

use failure::{Again, Failure, Quoted};
use options::InvalidOption;
use parameters::{Forms, Parameters, Question};
use reqwest::{
    Client, ClientBuilder, Response, Url,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
    redirect::Policy,
};
use serde::Serialize;

pub use tls::install_tls;

/// Where questions go, and with what.
pub(crate) struct Address<'a> {
    pub base_url: &'a str,
    /// What comes after it.
    pub path: &'a [&'a str],
    /// None where the endpoint wants none.
    pub key: Option<&'a str>,
    /// For one request, from the connection to the end of the answer.
    pub timeout: Duration,
}

pub(crate) struct Endpoint {
    url: Url,
    client: Client,
    timeout: Duration,
    /// Looked for in what it answers, where it must not stand.
    key: Option<String>,
    parameters: Parameters,
}

impl Endpoint {
    /// Asks nobody yet.
    pub fn open(address: &Address<'_>, plain: fn() -> ClientBuilder) -> Result<Self, InvalidOption> {
        let url = address.url()?;
        let mut headers = HeaderMap::new();
        headers.extend(address.authorization()?.map(|key| (AUTHORIZATION, key)));
        let builder = || {
            // The key and the texts go nowhere but to the address that was given.
            let builder = plain().redirect(Policy::none()).default_headers(headers.clone());
            builder.timeout(address.timeout).user_agent(concat!("memledger/", env!("CARGO_PKG_VERSION")))
        };
        let client = tls::client(&url, builder).map_err(|failed| InvalidOption::new("base_url", failed))?;
        let key = address.key.map(|key| key.trim().to_owned());
        Ok(Self { url, client, timeout: address.timeout, key, parameters: Parameters::default() })
    }

    pub fn host(&self) -> Option<&str> {
        self.url.host_str()
    }

    /// The whole answer to one question, of at most so many bytes. Where the endpoint refuses a parameter, the question
    /// is sent again at once in the parameter's next form, and all later questions in the form that it took.
    pub async fn post<V: Serialize + Sync>(
        &self,
        question: &Question<V>,
        most: usize,
    ) -> Result<Vec<u8>, Failure> {
        let mut forms = self.parameters.learned();
        loop {
            let answer = self.send(question, &forms, most).await;
            match answer {
                Err(failure) if failure.is_refusal() && question.next(&mut forms, &failure.body) => {}
                Err(failure) => return Err(failure),
                Ok(answer) => {
                    self.parameters.learn(forms);
                    return Ok(answer);
                }
            }
        }
    }

    async fn send<V: Serialize + Sync>(
        &self,
        question: &Question<V>,
        forms: &Forms,
        most: usize,
    ) -> Result<Vec<u8>, Failure> {
        let sent = self.client.post(self.url.clone()).json(&question.body(forms)).send().await;
        let response = sent.map_err(|failed| Failure::no_answer(&failed, self.timeout))?;
        if !response.status().is_success() {
            let quoted = Quoted { key: self.key.as_deref(), question: &question.fixed };
            return Err(Failure::refusal(response, &quoted).await);
        }
        let mut body = Vec::new();
        let failure = match read_body(response, most, &mut body).await {
            Ok(()) => return Ok(body),
            Err(Cut::TooLong) => {
                Failure::bad_reply(format!("an answer of more than {most} bytes"), Again::Once)
            }
            Err(Cut::Broken(failed)) => Failure::no_answer(&failed, self.timeout),
        };
        Err(Failure { body, ..failure })
    }
}

impl Address<'_> {
    fn url(&self) -> Result<Url, InvalidOption> {
        let wrong = |what: &str| InvalidOption::new("base_url", what.to_owned());
        let mut url = Url::parse(self.base_url.trim()).map_err(|failed| wrong(&failed.to_string()))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong("must begin with http:// or https://"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(wrong("must not contain a user name or password: use the setting of the key"));
        }
        url.set_fragment(None);
        let mut path = url.path_segments_mut().map_err(|()| wrong("must be able to have a path"))?;
        path.pop_if_empty().extend(self.path);
        drop(path);
        Ok(url)
    }

    /// The key as it is sent, and never shown.
    fn authorization(&self) -> Result<Option<HeaderValue>, InvalidOption> {
        let Some(key) = self.key else { return Ok(None) };
        let wrong = |what: &str| InvalidOption::new("key", what.to_owned());
        let key = key.trim();
        if key.is_empty() {
            return Err(wrong("is empty: remove it if the endpoint needs none"));
        }
        let value = HeaderValue::from_str(&format!("Bearer {key}"));
        let mut value = value.map_err(|_| wrong("holds characters that can't be sent"))?;
        value.set_sensitive(true);
        Ok(Some(value))
    }
}

/// Why a body was not read to its end.
pub(super) enum Cut {
    TooLong,
    Broken(reqwest::Error),
}

/// Reads a body of at most so many bytes. What was read of a longer or broken one is there too.
pub(super) async fn read_body(mut response: Response, most: usize, body: &mut Vec<u8>) -> Result<(), Cut> {
    while let Some(chunk) = response.chunk().await.map_err(Cut::Broken)? {
        let left = most - body.len();
        if chunk.len() > left {
            body.extend_from_slice(&chunk[..left]);
            return Err(Cut::TooLong);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(())
}
