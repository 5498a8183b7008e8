//! Lists in files next to the code: lines that begin with `#` and say what the list is, then one entry a line.

/// English words in forms that no ending explains, a word a line, the plain form first.
pub const IRREGULAR_VERBS: &str = include_str!("../rules/lists/irregular.txt");
/// Sorts of things, one a line, whose words speak of different things.
pub const SORTS: &str = include_str!("../rules/lists/sorts.txt");
/// Verbs in the form of "he plays" that begin statements about somebody.
pub const PRESENT_FORMS: &str = include_str!("present_forms.txt");
/// Past forms of English verbs that no ending explains, and that are no other form as well.
pub const PAST_FORMS: &str = include_str!("../rules/lists/past_forms.txt");
/// Illnesses and the like, in any of their forms.
pub const CONDITIONS: &str = include_str!("../rules/lists/conditions.txt");
/// Relatives, and partners, friends and pets.
pub const KIN: &str = include_str!("../rules/lists/kin.txt");

/// The entries of a list, in its order.
pub fn entries(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The same in the order of their letters, to be looked up by halves.
pub fn sorted(file: &'static str) -> Vec<&'static str> {
    let mut entries: Vec<&str> = entries(file).collect();
    entries.sort_unstable();
    entries
}
