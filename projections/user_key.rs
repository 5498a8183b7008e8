//! Whose rows a query reads.

use memledger_store::StreamKey;

/// One user: the first three key columns of every read model about one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct UserKey {
    pub partition_id: i32,
    pub tenant_id: String,
    pub user_id: String,
}

impl UserKey {
    pub fn of(stream: &StreamKey) -> Self {
        Self {
            partition_id: stream.partition(),
            tenant_id: stream.tenant_id.clone(),
            user_id: stream.stream_id.clone(),
        }
    }

    /// What stands before each word of this user in a full-text index, so that it is asked for this user's
    /// alone. Of another user with the same one it answers too much, not too little, and every query compares
    /// the key as well.
    pub fn word(&self) -> String {
        let bytes = self.tenant_id.bytes().chain([0]).chain(self.user_id.bytes());
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325, step);
        format!("{:010x}", (hash ^ (hash >> 40)) & 0xff_ffff_ffff)
    }
}
