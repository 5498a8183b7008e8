//! Keyed commitments: an event vouches for a text without holding it.

use hmac::{Hmac, Mac};
use sha2::Sha256;

/// HMAC-SHA-256 of the bytes under the key. The key lies beside the text and goes with it, so that
/// nobody can confirm a guess after a purge.
pub fn commit(key: &[u8], bytes: &[u8]) -> [u8; 32] {
    // HMAC takes a key of any length, so this constructor has no failing case to report.
    let mut mac = match Hmac::<Sha256>::new_from_slice(key) {
        Ok(mac) => mac,
        Err(_) => return [0; 32],
    };
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
}
