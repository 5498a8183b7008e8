//! Lists in files next to the code: lines that begin with `#` and say what the list is, then one entry a line.

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
