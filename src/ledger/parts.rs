//! The parts of the ledger that keep something of a person.

use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use memledger_aggregates::TenantId;
use memledger_kernel::{
    export::ExportLines,
    part::{ExportRequest, ForgottenMemories, Part, PartScope},
};
use memledger_projections::UserKey;

use crate::{
    Ledger, LedgerError,
    runs::runs_of,
    verify::{Fault, Report, Scope},
};

/// Every part, those of the ledger first: what an export holds is in this order.
pub(crate) struct Parts<'a> {
    own: [Box<dyn Part + 'a>; 5],
    added: Vec<Arc<dyn Part>>,
}

impl Parts<'_> {
    pub fn iter<'s>(&'s self) -> impl Iterator<Item = &'s (dyn Part + 's)> {
        let own = self.own.iter().map(|part| -> &'s (dyn Part + 's) { part.as_ref() });
        own.chain(self.added.iter().map(|part| -> &'s (dyn Part + 's) { part.as_ref() }))
    }
}

impl Ledger {
    /// From now on purges, exports and verifications go over this part, too.
    pub fn add_part(&self, part: Arc<dyn Part>) {
        self.added_parts.write().unwrap_or_else(PoisonError::into_inner).push(part);
    }

    pub(crate) fn parts(&self) -> Parts<'_> {
        Parts {
            own: [
                Box::new(Memories(self)),
                Box::new(Events(self)),
                Box::new(Runs(self)),
                Box::new(Operations(self)),
                Box::new(Accesses(self)),
            ],
            added: self.added_parts.read().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    /// Verifies the tables that parts have next to the log.
    pub(crate) async fn verify_parts(&self, scope: &Scope, report: &mut Report) -> Result<(), LedgerError> {
        let tenant = scope.tenant.as_deref().map(TenantId::new).transpose();
        let tenant = tenant.map_err(|wrong| LedgerError::invalid("tenant", wrong.to_string()))?;
        let part_scope = PartScope { tenant: tenant.as_ref(), user: scope.user.as_ref() };
        for part in self.parts().iter() {
            for found in part.verify(&part_scope).await? {
                let message = format!("{}: {}", part.name(), found.message);
                let fault = Fault::of("part", &found.tenant_id, &found.user_id, message);
                report.fault(fault.with_row(found.table, found.key));
            }
        }
        Ok(())
    }
}

/// The memory books. Their own texts go with the append that purges them.
struct Memories<'a>(&'a Ledger);

#[async_trait]
impl Part for Memories<'_> {
    fn name(&self) -> &'static str {
        "memories"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        self.0.room.forget(forgotten.book);
        // Whoever reads the user's rows from now on finds none of that text.
        self.0.residents.forget(&UserKey::of(forgotten.book));
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        self.0.export_memories(request, lines).await?;
        self.0.export_history(request, lines).await
    }
}

/// The log itself, which holds no texts.
struct Events<'a>(&'a Ledger);

#[async_trait]
impl Part for Events<'_> {
    fn name(&self) -> &'static str {
        "events"
    }

    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        self.0.export_events(request, lines).await
    }
}

/// What models answered to runs, and what runs gave as reasons: either may quote a memory.
struct Runs<'a>(&'a Ledger);

#[async_trait]
impl Part for Runs<'_> {
    fn name(&self) -> &'static str {
        "runs"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        self.0.erase_answers(forgotten.identity, forgotten.user).await
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        if request.identity.may_audit().is_err() {
            return Ok(());
        }
        let runs = runs_of(&request.identity.tenant, request.user);
        let mut version = 0;
        while let Some(events) = self.0.events_until(&runs, version, request).await? {
            version = events.last().map_or(version, |event| event.version);
            for answer in self.0.answers_of(&events).await? {
                lines.send(answer).await?;
            }
        }
        Ok(())
    }
}

/// When memories were retrieved, and what was asked of them.
struct Operations<'a>(&'a Ledger);

#[async_trait]
impl Part for Operations<'_> {
    fn name(&self) -> &'static str {
        "operations"
    }

    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        let user = UserKey::of(forgotten.book);
        for memory in forgotten.memories {
            self.0.operations.forget(&user, memory.as_str()).await?;
        }
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        match request.identity.may_audit() {
            Ok(()) => self.0.export_operations(request, lines).await,
            Err(_) => Ok(()),
        }
    }
}

/// Who read which memories: ids, which stay on record.
struct Accesses<'a>(&'a Ledger);

#[async_trait]
impl Part for Accesses<'_> {
    fn name(&self) -> &'static str {
        "accesses"
    }

    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        match request.identity.may_audit() {
            Ok(()) => self.0.export_accesses(request, lines).await,
            Err(_) => Ok(()),
        }
    }
}
