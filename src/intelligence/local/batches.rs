//! Which texts go through the model together.

/// Most texts a batch.
const MOST_TEXTS: usize = 32;
/// Most tokens a batch, with those that fill up its shorter texts: it bounds how long one batch keeps others
/// waiting. A single text may have more.
const MOST_TOKENS: usize = 2_048;
/// In tokens, too small for a batch of its own.
const SMALL_DIFFERENCE: usize = 16;

/// Positions of texts by their numbers of tokens. Those of like length go together, so that little is filled
/// up.
pub(super) fn batches(lengths: &[usize]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..lengths.len()).collect();
    order.sort_by_key(|at| lengths[*at]);
    let mut batches: Vec<Vec<usize>> = Vec::new();
    for at in order {
        // No text before it is longer, so the whole batch is filled up to its length.
        let length = lengths[at];
        let fit = |texts: usize| texts <= MOST_TEXTS && texts * length <= MOST_TOKENS;
        let like = |shortest: usize| length <= 2 * lengths[shortest] + SMALL_DIFFERENCE;
        match batches.last_mut() {
            Some(batch) if fit(batch.len() + 1) && like(batch[0]) => batch.push(at),
            _ => batches.push(vec![at]),
        }
    }
    batches
}
