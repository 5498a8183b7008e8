//! The walls between the crates and the tidiness of the files, read from the manifests and the tree.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use memledger_tests::root;

/// A crate: what of ours it may use, and what of others it may never use.
struct Room {
    name: &'static str,
    ours: &'static [&'static str],
    never: &'static [&'static str],
}

const AGGREGATES: &str = "memledger-aggregates";
const CHECKPOINTS: &str = "memledger-checkpoints";
const CONFORMANCE: &str = "memledger-conformance";
const INTELLIGENCE: &str = "memledger-intelligence";
const KERNEL: &str = "memledger-kernel";
const LEDGER: &str = "memledger-ledger";
const AUDIT: &str = "memledger-audit";
const MEMORIES: &str = "memledger-memories";
const PEOPLE: &str = "memledger-people";
const THREADS: &str = "memledger-threads";
const EXTRACTION: &str = "memledger-extraction";
const USER_CONTEXT: &str = "memledger-user-context";
const RECALL: &str = "memledger-recall";
const RECORDS: &str = "memledger-records";
const RUNS: &str = "memledger-runs";
const NAMES: &str = "memledger-names";
const OFFLINE: &str = "memledger-offline";
const STATEMENTS: &str = "memledger-statements";
const AGEING: &str = "memledger-ageing";
const OBSERVABILITY: &str = "memledger-observability";
const POSTGRES: &str = "memledger-postgres";
const PROJECTIONS: &str = "memledger-projections";
const REQUESTS: &str = "memledger-requests";
const SQLITE: &str = "memledger-sqlite";
const STORE: &str = "memledger-store";
const WORKFLOWS: &str = "memledger-workflows";

/// Where it wires everything together, a crate may use everything.
const ALL: &[&str] = &["*"];

/// What knows neither a face nor a database.
const NO_EDGE: &[&str] = &["axum", "clap", "sqlx", "rusqlite"];

