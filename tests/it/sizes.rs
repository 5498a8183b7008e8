//! No crate and no function outgrows what one can read at a time.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use memledger_tests::root;

use super::walls::{members, sources};

/// Most lines of a crate without its tests.
const LINES_OF_A_CRATE: usize = 8_000;

/// Most lines of a function, from its name to its last brace.
const LINES_OF_A_FUNCTION: usize = 70;

/// The source with blanks in the place of comments and of what is in quotes, so that its braces are those of blocks.
fn code(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(next) = rest.chars().next() {
        let length = apart(rest, code.chars().next_back());
        let (passed, after) = rest.split_at(length.unwrap_or(next.len_utf8()));
        match length {
            Some(_) => code.extend(passed.chars().map(|c| if c == '\n' { '\n' } else { ' ' })),
            None => code.push(next),
        }
        rest = after;
    }
    code
}

/// How many bytes a comment, a string or a character takes that begins here, if one does.
fn apart(rest: &str, before: Option<char>) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Some(rest.find("*/").map_or(rest.len(), |end| end + 2));
    }
    let is_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if let Some(raw) = rest.strip_prefix('r').filter(|_| !is_word) {
        let quoted = raw.trim_start_matches('#');
        let end = format!("\"{}", "#".repeat(raw.len() - quoted.len()));
        if let Some(inner) = quoted.strip_prefix('"') {
            let begins = rest.len() - inner.len();
            return Some(inner.find(&end).map_or(rest.len(), |at| begins + at + end.len()));
        }
    }
    if let Some(inner) = rest.strip_prefix('"') {
        return Some(1 + closing(inner, '"'));
    }
    // A lifetime has no second quote behind its first letter.
    let is_character = rest.starts_with("'\\") || rest.starts_with('\'') && rest.chars().nth(2) == Some('\'');
    is_character.then(|| 1 + closing(&rest[1..], '\''))
}

/// The bytes up to the quote that closes, with it; one behind a backslash doesn't.
fn closing(inner: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in inner.char_indices() {
        if c == quote && !escaped {
            return at + c.len_utf8();
        }
        escaped = c == '\\' && !escaped;
    }
    inner.len()
}

/// The bytes up to the brace that closes the first block, with it; up to the semicolon, if that comes first.
fn block(code: &str) -> usize {
    let (mut braces, mut brackets) = (0, 0);
    for (at, c) in code.char_indices() {
        match c {
            '{' => braces += 1,
            '}' if braces == 1 => return at + 1,
            '}' => braces -= 1,
            '(' | '[' => brackets += 1,
            ')' | ']' => brackets -= 1,
            ';' if braces == 0 && brackets == 0 => return at + 1,
            _ => {}
        }
    }
    code.len()
}

/// The code without the modules of its tests.
fn without_tests(mut code: String) -> String {
    while let Some(begin) = code.find("#[cfg(test)]") {
        let end = begin + block(&code[begin..]);
        code.replace_range(begin..end, "");
    }
    code
}

/// The name of each function that has a body, with its lines.
fn functions(code: &str) -> Vec<(&str, usize)> {
    let mut functions = Vec::new();
    for (at, _) in code.match_indices("fn ") {
        let is_word = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let behind = &code[at + 3..];
        let name = behind.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        if !is_word && !name.is_empty() {
            functions.push((name, behind[..block(behind)].lines().count()));
        }
    }
    functions
}

/// Whether a file is all tests.
fn is_tests(path: &Path) -> bool {
    let within = path.strip_prefix(root()).unwrap_or(path);
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    within.components().any(|part| part.as_os_str() == "tests") || name == "tests" || name.ends_with("_tests")
}

/// The sources outside tests by the folder of their crate, each with its code.
fn crates() -> BTreeMap<PathBuf, Vec<(PathBuf, String)>> {
    let members = members();
    let mut crates: BTreeMap<PathBuf, Vec<(PathBuf, String)>> = BTreeMap::new();
    for path in sources().into_iter().filter(|path| !is_tests(path)) {
        let folder =
            members.iter().filter(|folder| path.starts_with(folder)).max_by_key(|it| it.as_os_str().len());
        let source =
            fs::read_to_string(&path).unwrap_or_else(|failed| panic!("{}: {failed}", path.display()));
        if let Some(folder) = folder {
            let code = without_tests(code(&source));
            crates.entry(folder.clone()).or_default().push((path, code));
        }
    }
    crates
}

#[test]
fn no_crate_has_more_than_8000_lines_without_tests() {
    let crates = crates();
    assert!(crates.len() > 15, "{} crates", crates.len());
    let mut large = BTreeMap::new();
    for (folder, files) in crates {
        let lines: usize = files.iter().map(|(_, code)| code.lines().count()).sum();
        if lines > LINES_OF_A_CRATE {
            large.insert(folder.strip_prefix(root()).unwrap().display().to_string(), lines);
        }
    }
    assert!(large.is_empty(), "divide what is too large: {large:?}");
}

#[test]
fn no_function_outside_tests_has_more_than_70_lines() {
    let (mut seen, mut long) = (0, BTreeMap::new());
    for (path, code) in crates().into_values().flatten() {
        for (name, lines) in functions(&code) {
            seen += 1;
            if lines > LINES_OF_A_FUNCTION {
                long.insert(name.to_owned(), format!("{}: {lines} lines", path.display()));
            }
        }
    }
    assert!(seen > 4_000, "only {seen} functions were found");
    assert!(long.is_empty(), "move a step of what is too long out under its own name: {long:#?}");
}

#[test]
fn lines_are_counted_as_they_are_meant() {
    let source = "fn one(of: [u8; 2]) -> char {\n    // fn none() {\n    let text = r#\"}\" fn no() {\"#;\n    '{'\n}\n\
                  trait Few { fn two(&'static self); }\n#[cfg(test)]\nmod tests {\n    fn three() {}\n}\n\
                  #[cfg(test)]\nuse a::b;\nconst fn four() { \"\\\"}\"; '\\''; }\n";
    let code = without_tests(code(source));
    assert_eq!(functions(&code), [("one", 5), ("two", 1), ("four", 1)]);
    assert_eq!(code.lines().count(), 9);
    assert!(!is_tests(&root().join("src/sizes.rs")) && is_tests(&root().join("src/a/sizes_tests.rs")));
}
