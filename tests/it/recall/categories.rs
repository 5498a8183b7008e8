//! Who finds which categories.

use std::{collections::BTreeMap, fs};

use memledger_ledger::{
    DeltaQuery, Identity, LedgerError, RecallQuery, Recalled, Role,
    access::{AccessRules, Allowlists, Categories, Category, Context, Origin},
};
use memledger_tests::{Backend, TestDatabase, server::Server};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Opened, ask, operator, query, thread, user};
use crate::http::{column, on_both, remember};

on_both!(
    an_agent_speaks_for_itself_alone,
    a_category_outside_the_allowlist_is_refused,
    no_way_of_asking_hides_a_category,
    without_categories_an_agent_finds_its_whole_allowlist,
    rules_hold_for_the_queries_after_them,
    a_header_tells_an_agent_of_its_categories_alone,
    a_header_tells_an_admin_what_the_agent_would_see,
    a_server_refuses_with_the_codes_of_the_contract,
);

pub const TENANT: &str = "default";

/// All of `profile`, the two best events, and of tasks what the query asks for. `secrets` are in no allowlist.
pub fn rules() -> AccessRules {
    let category = |name: &str, context| Category { name: name.to_owned(), context, origin: Origin::Custom };
    let categories = Categories::new([
        category("profile", Context::All),
        category("event", Context::Rag { length: Some(2) }),
        category("tasks", Context::Rag { length: None }),
    ]);
    let lists: [(&str, &[&str]); 3] =
        [("planner", &["profile", "event", "tasks"]), ("coach", &["event"]), ("mute", &[])];
    let list = |names: &[&str]| -> Vec<String> { names.iter().map(ToString::to_string).collect() };
    let allowlists = Allowlists::new(lists.map(|(agent, names)| (agent.to_owned(), list(names))));
    AccessRules { categories, allowlists }
}

fn key(role: Role, agent: Option<&str>) -> Identity {
    let (credential, agent) = ("k_1".to_owned(), agent.map(str::to_owned));
    Identity { role, credential, agent, ..operator(TENANT) }
}

pub fn planner() -> Identity {
    key(Role::Agent, Some("planner"))
}

/// So many memories of a category, with ids that tell it.
pub fn lines(category: &str, number: usize, text: &str) -> Vec<Value> {
    let line = |n: usize| {
        json!({"id": format!("{category}-{n}"), "content": format!("{text} {n}"), "importance": n % 5 + 1,
               "category": if category == "none" { Value::Null } else { json!(category) }})
    };
    (0..number).map(line).collect()
}

/// Ana's memories: all but those of her profile hold the word of the query.
pub async fn ruled(backend: Backend) -> Opened {
    let opened = Opened::new(backend).await;
    let memories = [
        lines("profile", 12, "Trait"),
        lines("event", 6, "Concert in the hall"),
        lines("tasks", 6, "Rehearse for the concert"),
        lines("secrets", 5, "Dreads every concert"),
        lines("none", 5, "A concert of no category"),
    ];
    opened.import(&operator(TENANT), "ana", &memories.concat()).await;
    opened.ledger.people.set_access_rules(rules());
    opened
}

pub fn concerts(categories: &[&str]) -> RecallQuery {
    let categories = categories.iter().map(ToString::to_string).collect();
    RecallQuery { categories, top_k: 100, ..query("ana", "concert") }
}

impl Opened {
    pub async fn found(&self, identity: &Identity, query: RecallQuery) -> Result<Recalled, LedgerError> {
        self.ledger.recall.recall(identity, query).await
    }

    /// How many of each category are found.
    pub async fn counts(&self, identity: &Identity, query: RecallQuery) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for item in self.found(identity, query).await.unwrap().items {
            let category = item.id.split('-').next().unwrap_or_default();
            assert_eq!(item.category.as_deref().unwrap_or("none"), category);
            *counts.entry(category.to_owned()).or_default() += 1;
        }
        counts
    }

    async fn refuses(&self, identity: &Identity, query: RecallQuery, code: &str) {
        let told = self.found(identity, query.clone()).await;
        assert_eq!(told.map_err(|error| error.code()).err(), Some(code), "{identity:?} asks {query:?}");
    }
}

pub fn counted<const N: usize>(counts: [(&str, usize); N]) -> BTreeMap<String, usize> {
    counts.into_iter().map(|(category, number)| (category.to_owned(), number)).collect()
}

