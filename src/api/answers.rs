//! Answers to reads and writes, with the headers that callers rely on.

use axum::{
    Json,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use memledger_ledger::{Answer, Call, Identity, LedgerError, Memory, UserCall};
use memledger_ledger::{Page, views::page_json, words::UserId};
use memledger_requests::values;
use serde::Serialize;
use utoipa::IntoParams;

use crate::{App, problem::Problem};

const LEDGER_POSITION: HeaderName = HeaderName::from_static("ledger-position");
const LEDGER_REV: HeaderName = HeaderName::from_static("ledger-rev");
pub const IDEMPOTENT_REPLAYED: HeaderName = HeaderName::from_static("idempotent-replayed");

/// A page of memories.
pub struct MemoryPage(pub Page<Memory>);

impl IntoResponse for MemoryPage {
    fn into_response(self) -> Response {
        match page_json(&self.0) {
            Ok(json) => ([(header::CONTENT_TYPE, "application/json")], json).into_response(),
            Err(failed) => Problem::from(LedgerError::Internal(failed.to_string())).into_response(),
        }
    }
}

/// Longest idempotency key, correlation and causation id.
const MAX_HEADER: usize = 255;

/// The ids and guards a write carries in its headers.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
pub struct WriteHeaders {
    /// The same key with the same request has one effect and one answer.
    #[param(
        rename = "Idempotency-Key", value_type = String, required = false, max_length = 255,
        pattern = "^[!-~]([\\t -~]*[!-~])?$"
    )]
    idempotency_key: Option<String>,
    /// Stored with the event, to trace a request through several systems.
    #[param(
        rename = "Correlation-Id", value_type = String, required = false, max_length = 255,
        pattern = "^[!-~]([\\t -~]*[!-~])?$"
    )]
    correlation_id: Option<String>,
    /// Stored with the event: what led to this request.
    #[param(
        rename = "Causation-Id", value_type = String, required = false, max_length = 255,
        pattern = "^[!-~]([\\t -~]*[!-~])?$"
    )]
    causation_id: Option<String>,
    // Not every write changes a memory that is there: `Guard` describes this one where it does.
    #[param(ignore)]
    expected_revision: Option<u64>,
}

/// Describes the header that guards the change of one memory.
#[derive(IntoParams)]
#[into_params(names("If-Match"), parameter_in = Header)]
#[allow(dead_code, reason = "only its description is used; `WriteHeaders` reads it")]
pub struct Guard(
    /// A memory's ETag: at another revision the answer is 412. `*` has no effect.
    #[param(value_type = String, required = false, pattern = r#"^([*]|[0-9]{1,18}|"[0-9]{1,18}")$"#)]
    String,
);

impl FromRequestParts<App> for WriteHeaders {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Problem> {
        Ok(Self {
            idempotency_key: text(&parts.headers, "Idempotency-Key")?,
            correlation_id: text(&parts.headers, "Correlation-Id")?,
            causation_id: text(&parts.headers, "Causation-Id")?,
            expected_revision: if_match(&parts.headers)?,
        })
    }
}

fn text(headers: &HeaderMap, name: &str) -> Result<Option<String>, Problem> {
    let Some(value) = headers.get(name) else { return Ok(None) };
    if headers.get_all(name).iter().count() > 1 {
        return Err(Problem::invalid(name, "must come once"));
    }
    let text = value.to_str().ok().map(str::trim).filter(|t| !t.is_empty() && t.len() <= MAX_HEADER);
    match text {
        Some(text) => Ok(Some(text.to_owned())),
        None => {
            Err(Problem::invalid(name, format!("must have 1 to {MAX_HEADER} printable ASCII characters")))
        }
    }
}

/// `If-Match: "<revision>"`; `*` guards nothing beyond the memory being there.
fn if_match(headers: &HeaderMap) -> Result<Option<u64>, Problem> {
    let Some(text) = text(headers, "If-Match")? else { return Ok(None) };
    if text == "*" {
        return Ok(None);
    }
    let bare = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(&text);
    match values::whole(bare) {
        Some(revision) => Ok(Some(revision)),
        None => {
            Err(Problem::invalid("If-Match", format!("{text} is not an ETag of a memory, such as \"3\"")))
        }
    }
}

impl WriteHeaders {
    /// Refuses an `If-Match` where the request changes no memory that is there already.
    pub fn unguarded(self) -> Result<Self, Problem> {
        match self.expected_revision {
            Some(_) => Err(Problem::invalid("If-Match", "has no effect here: no memory is named")),
            None => Ok(self),
        }
    }

    /// For a request that changes no memory that is there already.
    pub fn asker(self, identity: Identity) -> Result<Call, Problem> {
        Ok(self.unguarded()?.call(identity))
    }

    fn call(self, identity: Identity) -> Call {
        Call {
            identity,
            idempotency_key: self.idempotency_key,
            correlation_id: self.correlation_id,
            causation_id: self.causation_id,
        }
    }

    pub fn user_call(self, identity: Identity, user: UserId) -> UserCall {
        let expected_revision = self.expected_revision;
        UserCall { expected_revision, ..UserCall::new(self.call(identity), user) }
    }
}

fn number(value: impl ToString) -> HeaderValue {
    HeaderValue::from_str(&value.to_string()).unwrap_or_else(|_| HeaderValue::from_static("0"))
}

/// A memory with its ETag.
pub struct MemoryAnswer(pub Memory);

impl IntoResponse for MemoryAnswer {
    fn into_response(self) -> Response {
        at_revision(self.0.revision, self.0)
    }
}

/// A body with the ETag of the memory that it is about.
pub fn at_revision(revision: u64, body: impl Serialize) -> Response {
    ([(header::ETAG, number(format!("\"{revision}\"")))], Json(body)).into_response()
}

/// Where the ledger stands after a write, and whether it was done before.
pub fn tell(mut answer: Response, at: (i32, i64), rev: Option<u64>, replayed: bool) -> Response {
    let headers = answer.headers_mut();
    headers.insert(LEDGER_POSITION, number(format!("{}:{}", at.0, at.1)));
    if let Some(rev) = rev {
        headers.insert(LEDGER_REV, number(rev));
    }
    if replayed {
        headers.insert(IDEMPOTENT_REPLAYED, HeaderValue::from_static("true"));
    }
    answer
}

/// The answer to a write of one memory.
pub struct MemoryResponse(pub StatusCode, pub Answer);

impl IntoResponse for MemoryResponse {
    fn into_response(self) -> Response {
        let Self(status, answer) = self;
        let at = (answer.partition_id, answer.position);
        tell((status, MemoryAnswer(answer.memory)).into_response(), at, Some(answer.rev), answer.replayed)
    }
}

/// The answer to a write that is about no one memory.
pub struct DoneResponse<T>(pub StatusCode, pub memledger_ledger::Done<T>);

impl<T: Serialize> IntoResponse for DoneResponse<T> {
    fn into_response(self) -> Response {
        let Self(status, written) = self;
        let at = (written.partition_id, written.position);
        tell((status, Json(written.answer)).into_response(), at, written.rev, written.replayed)
    }
}

impl<T> DoneResponse<T> {
    /// With the answer put into other words.
    pub fn map<U>(
        status: StatusCode,
        written: memledger_ledger::Done<T>,
        words: impl FnOnce(T) -> U,
    ) -> DoneResponse<U> {
        let memledger_ledger::Done { answer, partition_id, position, rev, replayed } = written;
        let answer = words(answer);
        DoneResponse(status, memledger_ledger::Done { answer, partition_id, position, rev, replayed })
    }
}
