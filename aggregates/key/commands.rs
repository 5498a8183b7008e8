//! What can be asked of a key. Times come with the command.

use super::events::KeyMade;
use crate::Timestamp;

#[derive(Debug, Clone)]
pub struct KeyCommand {
    pub at: Timestamp,
    pub action: KeyAction,
}

#[derive(Debug, Clone)]
pub enum KeyAction {
    Make(KeyMade),
    Revoke,
    /// Notes that its time is over.
    Expire,
}
