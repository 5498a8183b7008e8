//! Step 5: all changes in one append, each memory as the run saw it or left alone. It never deletes everything.

use memledger_ledger::runs::{NEEDS_ADMIN, SaveDelete, SaveMerge, SavePlan, SaveTopics, Saved, Trigger};
use serde::Serialize;

use super::{
    Memories,
    normalise::{mapped, mapping},
    report, resolve,
};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "save";

/// Most topics of a memory that a merge made.
const MERGED_TOPICS: usize = 3;

pub async fn run(work: &Work, memories: &Memories) -> Result<Figures, Trouble> {
    let Planned { plan, proposal } = planned(work, memories).await?;
    if let Some(why) = proposal.refused {
        return Err(Trouble::failed("would_delete_everything", why));
    }
    within_its_share(work, memories.texts().len(), &plan).await?;
    let saved = work.ledger.save_run(&work.run, plan).await?;
    Ok(figures(&saved))
}

/// Where agents see some categories alone, whoever writes what only some may read can make a run begin, and may make a model
/// archive the rest. A run that begins by itself stays within a share then; what is more, an admin starts.
async fn within_its_share(work: &Work, memories: usize, plan: &SavePlan) -> Result<(), Trouble> {
    let archived = plan.deletes.len() + plan.merges.iter().map(|merge| merge.sources.len()).sum::<usize>();
    let percent = work.options.growth_archive_percent;
    if work.ledger.access_rules().allowlists.is_empty()
        || archived * 100 <= memories * usize::from(percent)
        || work.ledger.run_trigger(&work.run).await? != Trigger::Growth
    {
        return Ok(());
    }
    Err(Trouble::failed(
        NEEDS_ADMIN,
        format!(
            "it would archive {archived} of {memories} memories, more than the {percent} % of workflows.growth_archive_percent \
             that a run may that begins by itself; look at its decisions, and start a run by hand if they are right"
        ),
    ))
}

fn figures(saved: &Saved) -> Figures {
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let rev = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    Figures::from([
        ("first_rev".to_owned(), rev(saved.first_rev)),
        ("last_rev".to_owned(), rev(saved.last_rev)),
        ("deleted".to_owned(), count(saved.deleted)),
        ("merged_groups".to_owned(), count(saved.merged_groups)),
        ("merged_away".to_owned(), count(saved.merged_away)),
        ("rewritten".to_owned(), count(saved.rewritten)),
        ("skipped".to_owned(), count(saved.skipped.len())),
        ("memories".to_owned(), count(saved.active)),
    ])
}

/// What a run would do, for people.
#[derive(Debug, Clone, Serialize)]
pub struct Proposal {
    pub deletes: Vec<ProposedDelete>,
    pub merges: Vec<ProposedMerge>,
    pub topics: Vec<ProposedTopics>,
    /// Memories that are neither deleted nor merged.
    pub kept: usize,
    /// Questions that the model gave no usable answer to: what they were about stays as it is.
    pub fallbacks: i64,
    /// Why the run would do none of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedDelete {
    pub memory_id: String,
    pub content: String,
    pub reason: String,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedMerge {
    pub source_ids: Vec<String>,
    pub contents: Vec<String>,
    pub merged: String,
    pub topics: Vec<String>,
    pub reason: String,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedTopics {
    pub memory_id: String,
    pub from: Vec<String>,
    pub to: Vec<String>,
}

struct Planned {
    plan: SavePlan,
    proposal: Proposal,
}

/// What the steps before came to, once they are done.
pub async fn proposal(work: &Work, memories: &Memories) -> Result<Proposal, Trouble> {
    Ok(planned(work, memories).await?.proposal)
}

async fn planned(work: &Work, memories: &Memories) -> Result<Planned, Trouble> {
    let (sorted, texts) = resolve::resolved(work, memories).await?;
    let mapping = mapping(work, memories, &sorted, &texts).await?;
    let (mut plan, mut kept) = (SavePlan::default(), sorted.kept.clone());
    let (mut deletes, mut merges, mut topics) = (Vec::new(), Vec::new(), Vec::new());
    for (at, reason) in &sorted.deleted {
        plan.deletes.push(SaveDelete { seen: memories.seen(*at), reason: reason.clone() });
        let memory = &memories.texts()[*at];
        let (memory_id, content) = (memory.id.clone(), memory.content.clone());
        deletes.push(ProposedDelete { memory_id, content, reason: reason.clone() });
    }
    for (group, text) in sorted.groups.iter().zip(texts) {
        let Some(text) = text else {
            kept.extend(&group.members);
            continue;
        };
        let mut standard = mapped(&text.topics, &mapping);
        standard.truncate(MERGED_TOPICS);
        let sources = group.members.iter().map(|at| &memories.texts()[*at]);
        merges.push(ProposedMerge {
            source_ids: sources.clone().map(|memory| memory.id.clone()).collect(),
            contents: sources.map(|memory| memory.content.clone()).collect(),
            merged: text.content.clone(),
            topics: standard.clone(),
            reason: group.reason.clone(),
        });
        plan.merges.push(SaveMerge {
            sources: group.members.iter().map(|at| memories.seen(*at)).collect(),
            content: text.content,
            topics: standard,
            reason: group.reason.clone(),
        });
    }
    for at in &kept {
        let memory = &memories.texts()[*at];
        let to = mapped(&memory.topics, &mapping);
        if to != memory.topics {
            let (memory_id, from) = (memory.id.clone(), memory.topics.clone());
            topics.push(ProposedTopics { memory_id, from, to: to.clone() });
            plan.topics.push(SaveTopics { seen: memories.seen(*at), topics: to });
        }
    }
    let all = memories.texts().len();
    let refused = (kept.is_empty() && plan.merges.is_empty() && all > 0).then(|| {
        format!(
            "every one of the {all} memories would be deleted, and so none is; look at the run's decisions"
        )
    });
    let fallbacks = report::fallbacks(work);
    let proposal = Proposal { deletes, merges, topics, kept: kept.len(), fallbacks, refused };
    Ok(Planned { plan, proposal })
}