async fn an_agent_speaks_for_itself_alone(backend: Backend) {
    let opened = ruled(backend).await;
    let as_agent = |name: &str| RecallQuery { agent: Some(name.to_owned()), ..concerts(&[]) };
    for role in [Role::Agent, Role::Supervisor, Role::Auditor] {
        let own = key(role, Some("planner"));
        assert!(!opened.found(&own, as_agent("planner")).await.unwrap().items.is_empty());
        opened.refuses(&own, as_agent("coach"), "forbidden").await;
        opened.refuses(&own, as_agent("Planner"), "forbidden").await;
        opened.refuses(&key(role, None), as_agent("planner"), "forbidden").await;
    }
    let admin = operator(TENANT);
    assert_eq!(opened.counts(&admin, as_agent("coach")).await, counted([("event", 2)]));
    opened.refuses(&admin, as_agent("stranger"), "category_not_allowed").await;
    opened.close().await;
}

async fn a_category_outside_the_allowlist_is_refused(backend: Backend) {
    let opened = ruled(backend).await;
    let outside: [&[&str]; 5] =
        [&["secrets"], &["tasks", "secrets"], &["secrets", "tasks"], &["Tasks"], &["task"]];
    for wrong in outside {
        for (identity, agent) in [(planner(), None), (operator(TENANT), Some("planner".to_owned()))] {
            let asked = RecallQuery { agent, thread_id: thread("t"), ..concerts(wrong) };
            opened.refuses(&identity, asked, "category_not_allowed").await;
        }
    }
    for name in ["stylist", "mute"] {
        for asked in [concerts(&[]), concerts(&["tasks"])] {
            opened.refuses(&key(Role::Agent, Some(name)), asked, "category_not_allowed").await;
        }
    }
    opened.refuses(&key(Role::Agent, None), concerts(&[]), "category_not_allowed").await;
    // A refused query is no first look: its reader begins with a later one.
    opened.import(&operator(TENANT), "ana", &lines("tasks", 7, "Rehearse for the concert")[6..]).await;
    let (ana, t) = (user("ana"), thread("t").unwrap());
    let delta = opened.ledger.memories.delta(&planner(), &ana, &t, DeltaQuery::default()).await.unwrap();
    assert_eq!(delta.since_rev, delta.rev);
    opened.close().await;
}

/// A category may be named in a list and as a filter; each that is named must be allowed.
async fn no_way_of_asking_hides_a_category(backend: Backend) {
    let opened = ruled(backend).await;
    let both = |categories: &[&str], filter: &str| {
        let mut asked = concerts(categories);
        asked.filters.category = Some(filter.to_owned());
        asked
    };
    assert_eq!(opened.counts(&planner(), both(&[], "tasks")).await, counted([("tasks", 6)]));
    assert_eq!(opened.counts(&planner(), both(&["tasks", "event"], "tasks")).await, counted([("tasks", 6)]));
    assert_eq!(opened.counts(&planner(), both(&["tasks"], "event")).await, counted([]));
    let outside: [(&[&str], &str); 4] = [
        (&[], "secrets"),
        (&["tasks"], "secrets"),
        (&["secrets"], "tasks"),
        (&["tasks", "secrets"], "tasks"),
    ];
    for (categories, filter) in outside {
        opened.refuses(&planner(), both(categories, filter), "category_not_allowed").await;
    }
    opened.close().await;
}

async fn without_categories_an_agent_finds_its_whole_allowlist(backend: Backend) {
    let opened = ruled(backend).await;
    let all = counted([("profile", 12), ("event", 2), ("tasks", 6)]);
    assert_eq!(opened.counts(&planner(), concerts(&[])).await, all);
    assert_eq!(opened.counts(&planner(), concerts(&["event", "tasks", "profile"])).await, all);
    let coach = key(Role::Agent, Some("coach"));
    assert_eq!(opened.counts(&coach, concerts(&[])).await, counted([("event", 2)]));
    // Whom no list binds finds what is in no list, too, and what has no category.
    for role in [Role::Admin, Role::Supervisor, Role::Auditor] {
        let counts = opened.counts(&key(role, None), concerts(&[])).await;
        let numbers = ["event", "tasks", "secrets", "none"].map(|name| counts.get(name).copied());
        assert_eq!(numbers, [Some(2), Some(6), Some(5), Some(5)], "{role:?}");
    }
    opened.close().await;
}

async fn rules_hold_for_the_queries_after_them(backend: Backend) {
    let opened = ruled(backend).await;
    for _ in 0..3 {
        opened.ledger.people.set_access_rules(rules());
        opened.refuses(&planner(), concerts(&["secrets"]), "category_not_allowed").await;
        opened.ledger.people.set_access_rules(AccessRules::built_in());
        assert_eq!(opened.counts(&planner(), concerts(&["secrets"])).await, counted([("secrets", 5)]));
    }
    opened.close().await;
}

