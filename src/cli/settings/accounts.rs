//! Settings of the accounts of people.

use std::path::Path;

use memledger_ledger::accounts::CommonPasswords;

use super::declare::settings;

settings! {
    /// The accounts of people.
    pub struct Accounts {
        /// A [list of common passwords](#a-list-of-common-passwords) to refuse
        common_passwords_file: Option<String> = None;
    }
}

impl Accounts {
    /// The list that the setting names, which is not read yet.
    pub fn common_passwords(&self) -> CommonPasswords {
        CommonPasswords::in_file(self.common_passwords_file.as_deref().map(Path::new))
    }
}
