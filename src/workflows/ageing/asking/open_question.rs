//! What a model is to be asked about, as the run keeps it: no texts, so that it is asked about those that are there then.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::super::{ReadMemory, SeenRevision};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenQuestion {
    /// Memories that are judged together: pairs, or one group of several.
    pub groups: Vec<Vec<SeenRevision>>,
    /// Ids of messages that are shown with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<String>,
}

impl OpenQuestion {
    /// About one group of memories.
    pub fn about(group: Vec<SeenRevision>) -> Self {
        Self { groups: vec![group], messages: Vec::new() }
    }

    /// Names each group as its memories are now: after a change to one of them it has another key.
    pub fn keys(&self) -> Vec<String> {
        self.groups.iter().map(|group| self.key(group)).collect()
    }

    fn key(&self, group: &[SeenRevision]) -> String {
        let mut group: Vec<&SeenRevision> = group.iter().collect();
        group.sort_by(|one, other| one.id.cmp(&other.id));
        let named = group.iter().map(|seen| format!("{}@{}", seen.id, seen.revision));
        let named: Vec<String> = named.chain(self.messages.iter().cloned()).collect();
        digest(&named.join("|"))
    }

    /// Memories that it is about.
    pub fn touches(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }

    /// The memories of each group; none if one of them is not there any more as it was.
    pub fn memories(&self, memories: &[ReadMemory]) -> Option<Vec<Vec<ReadMemory>>> {
        let by_id: HashMap<&str, &ReadMemory> =
            memories.iter().map(|one| (one.memory.id.as_str(), one)).collect();
        let read = |seen: &SeenRevision| {
            let found = by_id.get(seen.id.as_str()).filter(|one| one.head.revision == seen.revision);
            found.map(|one| (*one).clone())
        };
        self.groups.iter().map(|group| group.iter().map(read).collect()).collect()
    }
}

/// Short for what names memories as they are now.
pub fn digest(fingerprint: &str) -> String {
    let digest = Sha256::digest(fingerprint);
    digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
