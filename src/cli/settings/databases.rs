//! Settings of the databases, and of what keeps their read models up to date.

use std::time::Duration;

use memledger_postgres::PostgresOptions;
use memledger_sqlite::SqliteOptions;
use memledger_store::projector::ProjectorOptions;

use super::{DAY_MS, Settings, declare::settings, ms};

settings! {
    /// What keeps the read models up to date.
    pub struct Projector {
        let options = ProjectorOptions::default();

        /// How often to look for events of other processes, {range}
        poll_ms: u64 = ms(options.poll), 1..=DAY_MS;
        /// How long events gather if no read waits, {range}
        linger_ms: u64 = ms(options.linger), 0..=DAY_MS;
        /// Most events of one step of the read models, {range}
        batch: usize = options.batch, 1..=1_000_000;
    }
}

settings! {
    /// PostgreSQL.
    pub struct Postgres {
        let options = PostgresOptions::default();

        /// Connections of one process, {range}; `verify` opens 1 more
        // The lanes that there are by default, and what they leave to everybody else.
        connections: u32 = options.connections, 4..=10_000;
        /// Longest wait for a free connection, {range}; then 503
        acquire_timeout_ms: u64 = ms(options.acquire_timeout), 1..=DAY_MS;
        /// Longest time of a read, an append or a projector step, {range}; then 503
        answer_timeout_ms: u64 = ms(options.answer_timeout), 1..=DAY_MS;
        /// The same for a start, a purge's clean-up, and parts of a rebuild or `verify`, {range}
        work_timeout_ms: u64 = ms(options.work_timeout), 1..=30 * DAY_MS;
        /// Most commands committed together, {range}
        group_limit: usize = options.group_limit, 1..=10_000;
        /// Groups committed at once, from 1 up to `postgres.connections` less 2
        group_lanes: usize = options.group_lanes;
        /// Largest table that a purge rewrites by itself, {range}
        scrub_limit_bytes: i64 = options.scrub_limit_bytes, 0..=1 << 50;
    }
}

settings! {
    /// SQLite.
    pub struct Sqlite {
        let options = SqliteOptions::default();

        /// Connections for reading, {range}
        readers: usize = options.readers, 1..=1_000;
        /// Longest wait for another process's write lock, {range}; then 503. Commands wait 10 s by default
        busy_timeout_ms: u64 = ms(options.busy_timeout), 0..=DAY_MS;
        /// Most commands committed together, {range}
        group_limit: usize = options.group_limit, 1..=10_000;
    }
}

impl Settings {
    pub fn projector_options(&self) -> ProjectorOptions {
        ProjectorOptions {
            poll: Duration::from_millis(self.projector.poll_ms),
            linger: Duration::from_millis(self.projector.linger_ms),
            batch: self.projector.batch,
        }
    }

    pub fn postgres_options(&self) -> PostgresOptions {
        PostgresOptions {
            connections: self.postgres.connections,
            acquire_timeout: Duration::from_millis(self.postgres.acquire_timeout_ms),
            answer_timeout: Duration::from_millis(self.postgres.answer_timeout_ms),
            work_timeout: Duration::from_millis(self.postgres.work_timeout_ms),
            group_limit: self.postgres.group_limit,
            group_lanes: self.postgres.group_lanes,
            scrub_limit_bytes: self.postgres.scrub_limit_bytes,
            read_only: false,
        }
    }

    pub fn sqlite_options(&self) -> SqliteOptions {
        SqliteOptions {
            readers: self.sqlite.readers,
            busy_timeout: Duration::from_millis(self.sqlite.busy_timeout_ms),
            group_limit: self.sqlite.group_limit,
            read_only: false,
        }
    }
}
