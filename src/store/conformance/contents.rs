//! What lies beside the log: personal texts, snapshots, tables that are read and written as they are.

use std::collections::BTreeMap;

use memledger_store::{
    NewContent, PARTITIONS, Row, Snapshot, Statement, StoreError, StreamKey, Value,
    table::{PARTITION, Table, Type},
};
use uuid::Uuid;

use super::fixtures::{
    Store, append, content, events, fresh_id, grow, has_content, shared_user, stream, whole_log,
};

/// The texts and keys that are left, by id.
async fn left(store: &Store, stream: &StreamKey, ids: &[Uuid]) -> BTreeMap<Uuid, (Vec<u8>, String)> {
    let found = store.contents(stream.partition(), ids).await.expect("contents can be read");
    found.into_iter().map(|content| (content.content_id, (content.key, content.body))).collect()
}

fn as_left<'a>(contents: impl IntoIterator<Item = &'a NewContent>) -> BTreeMap<Uuid, (Vec<u8>, String)> {
    contents.into_iter().map(|c| (c.content_id, (c.key.to_vec(), c.body.clone()))).collect()
}

pub async fn contents_are_stored_and_erased_by_name(store: Store) {
    let ann = stream("acme", "ann");
    let texts: Vec<NewContent> = (0..3u8)
        .map(|n| NewContent { key: [n; 32], ..content(&format!("text {n} – it's \"personal\"\n🦀")) })
        .collect();
    let mut first = append(&ann, 0, events(1));
    first.contents = texts.clone();
    store.append(first).await.expect("it is stored");
    let mut ids: Vec<Uuid> = texts.iter().map(|text| text.content_id).collect();
    ids.push(fresh_id());
    assert_eq!(left(&store, &ann, &ids).await, as_left(&texts));
    let next = (ann.partition() + 1) % PARTITIONS;
    let elsewhere = store.contents(next, &ids).await.expect("contents can be read");
    assert!(elsewhere.is_empty(), "contents were found in another partition");
    assert!(store.contents(ann.partition(), &[]).await.expect("contents can be read").is_empty());

    let new = content("comes as another goes");
    let mut second = append(&ann, 1, events(1));
    second.contents.push(new.clone());
    second.erase = vec![texts[1].content_id, fresh_id()];
    store.append(second).await.expect("a content that is gone already is no error");
    ids.push(new.content_id);
    assert_eq!(left(&store, &ann, &ids).await, as_left([&texts[0], &texts[2], &new]));
    assert_eq!(whole_log(&store).await.len(), 2, "an erased content changed the log");
}

pub async fn another_tenants_content_is_not_erased(store: Store) {
    let user = shared_user("acme", "globex");
    let (acme, globex) = (stream("acme", &user), stream("globex", &user));
    let text = content("of acme alone");
    let mut first = append(&acme, 0, events(1));
    first.contents.push(text.clone());
    store.append(first).await.expect("it is stored");
    let mut hostile = append(&globex, 0, events(1));
    hostile.erase.push(text.content_id);
    store.append(hostile).await.expect("an id of another tenant's is as good as unknown");
    assert!(has_content(&store, &acme, text.content_id).await, "another tenant erased it by its id");
}

pub async fn snapshots_are_saved_and_replaced(store: Store) {
    let (ann, globex) = (stream("acme", "ann"), stream("globex", "ann"));
    let mut other_type = ann.clone();
    other_type.stream_type = "other".to_owned();
    assert_eq!(store.load_snapshot(&ann).await.expect("snapshots can be read"), None);
    let body = "{\"text\":\"it's \\\"odd\\\" 🦀\"}".to_owned();
    let first = Snapshot { version: 7, schema: "book/1".to_owned(), body };
    store.save_snapshot(&ann, first.clone()).await.expect("it is saved");
    assert_eq!(store.load_snapshot(&ann).await.expect("snapshots can be read"), Some(first));
    let second = Snapshot { version: 9, schema: "book/2".to_owned(), body: "{}".to_owned() };
    store.save_snapshot(&ann, second.clone()).await.expect("it is replaced");
    assert_eq!(store.load_snapshot(&ann).await.expect("snapshots can be read"), Some(second));
    for other in [&globex, &other_type, &stream("acme", "bob")] {
        let found = store.load_snapshot(other).await.expect("snapshots can be read");
        assert_eq!(found, None, "{other:?} has another stream's snapshot");
    }
}

