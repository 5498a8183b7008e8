//! Which rows of a thread go with some of its checkpoints, and which must be built upon something else before. No I/O.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use crate::cache::BlobKey;

/// A checkpoint as far as a removal looks at it.
#[derive(Debug, Clone, Default)]
pub struct CheckpointEntry {
    pub ns: String,
    pub checkpoint_id: String,
    pub parent_id: Option<String>,
    pub versions: BTreeMap<String, String>,
    /// Channels whose value is made of the writes since its last blob.
    pub delta_channels: Vec<String>,
    pub created_at: i64,
}

/// A blob as far as a removal looks at it.
#[derive(Debug, Clone, Default)]
pub struct BlobEntry {
    pub base: Option<String>,
    pub is_empty: bool,
    pub depth: u32,
}

/// What there is of a thread.
#[derive(Debug, Clone, Default)]
pub struct ThreadIndex {
    pub checkpoints: Vec<CheckpointEntry>,
    pub blobs: HashMap<BlobKey, BlobEntry>,
}

/// A checkpoint by its namespace and id.
pub type Place = (String, String);

/// What a removal does.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Removal {
    pub checkpoints: Vec<Place>,
    pub blobs: Vec<BlobKey>,
    /// Blobs that stay but are built upon one that goes, each with the version that it is built upon from then on, those with
    /// the shortest chain first.
    pub rebased: Vec<(BlobKey, Option<String>)>,
    /// Checkpoints that stay without their parent.
    pub orphans: Vec<Place>,
}

impl CheckpointEntry {
    pub fn place(&self) -> Place {
        (self.ns.clone(), self.checkpoint_id.clone())
    }

    fn key(&self, channel: &str) -> Option<BlobKey> {
        let version = self.versions.get(channel)?;
        Some(BlobKey { ns: self.ns.clone(), channel: channel.to_owned(), version: version.clone() })
    }
}

impl ThreadIndex {
    /// Removes these checkpoints, and blobs that no other one names.
    pub fn without(&self, gone: &BTreeSet<Place>) -> Removal {
        let (going, staying): (Vec<_>, Vec<_>) =
            self.checkpoints.iter().partition(|checkpoint| gone.contains(&checkpoint.place()));
        let named: HashSet<BlobKey> = staying
            .iter()
            .flat_map(|checkpoint| checkpoint.versions.keys().filter_map(|channel| checkpoint.key(channel)))
            .collect();
        let mut blobs: Vec<BlobKey> =
            self.blobs.keys().filter(|key| !named.contains(*key)).cloned().collect();
        blobs.sort_by(|one, other| {
            (&one.ns, &one.channel, &one.version).cmp(&(&other.ns, &other.channel, &other.version))
        });
        let mut rebased: Vec<(u32, BlobKey, Option<String>)> = Vec::new();
        for key in named {
            let Some(entry) = self.blobs.get(&key) else { continue };
            if let Some(base) = self.new_base(&key, entry, &blobs_of(&blobs)) {
                rebased.push((entry.depth, key, base));
            }
        }
        rebased.sort_by(|one, other| {
            (one.0, &one.1.channel, &one.1.version).cmp(&(other.0, &other.1.channel, &other.1.version))
        });
        let has_lost = |checkpoint: &&&CheckpointEntry| {
            let parent = checkpoint.parent_id.clone().map(|parent| (checkpoint.ns.clone(), parent));
            parent.is_some_and(|parent| gone.contains(&parent))
        };
        Removal {
            orphans: staying.iter().filter(has_lost).map(|checkpoint| checkpoint.place()).collect(),
            checkpoints: going.iter().map(|checkpoint| checkpoint.place()).collect(),
            blobs,
            rebased: rebased.into_iter().map(|(_, key, base)| (key, base)).collect(),
        }
    }