/// A reader of the thread of that name that has seen nothing; one that nobody knows is told nothing.
async fn begins_at_the_start(opened: &Opened, identity: &Identity, reader: Option<&str>, name: &str) {
    let (ana, thread) = (user("ana"), thread(name).unwrap());
    assert_eq!(
        opened.ledger.memories.acknowledge(identity, &ana, &thread, reader, (0, false)).await.unwrap(),
        0
    );
}

/// What a query of everything tells the thread of that name.
async fn header(opened: &Opened, identity: &Identity, agent: Option<&str>, name: &str) -> Option<String> {
    let agent = agent.map(str::to_owned);
    let asked = RecallQuery { agent, thread_id: thread(name), ..concerts(&[]) };
    opened.found(identity, asked).await.unwrap().delta_header
}

/// It tells of the six events, and of nothing else.
fn is_of_events(header: &str) {
    let bullets: Vec<&str> = header.lines().skip(1).collect();
    assert!(!bullets.is_empty() && bullets.iter().all(|bullet| bullet.contains("[event] ")), "{header}");
    assert!(header.ends_with("(+3 more)"), "{header}");
}

async fn a_header_tells_an_agent_of_its_categories_alone(backend: Backend) {
    let opened = ruled(backend).await;
    let coach = key(Role::Agent, Some("coach"));
    begins_at_the_start(&opened, &coach, None, "t1").await;
    begins_at_the_start(&opened, &operator(TENANT), None, "t2").await;
    is_of_events(&header(&opened, &coach, None, "t1").await.expect("there are new events"));
    assert_eq!(header(&opened, &coach, None, "t1").await, None);
    opened.import(&operator(TENANT), "ana", &lines("secrets", 9, "Still dreads a concert")[5..]).await;
    assert_eq!(header(&opened, &coach, None, "t1").await, None);
    let told = header(&opened, &operator(TENANT), None, "t2").await.expect("all of it is new");
    assert!(told.ends_with("(+35 more)"), "an admin is told of everything: {told}");
    // What a reader may not see counts as told to it, too.
    let reader = Some("coach".to_owned());
    let asked = RecallQuery { reader, thread_id: thread("t1"), ..concerts(&[]) };
    assert_eq!(opened.found(&operator(TENANT), asked).await.unwrap().delta_header, None);
    opened.close().await;
}

async fn a_header_tells_an_admin_what_the_agent_would_see(backend: Backend) {
    let opened = ruled(backend).await;
    begins_at_the_start(&opened, &operator(TENANT), Some("coach"), "t1").await;
    let told = header(&opened, &operator(TENANT), Some("coach"), "t1").await;
    is_of_events(&told.expect("there are new events"));
    opened.close().await;
}

/// A file as an operator writes it.
const FILE: &str = "
categories:
  custom:
    - {name: tasks, context: rag, rag_length: 1}
allowlists:
  planner: [tasks]
";

async fn a_server_refuses_with_the_codes_of_the_contract(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("categories.yaml");
    fs::write(&file, FILE).unwrap();
    let path = file.to_str().expect("the path is text");
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_RECALL_CATEGORIES_FILE", path)]).await;
    for (content, category) in [("Ship v1", "tasks"), ("Ship v2", "tasks"), ("Ship in secret", "secrets")] {
        remember(&server.admin(), "ana", json!({"content": content, "category": category})).await;
    }
    let planner = server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    for more in [json!({}), json!({"agent": "planner"}), json!({"categories": ["tasks"]})] {
        let answer = ask(&planner, "ana", "ship", more).await.is(200);
        assert_eq!(column(answer.items(), "category"), ["tasks"], "{}", answer.text);
    }
    for more in [json!({"categories": ["secrets"]}), json!({"filters": {"category": "secrets"}})] {
        let answer = ask(&planner, "ana", "ship", more).await;
        answer.is_problem(403, "category_not_allowed", None);
        assert!(!answer.text.contains("in secret"), "{}", answer.text);
    }
    let answer = ask(&planner, "ana", "ship", json!({"agent": "coach"})).await;
    answer.is_problem(403, "forbidden", None);
    let everything = ask(&server.admin(), "ana", "ship", json!({})).await.is(200);
    assert!(column(everything.items(), "category").contains(&"secrets"), "{}", everything.text);
}
