//! Step 2, of policies that a model may decide: asks it about what rules have chosen, question by question.
//!
//! An answer is checked by rules and kept as what follows from it, so that a run that is taken up again asks nothing twice.
//! Whatever is wrong with a model or its answer, what the question was about stays as it is and the run goes on.

mod counts;
mod open_question;
mod turn;

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use async_trait::async_trait;
use memledger_intelligence::{
    Completion, Exchange, LanguageModel, PortError, Prompt, Question, Usage, ask, tokens,
};
use memledger_ledger::{
    runs::{RunAnswer, ageing::Judge},
    words::{MemoryId, MemoryState},
};
use serde::{Deserialize, Serialize};

use super::{Looking, Planned, Policy, ReadMemory, select};
use crate::engine::{Figures, StoredAnswer, Trouble, Work, all_kept, answer};

pub use counts::{ASKED, FALLBACKS, NO_MODEL, OVER_BUDGET, PLANNED, UNASKED};
pub use open_question::{OpenQuestion, digest};

use counts::{QuestionCounts, combined};
use turn::Turn;

pub const STEP: &str = "ask";

/// Tokens that an answer is expected to take: questions ask for short ones.
const ANSWER_TOKENS: u64 = 1_000;

/// How an exchange ends that took too long.
const TIMEOUT: &str = "timeout";

/// Who decides by a policy's settings, and the tokens that asking may take of a tenant a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgeSettings {
    pub judge: Judge,
    pub tokens_per_day: u32,
}

impl JudgeSettings {
    pub const BY_RULES: Self = Self { judge: Judge::Rules, tokens_per_day: 0 };

    pub fn is_by_model(self) -> bool {
        self.judge == Judge::Model
    }
}

/// What follows from an answer.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Judgements {
    pub planned: Vec<Planned>,
    /// Keys of groups that need not be asked about again before they change.
    pub noted: Vec<String>,
    /// Groups that the question was about.
    pub asked: usize,
    /// Those of them of which the answer said nothing that can be used.
    #[serde(default)]
    pub faulty: usize,
    /// Nobody answered: other questions would not be answered now either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_silent: bool,
}

/// A question as it is put to a model.
#[async_trait]
pub trait PreparedQuestion: Send + Sync {
    /// About what it takes, with its answer.
    fn tokens(&self) -> u64;

    async fn ask(&self, model: &dyn LanguageModel) -> Completion<Judgements>;
}

#[async_trait]
impl<Q: Question<Answer = Judgements>> PreparedQuestion for Q {
    fn tokens(&self) -> u64 {
        let Prompt { system, user, .. } = Prompt::of(self);
        (tokens::count(system) + tokens::count(&user)) as u64 + ANSWER_TOKENS
    }

    async fn ask(&self, model: &dyn LanguageModel) -> Completion<Judgements> {
        ask(model, self).await
    }
}

type AnswersByItem = BTreeMap<u32, StoredAnswer<Judgements>>;

pub async fn run(work: &Work, policy: &dyn Policy) -> Result<(Vec<Planned>, Figures), Trouble> {
    let open = select::questions(work).await?;
    let mut kept: AnswersByItem = all_kept(work.answers.as_ref(), STEP).await?;
    let mut counts = QuestionCounts::default();
    if kept.len() < open.len() {
        let looking = Looking::at(work).await?;
        let judging = policy.judging(looking.ageing.policies());
        match &work.model {
            Some(model) if judging.is_by_model() => {
                let (_, memories) = looking.read().await?;
                let before = work.ledger.runs.tokens_of_day(&work.run).await?;
                let (model, taken) = (model.clone(), AtomicU64::default());
                let asker = Asker { work, policy, looking, memories, model, judging, before, taken };
                counts = asker.ask_all(&open, &mut kept).await?;
            }
            Some(_) => counts.unasked = open.len() - kept.len(),
            None => counts.no_model = true,
        }
    }
    let planned = combined(&kept);
    let figures = counts.figures(&open, &kept, planned.len());
    counts.report(work);
    Ok((planned, figures))
}

/// A figure of the step; 0 of a policy that has no such step.
pub fn figure(work: &Work, name: &str) -> i64 {
    work.figures.get(STEP).and_then(|figures| figures.get(name)).copied().unwrap_or_default()
}

/// What was decided, from what the run keeps.
pub async fn kept(work: &Work) -> Result<Vec<Planned>, Trouble> {
    Ok(combined(&all_kept(work.answers.as_ref(), STEP).await?))
}

/// What follows from one answer of a run; nothing of one that another version of this program kept.
pub fn of_answer(answer: &RunAnswer) -> Judgements {
    let kept = serde_json::from_value(answer.body.clone()).ok().filter(|_| answer.step == STEP);
    kept.map(|kept: StoredAnswer<Judgements>| kept.answer).unwrap_or_default()
}

struct Asker<'a> {
    work: &'a Work,
    policy: &'a dyn Policy,
    looking: Looking<'a>,
    memories: Vec<ReadMemory>,
    model: Arc<dyn LanguageModel>,
    judging: JudgeSettings,
    /// Tokens of the day before the first question, and those that were taken here since.
    before: u64,
    taken: AtomicU64,
}