const ACKNOWLEDGE: &str = "INSERT INTO thread_acks \
    (partition_id, tenant_id, user_id, thread_id, reader, rev, acked_at) VALUES ($1, $2, $3, $4, '', $5, $6) \
    ON CONFLICT (partition_id, tenant_id, user_id, thread_id, reader) DO UPDATE \
    SET rev = excluded.rev, acked_at = excluded.acked_at WHERE thread_acks.rev < excluded.rev";

async fn acknowledge(store: &Store, thread: &str, rev: i64) -> u64 {
    let parameters: Vec<Value> =
        vec![3.into(), "acme".into(), "ann".into(), thread.into(), rev.into(), (rev * 1_000).into()];
    store.execute(ACKNOWLEDGE, parameters).await.expect("an acknowledgement is stored")
}

async fn acknowledged(store: &Store, thread: &str) -> Vec<Row> {
    let sql = "SELECT rev, acked_at, thread_id FROM thread_acks \
               WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 AND thread_id = $4";
    let parameters: Vec<Value> = vec![3.into(), "acme".into(), "ann".into(), thread.into()];
    store.query(sql, parameters).await.expect("acknowledgements can be read")
}

pub async fn tables_beside_the_log_are_read_and_written(store: Store) {
    let row = |thread: &str, rev: i64| -> Vec<Row> {
        vec![vec![Value::Int(rev), Value::Int(rev * 1_000), thread.into()]]
    };
    let odd = "it's \"odd\" 🦀";
    assert!(acknowledged(&store, odd).await.is_empty());
    assert_eq!(acknowledge(&store, odd, 5).await, 1, "rows changed by an insert");
    assert_eq!(acknowledge(&store, odd, 9).await, 1, "rows changed by an update");
    assert_eq!(acknowledged(&store, odd).await, row(odd, 9));
    assert_eq!(acknowledge(&store, odd, 8).await, 0, "rows changed by an older acknowledgement");
    assert_eq!(acknowledged(&store, odd).await, row(odd, 9));
    acknowledge(&store, "other", 1).await;
    assert_eq!(acknowledged(&store, odd).await, row(odd, 9), "another thread's acknowledgement shows");
    // A parameter may stand in a statement more than once.
    let sql = "SELECT count(*) FROM thread_acks WHERE rev > $1 OR rev = $1";
    let counted = store.query(sql, vec![Value::Int(9)]).await.expect("rows can be counted");
    assert_eq!(counted, vec![vec![Value::Int(1)]]);
    assert!(store.query("SELECT nothing FROM nowhere", Vec::new()).await.is_err());
    assert!(store.execute("UPDATE nowhere SET nothing = 1", Vec::new()).await.is_err());
}

/// More than a column of whole numbers can hold.
const TOO_MUCH: &str = "UPDATE thread_acks SET rev = 9223372036854775807 + rev WHERE partition_id = $1";

pub async fn statements_together_count_or_none_does(store: Store) {
    let insert = |thread: &str, rev: i64| {
        let values = vec![3.into(), "acme".into(), "ann".into(), thread.into(), rev.into(), 0_i64.into()];
        Statement::new(ACKNOWLEDGE, values)
    };
    let delete = |thread: &str| {
        let sql = "DELETE FROM thread_acks WHERE partition_id = $1 AND thread_id = $2";
        Statement::new(sql, vec![3.into(), thread.into()])
    };
    let count = async || {
        let rows = store.query("SELECT count(*) FROM thread_acks", Vec::new()).await;
        rows.expect("rows can be counted")[0][0].int().expect("a count is a number")
    };
    assert!(store.execute_together(Vec::new()).await.expect("nothing to do").is_empty());
    let both = vec![insert("one", 5).changing(1), insert("two", 6)];
    assert_eq!(store.execute_together(both).await.expect("both are stored"), [1, 1]);
    // An older acknowledgement changes nothing, so that what comes with it does not count either.
    let refused = vec![insert("three", 1), insert("one", 4).changing(1), delete("two")];
    let refused = store.execute_together(refused).await;
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(count().await, 2);
    let broken = vec![delete("one"), Statement::new(TOO_MUCH, vec![3.into()])];
    assert!(store.execute_together(broken).await.is_err());
    assert_eq!(count().await, 2);
    let changed = vec![delete("one").changing(1), insert("two", 7), delete("none").changing(0)];
    assert_eq!(store.execute_together(changed).await.expect("they are stored"), [1, 1, 0]);
    assert_eq!(count().await, 1);
    assert!(!store.scrub_due().await.expect("it can be told"));
    store.execute_together(vec![delete("two").erasing("thread_states")]).await.expect("it is erased");
    assert!(store.scrub_due().await.expect("it can be told"));
    store.scrub().await.expect("what is left is removed");
    assert!(!store.scrub_due().await.expect("it can be told"));
}

