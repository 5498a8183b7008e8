//! Step 1: what the policy does about the memories as they are now. It is kept, and later steps go by it.

use memledger_intelligence::Usage;
use memledger_ledger::runs::{DRY_RUN, RunAnswer};
use serde::{Deserialize, Serialize};

use super::{Looking, OpenQuestion, Planned, Policy, Selection, asking};
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "select";
pub const MEMORIES: &str = "memories";
pub const NOTED: &str = "noted";
pub const SELECTED: &str = "selected";
/// Memories that would go out of recall.
pub const TAKEN: &str = "taken";

/// Most memories that one run is about; the next one goes on.
const MOST: usize = 10_000;
/// All decisions are kept as one answer, so that a step that was cut off keeps all of them or none.
const ITEM: u32 = 0;

/// What a run keeps of what it selected.
#[derive(Debug, Default, Serialize, Deserialize)]
struct SelectionAnswer {
    planned: Vec<Planned>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    noted: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    questions: Vec<OpenQuestion>,
}

pub async fn run(work: &Work, policy: &dyn Policy) -> Result<(Vec<Planned>, Figures), Trouble> {
    let looking = Looking::at(work).await?;
    let Selection { rev, memories, mut planned, noted, mut questions } = policy.select(&looking).await?;
    let mut noted_here = noted.len();
    match work.answers.get(STEP, ITEM).await? {
        // It was cut off after it had kept what it decided.
        Some(body) => {
            let kept = read(&body)?;
            (planned, noted_here) = (kept.planned, kept.noted.len());
        }
        None => {
            planned.truncate(within(planned.iter().map(Planned::touches), MOST));
            questions.truncate(within(questions.iter().map(OpenQuestion::touches), MOST));
            let body = serde_json::to_value(SelectionAnswer { planned: planned.clone(), noted, questions })
                .map_err(|e| Trouble::failed("answer_unwritable", format!("{STEP}: {e}")))?;
            work.answers.put(STEP, ITEM, body, Usage::default(), false).await?;
        }
    }
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let figures = Figures::from([
        ("rev".to_owned(), i64::try_from(rev).unwrap_or(i64::MAX)),
        (MEMORIES.to_owned(), count(memories)),
        (SELECTED.to_owned(), count(planned.len())),
        (TAKEN.to_owned(), count(planned.iter().map(Planned::takes).sum())),
        (NOTED.to_owned(), count(noted_here)),
        (DRY_RUN.to_owned(), i64::from(looking.ageing.is_dry(policy.name()))),
    ]);
    Ok((planned, figures))
}

fn read(body: &str) -> Result<SelectionAnswer, Trouble> {
    serde_json::from_str(body).map_err(|e| Trouble::failed("answer_unreadable", format!("{STEP}: {e}")))
}

/// How many of these, each about a number of memories, are about at most that many together.
fn within(touches: impl Iterator<Item = usize>, most: usize) -> usize {
    let mut left = most;
    let fits = |touches: &usize| match left.checked_sub(*touches) {
        Some(rest) => {
            left = rest;
            true
        }
        None => false,
    };
    touches.take_while(fits).count()
}

/// What was decided, from what the run keeps.
pub async fn kept(work: &Work) -> Result<Vec<Planned>, Trouble> {
    let Some(body) = work.answers.get(STEP, ITEM).await? else { return Ok(Vec::new()) };
    Ok(read(&body)?.planned)
}

/// What a model is to be asked, from what the run keeps.
pub async fn questions(work: &Work) -> Result<Vec<OpenQuestion>, Trouble> {
    let Some(body) = work.answers.get(STEP, ITEM).await? else { return Ok(Vec::new()) };
    Ok(read(&body)?.questions)
}

/// What one answer decided; nothing of one that another version of this program kept.
pub fn of_answer(answer: &RunAnswer) -> Vec<Planned> {
    kept_of(answer).planned
}

/// What one answer noted.
pub fn noted_of(answer: &RunAnswer) -> Vec<String> {
    if answer.step == STEP { kept_of(answer).noted } else { asking::of_answer(answer).noted }
}

fn kept_of(answer: &RunAnswer) -> SelectionAnswer {
    serde_json::from_value(answer.body.clone()).unwrap_or_default()
}
