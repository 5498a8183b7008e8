//! What strace notes of a server: its writes to the ledger's files, its syncs, and what it answers.

use std::{
    collections::{HashMap, HashSet},
    path::Path,
    time::{Duration, Instant},
};

use serde_json::Value;

/// How long the last lines may take after the server has ended.
const PATIENCE: Duration = Duration::from_secs(20);
/// The calls that matter: they change files, bring them to the disk, or speak to clients.
const CALLS: &str =
    "trace=pwrite64,ftruncate,fallocate,unlink,rename,fsync,fdatasync,write,writev,sendto,sendmsg";

/// The words before the server's own. It stays a child of whoever starts it, and strings come whole and in hexadecimal.
pub fn strace(to: &Path) -> Vec<String> {
    let mut words: Vec<String> =
        ["strace", "-D", "-f", "-y", "-xx", "-s", "1000000", "-e", CALLS, "-o"].map(str::to_owned).to_vec();
    words.push(to.display().to_string());
    words
}

/// What happened, in the order in which it began; syncs when they ended.
#[derive(Debug)]
pub enum Step {
    Changed(Change),
    /// The file's changes that had ended before this one began are on the disk; of a folder, what was removed from it.
    Synced {
        file: String,
        begun: usize,
    },
    /// The body of an answer that says that something was done or is there.
    Told(Value),
}

/// A change of a file that a power cut may undo until it is synced.
#[derive(Debug)]
pub struct Change {
    pub file: String,
    pub what: What,
    /// How many steps there were when it had ended.
    pub ended: usize,
}

impl Change {
    /// Of SQLite's write-ahead log, and not of the file that it is brought into.
    pub fn is_of_log(&self) -> bool {
        self.file.ends_with("-wal")
    }

    /// Empties the log, or begins it anew.
    pub fn starts_the_log_over(&self) -> bool {
        self.is_of_log() && matches!(self.what, What::Length(0) | What::Write { at: 0, .. })
    }
}

#[derive(Debug)]
pub enum What {
    Write { at: usize, bytes: Vec<u8> },
    Length(usize),
    Removed,
}

/// A call that has not ended yet.
enum Begun {
    Change { step: usize },
    Sync { file: String, begun: usize },
    Other,
}

pub struct Trace {
    /// Where the ledger lies, and how its files' names begin.
    folder: String,
    ledger: String,
    pub steps: Vec<Step>,
    begun: HashMap<String, Begun>,
}

impl Trace {
    /// Reads it to its end, which strace writes after the server has ended.
    pub async fn read(from: &Path, folder: &Path) -> Self {
        let deadline = Instant::now() + PATIENCE;
        let text = loop {
            let text = std::fs::read_to_string(from).expect("the trace can be read");
            if has_ended(&text) {
                break text;
            }
            assert!(Instant::now() < deadline, "the trace has no end");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let ledger = folder.join("ledger.db").display().to_string();
        let folder = folder.display().to_string();
        let mut trace = Self { folder, ledger, steps: Vec::new(), begun: HashMap::new() };
        text.lines().for_each(|line| trace.line(line));
        trace
    }

    fn line(&mut self, line: &str) {
        let (thread, rest) = line.split_once(' ').expect("a line begins with a thread");
        let rest = rest.trim_start();
        if let Some(resumed) = rest.strip_prefix("<... ") {
            let begun = self.begun.remove(thread).expect("what is resumed has begun");
            self.end(begun, resumed);
        } else if let Some((name, arguments)) = rest.split_once('(') {
            let begun = self.begin(name, arguments);
            if rest.ends_with("<unfinished ...>") {
                self.begun.insert(thread.to_owned(), begun);
            } else {
                self.end(begun, rest);
            }
        }
    }

    fn begin(&mut self, name: &str, arguments: &str) -> Begun {
        let what = match name {
            "pwrite64" => {
                let mut numbers = arguments.rsplit(')').nth(1).unwrap_or(arguments).rsplit(", ");
                let at = number(numbers.next());
                Some(What::Write { at, bytes: strings(arguments) })
            }
            "ftruncate" => Some(What::Length(number(arguments.split(", ").nth(1)))),
            "unlink" => Some(What::Removed),
            "fsync" | "fdatasync" => None,
            "write" | "writev" | "sendto" | "sendmsg" => {
                if let Some(told) = answer(&strings(arguments)) {
                    self.steps.push(Step::Told(told));
                }
                return Begun::Other;
            }
            other => panic!("it is not known what {other} does to a file: {arguments:.200}"),
        };
        let file = match &what {
            Some(What::Removed) => String::from_utf8(strings(arguments)).expect("a path is text"),
            _ => path(arguments),
        };
        // What tells processes of each other is made anew by each start.
        let counts = file.starts_with(&self.ledger) && !file.ends_with("-shm") && !file.ends_with("-lock");
        if !counts && file != self.folder {
            return Begun::Other;
        }
        let begun = self.steps.len();
        match what {
            Some(what) => {
                self.steps.push(Step::Changed(Change { file, what, ended: usize::MAX }));
                Begun::Change { step: begun }
            }
            None => Begun::Sync { file, begun },
        }
    }

    fn end(&mut self, begun: Begun, line: &str) {
        let failed = line.contains(") = -1 ");
        let ended = self.steps.len();
        match begun {
            Begun::Change { step } => {
                assert!(!failed, "a change failed: {}", &line[line.len().saturating_sub(100)..]);
                if let Step::Changed(change) = &mut self.steps[step] {
                    change.ended = ended;
                }
            }
            Begun::Sync { file, begun } => {
                assert!(!failed, "a sync failed: {line}");
                self.steps.push(Step::Synced { file, begun });
            }
            Begun::Other => {}
        }
    }
}

/// Whether every thread that did anything has ended.
fn has_ended(trace: &str) -> bool {
    let threads = |lines: &mut dyn Iterator<Item = &str>| -> HashSet<String> {
        lines.filter_map(|line| line.split_once(' ')).map(|(thread, _)| thread.to_owned()).collect()
    };
    let ended = threads(&mut trace.lines().filter(|line| line.contains(" +++ exited with ")));
    !ended.is_empty() && threads(&mut trace.lines()).is_subset(&ended)
}

/// The file that stands beside the first argument's number.
fn path(arguments: &str) -> String {
    let (_, behind) = arguments.split_once('<').expect("strace tells the files");
    let (path, _) = behind.split_once('>').expect("a file's name ends");
    String::from_utf8(hex(path)).expect("a path is text")
}

/// All that stands in quotes, one behind the other.
fn strings(arguments: &str) -> Vec<u8> {
    arguments.split('"').skip(1).step_by(2).flat_map(hex).collect()
}

fn hex(text: &str) -> Vec<u8> {
    let byte = |digits: &str| u8::from_str_radix(&digits[..2], 16).expect("two digits are a byte");
    text.split("\\x").skip(1).map(byte).collect()
}

fn number(text: Option<&str>) -> usize {
    let digits: String =
        text.unwrap_or_default().trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number stands there")
}

/// What an answer with a 2xx says, where it is one and is JSON.
fn answer(sent: &[u8]) -> Option<Value> {
    let body =
        sent.starts_with(b"HTTP/1.1 2").then(|| sent.windows(4).position(|four| four == b"\r\n\r\n"))??;
    serde_json::from_slice(&sent[body + 4..]).ok()
}
