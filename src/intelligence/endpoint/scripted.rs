//! An HTTP server on loopback that answers by a script, and as badly as the script says.

use std::{
    sync::{Arc, Mutex},
    time::Instant,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::{JoinHandle, JoinSet},
};

/// What one request is answered with.
#[derive(Clone)]
pub enum Step {
    /// The vectors of the texts, changed before they are sent.
    Vectors(fn(&mut Vec<Value>)),
    /// A status, further header lines that each end in a line end, and a body.
    Says(u16, &'static str, String),
    /// Fewer bytes than it promises.
    Cut,
    /// Nothing, ever.
    Hang,
    Close,
}

/// The vectors as they should be.
pub fn good() -> Step {
    Step::Vectors(|_| ())
}

pub fn says(status: u16, body: &str) -> Step {
    Step::Says(status, "", body.to_owned())
}

#[derive(Debug, Clone)]
pub struct ReceivedRequest {
    pub at: Instant,
    /// The request line and the headers, in lower case.
    pub head: String,
    pub body: Value,
}

pub struct Scripted {
    pub base_url: String,
    asked: Arc<Mutex<Vec<ReceivedRequest>>>,
    serving: JoinHandle<()>,
}

impl Scripted {
    /// One step a request; the last step answers all that follow it.
    pub async fn start(steps: Vec<Step>) -> Self {
        assert!(!steps.is_empty(), "a script has steps");
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base_url = format!("http://{}/v1", listener.local_addr().unwrap());
        let asked = Arc::new(Mutex::new(Vec::new()));
        let serving = tokio::spawn(serve(listener, steps, Arc::clone(&asked)));
        Self { base_url, asked, serving }
    }

    pub fn asked(&self) -> Vec<ReceivedRequest> {
        self.asked.lock().unwrap().clone()
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn serve(listener: TcpListener, steps: Vec<Step>, asked: Arc<Mutex<Vec<ReceivedRequest>>>) {
    let mut connections = JoinSet::new();
    while let Ok((mut socket, _)) = listener.accept().await {
        let (steps, asked) = (steps.clone(), Arc::clone(&asked));
        connections.spawn(async move {
            let Some(request) = read(&mut socket).await else { return };
            let texts = request.body["input"].clone();
            let at = {
                let mut asked = asked.lock().unwrap();
                asked.push(request);
                asked.len() - 1
            };
            answer(&mut socket, &steps[at.min(steps.len() - 1)], &texts).await;
        });
    }
}

/// A whole request; none where what comes is no request of this API.
async fn read(socket: &mut TcpStream) -> Option<ReceivedRequest> {
    let (mut received, mut chunk) = (Vec::new(), vec![0; 64 * 1_024]);
    loop {
        let length = socket.read(&mut chunk).await.ok().filter(|length| *length > 0)?;
        received.extend_from_slice(&chunk[..length]);
        if !received.starts_with(b"P") {
            return None;
        }
        let Some(end) = received.windows(4).position(|window| window == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&received[..end]).to_lowercase();
        let promised = head.lines().find_map(|line| line.strip_prefix("content-length:"))?;
        let body = &received[end + 4..];
        if body.len() >= promised.trim().parse().ok()? {
            return Some(ReceivedRequest {
                at: Instant::now(),
                body: serde_json::from_slice(body).ok()?,
                head,
            });
        }
    }
}

/// A vector made of a text, never zero: its length, its first byte and its last.
pub fn numbers(text: &str) -> [u8; 3] {
    let bytes = text.as_bytes();
    [bytes.len() as u8, bytes[0], bytes[bytes.len() - 1]]
}

async fn answer(socket: &mut TcpStream, step: &Step, texts: &Value) {
    let bytes = match step {
        Step::Vectors(change) => {
            let texts = texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
            let item = |(at, text): (usize, &str)| json!({"index": at, "embedding": numbers(text)});
            let mut items: Vec<Value> = texts.enumerate().map(item).collect();
            change(&mut items);
            whole(200, "", &json!({"object": "list", "data": items, "usage": {}}).to_string())
        }
        Step::Says(status, headers, body) => whole(*status, headers, body),
        Step::Cut => b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{\"data\":[".to_vec(),
        Step::Hang => std::future::pending().await,
        Step::Close => return,
    };
    // Whoever has gone meanwhile does so for a reason that the test looks at.
    socket.write_all(&bytes).await.ok();
    socket.shutdown().await.ok();
}

fn whole(status: u16, headers: &str, body: &str) -> Vec<u8> {
    let head = format!("HTTP/1.1 {status} -\r\ncontent-length: {}\r\nconnection: close", body.len());
    format!("{head}\r\n{headers}\r\n{body}").into_bytes()
}
