//! The store on PostgreSQL.

mod adding;
mod append;
mod arrays;
mod bulk;
mod columns;
mod connections;
mod copy;
mod error;
mod event_store;
mod fields;
mod generation;
mod group;
mod options;
mod origin;
mod placing;
mod project;
mod read;
mod residue;
mod schema;
mod scrub;
mod second_reader;
mod stack;
mod together;

use std::time::Duration;

use memledger_store::{
    Dialect, SchemaState, StoreError, backend::writes::LastWrite, projection::Projections,
};
use sqlx::{
    Connection, PgConnection,
    postgres::{PgConnectOptions, PgSslMode},
};

use connections::Connections;
pub(crate) use error::error;
pub use options::PostgresOptions;
pub use schema::{create_schema, drop_schema};

/// What durability, the append and the plans rest on does not depend on the server's defaults.
const SETTINGS: [(&str, &str); 10] = [
    ("synchronous_commit", "on"),
    ("default_transaction_isolation", "read\\ committed"),
    // Names stand in statements that can't take parameters; a backslash in them is a backslash.
    ("standard_conforming_strings", "on"),
    // Every query of a table that grows has an index, but for those that compare whole ones, which allow it again. A
    // plan that was made while a table was small, and is kept, would go on reading all of it once for each row.
    ("enable_seqscan", "off"),
    // What the values are says nothing about the plan, and planning takes as long as the query.
    ("plan_cache_mode", "force_generic_plan"),
    // Costs more than any of these queries.
    ("jit", "off"),
    // Nothing is waited for within a transaction but the database itself. A process that was stopped within one, such as by
    // SIGSTOP, would keep others from what it holds for as long, since its host still answers for it.
    ("idle_in_transaction_session_timeout", "10s"),
    // Locks of a process whose host vanished are let go of within a minute, and not after hours.
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
];

/// Statements that a connection keeps planned: more than there are texts of them, but for lists of unusual lengths.
const STATEMENTS: usize = 512;

pub struct PostgresStore {
    connections: Connections,
    groups: group::Groups,
    options: PostgresOptions,
    last_write: LastWrite,
}

fn address(url: &str) -> Result<PgConnectOptions, String> {
    url.parse().map_err(|e| format!("the PostgreSQL address is not valid: {e}"))
}

impl PostgresStore {
    /// Why an address is none, if it isn't; asks nobody.
    pub fn check_address(url: &str) -> Result<(), String> {
        address(url).map(drop)
    }

    /// Connects and migrates.
    pub async fn open(url: &str, options: PostgresOptions) -> Result<Self, StoreError> {
        let connect = address(url).map_err(StoreError::Unavailable)?;
        let mut connect =
            connect.application_name("memledger").options(SETTINGS).statement_cache_capacity(STATEMENTS);
        if let Some(warning) = readable_on_the_way(&connect) {
            tracing::warn!("{warning}");
        }
        if options.read_only {
            connect = connect.options([("default_transaction_read_only", "on")]);
        }
        let connections = Connections::open(&connect, &options).await?;
        let origin = connections.stack.origin().clone();
        let prepare = async |connection: &mut PgConnection| {
            refuse_old(connection).await?;
            refuse_narrow(connection).await?;
            if options.read_only {
                return SchemaState::must_be_newest(schema::number(connection).await?);
            }
            schema::migrate(connection).await?;
            origin.begin(connection).await
        };
        connections.work(prepare).await?;
        let groups = group::Groups::start(&connections.stack, &options);
        Ok(Self { connections, groups, options, last_write: LastWrite::default() })
    }

    /// What of a database is behind this program; it is only looked at.
    pub async fn schema_state(url: &str, projections: &Projections) -> Result<SchemaState, StoreError> {
        let connect = address(url).map_err(StoreError::Unavailable)?;
        let connect = connect.options(SETTINGS).options([("default_transaction_read_only", "on")]);
        let mut connection = PgConnection::connect_with(&connect).await.map_err(error)?;
        let number = schema::number(&mut connection).await?;
        let evidence = generation::evidence(&mut connection).await?;
        connection.close().await.map_err(error)?;
        SchemaState::of(number, &evidence, projections, Dialect::Postgres)
    }
}

