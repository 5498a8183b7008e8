//! Settings that are texts: taken as they are written, refused by name where they can't serve, shown without secrets.

use std::fs;

use memledger_tests::{
    Backend, TestDatabase,
    server::{Ran, Server, cli, cli_with},
};
use serde_json::json;
use tempfile::TempDir;

async fn config(yaml: &str) -> Ran {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("own.yaml");
    fs::write(&file, yaml).unwrap();
    cli(&["config", "--json", "--config", file.to_str().unwrap()]).await
}

#[tokio::test]
async fn a_text_that_looks_like_something_else_is_taken_as_it_stands() {
    for (yaml, name, value) in [
        ("log:\n  filter: off\n", "log.filter", json!("off")),
        ("log: {filter: \"off\"}\n", "log.filter", json!("off")),
        ("memory:\n  default_bank: 123\n", "memory.default_bank", json!("123")),
        ("memory:\n  banks: [No, 12, 1e3, General]\n", "memory.banks", json!(["No", "12", "1e3", "General"])),
        ("language_model:\n  model: 1e3\n", "language_model.model", json!("1e3")),
        ("embedder:\n  model: 0x10\n", "embedder.model", json!("0x10")),
        ("workflows:\n  enabled: false\n", "workflows.enabled", json!(false)),
        ("workflows:\n  sweep_ms: 0x100\n", "workflows.sweep_ms", json!(256)),
        ("language_model:\n  temperature: 1\n", "language_model.temperature", json!(1)),
    ] {
        let shown = config(yaml).await.is(0).json();
        assert_eq!(shown[name]["value"], value, "{yaml}");
        assert!(shown[name]["origin"].as_str().is_some_and(|origin| origin.ends_with("own.yaml")), "{yaml}");
    }
    // An empty one sets nothing.
    let shown = config("otlp:\n  endpoint:\nlog:\n").await.is(0).json();
    assert_eq!(shown["otlp.endpoint"], json!({"value": null, "origin": "default"}));
    assert_eq!(shown["log.filter"]["origin"], "default");
}

#[tokio::test]
async fn a_file_of_another_shape_is_told_with_its_place_and_what_to_do() {
    for (yaml, said) in [
        ("http: [1]\n", "line 1 column 7: fields with values belong here"),
        ("http:\n  bytes: 1\n", "line 2 column 3: \"bytes\" is not a field here; use one of connections,"),
        ("http:\n  body_bytes: many\n", "line 2 column 15: a whole number belongs here"),
        ("recall:\n  vector_weight: much\n", "line 2 column 18: a number belongs here"),
        ("workflows:\n  enabled: perhaps\n", "line 2 column 12: true or false belongs here"),
        ("memory:\n  banks: {a: 1}\n", "line 2 column 10: a list belongs here"),
        ("listen: [a]\n", "line 1 column 9: a single text or number belongs here"),
        ("log:\n  filter: info\nlog:\n  format: json\n", "line 3 column 1: \"log\" is here a second time"),
        ("listen:\n", "line 1 column 7: a text is missing here"),
        ("listen: a\n---\nlisten: b\n", "a second document begins here"),
    ] {
        let ran = config(yaml).await.is(2);
        let told = ran.stderr.contains("own.yaml: line ") && ran.stderr.contains(said);
        assert!(told && ran.stderr.trim().lines().count() == 1, "{said:?}: {}", ran.stderr);
    }
}

#[tokio::test]
async fn names_that_no_memory_could_carry_are_refused() {
    let long = "x".repeat(129);
    for (variable, given, said) in [
        ("MEMORY_DEFAULT_BANK", "  ", "memory.default_bank: must not be empty"),
        ("MEMORY_DEFAULT_BANK", "a\nb", "memory.default_bank: holds a control character at character 2"),
        ("MEMORY_DEFAULT_BANK", &long, "memory.default_bank: must have at most 64 characters, has 129"),
        ("MEMORY_BANKS", "General,,Work", "memory.banks[1]: must not be empty"),
        ("MEMORY_BANKS", "General,W\u{7}ork", "memory.banks[1]: holds a control character at character 2"),
        ("MEMORY_BANKS", &long, "memory.banks[0]: must have at most 64 characters, has 129"),
        (
            "WORKFLOWS_STANDARD_TOPICS",
            "food,a\u{2028}b",
            "workflows.standard_topics[1]: holds a control character",
        ),
        (
            "WORKFLOWS_STANDARD_TOPICS",
            &long,
            "workflows.standard_topics[0]: must have at most 128 characters",
        ),
    ] {
        let variable = format!("MEMLEDGER_{variable}");
        let ran = cli_with(&["config", "--json"], &[(&variable, given)]).await.is(2);
        assert!(ran.stderr.contains(said) && ran.stderr.contains(&variable), "{said:?}: {}", ran.stderr);
    }
}

