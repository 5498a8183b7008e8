//! A request's body, which must have come by a time: whoever sends none would keep the request's place for ever.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::{
    BoxError,
    body::{Body, Bytes, HttpBody},
};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

/// Fails from the time on what has not come by then.
pub struct Arriving {
    body: Body,
    deadline: Pin<Box<Sleep>>,
    late: Late,
}

/// Whether a body did not come in time, whatever was made of it then.
#[derive(Clone, Default)]
pub struct Late(Arc<AtomicBool>);

impl Late {
    pub fn is(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Arriving {
    /// The body as it is where it is empty.
    pub fn by(deadline: Instant, late: &Late, body: Body) -> Body {
        match body.is_end_stream() {
            true => body,
            false => Body::new(Self { body, deadline: Box::pin(sleep_until(deadline)), late: late.clone() }),
        }
    }
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        match Pin::new(&mut self.body).poll_frame(context) {
            Poll::Pending if self.deadline.as_mut().poll(context).is_ready() => {
                self.late.0.store(true, Ordering::Relaxed);
                Poll::Ready(Some(Err(io::Error::from(io::ErrorKind::TimedOut).into())))
            }
            Poll::Pending => Poll::Pending,
            Poll::Ready(frame) => Poll::Ready(frame.map(|frame| frame.map_err(Into::into))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
