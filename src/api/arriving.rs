//! A request's body, which must have come, within a time and within what there is room for, before the request takes a place:
//! whoever sends none would keep the place, and whoever sends many the memory.

use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use futures::StreamExt;
use tokio::time::timeout;

use crate::{
    limits::Limits,
    problem::Problem,
    shares::{Full, Share},
};

/// What a body may take.
pub struct Allowance {
    pub bytes: usize,
    pub within: Duration,
    /// Whether one that is longer is cut off a byte behind that, for the handler to refuse in its own way.
    pub cut: bool,
}

/// The whole body, and what it takes of the room for all, until that is dropped.
pub async fn arrive(
    limits: &Limits,
    holder: &str,
    allowance: &Allowance,
    body: Body,
) -> Result<(Bytes, Option<Share>), Problem> {
    if body.is_end_stream() {
        return Ok((Bytes::new(), None));
    }
    let late = |_| {
        let seconds = allowance.within.as_secs_f64();
        Problem::unavailable(format!("the request's body did not arrive within {seconds} s"))
    };
    timeout(allowance.within, collect(limits, holder, allowance, body)).await.map_err(late)?
}

async fn collect(
    limits: &Limits,
    holder: &str,
    allowance: &Allowance,
    body: Body,
) -> Result<(Bytes, Option<Share>), Problem> {
    let mut share = limits.arriving.take(holder, 0).map_err(no_room)?;
    let mut whole = Vec::new();
    let mut frames = body.into_data_stream();
    while let Some(frame) = frames.next().await {
        let bytes = frame.map_err(|_| Problem::invalid("body", "could not be read to its end"))?;
        let is_longer = whole.len() + bytes.len() > allowance.bytes;
        if is_longer && !allowance.cut {
            return Err(Problem::larger_than(allowance.bytes, None));
        }
        let bytes = bytes.slice(..bytes.len().min(allowance.bytes + 1 - whole.len()));
        share.grow(bytes.len()).map_err(no_room)?;
        whole.extend_from_slice(&bytes);
        if is_longer {
            break;
        }
    }
    Ok((whole.into(), Some(share)))
}

fn no_room(full: Full) -> Problem {
    match full {
        Full::Own => Problem::busy(
            "the bodies of this caller's other requests fill its share of http.arriving_bytes; send fewer at once"
                .to_owned(),
        ),
        Full::All => Problem::unavailable(
            "the bodies of other requests fill http.arriving_bytes; try again in a moment",
        ),
    }
}
