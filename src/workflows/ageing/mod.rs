//! What the workflows have in common that let memories age: each decides by its policy, saves in one append, and reports.
//!
//! ```text
//! select ─► ask ─► save ─► report
//! ```
//!
//! Only policies whose judge may be a language model have the step `ask`, which does nothing while rules decide.
//!
//! What `select` and `ask` decide is kept, so that a run that is taken up again decides the same. Until an admin has accepted what a
//! policy would take away, its runs end there: a dry run.

pub mod asking;
mod pace;
mod planned;
mod reading;
mod report;
mod save;
mod select;
pub mod summarising;

use std::sync::Arc;

use async_trait::async_trait;
use memledger_ledger::{
    Ledger,
    runs::{
        RunAnswer, SeenMemory,
        ageing::{Ageing, Policies, PolicyName},
    },
    time::now,
    words::{TenantId, Timestamp, UserId},
};

use crate::{
    Options,
    engine::{Figures, Proposal, RunDecisions, StepResult, StepSpec, Trouble, Work, Workflow},
};

pub use asking::{JudgeSettings, Judgements, OpenQuestion, PreparedQuestion, digest};
pub use memledger_ageing::consolidation::fingerprint_of as pair_fingerprint;
pub use planned::{Planned, Product, SeenRevision};
pub use reading::{DatedEntry, ReadMemory, bare, decided};
pub use report::JUDGED;
pub use select::noted_of;

pub const DAY_US: i64 = 86_400_000_000;

/// The steps of each of these workflows.
pub const STEPS: &[StepSpec] = &[
    StepSpec { name: select::STEP, title: "Select memories", cancellable: true },
    StepSpec { name: save::STEP, title: "Validate and save", cancellable: false },
    StepSpec { name: report::STEP, title: "Report", cancellable: false },
];

/// The steps of those that a language model may decide.
pub const JUDGED_STEPS: &[StepSpec] = &[
    StepSpec { name: select::STEP, title: "Select memories", cancellable: true },
    StepSpec { name: asking::STEP, title: "Ask the model", cancellable: true },
    StepSpec { name: save::STEP, title: "Validate and save", cancellable: false },
    StepSpec { name: report::STEP, title: "Report", cancellable: false },
];

/// The memories of one user, as a policy looks at them.
pub struct Looking<'a> {
    pub ledger: &'a Arc<Ledger>,
    pub tenant: &'a TenantId,
    pub user: &'a UserId,
    pub options: &'a Options,
    /// Memories that wait to be added once there is room for them.
    pub incoming: usize,
    pub ageing: Ageing,
    pub now: Timestamp,
}

impl<'a> Looking<'a> {
    pub async fn at(work: &'a Work) -> Result<Self, Trouble> {
        Ok(Self {
            ledger: &work.ledger,
            tenant: &work.run.tenant,
            user: &work.run.user,
            options: &work.options,
            incoming: work.incoming,
            ageing: work.ledger.runs.ageing_now(&work.run.tenant).await?,
            now: now(),
        })
    }

    /// How long ago an instant was, by a clock that may have jumped.
    pub fn age_us(&self, at: Timestamp) -> i64 {
        self.ageing.clock().age_us(at, self.now)
    }
}

/// What a policy is about to do.
#[derive(Debug, Default)]
pub struct Selection {
    /// As of which rev.
    pub rev: u64,
    /// Active memories then.
    pub memories: usize,
    pub planned: Vec<Planned>,
    /// What the policy's later runs have to know, such as what was looked at and left as it is.
    pub noted: Vec<String>,
    /// What a model decides.
    pub questions: Vec<OpenQuestion>,
}

/// What becomes of a user's memories by one policy.
#[async_trait]
pub trait Policy: Send + Sync {
    fn name(&self) -> PolicyName;

    /// Who decides by its settings: rules, unless a policy says otherwise.
    fn judging(&self, _policies: &Policies) -> JudgeSettings {
        JudgeSettings::BY_RULES
    }

    /// What is to be done now, or what a model is to be asked about it.
    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble>;

    /// A question about these memories, group by group, as it is put to a model; none if there is nothing to ask any more.
    async fn question(
        &self,
        _looking: &Looking<'_>,
        _open: &OpenQuestion,
        _memories: Vec<Vec<ReadMemory>>,
    ) -> Result<Option<Box<dyn PreparedQuestion>>, Trouble> {
        Ok(None)
    }

    /// What its earlier runs took away and what is to be destroyed now; not more than that many.
    async fn overdue(&self, _looking: &Looking<'_>, _limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        Ok(Vec::new())
    }
}

/// A run of a policy's workflow.
pub struct AgeingWorkflow {
    policy: Box<dyn Policy>,
    selected: StepResult<Vec<Planned>>,
    answered: StepResult<Vec<Planned>>,
}

impl AgeingWorkflow {
    pub fn of(policy: impl Policy + 'static) -> Arc<dyn Workflow> {
        Arc::new(Self {
            policy: Box::new(policy),
            selected: StepResult::default(),
            answered: StepResult::default(),
        })
    }

    /// By rules, or by a model.
    async fn planned(&self, work: &Work) -> Result<&Vec<Planned>, Trouble> {
        let selected = self.selected.or_read(select::kept(work)).await?;
        let answered = self.answered.or_read(asking::kept(work)).await?;
        Ok(if answered.is_empty() { selected } else { answered })
    }
}

#[async_trait]
impl Workflow for AgeingWorkflow {
    async fn step(&self, name: &str, work: &Work) -> Result<Figures, Trouble> {
        match name {
            select::STEP => Ok(self.selected.done(select::run(work, self.policy.as_ref()).await?)),
            asking::STEP => Ok(self.answered.done(asking::run(work, self.policy.as_ref()).await?)),
            save::STEP => save::run(work, self.planned(work).await?).await,
            report::STEP => report::run(work),
            other => Err(Trouble::unknown_step(other)),
        }
    }

    async fn proposal(&self, work: &Work) -> Result<Proposal, Trouble> {
        let memories = work.figure(select::STEP, select::MEMORIES)?;
        let memories = usize::try_from(memories).unwrap_or_default();
        let proposal = planned::proposal(work, self.planned(work).await?, memories).await?;
        Ok(Proposal { fallbacks: asking::figure(work, asking::FALLBACKS), ..proposal })
    }

    fn read_answer(&self, answer: &RunAnswer, decisions: &mut RunDecisions) {
        let planned = match answer.step.as_str() {
            select::STEP => select::of_answer(answer),
            _ => asking::of_answer(answer).planned,
        };
        planned.iter().for_each(|one| one.add_to(decisions));
    }

    fn report(&self, title: &str, run_id: &str, figures: &Figures) -> Option<String> {
        report::markdown(title, run_id, figures)
    }

    async fn overdue(&self, work: &Work, limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        let looking = Looking::at(work).await?;
        match looking.ageing.is_dry(self.policy.name()) {
            true => Ok(Vec::new()),
            false => self.policy.overdue(&looking, limit).await,
        }
    }

    async fn has_work(&self, work: &Work) -> Result<bool, Trouble> {
        let selection = self.policy.select(&Looking::at(work).await?).await?;
        let Selection { planned, noted, questions, .. } = selection;
        Ok(!planned.is_empty() || !noted.is_empty() || !questions.is_empty())
    }
}
