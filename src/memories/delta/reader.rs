//! Readers of changes, and what each has seen.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, book_stream, identity::Role, time::now, user_key};
use memledger_people::access::names;
use memledger_projections::{
    UserKey,
    changes::{self, Reader},
};
use memledger_store::Value;

use super::owner;
use crate::Memories;

/// The reader of a thread: the agent that asks, unless another name is given.
pub fn reader(
    identity: &Identity,
    thread: &ThreadId,
    agent: Option<&str>,
    named: Option<&str>,
) -> Result<Reader, LedgerError> {
    let name = match (named, agent.or(identity.agent.as_deref())) {
        (Some(named), _) => names::agent(named).map_err(|wrong| LedgerError::invalid("reader", wrong))?,
        (None, Some(agent)) => names::agent(agent).map_err(|wrong| LedgerError::invalid("agent", wrong))?,
        (None, None) => String::new(),
    };
    Ok(Reader { thread_id: thread.to_string(), name })
}

/// Whose changes are not told: agents and supervisors know what they wrote themselves.
pub fn own_writes(identity: &Identity, include_own: bool) -> Option<String> {
    let knows = matches!(identity.role, Role::Agent | Role::Supervisor);
    (knows && !include_own).then(|| identity.actor())
}

impl Memories {
    /// Notes what the asking agent, or the reader of that name, has seen in a thread; never moves back. Its place belongs to
    /// the key that notes it first, unless it is shared. Answers what is noted now.
    pub async fn acknowledge(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        named: Option<&str>,
        (rev, shared): (u64, bool),
    ) -> Result<u64, LedgerError> {
        let reader = reader(identity, thread, None, named)?;
        let rev = self.seen(identity, user, &reader, ("rev", rev)).await?;
        if shared {
            // Whoever may move it may share it.
            let sql = "UPDATE thread_acks SET owner = NULL WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 \
                       AND thread_id = $4 AND reader = $5";
            self.core.store.execute(sql, key(&user_key(identity, user), &reader)).await?;
        }
        Ok(rev)
    }

    /// The same of a reader; the field is where the rev came from.
    ///
    /// A reader's place is no change to a memory, so it has a table of its own and is no event.
    pub async fn seen(
        &self,
        identity: &Identity,
        user: &UserId,
        reader: &Reader,
        (field, rev): (&str, u64),
    ) -> Result<u64, LedgerError> {
        identity.may_write(user)?;
        // Who sees nothing has seen nothing.
        self.people.access_rules().reach(identity)?;
        let stream = book_stream(identity, user);
        let (_, head) = self.newest(&stream).await?;
        if rev > head {
            let message = format!("{rev} is in the future; the newest rev is {head}");
            return Err(LedgerError::invalid(field, message));
        }
        let user_key = UserKey::of(&stream);
        let key = key(&user_key, reader);
        let sql = moving(identity);
        let mut parameters = key.clone();
        let place = "SELECT rev, owner FROM thread_acks WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 \
                     AND thread_id = $4 AND reader = $5";
        let own = self.own_place(identity, reader, self.core.store.query(place, key.clone())).await?;
        parameters.extend([rev.into(), now().0.into(), own.into()]);
        loop {
            if self.core.store.execute(&sql, parameters.clone()).await? > 0 {
                return Ok(rev);
            }
            // As far or further already, or another key's.
            let place = self.core.store.query(place, key.clone()).await?;
            let owner = place.first().map(|row| row[1].maybe(Value::text)).transpose()?.flatten();
            self.may_continue(identity, &user_key, reader, owner).await?;
            if !self.claim(own, key.clone(), owner).await? {
                return Ok(changes::rev(&place)?);
            }
        }
    }
}

/// Notes a place, or moves one forward that is the caller's to move.
fn moving(identity: &Identity) -> String {
    let is_own = if owner::is_above(identity) {
        "TRUE"
    } else {
        "(thread_acks.owner IS NULL OR thread_acks.owner = excluded.owner)"
    };
    format!(
        "INSERT INTO thread_acks (partition_id, tenant_id, user_id, thread_id, reader, rev, acked_at, owner) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (partition_id, tenant_id, user_id, thread_id, reader) DO UPDATE \
         SET rev = excluded.rev, acked_at = excluded.acked_at WHERE thread_acks.rev < excluded.rev AND {is_own}"
    )
}

fn key(user_key: &UserKey, reader: &Reader) -> Vec<Value> {
    vec![
        user_key.partition_id.into(),
        user_key.tenant_id.as_str().into(),
        user_key.user_id.as_str().into(),
        reader.thread_id.as_str().into(),
        reader.name.as_str().into(),
    ]
}
