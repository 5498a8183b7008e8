//! The connections that all but appends share, and how long the server may take over what it is asked on them.

use std::{sync::Arc, time::Duration};

use memledger_store::StoreError;
use sqlx::{PgConnection, postgres::PgConnectOptions};

use super::{PostgresOptions, refusal, stack::Stack};

pub struct Connections {
    pub stack: Arc<Stack>,
    answer_timeout: Duration,
    work_timeout: Duration,
}

impl Connections {
    pub async fn open(connect: &PgConnectOptions, options: &PostgresOptions) -> Result<Self, StoreError> {
        let (_, others) = options.shares();
        let stack = Arc::new(Stack::new(connect, Arc::default(), others, options, &[], None));
        match stack.take().await {
            Ok(first) => first.give_back(),
            Err(failed) => return Err(refusal(connect, options.acquire_timeout, failed).await),
        }
        let PostgresOptions { answer_timeout, work_timeout, .. } = *options;
        Ok(Self { stack, answer_timeout, work_timeout })
    }

    pub async fn ask<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.stack.ask(self.answer_timeout, work).await
    }

    /// The same for what may rightly take longer.
    pub async fn work<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.stack.ask(self.work_timeout, work).await
    }

    /// Waits for what is under way, as long as an answer may take.
    pub async fn close(&self) {
        self.stack.close(self.answer_timeout).await;
    }
}
