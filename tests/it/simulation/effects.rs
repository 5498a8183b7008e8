//! Every acknowledged command has its one effect, whole; every other one has none.

use std::collections::{BTreeMap, BTreeSet};

use memledger_aggregates::MemoryId;
use memledger_ledger::DeleteMode;
use serde_json::json;
use uuid::Uuid;

use super::{
    answers::Told,
    commands::{Command, Op},
    edges,
    evidence::{Event, Evidence, Receipt},
    journal::{Outcome, Sent},
};

pub fn check(evidence: &Evidence, sent: &[Sent]) {
    let mut groups = evidence.groups();
    let mut receipts: BTreeMap<&(String, String), &Receipt> = evidence.receipts.iter().collect();
    for one in sent {
        let command = &*one.command;
        if let Op::Import { .. } = command.op {
            is_imported(evidence, one);
            continue;
        }
        let (tenant, user) = (command.identity.tenant.to_string(), command.user.to_string());
        let group = groups.remove(&(tenant.clone(), user, command.key.clone())).unwrap_or_default();
        match receipts.remove(&(tenant, command.key.clone())) {
            Some(receipt) => has_one_effect(command, &one.told(), receipt, &group),
            None => {
                assert!(!one.is_done(), "{command:?} was acknowledged and has no receipt");
                assert!(group.is_empty(), "{command:?} has events and no receipt: {group:?}");
            }
        }
    }
    assert!(receipts.is_empty(), "receipts of commands that nobody sent: {receipts:?}");
    for (group, events) in groups {
        assert!(events.iter().all(|event| event.is_imported()), "nobody asked for {group:?}: {events:?}");
        are_together(&events);
    }
    contents_agree(evidence);
}

/// All that was acknowledged is there. That nothing is there twice is told by the revisions.
fn is_imported(evidence: &Evidence, sent: &Sent) {
    let Op::Import { items } = &sent.command.op else { return };
    let taken: BTreeSet<&MemoryId> = sent.outcomes.iter().flat_map(Outcome::taken).collect();
    let (tenant, user) = (sent.command.identity.tenant.as_str(), sent.command.user.as_str());
    for item in items.iter().filter(|item| taken.contains(&item.id)) {
        let is_it = |event: &&Event| {
            event.tenant == tenant && event.user == user && event.memory_id() == item.id.as_str()
        };
        let first = evidence.events.iter().find(is_it).expect("an imported memory is in the log");
        assert!(first.is_imported() && first.event_type == "MemoryCreated", "{first:?}");
        let next = evidence.events.iter().filter(is_it).nth(1);
        // One that comes archived is archived by the same append.
        let archived = next
            .is_some_and(|next| next.event_type == "MemoryDeleted" && next.command_id == first.command_id);
        assert_eq!(archived, item.archived, "{first:?} is followed by {next:?}");
    }
}

fn are_together(events: &[&Event]) {
    for pair in events.windows(2) {
        let [before, after] = pair else { continue };
        let follows = (after.position, after.version) == (before.position + 1, before.version + 1);
        assert!(follows, "one command was stored in parts: {before:?}, {after:?}");
    }
}

fn has_one_effect(command: &Command, answers: &[&Told], receipt: &Receipt, group: &[&Event]) {
    assert!(!answers.is_empty(), "{command:?} has a receipt, and was refused each time");
    // A key belongs to the agent, whichever credential it came with.
    let asks = match &command.identity.agent {
        Some(agent) => format!("agent:{agent}"),
        None => command.identity.credential.clone(),
    };
    let scope = format!("{asks}/memory_book/{}", command.user);
    assert_eq!(receipt.scope, scope);
    are_together(group);
    let ends = group.first().zip(group.last());
    match ends {
        Some((first, last)) => {
            assert_eq!((receipt.first, receipt.last), (first.position, last.position), "{command:?}");
            assert_eq!(receipt.outcome["memory_id"], first.memory_id());
            assert_eq!(receipt.outcome["rev"], last.rev());
            let guarded = command.expected.is_none_or(|revision| first.revision() == revision + 1);
            assert!(guarded, "{command:?} changed another revision: {first:?}");
        }
        None => {
            assert_eq!(receipt.last, receipt.first - 1, "{command:?} has lost its events");
            let named = command.op.named().map(MemoryId::as_str);
            assert_eq!(receipt.outcome["memory_id"].as_str(), named, "{command:?}");
        }
    }
    assert!(group.iter().all(|event| event.actor == command.identity.actor()), "{command:?}: {group:?}");
    assert!(is_whole(command, group), "{command:?} has the events {group:?}");
    assert_eq!(receipt.outcome["action"], command.op.action(), "{command:?}");
    let (memory_id, rev) = (&receipt.outcome["memory_id"], &receipt.outcome["rev"]);
    let (memory_id, rev) = (memory_id.as_str().unwrap(), rev.as_u64().unwrap());
    let position = receipt.outcome["position"].as_i64().unwrap_or(receipt.last);
    assert!(answers.iter().filter(|answer| !answer.is_replayed()).count() <= 1, "{command:?} was done twice");
    for answer in answers {
        assert!(answer.is_of(memory_id, rev, position), "{command:?} has {receipt:?}, told was {answer:?}");
        assert_eq!(answer.shown(), answers[0].shown(), "two answers to {command:?}");
    }
}