/// The table of docs/ARCHITECTURE.md. Every crate may use the names, which are shared by all.
const ROOMS: &[Room] = &[
    Room { name: AGGREGATES, ours: &[], never: &["axum", "sqlx", "rusqlite"] },
    // Texts go in, and what rules find in them comes out. It waits for nobody.
    Room { name: OFFLINE, ours: &[], never: &["axum", "sqlx", "rusqlite", "reqwest", "tokio"] },
    Room { name: STATEMENTS, ours: &[OFFLINE], never: &["axum", "sqlx", "rusqlite", "reqwest", "tokio"] },
    Room {
        name: AGEING,
        ours: &[OFFLINE, STATEMENTS],
        never: &["axum", "sqlx", "rusqlite", "reqwest", "tokio"],
    },
    // The offline embedder is the arithmetic of `offline` behind the port.
    Room { name: INTELLIGENCE, ours: &[OFFLINE], never: &["axum", "sqlx", "rusqlite"] },
    Room { name: NAMES, ours: &[], never: &["axum", "sqlx", "rusqlite"] },
    Room { name: OBSERVABILITY, ours: &[], never: &["axum", "sqlx", "rusqlite"] },
    // The port and the engine behind it know no database; each backend is a room of its own, with its driver.
    Room { name: STORE, ours: &[], never: &["axum", "postgres-es", "rusqlite", "sqlx"] },
    Room { name: CONFORMANCE, ours: &[STORE], never: &["axum", "sqlx", "rusqlite"] },
    Room { name: POSTGRES, ours: &[STORE], never: &["axum", "rusqlite"] },
    Room { name: SQLITE, ours: &[STORE], never: &["axum", "postgres-es", "sqlx"] },
    Room { name: PROJECTIONS, ours: &[AGGREGATES, STORE], never: &["axum", "sqlx", "rusqlite"] },
    Room {
        name: KERNEL,
        ours: &[AGGREGATES, STORE, PROJECTIONS],
        never: &["axum", "clap", "sqlx", "rusqlite"],
    },
    Room { name: RECORDS, ours: &[AGGREGATES, STORE, PROJECTIONS, KERNEL], never: NO_EDGE },
    Room { name: PEOPLE, ours: &[AGGREGATES, STORE, PROJECTIONS, KERNEL, RECORDS], never: NO_EDGE },
    Room {
        name: CHECKPOINTS,
        ours: &[AGGREGATES, STORE, PROJECTIONS, KERNEL, RECORDS, PEOPLE],
        never: NO_EDGE,
    },
    Room {
        name: MEMORIES,
        ours: &[AGGREGATES, STORE, PROJECTIONS, OFFLINE, KERNEL, RECORDS, PEOPLE],
        never: NO_EDGE,
    },
    Room {
        name: RECALL,
        ours: &[AGGREGATES, STORE, PROJECTIONS, OFFLINE, INTELLIGENCE, KERNEL, RECORDS, PEOPLE, MEMORIES],
        never: NO_EDGE,
    },
    Room {
        name: THREADS,
        ours: &[AGGREGATES, STORE, PROJECTIONS, INTELLIGENCE, KERNEL, RECORDS, PEOPLE, MEMORIES, CHECKPOINTS],
        never: NO_EDGE,
    },
    Room {
        name: EXTRACTION,
        ours: &[
            AGGREGATES,
            STORE,
            PROJECTIONS,
            INTELLIGENCE,
            OFFLINE,
            STATEMENTS,
            KERNEL,
            RECORDS,
            PEOPLE,
            MEMORIES,
            THREADS,
            USER_CONTEXT,
        ],
        never: NO_EDGE,
    },
    Room {
        name: USER_CONTEXT,
        ours: &[AGGREGATES, STORE, PROJECTIONS, STATEMENTS, KERNEL, RECORDS, PEOPLE, THREADS],
        never: NO_EDGE,
    },
    Room { name: RUNS, ours: &[AGGREGATES, STORE, PROJECTIONS, KERNEL, RECORDS, MEMORIES], never: NO_EDGE },
    Room {
        name: AUDIT,
        ours: &[AGGREGATES, STORE, PROJECTIONS, KERNEL, RECORDS, PEOPLE, MEMORIES, RUNS],
        never: NO_EDGE,
    },
    Room {
        name: LEDGER,
        ours: &[
            AGGREGATES,
            STORE,
            PROJECTIONS,
            INTELLIGENCE,
            KERNEL,
            OFFLINE,
            RECORDS,
            PEOPLE,
            CHECKPOINTS,
            MEMORIES,
            THREADS,
            USER_CONTEXT,
            EXTRACTION,
            RECALL,
            RUNS,
            AUDIT,
        ],
        never: NO_EDGE,
    },
    Room {
        name: WORKFLOWS,
        ours: &[AGEING, AGGREGATES, INTELLIGENCE, LEDGER, OFFLINE],
        never: &["sqlx", "rusqlite", "axum"],
    },
    Room { name: REQUESTS, ours: &[LEDGER], never: &["axum", "sqlx", "rusqlite"] },
    Room {
        name: "memledger-api",
        ours: &[LEDGER, OBSERVABILITY, WORKFLOWS, REQUESTS],
        never: &["sqlx", "rusqlite"],
    },
    Room { name: "memledger-web", ours: &[LEDGER, WORKFLOWS], never: &["sqlx", "rusqlite"] },
    Room { name: "memledger-mcp", ours: &[LEDGER, WORKFLOWS, REQUESTS], never: &["sqlx", "rusqlite"] },
    Room { name: "memledger", ours: ALL, never: &[] },
    Room { name: "memledger-tests", ours: ALL, never: &[] },
    // What runs beside the product to be measured against it.
    Room { name: "memledger-benches", ours: &[AGGREGATES], never: &[] },
];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|failed| panic!("{}: {failed}", path.display()))
}

/// The folders of the workspace's members.
pub fn members() -> Vec<PathBuf> {
    let manifest = read(&root().join("Cargo.toml"));
    let (_, after) = manifest.split_once("\nmembers = [").expect("the workspace lists its members");
    let (list, _) = after.split_once(']').expect("the list of members ends");
    list.split('"').skip(1).step_by(2).map(|folder| root().join(folder)).collect()
}

/// Whether a section's keys are packages that the crate's code is built with. Those of its own tests are
/// left out: they may open a database.
fn is_dependencies(section: &str) -> bool {
    ["dependencies", "build-dependencies"].iter().any(|kind| {
        section == *kind || (section.starts_with("target.") && section.ends_with(&format!(".{kind}")))
    })
}

fn quoted(text: &str) -> Option<&str> {
    text.split('"').nth(1)
}

/// A manifest's package name and the packages that it depends on, by their own names where it renames them.
fn manifest(text: &str) -> (String, BTreeSet<String>) {
    let (mut name, mut uses) = (String::new(), BTreeSet::new());
    let mut section = String::new();
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        if let Some(header) = line.strip_prefix('[') {
            section = header.split(']').next().unwrap_or_default().to_owned();
            if let Some((parent, package)) = section.rsplit_once('.')
                && is_dependencies(parent)
            {
                uses.insert(package.trim_matches('"').to_owned());
            }
            continue;
        }
        let Some((key, value)) = line.split_once('=') else { continue };
        let key = key.trim();
        if section == "package" && key == "name" {
            name = quoted(value).unwrap_or_default().to_owned();
        }
        if is_dependencies(&section) {
            let package = value.split_once("package").and_then(|(_, renamed)| quoted(renamed));
            let key = key.split('.').next().unwrap_or_default().trim_matches('"');
            uses.insert(package.unwrap_or(key).to_owned());
        } else if key == "package" && section.rsplit_once('.').is_some_and(|(it, _)| is_dependencies(it)) {
            uses.extend(quoted(value).map(str::to_owned));
        }
    }
    (name, uses)
}

