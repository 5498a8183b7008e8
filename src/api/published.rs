//! The API's description at `/openapi.json`, for programs and for the page `/docs`.

use axum::{
    Router,
    body::Bytes,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use utoipa::openapi::OpenApi;

use crate::{App, problem::Problem};

/// Why the description could not be written; it is made when the server starts, and the same ever after.
type SerializationError = String;

/// The route of the document.
pub fn router(document: &OpenApi) -> Router<App> {
    let written = serde_json::to_vec(document).map(Bytes::from).map_err(|failed| failed.to_string());
    Router::new().route("/openapi.json", get(move || async move { answer(written) }))
}

fn answer(written: Result<Bytes, SerializationError>) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    match written {
        Ok(document) => (headers, document).into_response(),
        Err(failed) => {
            Problem::unavailable(format!("the API description can't be written: {failed}")).into_response()
        }
    }
}
