//! Texts in which a program speaks of itself in the first person, or a person of a program's work.

use super::words::{Word, is_one_of};
use memledger_offline::lists::entries;

/// Verbs of a program's work in the first person.
const ACTS: &str = "pinged|retried|reconnected|compiled|recompiled|merged|parsed|queried|fetched|polled|spawned|rebased|redeployed|\
    queued|dequeued|enqueued|crawled|scraped|cached|flushed|synced|truncated|invoked|allocated|rebooted|refetched";
/// Verbs that are a program's if what they act on is.
const ACTS_ON: &str = "scheduled|installed|deployed|detected|verified|validated|uploaded|downloaded|executed|processed|logged|clicked|\
    sent|completed|finished|cleaned|removed|skipped|reset|committed|pushed|pulled|rolled|patched|started|restarted|stopped|opened|closed|updated|ran|built|published|created|deleted|moved|found|received|read|wrote|written";
const OBJECTS: &str = "commit|commits|package|packages|dependency|dependencies|image|images|failures|release|releases|task|tasks|retries|emails|messages|checksum|signature|signatures|login|build|builds|pod|pods|vm|vms|\
    anomalies|requests|records|rows|file|files|folder|directory|page|button|link|url|tab|tests|script|pipeline|branch|server|container|\
    worker|workers|process|service|instance|cluster|database|table|index|ticket|tickets|pr|worktree|module|function|errors|matches|results";
/// Ends of names of files.
const FILES: &str = "md|py|rs|js|ts|json|csv|log|txt|yaml|yml|toml|go|java|sh|html|sql|cfg|ini|conf|xml|lock|exe|dll|so|cpp|tsx|jsx|ipynb|env";

/// Whether a text, in lower case with plain apostrophes, is of a program that speaks of itself.
pub(super) fn speaks(head: &str) -> bool {
    entries(include_str!("lists/program_speech.txt")).any(|said| head.contains(said))
}

/// Whether a word is the name of a file: "notes.md".
pub(super) fn is_file(word: &Word<'_>) -> bool {
    word.low.rsplit_once('.').is_some_and(|(name, end)| !name.is_empty() && is_one_of(FILES, end))
}

/// Whether a word is a version: "3.0.1".
pub(super) fn is_version(word: &Word<'_>) -> bool {
    word.low.matches('.').count() > 1 && word.low.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

/// Whether a verb behind "I" is a program's, or of a person's work with one that is over within the hour.
pub(super) fn acts(verb: &str, behind: &[Word<'_>]) -> bool {
    is_one_of(ACTS, verb) || is_one_of(ACTS_ON, verb) && behind.iter().take(5).any(|word| word.is(OBJECTS))
}
