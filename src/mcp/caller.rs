//! Who calls a tool, and whose memories it is about.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use memledger_ledger::{
    Identity, Ledger, LedgerError,
    words::{MemoryId, TenantId, ThreadId, UserId},
};
use memledger_requests::{json::is_absent, values::id};
use rmcp::model::JsonObject;
use serde_json::Value;

use crate::schema::USER;

/// A reader of changes: tenant, user, name and credential. Only who was told something can have heard it.
pub type ReaderKey = [String; 4];

/// Most readers whose places are kept.
const MOST_READERS: usize = 10_000;

/// The thread of all calls: a reader is an agent in it.
const THREAD: &str = "mcp";

/// Users are divided among so many locks.
const LOCKS: usize = 64;

/// What a server keeps from one call to the next.
pub struct ServerState {
    /// How far each reader was told of the changes, until a later call says that the answer arrived.
    told: Mutex<HashMap<ReaderKey, u64>>,
    /// Of two equal facts at once the second finds the first.
    remembering: Vec<tokio::sync::Mutex<()>>,
}

impl Default for ServerState {
    fn default() -> Self {
        let remembering = (0..LOCKS).map(|_| tokio::sync::Mutex::default()).collect();
        Self { told: Mutex::default(), remembering }
    }
}

impl ServerState {
    pub fn told(&self, reader: &ReaderKey) -> Option<u64> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).get(reader).copied()
    }

    pub fn tell(&self, reader: ReaderKey, rev: Option<u64>) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        // Whose place is forgotten is told again.
        if told.len() >= MOST_READERS {
            told.clear();
        }
        match rev {
            Some(rev) => told.insert(reader, rev),
            None => told.remove(&reader),
        };
    }

    /// Forgets what a reader was told: it begins anew, and the answer to its last call may not have arrived.
    pub fn begins(&self, identity: &Identity) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let name = reader_name(identity);
        told.retain(|[tenant, _, reader, credential], _| {
            tenant != identity.tenant.as_str() || *reader != name || *credential != identity.credential
        });
    }

    /// Waits until nobody else looks here whether something of that user is remembered.
    pub async fn remembering(&self, tenant: &TenantId, user: &UserId) -> tokio::sync::MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        (tenant.as_str(), user.as_str()).hash(&mut hasher);
        self.remembering[hasher.finish() as usize % LOCKS].lock().await
    }
}

#[derive(Clone)]
pub struct Caller {
    pub ledger: Arc<Ledger>,
    pub identity: Identity,
    pub kept: Arc<ServerState>,
}

impl Caller {
    /// The person whose memories these are, where the caller may see one alone.
    pub fn known_user(&self) -> Option<&UserId> {
        match self.identity.users.as_slice() {
            [user] => Some(user),
            _ => None,
        }
    }

    /// The name of the reader that the caller is: its agent's, or else its key's.
    pub fn reader_name(&self) -> String {
        reader_name(&self.identity)
    }

    pub fn reader(&self, user: &UserId) -> ReaderKey {
        let identity = &self.identity;
        [identity.tenant.to_string(), user.to_string(), self.reader_name(), identity.credential.clone()]
    }

    pub fn thread() -> Result<ThreadId, LedgerError> {
        ThreadId::new(THREAD).map_err(|e| LedgerError::Internal(e.to_string()))
    }

    /// Whoever calls has the answer to its call before: what that told of the changes is seen. Where that can't be noted, the call
    /// is answered all the same, and the changes are told again.
    pub async fn has_heard(&self, user: &UserId) {
        let reader = self.reader(user);
        let Some(rev) = self.kept.told(&reader) else { return };
        // Of who may not write the ledger keeps no place.
        if self.identity.may_write(user).is_err() {
            return;
        }
        let noted = async {
            let (thread, name) = (Self::thread()?, self.reader_name());
            self.ledger.memories.acknowledge(&self.identity, user, &thread, Some(&name), (rev, false)).await
        };
        match noted.await {
            // The ledger was restored to a state before what was told, or the place is another key's.
            Ok(_) | Err(LedgerError::Invalid { .. } | LedgerError::Denied(_)) => self.kept.tell(reader, None),
            Err(failed) => tracing::warn!(%failed, "what a client has seen can't be stored"),
        }
    }

    /// Refuses a bank that there is not, which would be another than was meant.
    pub fn knows_bank(&self, bank: Option<&str>) -> Result<(), LedgerError> {
        let banks = self.ledger.memories.banks();
        match bank {
            Some(bank) if !banks.iter().any(|known| known.eq_ignore_ascii_case(bank.trim())) => {
                Err(LedgerError::invalid("bank", format!("{bank:?} is none of {}", banks.join(", "))))
            }
            _ => Ok(()),
        }
    }

    /// Takes out of the arguments whose memories are meant. Models name also whom they need not name.
    pub fn user(&self, arguments: &mut JsonObject) -> Result<UserId, LedgerError> {
        let named = arguments.remove(USER).filter(|named| !is_absent(named));
        let named = match named {
            None => None,
            Some(Value::String(named)) => Some(id(USER, &named, UserId::new)?),
            Some(other) => return Err(LedgerError::invalid(USER, format!("must be a text, is {other}"))),
        };
        match (named, self.known_user()) {
            (None, Some(known)) => Ok(known.clone()),
            (Some(named), Some(known)) if named != *known => Err(LedgerError::NotFound(format!(
                "user {named} does not exist; this server has the memories of {known}, so omit user_id"
            ))),
            (Some(named), _) => Ok(named),
            (None, None) => {
                Err(LedgerError::invalid(USER, "is missing; name the person whose memories are meant"))
            }
        }
    }

    /// The memory that a model names, by its whole id or by the end of it, with or without a mark before.
    pub async fn memory(&self, user: &UserId, argument: &str, named: &str) -> Result<MemoryId, LedgerError> {
        let named = named.trim().trim_start_matches('#');
        let asked = id(argument, named, MemoryId::new)?;
        self.ledger.memories.find(&self.identity, user, &asked).await.map_err(|failed| match failed {
            LedgerError::NotFound(message) => {
                LedgerError::NotFound(format!("{message}; each line of memory_query ends with an id"))
            }
            other => other,
        })
    }
}

fn reader_name(identity: &Identity) -> String {
    identity.agent.clone().unwrap_or_else(|| identity.credential.clone())
}

/// The state of a memory that recall finds.
pub const ACTIVE: &str = "active";

/// Enough of an id for a person's memories, as a model reads and writes it: the end of a UUID, which is random. Another id
/// is shown as it is.
pub fn short(memory_id: &str) -> &str {
    const SHORT: usize = 8;
    let is_uuid =
        memory_id.len() == 36 && memory_id.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f' | b'-'));
    if is_uuid { &memory_id[memory_id.len() - SHORT..] } else { memory_id }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_our_own_is_short_and_any_other_is_whole() {
        assert_eq!(short("0198c3f2-5d7e-7c41-9a36-2f8f5a1c7b10"), "5a1c7b10");
        for other in
            ["m-1", "0198C3F2-5D7E-7C41-9A36-2F8F5A1C7B10", "0198c3f2-5d7e-7c41-9a36-2f8f5a1c7b1é", ""]
        {
            assert_eq!(short(other), other);
        }
    }
}
