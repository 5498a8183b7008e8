//! Texts in which a program speaks of itself in the first person, or a person of a program's work.

/// What no person says of themselves, in lower case.
const SELVES: &[&str] = &[
    "my human",
    "my user ",
    "my users",
    "my tools are",
    "my tools:",
    "my tools.",
    "my purpose is",
    "my role is to",
    "my capabilities",
    "my memory is limited",
    "my context",
    "my model",
    "my weights",
    "my parameters",
    "my developers",
    "my creators",
    "my workspace",
    "my previous session",
    "my last session",
    "my session",
    "my next check",
    "i was created",
    "i was built by",
    "i was built to",
    "i was trained on",
    "i was trained by",
    "i was designed to",
    "i was restarted",
    "i was initialised",
    "i was initialized",
    "i was deployed on",
    "been deployed to",
    "i am designed to",
    "i'm designed to",
    "i can search the web",
    "i search the web",
    "i run on a ",
    "i run on the ",
    "i run on host",
    "i am running on",
    "i'm running on",
    "i am running in",
    "i'm running in",
    "i don't have a body",
    "i do not have a body",
    "i have no body",
    "i have no feelings",
    "i have no network",
    "i have no internet",
    "i have no memory of",
    "i have been assigned the role",
    "i have been instructed",
    "i have loaded",
    "i have been loaded",
    "i have been initialised",
    "i have been initialized",
    "i am still running",
    "i'm still running",
    "i am healthy",
    "i'm alive",
    "i am alive",
    "i'm online",
    "i am online",
    "i have been idle",
    "i am idle",
    "i'm idle",
    "i have nothing to do",
    "nothing to report",
    "no new mail",
    "pending jobs",
    "pending tasks",
    "next check",
    "check again",
    "on-call",
    "monitoring agent",
    "operations agent",
    "coding agent",
    "research agent",
    "software agent",
    "planning agent",
    "review agent",
    "build agent",
    "background agent",
    "helper agent",
    "ops agent",
    "in this paper",
    "in this section",
    "in this chapter we",
    "the authors",
    "personal agent",
    "autonomous agent",
    "ai agent",
    "virtual assistant",
    "personal assistant named",
    "ai assistant",
    "ai model",
    "in this workspace",
    "this session",
    "in session ",
    "last session",
    "sub-task",
    "subtask",
    "subagent",
    "sandbox",
    "orchestrator",
    "user.md",
    "short answers",
    "cite my sources",
    "i triage",
    "exit status",
    "exit code",
    "on disk",
    "to disk",
];
/// Verbs of a program's work in the first person.
const ACTS: &str = "pinged|retried|reconnected|compiled|recompiled|merged|parsed|queried|fetched|polled|spawned|rebased|redeployed|\
    crawled|scraped|cached|flushed|synced|truncated|invoked|allocated|rebooted|refetched";
/// Verbs that are a program's if what they act on is.
const ACTS_ON: &str = "scheduled|installed|deployed|detected|verified|validated|uploaded|downloaded|executed|processed|logged|clicked|\
    cleaned|removed|skipped|reset|committed|pushed|pulled|rolled|patched|started|restarted|stopped|opened|closed|updated|ran|built|published|created|deleted|moved|found|received|read|wrote|written";
const OBJECTS: &str = "commit|commits|package|packages|dependency|dependencies|image|images|checksum|signature|signatures|login|build|builds|pod|pods|vm|vms|\
    anomalies|requests|records|rows|file|files|folder|directory|page|button|link|url|tab|tests|script|pipeline|branch|server|container|\
    worker|workers|process|service|instance|cluster|database|table|index|ticket|tickets|pr|worktree|module|function|errors|matches|results";
/// Ends of names of files.
const FILES: &str = "md|py|rs|js|ts|json|csv|log|txt|yaml|yml|toml|go|java|sh|html|sql|cfg|ini|conf|xml|lock|exe|dll|so|cpp|tsx|jsx|ipynb|env";

use super::words::{Word, is_one_of};

/// Whether a text, in lower case with plain apostrophes, is of a program that speaks of itself.
pub(super) fn speaks(head: &str) -> bool {
    SELVES.iter().any(|said| head.contains(said))
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
