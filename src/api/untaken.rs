//! An answer on its way out, which holds what it takes until the caller has taken it: who asks for much and reads
//! nothing would else fill the memory of the process.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    BoxError,
    body::{Body, Bytes, HttpBody},
};
use hyper::body::{Frame, SizeHint};

/// Bytes that are handed on at once. The connection asks for more only when those before are on their way.
const PIECE: usize = 32 * 1_024;

/// A body that gives what it holds back when its last piece has been asked for, or nobody wants it any more.
pub struct Untaken<H> {
    body: Body,
    rest: Bytes,
    holds: Option<H>,
}

impl<H: Send + Unpin + 'static> Untaken<H> {
    pub fn holding(holds: H, body: Body) -> Body {
        Body::new(Self { body, rest: Bytes::new(), holds: Some(holds) })
    }
}

impl<H: Unpin> HttpBody for Untaken<H> {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if self.rest.is_empty() {
            let frame = match Pin::new(&mut self.body).poll_frame(context) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Some(Ok(frame))) => frame,
                Poll::Ready(ended) => {
                    self.holds = None;
                    return Poll::Ready(ended.map(|failed| failed.map_err(Into::into)));
                }
            };
            match frame.into_data() {
                Ok(data) => self.rest = data,
                Err(other) => return Poll::Ready(Some(Ok(other))),
            }
        }
        let most = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(most);
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (inner, rest) = (self.body.size_hint(), self.rest.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(inner.lower().saturating_add(rest));
        if let Some(upper) = inner.upper() {
            hint.set_upper(upper.saturating_add(rest));
        }
        hint
    }
}
