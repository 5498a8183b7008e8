//! Keyed commitments: an event vouches for a text without holding it.

use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

/// The bytes that SHA-256 takes at once, to which HMAC brings every key.
const BLOCK_BYTES: usize = 64;

/// HMAC-SHA-256 of the bytes under the key. The key lies beside the text and goes with it, so that
/// nobody can confirm a guess after a purge.
pub fn commit(key: &[u8], bytes: &[u8]) -> [u8; 32] {
    // As HMAC does with keys of other lengths; a key of a block can't be refused.
    let mut block = [0; BLOCK_BYTES];
    if key.len() > BLOCK_BYTES {
        let hashed = Sha256::digest(key);
        block[..hashed.len()].copy_from_slice(&hashed);
    } else {
        block[..key.len()].copy_from_slice(key);
    }
    let mut mac = Hmac::<Sha256>::new((&block).into());
    mac.update(bytes);
    mac.finalize().into_bytes().into()
}

/// The commitment as it stands in events.
pub fn commit_hex(key: &[u8], bytes: &[u8]) -> String {
    hex::encode(commit(key, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first test case of RFC 4231.
    #[test]
    fn a_commitment_is_an_hmac_of_sha_256() {
        let expected = "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7";
        assert_eq!(commit_hex(&[0x0b; 20], b"Hi There"), expected);
    }

    /// The sixth, whose key is longer than a block.
    #[test]
    fn a_long_key_is_hashed_first() {
        let said = b"Test Using Larger Than Block-Size Key - Hash Key First";
        let expected = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54";
        assert_eq!(commit_hex(&[0xaa; 131], said), expected);
    }
}
