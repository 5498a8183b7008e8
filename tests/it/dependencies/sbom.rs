//! `scripts/sbom` writes a CycloneDX 1.6 document that names what is linked, and nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use super::*;

/// What is written for these arguments.
fn sbom(arguments: &[&str]) -> Value {
    let ran = Command::new("python3").arg(root().join("scripts/sbom")).args(arguments).output();
    let ran = ran.expect("python3 can be started");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    serde_json::from_slice(&ran.stdout).expect("what is written is JSON")
}

fn items<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Refuses fields that the schema does not know, and the want of those that it requires.
fn has_fields(value: &Value, required: &[&str], others: &[&str]) {
    let fields: BTreeSet<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    for name in required {
        assert!(fields.contains(name), "{name} is missing in {value}");
    }
    let unknown: Vec<_> =
        fields.iter().filter(|name| !required.contains(name) && !others.contains(name)).collect();
    assert!(unknown.is_empty(), "{unknown:?} in {value}");
}

fn is_hexadecimal(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

/// As the published schema has it: <https://cyclonedx.org/docs/1.6/json/>.
fn is_component(component: &Value, kind: &str) {
    let others = [
        "bom-ref",
        "description",
        "hashes",
        "licenses",
        "purl",
        "externalReferences",
        "properties",
        "version",
    ];
    has_fields(component, &["type", "name"], &others);
    assert_eq!(component["type"], kind);
    for hash in items(component, "hashes") {
        has_fields(hash, &["alg", "content"], &[]);
        assert!(hash["alg"] == "SHA-256" && is_hexadecimal(text(hash, "content"), 64), "{hash}");
    }
    // Exactly one expression, or a list of licences.
    let [licence] = items(component, "licenses") else { panic!("{component}") };
    has_fields(licence, &["expression"], &[]);
    Expression::parse(text(licence, "expression")).expect("it is an SPDX expression by the letter");
    for reference in items(component, "externalReferences") {
        has_fields(reference, &["url", "type"], &[]);
        assert!(text(reference, "url").starts_with("https://"), "{reference}");
    }
}

#[test]
fn the_sbom_has_the_form_of_cyclonedx() {
    let bom = sbom(&[]);
    has_fields(
        &bom,
        &["bomFormat", "specVersion"],
        &["serialNumber", "version", "metadata", "components", "dependencies"],
    );
    assert_eq!((&bom["bomFormat"], &bom["specVersion"]), (&"CycloneDX".into(), &"1.6".into()));
    let serial =
        text(&bom, "serialNumber").strip_prefix("urn:uuid:").expect("a serial number is a UUID's URN");
    let lengths: Vec<usize> = serial.split('-').map(str::len).collect();
    assert!(lengths == [8, 4, 4, 4, 12] && is_hexadecimal(&serial.replace('-', ""), 32), "{serial}");
    has_fields(&bom["metadata"], &["component"], &["timestamp"]);
    is_component(&bom["metadata"]["component"], "application");
    let mut names = BTreeSet::from([text(&bom["metadata"]["component"], "bom-ref")]);
    for component in items(&bom, "components") {
        is_component(component, "library");
        assert!(names.insert(text(component, "bom-ref")), "{component} is there twice");
    }
    // Everything's needs are told once, and are components.
    let mut told = BTreeSet::new();
    for dependency in items(&bom, "dependencies") {
        has_fields(dependency, &["ref"], &["dependsOn"]);
        assert!(told.insert(text(dependency, "ref")), "{dependency} is there twice");
        for needed in items(dependency, "dependsOn") {
            assert!(needed.as_str().is_some_and(|needed| names.contains(needed)), "{dependency}");
        }
    }
    assert_eq!(told, names);
}

#[test]
fn the_sbom_names_what_is_linked() {
    let bom = sbom(&[]);
    let components = items(&bom, "components");
    let by_name: BTreeMap<&str, &Value> = components.iter().map(|one| (text(one, "name"), one)).collect();
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("there is a lock file");
    for name in ["tokio", "axum", "rusqlite", "sqlx-postgres", "sha2", "libsqlite3-sys"] {
        let found = by_name.get(name).unwrap_or_else(|| panic!("{name} is missing"));
        let [hash] = items(found, "hashes") else { panic!("{found}") };
        let entry = format!(
            "name = \"{name}\"\nversion = \"{}\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\n\
             checksum = \"{}\"",
            text(found, "version"),
            text(hash, "content")
        );
        assert!(lock.contains(&entry), "{entry}");
    }
    // What only tests, builds or writes code is not in the program; nor is what another choice of features links.
    for name in ["proptest", "memledger-tests", "divan", "cc", "serde_derive", "candle-core", "windows-sys"] {
        assert!(!by_name.contains_key(name), "{name} is no part of the program");
    }
    // The library that opens the ledger's files says of itself what it is.
    let connection = rusqlite::Connection::open_in_memory().expect("SQLite opens");
    let version: String =
        connection.query_row("SELECT sqlite_version()", [], |row| row.get(0)).expect("SQLite has a version");
    assert_eq!(by_name["sqlite"]["version"], version.as_str());
}
