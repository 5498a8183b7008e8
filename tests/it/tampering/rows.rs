//! What is made from the log: read models, their checkpoints, snapshots.

use memledger_projections::{changes, daily_metrics, memories, relations, runs, user_stats};
use memledger_store::{
    partition_of,
    table::{Table, names},
};
use memledger_tests::{Backend, server::cli};
use serde_json::{Value, json};

use super::base::{
    ANA, BRUNO, Base, DORA, LAST, LINKED, PURGED, REQUESTED, TENANT, is_named, memory_of, text,
};
use crate::http::on_both;

on_both!(
    an_edited_row_is_named,
    a_deleted_row_is_named,
    an_added_row_is_named,
    a_view_that_shows_something_else_is_named,
    a_moved_checkpoint_is_named,
    a_changed_snapshot_is_named,
);

/// One row of each read model: its table, a condition, an edit, and its key as a fault has it.
struct Target {
    table: &'static Table,
    row: String,
    edit: &'static str,
    key: String,
    /// The last column of the key as a forged row has it.
    forged: &'static str,
}

fn targets(base: &Base) -> [Target; 7] {
    let event = base.event(ANA, LAST);
    let partition = event.partition_id;
    let memory = memory_of(event);
    let day = base.event(ANA, PURGED).recorded_at.div_euclid(86_400_000_000);
    let key = |rest: &str| format!("partition_id={partition}, tenant_id=default, {rest}");
    let hers = |rest: &str| {
        let partition = base.event(DORA, LINKED).partition_id;
        format!("partition_id={partition}, tenant_id=default, user_id=dora, {rest}")
    };
    let [from, to] = [1, 2].map(|version| memory_of(base.event(DORA, version)));
    [
        Target {
            table: &memories::TABLES[0],
            row: format!("user_id = 'ana' AND memory_id = {}", text(&memory)),
            edit: "importance = importance + 1",
            key: key(&format!("user_id=ana, memory_id={memory}")),
            forged: "'forged'",
        },
        Target {
            table: &changes::TABLES[0],
            row: format!("user_id = 'ana' AND rev = {LAST}"),
            edit: "actor = 'agent:nobody'",
            key: key(&format!("user_id=ana, rev={LAST}")),
            forged: "999",
        },
        Target {
            table: &user_stats::TABLES[0],
            row: "user_id = 'ana'".to_owned(),
            edit: "active = active + 1",
            key: key("user_id=ana"),
            forged: "'forged'",
        },
        Target {
            table: &daily_metrics::TABLES[0],
            row: format!("partition_id = {partition} AND day = {day} AND event_type = 'MemoryPurged'"),
            edit: "events = events + 1",
            key: key(&format!("day={day}, event_type=MemoryPurged")),
            forged: "'forged'",
        },
        Target {
            table: &relations::TABLES[0],
            row: format!("memory_id = {}", text(&from)),
            edit: "strength = strength + 1",
            key: hers(&format!("memory_id={from}, other_id={to}")),
            forged: "'forged'",
        },
        Target {
            table: &runs::TABLES[0],
            row: "user_id = 'dora'".to_owned(),
            edit: "status = 'completed'",
            key: hers(&format!("run_id={}", base.run_id)),
            forged: "'forged'",
        },
        Target {
            table: &runs::TABLES[1],
            row: "user_id = 'dora'".to_owned(),
            edit: "actor = 'agent:nobody'",
            key: hers(&format!("position={REQUESTED}")),
            forged: "999",
        },
    ]
}

fn of_row(table: &Table, key: &str, side: &str) -> Value {
    json!({"kind": "projection", "table": table.name, "key": key, "message": side})
}

const LIVE: &str = "only in the live table";
const REBUILT: &str = "only in the rebuilt table";

async fn an_edited_row_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let targets = targets(&base);
    let edits: Vec<String> = targets
        .iter()
        .map(|it| format!("UPDATE {} SET {} WHERE {}", it.table.of(1), it.edit, it.row))
        .collect();
    let edited = |it: &Target| {
        let (column, _) = it.edit.split_once(' ').expect("an edit begins with its column");
        let mut fault = of_row(it.table, &it.key, &format!("differs in {column}"));
        fault["columns"] = json!([column]);
        fault["replay_mends"] = json!(true);
        fault
    };
    let report = base.names(&edits, &targets.iter().map(edited).collect::<Vec<_>>()).await;
    assert_eq!(report["faults"].as_array().unwrap().len(), targets.len(), "a row is one fault: {report:#}");
}

async fn a_deleted_row_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let targets = targets(&base);
    let gone: Vec<String> =
        targets.iter().map(|it| format!("DELETE FROM {} WHERE {}", it.table.of(1), it.row)).collect();
    let expected: Vec<Value> = targets.iter().map(|it| of_row(it.table, &it.key, REBUILT)).collect();
    base.names(&gone, &expected).await;
}

