//! Messages as they are on the wire: nobody waits for an answer that does not come, and what is wrong is said.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    time::Duration,
};

use memledger_tests::{Backend, TestDatabase, server::binary};
use reqwest::Method;
use serde_json::{Value, json};

use super::{ACCEPT, message, send};
use crate::http::World;

/// Much longer than an answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program at the other end of two pipes.
struct Piped {
    child: Child,
    input: Option<ChildStdin>,
    said: mpsc::Receiver<Value>,
    /// Who holds this keeps what is said from being read.
    reading: Arc<Mutex<()>>,
}

impl Piped {
    /// With nothing said yet.
    fn silent(url: &str) -> Self {
        let mut command = Command::new(binary());
        command.args(["mcp", "--database", url]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, said) = mpsc::channel();
        let reading = Arc::<Mutex<()>>::default();
        let allowed = reading.clone();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                drop(allowed.lock().unwrap());
                let read = serde_json::from_str(&line);
                sender.send(read.unwrap_or_else(|e| panic!("{e} in {line:?}"))).ok();
            }
        });
        let input = child.stdin.take();
        Self { child, input, said, reading }
    }

    fn start(url: &str) -> Self {
        let mut piped = Self::silent(url);
        piped.begin();
        piped
    }

    fn begin(&mut self) {
        let client = json!({"name": "a test", "version": "1"});
        let begin = json!({"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": client});
        self.write(message("initialize", begin).to_string().as_bytes());
        assert_eq!(self.answer()["id"], 1);
        self.write(br#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#);
    }

    fn write(&mut self, line: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(&[line, b"\n"].concat()).unwrap();
    }

    fn answer(&self) -> Value {
        self.said.recv_timeout(PATIENCE).expect("it is answered")
    }

    fn ended(mut self) -> (Option<i32>, usize) {
        drop(self.input.take());
        let code = self.child.wait().unwrap().code();
        (code, self.said.iter().count())
    }
}

