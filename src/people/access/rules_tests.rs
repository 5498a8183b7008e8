//! Who may see and touch what: each role, with and without an allowlist.

use memledger_aggregates::TenantId;
use memledger_kernel::{Identity, LedgerError, Role};

use super::*;

fn list(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn only(names: &[&str]) -> Scope {
    Scope::Only(list(names))
}

/// The planner may see three categories, the supervisor two, the mute agent none.
fn rules() -> AccessRules {
    let lists: [(&str, &[&str]); 3] =
        [("planner", &["goals", "tasks", "projects"]), ("supervisor", &["profile", "goals"]), ("mute", &[])];
    let allowlists = Allowlists::new(lists.map(|(agent, names)| (agent.to_owned(), list(names))));
    AccessRules { allowlists, ..AccessRules::built_in() }
}

fn key(role: Role, agent: Option<&str>) -> Identity {
    Identity {
        tenant: TenantId::new("default").unwrap(),
        role,
        credential: "k_1".to_owned(),
        agent: agent.map(str::to_owned),
        users: Vec::new(),
        via: memledger_records::access_log::Via::default(),
    }
}

fn planner() -> Identity {
    key(Role::Agent, Some("planner"))
}

#[track_caller]
fn is_not_allowed(outcome: Result<impl std::fmt::Debug, LedgerError>, parts: &[&str]) {
    let error = outcome.unwrap_err();
    assert_eq!(error.code(), "category_not_allowed", "{error}");
    for part in parts {
        assert!(error.to_string().contains(part), "{part:?} is not in {error}");
    }
}

#[test]
fn an_agent_that_asks_for_nothing_gets_its_whole_allowlist() {
    let whole = only(&["goals", "tasks", "projects"]);
    assert_eq!(rules().allowed(&planner(), None, &[]).unwrap(), whole);
    assert_eq!(rules().allowed(&planner(), Some("planner"), &[]).unwrap(), whole);
    assert_eq!(rules().allowed(&planner(), Some(" planner "), &[]).unwrap(), whole);
}

#[test]
fn an_agent_gets_what_it_asks_for_within_its_allowlist() {
    let asked = list(&[" tasks", "goals", "tasks"]);
    assert_eq!(rules().allowed(&planner(), None, &asked).unwrap(), only(&["tasks", "goals"]));
}

#[test]
fn one_category_outside_the_allowlist_refuses_the_whole_query() {
    for asked in [&["profile"][..], &["goals", "profile"], &["Goals"], &["go"]] {
        let outcome = rules().allowed(&planner(), None, &list(asked));
        let wrong = format!("{:?}", asked.last().unwrap());
        is_not_allowed(outcome, &[&wrong, "\"planner\"", "goals, tasks, projects"]);
    }
}

#[test]
fn an_agent_speaks_for_itself_alone() {
    for role in [Role::Agent, Role::Supervisor, Role::Auditor] {
        let error = rules().allowed(&key(role, Some("planner")), Some("stylist"), &[]).unwrap_err();
        assert_eq!(error.code(), "forbidden", "{role:?}");
        let said = error.to_string();
        assert!(said.contains("\"planner\"") && said.contains("\"stylist\""), "{said}");
        let error = rules().allowed(&key(role, None), Some("planner"), &[]).unwrap_err();
        assert_eq!(error.code(), "forbidden", "{role:?}");
    }
    // Also where nothing is narrowed, and whatever else is wrong with the query.
    let error = AccessRules::built_in().allowed(&planner(), Some("stylist"), &list(&[""])).unwrap_err();
    assert_eq!(error.code(), "forbidden");
    let error = rules().allowed(&planner(), Some("Planner"), &[]).unwrap_err();
    assert_eq!(error.code(), "forbidden", "names are compared exactly");
}

#[test]
fn an_admin_names_any_agent_and_is_bound_by_its_allowlist() {
    let admin = key(Role::Admin, None);
    assert_eq!(rules().allowed(&admin, None, &[]).unwrap(), Scope::Every);
    let whole = only(&["goals", "tasks", "projects"]);
    assert_eq!(rules().allowed(&admin, Some("planner"), &[]).unwrap(), whole);
    is_not_allowed(rules().allowed(&admin, Some("planner"), &list(&["profile"])), &["\"profile\""]);
    is_not_allowed(rules().allowed(&admin, Some("stranger"), &[]), &["\"stranger\" has no allowlist"]);
    // Its own name is none that it puts on.
    let ops = key(Role::Admin, Some("ops"));
    assert_eq!(rules().allowed(&ops, Some("ops"), &[]).unwrap(), Scope::Every);
}

#[test]
fn other_roles_see_everything_unless_their_agent_has_an_allowlist() {
    for role in [Role::Admin, Role::Auditor, Role::Supervisor] {
        for agent in [None, Some("watcher"), Some("")] {
            let key = key(role, agent);
            assert_eq!(rules().allowed(&key, None, &[]).unwrap(), Scope::Every, "{key:?}");
            let asked = list(&["secrets", "goals"]);
            assert_eq!(rules().allowed(&key, None, &asked).unwrap(), Scope::Only(asked), "{key:?}");
        }
        let bound = key(role, Some("supervisor"));
        assert_eq!(rules().allowed(&bound, None, &[]).unwrap(), only(&["profile", "goals"]));
        is_not_allowed(rules().allowed(&bound, None, &list(&["tasks"])), &["\"tasks\""]);
    }
}

#[test]
fn an_agent_without_an_allowlist_sees_nothing_once_there_are_some() {
    let stylist = key(Role::Agent, Some("stylist"));
    let said = "agent \"stylist\" has no allowlist";
    is_not_allowed(rules().allowed(&stylist, None, &[]), &[said]);
    is_not_allowed(rules().allowed(&stylist, None, &list(&["goals"])), &[said]);
    is_not_allowed(rules().reach(&stylist), &[said]);
    is_not_allowed(rules().may_touch(&stylist, Some("goals")), &[said]);
    for nameless in [None, Some(""), Some(" ")] {
        let nameless = key(Role::Agent, nameless);
        is_not_allowed(rules().allowed(&nameless, None, &[]), &["names no agent"]);
        is_not_allowed(rules().reach(&nameless), &["names no agent"]);
    }
}

#[test]
fn an_empty_allowlist_opens_nothing() {
    let mute = key(Role::Agent, Some("mute"));
    is_not_allowed(rules().allowed(&mute, None, &[]), &["\"mute\" is empty"]);
    is_not_allowed(rules().allowed(&mute, None, &list(&["goals"])), &["\"mute\" is empty"]);
    is_not_allowed(rules().may_touch(&mute, None), &["\"mute\" is empty"]);
}

#[test]
fn without_any_allowlists_everything_is_open() {
    let open = AccessRules::built_in();
    for role in Role::ALL {
        for agent in [None, Some("planner")] {
            let key = key(role, agent);
            assert_eq!(open.allowed(&key, None, &[]).unwrap(), Scope::Every);
            assert_eq!(open.allowed(&key, agent, &list(&["any"])).unwrap(), only(&["any"]));
            assert_eq!(open.reach(&key).unwrap(), Scope::Every);
            open.may_touch(&key, None).unwrap();
            open.may_touch(&key, Some("any")).unwrap();
        }
    }
}

#[test]
fn an_agent_touches_only_memories_of_its_categories() {
    let rules = rules();
    assert_eq!(rules.reach(&planner()).unwrap(), only(&["goals", "tasks", "projects"]));
    for open in ["goals", "tasks", "projects"] {
        rules.may_touch(&planner(), Some(open)).unwrap();
    }
    for closed in ["profile", "Goals", "goals ", ""] {
        is_not_allowed(rules.may_touch(&planner(), Some(closed)), &["\"planner\"", "goals, tasks, projects"]);
    }
    is_not_allowed(rules.may_touch(&planner(), None), &["without a category", "goals, tasks, projects"]);
    // The others write as their role says.
    for role in [Role::Admin, Role::Supervisor] {
        let supervisor = key(role, Some("supervisor"));
        assert_eq!(rules.reach(&supervisor).unwrap(), Scope::Every);
        rules.may_touch(&supervisor, Some("secrets")).unwrap();
        rules.may_touch(&supervisor, None).unwrap();
    }
}

#[test]
fn a_scope_of_names_holds_no_memory_without_a_category() {
    assert!(Scope::Every.holds(None) && Scope::Every.holds(Some("goals")));
    let goals = only(&["goals"]);
    assert!(goals.holds(Some("goals")));
    assert!(!goals.holds(None) && !goals.holds(Some("Goals")) && !goals.holds(Some("goal")));
    assert_eq!(Scope::Every.names(), None);
    assert_eq!(goals.names(), Some(&list(&["goals"])[..]));
}

#[test]
fn names_that_can_be_none_are_refused_by_place() {
    let admin = key(Role::Admin, None);
    let refused = |agent: Option<&str>, asked: &[String]| {
        let error = rules().allowed(&admin, agent, asked).unwrap_err();
        assert_eq!(error.code(), "invalid_request", "{error}");
        error.to_string()
    };
    assert_eq!(refused(Some(" "), &[]), "agent: must not be empty");
    assert_eq!(refused(None, &list(&["goals", ""])), "categories[1]: must not be empty");
    let long = refused(None, &["x".repeat(65)]);
    assert_eq!(long, "categories[0]: must have at most 64 characters, has 65");
    let many: Vec<String> = (0..=MAX_NAMED).map(|number| format!("c{number}")).collect();
    assert_eq!(refused(None, &many), "categories: must be at most 500, but there are 501");
    assert_eq!(rules().allowed(&admin, None, &many[1..]).unwrap(), Scope::Only(many[1..].to_vec()));
}

#[test]
fn a_long_allowlist_is_shown_in_part_and_named_whole() {
    let names: Vec<String> = (1..=50).map(|number| format!("c{number}")).collect();
    let allowlists = Allowlists::new([("planner".to_owned(), names)]);
    let rules = AccessRules { allowlists, ..AccessRules::built_in() };
    let refused = rules.may_touch(&planner(), Some("profile")).unwrap_err();
    let said = refused.to_string();
    assert!(said.ends_with("c19, c20 and 30 more"), "{said}");
    // A program is told all of them.
    let LedgerError::CategoryNotAllowed { allowed, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(allowed.len(), 50);
}
