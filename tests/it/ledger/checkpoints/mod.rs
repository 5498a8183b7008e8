//! Checkpoints of agents in this process: what is stored, found again and removed.

mod removal;
mod two_servers;

use std::collections::BTreeMap;

use memledger_aggregates::ThreadId;
use memledger_ledger::{
    LedgerError,
    checkpoints::{
        ChannelBlob, CheckpointTuple, CheckpointsQuery, NewCheckpoint, NewWrite, NewWrites, TypedValue,
    },
};
use rand::{RngCore, SeedableRng, rngs::StdRng};
use serde_json::{Value, json, value::RawValue};

use super::*;
use crate::http::on_both;

on_both!(
    a_checkpoint_comes_back_as_it_was_stored,
    a_version_of_a_channel_is_stored_once,
    a_channel_that_grows_takes_little_more_than_what_is_new,
    the_newest_is_the_greatest_id_of_its_namespace,
    writes_are_kept_but_special_ones_are_replaced,
    a_search_finds_by_metadata_in_all_threads,
    saves_of_one_thread_at_once_all_count,
    a_history_has_the_last_value_and_the_writes_since,
    a_state_is_replaced_at_its_revision,
);

fn thread(name: &str) -> ThreadId {
    ThreadId::new(name).unwrap()
}

fn typed(data: &[u8]) -> TypedValue {
    TypedValue { kind: "msgpack".to_owned(), data: data.into() }
}

fn raw(json: Value) -> Box<RawValue> {
    serde_json::value::to_raw_value(&json).unwrap()
}

fn blob(channel: &str, version: &str, data: &[u8]) -> ChannelBlob {
    ChannelBlob { channel: channel.to_owned(), version: version.to_owned(), value: typed(data) }
}

/// A checkpoint whose channels have these versions, of which all are sent.
fn checkpoint(id: &str, parent: Option<&str>, blobs: Vec<ChannelBlob>) -> NewCheckpoint {
    let versions = blobs.iter().map(|blob| (blob.channel.clone(), blob.version.clone()));
    NewCheckpoint {
        checkpoint_id: id.to_owned(),
        parent_checkpoint_id: parent.map(str::to_owned),
        checkpoint: typed(format!("checkpoint {id}").as_bytes()),
        metadata: raw(json!({"source": "loop", "step": 1})),
        metadata_typed: None,
        channel_versions: versions.collect(),
        blobs,
        run_id: None,
    }
}

impl World {
    async fn save(&self, name: &str, ns: &str, new: NewCheckpoint) {
        let saved = self.ledger.checkpoints.save(&operator(), &user("ana"), &thread(name), ns, new).await;
        saved.unwrap();
    }

    async fn checkpoint(
        &self,
        name: &str,
        ns: &str,
        id: Option<&str>,
    ) -> Result<CheckpointTuple, LedgerError> {
        self.ledger.checkpoints.get(&operator(), &user("ana"), &thread(name), ns, id).await
    }

    async fn found(&self, query: CheckpointsQuery) -> Vec<CheckpointTuple> {
        let query = CheckpointsQuery { writes: true, limit: 500, ..query };
        self.ledger.checkpoints.list(&operator(), &user("ana"), query).await.unwrap().items
    }

    async fn ids(&self, name: &str) -> Vec<String> {
        let query = CheckpointsQuery { thread: Some(thread(name)), ..CheckpointsQuery::default() };
        self.found(query).await.into_iter().map(|tuple| tuple.checkpoint_id).collect()
    }

    async fn count(&self, sql: &str) -> i64 {
        self.store.query(sql, Vec::new()).await.unwrap()[0][0].int().unwrap()
    }

    /// The same database under another ledger, which has nothing in memory.
    async fn reopened(&self) -> Arc<Ledger> {
        Ledger::open(self.store.clone(), patient(), ProjectorOptions::default()).await.unwrap()
    }
}

fn channels(tuple: &CheckpointTuple) -> BTreeMap<&str, &[u8]> {
    tuple.blobs.iter().map(|blob| (&*blob.channel, &*blob.value.data)).collect()
}

