//! The settings files that the operator's page shows are accepted, and it names every metric. Its table of settings is compared
//! with what is declared in `src/cli/settings/page_tests.rs`.

use std::fs;

use memledger_tests::{root, server::cli};
use tempfile::TempDir;

use super::page::Page;

const OPERATIONS: &str = "docs/OPERATIONS.md";

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
