//! The browsable page of the API's description, at `/docs`, and what browsers may do with it.

use axum::{
    Router,
    http::{HeaderName, HeaderValue, StatusCode, Uri, header},
    middleware,
    response::{IntoResponse, Response},
};
use utoipa::openapi::OpenApi;
use utoipa_swagger_ui::{Config, SwaggerUi};

use crate::{App, problem::no_route};

/// Nothing inline, nothing from elsewhere but the pictures in its own styles, in no other page's frame. What
/// it tries out goes to this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// The page and the document that it shows.
pub fn router(document: OpenApi) -> Router<App> {
    // Above the base layout there is a bar for other documents, which the policy would not let it load, and
    // whose picture brings a style of its own. A checker elsewhere has no business with the document.
    let config = Config::default().try_it_out_enabled(true).use_base_layout().validator_url("none");
    let page = SwaggerUi::new("/docs").url("/openapi.json", document).config(config);
    Router::<App>::from(page).layer(middleware::map_response(guarded))
}

async fn guarded(uri: Uri, mut response: Response) -> Response {
    if response.status() == StatusCode::NOT_FOUND {
        return no_route(uri).await.into_response();
    }
    let said = [
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in said {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
