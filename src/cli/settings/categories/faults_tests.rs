//! What is wrong with a file is told with its line and column, whatever it is.

use super::{parse, read};

/// Each fault as `line:column what`.
fn faults(text: &str) -> Vec<String> {
    let faults = match parse(text) {
        Err(faults) => faults,
        Ok(parsed) => panic!("{text} gives {parsed:?}"),
    };
    faults.iter().map(|fault| format!("{}:{} {}", fault.line, fault.column, fault.what)).collect()
}

#[track_caller]
fn one(text: &str, place: &str, parts: &[&str]) {
    let faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    let (at, what) = faults[0].split_once(' ').unwrap();
    assert_eq!(at, place, "{what} in {text}");
    for part in parts {
        assert!(what.contains(part), "{part:?} is not in {what:?}");
    }
}

/// One category after four others, so that its place is not the file's beginning.
fn category(lines: &str) -> String {
    format!("categories:\n  system:\n    - name: profile\n  custom:\n{lines}\nallowlists: {{}}\n")
}

#[test]
fn unknown_fields() {
    one("allowlist: {}\n", "1:1", &["\"allowlist\" is not a field", "categories, allowlists"]);
    one("categories:\n  users: []\n", "2:3", &["\"users\" is not a field", "system, custom"]);
    let text = category("    - name: goals\n      contxt: rag");
    one(&text, "6:7", &["\"contxt\" is not a field", "name, context, rag_length"]);
    one(&category("    - {name: goals, Context: rag}"), "5:21", &["\"Context\" is not a field"]);
}

#[test]
fn wrong_types() {
    let fields = "fields with values belong here";
    one("goals\n", "1:1", &[fields]);
    one("categories: 5\n", "1:13", &[fields]);
    one(&category("    - goals"), "5:7", &[fields]);
    one("allowlists: [planner]\n", "1:13", &[fields]);
    let list = "a list belongs here";
    one("categories:\n  system: profile\n", "2:11", &[list]);
    one("categories:\n  custom: {name: goals}\n", "2:11", &[list]);
    one("allowlists:\n  planner: goals\n", "2:12", &[list]);
    let single = "a single text or number belongs here";
    one(&category("    - name: [goals]"), "5:13", &[single]);
    one(&category("    - {name: goals, context: {all: 1}}"), "5:30", &[single]);
    one(&category("    - {name: goals, rag_length: [1]}"), "5:33", &[single]);
    one("allowlists:\n  planner: [goals, [tasks]]\n", "2:20", &[single]);
    one("allowlists:\n  planner:\n    - goals: 1\n", "3:7", &[single]);
}

#[test]
fn names_that_are_none() {
    one(&category("    - name: ''"), "5:13", &["the name of this category must not be empty"]);
    one(&category("    - name: '  '"), "5:13", &["must not be empty"]);
    one(&category("    - context: all"), "5:7", &["this category has no `name`"]);
    one(&category("    - name:\n      context: all"), "5:7", &["this category has no `name`"]);
    let long = "x".repeat(65);
    one(&category(&format!("    - name: {long}")), "5:13", &["must have at most 64 characters, has 65"]);
    one(&category("    - name: \"a\\tb\""), "5:13", &["a control character at character 2"]);
    one("allowlists:\n  '': [goals]\n", "2:3", &["the name of this agent must not be empty"]);
    one("allowlists:\n  planner: [goals, '']\n", "2:20", &["the name of this category must not be empty"]);
    one("allowlists:\n  planner:\n    - goals\n    -\n    - tasks\n", "4:6", &["a text is missing"]);
    let long = "x".repeat(129);
    one(&format!("allowlists:\n  {long}: []\n"), "2:3", &["must have at most 128 characters, has 129"]);
}

#[test]
fn a_category_that_stands_there_twice() {
    let said = "category \"profile\" is already at line 3";
    one(&category("    - name: profile"), "5:13", &[said]);
    one(&category("    - name: ' profile '"), "5:13", &[said]);
    let text = category("    - name: goals\n    - name: tasks\n    - name: goals");
    one(&text, "7:13", &["category \"goals\" is already at line 5"]);
}

#[test]
fn an_agent_that_stands_there_twice() {
    one("allowlists:\n  planner: []\n  planner: [goals]\n", "3:3", &["\"planner\"", "a second time"]);
    let text = "allowlists:\n  planner: []\n  'planner ': [goals]\n";
    one(text, "3:3", &["agent \"planner\" is already at line 2"]);
}

#[test]
fn a_part_that_stands_there_twice() {
    one("allowlists: {}\ncategories: {}\nallowlists: {}\n", "3:1", &["\"allowlists\" is here a second"]);
    let text = category("    - name: goals\n      name: tasks");
    one(&text, "6:7", &["\"name\" is here a second time"]);
}

