//! Who watches the server hears of it while the database is away, and nobody else does.

use std::time::{Duration, Instant};

use memledger_aggregates::TenantId;
use memledger_ledger::{LedgerError, Role, access_log::Via, keys::NewKey};
use memledger_tests::{
    Backend, TestDatabase, open_ledger,
    server::{Api, Server},
};

use super::{check_refusal, eventually, own_postgres::OwnPostgres, recovered};

/// Longer than a key that was looked up is believed without asking again.
const BELIEVED: Duration = Duration::from_millis(1_500);

/// Much less than any other answer may take, and more than a busy machine needs.
const ANSWERED: Duration = Duration::from_secs(15);

/// What the metrics say, which must be answered.
async fn database_is_up(api: &Api) -> bool {
    let metrics = api.get("/metrics").await.is(200).text;
    assert!(metrics.contains("memledger_projection_lag_events"), "{metrics}");
    let value = metrics.lines().find_map(|line| line.strip_prefix("memledger_database_up "));
    match value {
        Some("1") => true,
        Some("0") => false,
        other => panic!("{other:?} in {metrics}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_are_answered_while_postgresql_is_away() {
    let postgres = OwnPostgres::start().await;
    let server =
        Server::start_with(&postgres.url, &[], &[("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000")]).await;
    let admin = server.admin();
    let prometheus = server.with_key(&["--role", "auditor", "--agent", "prometheus"]).await;
    let never_seen = server.with_key(&["--role", "auditor"]).await;
    let supervisor = server.with_key(&["--role", "supervisor"]).await;
    let made = server.cli(&["keys", "create", "--json", "--role", "auditor"]).await.is(0).json();
    let revoked = server.api(made["key"].as_str().unwrap());
    for known in [&admin, &prometheus, &revoked] {
        assert!(database_is_up(known).await);
    }
    supervisor.get("/metrics").await.is_problem(403, "forbidden", None);
    server.cli(&["keys", "revoke", made["id"].as_str().unwrap()]).await.is(0);
    eventually("a revoked key is refused", async || revoked.get("/metrics").await.status == 401).await;

    postgres.halt().await;
    tokio::time::sleep(BELIEVED).await;
    for known in [&admin, &prometheus] {
        assert!(!database_is_up(known).await);
        check_refusal(&known.get("/api/admin/ledger/projections").await);
    }
    for other in [&supervisor, &never_seen, &revoked, &server.api("no-such-key")] {
        check_refusal(&other.get("/metrics").await);
    }
    admin.anonymous().get("/metrics").await.is_problem(401, "unauthenticated", None);
    postgres.resume().await;
    recovered(&admin).await;
    eventually("the metrics say so", async || database_is_up(&prometheus).await).await;

    // One that hangs refuses nothing: only the time that passes tells.
    let frozen = postgres.freeze();
    tokio::time::sleep(BELIEVED).await;
    assert!(!database_is_up(&prometheus).await);
    drop(frozen);
    eventually("the metrics say so again", async || database_is_up(&prometheus).await).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readiness_waits_for_no_database_that_hangs() {
    let postgres = OwnPostgres::start().await;
    let server = Server::start(&postgres.url).await;
    let anyone = server.admin().anonymous();
    // Its connections have just worked, so nobody tries them before they are asked.
    anyone.get("/readyz").await.is(200);
    let frozen = postgres.freeze();
    let asked = Instant::now();
    check_refusal(&anyone.get("/readyz").await);
    assert!(asked.elapsed() < ANSWERED, "readiness was told after {:?}", asked.elapsed());
    drop(frozen);
    recovered(&server.admin()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_revoked_here_is_forgotten_at_once() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let tenant = TenantId::new("default").unwrap();
    let new = NewKey { tenant, role: Role::Auditor, agent: None, users: Vec::new(), expires_at: None };
    let (id, revoked) = ledger.people.create_key(&new, "admin:cli").await.unwrap();
    let (_, kept) = ledger.people.create_key(&new, "admin:cli").await.unwrap();
    assert!(ledger.people.identify_lately(&revoked, &Via::default()).await.unwrap().is_some());
    ledger.people.revoke_key(&id).await.unwrap();
    assert!(ledger.people.identify_lately(&kept, &Via::default()).await.unwrap().is_some());
    // Nothing can be asked any more.
    ledger.close().await;
    tokio::time::sleep(BELIEVED).await;
    assert!(matches!(ledger.people.identify(&kept, &Via::default()).await, Err(LedgerError::Unavailable(_))));
    assert!(ledger.people.identify_lately(&kept, &Via::default()).await.unwrap().is_some());
    let refused = ledger.people.identify_lately(&revoked, &Via::default()).await;
    assert!(matches!(refused, Err(LedgerError::Unavailable(_))), "{refused:?}");
}
