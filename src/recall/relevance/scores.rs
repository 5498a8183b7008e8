//! Scores: one for each text that was asked about.

use memledger_intelligence::{
    ReplyFault,
    reply::{self, MISSING_IDS, REJECTED_BY_SCHEMA},
};
use serde_json::Value;

/// One score, 0 to 1, for each of `texts` texts, in their order. Bare numbers, as many as texts, are in it already; what
/// is about no text of these is left alone.
pub fn scores(text: &str, texts: usize) -> Result<Vec<f64>, ReplyFault> {
    let items = reply::items(text, "scores")?;
    let in_order = items.len() == texts && items.iter().all(|item| item.get("index").is_none());
    let mut given: Vec<Option<f64>> = vec![None; texts];
    for (at, item) in items.iter().enumerate() {
        let index = if in_order { Some(at as f64) } else { item.get("index").and_then(number) };
        let Some(place) = index.and_then(|index| given.get_mut(usize::try_from(whole(index)?).ok()?)) else {
            continue;
        };
        let score = number(item).or_else(|| item.get("score").and_then(number));
        let Some(score) = score.filter(|score| (0.0..=1.0).contains(score)) else {
            return Err(ReplyFault::new(REJECTED_BY_SCHEMA, format!("scores[{at}].score is not 0 to 1")));
        };
        if place.replace(score).is_some_and(|before| before != score) {
            return Err(ReplyFault::new(
                REJECTED_BY_SCHEMA,
                format!("scores[{at}] is another score of the same text"),
            ));
        }
    }
    let given: Vec<f64> = given.into_iter().flatten().collect();
    if given.len() < texts {
        return Err(ReplyFault::new(MISSING_IDS, format!("{} of {texts} were answered", given.len())));
    }
    Ok(given)
}

/// A number, also one in quotes.
fn number(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn whole(number: f64) -> Option<i64> {
    (number.fract() == 0.0 && number.abs() < 1e9).then_some(number as i64)
}

#[cfg(test)]
#[path = "scores_tests.rs"]
mod tests;
