//! The categories file: which categories there are, and which of them each agent may see and touch.
//!
//! The file as it is written (`shape.rs`) ► its rules, or every fault with its place (`checks.rs`, and
//! `../wording.rs` where it has another shape) ► the same again when it changes (`watch.rs`).

mod checks;
#[cfg(test)]
mod faults_tests;
#[cfg(test)]
mod rules_tests;
mod shape;
mod watch;
#[cfg(test)]
mod watch_tests;

use std::{
    fmt,
    fs::{self, File},
    io::Read,
    path::Path,
    sync::Arc,
    time::Duration,
};

use memledger_ledger::{Ledger, access::AccessRules};
use tokio::signal::unix::Signal;

use super::{Settings, wording};
use crate::failure::Failure;

/// Largest file, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// How often to look whether the file changed.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Puts the rules of the configured file in force, and each later version of it for as long as the answer is
/// kept. Without a file nothing is put: the ledger has rules of its own.
fn keep(
    path: Option<&Path>,
    put: impl Fn(AccessRules) + Send + 'static,
) -> Result<Option<watch::Reloading>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let (file, rules) = watch::CategoriesFile::open(path)?;
    put(rules);
    file.keep_reading(LOOK_EVERY, put).map(Some)
}

/// The same for a ledger, with the file that the settings name.
pub fn keep_in_force(settings: &Settings, ledger: &Arc<Ledger>) -> Result<Option<watch::Reloading>, Failure> {
    let ruled = ledger.clone();
    keep(settings.recall.categories_file.as_deref().map(Path::new), move |rules| {
        ruled.people.set_access_rules(rules)
    })
}

/// Listens to SIGHUP before the file is read for the first time: one that comes while a ledger opens must not end the
/// process. Without a file it does what it always does.
pub fn hangups(settings: &Settings) -> Result<Option<Signal>, Failure> {
    settings.recall.categories_file.as_ref().map(|_| watch::hangups()).transpose()
}

/// Refuses a file that can't be read.
pub fn must_be_readable(settings: &Settings) -> Result<(), Failure> {
    let file = settings.recall.categories_file.as_deref().map(Path::new);
    file.map_or(Ok(()), |path| watch::CategoriesFile::open(path).map(drop))
}

/// What a file says.
#[derive(Debug)]
struct Parsed {
    rules: AccessRules,
    /// What is allowed, but may not be meant.
    warnings: Vec<String>,
}

/// Something wrong at one place of the file; lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Fault {
    line: u64,
    column: u64,
    what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} column {}: {}", self.line, self.column, self.what)
    }
}

/// Why a file is not taken.
#[derive(Debug)]
enum Refusal {
    /// There is no text to find a fault in.
    Unreadable(String),
    Faults(Vec<Fault>),
}

impl Refusal {
    /// A line for each thing that is wrong.
    fn lines(&self, path: &Path) -> Vec<String> {
        let line = |what: &dyn fmt::Display| format!("{}: {what}", path.display());
        match self {
            Self::Unreadable(why) => vec![line(why)],
            Self::Faults(faults) => faults.iter().map(|fault| line(fault)).collect(),
        }
    }
}

fn read(path: &Path) -> Result<Parsed, Refusal> {
    let unreadable = |why: std::io::Error| Refusal::Unreadable(format!("can't be read: {why}"));
    // Before it is opened, since that would wait at a pipe for somebody to write.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(Refusal::Unreadable("is not a file".to_owned()));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(Refusal::Unreadable(format!("has more than the {MAX_BYTES} bytes allowed")));
    }
    match std::str::from_utf8(&bytes) {
        Ok(text) => parse(text).map_err(Refusal::Faults),
        Err(wrong) => Err(Refusal::Faults(vec![not_utf8(&bytes[..wrong.valid_up_to()])])),
    }
}

/// The fault after the part of a file that is text.
fn not_utf8(good: &[u8]) -> Fault {
    let good = String::from_utf8_lossy(good);
    let line = good.matches('\n').count() as u64 + 1;
    let column = good.chars().rev().take_while(|c| *c != '\n').count() as u64 + 1;
    Fault { line, column, what: "is not UTF-8; save the file in that encoding".to_owned() }
}

fn parse(text: &str) -> Result<Parsed, Vec<Fault>> {
    match serde_saphyr::from_str::<Option<shape::WrittenFile>>(text) {
        Ok(Some(written)) => checks::rules(written),
        Ok(None) => {
            let what = "the file is empty; write `categories` and `allowlists`, or unset the setting";
            Err(vec![Fault { line: 1, column: 1, what: what.to_owned() }])
        }
        Err(error) => {
            let (line, column, what) = wording::fault(&error);
            Err(vec![Fault { line, column, what }])
        }
    }
}
