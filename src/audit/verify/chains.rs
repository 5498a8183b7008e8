//! The digests that are worked out while a partition is walked: of what is verified, of each tenant, and of what an anchor
//! is of. Each is held against what earlier runs saw.

use std::collections::BTreeMap;

use memledger_store::StoredEvent;

use super::{
    Report, Scope,
    anchor::{Anchor, Chain},
    record::Records,
};

pub struct Chains<'a> {
    partition_id: i32,
    scope: &'a Scope,
    /// Of the events in scope.
    own: Chain<'a>,
    /// Of those that the anchor is of.
    anchored: Option<(&'a Anchor, Chain<'a>)>,
    /// Of every tenant in scope with all its events, since each is compared with a record of its own.
    tenants: BTreeMap<String, Chain<'a>>,
}

impl<'a> Chains<'a> {
    pub fn new(partition_id: i32, scope: &'a Scope, records: &'a Records) -> Self {
        let of_user = records.anchors.iter().filter(|record| record.scope.user.is_some());
        let mut by_tenant: BTreeMap<&str, Vec<&Anchor>> = BTreeMap::new();
        for record in records.anchors.iter().filter(|record| record.scope.user.is_none()) {
            by_tenant.entry(record.scope.tenant.as_deref().unwrap_or_default()).or_default().push(record);
        }
        let chain = |records: Vec<&'a Anchor>| Chain::new(partition_id, records.into_iter());
        let anchored = records.kept.as_ref();
        Self {
            partition_id,
            scope,
            own: Chain::new(partition_id, of_user),
            anchored: anchored.map(|anchor| (anchor, Chain::new(partition_id, std::iter::once(anchor)))),
            // A tenant whose events are all gone is met by its record alone.
            tenants: by_tenant.into_iter().map(|(tenant, of)| (tenant.to_owned(), chain(of))).collect(),
        }
    }

    pub fn add(&mut self, event: &StoredEvent, report: &mut Report) {
        if let Some((anchor, chain)) = &mut self.anchored
            && anchor.scope.covers(&event.tenant_id, &event.stream_id)
        {
            chain.add(event, report);
        }
        if self.scope.tenant.as_ref().is_some_and(|tenant| *tenant != event.tenant_id) {
            return;
        }
        match self.tenants.get_mut(&event.tenant_id) {
            Some(chain) => chain.add(event, report),
            None => {
                let mut chain = Chain::new(self.partition_id, std::iter::empty());
                chain.add(event, report);
                self.tenants.insert(event.tenant_id.clone(), chain);
            }
        }
        if self.scope.covers(&event.tenant_id, &event.stream_id) {
            self.own.add(event, report);
        }
    }

    /// Ends the walk and keeps the heads.
    pub fn end(self, report: &mut Report) {
        if let Some((_, chain)) = self.anchored {
            chain.end(report);
        }
        for (tenant, chain) in self.tenants {
            if let Some(head) = chain.end(report) {
                report.part_of(&tenant).heads.push(head);
            }
        }
        if let Some(head) = self.own.end(report) {
            report.heads.push(head);
        }
    }
}
