//! The description says of errors what is sent.

use utoipa::openapi::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

/// A route whose handler describes nothing of what it answers.
#[utoipa::path(
    put, path = "/api/new/{user_id}", request_body = String,
    params(crate::body::OfUser, crate::answers::WriteHeaders, crate::answers::Guard)
)]
async fn silent() {}

#[utoipa::path(get, path = "/api/bare", extensions(("x-without" = json!([403]))))]
async fn bare() {}

/// The finished description of the two.
fn of_new_routes() -> serde_json::Value {
    let routes: OpenApiRouter = OpenApiRouter::new().routes(routes!(silent)).routes(routes!(bare));
    let mut document: OpenApi = routes.into_openapi();
    super::finish(&mut document);
    serde_json::to_value(document).unwrap()
}

fn statuses(operation: &serde_json::Value) -> Vec<&str> {
    operation["responses"].as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn a_route_that_describes_nothing_gets_the_problems_of_its_parameters_and_body() {
    let document = of_new_routes();
    let operation = &document["paths"]["/api/new/{user_id}"]["put"];
    let all = ["400", "401", "403", "404", "409", "412", "413", "422", "429", "503"];
    assert_eq!(statuses(operation), all);
    let conflict = &operation["responses"]["409"];
    assert_eq!(conflict["description"], "Conflict");
    let body = &conflict["content"]["application/problem+json"];
    assert_eq!(body["schema"]["$ref"], "#/components/schemas/Problem");
    assert!(operation["responses"]["429"]["headers"]["Retry-After"].is_object(), "{operation}");
}

#[test]
fn a_route_may_exclude_a_problem_and_the_description_does_not_say_how() {
    let document = of_new_routes();
    let operation = &document["paths"]["/api/bare"]["get"];
    assert_eq!(statuses(operation), ["401", "429", "503"]);
    assert_eq!(operation.get("x-without"), None);
}

#[test]
fn every_error_is_described_as_the_problem_that_is_sent() {
    let document = serde_json::to_value(crate::openapi()).unwrap();
    let mut errors = 0;
    for (path, route) in document["paths"].as_object().unwrap() {
        for (method, operation) in route.as_object().unwrap() {
            for (status, response) in operation["responses"].as_object().unwrap() {
                let place = format!("{method} {path} {status}");
                assert!(response["description"].as_str().is_some_and(|it| !it.is_empty()), "{place}");
                if status.starts_with(['4', '5']) {
                    let content = response["content"].as_object().unwrap();
                    let types: Vec<&str> = content.keys().map(String::as_str).collect();
                    assert_eq!(types, ["application/problem+json"], "{place}");
                    errors += 1;
                }
            }
        }
    }
    assert!(errors > 100, "only {errors} errors are described");
}

#[test]
fn the_headers_that_callers_rely_on_are_described() {
    let document = serde_json::to_value(crate::openapi()).unwrap();
    let of = |path: &str, method: &str, status: &str| {
        let headers = document["paths"][path][method]["responses"][status]["headers"].as_object();
        headers.map(|headers| headers.keys().cloned().collect::<Vec<_>>()).unwrap_or_default()
    };
    let memories = "/api/users/{user_id}/memories";
    let written = ["ETag", "Idempotent-Replayed", "Ledger-Position", "Ledger-Rev"];
    assert_eq!(of(memories, "post", "201"), written);
    assert_eq!(of(&format!("{memories}/{{id}}"), "delete", "200"), written);
    assert_eq!(of(&format!("{memories}/{{id}}"), "get", "200"), ["ETag"]);
    assert_eq!(of(memories, "get", "200"), Vec::<String>::new());
    assert_eq!(of(memories, "get", "401"), ["WWW-Authenticate"]);
    assert_eq!(of(memories, "get", "503"), ["Retry-After"]);
}
