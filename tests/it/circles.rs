//! Modules of a crate that import each other in a circle can't be read, tested or moved alone.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use memledger_tests::root;

/// Most modules of one crate that may import each other in a circle.
const LONGEST: usize = 4;

/// The crates that are looked at, by their folders.
const CRATES: [&str; 29] = [
    "aggregates",
    "projections",
    "src/ageing",
    "src/api",
    "src/audit",
    "src/checkpoints",
    "src/cli",
    "src/extraction",
    "src/intelligence",
    "src/kernel",
    "src/ledger",
    "src/mcp",
    "src/memories",
    "src/observability",
    "src/offline",
    "src/people",
    "src/recall",
    "src/records",
    "src/requests",
    "src/runs",
    "src/statements",
    "src/store",
    "src/store/conformance",
    "src/store/postgres",
    "src/store/sqlite",
    "src/threads",
    "src/user_context",
    "src/web",
    "src/workflows",
];

/// Which of a crate's modules each of them imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The sources of each module: a file, or all files of a folder. Tests may import whatever they test. A folder with a manifest of
/// its own is another crate.
fn modules(folder: &Path) -> BTreeMap<String, Vec<PathBuf>> {
    let mut modules: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    let mut left = vec![folder.to_owned()];
    while let Some(path) = left.pop() {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path != folder && path.join("Cargo.toml").exists() {
            continue;
        } else if path.is_dir() {
            left.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if name.ends_with(".rs") && !name.contains("tests") {
            let within = path.strip_prefix(folder).unwrap();
            let first = within.components().next().unwrap().as_os_str().to_string_lossy();
            let module = first.trim_end_matches(".rs").to_owned();
            if !["lib", "main", "build"].contains(&module.as_str()) {
                modules.entry(module).or_default().push(path);
            }
        }
    }
    modules
}

/// The first names behind `crate::` in a source, those in braces as well.
fn named(source: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, behind) in source.match_indices("crate::").map(|(at, it)| source.split_at(at + it.len())) {
        let Some(inner) = behind.strip_prefix('{') else {
            names.extend(word(behind));
            continue;
        };
        let mut depth = 0;
        let mut begins = true;
        for (at, c) in inner.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                c if begins && c.is_alphabetic() => {
                    names.extend(word(&inner[at..]));
                    begins = false;
                }
                _ => {}
            }
        }
    }
    names
}

fn word(text: &str) -> Option<String> {
    let word = text.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (!word.is_empty()).then(|| word.to_owned())
}

/// Where each name that the crate's root re-exports comes from.
fn exported(folder: &Path) -> BTreeMap<String, String> {
    let root = ["lib.rs", "main.rs"].iter().find_map(|name| fs::read_to_string(folder.join(name)).ok());
    let root = root.unwrap_or_default();
    let mut exported = BTreeMap::new();
    for begins in ["pub use ", "pub(crate) use "] {
        for (at, it) in root.match_indices(begins) {
            let statement = root[at + it.len()..].split(';').next().unwrap_or_default();
            if let Some((module, names)) = statement.split_once("::") {
                let names = names.split(|c: char| !c.is_alphanumeric() && c != '_');
                let types = names.filter(|name| name.starts_with(char::is_uppercase));
                exported.extend(types.map(|name| (name.to_owned(), module.to_owned())));
            }
        }
    }
    exported
}

fn imports(folder: &Path) -> Imports {
    let (modules, exported) = (modules(folder), exported(folder));
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let of = |(module, files): (&String, &Vec<PathBuf>)| {
        let names = files.iter().flat_map(|file| named(&read(file)));
        let targets = names.map(|name| exported.get(&name).cloned().unwrap_or(name));
        let ours = targets.filter(|target| target != module && modules.contains_key(target));
        (module.clone(), ours.collect())
    };
    modules.iter().map(of).collect()
}

/// Everything that a module imports, directly or through others.
fn reached(imports: &Imports, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut left = vec![from.to_owned()];
    while let Some(module) = left.pop() {
        let new = imports.get(&module).into_iter().flatten().filter(|it| reached.insert((*it).clone()));
        left.extend(new.cloned());
    }
    reached
}

/// The longest circle that the module is part of, with itself.
fn circle(imports: &Imports, module: &str) -> Vec<String> {
    let others = reached(imports, module);
    others.into_iter().filter(|other| reached(imports, other).contains(module)).collect()
}

#[test]
fn no_circle_of_imports_is_longer_than_four_modules() {
    for name in CRATES {
        let imports = imports(&root().join(name));
        assert!(!imports.is_empty(), "{name} has no modules");
        for module in imports.keys() {
            let circle = circle(&imports, module);
            assert!(circle.len() <= LONGEST, "{name}: these import each other in a circle: {circle:?}");
        }
    }
}

#[test]
fn a_circle_is_found_however_it_is_imported() {
    let source = "use crate::{a::B, c, d::{e, f},\n    g};\nfn h() -> crate::i::J {}";
    assert_eq!(named(source), ["a", "c", "d", "g", "i"].map(str::to_owned).into());
    let to = |modules: &[&str]| modules.iter().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>();
    let imports = Imports::from([
        ("a".to_owned(), to(&["b"])),
        ("b".to_owned(), to(&["c"])),
        ("c".to_owned(), to(&["a", "d"])),
        ("d".to_owned(), to(&[])),
    ]);
    assert_eq!(circle(&imports, "a"), ["a", "b", "c"]);
    assert!(circle(&imports, "d").is_empty());
}
