//! Requests over keep-alive connections, as fast as they are answered. `http-load ADDR KEY CONNECTIONS
//! SECONDS create|get|list|delta|say|extract` prints one JSON object with the rate and the latencies in milliseconds.
//! `say` appends turns to a thread, `extract` the same and has memories made of them.
//!
//! It speaks HTTP/1.1 by hand: a client library would take more of the two cores than the server.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

type Failed = Box<dyn Error + Send + Sync>;

struct Client {
    stream: TcpStream,
    key: String,
    answer: Vec<u8>,
}

impl Client {
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<String, Failed> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: ledger\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.key,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer.clear();
        loop {
            if self.stream.read_buf(&mut self.answer).await? == 0 {
                return Err("the server closed the connection".into());
            }
            let Some(end) = self.answer.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = std::str::from_utf8(&self.answer[..end])?.to_ascii_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
            let length: usize = length.ok_or("an answer without a length")?.trim().parse()?;
            if self.answer.len() < end + 4 + length {
                continue;
            }
            let body = std::str::from_utf8(&self.answer[end + 4..])?.to_owned();
            return if head.starts_with("http/1.1 2") {
                Ok(body)
            } else {
                Err(format!("{head}\n{body}").into())
            };
        }
    }
}

/// A question or a remark with its answer. One in four states a fact.
fn turn(number: usize, extract: bool) -> String {
    let said = match number % 4 {
        0 => format!("I own {} canoes, and one of them leaks a little.", number + 3),
        1 => "What would you do about the leak before the weekend?".to_owned(),
        2 => "Could you find a shop for varnish that is open on Saturdays?".to_owned(),
        _ => "Thanks, that helps a lot. Let us see how the weather turns out.".to_owned(),
    };
    serde_json::json!({"extract": extract, "messages": [
        {"role": "user", "content": said},
        {"role": "assistant", "content": "Dry it well, sand the spot and put on two thin coats of varnish with a day between them."},
    ]})
    .to_string()
}

/// What each connection asks; `user` is its own.
async fn ask(
    client: &mut Client,
    what: &str,
    number: usize,
    (user, memory): (&str, &str),
) -> Result<(), Failed> {
    let base = format!("/api/users/{user}");
    let memory_body =
        r#"{"content":"The user prefers the early train to the office on weekdays.","category":"profile"}"#;
    match what {
        "create" => client.ask("POST", &format!("{base}/memories"), memory_body).await?,
        "get" => client.ask("GET", &format!("{base}/memories/{memory}"), "").await?,
        "list" => client.ask("GET", &format!("{base}/memories?limit=50"), "").await?,
        "delta" => client.ask("GET", &format!("{base}/threads/bench/delta?since_rev=57"), "").await?,
        "say" | "extract" => {
            let body = turn(number, what == "extract");
            client.ask("POST", &format!("{base}-{}/threads/t/messages", number / 100), &body).await?
        }
        other => return Err(format!("{other:?} is none of create, get, list, delta, say, extract").into()),
    };
    Ok(())
}

async fn connection(arguments: Vec<String>, number: usize, until: Duration) -> Result<Vec<f64>, Failed> {
    let stream = TcpStream::connect(&arguments[0]).await?;
    stream.set_nodelay(true)?;
    let mut client = Client { stream, key: arguments[1].clone(), answer: Vec::with_capacity(64 << 10) };
    let (what, user) = (arguments[4].as_str(), format!("load-{}-{number}", arguments[4]));
    let mut memory = String::new();
    if !["create", "say", "extract"].contains(&what) {
        // Sixty memories to read: a page of fifty, a delta of three.
        for _ in 0..60 {
            let body = r#"{"content":"A memory to read.","category":"profile"}"#;
            let made = client.ask("POST", &format!("/api/users/{user}/memories"), body).await?;
            let made: serde_json::Value = serde_json::from_str(&made)?;
            memory = made["id"].as_str().ok_or("a memory without an id")?.to_owned();
        }
    }
    let started = Instant::now();
    let mut latencies = Vec::new();
    while started.elapsed() < until {
        let asked = Instant::now();
        ask(&mut client, what, latencies.len(), (&user, &memory)).await?;
        latencies.push(asked.elapsed().as_secs_f64() * 1e3);
    }
    Ok(latencies)
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.len() != 5 {
        return Err("usage: http-load ADDR KEY CONNECTIONS SECONDS create|get|list|delta|say|extract".into());
    }
    let seconds: u64 = arguments[3].parse()?;
    let connections: usize = arguments[2].parse()?;
    let running: Vec<_> = (0..connections)
        .map(|number| tokio::spawn(connection(arguments.clone(), number, Duration::from_secs(seconds))))
        .collect();
    let mut latencies = Vec::new();
    for one in running {
        latencies.extend(one.await??);
    }
    latencies.sort_by(f64::total_cmp);
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    println!(
        "{}",
        serde_json::json!({
            "requests_per_s": latencies.len() as f64 / seconds as f64,
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
        })
    );
    Ok(())
}
