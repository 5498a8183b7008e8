//! Contents of one channel, each whole or built upon another one.
//!
//! A chain of differences ends at a whole content. It is never longer than [`MAX_DEPTH`], nor takes more than
//! [`MAX_DELTAS`] times what that one takes, so that what a read must fetch is bounded by what it answers; and since a
//! growing content is stored whole only when it has grown that much, all whole ones together take little more than the
//! last.

use super::{
    Damaged, delta,
    numbers::{Reader, number},
    pack, unpack,
};

/// Most differences between a content and a whole one.
pub const MAX_DEPTH: u32 = 512;
/// What the differences behind a whole content may take, as a multiple of it.
const MAX_DELTAS: u64 = 4;
/// A whole content that takes less counts as if it took that, or a small one would hardly ever be built upon.
const MIN_WHOLE: u64 = 256;

/// Where a stored content is in its chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// How many differences lie between it and a whole one; 0 if it is whole.
    pub depth: u32,
    /// What these take.
    pub delta_bytes: u64,
    /// What the whole one takes.
    pub whole_bytes: u64,
}

/// A content as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encoded {
    pub body: Vec<u8>,
    /// Whether it is built upon the base.
    pub on_base: bool,
    pub link: Link,
}

/// The content, as what differs from the base where that is allowed and shorter.
pub fn encode(content: &[u8], base: Option<(&[u8], Link)>) -> Encoded {
    let on_base = base.and_then(|(base, link)| on_base(content, base, link));
    match on_base {
        // Little differs, so that the whole would not be shorter.
        Some(delta) if delta.body.len() <= content.len() / 4 => delta,
        Some(delta) => {
            let whole = whole(content);
            if whole.body.len() <= delta.body.len() { whole } else { delta }
        }
        None => whole(content),
    }
}

fn whole(content: &[u8]) -> Encoded {
    let body = pack(content);
    let link = Link { depth: 0, delta_bytes: 0, whole_bytes: body.len() as u64 };
    Encoded { body, on_base: false, link }
}

fn on_base(content: &[u8], base: &[u8], link: Link) -> Option<Encoded> {
    if link.depth >= MAX_DEPTH {
        return None;
    }
    let steps = delta::encode(base, content);
    // Nearly all is new: compressing that as well as the whole would cost as much again, and save little.
    if steps.len() > content.len() / 4 * 3 {
        return None;
    }
    let mut body = Vec::new();
    number(&mut body, steps.len() as u64);
    body.append(&mut pack(&steps));
    let delta_bytes = link.delta_bytes + body.len() as u64;
    let fits = delta_bytes <= MAX_DELTAS * link.whole_bytes.max(MIN_WHOLE);
    fits.then_some(Encoded { body, on_base: true, link: Link { depth: link.depth + 1, delta_bytes, ..link } })
}

/// The content of a stored body of `size` bytes; `base` is the content that it is built upon, if it is.
pub fn decode(body: &[u8], size: usize, base: Option<&[u8]>) -> Result<Vec<u8>, Damaged> {
    let Some(base) = base else { return unpack(body, size) };
    let mut reader = Reader(body);
    let many = reader.number()?;
    // Steps add bytes, or copy at least one with at most 20 bytes of numbers.
    if many > size.saturating_mul(21).saturating_add(64) {
        return Err(Damaged("a difference has more steps than it can need"));
    }
    delta::apply(base, &unpack(reader.0, many)?, size)
}
