//! Threads of another program's checkpoints, as langgraph-checkpoint-postgres stores them.

use base64::{Engine, engine::general_purpose::STANDARD};

use super::*;

const TABLES: &str = "CREATE TABLE checkpoints (thread_id TEXT NOT NULL, checkpoint_ns TEXT NOT NULL DEFAULT '', \
    checkpoint_id TEXT NOT NULL, parent_checkpoint_id TEXT, type TEXT, checkpoint JSONB NOT NULL, \
    metadata JSONB NOT NULL DEFAULT '{}', PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id));
    CREATE TABLE checkpoint_blobs (thread_id TEXT NOT NULL, checkpoint_ns TEXT NOT NULL DEFAULT '', \
    channel TEXT NOT NULL, version TEXT NOT NULL, type TEXT NOT NULL, blob BYTEA, \
    PRIMARY KEY (thread_id, checkpoint_ns, channel, version));
    CREATE TABLE checkpoint_writes (thread_id TEXT NOT NULL, checkpoint_ns TEXT NOT NULL DEFAULT '', \
    checkpoint_id TEXT NOT NULL, task_id TEXT NOT NULL, idx INTEGER NOT NULL, channel TEXT NOT NULL, type TEXT, \
    blob BYTEA NOT NULL, task_path TEXT NOT NULL DEFAULT '', \
    PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id, task_id, idx));";

const ROWS: &str = r#"
    INSERT INTO checkpoints VALUES
     ('t', '', 'c1', NULL, NULL, '{"v": 4, "id": "c1", "channel_values": {"n": 1}, "channel_versions": {"messages": "1", "n": "1"}}', '{"step": -1}'),
     ('t', '', 'c2', 'c1', NULL, '{"v": 4, "id": "c2", "channel_values": {"n": 2}, "channel_versions": {"messages": "2", "n": "2"}}', '{"step": 0}'),
     ('t', 'child:1', 'x', NULL, NULL, '{"v": 4, "id": "x", "channel_versions": {"messages": 1}}', '{}'),
     (E'bad\u200b', '', 'c1', NULL, NULL, '{}', '{}');
    INSERT INTO checkpoint_blobs VALUES
     ('t', '', 'messages', '1', 'msgpack', '\x0001'), ('t', '', 'messages', '2', 'msgpack', '\x000102'),
     ('t', 'child:1', 'messages', '1', 'empty', NULL);
    INSERT INTO checkpoint_writes VALUES
     ('t', '', 'c2', 'task', 0, 'messages', 'msgpack', '\x07', '~1'), ('t', '', 'c2', 'task', -3, '__interrupt__', 'msgpack', '\x08', '~1');"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn threads_of_langgraph_come_with_channels_and_writes() {
    let source = TestDatabase::new(Backend::Postgres).await;
    source.run(TABLES).await;
    source.run(ROWS).await;
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let import = ["import", "--from", "langgraph", &source.url, "--json", "--user", "ana"];
        for _ in 0..2 {
            let report = place.run(&import).await.is(1).json();
            let counts = json!([report["threads"], report["checkpoints"], report["writes"]]);
            assert_eq!(counts, json!([1, 3, 2]));
            assert_eq!(report["bad"].as_array().map(Vec::len), Some(1), "{report}");
        }
        let lines = place.run(&["export", "--user", "ana"]).await.is(0).stdout;
        let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let tuples: Vec<Value> = lines.filter(|line| line["type"] == "checkpoint").collect();
        assert_eq!(tuples.len(), 3);
        let second = &tuples[1];
        assert_eq!((&second["checkpoint_id"], &second["parent_checkpoint_id"]), (&json!("c2"), &json!("c1")));
        let data = |value: &Value| STANDARD.decode(value["data"].as_str().unwrap()).unwrap();
        let checkpoint: Value = serde_json::from_slice(&data(&second["checkpoint"])).unwrap();
        assert_eq!(checkpoint["channel_values"], json!({}), "each value is with its version");
        assert_eq!(second["metadata"], json!({"step": 0}));
        let blobs: Vec<_> = second["blobs"].as_array().unwrap().iter().map(data).collect();
        assert_eq!(blobs, [&[0, 1, 2][..], b"2"]);
        assert_eq!(second["blobs"][1]["type"], "json");
        let idx: Vec<_> =
            second["writes"].as_array().unwrap().iter().map(|write| write["idx"].as_i64()).collect();
        assert_eq!((idx, data(&second["writes"][1])), (vec![Some(-3), Some(0)], vec![7]));
        assert_eq!((&tuples[2]["ns"], &tuples[2]["blobs"][0]["type"]), (&json!("child:1"), &json!("empty")));
        place.run(&["verify"]).await.is(0);
    }
    let place = Place::new(Backend::Sqlite).await;
    place.run(&["import", "--from", "langgraph", &source.url]).await.is(2);
    place.run(&["import", "--from", "langgraph", "file.json", "--user", "ana"]).await.is(2);
}
