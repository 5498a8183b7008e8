//! Standard input and output: one message a line, each answered, also those that can't be read.

use std::{io, sync::Arc};

use rmcp::{
    RoleServer,
    model::JsonRpcMessage,
    serve_server,
    service::{QuitReason, RxJsonRpcMessage, ServerInitializeError, TxJsonRpcMessage},
    transport::{Transport, stdio_pipes},
};
use serde::Serialize;
use tokio::{
    io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader},
    sync::{Mutex, mpsc},
};

use crate::{
    McpServer,
    message::{self, Refusal},
    unanswered::Unanswered,
};

/// Longest message, in bytes; many times the largest memory.
const MESSAGE_BYTES: usize = 1_024 * 1_024;

/// How much of a line is read: enough to find the id of a message that is too long.
const LINE_BYTES: usize = 16 * MESSAGE_BYTES;

/// Messages that are read and not looked at yet.
const AHEAD: usize = 16;

/// Why a conversation over standard input and output ended before its input did.
#[derive(Debug, thiserror::Error)]
#[error("the connection over standard input and output broke: {0}")]
pub struct StdioFailed(String);

/// Answers what comes on standard input until it is closed, or until it is to stop; what is under way then is
/// still answered. Standard output belongs to the protocol meanwhile.
pub async fn serve_stdio(
    server: McpServer,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StdioFailed> {
    let (input, output) = stdio_pipes();
    let output = Output(Arc::new(Mutex::new(output)));
    let (sender, messages) = mpsc::channel(AHEAD);
    let unanswered = Arc::<Unanswered>::default();
    let (refusals, asked) = (output.clone(), unanswered.clone());
    let reading = tokio::spawn(async move {
        tokio::select! {
            () = read(input, &refusals, &asked, &sender) => {}
            () = stop => {}
        }
    });
    let served = match serve_server(server, Lines { messages, output, unanswered }).await {
        Ok(running) => match running.waiting().await {
            Ok(QuitReason::JoinError(failed)) | Err(failed) => Err(StdioFailed(failed.to_string())),
            Ok(_) => Ok(()),
        },
        // Whoever started us went away without a word: an end like any other.
        Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(failed) => Err(StdioFailed(failed.to_string())),
    };
    reading.abort();
    served
}

struct Lines<W> {
    messages: mpsc::Receiver<RxJsonRpcMessage<RoleServer>>,
    output: Output<W>,
    unanswered: Arc<Unanswered>,
}

struct Output<W>(Arc<Mutex<W>>);

impl<W> Clone for Output<W> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<W: AsyncWrite + Send + Unpin> Output<W> {
    async fn write(&self, message: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(message)?;
        line.push(b'\n');
        let mut output = self.0.lock().await;
        output.write_all(&line).await?;
        output.flush().await
    }
}

impl<W: AsyncWrite + Send + Unpin + 'static> Transport<RoleServer> for Lines<W> {
    type Error = io::Error;

    fn send(
        &mut self,
        item: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let (output, unanswered) = (self.output.clone(), self.unanswered.clone());
        async move {
            let written = output.write(&item).await;
            unanswered.went(&item);
            written
        }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        self.messages.recv().await
    }

    async fn close(&mut self) -> io::Result<()> {
        self.messages.close();
        Ok(())
    }
}

/// A task of its own, since the library drops what waits for the next message whenever it has something to send.
async fn read<W: AsyncWrite + Send + Unpin>(
    input: impl AsyncRead + Unpin,
    output: &Output<W>,
    unanswered: &Unanswered,
    sender: &mpsc::Sender<RxJsonRpcMessage<RoleServer>>,
) {
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    let mut asked = false;
    loop {
        unanswered.room().await;
        match next_line(&mut input, &mut line).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(failed) => {
                tracing::error!(%failed, "standard input can't be read");
                return;
            }
        }
        let said = match understood(&line) {
            Ok(None) => Ok(()),
            // The library ends the conversation where it begins with anything else than a request.
            Ok(Some(message)) if !asked && !matches!(message, JsonRpcMessage::Request(_)) => {
                tracing::debug!("a message before the first request is not a request and is skipped");
                Ok(())
            }
            Ok(Some(message)) => {
                asked = true;
                unanswered.came(&message);
                sender.send(message).await.map_err(io::Error::other)
            }
            Err(refusal) => output.write(&refusal.answer()).await,
        };
        if said.is_err() {
            // Nobody reads our answers, or none are given any more.
            return;
        }
    }
}

/// The next line without its end, cut where it is longer than a line may be; false where there is none.
async fn next_line(input: &mut (impl AsyncBufReadExt + Unpin), line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let limit = LINE_BYTES as u64;
    if (&mut *input).take(limit).read_until(b'\n', line).await? == 0 {
        return Ok(false);
    }
    let mut ended = line.last() == Some(&b'\n');
    let mut rest = Vec::new();
    while !ended && line.len() == LINE_BYTES {
        rest.clear();
        let read = (&mut *input).take(limit).read_until(b'\n', &mut rest).await?;
        ended = read == 0 || rest.last() == Some(&b'\n');
    }
    line.truncate(line.trim_ascii_end().len());
    Ok(true)
}

/// The message of a line; none where it is to be passed over.
fn understood(line: &[u8]) -> Result<Option<RxJsonRpcMessage<RoleServer>>, Refusal> {
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() > MESSAGE_BYTES {
        let told = format!("the message has more than {MESSAGE_BYTES} bytes, the limit");
        return Err(Refusal::new(line, told));
    }
    match message::understood(line) {
        Ok((message, _)) => Ok(Some(message)),
        // What nobody waits for is passed over, as notifications of other protocols are.
        Err(_) if message::is_notification(line) => {
            tracing::debug!("a notification can't be read");
            Ok(None)
        }
        Err(refusal) => Err(refusal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lines_end_where_they_end_and_long_ones_are_cut() {
        let long = "x".repeat(2 * LINE_BYTES + 5);
        let text = format!("one\r\n\n{long}\n{}\nlast", &long[..LINE_BYTES]);
        let mut input = BufReader::new(text.as_bytes());
        let (mut line, mut lengths) = (Vec::new(), Vec::new());
        while next_line(&mut input, &mut line).await.unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [3, 0, LINE_BYTES, LINE_BYTES, 4]);
    }

    #[test]
    fn only_requests_are_told_that_they_are_not_understood() {
        assert!(understood(b"").unwrap().is_none());
        assert!(understood(br#"{"jsonrpc":"2.0","method":"textDocument/didOpen"}"#).is_ok());
        assert!(understood(br#"{"jsonrpc":"1.0","method":"x"}"#).unwrap().is_none());
        let refusal = understood(br#"{"jsonrpc":"1.0","id":4,"method":"ping"}"#).err().unwrap();
        assert_eq!(refusal.answer()["id"], 4);
        let long = format!(r#"{{"a":"{}","id":5}}"#, "x".repeat(MESSAGE_BYTES));
        assert_eq!(understood(long.as_bytes()).err().unwrap().answer()["id"], 5);
    }
}
