//! How PostgreSQL looks memories and edges up: memory by memory, however many its user has.

use std::fmt::Write as _;

use memledger_aggregates::TenantId;
use memledger_ledger::{Identity, import::Source};
use memledger_projections::{
    Together, UserKey,
    relations::{self, EDGE, EdgeFilter},
    search::Candidates,
};
use memledger_store::{Dialect, StreamKey};
use memledger_tests::{Backend, TestDatabase, open_ledger};
use serde_json::json;
use sqlx::{Connection, PgConnection, Row};

/// One user with most of the memories, and many with a few: taken together they make a user look small.
fn lines() -> String {
    let mut lines = String::new();
    let mut add = |user: &str, n: usize| {
        let line = json!({"id": format!("{user}-{n}"), "user_id": user, "content": format!("Noted {n}")});
        writeln!(lines, "{line}").unwrap();
    };
    (0..3_000).for_each(|n| add("large", n));
    (0..1_000).for_each(|n| add(&format!("small-{}", n / 5), n));
    lines
}

/// Two edges of each memory, one from it and one to it; the others need not be there.
const EDGES: &str = "INSERT INTO relations (partition_id, tenant_id, user_id, memory_id, other_id, outgoing, strength, \
     by_hand, rev, recorded_at) \
     SELECT partition_id, tenant_id, user_id, memory_id, other_id, outgoing, 500, 0, row_number() OVER (), 0 FROM (\
       SELECT *, 1 AS outgoing FROM memories m CROSS JOIN LATERAL (SELECT m.memory_id || '-next' AS other_id) o \
       UNION ALL SELECT *, 0 FROM memories m CROSS JOIN LATERAL (SELECT m.memory_id || '-last' AS other_id) o) e";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memories_and_edges_of_a_large_user_are_looked_up_by_key() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let operator = Identity::operator(TenantId::new("default").unwrap());
    let report = ledger.memories.import(&operator, Source::Jsonl, lines(), None, |_| {}).await.unwrap();
    assert_eq!(report.created, 4_000);
    ledger.core.catch_up().await.unwrap();
    ledger.close().await;

    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let stream = StreamKey {
        tenant_id: "default".into(),
        stream_type: "memory_book".into(),
        stream_id: "large".into(),
    };
    let large = UserKey::of(&stream);
    // As the program's own connections are set, which plan a query once for all values. A table that was vacuumed can be
    // read by an index alone, which makes one that holds what is asked for look cheap.
    for statement in
        [EDGES, "VACUUM ANALYZE", "SET enable_seqscan = off", "SET plan_cache_mode = force_generic_plan"]
    {
        sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    }
    let filter = EdgeFilter { limit: 50, ..EdgeFilter::default() };
    let of_one = format!("EXECUTE asked ({}, 'default', 'large', '[\"large-1\"]', 10)", large.partition_id);
    let newest = format!("EXECUTE asked ({}, 'default', 'large', 1, 50)", large.partition_id);
    // As a query of a user who is held in memory reads what is proposed, with the edges of that.
    let candidates = Candidates::default().query(&large, &["large-1"], Dialect::Postgres);
    let edges_of_one = || relations::of_memories(&large, &["large-1"], None, 10, Dialect::Postgres);
    let proposed = Together::new(vec![(candidates, Candidates::COLUMNS), (edges_of_one(), EDGE)]);
    let of_proposed = format!(
        "EXECUTE asked ({0}, 'default', 'large', '[\"large-1\"]', {0}, 'default', 'large', '[\"large-1\"]', 10)",
        large.partition_id
    );
    for (asked, execute, edges) in [
        (edges_of_one(), of_one, "relations_g1_pkey"),
        (proposed.query(), of_proposed, "relations_g1_pkey"),
        (relations::list(&large, &filter, Dialect::Postgres), newest, "relations_g1_by_rev"),
    ] {
        let prepare = format!("DEALLOCATE ALL; PREPARE asked AS {}", asked.sql);
        sqlx::raw_sql(&prepare).execute(&mut connection).await.unwrap();
        let rows = sqlx::raw_sql(&format!("EXPLAIN {execute}")).fetch_all(&mut connection).await.unwrap();
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let plan = plan.join("\n");
        let by_key = plan.contains(edges) && plan.contains("memories_g1_pkey") && !plan.contains("_newest");
        assert!(by_key, "{}\n{plan}", asked.sql);
    }
    connection.close().await.unwrap();
}
