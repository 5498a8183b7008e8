//! Bodies and paths, read so that an error names the field.

use axum::{
    body::{Bytes, to_bytes},
    extract::{FromRequest, FromRequestParts, RawPathParams, Request},
    http::{header, request::Parts},
};
use memledger_ledger::words::{MemoryId, ThreadId, UserId};
use memledger_requests::{
    json::from_body,
    values::{self, id},
};
use serde::de::DeserializeOwned;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{App, problem::Problem};

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let bytes = bytes(request, app).await?;
        Ok(Self(from_body(&bytes)?))
    }
}

/// Largest body of a checkpoint, in bytes.
pub const LARGE_BODY_BYTES: usize = 16 << 20;

/// What the body of a request may take, by the guard, which cuts one off that is longer.
#[derive(Debug, Clone, Copy)]
pub struct BodyLimit(pub usize);

/// A JSON body that may be as large as its route allows, by the guard: a checkpoint, or a batch of messages.
pub struct LargeBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for LargeBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &App) -> Result<Self, Problem> {
        is_plain(&request)?;
        let limit = request.extensions().get::<BodyLimit>().map_or(LARGE_BODY_BYTES, |limit| limit.0);
        let whole = to_bytes(request.into_body(), limit).await;
        let bytes = whole.map_err(|_| Problem::larger_than(limit, None))?;
        Ok(Self(from_body(&bytes)?))
    }
}

/// A JSON body that may be left out; `null` says the same.
pub struct MaybeBody<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequest<App> for MaybeBody<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let bytes = bytes(request, app).await?;
        let body = if bytes.is_empty() { None } else { from_body::<Option<T>>(&bytes)? };
        Ok(Self(body.unwrap_or_default()))
    }
}

fn is_plain(request: &Request) -> Result<(), Problem> {
    let coding = request.headers().get(header::CONTENT_ENCODING);
    if let Some(coding) = coding.filter(|coding| !coding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        let detail = format!("bodies must not be encoded, but this one is in {coding:?}; send it plain");
        return Err(Problem::invalid("Content-Encoding", detail));
    }
    Ok(())
}

async fn bytes(request: Request, app: &App) -> Result<Bytes, Problem> {
    is_plain(&request)?;
    Bytes::from_request(request, app).await.map_err(|rejection| {
        if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE {
            Problem::too_large(app.limits.options.body_bytes)
        } else {
            Problem::invalid("body", "could not be read to its end")
        }
    })
}

async fn path(parts: &mut Parts, app: &App) -> Result<Vec<(String, String)>, Problem> {
    let parameters = RawPathParams::from_request_parts(parts, app)
        .await
        .map_err(|_| Problem::invalid("path", "is not valid UTF-8"))?;
    Ok(parameters.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
}

fn parameter<'a>(parameters: &'a [(String, String)], name: &str) -> &'a str {
    parameters.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str())
}

/// `{user_id}` of the path.
#[derive(IntoParams)]
#[into_params(names("user_id"), parameter_in = Path)]
pub struct OfUser(
    /// Visible characters in Unicode normal form C, at most 128 bytes.
    #[param(value_type = String, min_length = 1, max_length = 128)]
    pub UserId,
);

impl FromRequestParts<App> for OfUser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        Ok(Self(id("user_id", parameter(&path, "user_id"), UserId::new)?))
    }
}

/// `{id}` of the path.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub struct OfMemory(#[param(value_type = String, pattern = "^[A-Za-z0-9._:@-]{1,128}$")] pub MemoryId);

impl FromRequestParts<App> for OfMemory {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        Ok(Self(id("id", parameter(&path, "id"), MemoryId::new)?))
    }
}

/// `{key}` of the path, of a memory.
#[derive(IntoParams)]
#[into_params(names("key"), parameter_in = Path)]
pub struct OfName(
    /// The caller's own name for the memory.
    #[param(value_type = String, min_length = 1, max_length = 255)]
    pub String,
);