#[tokio::test]
async fn the_default_bank_is_a_bank() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let own = [("MEMLEDGER_MEMORY_DEFAULT_BANK", " Cafe\u{301} ")];
    let shown = cli_with(&["config", "--json"], &own).await.is(0).json();
    assert_eq!(shown["memory.default_bank"]["value"], "Caf\u{e9}");
    let server = Server::start_with(&database.url, &[], &own).await;
    let made = server.admin().post("/api/users/ana/memories", &json!({"content": "Likes tea"})).await.is(201);
    assert_eq!(made.body["bank"], "Caf\u{e9}");
    let found = server.admin().get("/api/users/ana/memories?bank=caf%C3%A9").await.is(200);
    assert_eq!(found.items().len(), 1, "{}", found.text);
}

#[tokio::test]
async fn addresses_are_shown_without_their_passwords() {
    let address = "http://someone:hush-hush@127.0.0.1:9/v1";
    for (variable, name) in [
        #[cfg(feature = "otlp")]
        ("MEMLEDGER_OTLP_ENDPOINT", "otlp.endpoint"),
        ("MEMLEDGER_LANGUAGE_MODEL_BASE_URL", "language_model.base_url"),
        ("MEMLEDGER_EMBEDDER_BASE_URL", "embedder.base_url"),
        ("MEMLEDGER_PREVIOUS_EMBEDDER_BASE_URL", "previous_embedder.base_url"),
    ] {
        for arguments in [&["config"][..], &["config", "--json"]] {
            let ran = cli_with(arguments, &[(variable, address)]).await.is(0);
            assert!(!ran.stdout.contains("hush-hush") && ran.stdout.contains(name), "{}", ran.stdout);
            assert!(ran.stdout.contains("someone") && ran.stdout.contains("127.0.0.1:9"), "{}", ran.stdout);
        }
    }
}

#[tokio::test]
async fn an_address_of_a_collector_must_be_one() {
    for wrong in ["127.0.0.1:4318", "grpc://127.0.0.1:4317", "ftp://collector", "http://", "somewhere"] {
        for command in ["config", "verify"] {
            let database = TestDatabase::new(Backend::Sqlite).await;
            let given = [("MEMLEDGER_OTLP_ENDPOINT", wrong), ("MEMLEDGER_DATABASE", database.url.as_str())];
            let ran = cli_with(&[command], &given).await.is(2);
            let told = ran.stderr.contains("otlp.endpoint: ") && ran.stderr.contains("http://127.0.0.1:4318");
            assert!(told, "{wrong}: {}", ran.stderr);
        }
    }
}

/// As compose files have variables that are not set.
#[tokio::test]
async fn an_empty_variable_is_none() {
    for variable in [
        "MEMLEDGER_OTLP_ENDPOINT",
        "MEMLEDGER_WORKFLOWS_STANDARD_TOPICS",
        "MEMLEDGER_MEMORY_BANKS",
        "MEMLEDGER_ADMIN_KEY",
    ] {
        cli_with(&["config"], &[(variable, "")]).await.is(0);
    }
    let spaced = [("MEMLEDGER_OTLP_ENDPOINT", "http://someone:hush hush@127.0.0.1:4318")];
    let ran = cli_with(&["config"], &spaced).await.is(2);
    assert!(!ran.stderr.contains("hush"), "{}", ran.stderr);
}

/// A key that comes with the line end of its file, above all.
#[tokio::test]
async fn an_admin_key_that_no_header_can_carry_is_refused() {
    for wrong in [
        "0123456789abcdef\n",
        " 0123456789abcdef",
        "0123456789abcdef ",
        "0123456789abcdé0",
        "0123456789\tabcdef",
    ] {
        let ran = cli_with(&["config"], &[("MEMLEDGER_ADMIN_KEY", wrong)]).await.is(2);
        let told =
            ran.stderr.contains("MEMLEDGER_ADMIN_KEY") && ran.stderr.contains("without blanks around it");
        assert!(told, "{wrong:?}: {}", ran.stderr);
        assert!(!ran.stderr.contains("0123456789"), "{}", ran.stderr);
    }
    cli_with(&["config"], &[("MEMLEDGER_ADMIN_KEY", "f7Qx !2kW~9z\"Lm4 Rt6%Yp8[Vb1]")]).await.is(0);
}

#[cfg(not(feature = "otlp"))]
#[tokio::test]
async fn a_build_that_sends_no_spans_refuses_a_collector() {
    let ran = cli_with(&["config"], &[("MEMLEDGER_OTLP_ENDPOINT", "http://127.0.0.1:4318")]).await.is(2);
    assert!(ran.stderr.contains("otlp.endpoint: this build sends no spans"), "{}", ran.stderr);
    assert!(ran.stderr.contains("--features otlp"), "{}", ran.stderr);
}
