//! When each key was last used: noted in memory, and stored at most once a minute for each.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use memledger_store::{EventStore, StoreError};

const MINUTE_US: i64 = 60_000_000;

/// When a key was last used, and up to when that is stored.
#[derive(Debug, Clone, Copy, Default)]
struct Use {
    last_at: i64,
    stored_at: i64,
}

/// Keys that were used since the process began. There are no more of them than an admin made.
#[derive(Debug, Default)]
pub struct Uses(Mutex<HashMap<String, Use>>);

impl Uses {
    pub fn note(&self, credential: &str, at: i64) {
        // What is no key has no row.
        if !credential.starts_with("k_") {
            return;
        }
        let mut uses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match uses.get_mut(credential) {
            Some(known) => known.last_at = known.last_at.max(at),
            None => drop(uses.insert(credential.to_owned(), Use { last_at: at, stored_at: 0 })),
        }
    }

    pub async fn store(&self, store: &dyn EventStore, everything: bool) -> Result<(), StoreError> {
        let least = if everything { 1 } else { MINUTE_US };
        let due: Vec<(String, i64)> = {
            let uses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let due = uses.iter().filter(|(_, one)| one.last_at - one.stored_at >= least);
            due.map(|(id, one)| (id.clone(), one.last_at)).collect()
        };
        for (id, at) in due {
            let sql = "UPDATE api_keys SET last_used_at = $2 \
                       WHERE key_id = $1 AND (last_used_at IS NULL OR last_used_at < $2)";
            store.execute(sql, vec![id.as_str().into(), at.into()]).await?;
            let mut uses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(stored) = uses.get_mut(&id) {
                stored.stored_at = at;
            }
        }
        Ok(())
    }
}
