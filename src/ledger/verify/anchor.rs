//! Anchors: where a partition ends and a digest of all its leaf hashes, to be kept where the log's writers
//! can't reach. A log that was made up again as a whole is consistent, and only an anchor shows it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{Fault, Report};
use crate::LedgerError;

/// The end of one partition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Head {
    pub partition_id: i32,
    /// The last event's position.
    pub position: i64,
    /// In hexadecimal: 32 zero bytes, then for each event SHA-256(digest before || leaf hash).
    pub digest: String,
}

/// SHA-256 over a line `partition:position digest` for each head, by partition.
pub fn digest(heads: &[Head]) -> String {
    let mut hash = Sha256::new();
    for head in heads {
        hash.update(format!("{}:{} {}\n", head.partition_id, head.position, head.digest));
    }
    hex::encode(hash.finalize())
}

/// What an earlier run printed, as far as it serves here.
#[derive(Deserialize)]
struct Anchor {
    digest: String,
    #[serde(default)]
    heads: Vec<Head>,
}

/// The heads of an earlier run's JSON; refused where they are not those it was printed with.
pub fn read_anchor(text: &str) -> Result<Vec<Head>, LedgerError> {
    let wrong = |why: String| LedgerError::invalid("against", why);
    let anchor: Anchor = serde_json::from_str(text)
        .map_err(|e| wrong(format!("is not what `verify --json` of a whole ledger prints: {e}")))?;
    if digest(&anchor.heads) != anchor.digest {
        return Err(wrong("was changed since it was printed: its digest is not that of its heads".into()));
    }
    Ok(anchor.heads)
}

/// The digest as the walk goes, held against an earlier end where it passes it.
pub struct Chain<'a> {
    partition_id: i32,
    position: i64,
    digest: [u8; 32],
    earlier: Option<&'a Head>,
}

impl<'a> Chain<'a> {
    pub fn new(partition_id: i32, earlier: Option<&'a Head>) -> Self {
        Self { partition_id, position: 0, digest: [0; 32], earlier }
    }

    /// Takes in the next event.
    pub fn add(&mut self, position: i64, leaf_hash: &[u8], report: &mut Report) {
        if self.earlier.is_some_and(|earlier| position > earlier.position) {
            self.compare(report);
        }
        let mut hash = Sha256::new();
        hash.update(self.digest);
        hash.update(leaf_hash);
        self.digest = hash.finalize().into();
        self.position = position;
    }

    /// Ends the walk; answers the partition's head, where it holds any event.
    pub fn end(mut self, report: &mut Report) -> Option<Head> {
        self.compare(report);
        let Self { partition_id, position, digest, .. } = self;
        (position > 0).then(|| Head { partition_id, position, digest: hex::encode(digest) })
    }

    fn compare(&mut self, report: &mut Report) {
        let Some(earlier) = self.earlier.take() else { return };
        let wrong = if self.position < earlier.position {
            format!("the log ends at position {}, an earlier run saw it up to here", self.position)
        } else if hex::encode(self.digest) != earlier.digest {
            "the events up to here are not those that an earlier run saw".to_owned()
        } else {
            return;
        };
        report.fault(Fault::place("anchor", self.partition_id, earlier.position, wrong));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(leaves: &[&str], earlier: Option<&Head>) -> (Option<Head>, Vec<Fault>) {
        let mut report = Report::default();
        let mut chain = Chain::new(3, earlier);
        for (leaf, position) in leaves.iter().zip(1..) {
            chain.add(position, leaf.as_bytes(), &mut report);
        }
        let head = chain.end(&mut report);
        (head, report.faults)
    }

    #[test]
    fn a_log_that_went_on_agrees_with_its_earlier_end() {
        let (head, _) = walk(&["a", "b"], None);
        for leaves in [&["a", "b"][..], &["a", "b", "c"], &["a", "b", "c", "d"]] {
            assert!(walk(leaves, head.as_ref()).1.is_empty(), "{leaves:?}");
        }
        assert_eq!(walk(&[], None).0, None);
    }

    #[test]
    fn an_anchor_that_was_changed_is_refused() {
        let (head, _) = walk(&["a", "b"], None);
        let heads: Vec<Head> = head.into_iter().collect();
        let text = serde_json::json!({"ok": true, "digest": digest(&heads), "heads": heads}).to_string();
        assert_eq!(read_anchor(&text).unwrap(), heads);
        let changed = text.replace("\"position\":2", "\"position\":1");
        for wrong in [changed.as_str(), "{}", "no JSON"] {
            assert_eq!(read_anchor(wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }

    #[test]
    fn a_log_that_is_another_or_shorter_does_not() {
        let (head, _) = walk(&["a", "b"], None);
        for leaves in [&["a"][..], &[], &["a", "x"], &["x", "b", "c"], &["b", "a"]] {
            let (_, faults) = walk(leaves, head.as_ref());
            assert_eq!(faults.len(), 1, "{leaves:?}");
            assert_eq!((faults[0].kind.as_str(), faults[0].position), ("anchor", Some(2)));
        }
    }
}
