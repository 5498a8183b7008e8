//! Stands between the store and PostgreSQL and keeps every statement that is sent.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use memledger_store::locked;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

/// Statements with the types of their parameters, as PostgreSQL numbers them.
type Statements = Arc<Mutex<BTreeMap<String, Vec<u32>>>>;

pub struct Recorder {
    pub url: String,
    statements: Statements,
}

impl Recorder {
    /// For one database; whoever connects to `url` reaches it.
    pub async fn before(database: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ours = listener.local_addr().unwrap().to_string();
        let address = database.rsplit_once('@').and_then(|(_, rest)| rest.split_once('/')).expect("a URL").0;
        let url = format!("{}?sslmode=disable", database.replace(address, &ours));
        let (server, statements) = (address.to_owned(), Statements::default());
        let kept = statements.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, server.clone(), kept.clone()));
            }
        });
        Self { url, statements }
    }

    pub fn statements(&self) -> BTreeMap<String, Vec<u32>> {
        locked(&self.statements).clone()
    }
}

async fn carry(client: TcpStream, server: String, statements: Statements) {
    let server = TcpStream::connect(server).await.expect("PostgreSQL is there");
    let (asking, mut hearing) = client.into_split();
    let (mut answers, questions) = server.into_split();
    tokio::select! {
        () = record(asking, questions, &statements) => {}
        _ = copy(&mut answers, &mut hearing) => {}
    }
}

async fn record(mut client: OwnedReadHalf, mut server: OwnedWriteHalf, statements: &Statements) {
    let (mut bytes, mut messages) = (vec![0; 64 << 10], Messages::default());
    while let Ok(length @ 1..) = client.read(&mut bytes).await {
        messages.pending.extend(&bytes[..length]);
        while let Some(message) = messages.next() {
            if let Some((statement, types)) = statement(&message) {
                locked(statements).entry(statement).or_insert(types);
            }
        }
        if server.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}

/// What a client sends, cut into messages (PostgreSQL's documentation, "Message Formats"): one letter, the length of the
/// rest with itself, and the rest. The first message has no letter.
#[derive(Default)]
struct Messages {
    pending: Vec<u8>,
    has_begun: bool,
}

impl Messages {
    fn next(&mut self) -> Option<Vec<u8>> {
        let letter = usize::from(self.has_begun);
        let length = self.pending.get(letter..letter + 4)?.try_into().ok()?;
        let whole = letter + u32::from_be_bytes(length) as usize;
        if self.pending.len() < whole {
            return None;
        }
        self.has_begun = true;
        Some(self.pending.drain(..whole).collect())
    }
}

/// Of a Parse message or of a simple query, which has no parameters.
fn statement(message: &[u8]) -> Option<(String, Vec<u32>)> {
    let mut rest = message.get(5..)?;
    let mut text = || {
        let end = rest.iter().position(|byte| *byte == 0)?;
        let text = String::from_utf8(rest[..end].to_vec()).ok()?;
        rest = &rest[end + 1..];
        Some(text)
    };
    match message.first()? {
        b'Q' => Some((text()?, Vec::new())),
        b'P' => {
            let _name = text()?;
            let statement = text()?;
            let types = rest.get(2..)?.chunks_exact(4);
            let types = types.map(|number| u32::from_be_bytes(number.try_into().expect("four bytes")));
            Some((statement, types.collect()))
        }
        _ => None,
    }
}
