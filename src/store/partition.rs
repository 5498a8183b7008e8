//! Which of the 64 shares of the log a user's events lie in.

use sha2::{Digest, Sha256};

/// Fixed for the life of a ledger: changing it would move every user.
pub const PARTITIONS: i32 = 64;

/// The first 8 bytes of SHA-256(tenant, 0x00, user), as a big-endian number, modulo 64.
pub fn partition_of(tenant: &str, user: &str) -> i32 {
    let mut hash = Sha256::new();
    hash.update(tenant.as_bytes());
    hash.update([0]);
    hash.update(user.as_bytes());
    let digest = hash.finalize();
    // 64 divides 256, so the last of the 8 bytes alone decides.
    i32::from(digest[7]) % PARTITIONS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by another program: all 8 bytes as a number, modulo 64.
    #[test]
    fn users_lie_where_the_format_says() {
        for (tenant, user, partition) in
            [("default", "ana", 43), ("acme", "ann", 60), ("acme", "bo", 25), ("", "", 24)]
        {
            assert_eq!(partition_of(tenant, user), partition, "{tenant}/{user}");
        }
    }
}
