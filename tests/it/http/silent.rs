//! Whoever opens connections and sends nothing more takes nothing from others.

use std::time::Duration;

use memledger_tests::{
    Backend, TestDatabase,
    server::{ADMIN_KEY, Server},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, timeout},
};

use super::{active, memories, remember};

/// Long enough for a slow machine, and far below what would be waited for by default.
const PATIENCE: Duration = Duration::from_secs(20);

/// For a server to have taken what was sent, or to have seen that somebody is gone.
const SETTLED: Duration = Duration::from_secs(1);

struct Silent {
    _database: TestDatabase,
    server: Server,
}

impl Silent {
    async fn start(environment: &[(&str, &str)]) -> Self {
        let database = TestDatabase::new(Backend::Sqlite).await;
        let server = Server::start_with(&database.url, &[], environment).await;
        Self { _database: database, server }
    }

    /// A connection on which that was said.
    async fn say(&self, words: &str) -> TcpStream {
        let address = self.server.url.trim_start_matches("http://").to_owned();
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(words.as_bytes()).await.unwrap();
        stream
    }

    async fn say_often(&self, words: &str, many: usize) -> Vec<TcpStream> {
        futures::future::join_all((0..many).map(|_| self.say(words))).await
    }
}

/// Headers that promise a body, and its first byte.
fn promise(path: &str, more: &str) -> String {
    format!("POST {path} HTTP/1.1\r\nHost: localhost\r\n{more}Content-Length: 100\r\n\r\n{{")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sign_ins_that_never_end_keep_nobody_out() {
    let few = [("MEMLEDGER_HTTP_CONCURRENCY", "80"), ("MEMLEDGER_HTTP_SIGN_INS_PER_MINUTE", "1000")];
    let silent = Silent::start(&few).await;
    let mut held = silent.say_often(&promise("/api/auth/login", ""), 120).await;
    sleep(SETTLED).await;
    let admin = silent.server.admin();
    let made = remember(&admin, "ana", json!({"content": "x"})).await;
    assert_eq!(active(&admin, "ana").await.len(), 1, "{made}");
    let body = json!({"email": "ana@example.org", "password": "long enough for anybody"});
    admin.anonymous().post("/api/auth/login", &body).await.is_problem(401, "unauthenticated", None);
    // They are not waited for as long as others are.
    let began = Instant::now();
    let mut told = [0; 12];
    timeout(PATIENCE, held[0].read_exact(&mut told)).await.expect("it is answered").unwrap();
    assert_eq!(told, *b"HTTP/1.1 503");
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_to_sign_in_is_short() {
    let silent = Silent::start(&[]).await;
    let body = json!({"email": "ana@example.org", "password": "x".repeat(4_096)});
    let refused = silent.server.admin().anonymous().post("/api/auth/login", &body).await;
    refused.is_problem(413, "too_large", None);
    assert!(refused.text.contains("4096 bytes"), "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_never_comes_takes_no_place() {
    let places = [("MEMLEDGER_HTTP_CONCURRENCY", "4"), ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "3500")];
    let silent = Silent::start(&places).await;
    let admin = silent.server.admin();
    let agent = silent.server.with_key(&["--role", "agent", "--agent", "a"]).await;
    let with_key = format!(
        "Authorization: Bearer {ADMIN_KEY}\r\nContent-Type: application/json\r\n\
         Accept: application/json, text/event-stream\r\n"
    );
    for path in [memories("ana"), "/mcp".to_owned(), "/api/admin/ledger/rebuild".to_owned()] {
        let mut held = silent.say_often(&promise(&path, &with_key), 200).await;
        sleep(SETTLED).await;
        admin.get("/api/users").await.is(200);
        agent.get(&memories("ana")).await.is(200);
        for stream in &mut held {
            let mut told = [0; 12];
            timeout(PATIENCE, stream.read_exact(&mut told)).await.expect("it is answered").unwrap();
            assert_eq!(told, *b"HTTP/1.1 503", "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_without_a_request_is_closed() {
    let silent = Silent::start(&[("MEMLEDGER_HTTP_IDLE_TIMEOUT_MS", "700")]).await;
    let whole =
        format!("GET /api/users HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ADMIN_KEY}\r\n\r\n");
    for words in ["", "GET /api/users HTTP/1.1\r\nHost: x\r\nX-", &whole] {
        let mut stream = silent.say(words).await;
        let mut told = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut told)).await.expect("it is closed").unwrap();
        let answered = told.starts_with(b"HTTP/1.1 200");
        assert_eq!(answered, words == whole, "{words:?}: {}", String::from_utf8_lossy(&told));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_beyond_the_limit_wait_for_a_place() {
    let few = [("MEMLEDGER_HTTP_CONNECTIONS", "5"), ("MEMLEDGER_HTTP_IDLE_TIMEOUT_MS", "1500")];
    let silent = Silent::start(&few).await;
    let held = silent.say_often("GET / HTTP/1.1\r\nX-", 8).await;
    timeout(PATIENCE, silent.server.admin().get("/api/users")).await.expect("it is answered").is(200);
    assert!(silent.server.logged().contains("5 connections are open"), "{}", silent.server.logged());
    drop(held);
}

/// An answer that everybody may ask for, large enough for what lies between a server and its clients to be full of it.
const LARGE: &str = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// A connection that takes little at once.
async fn narrow(server: &Server, words: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(65_536).unwrap();
    let address = server.url.trim_start_matches("http://").parse().unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    stream.write_all(words.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_takes_are_given_up() {
    let few = [("MEMLEDGER_HTTP_CONNECTIONS", "4"), ("MEMLEDGER_HTTP_IDLE_TIMEOUT_MS", "500")];
    let silent = Silent::start(&few).await;
    let words = LARGE.repeat(150);
    let held = futures::future::join_all((0..4).map(|_| narrow(&silent.server, &words))).await;
    timeout(PATIENCE, silent.server.admin().get("/api/users")).await.expect("it is answered").is(200);
    drop(held);
}

/// Who reads nothing of many large answers fills its own share alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_reads_take_nothing_from_others() {
    let silent = Silent::start(&[("MEMLEDGER_HTTP_UNREAD_BYTES", "8388608")]).await;
    let admin = silent.server.admin();
    for n in 0..80 {
        let content = format!("{n} {}", "words ".repeat(1_300));
        let body = json!({"content": content, "metadata": {"note": "i".repeat(7_000)}});
        remember(&admin, "ana", body).await;
    }
    let path = format!("{}?limit=500", memories("ana"));
    let made =
        silent.server.cli(&["keys", "create", "--json", "--role", "agent", "--agent", "a"]).await.is(0);
    let key = made.json()["key"].as_str().expect("the key is shown").to_owned();
    let (greedy, other) = (silent.server.api(&key), silent.server.with_key(&["--role", "supervisor"]).await);
    let whole = other.get(&path).await.is(200).text.len();
    assert!(whole > 1_000_000, "{whole}");
    let begun = Instant::now();
    let mut held = Vec::new();
    // One by one, or each is refused while others are sent. How much lies between a server and its clients is the machine's
    // matter, and an answer of which little is left counts no more; so they differ in length.
    let refused = loop {
        let path = format!("{}?limit={}", memories("ana"), 80 - held.len());
        let words = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n\r\n");
        held.push(narrow(&silent.server, &words.repeat(30)).await);
        sleep(SETTLED).await;
        let answer = greedy.get(&path).await;
        if answer.status != 200 {
            break answer;
        }
        assert!(held.len() < 6, "{} connections are answered all the same", held.len());
    };
    refused.is_problem(429, "rate_limited", None);
    assert!(refused.text.contains("http.unread_bytes"), "{}", refused.text);
    // What is small is given all the same, and others are given everything.
    greedy.get(&format!("{}?limit=1", memories("ana"))).await.is(200);
    assert_eq!(other.get(&path).await.is(200).text.len(), whole);
    drop(held);
    while greedy.get(&path).await.status != 200 {
        assert!(begun.elapsed() < 2 * PATIENCE, "those who are gone still count");
        sleep(SETTLED / 10).await;
    }
}

/// What each request for a list waited for its turn, in milliseconds.
fn queued(server: &Server) -> Vec<u64> {
    let lines = server.logged();
    let lists = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).filter(|line| {
        let line = line.to_string();
        line.contains("a slow request") && line.contains("\"GET\"") && line.contains("{user_id}/memories")
    });
    let number = |value: &Value| value.as_u64().or_else(|| value.as_str()?.parse().ok());
    lists
        .map(|line| number(&line["fields"]["queue_ms"]).or_else(|| number(&line["queue_ms"])).unwrap())
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_of_one_credential_take_turns_at_reading() {
    let settings = [
        ("MEMLEDGER_HTTP_READING_PER_CREDENTIAL", "1"),
        ("MEMLEDGER_LOG_SLOW_MS", "1"),
        ("MEMLEDGER_LOG_FORMAT", "json"),
    ];
    let silent = Silent::start(&settings).await;
    let admin = silent.server.admin();
    for n in 0..120 {
        remember(&admin, "ana", json!({"content": format!("{n} {}", "words ".repeat(1_300))})).await;
    }
    let greedy = silent.server.with_key(&["--role", "agent", "--agent", "a"]).await;
    let other = silent.server.with_key(&["--role", "supervisor"]).await;
    let path = format!("{}?limit=500&text=nowhere", memories("ana"));
    let many = futures::future::join_all((0..8).map(|_| greedy.get(&path)));
    let one = async {
        sleep(Duration::from_millis(20)).await;
        other.get(&memories("ana")).await.is(200);
    };
    let (answers, ()) = tokio::join!(many, one);
    assert!(answers.iter().all(|answer| answer.status == 200));
    let mut queued = queued(&silent.server);
    queued.sort_unstable();
    assert_eq!(queued.len(), 9, "{queued:?}");
    // The first of both credentials had nobody before it; of the others each waits for all that came before.
    assert!(queued[1] <= 2 && queued[4] >= 5 && queued[8] > queued[4], "{queued:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_are_taken_slowly_are_given() {
    let silent = Silent::start(&[("MEMLEDGER_HTTP_IDLE_TIMEOUT_MS", "400")]).await;
    let mut once = narrow(&silent.server, &LARGE.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")).await;
    let mut whole = Vec::new();
    once.read_to_end(&mut whole).await.unwrap();
    let many = 42;
    let mut slow = narrow(&silent.server, &LARGE.repeat(many)).await;
    let (begun, mut taken) = (Instant::now(), 0);
    let mut part = vec![0; whole.len() / 3];
    while taken < (whole.len() - 100) * many {
        sleep(Duration::from_millis(20)).await;
        let read = slow.read(&mut part).await.unwrap();
        assert!(read > 0, "it was cut off after {taken} bytes");
        taken += read;
    }
    assert!(begun.elapsed() > Duration::from_secs(2), "it was no slow reader");
}
