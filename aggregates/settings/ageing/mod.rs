//! How memories age in a tenant: the policies that forget, prune, summarise and consolidate them, which of those an operator
//! has accepted, and the clock that tells how old something is.

mod check;
mod clock;
#[cfg(test)]
mod clock_tests;
mod policies;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{SettingsChange, SettingsRejection, state::Settings};
use crate::{Timestamp, workflow_run::RunId};

pub use clock::{Clock, Reading};
pub use policies::{
    AgeingPolicy, ClusterStrategy, ClusterSummaries, Consolidation, Insights, Judge, LongTermSummaries,
    Originals, Policies, PolicyName, Pruning, PruningStrategy, SummarySchedule, Ttl,
};

/// The stream of a tenant's settings of ageing.
pub const STREAM_ID: &str = "ageing";

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ageing {
    policies: Policies,
    /// Those whose first run an operator has seen and accepted.
    accepted: BTreeSet<PolicyName>,
    /// When each was last turned on or given another schedule.
    set_at: BTreeMap<PolicyName, Timestamp>,
    clock: Clock,
}

impl Ageing {
    pub fn policies(&self) -> &Policies {
        &self.policies
    }

    /// Whether runs of the policy only report what they would do, since nobody has accepted such a report yet.
    pub fn is_dry(&self, policy: PolicyName) -> bool {
        self.policies.get(policy).needs_acceptance() && !self.accepted.contains(&policy)
    }

    /// When the policy was last set: its schedule begins there.
    pub fn set_at(&self, policy: PolicyName) -> Option<Timestamp> {
        self.set_at.get(&policy).copied()
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(super) fn fold(&mut self, at: Timestamp, change: &SettingsChange) {
        match change {
            SettingsChange::PolicySet { set, .. } => {
                self.set_at.insert(set.name(), at);
                self.policies.set((**set).clone());
            }
            SettingsChange::PolicyAccepted { policy, .. } => drop(self.accepted.insert(*policy)),
            SettingsChange::ClockRead { reading, wall } => self.clock.read(*wall, *reading),
            _ => {}
        }
    }
}

pub(super) fn set(settings: &Settings, set: AgeingPolicy) -> Result<SettingsChange, SettingsRejection> {
    check::check(&set)?;
    let was = settings.ageing().policies.get(set.name());
    if was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::PolicySet { set: Box::new(set), was: Box::new(was) })
}

pub(super) fn accept(
    settings: &Settings,
    policy: PolicyName,
    run_id: RunId,
) -> Result<SettingsChange, SettingsRejection> {
    match settings.ageing().accepted.contains(&policy) {
        true => Err(SettingsRejection::NothingToChange),
        false => Ok(SettingsChange::PolicyAccepted { policy, run_id }),
    }
}

pub(super) fn read_clock(settings: &Settings, wall: Timestamp) -> Result<SettingsChange, SettingsRejection> {
    let reading = settings.ageing().clock.reading(wall).ok_or(SettingsRejection::NothingToChange)?;
    Ok(SettingsChange::ClockRead { reading, wall })
}
