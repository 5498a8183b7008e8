//! Scores: one for each text that was asked about.

use serde::Deserialize;

use super::{INVENTED_IDS, REJECTED_BY_SCHEMA, Wrong, all_there, typed};

#[derive(Deserialize)]
struct Reply {
    scores: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    index: i64,
    score: f64,
}

/// One score, 0 to 1, for each of so many texts, in their order.
pub fn scores(text: &str, texts: usize) -> Result<Vec<f64>, Wrong> {
    let items = typed::<Reply>(text)?.scores;
    let mut given: Vec<Option<f64>> = vec![None; texts];
    for (at, Item { index, score }) in items.into_iter().enumerate() {
        let free = |place: &usize| given.get(*place).is_some_and(Option::is_none);
        let Some(place) = usize::try_from(index).ok().filter(free) else {
            let what = format!("scores[{at}].index is of no text, or of one that had a score before");
            return Err(Wrong::new(INVENTED_IDS, what));
        };
        if !(0.0..=1.0).contains(&score) {
            return Err(Wrong::new(REJECTED_BY_SCHEMA, format!("scores[{at}].score is not 0 to 1")));
        }
        given[place] = Some(score);
    }
    let given: Vec<f64> = given.into_iter().flatten().collect();
    all_there(given.len(), texts)?;
    Ok(given)
}

#[cfg(test)]
#[path = "scores_tests.rs"]
mod tests;
