//! A memory under the caller's own name for it: made where there is none yet, else changed.

use memledger_aggregates::{MemoryId, UserId};
use uuid::Uuid;

use crate::{
    Answer, Identity, Ledger, LedgerError, Memory, NewMemory, UserCall, drafts::MemoryRequest,
    memories::fingerprint,
};

/// Longest name, in characters.
const MAX_KEY_CHARS: usize = 255;

impl Ledger {
    /// Makes the memory under a name, or gives the one that is there this text and these labels; what is absent gets its
    /// default. One that was deleted stays so: the caller is told, and may restore it.
    pub async fn put_by_key(
        &self,
        envelope: UserCall,
        key: &str,
        new: NewMemory,
    ) -> Result<Answer, LedgerError> {
        let memory_id = id_under(&envelope.identity, &envelope.user, key)?;
        envelope.identity.may_write(&envelope.user)?;
        if new.replaces.is_some() {
            let message = "PUT already replaces the memory of this name; omit it";
            return Err(LedgerError::invalid("replaces", message));
        }
        let (attributes, content) = self.check_new(new)?;
        self.access_rules().may_touch(&envelope.identity, attributes.category.as_deref())?;
        let fingerprint = fingerprint(&envelope, "put", &(&memory_id, &attributes, &content))?;
        let wish = MemoryRequest::Put { memory_id: memory_id.clone(), attributes, content };
        self.write(envelope, wish, None, fingerprint, memory_id).await
    }

    /// The memory with a name, in any state.
    pub async fn get_by_key(
        &self,
        identity: &Identity,
        user: &UserId,
        key: &str,
    ) -> Result<Memory, LedgerError> {
        let memory_id = id_under(identity, user, key)?;
        self.get(identity, user, &memory_id).await.map_err(|failed| match failed {
            LedgerError::NotFound(_) if identity.may_read(user).is_ok() => {
                LedgerError::NotFound(format!("no memory has the key {key:?}"))
            }
            other => other,
        })
    }
}

/// The id of what is under a name: an agent has names of its own, whichever of its keys it uses; callers without an agent share
/// theirs.
fn id_under(identity: &Identity, user: &UserId, key: &str) -> Result<MemoryId, LedgerError> {
    let length = key.chars().count();
    if !(1..=MAX_KEY_CHARS).contains(&length) || key.chars().any(char::is_control) {
        let message = format!("must have 1 to {MAX_KEY_CHARS} characters and no line breaks");
        return Err(LedgerError::invalid("key", message));
    }
    let owner = identity.agent.as_deref().unwrap_or_default();
    let name =
        [identity.tenant.as_str(), user.as_str(), owner, key].map(|part| format!("{}:{part}", part.len()));
    let id = Uuid::new_v5(&Uuid::NAMESPACE_OID, name.concat().as_bytes()).to_string();
    MemoryId::new(&id).map_err(|e| LedgerError::Internal(e.to_string()))
}
