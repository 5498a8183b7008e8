//! The rules that good files give, and what is warned of.

use memledger_ledger::access::{Categories, Context, Origin};

use super::{Parsed, parse};

/// As operators write it, with everything that a file may hold.
const WHOLE: &str = "\
categories:
  system:
    - name: profile
      context: all
    - name: event
      context: rag
      rag_length: 30
    - name: activity
      context: rag
      rag_length: 50
  custom: []
allowlists:
  supervisor: [profile, goals, preferences, event, activity, relationships, tasks]
  planner:    [goals, tasks, projects]
  executor:   [tasks, recent_activity, constraints]
";

fn good(text: &str) -> Parsed {
    parse(text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"))
}

fn rag(length: usize) -> Context {
    Context::Rag { length: Some(length) }
}

#[test]
fn a_whole_file_gives_contexts_and_allowlists() {
    let Parsed { rules, warnings } = good(WHOLE);
    assert_eq!(rules.categories.context_of("profile"), Context::All);
    assert_eq!(rules.categories.context_of("event"), rag(30));
    assert_eq!(rules.categories.context_of("activity"), rag(50));
    assert_eq!(rules.categories.context_of("goals"), Context::DEFAULT);
    let list = |agent| rules.allowlists.of(agent).map(|list| list.join(" "));
    assert_eq!(list("planner").as_deref(), Some("goals tasks projects"));
    assert_eq!(list("executor").as_deref(), Some("tasks recent_activity constraints"));
    assert_eq!(list("stylist"), None);
    let warning = "line 13 column 25: allowlists name categories that are not declared, so their context is \
                   `rag`: goals, preferences, relationships, tasks, projects, recent_activity, constraints";
    assert_eq!(warnings, [warning]);
}

#[test]
fn categories_of_the_operator_are_as_good_as_those_of_the_system() {
    let parsed = good(
        "categories:\n  custom:\n    - name: goals\n    - {name: ' caf\u{e9} ', context: ' all '}\n    \
         - {name: 7, rag_length: 1}\n    - {name: tasks, context: rag, rag_length: 500}\nallowlists: {}\n",
    );
    let categories = &parsed.rules.categories;
    let found = |name| categories.get(name).map(|category| (category.context, category.origin));
    assert_eq!(found("goals"), Some((Context::DEFAULT, Origin::Custom)));
    assert_eq!(found("caf\u{e9}"), Some((Context::All, Origin::Custom)));
    assert_eq!(found("7"), Some((rag(1), Origin::Custom)));
    assert_eq!(found("tasks"), Some((rag(500), Origin::Custom)));
    assert_eq!(found("profile"), None, "a file replaces the built-in categories");
    assert_eq!(good(WHOLE).rules.categories.get("event").unwrap().origin, Origin::System);
    assert!(parsed.rules.allowlists.is_empty());
    assert!(parsed.warnings.is_empty(), "{:?}", parsed.warnings);
}

#[test]
fn a_list_may_be_empty_and_another_one_again() {
    let parsed = good("allowlists:\n  mute: []\n  planner: &same [goals, tasks]\n  executor: *same\n");
    assert_eq!(parsed.rules.allowlists.of("mute"), Some(&[][..]));
    let planner = parsed.rules.allowlists.of("planner").unwrap();
    assert_eq!(planner, ["goals", "tasks"]);
    assert_eq!(parsed.rules.allowlists.of("executor"), Some(planner));
}

#[test]
fn parts_with_nothing_under_them_are_empty() {
    let parsed = good("categories:\n  system:\n  custom:\nallowlists: {}\n");
    assert_eq!(parsed.rules.categories.iter().count(), 0);
    let parsed = good("categories:\nallowlists: {planner: [goals]}\n");
    assert_eq!(parsed.rules.categories.iter().count(), 0);
}

#[test]
fn a_file_without_allowlists_is_warned_of() {
    let parsed = good("categories:\n  custom:\n    - name: goals\n");
    assert!(parsed.rules.allowlists.is_empty());
    assert_eq!(parsed.warnings.len(), 1);
    let warning = &parsed.warnings[0];
    assert!(warning.contains("open to every agent") && warning.contains("`allowlists: {}`"), "{warning}");
}

#[test]
fn a_warning_shows_some_of_many_categories() {
    let names: Vec<String> = (1..=50).map(|number| format!("c{number}")).collect();
    let parsed = good(&format!("allowlists:\n  planner: [{0}]\n  executor: [{0}]\n", names.join(", ")));
    assert_eq!(parsed.warnings.len(), 1);
    assert!(parsed.warnings[0].ends_with("c19, c20, 30 more"), "{}", parsed.warnings[0]);
}

#[test]
fn the_file_on_the_operators_page_is_good_and_holds_the_built_in_categories() {
    let page = include_str!("../../../../docs/OPERATIONS.md");
    let (_, after) = page.split_once("```yml\n").expect("the page shows a file");
    let (shown, _) = after.split_once("```").unwrap();
    let Parsed { rules, warnings } = good(shown);
    assert!(warnings.is_empty(), "{warnings:?}");
    assert!(rules.allowlists.of("planner").is_some());
    let system = rules.categories.iter().filter(|category| category.origin == Origin::System);
    assert_eq!(system.collect::<Vec<_>>(), Categories::built_in().iter().collect::<Vec<_>>());
}
