//! Latencies and rates.

use std::time::Duration;

/// Latencies in milliseconds, in the order they were taken.
#[derive(Debug, Default, Clone)]
pub struct Latencies(Vec<f64>);

impl Latencies {
    pub fn add(&mut self, took: Duration) {
        self.0.push(took.as_secs_f64() * 1e3);
    }

    pub fn extend(&mut self, other: &Self) {
        self.0.extend(&other.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn quantile(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let at = (sorted.len().saturating_sub(1)) as f64 * share;
        sorted.get(at.round() as usize).copied().unwrap_or(f64::NAN)
    }

    /// The median of the hundred around the n-th.
    pub fn around(&self, nth: usize) -> f64 {
        let from = nth.saturating_sub(50);
        Self(self.0.iter().skip(from).take(100).copied().collect()).quantile(0.5)
    }
}

pub fn rate(count: usize, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64().max(1e-9)
}
