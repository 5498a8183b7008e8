//! A number out of its range is refused by name, and the operator's page tells the ranges.

use std::{collections::BTreeMap, fs};

use memledger_tests::{
    Backend, TestDatabase,
    server::{ADMIN_KEY, Server, cli, cli_with},
};
use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::http::{active, remember};

const OPERATIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/OPERATIONS.md");

/// How many there may be depends on the connections, so the page tells no number.
const LANES: &str = "postgres.group_lanes";

/// The settings that are numbers, with their defaults.
async fn numbers() -> BTreeMap<String, i64> {
    let shown = cli(&["config", "--json"]).await.is(0).json();
    let settings = shown.as_object().expect("settings have names").iter();
    settings.filter_map(|(name, setting)| Some((name.clone(), setting["value"].as_i64()?))).collect()
}

/// What each may be as a row of the page has it: `1 to 1000`.
fn told() -> BTreeMap<String, (i64, i64)> {
    let page = fs::read_to_string(OPERATIONS).expect("the page can be read");
    let mut ranges = BTreeMap::new();
    for row in page.lines().filter(|line| line.starts_with("| `")) {
        let name = row.split('`').nth(1).expect("a row begins with a name");
        let words: Vec<&str> =
            row.split_whitespace().map(|word| word.trim_end_matches([',', ';', '.'])).collect();
        let number = |word: &str| word.parse::<i64>().ok();
        let range = words.windows(3).find_map(|words| match words {
            [least, "to", most] => Some((number(least)?, number(most)?)),
            _ => None,
        });
        ranges.extend(range.map(|range| (name.to_owned(), range)));
    }
    ranges
}

fn variable(name: &str) -> String {
    format!("MEMLEDGER_{}", name.replace('.', "_").to_uppercase())
}

