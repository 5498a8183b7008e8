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
