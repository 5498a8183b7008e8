//! What the description of the API says of every route alike.

use axum::http::StatusCode;
use utoipa::openapi::{OpenApi, RefOr, Response};

use crate::problem::MEDIA_TYPE;

/// Completes what the handlers' own descriptions leave out.
pub fn finish(document: &mut OpenApi) {
    for route in document.paths.paths.values_mut() {
        let methods = [&mut route.get, &mut route.put, &mut route.post, &mut route.patch, &mut route.delete];
        for operation in methods.into_iter().flatten() {
            for (status, response) in &mut operation.responses.responses {
                let status = StatusCode::from_bytes(status.as_bytes());
                if let (Ok(status), RefOr::T(response)) = (status, response) {
                    complete(status, response);
                }
            }
        }
    }
}

/// Names the media type of problems, and gives an answer without a description the name of its status.
fn complete(status: StatusCode, response: &mut Response) {
    let error = status.is_client_error() || status.is_server_error();
    if error && let Some(body) = response.content.shift_remove("application/json") {
        response.content.insert(MEDIA_TYPE.to_owned(), body);
    }
    if response.description.is_empty() {
        response.description = status.canonical_reason().unwrap_or_default().to_owned();
    }
}

#[cfg(test)]
#[path = "document_tests.rs"]
mod tests;
