//! Checkpoints of agents over HTTP: bodies, access, limits.

use base64::{Engine, engine::general_purpose::STANDARD};
use memledger_tests::{
    Backend,
    server::{Answer, Api, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, of_type, whole_export};

on_both!(
    a_checkpoint_is_put_read_listed_and_deleted,
    bodies_are_kept_as_they_are_or_refused_by_name,
    a_checkpoint_may_have_16_mb,
    checkpoints_are_for_whoever_may_read_or_write_their_user,
    exports_and_verifications_cover_checkpoints,
    what_is_not_kept_any_longer_goes,
);

const THREAD: &str = "/api/users/ana/threads/t";

fn of(path: &str) -> String {
    format!("{THREAD}/checkpoints{path}")
}

fn typed(data: &[u8]) -> Value {
    json!({"type": "msgpack", "data": STANDARD.encode(data)})
}

fn blob(channel: &str, version: &str, data: &[u8]) -> Value {
    json!({"channel": channel, "version": version, "type": "msgpack", "data": STANDARD.encode(data)})
}

fn checkpoint(parent: Option<&str>, blobs: Vec<Value>) -> Value {
    let versions = blobs.iter().map(|blob| {
        let text = |field: &str| blob[field].as_str().unwrap().to_owned();
        (text("channel"), json!(text("version")))
    });
    json!({
        "parent_checkpoint_id": parent, "checkpoint": typed(b"state"), "metadata": {"source": "loop", "run_id": "r1"},
        "channel_versions": versions.collect::<serde_json::Map<_, _>>(), "blobs": blobs,
    })
}

async fn put(api: &Api, path: &str, body: &Value) -> Answer {
    api.send(Method::PUT, path, Some(body), &[]).await
}

async fn put_text(api: &Api, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
    api.try_send(Method::PUT, path, Some(body.as_bytes().to_vec()), headers).await.unwrap()
}

async fn a_checkpoint_is_put_read_listed_and_deleted(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    api.get(&of("/latest")).await.is_problem(404, "not_found", None);
    let stored = put(api, &of("/c1"), &checkpoint(None, vec![blob("messages", "1", b"hello")])).await.is(200);
    assert_eq!(stored.body, json!({"checkpoint_id": "c1"}));
    put(api, &of("/c2"), &checkpoint(Some("c1"), vec![blob("messages", "2", b"hello world")])).await.is(200);
    let writes = json!({"task_id": "task", "task_path": "~1", "writes": [
        {"idx": 0, "channel": "messages", "type": "msgpack", "data": STANDARD.encode(b"more")},
    ]});
    assert_eq!(put(api, &of("/c2/writes"), &writes).await.is(200).body, json!({"stored": 1}));
    let latest = api.get(&of("/latest")).await.is(200).body;
    assert_eq!((&latest["checkpoint_id"], &latest["parent_checkpoint_id"]), (&json!("c2"), &json!("c1")));
    assert_eq!(latest["blobs"], json!([blob("messages", "2", b"hello world")]));
    assert_eq!(latest["writes"][0]["data"], STANDARD.encode(b"more"));
    assert_eq!((&latest["thread_id"], &latest["ns"]), (&json!("t"), &json!("")));
    assert_eq!(api.get(&of("/c1")).await.is(200).body["blobs"], json!([blob("messages", "1", b"hello")]));
    api.get(&of("/c1?ns=child")).await.is_problem(404, "not_found", None);
    let listed = api.get(&of("?with=writes&limit=1")).await.is(200).body;
    assert_eq!((&listed["items"][0], listed["next_cursor"].is_string()), (&latest, true));
    let searched = api.post("/api/users/ana/checkpoints:search", &json!({"filter": {"run_id": "r1"}})).await;
    assert_eq!(searched.is(200).items().len(), 2);
    let history = api.post(&of("/c2/history"), &json!({"channels": ["messages"]})).await.is(200).body;
    assert_eq!(history["channels"]["messages"], json!({"seed": typed(b"hello"), "writes": []}));
    assert_eq!(api.post(&of(":copy"), &json!({"to": "u"})).await.is(200).body, json!({"copied": 2}));
    let pruned = json!({"thread_ids": ["u"], "strategy": "keep_latest"});
    let pruned = api.post("/api/users/ana/checkpoints:prune", &pruned).await.is(200);
    assert_eq!(pruned.body, json!({"deleted": 1}));
    assert_eq!(api.delete(&of("")).await.is(200).body, json!({"deleted": 2}));
    assert!(api.get(&of("")).await.is(200).items().is_empty());
    let runs = api.post("/api/users/ana/checkpoints:delete-runs", &json!({"run_ids": ["r1"]})).await;
    assert_eq!(runs.is(200).body, json!({"deleted": 1}));
    is_sound(&world.database.url).await;
}

async fn bodies_are_kept_as_they_are_or_refused_by_name(backend: Backend) {
    let world = World::new(backend).await;
    let (api, path) = (&world.admin, format!("{THREAD}/checkpoint"));
    let data = r#"{"nul":"\u0000","lone":"\ud800","b":1.0,"b":1,"huge":1e400,"big":123456789012345678901234567890, "ü":[ ]}"#;
    let answer = put_text(api, &path, &format!(r#"{{"checkpoint_data": {data}}}"#), &[]).await.is(200);
    assert_eq!(answer.header("etag"), Some("\"1\""));
    let read = api.get(&path).await.is(200);
    assert!(read.text.contains(&format!(r#""checkpoint_data":{data}"#)), "{}", read.text);
    let again = [("If-Match", "\"7\"")];
    put_text(api, &path, r#"{"checkpoint_data": 1}"#, &again).await.is_problem(
        412,
        "revision_mismatch",
        None,
    );
    put_text(api, &path, r#"{"checkpoint_data": 1}"#, &[("If-Match", "\"1\"")]).await.is(200);
    put_text(api, &path, r#"{"checkpoint_data": NaN}"#, &[]).await.is_problem(
        400,
        "invalid_request",
        Some("checkpoint_data"),
    );
    put_text(api, &path, r#"{"checkpoint_data": 1, "x": 2}"#, &[]).await.is_problem(
        400,
        "invalid_request",
        Some("x"),
    );
    put_text(api, &path, "{}", &[]).await.is_problem(400, "invalid_request", Some("checkpoint_data"));
    // A checkpoint's metadata must be comparable.
    let with = |field: &str, json: &str| {
        let mut body = checkpoint(None, Vec::new());
        body.as_object_mut().unwrap().remove(field);
        let text = body.to_string();
        format!("{},\"{field}\":{json}}}", &text[..text.len() - 1])
    };
    for (field, json, named) in [
        ("metadata", r#"{"a": NaN}"#, "metadata"),
        ("metadata", r#"{"a": "\ud800"}"#, "metadata"),
        ("metadata", "[1]", "metadata"),
        ("checkpoint", r#"{"type": "json", "data": "not base64"}"#, "checkpoint.data"),
        ("blobs", r#"[{"channel": "a\u0000", "version": "1", "type": "x"}]"#, "blobs[0].channel"),
        ("blobs", r#"[{"channel": "a", "version": "1", "type": "x", "data": "="}]"#, "blobs[0].data"),
        ("channel_versions", r#"{"a": 1}"#, "channel_versions.a"),
    ] {
        put_text(api, &of("/c1"), &with(field, json), &[]).await.is_problem(
            400,
            "invalid_request",
            Some(named),
        );
    }
    let kept = r#"{"nul":"\u0000","one":1.0,"twice":1,"twice":2}"#;
    let text = with("metadata", kept);
    put_text(api, &of("/c1"), &text, &[]).await.is(200);
    let read = api.get(&of("/c1")).await.is(200);
    assert!(read.text.contains(&format!(r#""metadata":{kept}"#)), "{}", read.text);
}

async fn a_checkpoint_may_have_16_mb(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let data: Vec<u8> = (0..11_000_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 11) as u8).collect();
    put(api, &of("/c1"), &checkpoint(None, vec![blob("files", "1", &data)])).await.is(200);
    let read = api.get(&of("/latest")).await.is(200).body;
    assert_eq!(read["blobs"][0]["data"].as_str().map(str::len), Some(STANDARD.encode(&data).len()));
    assert_eq!(read["blobs"], json!([blob("files", "1", &data)]));
    let larger = vec![7; 13_000_000];
    put(api, &of("/c2"), &checkpoint(None, vec![blob("files", "1", &larger)])).await.is_problem(
        413,
        "too_large",
        None,
    );
    // Elsewhere the limit is what it was.
    let memory = json!({"content": "a".repeat(300_000)});
    let said = json!({"messages": [{"role": "user", "content": "x".repeat(1 << 20)}]});
    api.post("/api/users/ana/threads/t/messages", &said).await.is_problem(413, "too_large", None);
    api.post("/api/users/ana/memories", &memory).await.is_problem(413, "too_large", None);
}

async fn checkpoints_are_for_whoever_may_read_or_write_their_user(backend: Backend) {
    let world = World::new(backend).await;
    put(&world.admin, &of("/c1"), &checkpoint(None, Vec::new())).await.is(200);
    let key = async |arguments: &[&str]| world.server.with_key(arguments).await;
    let agent = key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    let other = key(&["--role", "agent", "--agent", "planner", "--user", "bob"]).await;
    let auditor = key(&["--role", "auditor"]).await;
    let foreign = key(&["--role", "admin", "--tenant", "globex"]).await;
    put(&agent, &of("/c2"), &checkpoint(Some("c1"), Vec::new())).await.is(200);
    for api in [&agent, &auditor] {
        assert_eq!(api.get(&of("")).await.is(200).items().len(), 2);
    }
    put(&auditor, &of("/c3"), &checkpoint(None, Vec::new())).await.is_problem(403, "forbidden", None);
    auditor.delete(&of("")).await.is_problem(403, "forbidden", None);
    for api in [&other, &foreign] {
        api.get(&of("/latest")).await.is_problem(404, "not_found", None);
    }
    put(&other, &of("/c3"), &checkpoint(None, Vec::new())).await.is_problem(404, "not_found", None);
    assert!(foreign.get(&of("")).await.is(200).items().is_empty());
}

async fn exports_and_verifications_cover_checkpoints(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    put(api, &of("/c1"), &checkpoint(None, vec![blob("a", "1", b"one"), blob("b", "1", b"two")]))
        .await
        .is(200);
    let mut second = checkpoint(Some("c1"), vec![blob("a", "2", b"one and more")]);
    second["channel_versions"]["b"] = json!("1");
    put(api, &of("/c2"), &second).await.is(200);
    put(api, &format!("{THREAD}/checkpoint"), &json!({"checkpoint_data": {"x": [1]}})).await.is(200);
    let lines = whole_export(api, "ana").await;
    let exported = of_type(&lines, "checkpoint");
    assert_eq!(exported.len(), 2);
    // What a line before had is not sent again.
    assert_eq!(exported[1]["blobs"], json!([blob("a", "2", b"one and more")]));
    assert_eq!(of_type(&lines, "thread_state")[0]["checkpoint_data"], json!({"x": [1]}));
    api.get("/api/users/ana/export?format=csv").await.is(200);
    is_sound(&world.database.url).await;
    world.database.run("DELETE FROM thread_checkpoint_blobs WHERE channel = 'b'").await;
    world.database.run("UPDATE thread_checkpoint_blobs SET hash = body WHERE version = '2'").await;
    let report = api.get("/api/admin/ledger/verify").await.is(200).body;
    let tables: Vec<&str> =
        report["faults"].as_array().unwrap().iter().filter_map(|fault| fault["table"].as_str()).collect();
    assert_eq!(report["ok"], false);
    let count = |table: &str| tables.iter().filter(|found| **found == table).count();
    assert_eq!((count("thread_checkpoints"), count("thread_checkpoint_blobs")), (2, 1), "{report}");
}

async fn what_is_not_kept_any_longer_goes(backend: Backend) {
    let world = World::new(backend).await;
    let (api, path) = (&world.admin, "/api/admin/workflows/checkpoint-retention/config");
    assert_eq!(api.get(path).await.is(200).body, json!({"keep_last": 0, "keep_days": 0}));
    let set = put(api, path, &json!({"keep_last": 2})).await.is(200);
    assert_eq!(set.body, json!({"keep_last": 2, "keep_days": 0}));
    put(api, path, &json!({"keep_days": 40_000})).await.is_problem(400, "invalid_request", Some("keep_days"));
    assert_eq!(api.get(path).await.is(200).body["keep_last"], 2);
    for (thread, waits) in [("t", false), ("u", true)] {
        for n in 1..=5 {
            let path = format!("/api/users/ana/threads/{thread}/checkpoints/{n}");
            if waits {
                let writes = json!({"task_id": "x", "writes": [{"idx": 0, "channel": "a", "type": "y"}]});
                put(api, &format!("{path}/writes"), &writes).await.is(200);
            }
            let blobs = vec![blob("a", &n.to_string(), format!("content {n}").repeat(20).as_bytes())];
            put(api, &path, &checkpoint(None, blobs)).await.is(200);
        }
    }
    // It is applied at the start of a server.
    let world = world.restarted().await;
    let count = async |thread: &str| {
        let path = format!("/api/users/ana/threads/{thread}/checkpoints");
        world.admin.get(&path).await.is(200).items().len()
    };
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(30);
    while count("t").await != 2 {
        assert!(std::time::Instant::now() < deadline, "retention was not applied");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(count("u").await, 5, "its newest checkpoint has pending writes");
    is_sound(&world.database.url).await;
}
