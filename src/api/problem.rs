//! Errors as `application/problem+json` (RFC 9457) with a stable code; the one place that maps them.

use axum::{
    Json,
    http::{HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use memledger_ledger::LedgerError;
use serde::Serialize;
use utoipa::ToSchema;

/// The media type of every error.
pub const MEDIA_TYPE: &str = "application/problem+json";

/// The body of every error.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemBody<'a> {
    /// A URN of the code.
    #[serde(rename = "type")]
    kind: String,
    title: &'a str,
    status: u16,
    /// What was wrong, where, and what to do.
    detail: &'a str,
    /// Stable: programs decide by this.
    code: &'a str,
    /// The wrong field, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
    /// With the code `category_not_allowed`: the categories that are open to the key; empty if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<&'a [String]>,
}

/// The code of an error, for those whom its answer passes.
#[derive(Debug, Clone, Copy)]
pub struct ProblemCode(pub &'static str);

/// An error on its way out.
#[derive(Debug, Clone)]
pub struct Problem {
    pub status: StatusCode,
    pub code: &'static str,
    pub detail: String,
    pub field: Option<String>,
    /// The categories that are open to the caller, where one was asked for that is not.
    pub allowed: Option<Vec<String>>,
    /// Seconds to wait before trying again.
    pub retry_after: Option<u32>,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into(), field: None, allowed: None, retry_after: None }
    }

    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        LedgerError::invalid(field, message).into()
    }

    pub fn unauthenticated() -> Self {
        let detail = "send a valid API key as Authorization: Bearer <key>, or sign in again";
        Self::new(StatusCode::UNAUTHORIZED, "unauthenticated", detail)
    }

    /// `whose` requests there were too many of.
    pub fn rate_limited(whose: &str, seconds: u32) -> Self {
        let detail = format!("too many requests {whose}; try again in {seconds} s");
        let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", detail);
        Self { retry_after: Some(seconds), ..problem }
    }

    /// The caller has too much under way.
    pub fn busy(detail: String) -> Self {
        let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", detail);
        Self { retry_after: Some(1), ..problem }
    }

    pub fn unavailable(detail: impl Into<String>) -> Self {
        let problem = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail);
        Self { retry_after: Some(1), ..problem }
    }

    pub fn too_large(limit: usize) -> Self {
        Self::larger_than(limit, Some("http.body_bytes"))
    }

    /// Of a body with more bytes than that, which the setting of that name allows.
    pub fn larger_than(limit: usize, setting: Option<&str>) -> Self {
        let detail = match setting {
            Some(setting) => format!(
                "the body has more than the {limit} bytes that {setting} allows; send it in parts, or \
                 raise the setting"
            ),
            None => format!("the body has more than {limit} bytes"),
        };
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", detail)
    }
}

impl From<LedgerError> for Problem {
    fn from(error: LedgerError) -> Self {
        let (code, detail) = (error.code(), error.to_string());
        match error {
            LedgerError::Invalid { field, .. } => {
                Self { field: Some(field), ..Self::new(StatusCode::BAD_REQUEST, code, detail) }
            }
            LedgerError::Unauthenticated(_) => Self::new(StatusCode::UNAUTHORIZED, code, detail),
            LedgerError::RateLimited { retry_after_s, .. } => {
                let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, code, detail);
                Self { retry_after: Some(retry_after_s), ..problem }
            }
            LedgerError::NotFound(_) => Self::new(StatusCode::NOT_FOUND, code, detail),
            LedgerError::Denied(_) => Self::new(StatusCode::FORBIDDEN, code, detail),
            LedgerError::CategoryNotAllowed { allowed, .. } => {
                Self { allowed: Some(allowed), ..Self::new(StatusCode::FORBIDDEN, code, detail) }
            }
            LedgerError::Conflict(_) | LedgerError::State(_) | LedgerError::EpochChanged(_) => {
                Self::new(StatusCode::CONFLICT, code, detail)
            }
            LedgerError::RevisionMismatch(_) => Self::new(StatusCode::PRECONDITION_FAILED, code, detail),
            LedgerError::IdempotencyMismatch | LedgerError::Rejected(_) => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
            }
            LedgerError::Unavailable(_) => Self::unavailable(detail),
            LedgerError::Internal(_) => {
                // The caller learns that it is our fault; the operator reads in the log what it was.
                tracing::error!(%detail, "a request failed");
                let detail = "the ledger failed to answer; the server's log has the cause";
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, code, detail)
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status;
        let body = ProblemBody {
            kind: format!("urn:memory-ledger:problem:{}", self.code),
            title: status.canonical_reason().unwrap_or("Error"),
            status: status.as_u16(),
            detail: &self.detail,
            code: self.code,
            field: self.field.as_deref(),
            allowed: self.allowed.as_deref(),
        };
        let mut response = (status, Json(body)).into_response();
        response.extensions_mut().insert(ProblemCode(self.code));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(MEDIA_TYPE));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

pub async fn no_route(uri: Uri) -> Problem {
    let detail = format!("no such path: {}; see /docs", uri.path());
    Problem::new(StatusCode::NOT_FOUND, "not_found", detail)
}

pub async fn no_method(method: Method, uri: Uri) -> Problem {
    let detail = format!("{method} is not allowed at {}; see /docs", uri.path());
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
}
