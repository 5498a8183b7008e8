//! The description says of errors what is sent.

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