/// What became of a question.
enum Outcome {
    Answered(StoredAnswer<Judgements>),
    /// The day's tokens don't cover it.
    OverBudget,
    /// Something that it was about has changed since it was chosen.
    Outdated,
}

impl Asker<'_> {
    async fn ask_all(
        &self,
        open: &[OpenQuestion],
        kept: &mut AnswersByItem,
    ) -> Result<QuestionCounts, Trouble> {
        let mut counts = QuestionCounts::default();
        let mut is_silent = kept.values().any(|one| one.answer.is_silent);
        let total = open.len() as u64;
        let turn = Turn::of(self.work);
        for (item, question) in (0_u32..).zip(open) {
            if kept.contains_key(&item) {
                continue;
            }
            if is_silent {
                counts.unasked += 1;
                continue;
            }
            match turn.hold(self.ask(item, question)).await? {
                Outcome::Answered(answer) => {
                    is_silent = answer.answer.is_silent;
                    kept.insert(item, answer);
                }
                Outcome::OverBudget => counts.over_budget += 1,
                Outcome::Outdated => counts.unasked += 1,
            }
            (self.work.progress)(u64::from(item) + 1, total);
        }
        Ok(counts)
    }

    async fn ask(&self, item: u32, open: &OpenQuestion) -> Result<Outcome, Trouble> {
        let Some(memories) = open.memories(&self.memories) else { return Ok(Outcome::Outdated) };
        if !self.are_as_read(&memories).await? {
            return Ok(Outcome::Outdated);
        }
        let Some(question) = self.policy.question(&self.looking, open, memories).await? else {
            return Ok(Outcome::Outdated);
        };
        let estimate = question.tokens();
        if self.used().await? + estimate > u64::from(self.judging.tokens_per_day) {
            return Ok(Outcome::OverBudget);
        }
        let ask = async {
            let mut completion = self.within_time(question.as_ref(), estimate).await;
            let Usage { prompt_tokens, completion_tokens, .. } = completion.usage;
            self.taken.fetch_add(prompt_tokens + completion_tokens, Ordering::Relaxed);
            let replies = completion.exchanges.iter_mut().map(|exchange| &mut exchange.reply);
            // A reply may quote messages, and a purge of those does not look for it here.
            replies.filter(|_| !open.messages.is_empty()).for_each(String::clear);
            Ok(completion)
        };
        let own = |error: &PortError| own_answer(open, error);
        answer(self.work.answers.as_ref(), STEP, item, ask, own).await.map(Outcome::Answered)
    }

    /// Whether the memories are still as they were read, before their texts leave the server, and all behind one wall, which they may
    /// not be any more as they were when they were chosen.
    async fn are_as_read(&self, memories: &[Vec<ReadMemory>]) -> Result<bool, Trouble> {
        let Looking { tenant, user, .. } = self.looking;
        let (_, heads) = self.work.ledger.runs.heads_for_run(tenant, user, &[MemoryState::Active]).await?;
        let now: HashMap<&MemoryId, u64> =
            heads.iter().map(|head| (&head.memory_id, head.revision)).collect();
        let all = || memories.iter().flatten();
        let is_same = |one: &ReadMemory| now.get(&one.head.memory_id) == Some(&one.head.revision);
        let walls: HashSet<u64> = all().map(|one| one.wall).collect();
        Ok(all().all(is_same) && walls.len() <= 1)
    }

    /// Tokens of the day so far. What a run that is not in the log took is known here alone.
    async fn used(&self) -> Result<u64, Trouble> {
        let in_log = self.work.ledger.runs.tokens_of_day(&self.work.run).await?;
        Ok(in_log.max(self.before + self.taken.load(Ordering::Relaxed)))
    }

    /// The answer, with what it took. What nobody waited for was read all the same, and perhaps answered: it counts as expected.
    async fn within_time(&self, question: &dyn PreparedQuestion, estimate: u64) -> Completion<Judgements> {
        let within = self.work.options.answer_within;
        match tokio::time::timeout(within, question.ask(self.model.as_ref())).await {
            Ok(mut completion) => {
                let late = completion.exchanges.iter().filter(|one| one.outcome == TIMEOUT).count();
                completion.usage.prompt_tokens += estimate.saturating_mul(late as u64);
                completion
            }
            Err(_) => {
                let late = format!("no answer within {} s", within.as_secs());
                let elapsed_ms = u64::try_from(within.as_millis()).unwrap_or(u64::MAX);
                let exchange = Exchange { outcome: TIMEOUT.to_owned(), reply: String::new(), elapsed_ms };
                let usage = Usage { requests: 1, prompt_tokens: estimate, ..Usage::default() };
                Completion { result: Err(PortError::Unavailable(late)), exchanges: vec![exchange], usage }
            }
        }
    }
}

/// All stays as it is. A model that answered what can't be used would do so again.
fn own_answer(open: &OpenQuestion, error: &PortError) -> Judgements {
    let is_silent = match error {
        PortError::RateLimited { .. } | PortError::NoAccess(_) | PortError::Unavailable(_) => true,
        PortError::Refused(_) | PortError::BadReply(_) => false,
    };
    let noted = if is_silent { Vec::new() } else { open.keys() };
    let asked = open.groups.len();
    Judgements { planned: Vec::new(), noted, asked, faulty: asked, is_silent }
}
