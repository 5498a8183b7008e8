//! Whether two memories may become what a model says they are.

use super::{
    judging::{DatedText, Verdict, may_both_be_true, says_more},
    product::{Product, Source, inheriting},
    twins::differ_in,
};
use crate::summaries::check_statements;

/// The memory that two become by a model's verdict and in its words; none if it keeps them apart, and the reason if rules
/// object. `at` are the times at which their texts were written, the older one's first.
///
/// Two that say the same differ in no number, date, name, denial, condition or tense, and the text says all of both. What was
/// replaced is older, says nothing beyond it, is no deed and not of other days; the text says what the newer one says. It says
/// nothing of its own in either case.
pub fn product_of_text(
    older: Source<'_>,
    newer: Source<'_>,
    at: [i64; 2],
    verdict: Verdict,
    text: &str,
) -> Result<Option<Product>, String> {
    let (old, new) = (older.text.trim(), newer.text.trim());
    let [old_memory, new_memory] = [older.memory, newer.memory];
    match verdict {
        Verdict::Apart => return Ok(None),
        Verdict::Same => {
            if old_memory.pinned && new_memory.pinned {
                return Err("both are pinned".to_owned());
            }
            if let Some(what) = differ_in(old, new) {
                return Err(format!("they differ in {what}"));
            }
            check_statements(text, &[old, new], &[])?;
        }
        Verdict::Replaces => {
            may_replace(
                DatedText { text: old, at: at[0], pinned: old_memory.pinned },
                DatedText { text: new, at: at[1], pinned: new_memory.pinned },
            )?;
            check_statements(text, &[new], &[old])?;
        }
    }
    Ok(Some(inheriting(older, newer, text.to_owned())))
}

fn may_replace(old: DatedText<'_>, new: DatedText<'_>) -> Result<(), &'static str> {
    if old.at >= new.at {
        Err("neither is newer")
    } else if old.pinned {
        Err("the older one is pinned")
    } else if says_more(old.text, new.text) {
        Err("the older one says more than what changed")
    } else if may_both_be_true(old.text, new.text) {
        Err("both may be true, of another time or under a condition")
    } else {
        Ok(())
    }
}

#[cfg(test)]
#[path = "judged_tests.rs"]
mod tests;
