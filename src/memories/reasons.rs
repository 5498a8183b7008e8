//! What runs give as reasons for what they change, and who may read them.

use memledger_people::access::Scope;

/// What a copy is merged for.
pub const WORD_FOR_WORD: &str = "says the same, word for word";
/// What a restatement is merged for.
pub const RESTATED: &str = "says the same in other words";
/// What histories say of what a language model decided.
pub const JUDGED_WORTHLESS: &str = "of no lasting worth, as the language model of the run judged";
pub const JUDGED_THE_SAME: &str = "says the same as another memory, as the language model of the run judged";

/// Leaves out the reason of a run that a reader who sees some categories alone must not read: earlier versions kept a model's
/// own words, which may be of any memory.
pub fn for_reader(reach: &Scope, by_run: bool, reason: Option<String>) -> Option<String> {
    let is_ours = |said: &str| [WORD_FOR_WORD, RESTATED, JUDGED_WORTHLESS, JUDGED_THE_SAME].contains(&said);
    reason.filter(|said| !by_run || *reach == Scope::Every || is_ours(said))
}
