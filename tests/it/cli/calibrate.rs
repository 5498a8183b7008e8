//! `calibrate` measures the configured embedder, and needs no ledger.

use memledger_tests::server::{cli, cli_with};
use serde_json::{Value, json};

fn threshold<'a>(report: &'a Value, name: &str) -> &'a Value {
    let all = report["thresholds"].as_array().expect("a report has thresholds");
    all.iter().find(|one| one["name"] == name).expect("each threshold is reported")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_offline_embedder_is_measured_on_pairs_of_known_sameness() {
    let report = cli(&["calibrate", "--json"]).await.is(0).json();
    assert_eq!(report["embedder"], "hashed-2-512");
    for kind in ["restatements", "twins", "unrelated"] {
        assert!(report["pairs"][kind].as_u64() >= Some(60), "{report}");
    }
    // Twins share more words than restatements do, so with hashes no cosine tells them apart.
    let duplicate = threshold(&report, "duplicate_embedding");
    assert_eq!((&duplicate["value"], &duplicate["measure"]), (&json!(0.97), &json!("embedding")));
    assert_eq!(report["proposed"]["duplicate_embedding"], Value::Null);
    assert!(threshold(&report, "duplicate_text")["faults"].as_array().unwrap().contains(&json!("unsafe")));
    let lower = cli(&["calibrate", "--json", "--check-low", "0.01"]).await.is(0).json();
    let check = threshold(&lower, "check_low");
    assert_eq!((&check["value"], &check["faults"]), (&json!(0.01), &json!(["broad"])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_calibration_in_words_warns_of_what_does_not_fit() {
    let told = cli(&["calibrate"]).await.is(0).stdout;
    assert!(told.starts_with("hashed-2-512: 64 restatements, 65 twins, 64 unrelated pairs\n"), "{told}");
    assert!(told.contains("WARNING duplicate_text 0.95 is unsafe: "), "{told}");
    assert!(told.contains("proposed duplicate_embedding: none; "), "{told}");
    let wrong = cli(&["calibrate", "--check-low", "1.5"]).await.is(2).stderr;
    assert!(wrong.contains("--check-low: must be 0 to 1, is 1.5"), "{wrong}");
    let nobody = [
        ("MEMLEDGER_EMBEDDER_KIND", "openai"),
        ("MEMLEDGER_EMBEDDER_BASE_URL", "http://127.0.0.1:9"),
        ("MEMLEDGER_EMBEDDER_TIMEOUT_MS", "200"),
    ];
    cli_with(&["calibrate"], &nobody).await.is(1);
}
