//! The operator's page names every setting and metric, with the defaults that the program has.

use std::{collections::BTreeMap, fs};

use memledger_tests::{root, server::cli};
use serde_json::Value;
use tempfile::TempDir;

use super::page::{Page, cells};

const OPERATIONS: &str = "docs/OPERATIONS.md";

fn bare(cell: &str) -> String {
    cell.trim_matches('`').to_owned()
}

#[tokio::test]
async fn every_setting_is_described_with_its_default() {
    let page = Page::open(OPERATIONS);
    let mut described = BTreeMap::new();
    for (line, text) in page.section("Settings") {
        let Some(cells) = cells(text).filter(|cells| cells[0].starts_with('`')) else { continue };
        assert_eq!(cells.len(), 3, "{}: name, default, meaning", page.at(line));
        assert!(!cells[2].is_empty(), "{}: what does it mean?", page.at(line));
        let twice = described.insert(bare(cells[0]), bare(cells[1]));
        assert!(twice.is_none(), "{}: {} stands there twice", page.at(line), cells[0]);
    }
    let shown = cli(&["config", "--json"]).await.is(0).json();
    let mut real = BTreeMap::new();
    for (name, setting) in shown.as_object().expect("settings have names") {
        let value = match &setting["value"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        real.insert(name.clone(), value);
    }
    assert!(real.len() > 20, "the program shows only {} settings", real.len());
    assert_eq!(described, real, "{OPERATIONS} against `memledger config`");
}

#[tokio::test]
async fn the_settings_files_shown_are_accepted() {
    let page = Page::open(OPERATIONS);
    let folder = TempDir::new().unwrap();
    let mut accepted = 0;
    for block in page.blocks().iter().filter(|block| block.language == "yaml") {
        let path = folder.path().join("memledger.yaml");
        fs::write(&path, block.lines.join("\n")).unwrap();
        let ran = cli(&["config", "--json", "--config", path.to_str().unwrap()]).await;
        assert_eq!(ran.code, 0, "{}: {}", page.at(block.line), ran.stderr);
        assert!(ran.stdout.contains("memledger.yaml"), "{}: it sets nothing", page.at(block.line));
        accepted += 1;
    }
    assert!(accepted > 0, "{OPERATIONS} shows no settings file");
}

/// What begins with `memledger_`, without what Prometheus appends to histograms.
fn metrics(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_ascii_lowercase() || c == '_'));
    // The cookie of a session is none.
    let is_metric = |word: &&str| word.starts_with("memledger_") && *word != "memledger_session";
    let words = words.filter(is_metric);
    let ends = ["_bucket", "_count", "_sum"];
    let name = |word: &str| ends.iter().find_map(|end| word.strip_suffix(*end)).unwrap_or(word).to_owned();
    words.map(name).collect()
}

#[test]
fn every_metric_is_named_and_no_other() {
    let names = fs::read_to_string(root().join("src/names/lib.rs")).unwrap();
    let real = metrics(&names);
    assert!(real.len() >= 9, "only {real:?} were found");
    let page = Page::open(OPERATIONS);
    let described = metrics(&page.text);
    for name in &real {
        assert!(described.contains(name), "{OPERATIONS} does not name {name}");
    }
    for name in described {
        assert!(real.contains(&name), "{OPERATIONS} names {name}, which is no metric");
    }
}