impl FromRequestParts<App> for OfName {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "key").to_owned()))
    }
}

/// `{id}` of the path, of a key.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub struct OfKey(pub String);

impl FromRequestParts<App> for OfKey {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "id").to_owned()))
    }
}

/// `{run_id}` of the path.
#[derive(IntoParams)]
#[into_params(names("run_id"), parameter_in = Path)]
pub struct OfRun(pub String);

impl FromRequestParts<App> for OfRun {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "run_id").to_owned()))
    }
}

/// `{name}` of the path.
#[derive(IntoParams)]
#[into_params(names("name"), parameter_in = Path)]
pub struct OfWorkflow(pub String);

impl FromRequestParts<App> for OfWorkflow {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "name").to_owned()))
    }
}

/// `{thread_id}` of the path.
#[derive(IntoParams)]
#[into_params(names("thread_id"), parameter_in = Path)]
pub struct OfThread(
    /// Visible characters in Unicode normal form C, at most 128 bytes.
    #[param(value_type = String, min_length = 1, max_length = 128)]
    pub ThreadId,
);

impl FromRequestParts<App> for OfThread {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        Ok(Self(id("thread_id", parameter(&path, "thread_id"), ThreadId::new)?))
    }
}

/// `{id}` of the path, of a proposal.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub struct OfProposal(#[param(value_type = String, pattern = "^[0-9a-fA-F-]{36}$")] pub Uuid);

impl FromRequestParts<App> for OfProposal {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        let id = parameter(&path, "id");
        id.parse().map(Self).map_err(|_| Problem::invalid("id", "must be the id of a proposal, a UUID"))
    }
}

/// `{id}` of the path, of an extraction.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub struct OfExtraction(#[param(value_type = String, pattern = "^[0-9a-fA-F-]{36}$")] pub Uuid);

impl FromRequestParts<App> for OfExtraction {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        let id = parameter(&path, "id");
        id.parse().map(Self).map_err(|_| Problem::invalid("id", "must be the id of an extraction, a UUID"))
    }
}

/// `{field}` of the path, of a person's context.
#[derive(IntoParams)]
#[into_params(names("field"), parameter_in = Path)]
pub struct OfField(
    #[param(
        value_type = String,
        pattern = "^(preferred_name|pronouns|city|language|tone|goals|health|religion|sexuality|politics|union|biometrics|contact|finance)$"
    )]
    pub String,
);

impl FromRequestParts<App> for OfField {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "field").to_owned()))
    }
}

/// `{seq}` of the path, of a message.
#[derive(IntoParams)]
#[into_params(names("seq"), parameter_in = Path)]
pub struct OfMessage(#[param(value_type = u32)] pub u32);

impl FromRequestParts<App> for OfMessage {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        match values::whole(parameter(&path, "seq")) {
            Some(seq) => Ok(Self(seq)),
            None => Err(Problem::invalid("seq", "must be the place of a message, from 0")),
        }
    }
}

/// `{checkpoint_id}` of the path.
#[derive(IntoParams)]
#[into_params(names("checkpoint_id"), parameter_in = Path)]
pub struct OfCheckpoint(
    /// The agent's own; the greatest as a text is the newest.
    #[param(value_type = String, min_length = 1, max_length = 256)]
    pub String,
);

impl FromRequestParts<App> for OfCheckpoint {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(parameter(&path(parts, app).await?, "checkpoint_id").to_owned()))
    }
}

/// `{session_id}` of the path.
#[derive(IntoParams)]
#[into_params(names("session_id"), parameter_in = Path)]
pub struct OfSession(#[param(value_type = String)] pub Uuid);

impl FromRequestParts<App> for OfSession {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = path(parts, app).await?;
        let id = parameter(&path, "session_id").parse();
        id.map(Self).map_err(|_| Problem::invalid("session_id", "is not a UUID"))
    }
}