/// A call whose text is put in as it stands.
fn remember(id: &str, text: &[u8]) -> Vec<u8> {
    let begin = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\"params\":{{\"name\":\
         \"memory_remember\",\"arguments\":{{\"user_id\":\"ana\",\"content\":"
    );
    [begin.as_bytes(), text, b"}}}"].concat()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_can_not_be_read_is_answered() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let mut piped = Piped::start(&database.url);
    let long = format!("\"{}\"", "x".repeat(2 << 20));
    // As programs write them that cut a text within a character.
    for (at, text) in
        [&b"\"half a cup \\ud83d\""[..], b"NaN", b"1e400", b"\"\xff\"", b"oops", long.as_bytes()]
            .into_iter()
            .enumerate()
    {
        piped.write(&remember(&at.to_string(), text));
        let answer = piped.answer();
        let code = if text.len() > 100 { -32600 } else { -32700 };
        assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!(at), &json!(code)), "{answer}");
    }
    piped.write(b"{}}");
    assert_eq!(piped.answer()["id"], Value::Null);
    piped.write(b"[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]");
    assert!(piped.answer()["error"]["message"].as_str().unwrap().contains("batches"));
    piped.write(
        br#"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"memory_query","arguments":[]}}"#,
    );
    let answer = piped.answer();
    assert_eq!(answer["error"]["message"], "params.arguments: must be an object", "{answer}");
    piped.write(&remember("\"after\"", b"\"Ana likes tea\""));
    let answer = piped.answer();
    assert_eq!((&answer["id"], &answer["result"]["isError"]), (&json!("after"), &json!(false)), "{answer}");
    // The last line needs no end.
    let mut input = piped.input.take().unwrap();
    input.write_all(&remember("9", b"\"Ana likes milk\"")).unwrap();
    drop(input);
    assert_eq!(piped.ended(), (Some(0), 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_asks_nothing_is_passed_over_before_the_first_request_too() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let mut piped = Piped::silent(&database.url);
    for unasked in [
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        r#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        r#"{"jsonrpc":"2.0","method":"textDocument/didOpen"}"#,
        r#"{"jsonrpc":"2.0","id":3,"result":{}}"#,
        r#"{"jsonrpc":"2.0","id":4,"error":{"code":-32600,"message":"no"}}"#,
    ] {
        piped.write(unasked.as_bytes());
    }
    piped.begin();
    piped.write(&remember("1", b"\"Ana likes tea\""));
    let answer = piped.answer();
    assert_eq!((&answer["id"], &answer["result"]["isError"]), (&json!(1), &json!(false)), "{answer}");
    assert_eq!(piped.ended(), (Some(0), 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_under_way_is_answered_when_it_is_asked_to_stop() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let mut piped = Piped::start(&database.url);
    for at in 0..50 {
        piped.write(&remember(&at.to_string(), format!("\"Ana likes tea number {at}\"").as_bytes()));
    }
    assert_eq!(piped.answer()["result"]["isError"], false);
    let stop = Command::new("kill").args(["-TERM", &piped.child.id().to_string()]).status();
    assert!(stop.unwrap().success());
    // It ends by itself, with its input still open.
    let input = piped.input.take();
    let (code, _) = piped.ended();
    assert_eq!(code, Some(0));
    drop(input);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_and_reads_no_answer_is_not_listened_to_for_long() {
    const ASKED: usize = 2000;
    let database = TestDatabase::new(Backend::Sqlite).await;
    let mut piped = Piped::start(&database.url);
    let written = Arc::new(AtomicUsize::new(0));
    let (mut input, count) = (piped.input.take().unwrap(), written.clone());
    let reading = piped.reading.clone();
    let closed = reading.lock().unwrap();
    let asking = std::thread::spawn(move || {
        for at in 0..ASKED {
            let more = json!({"_meta": {"more": "x".repeat(1000)}});
            let ask = json!({"jsonrpc": "2.0", "id": at, "method": "tools/list", "params": more});
            input.write_all(format!("{ask}\n").as_bytes()).unwrap();
            count.store(at + 1, Ordering::SeqCst);
        }
    });
    let mut before = 0;
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let now = written.load(Ordering::SeqCst);
        if now == before {
            break;
        }
        before = now;
    }
    assert!(before < ASKED / 2, "{before} were read, and none of their answers");
    drop(closed);
    let mut answered: Vec<u64> = (0..ASKED).map(|_| piped.answer()["id"].as_u64().unwrap()).collect();
    answered.sort_unstable();
    assert!(answered.into_iter().eq(0..ASKED as u64), "each is answered once");
    asking.join().unwrap();
    assert_eq!(piped.ended(), (Some(0), 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_http_a_message_that_can_not_be_read_is_refused_in_the_words_of_the_protocol() {
    let world = World::new(Backend::Sqlite).await;
    let post = async |body: &[u8], headers: &[(&str, &str)]| {
        world.admin.try_send(Method::POST, "/mcp", Some(body.to_vec()), headers).await.unwrap()
    };
    for (body, id, code) in [
        (remember("7", b"\"half a cup \\ud83d\""), json!(7), -32700),
        (b"".to_vec(), Value::Null, -32700),
        (b"[]".to_vec(), Value::Null, -32600),
    ] {
        let answer = post(&body, &[ACCEPT]).await.is(400);
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(
            (&answer.body["id"], &answer.body["error"]["code"]),
            (&id, &json!(code)),
            "{}",
            answer.text
        );
    }
    for (body, id, code) in [
        (r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, Value::Null, -32600),
        (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, Value::Null, -32600),
        (r#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, Value::Null, -32600),
        (r#"{"jsonrpc":"2.0","id":9223372036854775808,"method":"ping"}"#, Value::Null, -32600),
        (r#"{"id":7,"method":"ping"}"#, json!(7), -32600),
        (r#"{"jsonrpc":"1.0","id":"a","method":"ping"}"#, json!("a"), -32600),
        (r#"{"jsonrpc":"2.0","id":7}"#, json!(7), -32600),
        (r#"{"jsonrpc":"2.0","id":7,"method":5}"#, json!(7), -32600),
        (r#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}"#, json!(7), -32602),
        (r#"{"jsonrpc":"2.0","id":7,"method":"ping","params":"x"}"#, json!(7), -32602),
        (
            r#"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
            json!(7),
            -32602,
        ),
    ] {
        let answer = post(body.as_bytes(), &[ACCEPT]).await.is(400);
        let told = (&answer.body["id"], &answer.body["error"]["code"]);
        assert_eq!(told, (&id, &json!(code)), "{body}: {}", answer.text);
    }
    // A mark of the byte order, and a name that comes twice, as some programs write them.
    let marked = "\u{feff}{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}";
    assert_eq!(post(marked.as_bytes(), &[ACCEPT]).await.is(200).body["id"], 2);
    let wrong = send(&world.admin, "tools/call", json!({"arguments": {}}), &[]).await.is(400);
    assert_eq!(wrong.body["error"]["message"], "params.name: must be the name of a tool");
    // Whoever takes JSON is answered in JSON, whatever else the protocol wants to be named.
    let list = message("tools/list", json!({})).to_string();
    for accept in ["*/*", "application/json", "text/html, application/json;q=0.9"] {
        let listed = post(list.as_bytes(), &[("accept", accept)]).await.is(200);
        assert!(listed.body["result"]["tools"].as_array().is_some_and(|tools| tools.len() >= 6), "{accept}");
    }
    // What the transport itself refuses, too.
    let stream = world.admin.send(Method::GET, "/mcp", None, &[("accept", "text/event-stream")]).await;
    assert_eq!(stream.header("allow"), Some("POST"));
    for (answer, status) in [
        (post(list.as_bytes(), &[("accept", "text/html")]).await, 406),
        (post(list.as_bytes(), &[ACCEPT, ("content-type", "text/plain")]).await, 415),
        (post(list.as_bytes(), &[ACCEPT, ("mcp-protocol-version", "1999-01-01")]).await, 400),
        (post(list.as_bytes(), &[ACCEPT, ("origin", "https://page.example")]).await, 403),
        (stream, 405),
        (world.admin.send(Method::DELETE, "/mcp", None, &[]).await, 405),
    ] {
        let answer = answer.is(status);
        assert_eq!(answer.header("content-type"), Some("application/json"), "{}", answer.text);
        let (id, error) = (&answer.body["id"], &answer.body["error"]);
        assert_eq!((id, &error["code"]), (&Value::Null, &json!(-32600)), "{}", answer.text);
        assert!(error["message"].as_str().is_some_and(|told| told.len() > 10), "{}", answer.text);
    }
}
