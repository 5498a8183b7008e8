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
            user_id: stream.user().to_owned(),
        }
    }
}
