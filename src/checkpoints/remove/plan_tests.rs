use super::{plan::*, *};
use crate::cache::BlobKey;

fn key(version: &str) -> BlobKey {
    BlobKey { ns: String::new(), channel: "messages".to_owned(), version: version.to_owned() }
}

/// A thread of checkpoints `1` to `4`, each the parent of the next, whose versions of a channel are built upon each other.
fn thread() -> ThreadIndex {
    let mut index = ThreadIndex::default();
    for n in 1..=4_u32 {
        index.checkpoints.push(CheckpointEntry {
            checkpoint_id: n.to_string(),
            parent_id: (n > 1).then(|| (n - 1).to_string()),
            versions: [("messages".to_owned(), n.to_string())].into(),
            created_at: i64::from(n),
            ..CheckpointEntry::default()
        });
        let base = (n > 1).then(|| (n - 1).to_string());
        index.blobs.insert(key(&n.to_string()), BlobEntry { base, is_empty: false, depth: n - 1 });
    }
    index
}

fn places(ids: &[&str]) -> BTreeSet<Place> {
    ids.iter().map(|id| (String::new(), (*id).to_owned())).collect()
}

#[test]
fn what_stays_is_built_upon_what_stays() {
    let removal = thread().without(&places(&["2", "3"]));
    assert_eq!(removal.blobs, [key("2"), key("3")]);
    assert_eq!(removal.rebased, [(key("4"), Some("1".to_owned()))]);
    assert_eq!(removal.orphans, Vec::from_iter(places(&["4"])));
    let removal = thread().without(&places(&["1", "2", "3"]));
    assert_eq!(removal.rebased, [(key("4"), None)]);
}

#[test]
fn a_version_that_another_checkpoint_names_stays() {
    let mut thread = thread();
    thread.checkpoints[3].versions.insert("messages".to_owned(), "2".to_owned());
    let removal = thread.without(&places(&["1", "2", "3"]));
    assert_eq!(removal.blobs, [key("1"), key("3"), key("4")]);
    assert_eq!(removal.rebased, [(key("2"), None)]);
}

#[test]
fn without_anything_gone_nothing_is_rebased() {
    assert_eq!(thread().without(&BTreeSet::new()), Removal::default());
}

#[test]
fn the_newest_of_each_namespace_stays_whatever_its_age() {
    let mut index = thread();
    index.checkpoints.push(CheckpointEntry {
        ns: "child:1".to_owned(),
        checkpoint_id: "0".to_owned(),
        ..CheckpointEntry::default()
    });
    assert_eq!(index.older(1, None), places(&["1", "2", "3"]));
    assert_eq!(index.older(2, None), places(&["1", "2"]));
    assert_eq!(index.older(0, Some(3)), places(&["1", "2"]));
    assert_eq!(index.older(3, Some(4)), places(&["1", "2", "3"]));
    assert_eq!(index.older(0, Some(9)), places(&["1", "2", "3"]));
    assert_eq!(index.older(9, None), places(&[]));
}

#[test]
fn a_delta_channel_keeps_the_ancestors_back_to_its_last_value() {
    let mut index = thread();
    index.checkpoints[3].delta_channels = vec!["messages".to_owned()];
    index.blobs.remove(&key("4"));
    index.blobs.remove(&key("3"));
    assert_eq!(index.older(1, None), places(&["1"]));
    index.blobs.insert(key("2"), BlobEntry { is_empty: true, ..BlobEntry::default() });
    assert_eq!(index.older(1, None), places(&[]), "an empty one is no value");
    // A circle of parents ends.
    index.checkpoints[0].parent_id = Some("3".to_owned());
    index.blobs.clear();
    assert_eq!(index.older(1, None), places(&[]));
}
