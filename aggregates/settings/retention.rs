//! How long a tenant's checkpoints are kept.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{SettingsChange, SettingsRejection, rejection::within, state::Settings};

/// The stream of a tenant's settings of its checkpoints.
pub const STREAM_ID: &str = "checkpoints";

pub const MAX_KEEP_DAYS: u32 = 36_500;
pub const MAX_KEEP_LAST: u32 = 1_000_000;

/// What stays of a thread's checkpoints, of each namespace; the newest in any case. 0 keeps all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckpointRetention {
    /// Those that are older go.
    pub keep_days: u32,
    /// The number of newest ones that stay.
    pub keep_last: u32,
}

impl CheckpointRetention {
    pub fn keeps_all(&self) -> bool {
        *self == Self::default()
    }
}

/// What a receipt keeps of a change of the retention.
pub fn outcome(retention: &CheckpointRetention) -> Value {
    json!({ "checkpoint_retention": retention })
}

pub(super) fn set(
    settings: &Settings,
    set: CheckpointRetention,
) -> Result<SettingsChange, SettingsRejection> {
    within("keep_days", set.keep_days, 0, MAX_KEEP_DAYS)?;
    within("keep_last", set.keep_last, 0, MAX_KEEP_LAST)?;
    let was = settings.checkpoint_retention();
    if was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::CheckpointRetentionSet { set, was })
}

#[cfg(test)]
mod tests {
    use cqrs_es::test::TestFramework;

    use super::*;
    use crate::{
        NoRules, Timestamp,
        settings::{SettingsAction, SettingsCommand, SettingsEvent},
    };

    const OFF: CheckpointRetention = CheckpointRetention { keep_days: 0, keep_last: 0 };
    const SHORT: CheckpointRetention = CheckpointRetention { keep_days: 30, keep_last: 5 };

    fn command(retention: CheckpointRetention) -> SettingsCommand {
        SettingsCommand { at: Timestamp(9), action: SettingsAction::SetCheckpointRetention(retention) }
    }

    fn event(set: CheckpointRetention, was: CheckpointRetention) -> SettingsEvent {
        SettingsEvent { at: Timestamp(9), change: SettingsChange::CheckpointRetentionSet { set, was } }
    }

    #[test]
    fn setting_the_retention_says_what_is_and_what_was() {
        let settings = || TestFramework::<Settings>::with(NoRules);
        settings()
            .given_no_previous_events()
            .when(command(SHORT))
            .then_expect_events(vec![event(SHORT, OFF)]);
        settings()
            .given(vec![event(SHORT, OFF)])
            .when(command(OFF))
            .then_expect_events(vec![event(OFF, SHORT)]);
        let refused = SettingsRejection::NothingToChange;
        settings().given(vec![event(SHORT, OFF)]).when(command(SHORT)).then_expect_error(refused.clone());
        settings().given_no_previous_events().when(command(OFF)).then_expect_error(refused);
        for wrong in [
            CheckpointRetention { keep_days: MAX_KEEP_DAYS + 1, ..OFF },
            CheckpointRetention { keep_last: MAX_KEEP_LAST + 1, ..OFF },
        ] {
            let field = if wrong.keep_days > 0 { "keep_days" } else { "keep_last" };
            match super::set(&Settings::default(), wrong) {
                Err(SettingsRejection::Invalid { field: named, .. }) => assert_eq!(named, field),
                other => panic!("{other:?}"),
            }
        }
    }
}
