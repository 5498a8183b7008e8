//! `run`: a workflow in the foreground, and what it would do.

use std::time::{SystemTime, UNIX_EPOCH};

use memledger_ledger::runs::ageing::{PolicyChange, PolicyName};
use memledger_store::partition_of;
use memledger_tests::{Backend, open_store, server::cli};
use reqwest::Method;
use serde_json::{Value, json};

use super::Place;
use crate::http::{World, remember};

const WORKFLOW: &str = "memory-optimization";

const JUNK: &str = "User wants to send an email to the landlord about the boiler.";
const FACT: &str = "Plays the cello in an amateur orchestra";

fn lines(contents: &[&str]) -> String {
    contents.iter().map(|content| format!("{}\n", json!({"content": content, "user_id": "ana"}))).collect()
}

impl Place {
    /// With memories of ana's.
    async fn of_memories(backend: Backend, contents: &[&str]) -> Self {
        let place = Self::new(backend).await;
        place.import("jsonl", &lines(contents), &[]).await.is(0);
        place
    }

    /// How many events there are.
    async fn events(&self) -> Value {
        self.run(&["verify", "--json"]).await.is(0).json()["events"].clone()
    }

    /// How many operations of that sort are recorded.
    async fn operations(&self, op: &str) -> i64 {
        let store = open_store(&self.database).await;
        let rows =
            store.query("SELECT count(*) FROM operations WHERE op = $1", vec![op.into()]).await.unwrap();
        store.close().await;
        rows[0][0].int().unwrap()
    }

