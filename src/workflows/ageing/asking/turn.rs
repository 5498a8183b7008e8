//! One run of a tenant's policy at a time asks: what one takes of the day's tokens is known to the next, on every server.

use std::time::Duration;

use crate::engine::{Trouble, Work};

/// How long the turn is kept without a sign of life.
const TURN: Duration = Duration::from_secs(30);
const LOOK: Duration = Duration::from_millis(250);

pub struct Turn<'a>(&'a Work);

impl<'a> Turn<'a> {
    pub fn of(work: &'a Work) -> Self {
        Self(work)
    }

    /// Does this in the run's turn, for which it waits.
    pub async fn hold<T>(&self, ask: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        let (runs, run) = (&self.0.ledger.runs, &self.0.run);
        while !runs.take_turn(run, TURN).await? {
            tokio::time::sleep(LOOK).await;
        }
        let asked = tokio::select! {
            asked = ask => asked,
            lost = self.keep() => Err(lost),
        };
        if let Err(failed) = runs.end_turn(run).await {
            tracing::warn!(run = run.run_id, %failed, "a turn to ask a model could not be given back; it ends by itself");
        }
        asked
    }

    async fn keep(&self) -> Trouble {
        loop {
            tokio::time::sleep(TURN / 4).await;
            match self.0.ledger.runs.take_turn(&self.0.run, TURN).await {
                Ok(true) => {}
                Ok(false) => return Trouble::Later("another run took the turn to ask a model".to_owned()),
                Err(failed) => tracing::warn!(%failed, "a turn to ask a model could not be kept"),
            }
        }
    }
}
