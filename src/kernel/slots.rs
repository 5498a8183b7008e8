//! Rows of parameters in SQL.

/// Rows of parameters, each as the type of its column: what stands by itself says of none.
pub fn slots(rows: usize, columns: &[&str]) -> String {
    let row = |row: usize| {
        let numbered = columns.iter().zip(row * columns.len() + 1..);
        let slots: Vec<String> = numbered.map(|(kind, at)| format!("CAST(${at} AS {kind})")).collect();
        format!("({})", slots.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}