#[test]
fn an_allowlist_with_a_category_twice() {
    let said = "category \"goals\" is already at line 2";
    one("allowlists:\n  planner: [goals, tasks, goals]\n", "2:27", &[said]);
    one("allowlists:\n  planner: [goals, ' goals']\n", "2:20", &[said]);
    // Two agents may see the same.
    assert!(parse("allowlists:\n  planner: [goals]\n  executor: [goals]\n").is_ok());
}

#[test]
fn contexts_and_lengths() {
    let text = category("    - name: goals\n      context: some");
    one(&text, "6:16", &["context must be all or rag, is \"some\""]);
    let text = category("    - name: goals\n      context: all\n      rag_length: 30");
    one(&text, "7:19", &["rag_length can't be combined with `context: all`"]);
    for wrong in ["0", "501", "-1", "1000000"] {
        let said = format!("rag_length must be 1 to 500, is {wrong}");
        one(&category(&format!("    - name: goals\n      rag_length: {wrong}")), "6:19", &[&said]);
    }
    for wrong in ["many", "2.5", "''", "true", "99999999999999999999"] {
        let text = category(&format!("    - name: goals\n      rag_length: {wrong}"));
        one(&text, "6:19", &["a whole number belongs here"]);
    }
}

#[test]
fn allowlists_with_nothing_under_them() {
    let said = &["`allowlists` has nothing under it", "`allowlists: {}`"][..];
    for text in ["allowlists:\n", "allowlists: ~\n", "allowlists:\n  # planner: [goals]\ncategories:\n"] {
        let faults = faults(text);
        assert!(faults.len() == 1 && faults[0].starts_with("1:"), "{faults:?}");
        assert!(said.iter().all(|part| faults[0].contains(part)), "{faults:?}");
    }
    let text = "allowlists:\n  executor: [tasks]\n  planner:\n";
    one(text, "3:3", &["this agent has no list", "[] if it may see none"]);
}

#[test]
fn an_allowlist_that_is_too_long() {
    let lines: Vec<String> = (1..=501).map(|number| format!("    - c{number}")).collect();
    let text = |count: usize| format!("allowlists:\n  planner:\n{}\n", lines[..count].join("\n"));
    assert!(parse(&text(500)).is_ok());
    one(&text(501), "503:7", &["may hold 500 categories, has 501"]);
}

#[test]
fn a_file_without_anything() {
    for text in ["", "\n\n", "# planner: [goals]\n", "---\n", "~\n"] {
        one(text, "1:1", &["the file is empty"]);
    }
}

#[test]
fn what_is_no_yaml() {
    one("categories:\n\tsystem: []\n", "2:2", &["can't be read", "tabs"]);
    one("allowlists:\n  planner: [goals, \"tasks]\n", "2:20", &["can't be read", "quote"]);
    one("allowlists:\n  planner: *goals\n", "2:12", &["can't be read"]);
    one("allowlists: {}\n---\nallowlists: {}\n", "3:1", &["a second document"]);
}

#[test]
fn every_fault_is_told_at_once_in_the_order_of_the_file() {
    let text = "\
allowlists:
  planner: [goals, goals]
  ' ': []
categories:
  custom:
    - name: goals
      rag_length: 0
    - context: none
";
    let places: Vec<String> =
        faults(text).iter().map(|fault| fault.split_once(' ').unwrap().0.to_owned()).collect();
    assert_eq!(places, ["2:20", "3:3", "7:19", "8:7", "8:16"]);
}

#[test]
fn a_file_that_can_not_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("categories.yaml");
    let lines = || read(&path).unwrap_err().lines(&path);
    let said = lines();
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with(&format!("{}: can't be read: ", path.display())), "{said:?}");
    let said = read(folder.path()).unwrap_err().lines(folder.path());
    assert_eq!(said, [format!("{}: is not a file", folder.path().display())]);
    std::fs::write(&path, b"allowlists:\n  caf\xff: []\n").unwrap();
    let at = format!("{}: line 2 column 6: is not UTF-8; save the file in that encoding", path.display());
    assert_eq!(lines(), [at]);
    std::fs::write(&path, b"allowlists:\n  planner: []\n  planner: []\n").unwrap();
    let said = lines();
    assert!(said[0].starts_with(&format!("{}: line 3 column 3: ", path.display())), "{said:?}");
    std::fs::write(&path, "#".repeat((1 << 20) + 1)).unwrap();
    assert!(lines()[0].ends_with("has more than the 1048576 bytes allowed"));
}
