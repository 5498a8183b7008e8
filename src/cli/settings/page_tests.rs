//! The operator's page describes each setting as it is declared.

use std::{collections::BTreeMap, fs};

use serde_json::Value;

use super::{Settings, declare::Setting, load::leaves, recall};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/OPERATIONS.md");

/// Its most depends on the connections.
const LANES: &str = "postgres.group_lanes";

/// What is declared of each setting, with its default.
fn declared() -> Vec<(Setting, Value)> {
    let mut defaults = BTreeMap::new();
    leaves("", &serde_json::to_value(Settings::default()).unwrap(), "default", &mut defaults);
    let declared = Settings::declared("").into_iter().map(|setting| {
        let (default, _) = defaults.remove(&setting.name).expect("a setting has a default");
        (setting, default)
    });
    let declared = declared.collect();
    assert!(defaults.is_empty(), "not declared: {defaults:?}");
    declared
}

/// The default where it depends on the embedder.
fn fitted(name: &str) -> String {
    let with_a_model = recall::WITH_A_MODEL.iter().find(|(fitted, _)| *fitted == name);
    with_a_model.map_or_else(|| recall::OF_THE_MODEL.to_string(), |(_, default)| default.to_string())
}

fn row((setting, default): &(Setting, Value)) -> String {
    let name = &setting.name;
    let default = match default {
        Value::String(text) => format!("`{text}`"),
        // `memledger config` shows a long list.
        Value::Array(many) if many.len() > 20 => format!("{} values", many.len()),
        Value::Array(_) => format!("`{default}`"),
        other => other.to_string(),
    };
    let range = setting.range.map(|range| range.to_string()).unwrap_or_default();
    let meaning = setting.meaning.replace("{range}", &range).replace("{fitted}", &fitted(name));
    format!("| `{name}` | {default} | {meaning} |")
}

#[test]
fn the_operators_page_has_the_row_of_each_setting() {
    let page = fs::read_to_string(PAGE).unwrap();
    let (_, section) = page.split_once("\n## Settings\n").expect("the page has a section of settings");
    let section = section.split("\n#").next().unwrap_or_default();
    let shown: Vec<&str> = section.lines().filter(|line| line.starts_with("| `")).collect();
    let rows = declared().into_iter().filter_map(|(mut setting, default)| {
        recall::is_shown(&mut setting).then(|| row(&(setting, default)))
    });
    let rows: Vec<String> = rows.collect();
    assert!(
        shown == rows,
        "docs/OPERATIONS.md: the table under Settings is not what is declared. Replace its rows with:\n{}",
        rows.join("\n")
    );
}

#[test]
fn each_number_has_a_range_that_its_meaning_shows() {
    for (setting, default) in declared() {
        let Setting { name, range, meaning } = setting;
        let has_range = range.is_some();
        assert!(has_range || !default.is_number() || name == LANES, "{name} has no range");
        assert_eq!(meaning.contains("{range}"), has_range, "{name}: does its meaning show its range?");
    }
}
