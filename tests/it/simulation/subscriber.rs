//! A reader of a tenant's feed that stops and resumes, and must see each event once.

use memledger_ledger::{Identity, Ledger, LedgerError};
use rand::{Rng, rngs::StdRng};

use super::evidence::Event;

pub struct Subscriber {
    identity: Identity,
    rng: StdRng,
    /// All that it keeps when it stops.
    cursor: Option<String>,
    /// Partition, position and id of what it saw, in the order that it saw it.
    seen: Vec<(i64, i64, String)>,
}

impl Subscriber {
    pub fn new(identity: Identity, rng: StdRng) -> Self {
        Self { identity, rng, cursor: None, seen: Vec::new() }
    }

    /// Reads a page and stops after it or within it; answers how much there was.
    pub async fn read(&mut self, ledger: &Ledger) -> Result<usize, LedgerError> {
        let limit = self.rng.random_range(1..=9);
        let page = ledger.audit.feed(&self.identity, self.cursor.as_deref(), limit).await?;
        let found = page.items.len();
        assert!(found <= limit, "a page of {found} events, where {limit} were asked for");
        let taken = if self.rng.random_bool(0.3) { self.rng.random_range(0..=found) } else { found };
        for item in &page.items[..taken] {
            self.seen.push((item.partition_id.into(), item.position, item.event_id.clone()));
        }
        if taken == found {
            self.cursor = Some(page.next_cursor);
        } else if taken > 0 {
            self.cursor = Some(page.items[taken - 1].cursor.clone());
        }
        Ok(found)
    }

    /// Reads until there is no more.
    pub async fn drain(&mut self, ledger: &Ledger) {
        while self.read(ledger).await.expect("the feed can be read where nothing goes wrong") > 0 {}
    }

    /// It saw the tenant's events, each once and each partition in its order.
    pub fn check(mut self, log: &[Event]) {
        let tenant = self.identity.tenant.as_str();
        let own = log.iter().filter(|event| event.tenant == tenant);
        let wanted: Vec<(i64, i64, String)> =
            own.map(|event| (event.partition, event.position, event.event_id.to_string())).collect();
        // A stable sort leaves each partition in the order that it was seen in.
        self.seen.sort_by_key(|(partition, ..)| *partition);
        assert_eq!(self.seen, wanted, "what the feed of {tenant} showed is not what its log holds");
    }
}
