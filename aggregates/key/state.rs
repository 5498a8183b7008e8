//! One key, folded from its events.

use serde::{Deserialize, Serialize};

use super::events::{KeyChange, KeyEvent};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApiKey {
    made: bool,
    ended: bool,
}

impl ApiKey {
    pub fn is_made(&self) -> bool {
        self.made
    }

    /// Whether it was revoked, or its time is over.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    pub fn fold(&mut self, event: &KeyEvent) {
        match &event.change {
            KeyChange::KeyMade(_) => self.made = true,
            KeyChange::KeyRevoked {} | KeyChange::KeyExpired {} => self.ended = true,
        }
    }
}
