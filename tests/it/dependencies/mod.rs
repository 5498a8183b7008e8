//! What the ledger is built from: licences that permit what ours does, one version of each crate but for those that are named
//! here with the reason, and a list of it all for whoever has to know.

mod sbom;

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Command,
};

use memledger_tests::root;
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

/// Licences that ask for no more than to be named; CDLA-Permissive-2.0 is that of Mozilla's list of certificate authorities.
/// None of them reaches the code next to it, as the GPL's do, or asks for changes of its files, as MPL-2.0 does. A crate under
/// several may be taken under one of these.
const ALLOWED: [&str; 8] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// Crates of several versions, how many, and why.
const SEVERAL: [(&str, &[(&str, usize)]); 10] = [
    (
        "sqlx 0.8 and bpe, rmcp, reqwest are a version apart; the local embedder's is an old one",
        &[("base64", 3)],
    ),
    (
        "RustCrypto moves to digest 0.11: rmcp has, what sqlx, hmac and argon2 use has not",
        &[
            ("block-buffer", 2),
            ("const-oid", 2),
            ("cpufeatures", 2),
            ("crypto-common", 2),
            ("digest", 2),
            ("sha2", 2),
        ],
    ),
    (
        "sqlx 0.8 and password-hash are at rand 0.8, we and candle at 0.9, rmcp, uuid and proptest at 0.10",
        &[("getrandom", 3), ("rand", 3), ("rand_chacha", 2), ("rand_core", 3)],
    ),
    (
        "one for sqlx 0.8, one for dashmap, one for governor and metrics, one for rusqlite and indexmap",
        &[("foldhash", 2), ("hashbrown", 4), ("hashlink", 2)],
    ),
    ("bpe is ahead of zxcvbn and prost", &[("itertools", 2)]),
    ("zxcvbn's, and two of the local embedder", &[("fancy-regex", 3)]),
    ("macros move to syn 3 one after the other; nothing of them is in the program", &[("syn", 2)]),
    ("the local embedder's, through sysctl", &[("thiserror", 2), ("thiserror-impl", 2)]),
    ("0.26, which sqlx 0.8 asks for, is nothing but 1.0 under its name", &[("webpki-roots", 2)]),
    (
        "of systems that the ledger is not built for",
        &[
            ("r-efi", 2),
            ("redox_syscall", 2),
            ("windows-sys", 3),
            ("windows-targets", 2),
            ("windows_aarch64_gnullvm", 2),
            ("windows_aarch64_msvc", 2),
            ("windows_i686_gnu", 2),
            ("windows_i686_msvc", 2),
            ("windows_x86_64_gnu", 2),
            ("windows_x86_64_gnullvm", 2),
            ("windows_x86_64_msvc", 2),
        ],
    ),
];

/// All packages that `Cargo.lock` names, with every feature and for every system; without asking a registry.
fn packages() -> Vec<Value> {
    let arguments =
        ["metadata", "--offline", "--locked", "--all-features", "--format-version", "1", "--manifest-path"];
    let ran = Command::new(env!("CARGO")).args(arguments).arg(root().join("Cargo.toml")).output();
    let ran = ran.expect("cargo can be started");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "run `cargo fetch --locked` once, as scripts/test does: {said}");
    let metadata: Value = serde_json::from_slice(&ran.stdout).expect("what cargo prints is JSON");
    metadata["packages"].as_array().expect("there are packages").clone()
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

fn is_allowed(asked: &LicenseReq) -> bool {
    let named = asked.license.id().map(|id| id.name);
    asked.addition.is_none() && named.is_some_and(|name| ALLOWED.contains(&name))
}

#[test]
fn every_dependency_has_a_licence_of_the_list() {
    let packages = packages();
    assert!(packages.len() > 400, "{} packages", packages.len());
    let mut met = BTreeSet::new();
    for package in &packages {
        let (name, licence) = (text(package, "name"), text(package, "license"));
        // Older crates write a slash for OR.
        let expression = Expression::parse_mode(licence, ParseMode::LAX);
        let expression = expression.unwrap_or_else(|wrong| panic!("{name} says {licence:?}: {wrong}"));
        assert!(
            expression.evaluate(is_allowed),
            "{name} {} is under {licence}, which ALLOWED does not permit",
            text(package, "version")
        );
        met.extend(
            expression.requirements().filter(|one| is_allowed(&one.req)).map(|one| one.req.to_string()),
        );
    }
    assert_eq!(
        met,
        ALLOWED.map(str::to_owned).into(),
        "a licence of the list that nothing has is no longer on it"
    );
}

#[test]
fn a_licence_that_is_not_on_the_list_is_refused() {
    let is_taken =
        |text: &str| Expression::parse_mode(text, ParseMode::LAX).is_ok_and(|read| read.evaluate(is_allowed));
    for taken in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_taken(taken), "{taken}");
    }
    for refused in [
        "GPL-3.0-only",
        "MPL-2.0",
        "AGPL-3.0-or-later",
        "MIT AND GPL-2.0-only",
        "Apache-2.0 WITH LLVM-exception",
        "LicenseRef-Own",
        "",
    ] {
        assert!(!is_taken(refused), "{refused}");
    }
}

#[test]
fn crates_of_several_versions_are_those_that_are_named() {
    let packages = packages();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in &packages {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    let several: BTreeMap<&str, usize> =
        versions.iter().map(|(name, all)| (*name, all.len())).filter(|(_, number)| *number > 1).collect();
    let named: BTreeMap<&str, usize> =
        SEVERAL.iter().flat_map(|(_, crates)| crates.iter().copied()).collect();
    let changed: BTreeSet<&str> = several.keys().chain(named.keys()).copied().collect();
    let changed: Vec<_> = changed.into_iter().filter(|name| several.get(name) != named.get(name)).collect();
    let found: Vec<_> = changed.iter().map(|name| (name, versions.get(name))).collect();
    assert!(
        found.is_empty(),
        "SEVERAL names crates of several versions, how many and why; another number: {found:?}"
    );
}

/// What each of them costs is paid with every build from the beginning, and by whoever has to know what is in the program.
#[test]
fn the_program_is_built_from_fewer_than_290_crates_of_others() {
    let arguments =
        ["tree", "--offline", "--locked", "-p", "memledger", "-e", "normal,build", "--prefix", "none"];
    let manifest = root().join("Cargo.toml");
    let ran = Command::new(env!("CARGO")).args(arguments).arg("--manifest-path").arg(manifest).output();
    let ran = ran.expect("cargo can be started");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let said = String::from_utf8_lossy(&ran.stdout);
    let lines = said.lines().map(|line| line.trim_end_matches(" (*)")).filter(|line| !line.is_empty());
    let others: BTreeSet<&str> = lines.filter(|line| !line.contains("(/")).collect();
    assert!(others.len() > 100, "only {} crates were found", others.len());
    assert!(others.len() < 290, "{} crates: `cargo tree -i CRATE` shows what brings one", others.len());
}

/// Its 1.2 brings a score of crates for tables that others of the program have already. Cargo has no other way to choose than
/// the lock file: `cargo update -p idna_adapter --precise 1.1.0` does it again after an update of all.
#[test]
fn names_of_hosts_are_read_with_the_tables_that_are_there_already() {
    let packages = packages();
    let one = packages.iter().find(|package| text(package, "name") == "idna_adapter");
    let version = one.map(|package| text(package, "version"));
    assert!(version.is_some_and(|version| version.starts_with("1.1.")), "{version:?}");
}
