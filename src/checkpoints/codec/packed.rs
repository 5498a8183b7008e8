//! Bytes, deflated where that makes them shorter.

use std::cell::RefCell;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use super::Damaged;

/// What the first byte says of the rest.
const AS_IT_IS: u8 = 0;
const DEFLATED: u8 = 1;

/// Shorter ones hardly become shorter.
const SHORTEST: usize = 32;
/// Longer ones are compressed by the fastest way.
const LONGEST_WELL: usize = 16 * 1_024;

thread_local! {
    /// To make one takes longer than to compress a few kilobytes.
    static WELL: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(6), false));
    static FAST: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// The bytes, and what says how to read them.
pub fn pack(bytes: &[u8]) -> Vec<u8> {
    if bytes.len() >= SHORTEST {
        let by = if bytes.len() <= LONGEST_WELL { &WELL } else { &FAST };
        if let Some(packed) = by.with_borrow_mut(|compress| deflated(compress, bytes)) {
            return packed;
        }
    }
    let mut packed = Vec::with_capacity(bytes.len() + 1);
    packed.push(AS_IT_IS);
    packed.extend_from_slice(bytes);
    packed
}

/// None if that is not shorter.
fn deflated(compress: &mut Compress, bytes: &[u8]) -> Option<Vec<u8>> {
    compress.reset();
    let mut packed = Vec::with_capacity(bytes.len() + 1);
    packed.push(DEFLATED);
    // It has no more room than the bytes themselves take, and ends there.
    let status = compress.compress_vec(bytes, &mut packed, FlushCompress::Finish);
    (matches!(status, Ok(Status::StreamEnd)) && packed.len() <= bytes.len()).then_some(packed)
}

/// The bytes again, of which there are `size`.
pub fn unpack(packed: &[u8], size: usize) -> Result<Vec<u8>, Damaged> {
    let bytes = match packed.split_first() {
        Some((&AS_IT_IS, bytes)) => bytes.to_vec(),
        Some((&DEFLATED, deflated)) => inflated(deflated, size)?,
        _ => return Err(Damaged("it does not say how it is compressed")),
    };
    if bytes.len() == size { Ok(bytes) } else { Err(Damaged("it has another size than was stored")) }
}

/// A stream that holds more than `size` bytes is not read further.
fn inflated(deflated: &[u8], size: usize) -> Result<Vec<u8>, Damaged> {
    // Deflate makes no less than a thousandth of anything.
    if size / 1_100 > deflated.len() {
        return Err(Damaged("it is too short for its size"));
    }
    // One more byte, so that it finds its end.
    let mut bytes = Vec::with_capacity(size + 1);
    let status = Decompress::new(false).decompress_vec(deflated, &mut bytes, FlushDecompress::Finish);
    match status {
        Ok(Status::StreamEnd) => Ok(bytes),
        _ => Err(Damaged("it can't be decompressed")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_bytes_are_reported_and_never_read_as_others() {
        let text = "the same words again and again, ".repeat(40);
        let packed = pack(text.as_bytes());
        assert!(packed.len() < text.len() / 4);
        assert_eq!(unpack(&packed, text.len()).unwrap(), text.as_bytes());
        for size in [0, text.len() - 1, text.len() + 1, usize::MAX - 1] {
            assert!(unpack(&packed, size).is_err(), "{size}");
        }
        assert!(unpack(&packed[..packed.len() - 2], text.len()).is_err());
        assert!(unpack(&[], 0).is_err() && unpack(&[7, 1], 1).is_err() && unpack(&[0, 1], 2).is_err());
    }

    #[test]
    fn what_can_not_be_compressed_takes_one_byte_more() {
        let noise: Vec<u8> = (0..50_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        for bytes in [&noise[..], &noise[..100], &[], b"short"] {
            let packed = pack(bytes);
            assert!(packed.len() <= bytes.len() + 1, "{}", packed.len());
            assert_eq!(unpack(&packed, bytes.len()).unwrap(), bytes);
        }
    }
}
