//! Answers compressed for callers that take gzip, piece by piece, so that what streams goes on streaming.

use std::{
    io::{self, Write},
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{Body, BodyDataStream, Bytes, HttpBody},
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};
use flate2::{Compression, write::GzEncoder};
use futures::Stream;

/// Shorter answers fit into a packet or so as they are. How long a stream gets is not known; it is compressed.
const SHORTEST: u64 = 1_024;
/// Bytes that are compressed before others get their turn.
const PIECE: usize = 64 * 1_024;
/// Compressed bytes that are sent on without waiting for more.
const ENOUGH: usize = 16 * 1_024;

/// What is answered below them may hold the token of a session, or a new key: how much that compresses beside what a
/// caller sent would tell whoever counts the bytes on the way.
const SECRETS: [&str; 2] = ["/api/auth/", "/api/admin/keys"];

/// How long a compressed answer was before; it is kept so until it is sent.
#[derive(Debug, Clone, Copy)]
pub struct PlainBytes(pub u64);

/// Compresses what a handler answers, where the caller takes that and something is gained by it.
pub async fn compressed(request: Request, next: Next) -> Response {
    let takes_it = request.method() != Method::HEAD && takes_gzip(request.headers());
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    if !is_compressible(&path, response.headers()) {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let is_short = response.body().size_hint().exact().is_some_and(|bytes| bytes < SHORTEST);
    if is_short || !takes_it {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    if let Some(bytes) = body.size_hint().exact() {
        parts.extensions.insert(PlainBytes(bytes));
    }
    // An ETag stays as it is: it is the memory's revision, whatever the form of the answer, which nobody keeps.
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, Body::from_stream(Packed::new(body)))
}

/// Whether the caller names gzip among the forms that it takes.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let lines = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|coding| {
        let (name, rest) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = rest.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Whether an answer is a text that is not encoded already and holds no token. Events that are followed live
/// are short, and a proxy that unpacks them might hold them back.
fn is_compressible(path: &str, answered: &HeaderMap) -> bool {
    if SECRETS.iter().any(|secret| path.starts_with(secret))
        || answered.contains_key(header::CONTENT_ENCODING)
    {
        return false;
    }
    let content_type = answered.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let media_type = content_type.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    match media_type {
        "text/event-stream" => false,
        "application/json" | "application/problem+json" | "application/x-ndjson" => true,
        other => other.starts_with("text/"),
    }
}

/// A body as gzip has it.
struct Packed {
    plain: BodyDataStream,
    /// Of the last bytes of the body, those that are not compressed yet.
    rest: Bytes,
    /// Gone once the body has ended.
    encoder: Option<GzEncoder<Vec<u8>>>,
    /// Whether the encoder keeps back some of what it was given.
    is_holding: bool,
}

impl Packed {
    fn new(body: Body) -> Self {
        // The fastest: most of what there is to gain for a fraction of the time.
        let encoder = Some(GzEncoder::new(Vec::new(), Compression::fast()));
        Self { plain: body.into_data_stream(), rest: Bytes::new(), encoder, is_holding: false }
    }

    /// Compresses some of the rest; answers what is worth sending.
    fn add(&mut self) -> io::Result<Option<Bytes>> {
        let piece = self.rest.split_to(self.rest.len().min(PIECE));
        let Some(encoder) = &mut self.encoder else { return Ok(None) };
        encoder.write_all(&piece)?;
        self.is_holding = true;
        Ok((encoder.get_ref().len() >= ENOUGH).then(|| std::mem::take(encoder.get_mut()).into()))
    }

    /// Everything that was given so far.
    fn flush(&mut self) -> io::Result<Option<Bytes>> {
        let Some(encoder) = &mut self.encoder else { return Ok(None) };
        encoder.flush()?;
        self.is_holding = false;
        Ok(Some(std::mem::take(encoder.get_mut()).into()))
    }

    fn finish(&mut self) -> io::Result<Option<Bytes>> {
        let ended = self.encoder.take().map(GzEncoder::finish).transpose()?;
        Ok(ended.map(Bytes::from))
    }
}

impl Stream for Packed {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let packed = self.get_mut();
        while packed.encoder.is_some() {
            let made = if packed.rest.is_empty() {
                match Pin::new(&mut packed.plain).poll_next(context) {
                    Poll::Ready(Some(Ok(bytes))) => {
                        packed.rest = bytes;
                        continue;
                    }
                    Poll::Ready(Some(Err(broken))) => {
                        packed.encoder = None;
                        return Poll::Ready(Some(Err(broken)));
                    }
                    Poll::Ready(None) => packed.finish(),
                    // Nothing more for now: the caller gets what there is.
                    Poll::Pending if packed.is_holding => packed.flush(),
                    Poll::Pending => return Poll::Pending,
                }
            } else {
                packed.add()
            };
            match made {
                Ok(None) => {}
                Ok(Some(bytes)) => return Poll::Ready(Some(Ok(bytes))),
                Err(failed) => {
                    packed.encoder = None;
                    return Poll::Ready(Some(Err(axum::Error::new(failed))));
                }
            }
        }
        Poll::Ready(None)
    }
}

#[cfg(test)]
#[path = "compression_tests.rs"]
mod tests;
