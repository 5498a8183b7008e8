//! How alike two texts are, character by character.

/// Statements have 280 characters; of longer texts than this, only equal ones are alike: to compare them takes too long.
const MOST_CHARS: usize = 512;

/// Twice the characters of the blocks that both texts have in the same order, divided by the characters of both: 1 for equal
/// texts, 0 for texts without a character in common; capitals count as small letters. Blocks are found as Ratcliff and
/// Obershelp do: the longest one first, then the longest on either side of it.
pub fn text_ratio(one: &str, other: &str) -> f64 {
    let [one, other] = [lower(one), lower(other)];
    ratio(&one, &other)
}

/// Whether the ratio is at least that, without reckoning it if the lengths or the letters forbid it.
pub fn reaches_text_ratio(one: &str, other: &str, least: f64) -> bool {
    // A character is 1 to 4 bytes, and small letters may be longer than capitals: only ASCII tells lengths at once.
    if one.is_ascii() && other.is_ascii() && bound(one.len().min(other.len()), one.len(), other.len()) < least
    {
        return false;
    }
    let [one, other] = [lower(one), lower(other)];
    bound(in_both(&one, &other), one.len(), other.len()) >= least && ratio(&one, &other) >= least
}

fn lower(text: &str) -> Vec<char> {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// The ratio if that many characters match.
fn bound(matched: usize, one: usize, other: usize) -> f64 {
    if one + other == 0 { 1.0 } else { 2.0 * matched as f64 / (one + other) as f64 }
}

/// The most characters that can match, in whatever order. Characters that share a place count as one, which only raises it.
fn in_both(one: &[char], other: &[char]) -> usize {
    let mut counts = [0_i32; 64];
    one.iter().for_each(|c| counts[*c as usize % 64] += 1);
    other.iter().for_each(|c| counts[*c as usize % 64] -= 1);
    let left_over: i32 = counts.iter().map(|count| (*count).max(0)).sum();
    one.len().saturating_sub(usize::try_from(left_over).unwrap_or_default())
}

fn ratio(one: &[char], other: &[char]) -> f64 {
    if one.len().max(other.len()) > MOST_CHARS {
        return if one == other { 1.0 } else { 0.0 };
    }
    let mut rest = vec![(one, other)];
    let mut matched = 0;
    while let Some((one, other)) = rest.pop() {
        let (at, behind, length) = longest_block(one, other);
        if length > 0 {
            matched += length;
            rest.push((&one[..at], &other[..behind]));
            rest.push((&one[at + length..], &other[behind + length..]));
        }
    }
    bound(matched, one.len(), other.len())
}

/// Where the longest block begins in either, the first of equal ones, and its length.
fn longest_block(one: &[char], other: &[char]) -> (usize, usize, usize) {
    let mut best = (0, 0, 0);
    // How long the block is that ends at each character of the other text.
    let mut ends = vec![0; other.len() + 1];
    for (at, character) in one.iter().enumerate() {
        // From the end, so that the row before is still there.
        for behind in (0..other.len()).rev() {
            ends[behind + 1] = if other[behind] == *character { ends[behind] + 1 } else { 0 };
            let length = ends[behind + 1];
            let starts = (at + 1 - length, behind + 1 - length);
            if length > best.2 || (length == best.2 && length > 0 && starts < (best.0, best.1)) {
                best = (starts.0, starts.1, length);
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_ratio_is_what_is_reckoned_by_hand() {
        for (one, other, expected) in [
            ("", "", 1.0),
            ("tea", "", 0.0),
            ("Tea", "tea", 1.0),
            ("abcd", "bcde", 0.75),
            // "meeting at " and "pm".
            ("meeting at 2pm", "meeting at 3pm", 2.0 * 13.0 / 28.0),
        ] {
            assert!((text_ratio(one, other) - expected).abs() < 1e-9, "{one} | {other}");
        }
        let long = "a long memory ".repeat(50);
        assert_eq!(text_ratio(&long, &long), 1.0);
        assert_eq!(text_ratio(&long, &format!("{long}b")), 0.0);
    }

    proptest! {
        #[test]
        fn what_is_left_out_early_does_not_reach_it(
            one in "[a-dA-D İß]{0,30}", other in "[a-dA-D İß]{0,30}", least in 0.0..1.0,
        ) {
            let ratio = text_ratio(&one, &other);
            prop_assert!((0.0..=1.0).contains(&ratio));
            prop_assert_eq!(reaches_text_ratio(&one, &other, least), ratio >= least);
        }
    }
}
