//! Settings of the accounts of people.

use std::path::Path;

use memledger_ledger::accounts::CommonPasswords;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accounts {
    /// A text with one password a line, each of which is refused; without one the estimate decides alone.
    pub common_passwords_file: Option<String>,
}

impl Accounts {
    /// The list that the setting names, which is not read yet.
    pub fn common_passwords(&self) -> CommonPasswords {
        CommonPasswords::in_file(self.common_passwords_file.as_deref().map(Path::new))
    }
}
