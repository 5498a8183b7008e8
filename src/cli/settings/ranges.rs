//! What numbers among the settings may be. One out of its range is refused by name, never replaced in silence.

use super::{Loaded, Settings, declare::Range};
use crate::failure::Failure;

/// Appends leave so many connections to everybody else: a rebuild keeps one while it asks for another.
const BESIDE_LANES: i64 = 2;

/// Refuses settings of which one is out of its range.
pub fn check(loaded: &Loaded) -> Result<(), Failure> {
    for setting in Settings::declared("") {
        if let Some(range) = setting.range {
            within(loaded, &setting.name, range, "")?;
        }
    }
    let most = i64::from(loaded.settings.postgres.connections) - BESIDE_LANES;
    let why = format!(" (postgres.connections less {BESIDE_LANES})");
    within(loaded, "postgres.group_lanes", Range::Whole(1, most), &why)
}

fn within(loaded: &Loaded, name: &str, range: Range, why: &str) -> Result<(), Failure> {
    let Some((value, origin)) = loaded.origins.get(name) else {
        return Err(Failure::Usage(format!("{name}: there is no such setting")));
    };
    let allowed = match range {
        // What is larger than any such number is larger than the most, too.
        Range::Whole(least, most) => value.as_i64().is_some_and(|number| (least..=most).contains(&number)),
        Range::Fraction(least, most) => value.as_f64().is_some_and(|number| (least..=most).contains(&number)),
    };
    // Without a default, it may be left unset.
    if allowed || value.is_null() {
        return Ok(());
    }
    Err(Failure::Usage(format!("{name}: must be {range}{why}, is {value} ({origin})")))
}
