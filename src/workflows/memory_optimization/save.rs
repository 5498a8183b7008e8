//! Step 5: all changes in one append, each memory as the run saw it or left alone. It never deletes everything.

use std::collections::HashMap;

use memledger_ledger::runs::{
    NEEDS_ADMIN, SaveAction, SaveDelete, SaveMerge, SavePlan, SaveTopics, Saved, SeenMemory, Trigger,
};

use super::{Memories, normalise::mapped, report, resolve::Merges};
use crate::engine::{
    Figures, Proposal, ProposedDelete, ProposedMerge, ProposedTopics, TopicMapping, Trouble, Work,
};

pub const STEP: &str = "save";

/// Most topics of a memory that a merge made.
const MERGED_TOPICS: usize = 3;

pub async fn run(work: &Work, memories: &Memories, plan: Plan) -> Result<Figures, Trouble> {
    let Plan { actions, refused, .. } = plan;
    if let Some(why) = refused {
        return Err(Trouble::failed("would_delete_everything", why));
    }
    within_its_share(work, memories.heads().len(), &actions).await?;
    let saved = work.ledger.runs.save_run(&work.run, actions).await?;
    Ok(figures(&saved))
}

/// Where agents see some categories alone, whoever writes what only some may read can make a run begin, and may make a model
/// archive the rest. A run that begins by itself stays within a share then; what is more, an admin starts.
async fn within_its_share(work: &Work, memories: usize, plan: &SavePlan) -> Result<(), Trouble> {
    let archived = plan.archives();
    let percent = work.options.growth_archive_percent;
    if work.ledger.people.access_rules().allowlists.is_empty()
        || archived * 100 <= memories * usize::from(percent)
        || work.ledger.runs.run_trigger(&work.run).await? != Trigger::Growth
    {
        return Ok(());
    }
    Err(Trouble::failed(
        NEEDS_ADMIN,
        format!(
            "it would archive {archived} of {memories} memories, more than the {percent} % that \
             workflows.growth_archive_percent allows an automatic run; check its decisions, and start a \
             run by hand if they are right"
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

/// What a run does to the memories.
pub struct Plan {
    actions: SavePlan,
    /// Places of the memories that are neither deleted nor merged.
    kept: Vec<usize>,
    /// Why nothing of it is done.
    refused: Option<String>,
}

/// What the steps before came to, once they are done.
pub async fn proposal(work: &Work, memories: &Memories, plan: Plan) -> Result<Proposal, Trouble> {
    let Plan { actions, kept, refused } = plan;
    let heads = memories.heads();
    let places: HashMap<&str, usize> = heads.iter().zip(0..).map(|(head, at)| (head.id(), at)).collect();
    let place = |seen: &SeenMemory| places.get(seen.memory_id.as_str()).copied();
    let mut proposal =
        Proposal { kept: kept.len(), fallbacks: report::fallbacks(work), refused, ..Proposal::default() };
    for action in actions.0 {
        let places: Vec<usize> = action.seen().iter().filter_map(place).collect();
        match action {
            SaveAction::Delete(SaveDelete { seen, reason }) => {
                let read = memories.read(work, &places).await?;
                let content = read.into_iter().map(|text| text.content).collect();
                let memory_id = seen.memory_id.to_string();
                proposal.deletes.push(ProposedDelete { memory_id, content, reason });
            }
            SaveAction::Merge(SaveMerge { sources, content, topics, reason, .. }) => {
                let read = memories.read(work, &places).await?;
                proposal.merges.push(ProposedMerge {
                    source_ids: sources.iter().map(|seen| seen.memory_id.to_string()).collect(),
                    contents: read.into_iter().map(|text| text.content).collect(),
                    merged: content,
                    topics,
                    reason,
                });
            }
            SaveAction::Retopic(SaveTopics { seen, topics: to }) => {
                let from = places.first().map(|at| heads[*at].topics.clone()).unwrap_or_default();
                proposal.topics.push(ProposedTopics { memory_id: seen.memory_id.to_string(), from, to });
            }
            other => {
                return Err(Trouble::failed("plan", format!("this workflow has no such action: {other:?}")));
            }
        }
    }
    Ok(proposal)
}

impl Plan {
    pub fn of(memories: &Memories, merges: &Merges, topics: &TopicMapping) -> Self {
        let heads = memories.heads();
        let seen = |at: &usize| heads[*at].seen.clone();
        let (mut actions, mut kept) = (SavePlan::default(), merges.sorted.kept.clone());
        for (at, reason) in &merges.sorted.deleted {
            actions.0.push(SaveAction::Delete(SaveDelete { seen: seen(at), reason: reason.clone() }));
        }
        let mut merged = 0;
        for (group, text) in merges.sorted.groups.iter().zip(&merges.texts) {
            let Some(text) = text else {
                kept.extend(&group.members);
                continue;
            };
            let mut topics = mapped(&text.topics, topics);
            topics.truncate(MERGED_TOPICS);
            let sources = group.members.iter().map(seen).collect();
            merged += 1;
            let (content, reason) = (text.content.clone(), group.reason.clone());
            actions.0.push(SaveAction::Merge(SaveMerge { sources, content, topics, reason, product: None }));
        }
        for at in &kept {
            let topics = mapped(&heads[*at].topics, topics);
            if topics != heads[*at].topics {
                actions.0.push(SaveAction::Retopic(SaveTopics { seen: seen(at), topics }));
            }
        }
        let all = heads.len();
        let refused = (kept.is_empty() && merged == 0 && all > 0).then(|| {
            format!("all {all} memories would be deleted, so nothing was changed; check the run's decisions")
        });
        Self { actions, kept, refused }
    }
}
