//! The parts of the ledger that keep something of a person.

use std::sync::{Arc, PoisonError};

use memledger_aggregates::TenantId;
use memledger_kernel::{
    LedgerError,
    part::{Part, PartScope},
};

use crate::{
    Audit,
    verify::{Fault, Report, Scope},
};

impl Audit {
    /// From now on purges, exports and verifications go over this part, too. An export has its lines behind those of the
    /// parts before it.
    pub fn add_part(&self, part: Arc<dyn Part>) {
        self.parts.write().unwrap_or_else(PoisonError::into_inner).push(part);
    }

    /// Every part that there is now.
    pub fn parts(&self) -> Vec<Arc<dyn Part>> {
        self.parts.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Verifies the tables that parts have next to the log.
    pub async fn verify_parts(&self, scope: &Scope, report: &mut Report) -> Result<(), LedgerError> {
        let tenant = scope.tenant.as_deref().map(TenantId::new).transpose();
        let tenant = tenant.map_err(|wrong| LedgerError::invalid("tenant", wrong.to_string()))?;
        let part_scope = PartScope { tenant: tenant.as_ref(), user: scope.user.as_ref() };
        for part in self.parts() {
            for found in part.verify(&part_scope).await? {
                let message = format!("{}: {}", part.name(), found.message);
                let fault = Fault::of("part", &found.tenant_id, &found.user_id, message);
                report.fault(fault.with_row(found.table, found.key));
            }
        }
        Ok(())
    }
}
