//! Which texts are the same statement however they are read: nobody has to be asked about those.

use unicode_normalization::UnicodeNormalization;

/// A text as it is compared: in NFC, its white space as single spaces, without one full stop at its end. Nothing else
/// is alike: case may tell a name from a word ("US", "us"), and NFKC would make 10² of 102.
pub fn comparable(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut comparable: String = words.join(" ").nfc().collect();
    let is_stop = |c: char| matches!(c, '.' | '。');
    // More than one is no full stop but a thought that breaks off.
    if comparable.ends_with(is_stop) && !comparable.trim_end_matches(is_stop).is_empty() {
        let last = comparable.pop();
        if let Some(last) = last.filter(|_| comparable.ends_with(is_stop)) {
            comparable.push(last);
        }
    }
    comparable.truncate(comparable.trim_end().len());
    comparable
}

#[cfg(test)]
mod tests {
    use super::comparable;

    #[test]
    fn texts_that_differ_in_space_composition_or_a_full_stop_are_the_same() {
        for [one, other] in [
            ["Likes tea", "Likes tea."],
            ["Likes tea", " Likes\u{a0} tea .\n"],
            ["Likes café", "Likes cafe\u{301}"],
            ["喜欢喝茶", "喜欢喝茶。"],
            ["Keeps bees,\r\nthree hives", "Keeps bees,\nthree hives"],
        ] {
            assert_eq!(comparable(one), comparable(other), "{one:?} and {other:?}");
        }
    }

    #[test]
    fn texts_that_differ_in_anything_else_are_not() {
        for [one, other] in [
            ["Works for US clients", "Works for us clients"],
            ["Lives on 10² acres", "Lives on 102 acres"],
            ["Likes tea", "Likes tea?"],
            ["Likes tea", "Likes tea!"],
            ["Likes tea.", "Likes tea..."],
            ["Owes 1.5", "Owes 15"],
            ["Is left handed", "Is lefthanded"],
            [".", ""],
            ["میخواهم", "می\u{200c}خواهم"],
        ] {
            assert_ne!(comparable(one), comparable(other), "{one:?} and {other:?}");
        }
    }
}