    /// The nearest version of its chain that stays, or none; nothing if the one that it is built upon stays.
    fn new_base(&self, key: &BlobKey, entry: &BlobEntry, gone: &HashSet<&BlobKey>) -> Option<Option<String>> {
        let of = |version: &String| BlobKey { version: version.clone(), ..key.clone() };
        let mut base = entry.base.clone();
        let mut has_moved = false;
        // A chain has no circle; one of a damaged table ends all the same.
        for _ in 0..=self.blobs.len() {
            let Some(version) = &base else { break };
            if !gone.contains(&of(version)) {
                break;
            }
            has_moved = true;
            base = self.blobs.get(&of(version)).and_then(|entry| entry.base.clone());
        }
        has_moved.then_some(base)
    }

    /// What goes if only the newest so many of each namespace stay, or those from a time on; always the newest one, and what
    /// its delta channels need.
    pub fn older(&self, keep_last: usize, keep_since: Option<i64>) -> BTreeSet<Place> {
        let mut by_ns: BTreeMap<&str, Vec<&CheckpointEntry>> = BTreeMap::new();
        for checkpoint in &self.checkpoints {
            by_ns.entry(&checkpoint.ns).or_default().push(checkpoint);
        }
        let mut gone = BTreeSet::new();
        for mut checkpoints in by_ns.into_values() {
            checkpoints.sort_by(|one, other| other.checkpoint_id.cmp(&one.checkpoint_id));
            let is_kept = |(at, checkpoint): &(usize, &&CheckpointEntry)| {
                *at == 0
                    || ((keep_last == 0 || *at < keep_last)
                        && keep_since.is_none_or(|since| checkpoint.created_at >= since))
            };
            let kept: Vec<&CheckpointEntry> =
                checkpoints.iter().enumerate().filter(is_kept).map(|(_, checkpoint)| *checkpoint).collect();
            let mut staying: HashSet<&str> =
                kept.iter().map(|checkpoint| &*checkpoint.checkpoint_id).collect();
            let by_id: HashMap<&str, &CheckpointEntry> =
                checkpoints.iter().map(|checkpoint| (&*checkpoint.checkpoint_id, *checkpoint)).collect();
            for checkpoint in kept {
                self.add_needed(checkpoint, &by_id, &mut staying);
            }
            let going = checkpoints.iter().filter(|checkpoint| !staying.contains(&*checkpoint.checkpoint_id));
            gone.extend(going.map(|checkpoint| checkpoint.place()));
        }
        gone
    }

    /// The newest checkpoint of each namespace.
    pub fn newest(&self) -> impl Iterator<Item = Place> {
        let mut newest: BTreeMap<&str, &str> = BTreeMap::new();
        for checkpoint in &self.checkpoints {
            let id = newest.entry(&checkpoint.ns).or_insert(&checkpoint.checkpoint_id);
            *id = (*id).max(&checkpoint.checkpoint_id);
        }
        newest.into_iter().map(|(ns, id)| (ns.to_owned(), id.to_owned()))
    }

    fn has_value(&self, checkpoint: &CheckpointEntry, channel: &str) -> bool {
        let entry = checkpoint.key(channel).and_then(|key| self.blobs.get(&key));
        entry.is_some_and(|entry| !entry.is_empty)
    }

    /// The ancestors back to the nearest one with a value of each delta channel.
    fn add_needed<'a>(
        &self,
        checkpoint: &CheckpointEntry,
        by_id: &HashMap<&str, &'a CheckpointEntry>,
        staying: &mut HashSet<&'a str>,
    ) {
        let parent = |of: &CheckpointEntry| of.parent_id.as_deref().and_then(|id| by_id.get(id).copied());
        for channel in &checkpoint.delta_channels {
            if self.has_value(checkpoint, channel) {
                continue;
            }
            let mut ancestor = parent(checkpoint);
            let mut seen = HashSet::new();
            while let Some(found) = ancestor.filter(|found| seen.insert(&*found.checkpoint_id)) {
                staying.insert(&found.checkpoint_id);
                if self.has_value(found, channel) {
                    break;
                }
                ancestor = parent(found);
            }
        }
    }
}

fn blobs_of(blobs: &[BlobKey]) -> HashSet<&BlobKey> {
    blobs.iter().collect()
}
