//! A page of the documentation and its fenced blocks.

use std::fs;

use memledger_tests::root;

pub struct Page {
    /// Its path from the project's folder.
    pub name: String,
    pub text: String,
}

/// What stands between two fences.
pub struct Block {
    /// Of the first line inside, counted from 1.
    pub line: usize,
    pub language: String,
    pub lines: Vec<String>,
}

impl Page {
    #[track_caller]
    pub fn open(name: &str) -> Self {
        let text = fs::read_to_string(root().join(name));
        Self { name: name.to_owned(), text: text.unwrap_or_else(|failed| panic!("{name}: {failed}")) }
    }

    /// A place in it, for messages.
    pub fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.name)
    }

    /// The outcome of what stands at a line, or the test fails there.
    #[track_caller]
    pub fn expect<T>(&self, line: usize, outcome: Result<T, String>) -> T {
        outcome.unwrap_or_else(|failed| panic!("{}: {failed}", self.at(line)))
    }

    #[track_caller]
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut open: Option<Block> = None;
        for (line, number) in self.text.lines().zip(1..) {
            match (line.strip_prefix("```"), open.take()) {
                (Some(_), Some(block)) => blocks.push(block),
                (Some(language), None) => {
                    let language = language.trim().to_owned();
                    open = Some(Block { line: number + 1, language, lines: Vec::new() });
                }
                (None, Some(mut block)) => {
                    block.lines.push(line.to_owned());
                    open = Some(block);
                }
                (None, None) => {}
            }
        }
        assert!(open.is_none(), "{}: a block is not closed", self.name);
        blocks
    }

    /// The lines under a heading of the second level, each with its number.
    #[track_caller]
    pub fn section(&self, title: &str) -> Vec<(usize, &str)> {
        let heading = format!("## {title}");
        let lines = self.text.lines().zip(1..).map(|(line, number)| (number, line));
        let section: Vec<(usize, &str)> = lines
            .skip_while(|(_, line)| *line != heading)
            .skip(1)
            .take_while(|(_, line)| !line.starts_with("## "))
            .collect();
        assert!(!section.is_empty(), "{} has no section {title:?}", self.name);
        section
    }
}

/// The cells of a table's row; none where the line is no such row, or the one below the heading.
pub fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    if inner.chars().all(|c| matches!(c, '-' | ':' | '|' | ' ')) {
        return None;
    }
    Some(inner.split('|').map(str::trim).collect())
}
