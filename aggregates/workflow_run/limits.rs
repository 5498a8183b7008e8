//! What names, codes and numbers of a run may be: they stand in events, where no free text may.

use std::collections::{BTreeMap, BTreeSet};

use super::{events::RunUsage, rejection::RunRejection};

/// Most steps a workflow may have.
pub const MAX_STEPS: usize = 20;
/// Most figures that one step, run or restore may report.
pub const MAX_FIGURES: usize = 64;
/// Longest name of a workflow, step or figure and longest error code, in bytes.
pub const MAX_NAME_BYTES: usize = 64;
/// Longest name of a node, in bytes.
pub const MAX_NODE_BYTES: usize = 128;
/// Largest number an event may hold: canonical JSON has the numbers of doubles, exact up to here.
pub const MAX_NUMBER: u64 = (1 << 53) - 1;

fn consists_of(text: &str, most_bytes: usize, allowed: fn(char) -> bool) -> bool {
    (1..=most_bytes).contains(&text.len()) && text.chars().all(allowed)
}

/// Whether it can be the name of a workflow, of a step or of a figure.
pub(crate) fn is_name(text: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '-' | '.');
    consists_of(text, MAX_NAME_BYTES, allowed)
}

/// What [`is_name`] asks for, in words.
pub(crate) const NAME_RULE: &str = "must have 1 to 64 of the characters a-z, 0-9, _, - and .";

pub(super) fn name(field: impl Into<String>, text: &str) -> Result<(), RunRejection> {
    if is_name(text) { Ok(()) } else { Err(RunRejection::invalid(field, NAME_RULE)) }
}

/// An error is a code of a-z and _: what went wrong in words may quote a person's texts.
pub(super) fn error_code(text: &str) -> Result<(), RunRejection> {
    if consists_of(text, MAX_NAME_BYTES, |c| c.is_ascii_lowercase() || c == '_') {
        return Ok(());
    }
    Err(RunRejection::invalid("error", "must be a code of 1 to 64 of the characters a-z and _"))
}

pub(super) fn node(text: &str) -> Result<(), RunRejection> {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | ':' | '-' | '@');
    if consists_of(text, MAX_NODE_BYTES, allowed) {
        return Ok(());
    }
    let rule = "must have 1 to 128 of the characters A-Z, a-z, 0-9, ., _, :, - and @";
    Err(RunRejection::invalid("node", rule))
}

pub(super) fn steps(names: &[String]) -> Result<(), RunRejection> {
    if !(1..=MAX_STEPS).contains(&names.len()) {
        let message = format!("must name 1 to {MAX_STEPS} steps, names {}", names.len());
        return Err(RunRejection::invalid("steps", message));
    }
    let mut distinct = BTreeSet::new();
    for (index, step) in names.iter().enumerate() {
        name(format!("steps[{index}]"), step)?;
        if !distinct.insert(step) {
            return Err(RunRejection::invalid("steps", format!("names {step} twice")));
        }
    }
    Ok(())
}

pub(super) fn figures(figures: &BTreeMap<String, i64>) -> Result<(), RunRejection> {
    if figures.len() > MAX_FIGURES {
        let message = format!("must hold at most {MAX_FIGURES} figures, holds {}", figures.len());
        return Err(RunRejection::invalid("figures", message));
    }
    for (figure, value) in figures {
        if !is_name(figure) {
            return Err(RunRejection::invalid("figures", format!("the name of a figure {NAME_RULE}")));
        }
        if value.unsigned_abs() > MAX_NUMBER {
            let message = format!("must be -{MAX_NUMBER} to {MAX_NUMBER}, is {value}");
            return Err(RunRejection::invalid(format!("figures.{figure}"), message));
        }
    }
    Ok(())
}

pub(super) fn usage(usage: &RunUsage) -> Result<(), RunRejection> {
    let RunUsage { completion_tokens, cost_micros, prompt_tokens, requests } = *usage;
    for (field, value) in [
        ("completion_tokens", completion_tokens),
        ("cost_micros", cost_micros),
        ("prompt_tokens", prompt_tokens),
        ("requests", requests),
    ] {
        if value > MAX_NUMBER {
            let message = format!("must be at most {MAX_NUMBER}, is {value}");
            return Err(RunRejection::invalid(format!("usage.{field}"), message));
        }
    }
    Ok(())
}
