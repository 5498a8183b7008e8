//! PostgreSQL's host goes away without a word: no connection ends, and none of them is ever answered again.

use std::{future::pending, time::Duration};

use futures::future::join_all;
use memledger_ledger::read_models;
use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_store::{Database, Generations, Queries, ReadModels, StoreError};
use memledger_tests::{
    Backend, TestDatabase, open_store,
    server::{Server, is_sound},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::{TcpListener, TcpStream},
    sync::watch,
    time::timeout,
};

use super::{Load, check_refusal, each_counts_once, eventually, recovered};
use crate::http::memories;

/// Shorter than by default, so that an outage is noticed soon; an answer takes far less.
const IMPATIENT: [(&str, &str); 3] = [
    ("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"),
    ("MEMLEDGER_POSTGRES_ANSWER_TIMEOUT_MS", "3000"),
    ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "5000"),
];

const CLIENTS: usize = 8;

/// More than the requests and steps that are under way at one moment.
const LONGER_THAN_ALL_LIMITS: Duration = Duration::from_secs(6);

/// What a client sends that asks whether the server is still there: a Sync by itself.
const PING: &[u8] = &[b'S', 0, 0, 0, 4];

/// Carries bytes to PostgreSQL and back. While it is cut nobody hears anything, and who was on it then never will.
struct Line {
    url: String,
    cut: watch::Sender<bool>,
}

impl Line {
    async fn to(database: &str) -> Self {
        Self::carried_by(database, carry).await
    }

    async fn carried_by<F: Future<Output = ()> + Send + 'static>(
        database: &str,
        carry: fn(TcpStream, String, watch::Receiver<bool>) -> F,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ours = listener.local_addr().unwrap().to_string();
        let address = database.rsplit_once('@').and_then(|(_, rest)| rest.split_once('/')).expect("a URL").0;
        let (url, server) = (database.replace(address, &ours), address.to_owned());
        let (cut, is_cut) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, server.clone(), is_cut.clone()));
            }
        });
        Self { url, cut }
    }
}

async fn carry(mut client: TcpStream, server: String, mut is_cut: watch::Receiver<bool>) {
    if !*is_cut.borrow_and_update() {
        let mut server = TcpStream::connect(server).await.expect("PostgreSQL is there");
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => return,
            _ = is_cut.changed() => {}
        }
    }
    // What runs on the host ends with it; the client's side stays open.
    pending::<()>().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_outlives_a_host_that_vanishes_without_a_word() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let line = Line::to(&database.url).await;
    let server = Server::start_with(&line.url, &[], &IMPATIENT).await;
    let api = server.admin();
    let load = Load::start(&api, CLIENTS);
    load.goes_on(CLIENTS * 5).await;

    line.cut.send_replace(true);
    let refused = load.refused();
    check_refusal(&api.get("/readyz").await);
    check_refusal(&api.get(&memories("user0")).await);
    api.get("/healthz").await.is(200);
    eventually("every writer is refused", async || load.refused() >= refused + CLIENTS).await;
    tokio::time::sleep(LONGER_THAN_ALL_LIMITS).await;
    line.cut.send_replace(false);

    recovered(&api).await;
    load.goes_on(CLIENTS * 5).await;
    let notes = load.settle().await;
    each_counts_once(&api, &notes).await;
    assert!(server.logged().contains("did not answer within"), "{}", server.logged());
    server.stop().await;
    is_sound(&database.url).await;
}

/// The other way round: a client's host that is gone must not keep locks for hours.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_is_asked_to_notice_that_a_client_is_gone() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let store = open_store(&database).await;
    for (setting, value) in [("idle", "30"), ("interval", "10"), ("count", "3")] {
        let sql = format!("SELECT current_setting('tcp_keepalives_{setting}')");
        let rows = store.query(&sql, Vec::new()).await.unwrap();
        assert_eq!(rows[0][0].text().unwrap(), value, "{setting}");
    }
    store.close().await;
}