/// What to say where texts may go over the network in the clear, or to whom nobody knows.
fn readable_on_the_way(connect: &PgConnectOptions) -> Option<String> {
    let host = connect.get_host();
    let is_here = connect.get_socket().is_some()
        || host.starts_with('/')
        || host == "localhost"
        || host
            .trim_matches(['[', ']'])
            .parse::<std::net::IpAddr>()
            .is_ok_and(|address| address.is_loopback());
    let (mode, why) = match connect.get_ssl_mode() {
        PgSslMode::Disable => ("disable", "memories go over the network in the clear"),
        PgSslMode::Allow => {
            ("allow", "memories go over the network in the clear unless the server insists on TLS")
        }
        PgSslMode::Prefer => ("prefer", "memories go over the network in the clear if the server has no TLS"),
        PgSslMode::Require => ("require", "the server's identity is not checked"),
        PgSslMode::VerifyCa | PgSslMode::VerifyFull => return None,
    };
    (!is_here).then(|| {
        format!("PostgreSQL at {host} with sslmode {mode}: {why}; set sslmode=verify-full and sslrootcert in the address")
    })
}

/// The oldest version that counts bits, which searches do.
const OLDEST_MAJOR: i32 = 14;

async fn refuse_old(connection: &mut PgConnection) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('server_version_num')::int, current_setting('server_version')";
    let (number, name): (i32, String) = sqlx::query_as(sql).fetch_one(connection).await.map_err(error)?;
    new_enough(number, &name)
}

/// `number` as the server counts its versions: 140005 is 14.5.
fn new_enough(number: i32, name: &str) -> Result<(), StoreError> {
    if number / 10_000 >= OLDEST_MAJOR {
        return Ok(());
    }
    Err(StoreError::Corrupt(format!(
        "this server is PostgreSQL {name}; memledger needs {OLDEST_MAJOR} or newer: upgrade it, or use \
         another"
    )))
}

/// Refuses a database that can't hold every text: a single command with an emoji would fail there.
async fn refuse_narrow(connection: &mut PgConnection) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('server_encoding')";
    let encoding: String = sqlx::query_scalar(sql).fetch_one(connection).await.map_err(error)?;
    match encoding.as_str() {
        // The second takes bytes as they come.
        "UTF8" | "SQL_ASCII" => Ok(()),
        narrow => Err(StoreError::Corrupt(format!(
            "the database's encoding is {narrow}, which can't hold every text: make one with ENCODING 'UTF8' TEMPLATE template0"
        ))),
    }
}

/// Why no connection can be made. A pool tries until its time is up and then tells no more than that.
async fn refusal(connect: &PgConnectOptions, patience: Duration, failed: sqlx::Error) -> StoreError {
    if !matches!(failed, sqlx::Error::PoolTimedOut) {
        return error(failed);
    }
    match tokio::time::timeout(patience, PgConnection::connect_with(connect)).await {
        Ok(Err(refused)) => error(refused),
        Ok(Ok(_)) | Err(_) => error(failed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_from_the_oldest_version_on_will_do() {
        for (number, name) in [(140_000, "14.0"), (150_018, "15.18"), (180_001, "18.1")] {
            new_enough(number, name).unwrap();
        }
        for (number, name) in [(139_999, "13.99"), (90_624, "9.6.24")] {
            let said = new_enough(number, name).unwrap_err().to_string();
            assert!(said.contains(name) && said.contains("needs 14 or newer"), "{said}");
        }
    }

    #[test]
    fn an_address_that_is_none_is_named_before_anybody_is_asked() {
        PostgresStore::check_address("postgres://ledger@127.0.0.1:5432/ledger").unwrap();
        let said = PostgresStore::check_address("postgres://ledger@127.0.0.1:port/ledger").unwrap_err();
        assert!(said.starts_with("the PostgreSQL address is not valid: "), "{said}");
    }

    #[test]
    fn what_can_be_read_on_the_way_is_said() {
        let said = |url: &str| readable_on_the_way(&address(url).unwrap());
        for here in ["localhost", "127.0.0.1", "[::1]"] {
            assert_eq!(said(&format!("postgres://someone@{here}/ledger?sslmode=disable")), None, "{here}");
        }
        assert_eq!(said("postgres://someone@db.example.com/ledger?sslmode=verify-full"), None);
        assert_eq!(said("postgres://someone@10.0.0.5/ledger?host=/var/run/postgresql"), None);
        for (query, mode) in
            [("", "prefer"), ("?sslmode=disable", "disable"), ("?sslmode=require", "require")]
        {
            let said = said(&format!("postgres://someone:hush@db.example.com/ledger{query}")).unwrap();
            let names = said.contains(&format!("db.example.com with sslmode {mode}: "));
            assert!(names && said.contains("verify-full") && !said.contains("hush"), "{said}");
        }
    }
}