/// Whether the events are those of the command: all of them and no others.
fn is_whole(command: &Command, group: &[&Event]) -> bool {
    let types: Vec<&str> = group.iter().map(|event| event.event_type.as_str()).collect();
    match &command.op {
        Op::Create { .. } => types == ["MemoryCreated"],
        // One that asks for what is so already changes nothing; a new text never is.
        Op::Update { text: None, .. } if types.is_empty() => true,
        Op::Update { text, .. } => match types[..] {
            ["MemoryUpdated"] => true,
            ["MemoryPinned" | "MemoryReclassified"] => text.is_none(),
            _ => false,
        },
        Op::Delete { mode: DeleteMode::Archive, .. } => types == ["MemoryDeleted"],
        Op::Delete { mode: DeleteMode::Soft, .. } => types == ["MemorySoftDeleted"],
        Op::Restore { .. } => types == ["MemoryRestored"],
        Op::Purge { .. } => types == ["MemoryPurged"],
        Op::Merge { sources, target, .. } => {
            let Some((product, leaving)) = group.split_first() else { return false };
            let away: Vec<&str> = leaving.iter().map(|event| event.memory_id()).collect();
            let wanted = sources.iter().filter(|id| target.as_ref() != Some(*id));
            product.event_type == "MemoriesMerged"
                && leaving.iter().all(|event| event.event_type == "MemoryMergedAway")
                && away == wanted.map(|id| id.as_str()).collect::<Vec<_>>()
        }
        Op::Import { .. } => false,
        // A pair that is joined so already; the edge that was answered tells whether it was.
        Op::Relate { .. } if types.is_empty() => true,
        Op::Relate { from, to, strength } => {
            let wanted = json!(edges::thousandths(*strength));
            types == ["MemoryLinked"]
                && joins(group[0], from, to)
                && group[0].change().1["strength"] == wanted
        }
        Op::Unrelate { from, to } => types == ["MemoryUnlinked"] && joins(group[0], from, to),
    }
}

/// Whether the event is about the edge between the two, whichever side it was made from.
fn joins(event: &Event, from: &MemoryId, to: &MemoryId) -> bool {
    event.edge().is_some_and(|ends| edges::pair(ends.0, ends.1) == edges::pair(from.as_str(), to.as_str()))
}

/// The contents are those that the events brought and no purge destroyed, and a purge destroys all that its
/// memory had.
fn contents_agree(evidence: &Evidence) {
    let mut owned: BTreeMap<(&str, &str, &str), BTreeSet<Uuid>> = BTreeMap::new();
    let mut known = BTreeSet::new();
    for event in &evidence.events {
        let memory = (event.tenant.as_str(), event.user.as_str(), event.memory_id());
        let own = owned.entry(memory).or_default();
        if event.event_type == "MemoryPurged" {
            let erased: BTreeSet<Uuid> = event.erased().into_iter().collect();
            assert_eq!(erased, std::mem::take(own), "{event:?} does not destroy what its memory had");
        }
        for id in event.brought() {
            assert!(known.insert(id), "the content {id} was brought twice");
            own.insert(id);
        }
    }
    let wanted: BTreeSet<Uuid> = owned.into_values().flatten().collect();
    let found: BTreeSet<Uuid> = evidence.contents.keys().copied().collect();
    assert_eq!(found, wanted, "the contents are not those of the events");
}