async fn is_refused(name: &str, value: i64, said: &str) {
    let (variable, value) = (variable(name), value.to_string());
    let ran = cli_with(&["config"], &[(&variable, &value)]).await.is(2);
    for part in [said, &variable, &value] {
        assert!(ran.stderr.contains(part), "{part:?} is not in {}", ran.stderr);
    }
    assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_number_has_the_range_that_the_page_tells() {
    let (numbers, told) = (numbers().await, told());
    assert!(numbers.len() > 20, "only {numbers:?} were found");
    let mut ends = [Vec::new(), Vec::new()];
    for (name, default) in numbers.iter().filter(|(name, _)| *name != LANES) {
        // The settings of the previous embedder are those of the current one.
        let shown = told.get(name).or_else(|| told.get(name.trim_start_matches("previous_")));
        let Some((least, most)) = shown.copied() else { panic!("the page tells no range of {name}") };
        assert!((least..=most).contains(default), "{name} is {default} by default");
        for value in [least - 1, most + 1] {
            let range = format!("{name}: must be {least} to {most}, is {value}");
            // Below 0 the value may be refused already for what it is.
            is_refused(name, value, if value < 0 { "" } else { &range }).await;
        }
        ends[0].push((name, variable(name), least.to_string()));
        ends[1].push((name, variable(name), most.to_string()));
    }
    for end in ends {
        let given: Vec<(&str, &str)> =
            end.iter().map(|(_, variable, value)| (variable.as_str(), value.as_str())).collect();
        let shown = cli_with(&["config", "--json"], &given).await.is(0).json();
        for (name, _, value) in &end {
            assert_eq!(shown[name.as_str()]["value"].to_string(), *value, "{name}");
        }
    }
}

/// Also where nothing uses them yet.
#[tokio::test]
async fn what_is_not_in_use_is_looked_at_too() {
    for (variable, value, said) in [
        ("MEMLEDGER_LANGUAGE_MODEL_TEMPERATURE", "3", "language_model.temperature: must be 0 to 2, is 3"),
        ("MEMLEDGER_MEMORY_DEFAULT_BANK", " ", "memory.default_bank: must not be empty"),
        ("MEMLEDGER_MEMORY_BANKS", "General,,Work", "memory.banks[1]: must not be empty"),
    ] {
        let ran = cli_with(&["config"], &[(variable, value)]).await.is(2);
        assert!(ran.stderr.contains(said), "{said:?} is not in {}", ran.stderr);
    }
    cli_with(&["config"], &[("MEMLEDGER_LANGUAGE_MODEL_TEMPERATURE", "0.5")]).await.is(0);
}

#[tokio::test]
async fn what_a_server_would_refuse_is_refused_when_settings_are_shown() {
    for (variable, value, said) in [
        ("MEMLEDGER_DATABASE", "mysql://u:secret@h/x", "database: \"mysql://u@h/x\" is neither"),
        ("MEMLEDGER_LISTEN", "nonsense", "listen: \"nonsense\" is not HOST:PORT"),
        ("MEMLEDGER_LANGUAGE_MODEL_KIND", "oracle", "language_model.kind: \"oracle\" is neither"),
        ("MEMLEDGER_EMBEDDER_KIND", "oracle", "embedder.kind: \"oracle\" is none of"),
        ("MEMLEDGER_PREVIOUS_EMBEDDER_KIND", "oracle", "previous_embedder.kind: \"oracle\" is none of"),
    ] {
        let ran = cli_with(&["config"], &[(variable, value)]).await.is(2);
        assert!(ran.stderr.contains(said), "{said:?} is not in {}", ran.stderr);
        assert!(ran.stdout.contains(&format!("(environment {variable})")), "{}", ran.stdout);
    }
}

/// A cluster sets some for a service of the program's name, so they are not refused.
#[tokio::test]
async fn a_variable_that_is_no_setting_is_warned_of() {
    let given = [
        ("MEMLEDGER_HTTP_BODY_BYTES", "1000"),
        ("MEMLEDGER_HTTP_BODY_BYTS", "2000"),
        ("MEMLEDGER_ADMIN_KEY", ADMIN_KEY),
        ("MEMLEDGER_EMBEDDER_KEY", "a key that nothing prints"),
    ];
    let ran = cli_with(&["config", "--json"], &given).await.is(0);
    assert_eq!(ran.json()["http.body_bytes"]["value"], 1000);
    for key in [ADMIN_KEY, "a key that nothing prints"] {
        assert!(!ran.stdout.contains(key) && !ran.stderr.contains(key), "{key} is printed");
    }
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(lines.len(), 1, "{}", ran.stderr);
    assert!(lines[0].contains("WARN") && lines[0].contains("MEMLEDGER_HTTP_BODY_BYTS"), "{}", lines[0]);
}

#[tokio::test]
async fn lanes_leave_connections_to_everybody_else() {
    let run = async |connections: &str, lanes: &str| {
        let given =
            [("MEMLEDGER_POSTGRES_CONNECTIONS", connections), ("MEMLEDGER_POSTGRES_GROUP_LANES", lanes)];
        cli_with(&["config"], &given).await
    };
    for (connections, lanes) in [("4", "1"), ("4", "2"), ("20", "18")] {
        run(connections, lanes).await.is(0);
    }
    for (connections, lanes, said) in [
        ("3", "1", "postgres.connections: must be 4 to 10000, is 3"),
        ("4", "3", "postgres.group_lanes: must be 1 to 2 (postgres.connections less 2), is 3"),
        ("20", "0", "postgres.group_lanes: must be 1 to 18 (postgres.connections less 2), is 0"),
    ] {
        let ran = run(connections, lanes).await.is(2);
        assert!(ran.stderr.contains(said), "{said:?} is not in {}", ran.stderr);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_fewest_connections_are_enough_to_write_read_and_rebuild() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let fewest = [("MEMLEDGER_POSTGRES_CONNECTIONS", "4")];
    let server = Server::start_with(&database.url, &[], &fewest).await;
    let api = server.admin();
    for number in 0..10 {
        remember(&api, "ana", json!({"content": format!("number {number}")})).await;
    }
    let rebuilt = api.send(Method::POST, "/api/admin/ledger/rebuild", None, &[]).await.is(200);
    assert_eq!(rebuilt.body["equal"], true, "{}", rebuilt.text);
    assert_eq!(active(&api, "ana").await.len(), 10);
    server.stop().await;
}

#[tokio::test]
async fn a_number_out_of_its_range_is_named_with_its_file_before_anything_is_done() {
    let folder = TempDir::new().unwrap();
    let (config, ledger) = (folder.path().join("own.yaml"), folder.path().join("ledger.db"));
    let url = format!("sqlite://{}", ledger.display());
    for (text, said) in [
        ("memory:\n  snapshot_every: 0\n", "memory.snapshot_every: must be 1 to 1000000000, is 0 ("),
        ("memory:\n  soft_delete_days: 36501\n", "memory.soft_delete_days: must be 0 to 36500, is 36501 ("),
        ("http:\n  concurrency: 0\n", "http.concurrency: must be 1 to 1000000, is 0 ("),
        (
            "http:\n  concurrency: 18446744073709551615\n",
            "http.concurrency: must be 1 to 1000000, is 18446744073709551615 (",
        ),
        (
            "http:\n  concurrency: \"5\"\n",
            "http.concurrency: must be a whole number of 0 or more, is \"5\" (",
        ),
    ] {
        fs::write(&config, text).unwrap();
        let ran = cli(&["migrate", "--config", config.to_str().unwrap(), "--database", &url]).await.is(2);
        assert!(ran.stderr.contains(said) && ran.stderr.contains("own.yaml"), "{}", ran.stderr);
        assert!(!ledger.exists(), "a ledger was made with {text:?}");
    }
}

#[tokio::test]
async fn the_defaults_follow_the_embedder() {
    let model = ("MEMLEDGER_EMBEDDER_KIND", "openai");
    let local = ("MEMLEDGER_EMBEDDER_KIND", "local");
    let chosen = ("MEMLEDGER_RECALL_VECTOR_WEIGHT", "0.25");
    // Its folder is missing, which is told behind the settings.
    let refused = 2;
    for (given, code, lexical, vector, origin, dimensions) in [
        (&[][..], 0, 0.9, 0.1, "default", 512),
        (&[model][..], 0, 0.5, 0.5, "default", 1536),
        (&[model, chosen][..], 0, 0.5, 0.25, "environment MEMLEDGER_RECALL_VECTOR_WEIGHT", 1536),
        (&[local][..], refused, 0.5, 0.5, "default", 512),
    ] {
        let shown = cli_with(&["config", "--json"], given).await.is(code).json();
        assert_eq!(shown["recall.lexical_weight"], json!({"value": lexical, "origin": "default"}));
        assert_eq!(shown["recall.vector_weight"], json!({"value": vector, "origin": origin}));
        assert_eq!(shown["embedder.dimensions"], json!({"value": dimensions, "origin": "default"}));
    }
}

#[tokio::test]
async fn the_previous_embedder_has_settings_of_its_own() {
    let shown = cli_with(&["config", "--json"], &[]).await.is(0).json();
    assert_eq!(shown["previous_embedder.kind"], json!({"value": "none", "origin": "default"}));
    let previous = ("MEMLEDGER_PREVIOUS_EMBEDDER_KIND", "openai");
    let shown = cli_with(&["config", "--json"], &[previous]).await.is(0).json();
    assert_eq!(shown["previous_embedder.dimensions"], json!({"value": 1536, "origin": "default"}));
    assert_eq!(shown["embedder.dimensions"], json!({"value": 512, "origin": "default"}));
    assert_eq!(shown["recall.vector_weight"], json!({"value": 0.1, "origin": "default"}));

    let folder = TempDir::new().unwrap();
    let url = format!("sqlite://{}", folder.path().join("ledger.db").display());
    cli(&["migrate", "--database", &url]).await.is(0);
    for (section, kind, said) in [
        ("EMBEDDER", "none", "embedder.kind: \"none\" is none of hashed, openai or local"),
        (
            "PREVIOUS_EMBEDDER",
            "older",
            "previous_embedder.kind: \"older\" is none of hashed, openai or local",
        ),
    ] {
        let named = format!("MEMLEDGER_{section}_KIND");
        let ran = cli_with(&["verify", "--database", &url], &[(&named, kind)]).await.is(2);
        assert!(ran.stderr.contains(said), "{}", ran.stderr);
    }
}
