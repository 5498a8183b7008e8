//! Sources of merges whose product no change of the span tells of: it was made before, or is not asked for.

use std::collections::{BTreeMap, HashMap, HashSet};

use memledger_kernel::LedgerError;
use memledger_offline::turns;
use memledger_projections::{
    UserKey,
    changes::{
        delta::{DeltaEvent, NetChange},
        header::{Bullet, What},
        weight::{Facts, weight},
    },
    memories::{self, FoundMemory},
};

use super::net::Reading;
use crate::Memories;

impl Memories {
    /// Tells such sources as gone where their product is out of the reader's reach. Of each other product there is a bullet: it
    /// stands for the sources, which have none of their own.
    pub(super) async fn settle(
        &self,
        user: &UserKey,
        nets: &mut [NetChange],
        reading: &Reading<'_>,
    ) -> Result<Vec<Bullet>, LedgerError> {
        let products = nets.iter().filter(|change| change.event == DeltaEvent::Merged);
        let products = products.filter(|change| change.merged_into.is_none());
        let told: HashSet<String> = products.map(|change| change.memory_id.clone()).collect();
        let mut untold: BTreeMap<String, Vec<&mut NetChange>> = BTreeMap::new();
        for change in nets {
            if let Some(into) = change.merged_into.clone().filter(|into| !told.contains(into)) {
                untold.entry(into).or_default().push(change);
            }
        }
        let ids: Vec<&str> = untold.keys().map(String::as_str).collect();
        let found = memories::by_ids(self.core.store.as_ref(), user, &ids).await?;
        let within = found.into_iter().filter(|one| {
            let attributes = &one.record.attributes;
            reading.reach.holds(attributes.category.as_deref()) && reading.may_tell(attributes.kind)
        });
        let within: HashMap<String, FoundMemory> =
            within.map(|one| (one.memory_id.to_string(), one)).collect();
        let mut bullets = Vec::new();
        for (id, sources) in untold {
            match within.get(&id) {
                Some(product) => {
                    let rev = sources.iter().map(|source| source.rev).max().unwrap_or_default();
                    bullets.push(bullet(product, rev, sources.len(), &reading.preferred));
                }
                None => sources.into_iter().for_each(gone),
            }
        }
        Ok(bullets)
    }
}

fn gone(source: &mut NetChange) {
    source.event = DeltaEvent::Deleted;
    source.merged_into = None;
}

/// What a bullet says of a merge's product as it is now.
fn bullet(product: &FoundMemory, rev: u64, combined: usize, preferred: &[String]) -> Bullet {
    let (attributes, content) = (&product.record.attributes, product.content.as_ref());
    let facts = Facts {
        event: DeltaEvent::Merged,
        importance: attributes.importance,
        pinned: attributes.pinned,
        is_of_reader: attributes.category.as_ref().is_some_and(|category| preferred.contains(category)),
        revision: product.record.revision,
        novelty: 0.0,
        turn: content.map_or(0, |content| turns::turn(&content.content)),
        label_share: 0.0,
    };
    Bullet {
        what: What::Change {
            event: DeltaEvent::Merged,
            text: content.map(|content| content.content.clone()),
            old: None,
            topic: content.and_then(|content| content.topics.first().cloned()),
            importance: attributes.importance,
            combined,
        },
        rev,
        label: attributes.category.clone().unwrap_or_else(|| attributes.bank.clone()),
        weight: weight(&facts),
    }
}