async fn a_checkpoint_comes_back_as_it_was_stored(backend: Backend) {
    let world = World::new(backend).await;
    let metadata =
        r#"{"step": 1.0, "twice": 1, "twice": 2, "nul": "\u0000", "big": 123456789012345678901234567890}"#;
    let mut new = checkpoint("1", None, vec![blob("messages", "1", &[0, 255, 7]), blob("none", "1", b"")]);
    new.metadata = serde_json::from_str(metadata).unwrap();
    new.metadata_typed = Some(typed(&[9, 0, 9]));
    new.channel_versions.insert("inline".to_owned(), "7".to_owned());
    world.save("t", "", new.clone()).await;
    for ledger in [world.ledger.clone(), world.reopened().await] {
        let read =
            ledger.checkpoints.get(&operator(), &user("ana"), &thread("t"), "", Some("1")).await.unwrap();
        assert_eq!(read.metadata.get(), metadata);
        assert_eq!((&read.checkpoint, &read.metadata_typed), (&new.checkpoint, &new.metadata_typed));
        assert_eq!((&read.channel_versions, &read.blobs), (&new.channel_versions, &new.blobs));
        assert_eq!((read.parent_checkpoint_id, read.writes.len()), (None, 0));
    }
    // The same id again replaces it, and its blobs stay.
    new.checkpoint = typed(b"another");
    new.blobs = vec![blob("messages", "1", b"other bytes")];
    world.save("t", "", new).await;
    let read = world.checkpoint("t", "", None).await.unwrap();
    assert_eq!(&*read.checkpoint.data, b"another");
    assert_eq!(channels(&read)["messages"], [0, 255, 7]);
    let unknown = world.checkpoint("other", "", None).await.unwrap_err();
    assert_eq!(unknown.code(), "not_found");
    for wrong in [
        NewCheckpoint { metadata: raw(json!(["a list"])), ..checkpoint("2", None, Vec::new()) },
        NewCheckpoint {
            metadata: serde_json::from_str(r#"{"a": "\ud800"}"#).unwrap(),
            ..checkpoint("2", None, Vec::new())
        },
    ] {
        let refused = world.ledger.checkpoints.save(&operator(), &user("ana"), &thread("t"), "", wrong).await;
        assert!(refused.unwrap_err().to_string().starts_with("metadata: "));
    }
    world.close().await;
}

async fn a_version_of_a_channel_is_stored_once(backend: Backend) {
    let world = World::new(backend).await;
    let mut noise = vec![0; 100_000];
    StdRng::seed_from_u64(1).fill_bytes(&mut noise);
    let (one, other) = (noise.clone(), noise.iter().rev().copied().collect::<Vec<u8>>());
    // The same bytes as in a version before the last.
    for (id, parent, data) in [("1", None, &one), ("2", Some("1"), &other), ("3", Some("2"), &one)] {
        world.save("t", "", checkpoint(id, parent, vec![blob("state", id, data)])).await;
    }
    let bytes = world.count("SELECT CAST(sum(length(body)) AS bigint) FROM thread_checkpoint_blobs").await;
    assert!(bytes < 201_000, "{bytes}");
    for ledger in [world.ledger.clone(), world.reopened().await] {
        for (id, data) in [("1", &one), ("2", &other), ("3", &one)] {
            let read = ledger.checkpoints.get(&operator(), &user("ana"), &thread("t"), "", Some(id)).await;
            assert_eq!(channels(&read.unwrap())["state"], *data, "{id}");
        }
    }
    world.close().await;
}

/// What the tables of checkpoints take.
async fn taken(world: &World) -> i64 {
    let sql = match world.store.backend() {
        "PostgreSQL" => {
            "SELECT CAST(sum(pg_total_relation_size(c.oid)) AS bigint) FROM pg_class c \
             WHERE c.relname IN ('thread_checkpoints', 'thread_checkpoint_blobs', 'checkpoint_threads') \
             AND c.relnamespace = to_regnamespace(quote_ident(current_schema()))"
        }
        _ => {
            "SELECT sum(pgsize) FROM dbstat WHERE name LIKE '%thread_checkpoint%' OR name LIKE '%checkpoint_threads%'"
        }
    };
    world.count(sql).await
}

async fn a_channel_that_grows_takes_little_more_than_what_is_new(backend: Backend) {
    const STEPS: usize = 1_000;
    const CHANGED: usize = 1_024;
    let world = World::new(backend).await;
    let mut rng = StdRng::seed_from_u64(2);
    let before = taken(&world).await;
    let (mut content, mut parent) = (Vec::new(), None::<String>);
    for step in 0..STEPS {
        let mut new = vec![0; CHANGED];
        rng.fill_bytes(&mut new);
        // A list begins with its length.
        content.splice(0..content.len().min(2), [(step >> 8) as u8, step as u8]);
        content.extend_from_slice(&new);
        let id = format!("{step:06}");
        let new = checkpoint(&id, parent.as_deref(), vec![blob("messages", &step.to_string(), &content)]);
        world.save("t", "", new).await;
        parent = Some(id);
    }
    let taken = taken(&world).await - before;
    let changed = (STEPS * CHANGED) as i64;
    assert!(taken <= 3 * changed, "{taken} bytes for {changed}");
    let ledger = world.reopened().await;
    let read = ledger.checkpoints.get(&operator(), &user("ana"), &thread("t"), "", None).await.unwrap();
    assert_eq!(channels(&read)["messages"], content);
    assert!(world.verified().await.ok);
    world.close().await;
}

async fn the_newest_is_the_greatest_id_of_its_namespace(backend: Backend) {
    let world = World::new(backend).await;
    for (ns, id) in [("", "b"), ("", "c"), ("", "a"), ("child:1", "z"), ("child:1", "d")] {
        world.save("t", ns, checkpoint(id, None, vec![blob("ns", "1", ns.as_bytes())])).await;
    }
    assert_eq!(world.checkpoint("t", "", None).await.unwrap().checkpoint_id, "c");
    let child = world.checkpoint("t", "child:1", None).await.unwrap();
    assert_eq!((&*child.checkpoint_id, channels(&child)["ns"]), ("z", &b"child:1"[..]));
    assert_eq!(world.ids("t").await, ["z", "d", "c", "b", "a"]);
    let page = |ns: Option<&str>, before: Option<&str>, cursor: Option<String>| CheckpointsQuery {
        thread: Some(thread("t")),
        ns: ns.map(str::to_owned),
        before: before.map(str::to_owned),
        limit: 2,
        cursor,
        ..CheckpointsQuery::default()
    };
    let list = async |query| world.ledger.checkpoints.list(&operator(), &user("ana"), query).await.unwrap();
    let of_root = list(page(Some(""), Some("c"), None)).await;
    let ids: Vec<&str> = of_root.items.iter().map(|tuple| &*tuple.checkpoint_id).collect();
    assert_eq!((ids, of_root.next_cursor), (vec!["b", "a"], None));
    let (mut seen, mut cursor) = (Vec::new(), None);
    loop {
        let page = list(page(None, None, cursor)).await;
        seen.extend(page.items.into_iter().map(|tuple| tuple.checkpoint_id));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    assert_eq!(seen, ["z", "d", "c", "b", "a"]);
    world.close().await;
}

fn writes(task_id: &str, task_path: &str, writes: &[(i64, &str, &str)]) -> NewWrites {
    let write = |(idx, channel, data): &(i64, &str, &str)| NewWrite {
        idx: *idx,
        channel: (*channel).to_owned(),
        value: typed(data.as_bytes()),
    };
    NewWrites {
        task_id: task_id.to_owned(),
        task_path: task_path.to_owned(),
        writes: writes.iter().map(write).collect(),
    }
}

impl World {
    async fn write(&self, name: &str, id: &str, new: NewWrites) -> u64 {
        let (ana, of) = (user("ana"), ("", id));
        self.ledger.checkpoints.save_writes(&operator(), &ana, &thread(name), of, new).await.unwrap()
    }

    async fn pending(&self, name: &str, id: &str) -> Vec<(String, i64, String)> {
        let tuple = self.checkpoint(name, "", Some(id)).await.unwrap();
        let text = |data: &[u8]| String::from_utf8(data.to_vec()).unwrap();
        tuple.writes.iter().map(|write| (write.task_id.clone(), write.idx, text(&write.value.data))).collect()
    }
}

async fn writes_are_kept_but_special_ones_are_replaced(backend: Backend) {
    let world = World::new(backend).await;
    // The checkpoint may come later.
    assert_eq!(world.write("t", "1", writes("b", "~2", &[(0, "x", "first"), (1, "y", "second")])).await, 2);
    world.save("t", "", checkpoint("1", None, Vec::new())).await;
    assert_eq!(world.write("t", "1", writes("b", "~2", &[(0, "x", "again"), (-1, "error", "one")])).await, 1);
    assert_eq!(world.write("t", "1", writes("b", "~2", &[(-1, "error", "two")])).await, 1);
    world.write("t", "1", writes("c", "~1", &[(0, "x", "by path")])).await;
    let expected = [("c", 0, "by path"), ("b", -1, "two"), ("b", 0, "first"), ("b", 1, "second")];
    let expected = expected.map(|(task, idx, data)| (task.to_owned(), idx, data.to_owned()));
    assert_eq!(world.pending("t", "1").await, expected);
    world.save("t", "", checkpoint("2", Some("1"), Vec::new())).await;
    assert!(world.pending("t", "2").await.is_empty());
    world.close().await;
}

async fn a_search_finds_by_metadata_in_all_threads(backend: Backend) {
    let world = World::new(backend).await;
    for n in 0..40 {
        let mut new = checkpoint(&format!("{n:03}"), None, Vec::new());
        new.metadata = raw(json!({"step": n, "even": n % 2 == 0, "tags": ["a", n % 3]}));
        world.save(if n % 4 == 0 { "t" } else { "u" }, "", new).await;
    }
    let filter = |filter: Value| CheckpointsQuery {
        filter: filter.as_object().unwrap().clone(),
        ..CheckpointsQuery::default()
    };
    let ids = async |query| -> Vec<String> {
        world.found(query).await.into_iter().map(|tuple| tuple.checkpoint_id).collect()
    };
    assert_eq!(ids(filter(json!({"step": 7.0}))).await, ["007"]);
    assert_eq!(ids(filter(json!({"even": true}))).await.len(), 20);
    assert_eq!(ids(filter(json!({"even": true, "tags": ["a", 0]}))).await.len(), 7);
    assert!(ids(filter(json!({"none": null}))).await.is_empty());
    let of_one = CheckpointsQuery { thread: Some(thread("t")), ..filter(json!({"even": true})) };
    assert_eq!(ids(of_one).await.len(), 10);
    // Nobody else's.
    let all = CheckpointsQuery { limit: 50, ..CheckpointsQuery::default() };
    let of_bob = world.ledger.checkpoints.list(&operator(), &user("bob"), all).await.unwrap();
    assert!(of_bob.items.is_empty());
    world.close().await;
}

async fn saves_of_one_thread_at_once_all_count(backend: Backend) {
    let world = World::new(backend).await;
    let second = world.reopened().await;
    let saves = (0..64).map(|n| {
        // Two servers on one database.
        let ledger = if n % 2 == 0 { world.ledger.clone() } else { second.clone() };
        tokio::spawn(async move {
            let data = format!("content {n} ").repeat(200);
            let new =
                checkpoint(&format!("{n:03}"), None, vec![blob("state", &n.to_string(), data.as_bytes())]);
            ledger.checkpoints.save(&operator(), &user("ana"), &thread("t"), "", new).await
        })
    });
    for save in saves.collect::<Vec<_>>() {
        save.await.unwrap().unwrap();
    }
    assert_eq!(world.ids("t").await.len(), 64);
    for n in 0..64 {
        let read = world.checkpoint("t", "", Some(&format!("{n:03}"))).await.unwrap();
        assert_eq!(channels(&read)["state"], format!("content {n} ").repeat(200).as_bytes());
    }
    assert!(world.verified().await.ok);
    world.close().await;
}

async fn a_history_has_the_last_value_and_the_writes_since(backend: Backend) {
    let world = World::new(backend).await;
    let channel = |version: &str| BTreeMap::from([("log".to_owned(), version.to_owned())]);
    for n in 1..=5 {
        let parent = (n > 1).then(|| (n - 1).to_string());
        let blobs = if n == 2 { vec![blob("log", "2", b"snapshot")] } else { Vec::new() };
        let new = NewCheckpoint {
            channel_versions: channel(&n.to_string()),
            ..checkpoint(&n.to_string(), parent.as_deref(), blobs)
        };
        world.save("t", "", new).await;
        let of_task = writes("task", "", &[(0, "log", &format!("write {n}")), (1, "other", "no")]);
        world.write("t", &n.to_string(), of_task).await;
    }
    // A fork is not on the way.
    world.save("t", "", checkpoint("4b", Some("3"), Vec::new())).await;
    world.write("t", "4b", writes("task", "", &[(0, "log", "of a fork")])).await;
    let history = async |id: &str, channels: &[&str]| {
        let channels: Vec<String> = channels.iter().map(|channel| (*channel).to_owned()).collect();
        world.ledger.checkpoints.history(&operator(), &user("ana"), &thread("t"), ("", id), &channels).await
    };
    let found = history("5", &["log", "none"]).await.unwrap();
    assert_eq!(found["log"].seed, Some(typed(b"snapshot")));
    let texts: Vec<&[u8]> = found["log"].writes.iter().map(|write| &*write.write.value.data).collect();
    assert_eq!(texts, [b"write 2", b"write 3", b"write 4"]);
    assert_eq!((found["none"].seed.clone(), found["none"].writes.len()), (None, 0));
    let first = history("2", &["log"]).await.unwrap();
    assert_eq!((first["log"].seed.clone(), first["log"].writes.len()), (None, 1));
    assert!(history("5", &[]).await.unwrap().is_empty());
    assert_eq!(history("9", &["log"]).await.unwrap_err().code(), "not_found");
    world.close().await;
}

async fn a_state_is_replaced_at_its_revision(backend: Backend) {
    let world = World::new(backend).await;
    let raw = r#"{"a":1.0,"a":1e400,"nul":"\u0000","lone":"\ud800"}"#;
    let put = async |data: &str, revision| {
        let data = serde_json::from_str(data).unwrap();
        world.ledger.checkpoints.put_state(&operator(), &user("ana"), &thread("t"), data, revision).await
    };
    let get = async || world.ledger.checkpoints.get_state(&operator(), &user("ana"), &thread("t")).await;
    assert_eq!(get().await.unwrap_err().code(), "not_found");
    assert_eq!(put(raw, Some(1)).await.unwrap_err().code(), "revision_mismatch");
    let first = put(raw, None).await.unwrap();
    assert_eq!((first.revision, get().await.unwrap().checkpoint_data.get()), (1, raw));
    let second = put("[2]", Some(1)).await.unwrap();
    assert_eq!((second.revision, &second.id, &second.created_at), (2, &first.id, &first.created_at));
    assert_eq!(put("[3]", Some(1)).await.unwrap_err().code(), "revision_mismatch");
    assert_eq!(get().await.unwrap().checkpoint_data.get(), "[2]");
    let puts = (0..32).map(|n| put(Box::leak(format!("[{n}]").into_boxed_str()), None));
    for stored in futures::future::join_all(puts).await {
        stored.unwrap();
    }
    assert_eq!(get().await.unwrap().revision, 34);
    world.close().await;
}
