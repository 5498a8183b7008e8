//! Where the texts are: in the contents of memories that are not purged, and nowhere else.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

use super::{
    commands::{Op, markers},
    evidence::Evidence,
    journal::Sent,
};

/// Tenant, user and memory id.
type Memory<'a> = (&'a str, &'a str, &'a str);

/// The markers that must be there: all that was stored, without what was purged.
fn expected(evidence: &Evidence, sent: &[Sent]) -> BTreeSet<String> {
    let purged: BTreeSet<Memory<'_>> = evidence
        .events
        .iter()
        .filter(|event| event.event_type == "MemoryPurged")
        .map(|event| (event.tenant.as_str(), event.user.as_str(), event.memory_id()))
        .collect();
    let groups = evidence.groups();
    let mut imported: BTreeMap<Memory<'_>, &str> = BTreeMap::new();
    let mut expected = BTreeSet::new();
    for one in sent {
        let command = &one.command;
        let (tenant, user) = (command.identity.tenant.as_str(), command.user.as_str());
        if let Op::Import { items } = &command.op {
            imported.extend(items.iter().map(|i| ((tenant, user, i.id.as_str()), i.text.marker.as_str())));
        }
        let group = groups.get(&(tenant.to_owned(), user.to_owned(), command.key.clone()));
        let Some(first) = group.and_then(|group| group.first()) else { continue };
        if !purged.contains(&(tenant, user, first.memory_id())) {
            expected.extend(command.texts().into_iter().map(|text| text.marker.clone()));
        }
    }
    for (product, marker) in inherited(evidence, sent) {
        if !purged.contains(&product) {
            expected.insert(marker.to_owned());
        }
    }
    for event in evidence.events.iter().filter(|event| event.is_imported()) {
        let memory = (event.tenant.as_str(), event.user.as_str(), event.memory_id());
        if !purged.contains(&memory) {
            expected.insert(imported[&memory].to_owned());
        }
    }
    expected
}

/// The metadata that products of merges took over from their sources: of all that have any, the same.
fn inherited<'a>(evidence: &'a Evidence, sent: &'a [Sent]) -> Vec<(Memory<'a>, &'a str)> {
    let groups = evidence.groups();
    let mut about: BTreeMap<Memory<'a>, &'a str> = BTreeMap::new();
    for one in sent {
        let Op::Create { text, .. } = &one.command.op else { continue };
        let (tenant, user) = (one.command.identity.tenant.as_str(), one.command.user.as_str());
        let group = groups.get(&(tenant.to_owned(), user.to_owned(), one.command.key.clone()));
        if let Some(first) = group.and_then(|group| group.first()) {
            about.insert((&first.tenant, &first.user, first.memory_id()), &text.marker);
        }
    }
    let mut inherited = Vec::new();
    for event in evidence.events.iter().filter(|event| event.event_type == "MemoriesMerged") {
        let of = |id: &'a str| (event.tenant.as_str(), event.user.as_str(), id);
        let product = of(event.memory_id());
        let (_, change) = event.change();
        let sources: Vec<&'a str> = change["derived_from"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|of| of["memory_id"].as_str())
            .collect();
        if change["previous_content_id"].is_string() && !sources.contains(&event.memory_id()) {
            // A target that is none of the sources keeps its own.
            continue;
        }
        let theirs: BTreeSet<&str> = sources.iter().filter_map(|id| about.get(&of(id)).copied()).collect();
        about.remove(&product);
        if let [one] = theirs.into_iter().collect::<Vec<_>>()[..] {
            about.insert(product, one);
            inherited.push((product, one));
        }
    }
    inherited
}

/// Holds the tables against what must be there, and answers that.
pub fn check(evidence: &Evidence, impersonal: &str, sent: &[Sent]) -> BTreeSet<String> {
    let astray = impersonal.lines().find(|line| line.contains("marker"));
    assert!(astray.is_none(), "personal text stands beside the contents: {astray:?}");
    let expected = expected(evidence, sent);
    let found: BTreeSet<String> = evidence.contents.values().flat_map(|body| markers(body)).collect();
    assert_eq!(found, expected, "the contents hold other texts than they must");
    expected
}

/// The files hold these markers and no others: nothing that was purged, and nothing that was never stored.
pub fn files_hold(folder: &Path, expected: &BTreeSet<String>, when: &str) {
    // A program of its own: this one must not open and close a file that SQLite holds locks on.
    let found = Command::new("grep")
        .args(["-r", "-s", "-a", "-o", "-H", "-E", "-e", "marker[0-9]{6}end", "--"])
        .arg(folder)
        .env("LC_ALL", "C")
        .output()
        .expect("grep can be started");
    let text = String::from_utf8_lossy(&found.stdout);
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (file, marker) in text.lines().filter_map(|line| line.rsplit_once(':')) {
        found.entry(marker).or_default().insert(file);
    }
    for (marker, files) in &found {
        assert!(expected.contains(*marker), "{marker} must not be in {files:?} {when}");
    }
    for marker in expected {
        assert!(found.contains_key(marker.as_str()), "{marker} must be in the files {when}");
    }
}
