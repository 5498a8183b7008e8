//! A second opinion: where the operator wants it, a language model judges how well the first candidates answer
//! the query, and its word takes the place of words and vectors.

use std::{collections::HashMap, sync::Arc, time::Duration};

use memledger_intelligence::LanguageModel;
use memledger_kernel::{LedgerError, turns};
use memledger_names as names;
use memledger_people::access::AccessRules;
use memledger_projections::{UserKey, memories};

use super::{
    RecallOptions, RecallQuery,
    away::Away,
    rank::{Ranked, by_score},
    relevance::relevance,
};
use crate::Recall;

/// How many times as many candidates are judged as are asked for, so that the judgement can change which.
const FURTHER: usize = 2;
/// Fewest candidates that are judged where there are so many, and most.
const JUDGED: (usize, usize) = (20, 100);
/// How much of a text is judged, in characters.
const JUDGED_CHARS: usize = 1_000;

/// Who is asked, and when not.
#[derive(Clone)]
pub struct RelevanceJudge {
    /// None if rules judge.
    pub model: Option<Arc<dyn LanguageModel>>,
    /// Nobody is asked where every candidate is as relevant as this already, 0 to 1.
    pub skip_threshold: f64,
    /// How long a query waits for the judgement; it is answered without one then.
    pub patience: Duration,
    /// Whether the model keeps queries waiting.
    pub away: Arc<Away>,
}

impl Recall {
    /// The candidates by the model's judgement; as they are where it isn't wanted, not needed or not to be had.
    pub(super) async fn judged(
        &self,
        user_key: &UserKey,
        query: &RecallQuery,
        rules: &AccessRules,
        ranked: Vec<Ranked>,
    ) -> Result<Vec<Ranked>, LedgerError> {
        let Some(judge) = self.judge.get() else { return Ok(ranked) };
        let wanted = query.top_k.saturating_mul(FURTHER).clamp(JUDGED.0, JUDGED.1);
        let mut of_category: HashMap<Option<&str>, usize> = HashMap::new();
        let mut may_be_answered = |category| {
            let count = of_category.entry(category).or_default();
            *count += 1;
            *count <= rules.most_of(category).saturating_mul(FURTHER)
        };
        let relevant = ranked.iter().filter(|one| !one.candidate.whole && one.scores.relevance > 0.0);
        let relevant = relevant.filter(|one| may_be_answered(one.candidate.category.as_deref()));
        let first: Vec<&Ranked> = relevant.take(wanted).collect();
        if first.iter().all(|one| one.scores.relevance >= judge.skip_threshold) {
            count("skipped");
            return Ok(ranked);
        }
        let ids: Vec<&str> = first.iter().map(|one| one.candidate.memory_id.as_str()).collect();
        let read = memories::by_ids(self.core.store.as_ref(), user_key, &ids).await?;
        let (ids, texts): (Vec<&str>, Vec<&str>) = read
            .iter()
            .filter_map(|memory| {
                Some((memory.memory_id.as_str(), beginning(&memory.content.as_ref()?.content)))
            })
            .unzip();
        let Some(judgement) = judge.ask(&query.query, &texts).await else { return Ok(ranked) };
        let judgement: HashMap<&str, f64> = ids.into_iter().zip(judgement).collect();
        Ok(by_judgement(ranked, &judgement, &self.options))
    }
}

impl RelevanceJudge {
    /// None where there is no judgement in time, or none of exactly these texts.
    async fn ask(&self, query: &str, texts: &[&str]) -> Option<Vec<f64>> {
        let judged = relevance(self.model.as_deref(), query, texts);
        let failed = match turns::paused(self.away.ask(self.patience, judged)).await {
            Some(Ok(judgement)) if judgement.len() == texts.len() => {
                count("judged");
                return Some(judgement);
            }
            Some(Ok(judgement)) => Some(format!("{} judgements of {} texts", judgement.len(), texts.len())),
            Some(Err(failed)) => Some(failed.to_string()),
            None => None,
        };
        count("failed");
        if let Some(failed) = failed {
            tracing::warn!(
                failed,
                model = self.model.as_ref().map(|model| model.id()),
                "a query's candidates could not be judged; they are ranked by words and vectors"
            );
        }
        None
    }
}

fn count(outcome: &'static str) {
    metrics::counter!(names::RELEVANCE_TOTAL, "outcome" => outcome).increment(1);
}

/// Those that were judged, and those that are wanted whole: of the others nobody said how well they answer.
fn by_judgement(ranked: Vec<Ranked>, judgement: &HashMap<&str, f64>, options: &RecallOptions) -> Vec<Ranked> {
    let judged = ranked.into_iter().filter_map(|mut one| {
        if let Some(judged) = judgement.get(one.candidate.memory_id.as_str()) {
            one.scores.model = Some(*judged);
            one.scores.relevance = *judged;
            // It read the text itself.
            one.scores.thread = 0.0;
            one.score = one.scores.weighed(&options.weights);
        } else if !one.candidate.whole {
            return None;
        }
        Some(one)
    });
    let mut judged: Vec<Ranked> = judged.collect();
    judged.sort_by(by_score);
    judged
}

fn beginning(text: &str) -> &str {
    text.char_indices().nth(JUDGED_CHARS).map_or(text, |(end, _)| &text[..end])
}
