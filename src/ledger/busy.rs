//! Whether many commands come, for who works behind them and makes way.

use std::{
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// Commands a second that are made way for.
const BUSY_PER_S: f64 = 100.0;

/// How many commands there were when it was last looked.
pub struct Traffic {
    seen: Mutex<(Instant, u64)>,
}

impl Traffic {
    /// From now on, with so many commands until now.
    pub fn from(executed: u64) -> Self {
        Self { seen: Mutex::new((Instant::now(), executed)) }
    }

    /// Whether many came since the last look.
    pub fn is_busy(&self, executed: u64) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, before) = std::mem::replace(&mut *seen, (Instant::now(), executed));
        executed.saturating_sub(before) as f64 > BUSY_PER_S * since.elapsed().as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn commands_count_from_one_look_to_the_next() {
        let traffic = Traffic::from(1_000_000);
        std::thread::sleep(Duration::from_millis(10));
        assert!(!traffic.is_busy(1_000_000), "none came");
        assert!(traffic.is_busy(2_000_000));
        std::thread::sleep(Duration::from_millis(50));
        assert!(!traffic.is_busy(2_000_001), "one in 50 ms is 20 a second");
    }
}
