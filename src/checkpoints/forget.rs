//! Destroying what is kept of a thread or of a user, for good.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, user_key};

use crate::{
    Checkpoints,
    remove::TABLES,
    thread_key::{ThreadKey, of_user, user_values},
};

/// The tables that hold something of a thread.
pub const ALL: [&str; 4] = [TABLES[0], TABLES[1], TABLES[2], "thread_states"];

/// Threads destroyed between two looks.
const THREADS: usize = 500;

impl Checkpoints {
    /// Destroys the checkpoints, writes and state of a thread. The database removes their bytes from its files with the next
    /// scrub, which the caller asks for.
    pub async fn forget_thread(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
    ) -> Result<u64, LedgerError> {
        identity.may_read(user)?;
        identity.may_administer()?;
        self.destroy(&ThreadKey::new(identity, user, thread)).await
    }

    /// The same of all threads of a user; answers how many checkpoints there were.
    pub async fn forget_user(&self, identity: &Identity, user: &UserId) -> Result<u64, LedgerError> {
        identity.may_read(user)?;
        identity.may_administer()?;
        let user_key = user_key(identity, user);
        let of_table = |table: &str| {
            let of_user = of_user("t");
            format!("SELECT t.thread_id FROM {table} t WHERE {of_user}")
        };
        let tables: Vec<String> =
            ["checkpoint_threads"].iter().chain(&ALL).map(|table| of_table(table)).collect();
        let sql = format!("SELECT DISTINCT a.thread_id FROM ({}) a LIMIT {THREADS}", tables.join(" UNION "));
        let mut destroyed = 0;
        loop {
            let store = &self.core.store;
            let rows = store.query_partition(user_key.partition_id, &sql, user_values(&user_key)).await?;
            if rows.is_empty() {
                return Ok(destroyed);
            }
            for row in rows {
                let thread = ThreadKey { user: user_key.clone(), thread_id: row[0].text()?.to_owned() };
                destroyed += self.destroy(&thread).await?;
            }
        }
    }

    async fn destroy(&self, thread: &ThreadKey) -> Result<u64, LedgerError> {
        let _turn = self.turn(thread).await;
        self.delete_tables(thread, &ALL, true).await
    }
}
