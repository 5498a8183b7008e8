//! Whether many commands come, for who works behind them and makes way.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// Commands a second that are made way for.
const BUSY_PER_S: f64 = 100.0;

/// How many commands callers asked for of this process; what the ledger and its runs do by themselves is none of them.
#[derive(Clone, Default)]
pub struct Commands(Arc<AtomicU64>);

impl Commands {
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn so_far(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many commands there were when it was last looked.
pub struct Traffic {
    commands: Commands,
    seen: Mutex<(Instant, u64)>,
}

impl Traffic {
    /// From now on.
    pub fn of(commands: Commands) -> Self {
        let seen = Mutex::new((Instant::now(), commands.so_far()));
        Self { commands, seen }
    }

    /// Whether many came since the last look.
    pub fn is_busy(&self) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let so_far = self.commands.so_far();
        let (since, before) = std::mem::replace(&mut *seen, (Instant::now(), so_far));
        so_far.saturating_sub(before) as f64 > BUSY_PER_S * since.elapsed().as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn commands_count_from_one_look_to_the_next() {
        let commands = Commands::default();
        let come = |many| (0..many).for_each(|_| commands.count());
        come(1_000);
        let traffic = Traffic::of(commands.clone());
        std::thread::sleep(Duration::from_millis(10));
        assert!(!traffic.is_busy(), "none came");
        come(100_000);
        assert!(traffic.is_busy());
        std::thread::sleep(Duration::from_millis(50));
        come(1);
        assert!(!traffic.is_busy(), "one in 50 ms is 20 a second");
    }
}
