//! What differs between two contents, as steps: add these bytes, then copy a number of bytes from a place in the other one.
//!
//! A step is the number of bytes to add, the bytes, the number to copy and, unless that is 0, how far behind the last copy
//! they begin. Numbers are of variable length, seven bits a byte, the lowest first.

use super::{
    Damaged,
    numbers::{Reader, number},
};

/// Bytes that must be alike for a copy.
const BLOCK: usize = 32;
/// After this number of failed lookups, steps become one byte longer, up to the second number: it has no factor in common with
/// the length of a block, so that every offset in a block is reached in turn.
const MISSES: usize = 512;
const MAX_STEP: usize = 15;
/// Blocks of a base that are looked up, at most, which bounds the table.
const MAX_BLOCKS: usize = 1 << 20;

/// The steps that make `target` out of `base`.
pub fn encode(base: &[u8], target: &[u8]) -> Vec<u8> {
    let prefix = alike(base, target);
    let (rest_of_base, rest) = (&base[prefix..], &target[prefix..]);
    let suffix = alike_before(rest_of_base, rest);
    let middle = &rest[..rest.len() - suffix];
    let mut steps = Steps::default();
    steps.step(&[], 0, prefix);
    let mut added = 0;
    if middle.len() >= BLOCK && base.len() >= BLOCK {
        let blocks = Blocks::of(base);
        let mut at = 0;
        let mut misses = 0;
        while at + BLOCK <= middle.len() {
            let Some(found) = blocks.find(base, &middle[at..at + BLOCK]) else {
                // What is new for long is looked at here and there; a copy that is met begins as far back as it can.
                misses += 1;
                at += (1 + misses / MISSES).min(MAX_STEP);
                continue;
            };
            misses = 0;
            let back = alike_before(&base[..found], &middle[added..at]);
            let ahead = alike(&base[found..], &middle[at..]);
            steps.step(&middle[added..at - back], found - back, back + ahead);
            at += ahead;
            added = at;
        }
    }
    steps.step(&middle[added..], base.len() - suffix, suffix);
    steps.bytes
}

/// Bytes compared at once.
const STRIDE: usize = 256;

/// How many bytes both begin with.
fn alike(one: &[u8], other: &[u8]) -> usize {
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE));
    let same = strides.take_while(|(one, other)| one == other).count() * STRIDE;
    same + one[same..].iter().zip(&other[same..]).take_while(|(one, other)| one == other).count()
}

/// How many bytes both end with.
fn alike_before(one: &[u8], other: &[u8]) -> usize {
    let strides = one.rchunks_exact(STRIDE).zip(other.rchunks_exact(STRIDE));
    let same = strides.take_while(|(one, other)| one == other).count() * STRIDE;
    let (one, other) = (&one[..one.len() - same], &other[..other.len() - same]);
    same + one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count()
}

/// Where each block of a base begins, by its bytes. Of blocks that meet in the table, the first one stays.
struct Blocks {
    table: Vec<u32>,
    mask: u64,
}

impl Blocks {
    fn of(base: &[u8]) -> Self {
        let step = BLOCK.max(base.len() / MAX_BLOCKS + 1);
        let size = (base.len() / step * 2).next_power_of_two();
        let mut blocks = Self { table: vec![0; size], mask: size as u64 - 1 };
        for at in (0..=base.len() - BLOCK).step_by(step) {
            let slot = blocks.slot(&base[at..at + BLOCK]);
            if blocks.table[slot] == 0 {
                blocks.table[slot] = u32::try_from(at + 1).unwrap_or(0);
            }
        }
        blocks
    }

    fn slot(&self, block: &[u8]) -> usize {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut mixed = 0_u64;
        for word in block.as_chunks::<8>().0 {
            let word = u64::from_le_bytes(*word);
            mixed = (mixed ^ word).wrapping_mul(ODD).rotate_left(29);
        }
        ((mixed ^ mixed >> 32) & self.mask) as usize
    }

    fn find(&self, base: &[u8], block: &[u8]) -> Option<usize> {
        let at = (self.table[self.slot(block)] as usize).checked_sub(1)?;
        (&base[at..at + BLOCK] == block).then_some(at)
    }
}

#[derive(Default)]
struct Steps {
    bytes: Vec<u8>,
    /// Where the last copy ended.
    end: usize,
}

impl Steps {
    fn step(&mut self, add: &[u8], from: usize, copy: usize) {
        if add.is_empty() && copy == 0 {
            return;
        }
        number(&mut self.bytes, add.len() as u64);
        self.bytes.extend_from_slice(add);
        number(&mut self.bytes, copy as u64);
        if copy > 0 {
            // Forwards even, backwards odd.
            let (ahead, behind) =
                (from.saturating_sub(self.end) as u64, self.end.saturating_sub(from) as u64);
            number(&mut self.bytes, if behind == 0 { ahead << 1 } else { behind << 1 | 1 });
            self.end = from + copy;
        }
    }
}

/// What the steps make out of the base: `size` bytes.
pub fn apply(base: &[u8], steps: &[u8], size: usize) -> Result<Vec<u8>, Damaged> {
    const OUTSIDE: Damaged = Damaged("a difference copies what its base does not have");
    // A difference of a few bytes may name any size: room is made for what is there to be copied.
    let mut made = Vec::with_capacity(size.min(base.len() + steps.len()));
    let (mut reader, mut end) = (Reader(steps), 0_usize);
    while !reader.0.is_empty() {
        let add = reader.number()?;
        made.extend_from_slice(reader.bytes(add)?);
        let copy = reader.number()?;
        if copy > 0 {
            let way = reader.number()?;
            let from = if way & 1 == 0 { end.checked_add(way >> 1) } else { end.checked_sub(way >> 1) };
            let from = from.ok_or(OUTSIDE)?;
            end = from.checked_add(copy).ok_or(OUTSIDE)?;
            made.extend_from_slice(base.get(from..end).ok_or(OUTSIDE)?);
        }
        if made.len() > size {
            return Err(Damaged("a difference makes more than was stored"));
        }
    }
    if made.len() == size { Ok(made) } else { Err(Damaged("a difference makes less than was stored")) }
}