/// What a crate uses against its wall.
fn trespasses(name: &str, uses: &BTreeSet<String>) -> Vec<String> {
    let Some(room) = ROOMS.iter().find(|room| room.name == name) else {
        return vec![format!("{name} has no wall: add it to ROOMS and to the design")];
    };
    let is_ours = |package: &str| package == "memledger" || package.starts_with("memledger-");
    let may = |package: &str| package == NAMES || room.ours == ALL || room.ours.contains(&package);
    uses.iter()
        .filter(|package| room.never.contains(&package.as_str()) || (is_ours(package) && !may(package)))
        .map(|package| format!("{name} uses {package}"))
        .collect()
}

#[test]
fn no_crate_reaches_through_its_wall() {
    let found: Vec<String> = members()
        .iter()
        .map(|folder| manifest(&read(&folder.join("Cargo.toml"))))
        .flat_map(|(name, uses)| trespasses(&name, &uses))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Crates that the store shows what backends are made of.
const BACKENDS: [&str; 2] = ["src/store/postgres", "src/store/sqlite"];

#[test]
fn what_backends_are_made_of_is_used_by_them_alone() {
    let is_backend = |path: &Path| BACKENDS.iter().any(|folder| path.starts_with(root().join(folder)));
    let (backends, others): (Vec<PathBuf>, Vec<PathBuf>) =
        sources().into_iter().partition(|it| is_backend(it));
    let uses = |path: &PathBuf| {
        let source = read(path);
        let mut statements =
            source.split("memledger_store::").skip(1).filter_map(|rest| rest.split(';').next());
        statements.any(|statement| {
            statement.split_whitespace().any(|word| word.trim_start_matches('{').starts_with("backend::"))
        })
    };
    assert!(backends.iter().any(uses));
    let found: Vec<&PathBuf> = others.iter().filter(|path| uses(path)).collect();
    assert!(found.is_empty(), "they use the store by more than its port: {found:?}");
}

/// What lies under the parts of the ledger, and would lead past their access rules and records.
const UNDER_THE_PARTS: [&str; 5] = ["core.books", "core.projector", "core.runs", "core.store", "MemoryDraft"];

#[test]
fn no_face_reaches_under_the_parts_of_the_ledger() {
    let faces = ["src/api", "src/cli", "src/mcp", "src/requests", "src/web", "src/workflows"];
    let of_faces: Vec<PathBuf> = sources()
        .into_iter()
        .filter(|path| faces.iter().any(|face| path.starts_with(root().join(face))))
        .collect();
    assert!(of_faces.len() > 100, "{} files", of_faces.len());
    for path in of_faces {
        let source = read(&path);
        let reached = UNDER_THE_PARTS.iter().find(|name| source.contains(**name));
        assert_eq!(reached, None, "{}", path.display());
    }
}

#[test]
fn the_walls_are_seen_in_every_way_to_write_a_dependency() {
    let (name, uses) = manifest(
        "[package]\nname = \"memledger-api\"\n# sqlite = \"1\"\n[dependencies]\naxum.workspace = true\n\
         memledger-ledger = { path = \"../ledger\", features = [\n  \"all\",\n] }\n\
         db = { package = \"sqlx\", version = \"1\" }\n[dependencies.memledger-store]\nworkspace = true\n\
         [target.'cfg(unix)'.dependencies]\nrusqlite = \"1\"\n[dev-dependencies]\ntempfile = \"1\"\n\
         [features]\nextra = []\n",
    );
    assert_eq!(name, "memledger-api");
    let seen: Vec<&str> = uses.iter().map(String::as_str).collect();
    assert_eq!(seen, ["axum", "memledger-ledger", "memledger-store", "rusqlite", "sqlx"]);
    let wanted =
        ["uses memledger-store", "uses rusqlite", "uses sqlx"].map(|it| format!("memledger-api {it}"));
    assert_eq!(trespasses(&name, &uses), wanted);
    assert_eq!(trespasses("memledger-attic", &uses).len(), 1, "an unknown crate has no wall to keep");
}

/// Every file and folder of the program's own code, with what lies in the folders.
fn tree() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        ["aggregates", "projections", "src", "tests"].iter().map(|name| root().join(name)).collect();
    let mut next = 0;
    while let Some(path) = found.get(next).cloned() {
        next += 1;
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of the project can be read");
            found.extend(entries.map(|entry| entry.expect("its entries can be read").path()));
        }
    }
    found
}

