//! The checks of what every endpoint is asked with, whatever it is asked.

use std::time::Duration;

/// Longest name of a model, in bytes: it is part of the adapter's id.
const MOST_MODEL_BYTES: usize = 200;
/// Most requests for one answer, whatever is asked.
pub const MOST_ATTEMPTS: u32 = 20;

pub(crate) fn check_requests(model: &str, attempts: u32, timeout: Duration) -> Result<(), InvalidOption> {
    let model = model.trim();
    if model.is_empty() || model.len() > MOST_MODEL_BYTES || model.chars().any(char::is_control) {
        let rule = format!("must have 1 to {MOST_MODEL_BYTES} bytes and no control characters");
        return Err(InvalidOption::new("model", rule));
    }
    within("attempts", attempts as usize, MOST_ATTEMPTS as usize)?;
    if timeout.is_zero() {
        return Err(InvalidOption::new("timeout", "must be more than 0".into()));
    }
    Ok(())
}

pub(crate) fn within(option: &'static str, given: usize, most: usize) -> Result<(), InvalidOption> {
    if (1..=most).contains(&given) {
        return Ok(());
    }
    Err(InvalidOption::new(option, format!("must be 1 to {most}, is {given}")))
}

/// An option that no endpoint can be asked with: its name, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{option}: {what}")]
pub struct InvalidOption {
    pub option: &'static str,
    pub what: String,
}

impl InvalidOption {
    pub(crate) fn new(option: &'static str, what: String) -> Self {
        Self { option, what }
    }
}
