//! What an agent may not see is answered as if it were not there, to the letter.

use std::io::Write;

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{Ruled, of};
use crate::http::{self, column, export, id, memories, memory, remember, walk};

on_both!(
    a_memory_out_of_reach_is_answered_as_one_that_is_not_there,
    lists_and_timelines_are_full_and_hold_nothing_else,
    a_delta_tells_nothing_else,
    an_id_of_what_was_merged_is_all_that_is_told_of_it,
    an_id_of_several_users_is_found_within_reach,
);

/// Ids that no memory has.
const NOBODY: &str = "01900000-0000-7000-8000-000000000000";
const NOBODY_ELSE: &str = "01900000-0000-7000-8000-000000000001";

/// Two active memories within reach and one that is archived.
struct Within {
    one: String,
    two: String,
    archived: String,
}

type Question = (Method, String, Option<Value>);

/// Everything that can be asked about a memory, by itself and among those within reach. Nothing of it is
/// done where there is no such memory.
fn questions(it: &str, within: &Within) -> Vec<Question> {
    let own = memory("ana", it);
    let mut asked: Vec<Question> = vec![
        (Method::GET, own.clone(), None),
        (Method::GET, format!("{own}/history"), None),
        (Method::GET, format!("{own}/history?limit=1"), None),
        (Method::GET, format!("/memory/{it}/history"), None),
        (Method::GET, format!("/api/users/ana/timeline?memory_id={it}"), None),
        (Method::DELETE, own.clone(), None),
        (Method::DELETE, format!("{own}?mode=soft"), None),
        (Method::POST, format!("{own}/restore"), None),
        (Method::POST, format!("{own}/purge"), Some(json!({"reason": "r"}))),
    ];
    for body in [json!({"content": "x"}), json!({"pinned": true}), json!({"category": "tasks"})] {
        asked.push((Method::PATCH, own.clone(), Some(body)));
    }
    of_relations(it, within, &mut asked);
    let Within { one, two, archived } = within;
    let (one, two, archived) = (one.as_str(), two.as_str(), archived.as_str());
    let path = format!("{}/merge", memories("ana"));
    let mut merge = |sources: &[&str], target: Option<&str>| {
        let body = json!({"source_ids": sources, "content": "x", "target_id": target});
        asked.push((Method::POST, path.clone(), Some(body)));
    };
    merge(&[one, two], Some(it));
    merge(&[one, archived], Some(it));
    for sources in
        [&[one, it][..], &[it, one], &[it, it], &[it], &[archived, it], &[it, archived], &[NOBODY_ELSE, it]]
    {
        for target in [None, Some(it), Some(one), Some(archived)] {
            merge(sources, target);
        }
    }
    asked
}

/// Everything that can be asked about the relations of a memory.
fn of_relations(it: &str, within: &Within, asked: &mut Vec<Question>) {
    let path = "/api/users/ana/relations";
    asked.push((Method::GET, format!("{path}?memory_id={it}"), None));
    let (one, archived) = (within.one.as_str(), within.archived.as_str());
    let pairs = [
        (it, one),
        (one, it),
        (it, it),
        (it, archived),
        (archived, it),
        (it, NOBODY_ELSE),
        (NOBODY_ELSE, it),
    ];
    for (from, to) in pairs {
        for strength in [json!(1), json!(0.5), json!(0), json!(2)] {
            let body = json!({"from_id": from, "to_id": to, "strength": strength});
            asked.push((Method::POST, path.to_owned(), Some(body)));
        }
        asked.push((Method::DELETE, format!("{path}?from_id={from}&to_id={to}"), None));
    }
}

/// Status and text of every answer, under no guard, a guard that fits and one that does not. The id asked
/// about is written over, so that answers about two of them can be compared.
async fn answers(api: &Api, it: &str, within: &Within) -> Vec<(String, u16, String)> {
    let mut answered = Vec::new();
    for (method, path, body) in questions(it, within) {
        let guards: [&[(&str, &str)]; 3] = [&[], &[("If-Match", "\"1\"")], &[("If-Match", "\"9\"")]];
        for guard in guards {
            let answer = api.send(method.clone(), &path, body.as_ref(), guard).await;
            let body = body.as_ref().map(Value::to_string).unwrap_or_default();
            let question = format!("{method} {path} {body} {guard:?}").replace(it, "it");
            answered.push((question, answer.status, answer.text.replace(it, "it")));
        }
    }
    answered
}