pub fn sources() -> Vec<PathBuf> {
    tree().into_iter().filter(|path| path.extension().is_some_and(|it| it == "rs")).collect()
}

#[test]
fn no_source_file_is_longer_than_500_lines() {
    let sources = sources();
    assert!(sources.len() > 20, "the sources were not found");
    for path in sources {
        let lines = read(&path).lines().count();
        assert!(lines <= 500, "{} has {lines} lines: divide it by what it is about", path.display());
    }
}

#[test]
fn a_module_with_a_folder_is_in_it() {
    let found: Vec<PathBuf> = sources().into_iter().filter(|path| path.with_extension("").is_dir()).collect();
    assert!(found.is_empty(), "move each to mod.rs in its folder: {found:?}");
}

/// Names that say nothing about what is inside.
const BANNED: [&str; 7] = ["util", "utils", "helpers", "common", "manager", "service", "misc"];

/// Participles and verbs that say what was done, which name no type. The kernel's `Done` is the only exception.
const NOT_TYPES: [&str; 34] = [
    "Answered",
    "Asked",
    "Asking",
    "Counted",
    "Failed",
    "Found",
    "Gathered",
    "Given",
    "Heard",
    "Held",
    "Judged",
    "Kept",
    "Known",
    "Labelled",
    "Left",
    "Look",
    "Looked",
    "Named",
    "Noted",
    "Placed",
    "Realised",
    "Refused",
    "Seen",
    "Shown",
    "Standing",
    "Taken",
    "Telling",
    "Told",
    "Unwritten",
    "Waiting",
    "Wanted",
    "Whose",
    "Wish",
    "Written",
];

fn is_banned(name: &str) -> bool {
    BANNED.contains(&name)
}

/// The name of the module that a line declares or begins.
fn module(line: &str) -> Option<&str> {
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let first = words.find(|word| !matches!(*word, "pub" | "crate" | "super" | "in" | "self"))?;
    if first == "mod" { words.next() } else { None }
}

#[test]
fn no_name_is_one_of_those_that_say_nothing() {
    for path in tree() {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        assert!(!is_banned(name), "{} says nothing about what is inside", path.display());
    }
    for path in sources() {
        for name in read(&path).lines().filter_map(|line| module(line.trim())) {
            assert!(!is_banned(name), "{}: the module {name} says nothing", path.display());
        }
    }
    assert_eq!(["pub(crate) mod misc {", "mod utils;"].map(module), [Some("misc"), Some("utils")]);
    assert_eq!(["use std::mem;", "let mod_count = 1;", "// mod"].map(module), [None; 3]);
}

/// The name of the type that a line declares.
fn declared_type(line: &str) -> Option<&str> {
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let first = words.find(|word| !matches!(*word, "pub" | "crate" | "super" | "in" | "self"))?;
    if matches!(first, "struct" | "enum" | "trait" | "type") { words.next() } else { None }
}

/// Whether a file is part of the program: neither its tests nor the conformance suite of the stores.
fn is_of_the_program(path: &Path) -> bool {
    let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let apart = ["tests", "src/store/conformance"].iter().any(|folder| path.starts_with(root().join(folder)));
    !apart && name != "tests" && !name.ends_with("_tests")
}

#[test]
fn no_type_is_named_by_what_was_done() {
    let files: Vec<PathBuf> = sources().into_iter().filter(|path| is_of_the_program(path)).collect();
    assert!(files.len() > 100, "{} files", files.len());
    for path in files {
        for name in read(&path).lines().filter_map(|line| declared_type(line.trim())) {
            assert!(!NOT_TYPES.contains(&name), "{}: {name} does not say what it is", path.display());
        }
    }
    let lines = ["pub(super) struct Told {", "enum Told<'a> {", "pub trait Told: Send {", "type Told = u8;"];
    assert_eq!(lines.map(declared_type), [Some("Told"); 4]);
    assert_eq!(["// struct", "Told(Seen),", "let typed = 1;"].map(declared_type), [None; 3]);
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |database: &str| -> BTreeSet<String> {
        let folder = root().join("migrations").join(database);
        let entries = fs::read_dir(&folder).unwrap_or_else(|failed| panic!("{}: {failed}", folder.display()));
        entries
            .map(|entry| entry.expect("its entries can be read").file_name().to_string_lossy().into_owned())
            .collect()
    };
    let postgres = names("postgres");
    assert!(!postgres.is_empty(), "there are no migrations");
    assert_eq!(postgres, names("sqlite"));
}
