//! A ledger to measure on, which is removed again.

use std::fs;

use memledger_postgres::{create_schema, drop_schema};

use super::Database;
use crate::{failure::Failure, settings::Settings};

/// A ledger of its own beside the configured one, for measurements: a schema of the same PostgreSQL database,
/// a file in the same folder.
pub struct Fresh {
    pub settings: Settings,
    name: String,
    database: Database,
}

impl Fresh {
    pub async fn make(settings: &Settings) -> Result<Self, Failure> {
        let name = format!("memledger_bench_{}", uuid::Uuid::now_v7().simple());
        let mut settings = settings.clone();
        let database = Database::parse(&settings.database)?;
        match &database {
            Database::Sqlite(path) => {
                let file = path.with_file_name(format!("{name}.db"));
                settings.database = format!("sqlite://{}", file.display());
            }
            Database::Postgres(url) => {
                create_schema(url, &name).await?;
                let separator = if url.contains('?') { '&' } else { '?' };
                settings.database = format!("{url}{separator}options=-c%20search_path%3D{name}");
            }
        }
        Ok(Self { settings, name, database })
    }

    pub async fn remove(&self) -> Result<(), Failure> {
        match &self.database {
            Database::Sqlite(path) => {
                for suffix in ["", "-wal", "-shm"] {
                    let file = path.with_file_name(format!("{}.db{suffix}", self.name));
                    match fs::remove_file(&file) {
                        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
                            return Err(Failure::file(&file, &e));
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
            Database::Postgres(url) => Ok(drop_schema(url, &self.name).await?),
        }
    }
}
