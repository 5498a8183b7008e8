//! How alike two texts are, character by character.

/// Twice the characters of the blocks that both texts have in the same order, divided by the characters of both: 1 for equal
/// texts, 0 for texts without a character in common. Blocks are found as Ratcliff and Obershelp do: the longest one first, then
/// the longest on either side of it.
pub fn text_ratio(one: &str, other: &str) -> f64 {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let both = one.len() + other.len();
    if both == 0 {
        return 1.0;
    }
    let mut rest = vec![(&one[..], &other[..])];
    let mut matched = 0;
    while let Some((one, other)) = rest.pop() {
        let (at, behind, length) = longest_block(one, other);
        if length > 0 {
            matched += length;
            rest.push((&one[..at], &other[..behind]));
            rest.push((&one[at + length..], &other[behind + length..]));
        }
    }
    2.0 * matched as f64 / both as f64
}

/// Where the longest block begins in either, the first of equal ones, and its length.
fn longest_block(one: &[char], other: &[char]) -> (usize, usize, usize) {
    let mut best = (0, 0, 0);
    // How long the block is that ends at each character of the other text.
    let mut ends = vec![0; other.len() + 1];
    for (i, character) in one.iter().enumerate() {
        // From the end, so that the row before is still there.
        for j in (0..other.len()).rev() {
            ends[j + 1] = if other[j] == *character { ends[j] + 1 } else { 0 };
            let (length, starts) = (ends[j + 1], (i + 1 - ends[j + 1], j + 1 - ends[j + 1]));
            if length > best.2 || (length == best.2 && length > 0 && starts < (best.0, best.1)) {
                best = (starts.0, starts.1, length);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures are those of Python's `difflib.SequenceMatcher(None, one, other).ratio()`.
    #[test]
    fn a_ratio_is_that_of_the_usual_implementation() {
        for (one, other, ratio) in [
            ("", "", 1.0),
            ("tea", "", 0.0),
            ("abc", "xyz", 0.0),
            ("meeting at 2pm", "meeting at 3pm", 26.0 / 28.0),
            ("The user lives in Weimar.", "Weimar is where the user lives.", 0.5),
            ("abxcd", "abcd", 8.0 / 9.0),
            ("größe", "grösse", 8.0 / 11.0),
        ] {
            assert!(
                (text_ratio(one, other) - ratio).abs() < 1e-9,
                "{one} | {other}: {}",
                text_ratio(one, other)
            );
        }
    }
}
