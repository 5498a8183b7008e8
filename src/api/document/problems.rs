//! The problems of each route, derived from its parameters and body. What a handler describes itself stays as it is.

use axum::http::StatusCode;
use utoipa::{
    ToSchema,
    openapi::{
        Content, Ref, RefOr, Response,
        path::{Operation, Parameter, ParameterIn},
    },
};

use crate::problem::{MEDIA_TYPE, ProblemBody};

/// What every route may answer: it asks for a credential with the right to use it, counts the request, and needs the
/// database.
const EVERYWHERE: [StatusCode; 4] = [
    StatusCode::UNAUTHORIZED,
    StatusCode::FORBIDDEN,
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::SERVICE_UNAVAILABLE,
];

/// The extension in which a handler lists the statuses that it never answers although the others like it do. The
/// finished description does not show it.
const WITHOUT: &str = "x-without";

/// Adds the problems that the route's parameters and body imply, and gives each problem its body.
pub fn add(operation: &mut Operation) {
    let without = taken_out(operation);
    let implied = implied(operation);
    let responses = &mut operation.responses.responses;
    for status in implied.into_iter().filter(|status| !without.contains(&status.as_u16())) {
        responses.entry(status.as_str().to_owned()).or_insert_with(|| Response::new("").into());
    }
    for (status, response) in responses {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
        {
            let schema = Ref::from_schema_name(ProblemBody::name());
            response.content = [(MEDIA_TYPE.to_owned(), Content::new(Some(schema)).into())].into();
        }
    }
}

/// Takes the extension with the statuses that the handler excludes out of the description.
fn taken_out(operation: &mut Operation) -> Vec<u16> {
    let Some(extensions) = &mut operation.extensions else { return Vec::new() };
    let listed = extensions.remove(WITHOUT);
    if extensions.is_empty() {
        operation.extensions = None;
    }
    listed.and_then(|listed| serde_json::from_value(listed).ok()).unwrap_or_default()
}

/// The problems of a route with these parameters and this body.
fn implied(operation: &Operation) -> Vec<StatusCode> {
    let parameters = || {
        operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
            RefOr::T(parameter) => Some(parameter),
            RefOr::Ref(_) => None,
        })
    };
    let names = |name: &str| parameters().any(|parameter| parameter.name == name);
    let is_of_one = parameters().any(is_in_path);
    let has_body = operation.request_body.is_some();
    let takes_command_id = names("Idempotency-Key");
    let particular = [
        (StatusCode::BAD_REQUEST, has_body || parameters().next().is_some()),
        (StatusCode::NOT_FOUND, is_of_one),
        // A user's memories may have changed meanwhile. Other routes describe their conflicts themselves.
        (StatusCode::CONFLICT, takes_command_id && names("user_id")),
        (StatusCode::PRECONDITION_FAILED, names("If-Match")),
        (StatusCode::PAYLOAD_TOO_LARGE, has_body),
        (StatusCode::UNPROCESSABLE_ENTITY, takes_command_id),
    ];
    let particular = particular.into_iter().filter_map(|(status, implied)| implied.then_some(status));
    EVERYWHERE.into_iter().chain(particular).collect()
}

fn is_in_path(parameter: &Parameter) -> bool {
    matches!(parameter.parameter_in, ParameterIn::Path)
}