async fn a_memory_out_of_reach_is_answered_as_one_that_is_not_there(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let within = Within {
        one: of(planner, Some("tasks")).await,
        two: of(planner, Some("tasks")).await,
        archived: of(planner, Some("tasks")).await,
    };
    planner.delete(&memory("ana", &within.archived)).await.is(200);
    let mut outside = vec![of(admin, Some("moods")).await, of(admin, None).await];
    for end in ["", "?mode=soft"] {
        let gone = of(admin, Some("moods")).await;
        admin.delete(&format!("{}{end}", memory("ana", &gone))).await.is(200);
        outside.push(gone);
    }
    let purged = of(admin, Some("moods")).await;
    admin.post(&format!("{}/purge", memory("ana", &purged)), &json!({"reason": "r"})).await.is(200);
    outside.push(purged);
    for other in [&within.one, &outside[1]] {
        http::relations::relate(admin, "ana", &json!({"from_id": outside[0], "to_id": other})).await;
    }
    let before = export(admin, "ana").await;
    let unknown = answers(planner, NOBODY, &within).await;
    for (question, status, text) in &unknown {
        let is_timeline = question.contains("/timeline?");
        assert_eq!(*status < 400, is_timeline, "{question}: {text}");
    }
    for it in &outside {
        for (answer, wanted) in answers(planner, it, &within).await.into_iter().zip(&unknown) {
            assert_eq!(&answer, wanted, "{it} is told apart from a memory that is not there");
        }
    }
    assert_eq!(export(admin, "ana").await, before, "a refused request changes something");
    // They are there for others.
    for it in outside {
        admin.get(&memory("ana", &it)).await.is(200);
        admin.get(&format!("/memory/{it}/history")).await.is(200);
    }
}

/// Each kind of category in turn; the first and the last are within reach.
const CATEGORIES: [Option<&str>; 4] = [Some("tasks"), Some("moods"), None, Some("goals")];

async fn lists_and_timelines_are_full_and_hold_nothing_else(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let (mut ids, mut own) = (Vec::new(), Vec::new());
    for (category, is_within) in CATEGORIES.into_iter().zip([true, false, false, true]).cycle().take(24) {
        let made = of(admin, category).await;
        own.extend(is_within.then(|| made.clone()));
        ids.push(made);
    }
    for id in &ids[..8] {
        admin.delete(&memory("ana", id)).await.is(200);
    }
    for id in &ids[8..12] {
        admin.delete(&format!("{}?mode=soft", memory("ana", id))).await.is(200);
    }
    for id in &ids[12..16] {
        admin.patch(&memory("ana", id), &json!({"importance": 5})).await.is(200);
    }
    let lists = [
        ("memories", "id"),
        ("memories?state=all", "id"),
        ("memories?state=archived", "id"),
        ("memories?state=all&topic=notes", "id"),
        ("memories?state=all&as_of_rev=18", "id"),
        ("memories?state=all&as_of_rev=30", "id"),
        ("memories?topic=notes&as_of_rev=30", "id"),
        ("archive", "id"),
        ("timeline", "memory_id"),
        ("timeline?event=DELETE", "memory_id"),
        ("timeline?event=UPDATE", "memory_id"),
    ];
    for (list, field) in lists {
        let path = format!("/api/users/ana/{list}");
        let all = walk(admin, &path, 500).await;
        let is_own = |item: &&Value| own.iter().any(|id| item[field] == id.as_str());
        let wanted: Vec<Value> = all.iter().filter(is_own).cloned().collect();
        assert!(!wanted.is_empty() && wanted.len() < all.len(), "{list} tells nothing apart");
        // Pages that have fewer than they may are the last ones.
        for limit in [1, 3, 500] {
            assert_eq!(walk(planner, &path, limit).await, wanted, "{list} in pages of {limit}");
        }
    }
}

