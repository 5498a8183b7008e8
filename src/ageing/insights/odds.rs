//! How often chance alone would give what was counted.

/// The logarithm of how many ways there are to choose `k` of `n`.
fn ways(n: u32, k: u32) -> f64 {
    (1..=k.min(n - k.min(n))).map(|at| (f64::from(n - at + 1) / f64::from(at)).ln()).sum()
}

/// How likely at least `hits` of `all` are if each is one with that probability.
pub fn at_least(hits: u32, all: u32, probability: f64) -> f64 {
    let [yes, no] = [probability, 1.0 - probability].map(|share| share.max(f64::MIN_POSITIVE).ln());
    let of = |count: u32| (ways(all, count) + f64::from(count) * yes + f64::from(all - count) * no).exp();
    (hits..=all).map(of).sum()
}

/// How likely at least `hits` of `all` are if `hits + other_hits` are spread by chance over `all + other_all`: Fisher's exact test,
/// one-sided.
pub fn more_than(hits: u32, all: u32, other_hits: u32, other_all: u32) -> f64 {
    let total = hits + other_hits;
    let of =
        |count: u32| (ways(all, count) + ways(other_all, total - count) - ways(all + other_all, total)).exp();
    (hits..=all.min(total)).filter(|count| total - count <= other_all).map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_what_is_reckoned_by_hand() {
        let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{one} {other}");
        near(at_least(0, 5, 0.3), 1.0);
        near(at_least(2, 2, 0.5), 0.25);
        near(at_least(1, 3, 1.0 / 3.0), 1.0 - 8.0 / 27.0);
        // Of the lady who tastes tea: all four of four.
        near(more_than(4, 4, 0, 4), 1.0 / 70.0);
        near(more_than(3, 4, 1, 4), 17.0 / 70.0);
        near(more_than(0, 4, 4, 4), 1.0);
    }
}
