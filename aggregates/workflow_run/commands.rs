//! What can be asked of a user's workflow runs. Ids, times and commitments come with the command.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::{
    events::{RunUsage, Trigger},
    ids::RunId,
};
use crate::{Timestamp, memory_book::ContentRef};

#[derive(Debug, Clone)]
pub enum RunCommand {
    OfRun {
        at: Timestamp,
        run_id: RunId,
        action: RunAction,
    },
    /// Destroys the answers of all runs of the user. A run that is under way fails with them: it could not be
    /// resumed as it was.
    EraseAnswers {
        at: Timestamp,
        /// What the runs gave as reasons in the book, as far as it is there.
        reasons: BTreeMap<RunId, Vec<Uuid>>,
    },
}

/// An `attempt` is the number that the claim answered; once another node has claimed the run, it is refused.
#[derive(Debug, Clone)]
pub enum RunAction {
    RequestRun {
        workflow: String,
        trigger: Trigger,
        /// Names of its steps, in the order they are taken in.
        steps: Vec<String>,
    },
    ClaimRun {
        /// The server that works on the run from now on.
        node: String,
    },
    StartStep {
        attempt: u32,
        step: String,
        /// Whether the run may still be cancelled once this step has begun.
        cancellable: bool,
    },
    /// Keeps what a language model or the offline rules answered, so that a resumed run asks no second time.
    RecordAnswer {
        attempt: u32,
        step: String,
        /// Which of the step's questions it answers.
        item: u32,
        content: ContentRef,
        usage: RunUsage,
        /// The offline rules answered in place of a language model.
        fallback: bool,
    },
    CompleteStep {
        attempt: u32,
        step: String,
        figures: BTreeMap<String, i64>,
    },
    FailStep {
        attempt: u32,
        step: String,
        /// A code of a-z and _, never a text.
        error: String,
    },
    CompleteRun {
        attempt: u32,
        figures: BTreeMap<String, i64>,
    },
    FailRun {
        /// None where an operator or the engine fails it, without a claim.
        attempt: Option<u32>,
        error: String,
        reason: Option<ContentRef>,
    },
    CancelRun,
    /// Notes that what the run did was undone as a whole; one that failed may have saved before it did.
    NoteRestore {
        figures: BTreeMap<String, i64>,
    },
}