async fn an_added_row_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let targets = targets(&base);
    let added = |it: &Target| {
        let columns = names(it.table.columns);
        let mut values = columns.clone();
        values[it.table.key - 1] = it.forged;
        let (table, columns, values) = (it.table.of(1), columns.join(", "), values.join(", "));
        format!("INSERT INTO {table} ({columns}) SELECT {values} FROM {table} WHERE {}", it.row)
    };
    let expected = |it: &Target| {
        let (before, _) = it.key.rsplit_once('=').expect("a key has columns");
        of_row(it.table, &format!("{before}={}", it.forged.trim_matches('\'')), LIVE)
    };
    let statements: Vec<String> = targets.iter().map(added).collect();
    base.names(&statements, &targets.iter().map(expected).collect::<Vec<_>>()).await;
}

async fn a_view_that_shows_something_else_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let [first, .., last] = &targets(&base);
    for it in &targets(&base) {
        let (name, table) = (it.table.name, it.table.of(1));
        copy.run(&format!("DROP VIEW {name}")).await;
        if name != first.table.name {
            let rest = if name == last.table.name { "UNION ALL" } else { "EXCEPT" };
            let columns = names(it.table.columns).join(", ");
            let all = format!("SELECT {columns} FROM {table}");
            copy.run(&format!("CREATE VIEW {name} AS {all} {rest} {all} WHERE {}", it.row)).await;
        }
    }
    let replay = async |more: &[&str]| {
        cli(&[&["replay", "--json", "--database", copy.url()][..], more].concat()).await
    };
    assert_eq!(replay(&["--check"]).await.is(1).json()["equal"], false);
    let report = copy.verify(&[]).await.is(1).json();
    for it in &targets(&base) {
        let wanted = of_row(it.table, "view", &format!("the view {} does not show", it.table.name));
        assert!(is_named(&report, &wanted), "{wanted} is not named: {report:#}");
    }
    replay(&[]).await.is(0);
    replay(&["--check"]).await.is(0);
    copy.verify(&[]).await.is(0);
}

async fn a_moved_checkpoint_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let (ana, bruno) = (base.event(ANA, LAST).partition_id, base.event(BRUNO, LAST).partition_id);
    let row = |partition: i32, projection: &str| {
        format!("WHERE partition_id = {partition} AND projection = {} AND generation = 1", text(projection))
    };
    let statements = [
        format!("UPDATE checkpoints SET position = position + 3 {}", row(ana, "memories")),
        // What was applied is applied again then.
        format!("UPDATE checkpoints SET position = position - 3 {}", row(bruno, "daily_metrics")),
        format!("DELETE FROM checkpoints {}", row(bruno, "user_stats")),
    ];
    let checkpoint = |partition: i32, projection: &str| {
        let key = format!("projection={projection}");
        json!({"kind": "checkpoint", "partition_id": partition, "table": "checkpoints", "key": key})
    };
    let mut ahead = checkpoint(ana, "memories");
    ahead["position"] = json!(LAST + 3);
    let again = format!("partition_id={bruno}, tenant_id=default, day=");
    let again = json!({"kind": "projection", "table": "daily_metrics", "key": again});
    base.names(&statements, &[ahead, again, checkpoint(bruno, "user_stats")]).await;
}

async fn a_changed_snapshot_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let of = |user: &str| format!("WHERE stream_id = {}", text(user));
    let snapshot = |user: &str, part: &str| {
        let kind = "snapshot";
        json!({"kind": kind, "tenant_id": TENANT, "user_id": user, "table": "snapshots", "message": part})
    };
    let copied = format!(
        "INSERT INTO snapshots (partition_id, tenant_id, stream_type, stream_id, version, schema, body) \
         SELECT {}, tenant_id, stream_type, 'carl', version, schema, body FROM snapshots {}",
        partition_of(TENANT, "carl"),
        of(ANA)
    );
    let statements = [
        copied,
        format!("UPDATE snapshots SET body = replace(body, '\"rev\":', '\"rev\":1') {}", of(ANA)),
        format!("UPDATE snapshots SET version = version + 100 {}", of(BRUNO)),
    ];
    let expected = [
        snapshot("carl", "no events"),
        snapshot(ANA, "differs from the log"),
        snapshot(BRUNO, "after the log's end"),
    ];
    base.names(&statements, &expected).await;
    let unreadable = format!("UPDATE snapshots SET body = 'no JSON' {}", of(ANA));
    base.names(&[unreadable], &[snapshot(ANA, "unreadable")]).await;
    // A rebuild of the read models makes them anew, too: of one user, and of all.
    let copy = base.copy().await;
    for sql in &statements {
        copy.run(sql).await;
    }
    for (more, left) in [(&["--user", ANA][..], vec!["carl", BRUNO]), (&[], vec![])] {
        cli(&[&["replay", "--database", copy.url()][..], more].concat()).await.is(0);
        let ran = copy.verify(&[]).await.is(if left.is_empty() { 0 } else { 1 });
        let faults = ran.json()["faults"].as_array().unwrap().clone();
        let users: Vec<&str> = faults.iter().map(|fault| fault["user_id"].as_str().unwrap()).collect();
        assert_eq!(users.len(), left.len(), "{faults:#?}");
        assert!(left.iter().all(|user| users.contains(user)), "{faults:#?}");
    }
}
