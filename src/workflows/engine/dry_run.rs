//! A run that writes nothing: what it would do, and what that took.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use memledger_intelligence::Usage;
use memledger_ledger::{
    Ledger, LedgerError,
    runs::RunKey,
    words::{TenantId, UserId},
};
use uuid::Uuid;

use super::{Definition, Execution, InMemory, Proposal, Trouble, Work};

/// What a run would do.
pub struct DryRun {
    pub proposal: Proposal,
    /// What it took of the model.
    pub usage: Usage,
}

impl Execution {
    /// What a workflow looks at where no run is.
    pub(super) fn beside_runs(
        &self,
        definition: &Definition,
        tenant: &TenantId,
        user: &UserId,
        answers: Arc<InMemory>,
    ) -> Work {
        Work {
            ledger: self.ledger.clone(),
            model: self.model.clone(),
            options: self.options.clone(),
            incoming: 0,
            run: RunKey {
                tenant: tenant.clone(),
                user: user.clone(),
                workflow: definition.name.to_owned(),
                run_id: Uuid::now_v7().to_string(),
            },
            answers,
            figures: BTreeMap::new(),
            progress: Arc::new(|_, _| {}),
        }
    }

    /// Looks at what runs would do, and works on none.
    pub(crate) fn to_look(workflows: &'static [Definition], ledger: Arc<Ledger>) -> Self {
        Self {
            workflows,
            ledger,
            model: None,
            options: Arc::default(),
            node: String::new(),
            lease: Duration::ZERO,
            max_attempts: 0,
            incoming: 0,
            progress: Arc::new(|_, _, _| {}),
        }
    }

    /// Whether a run of the workflow would do anything for the user now.
    pub(crate) async fn has_work(
        &self,
        definition: &Definition,
        tenant: &TenantId,
        user: &UserId,
    ) -> Result<bool, LedgerError> {
        let work = self.beside_runs(definition, tenant, user, Arc::new(InMemory::default()));
        let failed = |trouble: Trouble| LedgerError::Unavailable(trouble.to_string());
        (definition.begin)().has_work(&work).await.map_err(failed)
    }

    /// Decides all that a run would, and writes nothing: does the steps that change no memory and keeps their answers to itself.
    pub async fn dry_run(
        &self,
        definition: &Definition,
        tenant: &TenantId,
        user: &UserId,
    ) -> Result<DryRun, Trouble> {
        let answers = Arc::new(InMemory::default());
        let mut work = self.beside_runs(definition, tenant, user, answers.clone());
        let workflow = (definition.begin)();
        for step in definition.steps.iter().take_while(|step| step.cancellable) {
            let (progress, spec) = (self.progress.clone(), *step);
            work.progress = Arc::new(move |done, of| progress(&spec, done, of));
            let figures = workflow.step(step.name, &work).await?;
            work.figures.insert(step.name.to_owned(), figures);
        }
        Ok(DryRun { proposal: workflow.proposal(&work).await?, usage: answers.usage() })
    }
}
