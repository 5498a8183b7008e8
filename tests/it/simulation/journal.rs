//! What was asked and what was answered: the simulation's own memory, which no crash takes away.

use std::sync::{Arc, Mutex, MutexGuard};

use memledger_aggregates::MemoryId;
use memledger_ledger::{Ledger, LedgerError};

use super::{
    answers::Told,
    cast::QUIET,
    commands::{Command, Op, Reply},
    tally::{Kind, Tally},
    writers::{Known, Pair, Writer},
};

/// How one attempt ended.
#[derive(Debug, Clone)]
pub enum Outcome {
    Done(Told),
    /// The memories that were taken.
    Imported(Vec<MemoryId>),
    /// It had no effect, and never will have by this attempt.
    Refused,
    /// Nobody knows whether it was done.
    Unknown,
}

impl Outcome {
    /// The memories that an import took.
    pub fn taken(&self) -> &[MemoryId] {
        match self {
            Self::Imported(taken) => taken,
            Self::Done(_) | Self::Refused | Self::Unknown => &[],
        }
    }
}

/// A command with everything that came of it.
#[derive(Debug, Clone)]
pub struct Sent {
    pub command: Arc<Command>,
    pub attempts: usize,
    pub outcomes: Vec<Outcome>,
}

impl Sent {
    pub fn told(&self) -> Vec<&Told> {
        let mut answers = Vec::new();
        for outcome in &self.outcomes {
            if let Outcome::Done(told) = outcome {
                answers.push(told);
            }
        }
        answers
    }

    pub fn is_done(&self) -> bool {
        self.outcomes.iter().any(|outcome| matches!(outcome, Outcome::Done(_) | Outcome::Imported(_)))
    }

    /// Whether it may have been done without anybody having heard of it, or was never sent.
    fn is_open(&self) -> bool {
        let unknown = self.outcomes.iter().any(|outcome| matches!(outcome, Outcome::Unknown));
        !self.is_done() && (unknown || self.attempts == 0 || self.outcomes.len() < self.attempts)
    }
}

#[derive(Default)]
struct Entries {
    sent: Vec<Sent>,
    /// By book.
    known: Vec<Vec<Known>>,
    pairs: Vec<Vec<Pair>>,
    /// The greatest rev that was answered, by book.
    revs: Vec<u64>,
}

#[derive(Clone)]
pub struct Journal {
    entries: Arc<Mutex<Entries>>,
    tally: Tally,
}

impl Journal {
    pub fn new(books: usize, tally: Tally) -> Self {
        let (known, pairs) = (vec![Vec::new(); books], vec![Vec::new(); books]);
        let entries = Entries { sent: Vec::new(), known, pairs, revs: vec![0; books] };
        Self { entries: Arc::new(Mutex::new(entries)), tally }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap()
    }

    /// A new command of a writer; it is not sent yet.
    pub fn draw(&self, writer: &mut Writer) -> Arc<Command> {
        let mut guard = self.entries();
        let Entries { sent, known, pairs, .. } = &mut *guard;
        let command = writer.next(sent.len(), &known[writer.book], &mut pairs[writer.book]);
        self.tally.add(Kind::Commands);
        match &command.op {
            Op::Import { .. } => self.tally.add(Kind::Imports),
            Op::Purge { .. } => self.tally.add(Kind::Purges),
            _ => {}
        }
        Self::note(&mut guard, command)
    }

    /// A command that no writer made up.
    pub fn add(&self, make: impl FnOnce(usize) -> Command) -> Arc<Command> {
        let mut entries = self.entries();
        let command = make(entries.sent.len());
        Self::note(&mut entries, command)
    }

    fn note(entries: &mut Entries, command: Command) -> Arc<Command> {
        let command = Arc::new(command);
        entries.sent.push(Sent { command: command.clone(), attempts: 0, outcomes: Vec::new() });
        command
    }

    pub fn sent(&self) -> Vec<Sent> {
        self.entries().sent.clone()
    }

    /// Commands that were sent at least once.
    pub fn tried(&self) -> Vec<Arc<Command>> {
        let entries = self.entries();
        entries.sent.iter().filter(|sent| sent.attempts > 0).map(|sent| sent.command.clone()).collect()
    }

    pub fn open(&self) -> Vec<Arc<Command>> {
        let entries = self.entries();
        entries.sent.iter().filter(|sent| sent.is_open()).map(|sent| sent.command.clone()).collect()
    }

    /// The greatest rev that any writer of a book was told.
    pub fn rev(&self, book: usize) -> u64 {
        self.entries().revs[book]
    }

    /// Sends a command and notes what comes of it; nothing is noted of an attempt that a crash cut off.
    pub async fn deliver(self, ledger: Arc<Ledger>, command: Arc<Command>) -> Outcome {
        self.entries().sent[command.number].attempts += 1;
        let outcome = match command.send(&ledger).await {
            Ok(Reply::Imported(taken)) => {
                self.learn_imported(&command, &taken);
                Outcome::Imported(taken)
            }
            Ok(Reply::Told(told)) => {
                command.is_answered_by(&told);
                self.learn(&command, &told);
                Outcome::Done(told)
            }
            Err(failed) => self.failure(&command, &failed),
        };
        self.entries().sent[command.number].outcomes.push(outcome.clone());
        outcome
    }

    fn learn(&self, command: &Command, told: &Told) {
        self.tally.add(if told.is_replayed() { Kind::Replays } else { Kind::Acknowledged });
        match command.op {
            // Each seed ends with such as no writer asked for.
            _ if told.is_replayed() || command.book == QUIET => {}
            Op::Relate { .. } => self.tally.add(Kind::Edges),
            Op::Unrelate { .. } => self.tally.add(Kind::EndedEdges),
            _ => {}
        }
        let mut entries = self.entries();
        let rev = &mut entries.revs[command.book];
        *rev = told.rev().max(*rev);
        if let Told::Memory(answer) = told {
            let id = MemoryId::new(&answer.memory.id).unwrap();
            Self::hear_of(&mut entries.known[command.book], id, answer.memory.revision);
        }
    }

    fn learn_imported(&self, command: &Command, taken: &[MemoryId]) {
        self.tally.add(Kind::Acknowledged);
        let mut entries = self.entries();
        for id in taken {
            Self::hear_of(&mut entries.known[command.book], id.clone(), 1);
        }
    }

    fn hear_of(known: &mut Vec<Known>, id: MemoryId, revision: u64) {
        match known.iter_mut().find(|memory| memory.id == id) {
            Some(memory) => memory.revision = memory.revision.max(revision),
            None => known.push(Known { id, revision }),
        }
    }

    fn failure(&self, command: &Command, failed: &LedgerError) -> Outcome {
        match failed.code() {
            "unavailable" => Outcome::Unknown,
            "not_found" | "state_conflict" | "revision_mismatch" | "conflict" | "rejected" => {
                self.tally.add(Kind::Refused);
                Outcome::Refused
            }
            code => panic!("{command:?} was refused as {code}, which nothing here gives cause for: {failed}"),
        }
    }
}
