//! Connections kept in a stack: the next question goes to the session that answered last, whose plans and data its
//! process and the processor still hold. A queue, as sqlx's pool is one, goes round all of them.

use std::{
    io::ErrorKind,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_store::StoreError;
use sqlx::{Connection, Executor, PgConnection, postgres::PgConnectOptions};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::{sleep, timeout},
};

use super::{PostgresOptions, error, origin::Origin};

/// How long a connection that worked is taken to work. One that broke since then fails a request, with 503.
const TESTED_FOR: Duration = Duration::from_secs(1);

/// How long a connection that was not in use may take to say that it still works.
const ANSWER_TO_PING: Duration = Duration::from_secs(1);

/// One that nobody needed for so long is closed.
const IDLE_FOR: Duration = Duration::from_secs(600);

/// What is given up here must end there, too: a session that waits for a lock would else wait on, and take up one of
/// the server's places beside that of its successor. Servers on some systems can't look.
const LOOK_FOR_CLIENT: &str = "SET client_connection_check_interval = '2s'";

/// Pauses between attempts to connect, doubled from the first to the last.
const PAUSES: (Duration, Duration) = (Duration::from_millis(10), Duration::from_millis(500));

/// A connection, and of how many takeovers its database is.
type StackConnection = (PgConnection, u64);

pub struct Stack {
    connect: PgConnectOptions,
    /// Where new connections must lead to.
    origin: Arc<Origin>,
    /// What is set on each.
    settings: &'static [&'static str],
    /// Whose connections are taken over where they are not in use: a full server would let no other in.
    lender: Option<Arc<Stack>>,
    patience: Duration,
    size: u32,
    places: Semaphore,
    /// With when each was used last; the one used last at the end.
    idle: Mutex<Vec<(StackConnection, Instant)>>,
}

/// A connection in use. Unless it is given back it is dropped: nobody knows what state it is in.
pub struct BorrowedConnection<'a> {
    pub connection: PgConnection,
    takeovers: u64,
    stack: &'a Stack,
    _place: SemaphorePermit<'a>,
}

impl Stack {
    /// At most `size` connections, the first of which is made when it is asked for.
    pub fn new(
        connect: &PgConnectOptions,
        origin: Arc<Origin>,
        size: u32,
        options: &PostgresOptions,
        settings: &'static [&'static str],
        lender: Option<Arc<Stack>>,
    ) -> Self {
        Self {
            connect: connect.clone(),
            origin,
            settings,
            lender,
            patience: options.acquire_timeout,
            size,
            places: Semaphore::new(size as usize),
            idle: Mutex::default(),
        }
    }

    pub fn size(&self) -> u32 {
        self.size
    }

    pub fn origin(&self) -> &Arc<Origin> {
        &self.origin
    }

    pub fn address(&self) -> &PgConnectOptions {
        &self.connect
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(StackConnection, Instant)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pop(&self) -> Option<(StackConnection, Instant)> {
        self.idle().pop()
    }

    /// A connection that works, as far as can be told. Waits for a place, and for a server that is about to start.
    pub async fn take(&self) -> Result<BorrowedConnection<'_>, sqlx::Error> {
        let taking = async {
            let place = self.places.acquire().await.map_err(|_| sqlx::Error::PoolClosed)?;
            let (connection, takeovers) = match self.working().await {
                Some(kept) => kept,
                None => self.connect().await?,
            };
            Ok(BorrowedConnection { connection, takeovers, stack: self, _place: place })
        };
        timeout(self.patience, taking).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// What the server answers. Where it takes too long the connection is given up: if its host vanished without a
    /// word, nothing would ever end the wait. Nor does an answer count of a database in whose place another was met
    /// meanwhile: what is acknowledged must be in that one.
    pub async fn ask<T>(
        &self,
        limit: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut taken = self.take().await.map_err(error)?;
        let answer =
            timeout(limit, work(&mut taken.connection)).await.unwrap_or_else(|_| Err(unanswered(limit)));
        if !self.is_of_now(taken.takeovers) {
            return Err(StoreError::Unavailable(
                "another database took over, or an epoch began, during the request; try again".into(),
            ));
        }
        let settled = match &answer {
            // The end of a transaction that was dropped is written down and not sent yet. (What tells of it stands
            // outside of sqlx's documentation.)
            Ok(_) => !taken.connection.is_in_transaction() && !taken.connection.should_flush(),
            // One that the server was away on is not used again.
            Err(StoreError::Unavailable(_)) => return answer,
            Err(_) => false,
        };
        // What a transaction that was broken off holds is let go of now, and not when the next one asks.
        if settled || answers(&mut taken.connection).await {
            taken.give_back();
        }
        answer
    }

    /// Whether a connection leads to the database that was met last. The one before may live on and answer.
    fn is_of_now(&self, takeovers: u64) -> bool {
        takeovers == self.origin.takeovers()
    }

    async fn working(&self) -> Option<StackConnection> {
        while let Some(((mut connection, takeovers), used)) = self.pop() {
            if !self.is_of_now(takeovers) {
                tokio::spawn(close(connection));
            } else if used.elapsed() < TESTED_FOR || answers(&mut connection).await {
                return Some((connection, takeovers));
            }
        }
        None
    }

    /// Tries until it is cut off where the server is about to start or has no place left.
    async fn connect(&self) -> Result<StackConnection, sqlx::Error> {
        let (mut pause, longest) = PAUSES;
        let mut connection = loop {
            if let Some(lender) = &self.lender
                && let Some((lent, _)) = lender.working().await
            {
                break lent;
            }
            match PgConnection::connect_with(&self.connect).await {
                Err(failed) if may_pass(&failed) => sleep(pause).await,
                tried => break tried?,
            }
            pause = (pause * 2).min(longest);
        };
        if let Err(refused) = connection.execute(LOOK_FOR_CLIENT).await {
            tracing::debug!(%refused, "the server does not detect clients that have disconnected");
        }
        let looked = self.origin.look(&mut connection).await;
        let takeovers = looked.map_err(|why| sqlx::Error::Protocol(why.to_string()))?;
        for setting in self.settings {
            connection.execute(*setting).await?;
        }
        Ok((connection, takeovers))
    }

    /// Waits for those in use, at most so long, and closes all of them. There are none from then on.
    pub async fn close(&self, patience: Duration) {
        let all = timeout(patience, self.places.acquire_many(self.size)).await;
        self.places.close();
        drop(all);
        while let Some(((connection, _), _)) = self.pop() {
            close(connection).await;
        }
    }
}