const ACKNOWLEDGEMENTS: Table = Table {
    name: "thread_acks",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("thread_id", Type::Text),
        ("reader", Type::Text),
        ("rev", Type::Int),
        ("acked_at", Type::Int),
    ],
    key: 5,
    position: None,
    indexes: &[],
};

pub async fn rows_are_added_but_those_that_are_there(store: Store) {
    let row = |thread: &str, rev: i64| -> Row {
        vec![
            3.into(),
            "acme".into(),
            "ann".into(),
            thread.into(),
            "".into(),
            rev.into(),
            (rev * 1_000).into(),
        ]
    };
    let as_read =
        |thread: &str, rev: i64| -> Vec<Row> { vec![vec![rev.into(), (rev * 1_000).into(), thread.into()]] };
    let (one, odd) = ("one", "it's \"odd\" \\ 🦀");
    for rows in [vec![row(one, 1), row(odd, 2)], vec![row("new", 3), row(odd, 9), row("last", 4)], Vec::new()]
    {
        store.add_rows(&ACKNOWLEDGEMENTS, &rows).await.expect("rows are added");
    }
    for (thread, rev) in [(one, 1), (odd, 2), ("new", 3), ("last", 4)] {
        assert_eq!(acknowledged(&store, thread).await, as_read(thread, rev), "{thread}");
    }
}

pub async fn values_of_every_kind_come_back(store: Store) {
    let sql = "INSERT INTO api_keys (key_id, tenant_id, role, agent, user_ids, secret_hash, created_at, \
               revoked_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let key: Row = vec![
        "k-1".into(),
        "acme".into(),
        "reader".into(),
        Value::Null,
        "[]".into(),
        Value::Bytes(vec![0, 255, 39, 92]),
        Value::Int(i64::MAX),
        // NULL has to fit a number's column as well as a text's.
        Value::Null,
    ];
    let stored = store.execute(sql, key.clone()).await.expect("a row with NULLs is stored");
    assert_eq!(stored, 1);
    let sql =
        "SELECT key_id, tenant_id, role, agent, user_ids, secret_hash, created_at, revoked_at FROM api_keys";
    assert_eq!(store.query(sql, Vec::new()).await.expect("keys can be read"), vec![key]);

    let text = content("found by its id");
    let ann = stream("acme", "ann");
    grow(&store, &ann, events(1)).await;
    let mut second = append(&ann, 1, events(1));
    second.contents.push(text.clone());
    store.append(second).await.expect("it is stored");
    let sql = "SELECT content_id FROM contents WHERE content_id = $1";
    let rows = store.query(sql, vec![text.content_id.into()]).await.expect("contents can be read");
    let ids: Vec<Uuid> = rows.iter().map(|row| row[0].uuid().expect("a UUID is one")).collect();
    assert_eq!(ids, [text.content_id]);
}

/// Whoever stores vectors does so behind the writes, so that a text may be destroyed meanwhile.
pub async fn vectors_go_with_their_texts(store: Store) {
    let ann = stream("acme", "ann");
    let texts = ["one", "two"].map(content);
    let [one, two] = [texts[0].content_id, texts[1].content_id];
    let mut first = append(&ann, 0, events(1));
    first.contents = texts.to_vec();
    store.append(first).await.expect("it is stored");
    let keep = async |id: Uuid, embedder: &str| {
        let sql = "INSERT INTO vectors (partition_id, content_id, embedder, bits, vector) \
                   SELECT c.partition_id, c.content_id, CAST($3 AS TEXT), $4, $4 FROM contents c \
                   WHERE c.partition_id = $1 AND c.content_id = $2";
        let row = vec![ann.partition().into(), id.into(), embedder.into(), Value::Bytes(vec![7])];
        store.execute(sql, row).await.expect("it is kept, where the text is there")
    };
    let kept = async || {
        let sql = "SELECT embedder FROM vectors ORDER BY embedder";
        store.query(sql, Vec::new()).await.expect("vectors can be read")
    };
    for (id, embedder) in [(one, "a"), (one, "b"), (two, "c")] {
        assert_eq!(keep(id, embedder).await, 1);
    }
    let mut second = append(&ann, 1, events(1));
    second.erase.push(one);
    store.append(second).await.expect("it is stored");
    assert_eq!(kept().await, [vec![Value::from("c")]]);
    assert_eq!(keep(one, "d").await, 0, "a text that is gone has none");
    assert_eq!(kept().await.len(), 1);
}