    /// The state of the memory that says so.
    async fn state(&self, content: &str) -> String {
        let found = self.memories("ana").await.into_iter().find(|memory| memory["content"] == content);
        let found = found.unwrap_or_else(|| panic!("no memory says {content:?}"));
        found["state"].as_str().unwrap().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dry_run_tells_what_it_would_do_and_writes_nothing() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::of_memories(backend, &[JUNK, FACT]).await;
        let before = (place.events().await, place.memories("ana").await);
        let run = ["run", WORKFLOW, "--user", "ana", "--dry-run"];
        let told = place.run(&run).await.is(0).stdout;
        assert!(told.contains(&format!("  {JUNK}\n")) && !told.contains(FACT), "{told}");
        assert!(told.contains("1 to delete, 0 to merge into 0, 1 to keep"), "{told}");
        assert!(told.trim_end().ends_with("nothing was written"), "{told}");
        let proposal = place.run(&[&run[..], &["--json"]].concat()).await.is(0).json();
        let deletes = proposal["deletes"].as_array().unwrap();
        assert_eq!((deletes.len(), &deletes[0]["content"]), (1, &json!(JUNK)));
        assert!(deletes[0]["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{proposal}");
        assert_eq!((&proposal["merges"], &proposal["kept"]), (&json!([]), &json!(1)));
        assert_eq!((place.events().await, place.memories("ana").await), before);
        assert_eq!(place.operations("classify").await, 0, "nor stands it among the operations");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_run_in_the_foreground_prints_its_report() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::of_memories(backend, &[JUNK, FACT]).await;
        let report = place.run(&["run", WORKFLOW, "--user", "ana"]).await.is(0).stdout;
        assert!(report.starts_with("## Memory optimisation: complete\n"), "{report}");
        assert!(report.contains("- Memories: 2 → 1 (50.0 % reduction)\n"), "{report}");
        assert_eq!((place.state(JUNK).await, place.state(FACT).await), ("archived".into(), "active".into()));
        assert_eq!(place.operations("classify").await, 1);
        // Nothing is left to do for the next one.
        let again = place.run(&["run", WORKFLOW, "--user", "ana", "--json"]).await.is(0).json();
        assert_eq!((&again["status"], &again["trigger"]), (&json!("completed"), &json!("command_line")));
        assert_eq!((&again["before_count"], &again["after_count"]), (&json!(1), &json!(1)));
        assert!(!report.contains(again["run_id"].as_str().unwrap()), "it is the same run");
        place.run(&["verify"]).await.is(0);
        place.run(&["replay", "--check"]).await.is(0);
    }
}

/// Where nobody answers nothing is lost; but whoever reads the report must not take it for the model's opinion.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_run_without_its_model_says_so() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::of_memories(backend, &[JUNK, FACT]).await;
        let before = place.memories("ana").await;
        let config = place.folder.path().join("no-model.yaml");
        let nobody = "language_model: {kind: openai, base_url: 'http://127.0.0.1:9/v1', attempts: 1}\n";
        std::fs::write(&config, nobody).unwrap();
        let run = ["run", WORKFLOW, "--user", "ana", "--config", config.to_str().unwrap()];
        let dry = [&run[..], &["--dry-run"]].concat();
        for run in [&run[..], &dry] {
            let ran = place.run(run).await.is(1);
            assert!(ran.stderr.contains("unavailable: no connection"), "{}", ran.stderr);
            assert_eq!(ran.stdout, "");
        }
        let failed = place.run(&[&run[..], &["--json"]].concat()).await.is(1).json();
        assert_eq!(
            (failed["status"].as_str(), failed["error"].as_str()),
            (Some("failed"), Some("no_answer"))
        );
        assert_eq!(place.memories("ana").await, before);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_run_that_would_leave_nothing_fails_and_leaves_everything() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::of_memories(backend, &[JUNK, "test memory please ignore"]).await;
        let before = place.memories("ana").await;
        let ran = place.run(&["run", WORKFLOW, "--user", "ana"]).await.is(1);
        assert!(ran.stderr.contains("would_delete_everything"), "{}", ran.stderr);
        assert_eq!(ran.stdout, "");
        assert_eq!(place.memories("ana").await, before);
        // Whoever only asks is told the same.
        let run = ["run", WORKFLOW, "--user", "ana", "--dry-run"];
        let told = place.run(&run).await.is(0).stdout;
        assert!(told.contains("2 to delete") && told.contains("a run would change nothing"), "{told}");
        let proposal = place.run(&[&run[..], &["--json"]].concat()).await.is(0).json();
        assert!(proposal["refused"].is_string(), "{proposal}");
        place.run(&["verify"]).await.is(0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_not_be_run_is_refused() {
    let place = Place::of_memories(Backend::Sqlite, &[FACT]).await;
    let before = place.events().await;
    for (arguments, code, named) in [
        (vec!["run", "no-such-workflow", "--user", "ana"], 2, WORKFLOW),
        (vec!["run", "no-such-workflow", "--user", "ana", "--dry-run"], 2, WORKFLOW),
        (vec!["run", WORKFLOW, "--user", ""], 2, "--user"),
        (vec!["run", WORKFLOW, "--user", "nobody"], 1, "nobody"),
        (vec!["run", WORKFLOW, "--user", "ana", "--tenant", "other"], 1, "ana"),
    ] {
        let ran = place.run(&arguments).await.is(code);
        assert!(ran.stderr.contains(named), "{arguments:?} says {}", ran.stderr);
        assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
    }
    place.run(&["run", WORKFLOW]).await.is(2);
    place.run(&["run", "--user", "ana"]).await.is(2);
    assert_eq!(place.events().await, before);
    let missing = format!("sqlite://{}", place.folder.path().join("missing.db").display());
    let ran = cli(&["run", WORKFLOW, "--user", "ana", "--database", &missing]).await.is(1);
    assert!(ran.stderr.contains("there is no ledger at"), "{}", ran.stderr);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_run_works_beside_a_server() {
    // One that has ended, and one that was taken while the clock was wrong by centuries.
    for (backend, over) in [(Backend::Sqlite, 9_000_000_000_000_000_i64), (Backend::Postgres, 1)] {
        let world = World::new(backend).await;
        for content in [JUNK, FACT] {
            remember(&world.admin, "ana", json!({"content": content})).await;
        }
        let run = ["run", WORKFLOW, "--user", "ana", "--json"];
        let done = world.server.cli(&run).await.is(0).json();
        let workflows = "/api/admin/workflows";
        let path = format!("{workflows}/runs/{}", done["run_id"].as_str().unwrap());
        let told = world.admin.get(&path).await.is(200).body;
        assert_eq!((&told["requested_by"], &told["status"]), (&json!("admin:cli"), &json!("completed")));
        assert_eq!((&told["before_count"], &told["after_count"]), (&json!(2), &json!(1)));
        let listed = world.admin.get("/api/users/ana/memories").await.is(200);
        assert_eq!(crate::http::column(listed.items(), "content"), [FACT]);
        // One that another node works on is in its way, and one that was interrupted is resumed.
        let path = format!("{workflows}/{WORKFLOW}/run?target_user_id=ana");
        let waiting = world.admin.send(Method::POST, &path, None, &[]).await.is(202).body;
        let run_id = waiting["run_id"].as_str().unwrap();
        let store = open_store(&world.database).await;
        let sql = "INSERT INTO run_leases (partition_id, tenant_id, run_id, node, expires_at) \
                   VALUES ($1, 'default', $2, 'another', $3)";
        let partition = i64::from(partition_of("default", "ana"));
        let soon = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros()).unwrap();
        let parameters = vec![partition.into(), run_id.into(), (soon + 60_000_000).into()];
        store.execute(sql, parameters).await.unwrap();
        let ran = world.server.cli(&run).await.is(1);
        assert!(ran.stderr.contains(run_id), "{}", ran.stderr);
        store.execute("UPDATE run_leases SET expires_at = $1", vec![over.into()]).await.unwrap();
        store.close().await;
        let ran = world.server.cli(&run).await.is(0);
        assert!(ran.stderr.contains("which was interrupted"), "{}", ran.stderr);
        let done = ran.json();
        assert_eq!((&done["run_id"], &done["status"]), (&waiting["run_id"], &json!("completed")));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn topics_are_brought_to_those_that_the_operator_names() {
    let place = Place::new(Backend::Sqlite).await;
    let memory = json!({"content": FACT, "user_id": "ana", "topics": ["Making music", "Work"]});
    place.import("jsonl", &format!("{memory}\n"), &[]).await.is(0);
    let settings = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(settings.path(), "workflows:\n  standard_topics: [sound, music of all kinds, work]\n")
        .unwrap();
    let config = settings.path().display().to_string();
    place.run(&["run", WORKFLOW, "--user", "ana", "--config", &config]).await.is(0);
    let topics = place.memories("ana").await[0]["topics"].clone();
    let named = |topic: &Value| ["sound", "music of all kinds", "work"].map(Value::from).contains(topic);
    assert!(topics.as_array().is_some_and(|all| !all.is_empty() && all.iter().all(named)), "{topics}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_agents_may_see_apart_is_summarised_apart() {
    let rules = tempfile::NamedTempFile::new().unwrap();
    let lists = "allowlists:\n  planner: [goals]\n  executor: [tasks]\n";
    let categories = "categories:\n  system:\n    - name: goals\n    - name: tasks\n";
    std::fs::write(rules.path(), format!("{categories}{lists}")).unwrap();
    let settings = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(settings.path(), format!("recall:\n  categories_file: {}\n", rules.path().display()))
        .unwrap();
    let config = settings.path().display().to_string();
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let line = |(category, content): (&str, &str)| {
            let created_at = "2024-03-01T08:00:00Z";
            let memory = json!({
                "content": content, "user_id": "ana", "category": category, "created_at": created_at,
            });
            format!("{memory}\n")
        };
        let told = [
            ("goals", "Wants to swim across the lake."),
            ("tasks", "Has to repair the fence."),
            ("goals", "Wants to learn to bake rye bread."),
            ("tasks", "Has to renew the passport."),
        ];
        place.import("jsonl", &told.map(line).concat(), &["--config", &config]).await.is(0);
        let ledger = crate::workflows::open(open_store(&place.database).await).await;
        let Value::Object(set) = json!({"enabled": true}) else { unreachable!() };
        let change = PolicyChange { policy: PolicyName::LongTermSummaries, set };
        ledger.runs.set_policy(crate::workflows::operator(), change).await.unwrap();
        ledger.close().await;
        let run = ["run", "long-term-summaries", "--user", "ana", "--yes", "--config", &config];
        place.run(&run).await.is(0);
        let all = place.memories("ana").await;
        let mut summaries: Vec<(&Value, &str)> = all
            .iter()
            .filter(|memory| memory["state"] == "active")
            .map(|memory| (&memory["category"], memory["content"].as_str().unwrap()))
            .collect();
        summaries.sort_by_key(|(category, _)| category.as_str());
        assert_eq!(summaries.len(), 2, "{summaries:#?}");
        let says = |at: usize, words: [&str; 2]| words.iter().all(|word| summaries[at].1.contains(word));
        assert!(summaries[0].0 == "goals" && says(0, ["swim", "bread"]), "{summaries:#?}");
        assert!(summaries[1].0 == "tasks" && says(1, ["fence", "passport"]), "{summaries:#?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_who_has_no_memories_is_looked_at() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::of_memories(backend, &[FACT]).await;
        for more in [&[][..], &["--dry-run"]] {
            let refused = place.run(&[&["run", WORKFLOW, "--user", "nobody"], more].concat()).await.is(1);
            assert!(refused.stderr.contains("user nobody has no memories"), "{}", refused.stderr);
        }
    }
}