async fn delta(api: &Api, since: u64) -> Value {
    api.get(&format!("/api/users/ana/threads/t/delta?since_rev={since}")).await.is(200).body
}

async fn an_id_of_what_was_merged_is_all_that_is_told_of_it(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let (task, mood) = (of(admin, Some("tasks")).await, of(admin, Some("moods")).await);
    let body = json!({"source_ids": [task, mood], "content": "both", "target_id": task});
    admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201);
    let seen = planner.get(&memory("ana", &task)).await.is(200);
    assert!(seen.body["merged_from"].as_array().unwrap().contains(&json!(mood)), "{seen:?}");
    planner.get(&memory("ana", &mood)).await.is(404);
    planner.get(&format!("{}/history", memory("ana", &mood))).await.is(404);
}

async fn a_delta_tells_nothing_else(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let mut ids = Vec::new();
    for (number, category) in (0..4).zip(CATEGORIES) {
        let body = json!({"content": format!("note {number}"), "category": category});
        ids.push(id(&remember(admin, "ana", body).await));
    }
    let told = delta(planner, 0).await;
    let header = "Memory updates since rev 0:\n- +created: [goals] note 3 (imp=2)\n\
                  - +created: [tasks] note 0 (imp=2)";
    assert_eq!((&told["header"], &told["omitted"], &told["rev"]), (&json!(header), &json!(0), &json!(4)));
    let all = delta(admin, 0).await["changes"].clone();
    assert_eq!(told["changes"], json!([all[0], all[3]]));

    // The source within reach of a product out of it is gone; the others are not spoken of.
    let merge = async |sources: [usize; 2], target: Option<usize>| {
        let (sources, target) = (sources.map(|at| &ids[at]), target.map(|at| &ids[at]));
        let body = json!({"source_ids": sources, "content": "both", "target_id": target});
        admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201)
    };
    merge([0, 1], None).await;
    let told = delta(planner, 4).await;
    assert_eq!(told["header"], "Memory updates since rev 4:\n- −deleted: [tasks] note 0");
    let changes = told["changes"].as_array().unwrap();
    assert_eq!(column(changes, "memory_id"), [ids[0].as_str()]);
    assert_eq!((&changes[0]["event"], &told["rev"]), (&json!("deleted"), &json!(7)));

    // A product within reach is told, whatever it took in.
    merge([3, 2], Some(3)).await;
    let told = delta(planner, 7).await;
    assert_eq!(told["header"], "Memory updates since rev 7:\n- ↔merged: Combined 2 notes about both");
    assert_eq!(column(told["changes"].as_array().unwrap(), "memory_id"), [ids[3].as_str()]);
    assert_eq!(told["rev"], 9);

    // The rev leads past what is not told, and can be acknowledged.
    of(admin, Some("moods")).await;
    let told = delta(planner, 9).await;
    assert_eq!((&told["header"], &told["changes"], &told["rev"]), (&Value::Null, &json!([]), &json!(10)));
    planner.post("/api/users/ana/threads/t/ack", &json!({"rev": 10})).await.is(200);
    of(admin, Some("tasks")).await;
    let told = planner.get("/api/users/ana/threads/t/delta").await.is(200).body;
    assert_eq!(told["header"], "Memory updates since rev 10:\n- +created: [tasks] a note (imp=2)");
}

async fn an_id_of_several_users_is_found_within_reach(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    for (user, category) in [("ana", "moods"), ("bob", "tasks"), ("cem", "moods")] {
        let mut file = NamedTempFile::new().unwrap();
        writeln!(file, "{}", json!({"id": "1", "content": user, "category": category})).unwrap();
        let path = file.path().to_str().unwrap();
        ruled.world.server.cli(&["import", "--from", "jsonl", path, "--user", user]).await.is(0);
    }
    ruled.world.admin.get("/memory/1/history").await.is_problem(409, "conflict", None);
    let found = ruled.planner.get("/memory/1/history").await.is(200);
    assert_eq!(column(found.items(), "new"), ["bob"]);
    let moved = json!({"category": "moods"});
    ruled.world.admin.patch(&memory("bob", "1"), &moved).await.is(200);
    ruled.planner.get("/memory/1/history").await.is_problem(404, "not_found", None);
}
