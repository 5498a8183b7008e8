//! Lists in files next to the code: lines that begin with `#` and say what the list is, then one entry a line.

/// English words in forms that no ending explains, a word a line, the plain form first.
pub const IRREGULAR_VERBS: &str = include_str!("../rules/lists/irregular.txt");
/// Sorts of things, one a line, whose words speak of different things.
pub const SORTS: &str = include_str!("../rules/lists/sorts.txt");

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
