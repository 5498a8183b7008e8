//! One change of every kind.

use crate::output::say;
use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_ledger::{Answer, DeleteMode, MemoryPatch, MergeRequest, NewMemory, UserCall};

use super::{Story, tell};
use crate::failure::Failure;

/// Memories that the rest of the story comes back to.
pub struct StoryMemories {
    pub name: MemoryId,
    pub purged: MemoryId,
    pub merged_source: MemoryId,
}

fn said(kind: &str, answer: &Answer, actor: &str, what: &str) {
    say!("  rev {:>3}  {kind:<11} {actor:<16} {what}", answer.rev);
}

pub async fn make(story: &Story) -> Result<StoryMemories, Failure> {
    let memories = tell::everything(story).await?;
    let find = |part: &str| {
        let found = memories.iter().find(|m| tell::text(m).contains(part));
        let memory = found.ok_or_else(|| Failure::Work(format!("the bundled data lacks {part:?}")))?;
        MemoryId::new(&memory.id).map_err(|e| Failure::Work(e.to_string()))
    };
    let name = find("User's name is Ana Ferreira")?;
    let allergy = find("allergic to shellfish")?;
    let old_home = find("User rents a two-room flat")?;
    let purged = find("private e-mail address")?;
    edit(story, &name, &allergy).await?;
    let merged_source = merge(story, &find).await?;
    remove(story, &find, &old_home, &purged).await?;
    Ok(StoryMemories { name, purged, merged_source })
}

/// Create, update, pin, reclassify.
async fn edit(story: &Story, name: &MemoryId, allergy: &MemoryId) -> Result<(), Failure> {
    let ledger = &story.ledger;
    let agent = || UserCall::new(story.agent(), story.user.clone());
    let new = NewMemory {
        content: "The wedding menu must have no shellfish and a lactose-free cake.".into(),
        category: Some("Wedding".into()),
        topics: vec!["wedding".into(), "food".into()],
        importance: Some(4),
        thread_id: Some("planning".into()),
        ..NewMemory::default()
    };
    said("create", &ledger.memories.create(agent(), new).await?, "agent:assistant", "the wedding menu");
    let patch = MemoryPatch {
        content: Some("Her name is Ana Ferreira; she likes to be called Ana.".into()),
        set: AttributePatch {
            importance: Some(5),
            category: Some(Some("Personal".into())),
            ..Default::default()
        },
        ..MemoryPatch::default()
    };
    said(
        "update",
        &ledger.memories.update(agent(), name.clone(), patch).await?,
        "agent:assistant",
        "her name",
    );
    let pin = MemoryPatch {
        set: AttributePatch { pinned: Some(true), ..Default::default() },
        ..MemoryPatch::default()
    };
    said("pin", &ledger.memories.update(agent(), name.clone(), pin).await?, "agent:assistant", "her name");
    let file = MemoryPatch {
        set: AttributePatch {
            category: Some(Some("Health".into())),
            bank: Some("Health".into()),
            ..Default::default()
        },
        ..MemoryPatch::default()
    };
    let filed = ledger.memories.update(agent(), allergy.clone(), file).await?;
    said("reclassify", &filed, "agent:assistant", "the shellfish allergy, to Health");
    Ok(())
}

type Find<'a> = &'a (dyn Fn(&str) -> Result<MemoryId, Failure> + Sync);

async fn merge(story: &Story, find: Find<'_>) -> Result<MemoryId, Failure> {
    let parts = [
        "User is lactose intolerant",
        "cannot digest lactose",
        "recipes to be lactose-free",
        "avoids regular dairy",
        "milk sugar makes her ill",
    ];
    let source_ids = parts.iter().map(|part| find(part)).collect::<Result<Vec<_>, _>>()?;
    let first = source_ids[0].clone();
    let request = MergeRequest {
        source_ids,
        content: "Ana is lactose intolerant: no milk, cream or fresh cheese; recipes must be lactose-free."
            .into(),
        topics: Some(vec!["lactose intolerance".into(), "health".into()]),
        target_id: None,
        reason: None,
    };
    let call = UserCall::new(story.agent(), story.user.clone());
    let merged = story.ledger.memories.merge(call, request).await?;
    said("merge", &merged, "agent:assistant", "five notes on lactose into one");
    Ok(first)
}

/// Delete, soft delete, restore, purge.
async fn remove(
    story: &Story,
    find: Find<'_>,
    old_home: &MemoryId,
    purged: &MemoryId,
) -> Result<(), Failure> {
    let ledger = &story.ledger;
    let agent = || UserCall::new(story.agent(), story.user.clone());
    let test_data = find("test memory please ignore")?;
    let errand = find("landlord about the boiler")?;
    let why = Some("test data".to_owned());
    let deleted = ledger.memories.delete(agent(), test_data, DeleteMode::Archive, why).await?;
    said("delete", &deleted, "agent:assistant", "a test memory (to the archive)");
    let soft = ledger.memories.delete(agent(), errand, DeleteMode::Soft, None).await?;
    let until = soft.memory.purge_at.as_deref().map_or("", |at| &at[..10]);
    said(
        "soft delete",
        &soft,
        "agent:assistant",
        &format!("an errand that is done (restorable until {until})"),
    );
    let moved = Some("she moved".to_owned());
    let gone = ledger.memories.delete(agent(), old_home.clone(), DeleteMode::Archive, moved).await?;
    said("delete", &gone, "agent:assistant", "the flat in Nørrebro");
    let back = ledger.memories.restore(agent(), old_home.clone()).await?;
    said("restore", &back, "agent:assistant", "the flat in Nørrebro: it is part of her story");
    let admin = story.admin();
    let actor = admin.actor();
    let call = UserCall::new(admin, story.user.clone());
    let purge = ledger.audit.purge(call, purged.clone(), "erasure request 2026-17".into()).await?;
    said("purge", &purge, &actor, "her e-mail address: text destroyed, in the files too");
    Ok(())
}
