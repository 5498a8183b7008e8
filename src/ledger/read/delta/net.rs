//! What a span of changes comes to, and how it is told.

use std::collections::{HashMap, HashSet};

use memledger_aggregates::{Timestamp, memory_book::MemoryContent};
use memledger_projections::{
    UserKey,
    changes::{
        Current, Since,
        delta::{NetChange, net},
        header::{Bullet, render},
    },
};
use serde_json::json;
use uuid::Uuid;

use super::DeltaChange;
use crate::{Ledger, LedgerError, access::Scope, texts::memory_content, time::rfc3339};

/// The net changes of a span that are within a scope.
pub(super) struct Net {
    /// With their texts, oldest first.
    changes: Vec<(NetChange, Option<MemoryContent>)>,
    memories: HashMap<String, Current>,
    /// Of products that the span does not tell of.
    products: Vec<Bullet>,
}

impl Ledger {
    /// Memories that the actor `own` alone changed are left out.
    pub(super) async fn net(
        &self,
        user_key: &UserKey,
        since: Since,
        scope: &Scope,
        own: Option<String>,
    ) -> Result<Net, LedgerError> {
        let Since { changes, memories, texts, .. } = since;
        let mut nets = net(&changes);
        if let Some(own) = own {
            let by_others = changes.iter().filter(|change| change.actor != own);
            let by_others: HashSet<&str> = by_others.map(|change| change.memory_id.as_str()).collect();
            nets.retain(|change| by_others.contains(change.memory_id.as_str()));
        }
        nets.retain(|change| {
            scope.holds(memories.get(&change.memory_id).and_then(|memory| memory.category.as_deref()))
        });
        self.forget_what_came_back(user_key.partition_id, &mut nets, &texts).await?;
        let products = self.settle(user_key, &mut nets, scope).await?;
        let mut changes = Vec::with_capacity(nets.len());
        for change in nets {
            let body = change.content_id.and_then(|id| texts.get(&id));
            let content = body.map(|body| memory_content(body)).transpose()?;
            changes.push((change, content));
        }
        changes.sort_by_key(|(change, _)| change.rev);
        Ok(Net { changes, memories, products })
    }

    /// Leaves out the memories whose text, topics and metadata went and came back: another text was stored for what was
    /// written again.
    async fn forget_what_came_back(
        &self,
        partition_id: i32,
        nets: &mut Vec<NetChange>,
        texts: &HashMap<Uuid, String>,
    ) -> Result<(), LedgerError> {
        let ids = nets.iter().filter_map(|change| change.text_before).collect();
        let before = self.texts(partition_id, ids).await?;
        nets.retain(|change| {
            let was = change.text_before.and_then(|id| before.get(&id));
            let now = change.content_id.and_then(|id| texts.get(&id));
            // Bodies are canonical: the same text is the same bytes. One of them may have been destroyed meanwhile.
            was.is_none() || was != now
        });
        Ok(())
    }
}

impl Net {
    /// The header, and how many changes it leaves out.
    pub(super) fn header(&self, since_rev: u64, default_bank: &str) -> (Option<String>, usize) {
        let told = self.changes.iter().filter(|(change, _)| change.merged_into.is_none());
        let bullets = told.map(|(change, content)| {
            let memory = self.memories.get(&change.memory_id);
            Bullet {
                event: change.event,
                rev: change.rev,
                label: memory.map_or_else(
                    || default_bank.to_owned(),
                    |memory| memory.category.clone().unwrap_or_else(|| memory.bank.clone()),
                ),
                text: content.as_ref().map(|content| content.content.clone()),
                topic: content.as_ref().and_then(|content| content.topics.first().cloned()),
                importance: memory.map_or(0, |memory| memory.importance),
                combined: change.combined,
            }
        });
        render(since_rev, bullets.chain(self.products.iter().cloned()).collect(), 0)
    }

    pub(super) fn changes(self) -> Vec<DeltaChange> {
        let Self { changes, memories, .. } = self;
        let told = changes.into_iter().map(|(change, content)| {
            let memory = memories.get(&change.memory_id);
            delta_change(change, content.map(|content| content.content), memory)
        });
        told.collect()
    }
}

fn delta_change(change: NetChange, text: Option<String>, memory: Option<&Current>) -> DeltaChange {
    let mut meta = json!({
        "bank": memory.map(|memory| memory.bank.clone()),
        "importance": memory.map(|memory| memory.importance),
        "revision": memory.map(|memory| memory.revision),
    });
    if !change.merged_from.is_empty() {
        meta["merged_from"] = json!(change.merged_from);
    }
    if let Some(into) = &change.merged_into {
        meta["merged_into"] = json!(into);
    }
    DeltaChange {
        rev: change.rev,
        event: change.event.as_str().to_owned(),
        memory_id: change.memory_id,
        category: memory.and_then(|memory| memory.category.clone()),
        text,
        meta,
        ts: rfc3339(Timestamp(change.recorded_at)),
    }
}
