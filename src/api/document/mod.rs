//! What the description of the API says of every route alike.

mod problems;

use axum::http::StatusCode;
use utoipa::openapi::{
    Content, OpenApi, RefOr, Response,
    header::Header,
    path::{Operation, Parameter},
};

/// Completes what the handlers' own descriptions leave out: a handler describes what is particular to it.
pub fn finish(document: &mut OpenApi) {
    for route in document.paths.paths.values_mut() {
        let methods = [&mut route.get, &mut route.put, &mut route.post, &mut route.patch, &mut route.delete];
        for operation in methods.into_iter().flatten() {
            complete(operation);
        }
    }
}

fn complete(operation: &mut Operation) {
    problems::add(operation);
    let writes = operation.parameters.iter().flatten().any(is_idempotency_key);
    for (status, response) in &mut operation.responses.responses {
        let status = StatusCode::from_bytes(status.as_bytes());
        let (Ok(status), RefOr::T(response)) = (status, response) else { continue };
        if response.description.is_empty() {
            response.description = status.canonical_reason().unwrap_or_default().to_owned();
        }
        for (name, meaning) in headers(status, response, writes) {
            let mut header = Header::default();
            header.description = Some(meaning.to_owned());
            response.headers.insert(name.to_owned(), header.into());
        }
    }
}

fn is_idempotency_key(parameter: &RefOr<Parameter>) -> bool {
    matches!(parameter, RefOr::T(parameter) if parameter.name == "Idempotency-Key")
}

/// The headers of an answer that callers rely on, where they have something to tell.
fn headers(status: StatusCode, response: &Response, writes: bool) -> Vec<(&'static str, &'static str)> {
    let is_memory = |body: &RefOr<Content>| match body {
        RefOr::T(Content { schema: Some(RefOr::Ref(named)), .. }) => {
            named.ref_location.ends_with("/Memory") || named.ref_location.ends_with("/Fact")
        }
        _ => false,
    };
    let mut headers = Vec::new();
    match status {
        StatusCode::UNAUTHORIZED => headers.push(("WWW-Authenticate", "Bearer")),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            headers.push(("Retry-After", "Seconds to wait before the next try"));
        }
        status if status.is_success() => {
            if response.content.values().any(is_memory) {
                headers.push(("ETag", "The memory's revision, for If-Match"));
            }
            if writes {
                headers
                    .push(("Ledger-Position", "Partition and position of the last event that was written"));
                headers.push(("Ledger-Rev", "The rev of the user's memories after it"));
                headers.push((
                    "Idempotent-Replayed",
                    "true if the answer repeats an earlier one to the same key",
                ));
            }
        }
        _ => {}
    }
    headers
}

#[cfg(test)]
mod tests;
