//! Spans leave for a collector where one is configured.

use memledger_tests::{Backend, TestDatabase, server::Server};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
    sync::mpsc,
};

/// A collector that says yes to everything and hands on what it was sent.
async fn collector() -> (String, mpsc::UnboundedReceiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut socket, _)) = listener.accept().await {
            let sender = sender.clone();
            tokio::spawn(async move {
                let mut received = Vec::new();
                let mut chunk = vec![0; 64 * 1_024];
                while let Ok(length) = socket.read(&mut chunk).await {
                    if length == 0 {
                        break;
                    }
                    received.extend_from_slice(&chunk[..length]);
                    sender.send(received.clone()).ok();
                    if is_whole(&received) {
                        socket.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await.ok();
                        received.clear();
                    }
                }
            });
        }
    });
    (address, receiver)
}

fn is_whole(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request);
    let Some((head, _)) = text.split_once("\r\n\r\n") else { return false };
    let length =
        head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ").map(str::to_owned));
    let length: usize = length.and_then(|length| length.trim().parse().ok()).unwrap_or(0);
    request.len() >= head.len() + 4 + length
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_a_span_at_the_collector() {
    let (address, mut requests) = collector().await;
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_OTLP_ENDPOINT", &address)]).await;
    server.admin().post("/api/users/ana/memories", &json!({"content": "Likes tea"})).await.is(201);
    // The stop sends what waits.
    server.stop().await;
    let mut seen = false;
    while let Ok(request) = requests.try_recv() {
        let text = String::from_utf8_lossy(&request);
        seen |= text.starts_with("POST /v1/traces") && text.contains("command") && text.contains("memledger");
    }
    assert!(seen, "no span of a command reached the collector");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_takes_no_spans_is_told_of_once_and_costs_no_write() {
    // Nobody listens there any more.
    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let database = TestDatabase::new(Backend::Sqlite).await;
    let environment =
        [("MEMLEDGER_OTLP_ENDPOINT", format!("http://{gone}")), ("OTEL_BSP_SCHEDULE_DELAY", "50".into())];
    let environment = environment.each_ref().map(|(name, value)| (*name, value.as_str()));
    let server = Server::start_with(&database.url, &[], &environment).await;
    let api = server.admin();
    let told = || server.logged().matches("otlp.endpoint refuses spans").count();
    let patience = tokio::time::Instant::now() + std::time::Duration::from_secs(20);
    while told() == 0 {
        assert!(tokio::time::Instant::now() < patience, "nothing is told:\n{}", server.logged());
        api.post("/api/users/ana/memories", &json!({"content": "Likes tea"})).await.is(201);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    for _ in 0..5 {
        api.post("/api/users/ana/memories", &json!({"content": "Likes cake"})).await.is(201);
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(told(), 1, "{}", server.logged());
}