/// Carries bytes until a client asks whether the server is still there, which then is not.
async fn carry_until_ping(mut client: TcpStream, server: String, is_cut: watch::Receiver<bool>) {
    let mut server = TcpStream::connect(server).await.expect("PostgreSQL is there");
    let (mut asked, mut answered) = (vec![0; 64 * 1_024], vec![0; 64 * 1_024]);
    loop {
        tokio::select! {
            length = client.read(&mut asked) => match length {
                Ok(0) | Err(_) => return,
                Ok(length) if *is_cut.borrow() && &asked[..length] == PING => break,
                Ok(length) => server.write_all(&asked[..length]).await.expect("PostgreSQL listens"),
            },
            length = server.read(&mut answered) => match length {
                Ok(0) | Err(_) => return,
                Ok(length) => client.write_all(&answered[..length]).await.expect("the client listens"),
            },
        }
    }
    pending::<()>().await;
}

/// Each that was not in use for a while is asked before it is used.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_was_lost_while_nobody_used_it_gives_up_its_place() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let line = Line::carried_by(&database.url, carry_until_ping).await;
    let options = PostgresOptions {
        connections: 4,
        answer_timeout: Duration::from_secs(1),
        // One after the other is found to be lost.
        acquire_timeout: Duration::from_secs(5),
        ..PostgresOptions::default()
    };
    let store = PostgresStore::open(&line.url, options).await.unwrap();
    for _ in 0..2 {
        // More at once than there are places, so that all are in use, and then each for itself.
        let asked = (0..6).map(|_| store.query("SELECT pg_sleep(0.1)", Vec::new()));
        assert!(join_all(asked).await.iter().all(Result::is_ok));
        // They are asked from then on.
        tokio::time::sleep(Duration::from_millis(1_200)).await;
        line.cut.send_replace(true);
    }
    let rows = store.query("SELECT 1", Vec::new()).await.unwrap();
    assert_eq!(rows.len(), 1);
    store.close().await;
}

/// Nor does a rebuild wait for ever, whatever part of it is under way.
macro_rules! each_gives_up {
    ($($part:ident),*) => {
        mod a_rebuild_gives_up_a_host_that_vanished {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $part() {
                    super::gives_up(stringify!($part)).await;
                }
            )*
        }
    };
}

each_gives_up!(register, begin, index, finish, discard, statistics);

/// Each on connections of its own, which were at work a moment ago: the part itself has to give up, and not the wait
/// for a connection.
async fn gives_up(part: &str) {
    let database = TestDatabase::new(Backend::Postgres).await;
    let line = Line::to(&database.url).await;
    let options = PostgresOptions {
        acquire_timeout: Duration::from_secs(1),
        work_timeout: Duration::from_secs(2),
        answer_timeout: Duration::from_secs(2),
        ..PostgresOptions::default()
    };
    let store = PostgresStore::open(&line.url, options.clone()).await.unwrap();
    let models = read_models();
    store.register(&models).await.unwrap();
    let building = store.begin_generation(&models).await.unwrap();
    // As many as are needed side by side.
    let at_once = (0..4).map(|_| store.query("SELECT pg_sleep(0.1)", Vec::new()));
    assert!(join_all(at_once).await.iter().all(Result::is_ok));
    // Those that were at work are back by then, and need not be asked whether they still work.
    tokio::time::sleep(Duration::from_millis(300)).await;
    line.cut.send_replace(true);
    let asked = async {
        match part {
            "register" => store.register(&models).await.map(drop),
            "begin" => store.begin_generation(&models).await.map(drop),
            "index" => store.index_generation(&models, &building).await,
            "finish" => store.finish_generation(&models, &building, true, None).await.map(drop),
            "discard" => store.discard_generation(&building).await,
            _ => store.refresh_statistics(&models).await,
        }
    };
    let answer = timeout(LONGER_THAN_ALL_LIMITS, asked).await.unwrap_or_else(|_| panic!("{part} waits"));
    let Err(StoreError::Unavailable(why)) = answer else { panic!("{part}: {answer:?}") };
    assert!(why.contains("did not answer within"), "{part}: {why}");
    timeout(LONGER_THAN_ALL_LIMITS, store.close()).await.expect("the end waits for nobody");
    let opened = timeout(LONGER_THAN_ALL_LIMITS, PostgresStore::open(&line.url, options)).await;
    assert!(matches!(opened, Ok(Err(StoreError::Unavailable(_)))), "a start waits");
}
