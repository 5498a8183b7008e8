//! Anchors: where a partition ends and a digest of all its leaf hashes, to be kept where the log's writers
//! can't reach. A log that was made up again as a whole is consistent, and only an anchor shows it.

use memledger_aggregates::UserId;
use memledger_kernel::LedgerError;
use memledger_store::StoredEvent;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::{Fault, Report, Scope};

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

/// Whose events an earlier run walked, and where they ended.
#[derive(Debug, Clone, Default)]
pub struct Anchor {
    pub scope: Scope,
    pub heads: Vec<Head>,
    /// The row of `verifications` that holds it; none of one that was kept elsewhere.
    pub row: Option<String>,
}

impl Anchor {
    fn fault(&self, head: &Head, message: String) -> Fault {
        let fault = Fault::place("anchor", head.partition_id, head.position, message);
        let user_id = self.scope.user.as_ref().map(ToString::to_string);
        let fault = Fault { tenant_id: self.scope.tenant.clone(), user_id, ..fault };
        match &self.row {
            Some(row) => fault.with_row("verifications", row),
            None => fault,
        }
    }
}

/// What an earlier run printed, as far as it serves here.
#[derive(Deserialize)]
struct Printed {
    tenant_id: Option<String>,
    user_id: Option<UserId>,
    digest: String,
    #[serde(default)]
    heads: Vec<Head>,
}

/// The anchor in an earlier run's JSON; refused if its heads are not those it was printed with.
pub fn read_anchor(text: &str) -> Result<Anchor, LedgerError> {
    let wrong = |why: String| LedgerError::invalid("against", why);
    let printed: Printed = serde_json::from_str(text).map_err(|e| {
        wrong(format!("is not an answer of `verify --json` or GET /api/admin/ledger/verify: {e}"))
    })?;
    if digest(&printed.heads) != printed.digest {
        return Err(wrong("was changed since it was printed: its digest is not that of its heads".into()));
    }
    let Printed { tenant_id: tenant, user_id: user, heads, .. } = printed;
    Ok(Anchor { scope: Scope { tenant, user }, heads, row: None })
}

/// The digest of some events of a partition as the walk goes, held against earlier ends where it passes them.
pub struct Chain<'a> {
    partition_id: i32,
    position: i64,
    digest: [u8; 32],
    /// Still to be passed, the nearest last.
    earlier: Vec<(&'a Anchor, &'a Head)>,
}

impl<'a> Chain<'a> {
    /// With the ends in this partition that the anchors hold.
    pub fn new(partition_id: i32, anchors: impl Iterator<Item = &'a Anchor>) -> Self {
        let heads = anchors.flat_map(|anchor| anchor.heads.iter().map(move |head| (anchor, head)));
        let mut earlier: Vec<_> = heads.filter(|(_, head)| head.partition_id == partition_id).collect();
        earlier.sort_by_key(|(_, head)| std::cmp::Reverse(head.position));
        Self { partition_id, position: 0, digest: [0; 32], earlier }
    }

    /// Takes in the next event.
    pub fn add(&mut self, event: &StoredEvent, report: &mut Report) {
        self.add_leaf(event.position, &event.leaf_hash, report);
    }

    fn add_leaf(&mut self, position: i64, leaf_hash: &[u8], report: &mut Report) {
        while self.earlier.last().is_some_and(|(_, head)| position > head.position) {
            self.compare(report);
        }
        let mut hash = Sha256::new();
        hash.update(self.digest);
        hash.update(leaf_hash);
        self.digest = hash.finalize().into();
        self.position = position;
    }

    /// Ends the walk; answers the partition's head, if it holds any event.
    pub fn end(mut self, report: &mut Report) -> Option<Head> {
        while !self.earlier.is_empty() {
            self.compare(report);
        }
        let Self { partition_id, position, digest, .. } = self;
        (position > 0).then(|| Head { partition_id, position, digest: hex::encode(digest) })
    }

    fn compare(&mut self, report: &mut Report) {
        let Some((anchor, head)) = self.earlier.pop() else { return };
        let wrong = if self.position < head.position {
            format!("the log ends at position {}, an earlier run saw it up to here", self.position)
        } else if hex::encode(self.digest) != head.digest {
            "the events up to here are not those that an earlier run saw".to_owned()
        } else {
            return;
        };
        report.fault(anchor.fault(head, wrong));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(leaves: &[&str], earlier: &[Head]) -> (Vec<Head>, Vec<Fault>) {
        let anchors = earlier.iter().map(|head| Anchor { heads: vec![head.clone()], ..Anchor::default() });
        let anchors: Vec<Anchor> = anchors.collect();
        let mut report = Report::default();
        let mut chain = Chain::new(3, anchors.iter());
        for (leaf, position) in leaves.iter().zip(1..) {
            chain.add_leaf(position, leaf.as_bytes(), &mut report);
        }
        let head = chain.end(&mut report);
        (head.into_iter().collect(), report.faults)
    }

    #[test]
    fn a_log_that_went_on_agrees_with_its_earlier_ends() {
        let mut heads = walk(&["a", "b"], &[]).0;
        heads.extend(walk(&["a"], &[]).0);
        for leaves in [&["a", "b"][..], &["a", "b", "c"], &["a", "b", "c", "d"]] {
            assert!(walk(leaves, &heads).1.is_empty(), "{leaves:?}");
        }
        assert_eq!(walk(&[], &[]).0, []);
        // Of another partition nothing is known here.
        let elsewhere = Head { partition_id: 4, ..heads[0].clone() };
        assert!(walk(&[], &[elsewhere]).1.is_empty());
    }

    #[test]
    fn an_anchor_that_was_changed_is_refused() {
        let (heads, _) = walk(&["a", "b"], &[]);
        let printed =
            serde_json::json!({"ok": true, "digest": digest(&heads), "heads": heads, "tenant_id": "acme"});
        let text = printed.to_string();
        let anchor = read_anchor(&text).unwrap();
        assert_eq!((anchor.scope.tenant.as_deref(), anchor.heads), (Some("acme"), heads));
        let changed = text.replace("\"position\":2", "\"position\":1");
        for wrong in [changed.as_str(), "{}", "no JSON"] {
            assert_eq!(read_anchor(wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }

    #[test]
    fn a_log_that_is_another_or_shorter_does_not() {
        let (heads, _) = walk(&["a", "b"], &[]);
        for leaves in [&["a"][..], &[], &["a", "x"], &["x", "b", "c"], &["b", "a"]] {
            let (_, faults) = walk(leaves, &heads);
            assert_eq!(faults.len(), 1, "{leaves:?}");
            assert_eq!((faults[0].kind.as_str(), faults[0].position), ("anchor", Some(2)));
        }
        // Each earlier end is an evidence of its own.
        let both = [walk(&["a"], &[]).0, heads].concat();
        assert_eq!(walk(&["x", "b"], &both).1.len(), 2);
        assert_eq!(walk(&["a", "x"], &both).1.len(), 1);
    }
}