impl BorrowedConnection<'_> {
    /// For the next one to use; to be called where nothing is under way on it.
    pub fn give_back(self) {
        let unused = {
            let mut idle = self.stack.idle();
            idle.push(((self.connection, self.takeovers), Instant::now()));
            let unused = idle.first().is_some_and(|(_, used)| used.elapsed() > IDLE_FOR);
            unused.then(|| idle.remove(0))
        };
        if let Some(((connection, _), _)) = unused {
            tokio::spawn(close(connection));
        }
    }
}

/// Whether the server is still there, on a connection that nothing is asked on.
async fn answers(connection: &mut PgConnection) -> bool {
    matches!(timeout(ANSWER_TO_PING, connection.ping()).await, Ok(Ok(())))
}

async fn close(connection: PgConnection) {
    match timeout(ANSWER_TO_PING, connection.close()).await {
        Ok(Ok(())) => {}
        Ok(Err(failed)) => tracing::debug!(%failed, "a connection was closed by the other side already"),
        Err(_) => tracing::debug!("a connection could not be closed in time"),
    }
}

/// Whether it may be let in a moment later: the server starts, or its places are taken.
fn may_pass(failed: &sqlx::Error) -> bool {
    match failed {
        sqlx::Error::Io(failed) => failed.kind() == ErrorKind::ConnectionRefused,
        sqlx::Error::Database(refused) => matches!(refused.code().as_deref(), Some("53300" | "57P03")),
        _ => false,
    }
}

pub fn unanswered(limit: Duration) -> StoreError {
    StoreError::Unavailable(format!(
        "PostgreSQL did not answer within {} s, and the connection was closed",
        limit.as_secs_f64()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names a server, as it does for all tests.
    const SERVER: &str = "MEMLEDGER_TEST_POSTGRES";

    fn stack(size: u32) -> (Stack, PgConnectOptions) {
        let address = std::env::var(SERVER).unwrap_or_else(|_| panic!("set {SERVER}; scripts/test does"));
        let address: PgConnectOptions = address.parse().unwrap();
        (Stack::new(&address, Arc::default(), size, &PostgresOptions::default(), &[], None), address)
    }

    #[tokio::test]
    async fn a_transaction_that_was_broken_off_holds_nothing_once_its_work_has_its_answer() {
        let (stack, address) = stack(1);
        let mut other = PgConnection::connect_with(&address).await.unwrap();
        let lock = i64::from(std::process::id());
        let answer = stack
            .ask(Duration::from_secs(10), async |connection| {
                let mut transaction = connection.begin().await.map_err(error)?;
                let taken = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(lock);
                taken.execute(&mut *transaction).await.map_err(error)?;
                // Neither committed nor rolled back.
                Ok("an answer")
            })
            .await;
        assert_eq!(answer.unwrap(), "an answer");
        let free = sqlx::query_scalar::<_, bool>("SELECT pg_try_advisory_lock($1)").bind(lock);
        assert!(free.fetch_one(&mut other).await.unwrap(), "the lock is still held");
        assert_eq!(stack.idle().len(), 1, "the session can be used again");
    }

    #[tokio::test]
    async fn no_connection_to_the_database_before_is_used_again_and_none_of_its_answers_counts() {
        let (stack, _) = stack(2);
        let backend = async |taken: &mut BorrowedConnection<'_>| {
            let sql = sqlx::query_scalar::<_, i32>("SELECT pg_backend_pid()");
            sql.fetch_one(&mut taken.connection).await.unwrap()
        };
        let mut first = stack.take().await.unwrap();
        let before = backend(&mut first).await;
        first.give_back();
        let limit = Duration::from_secs(10);
        let told = stack.ask(limit, async |_| {
            stack.origin.count();
            Ok(())
        });
        assert!(matches!(told.await, Err(StoreError::Unavailable(said)) if said.contains("took over")));
        let mut second = stack.take().await.unwrap();
        let now = backend(&mut second).await;
        assert_ne!(now, before);
        second.give_back();
        stack.origin.count();
        assert_ne!(backend(&mut stack.take().await.unwrap()).await, now, "it was kept, and is of before");
    }

    #[test]
    fn a_server_that_is_about_to_start_is_waited_for_and_one_that_is_not_there_is_not() {
        let io = |kind: ErrorKind| sqlx::Error::Io(kind.into());
        assert!(may_pass(&io(ErrorKind::ConnectionRefused)));
        for failed in [io(ErrorKind::NotFound), io(ErrorKind::TimedOut), sqlx::Error::PoolClosed] {
            assert!(!may_pass(&failed), "{failed}");
        }
    }
}
