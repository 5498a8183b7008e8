//! What can be asked of an account. Times and session ids come with the command.

use uuid::Uuid;

use super::events::AccountRole;
use crate::Timestamp;

#[derive(Debug, Clone)]
pub struct AccountCommand {
    pub at: Timestamp,
    pub action: AccountAction,
}

#[derive(Debug, Clone)]
pub enum AccountAction {
    Create { role: AccountRole },
    SignIn { session_id: Uuid },
    SignOut { session_id: Uuid },
    ChangePassword,
    Disable,
}
