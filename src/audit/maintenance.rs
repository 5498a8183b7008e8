//! Whose turn it is among what works through the whole log: one at a time, and few in line.

use memledger_kernel::LedgerError;
use tokio::sync::{Mutex, MutexGuard, Semaphore, SemaphorePermit};

/// Most that wait for their turn. Each keeps a place among the requests under way, so that a long line would
/// take the whole server with it.
const IN_LINE: usize = 4;

pub struct Maintenance {
    working: Mutex<()>,
    line: Semaphore,
}

/// Held while it lasts.
pub struct Turn<'a> {
    _working: MutexGuard<'a, ()>,
    _in_line: SemaphorePermit<'a>,
}

impl Default for Maintenance {
    fn default() -> Self {
        Self { working: Mutex::default(), line: Semaphore::new(1 + IN_LINE) }
    }
}

impl Maintenance {
    pub async fn turn(&self) -> Result<Turn<'_>, LedgerError> {
        let full = |_| {
            let why =
                format!("a verify or rebuild is under way and {IN_LINE} more are waiting; try again later");
            LedgerError::Unavailable(why)
        };
        let _in_line = self.line.try_acquire().map_err(full)?;
        Ok(Turn { _working: self.working.lock().await, _in_line })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn one_works_a_few_wait_and_the_rest_is_refused() {
        let maintenance = Maintenance::default();
        let first = maintenance.turn().await.unwrap();
        let mut waiting: Vec<_> = (0..IN_LINE).map(|_| Box::pin(maintenance.turn())).collect();
        for one in &mut waiting {
            assert!(tokio::time::timeout(Duration::ZERO, one).await.is_err());
        }
        assert_eq!(maintenance.turn().await.err().map(|e| e.code()), Some("unavailable"));
        drop(first);
        let second = waiting.remove(0).await.unwrap();
        drop((second, waiting));
        assert!(maintenance.turn().await.is_ok());
    }
}
