//! A model that keeps queries waiting: most go on without it, and one now and then looks whether it is back.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_intelligence::PortError;
use tokio::time::timeout;

/// How long queries go on without a model that kept one waiting: at first, then twice as long each time, and at most.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(10));

/// Whether a model is away.
#[derive(Debug, Default)]
pub struct Away(Mutex<Option<Absence>>);

#[derive(Debug, Clone, Copy)]
struct Absence {
    since: Instant,
    /// When the next query asks.
    until: Instant,
    pause: Duration,
}

impl Away {
    /// What the model answers, at most so much later. None where it is away and this query does not ask.
    pub async fn ask<T>(
        &self,
        patience: Duration,
        answer: impl Future<Output = Result<T, PortError>>,
    ) -> Option<Result<T, PortError>> {
        let began = Instant::now();
        if !self.is_asked(began, patience) {
            return None;
        }
        let late = || PortError::Unavailable(format!("no answer within {} ms", patience.as_millis()));
        let answer = timeout(patience, answer).await.unwrap_or_else(|_| Err(late()));
        match &answer {
            Err(PortError::Unavailable(_) | PortError::RateLimited { .. }) => {
                self.kept_waiting(began, Instant::now())
            }
            // It is there, whatever it makes of this query.
            _ => *self.absence() = None,
        }
        Some(answer)
    }

    fn absence(&self) -> MutexGuard<'_, Option<Absence>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever asks is the only one meanwhile.
    fn is_asked(&self, now: Instant, patience: Duration) -> bool {
        let mut absence = self.absence();
        let Some(absence) = absence.as_mut() else { return true };
        let is_due = now >= absence.until;
        if is_due {
            absence.until = now + patience;
        }
        is_due
    }

    /// Of those who began to wait while it still seemed to be there the first one makes a pause, however many they are.
    fn kept_waiting(&self, began: Instant, now: Instant) {
        let mut absence = self.absence();
        let (since, pause) = match *absence {
            Some(known) if began < known.since => return,
            Some(known) => (known.since, (known.pause * 2).min(PAUSES.1)),
            None => (now, PAUSES.0),
        };
        *absence = Some(Absence { since, until: now + pause, pause });
    }
}

#[cfg(test)]
#[path = "away_tests.rs"]
mod tests;
