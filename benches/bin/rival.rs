//! Plain cqrs-es with postgres-es, executing the same command on the same aggregate: no contents, receipts,
//! hashes, positions or read models. `rival URL TASKS SECONDS USERS` prints one JSON object.
//!
//! Few users make long streams, which it reads whole before each command.

use std::{
    error::Error,
    sync::Arc,
    time::{Duration, Instant},
};

use cqrs_es::{CqrsFramework, persist::PersistedEventStore};
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Action, Attributes, BookRules, ContentRef, Kind, MemoryBook, MemoryCommand},
};
use postgres_es::PostgresEventRepository;
use sqlx::postgres::PgPoolOptions;
use uuid::Uuid;

type Failed = Box<dyn Error + Send + Sync>;

/// The table of postgres-es's own `db/init.sql`, under a name of its own.
const TABLE: &str = "
    DROP TABLE IF EXISTS rival_events;
    CREATE TABLE rival_events (
        aggregate_type text NOT NULL, aggregate_id text NOT NULL,
        sequence bigint CHECK (sequence >= 0) NOT NULL, event_type text NOT NULL, event_version text NOT NULL,
        payload json NOT NULL, metadata json NOT NULL,
        PRIMARY KEY (aggregate_type, aggregate_id, sequence))";

fn create() -> Result<MemoryCommand, Failed> {
    let attributes = Attributes {
        kind: Kind::Semantic,
        category: Some("profile".into()),
        bank: "General".into(),
        importance: 2,
        pinned: false,
        thread_id: None,
        agent_id: None,
        run_id: None,
        actor_id: None,
        role: None,
    };
    let content = ContentRef { content_id: Uuid::now_v7(), commitment: "0123456789abcdef".repeat(4) };
    let memory_id = MemoryId::new(Uuid::now_v7().to_string())?;
    let action = Action::CreateMemory { memory_id, attributes, content };
    Ok(MemoryCommand { at: Timestamp(1), by_run: None, reason: None, expected_revision: None, action })
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, tasks, seconds, users] = arguments.as_slice() else {
        return Err("usage: rival URL TASKS SECONDS USERS".into());
    };
    let (tasks, users): (usize, usize) = (tasks.parse()?, users.parse()?);
    let until = Duration::from_secs(seconds.parse()?);
    let pool = PgPoolOptions::new().max_connections(u32::try_from(tasks)?).connect(url).await?;
    sqlx::raw_sql(TABLE).execute(&pool).await?;
    let repository =
        PostgresEventRepository::new(pool.clone()).with_tables("rival_events", "rival_snapshots");
    let store = PersistedEventStore::<_, MemoryBook>::new_event_store(repository);
    let framework = Arc::new(CqrsFramework::new(store, Vec::new(), BookRules { max_memories: 1_000_000 }));
    let started = Instant::now();
    let running: Vec<_> = (0..tasks)
        .map(|task| {
            let framework = framework.clone();
            tokio::spawn(async move {
                let mut done = 0_usize;
                for user in (task..users.max(tasks)).step_by(tasks).cycle() {
                    if started.elapsed() >= until {
                        break;
                    }
                    framework.execute(&format!("user-{user}"), create()?).await?;
                    done += 1;
                }
                Ok::<_, Failed>(done)
            })
        })
        .collect();
    let mut commands = 0;
    for task in running {
        commands += task.await??;
    }
    let took = started.elapsed().as_secs_f64();
    sqlx::raw_sql("DROP TABLE rival_events").execute(&pool).await?;
    let streams = users.max(tasks);
    println!(
        "{}",
        serde_json::json!({
            "commands_per_s": commands as f64 / took,
            "commands": commands,
            "events_a_stream": commands as f64 / streams as f64,
        })
    );
    Ok(())
}
