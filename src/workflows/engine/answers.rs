//! Answers that a step was given, kept so that a run that is taken up again asks nobody twice.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, PoisonError},
};

use async_trait::async_trait;
use memledger_intelligence::{Completion, Exchange, PortError, Usage};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::Trouble;

/// What is kept of one answer: the answer as it was used, and everything that was said on the way.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct StoredAnswer<T> {
    pub answer: T,
    /// Why the step's own answer took the place of the model's.
    pub fallback: Option<String>,
    pub exchanges: Vec<Exchange>,
    /// The model will answer nothing, however often it is asked. Not kept: a run that was resumed asks anew.
    #[serde(skip)]
    pub refused: bool,
}

/// Where answers are kept, by step and item.
#[async_trait]
pub trait Answers: Send + Sync {
    /// The items of a step that are answered, in order.
    async fn items(&self, step: &str) -> Result<Vec<u32>, Trouble>;

    async fn get(&self, step: &str, item: u32) -> Result<Option<String>, Trouble>;

    async fn put(
        &self,
        step: &str,
        item: u32,
        body: serde_json::Value,
        usage: Usage,
        fallback: bool,
    ) -> Result<(), Trouble>;

    /// Notes among the operations a batch that was classified, with or without a usable answer, or none where there
    /// was nothing to classify. Nothing is noted where nothing is kept.
    fn classified(&self, _batch: Option<bool>) {}
}

/// All answers of a step that are kept, by item. What they are about may be cut otherwise than this program would: an
/// earlier one may have asked.
pub async fn all_kept<T: DeserializeOwned>(
    answers: &dyn Answers,
    step: &str,
) -> Result<BTreeMap<u32, StoredAnswer<T>>, Trouble> {
    let mut all = BTreeMap::new();
    for item in answers.items(step).await? {
        all.extend(kept(answers, step, item).await?.map(|kept| (item, kept)));
    }
    Ok(all)
}

/// Numbers for items that are still to be answered.
pub fn free_items<T>(kept: &BTreeMap<u32, T>) -> impl Iterator<Item = u32> {
    let taken: BTreeSet<u32> = kept.keys().copied().collect();
    (0..).filter(move |item| !taken.contains(item))
}

async fn kept<T: DeserializeOwned>(
    answers: &dyn Answers,
    step: &str,
    item: u32,
) -> Result<Option<StoredAnswer<T>>, Trouble> {
    let Some(body) = answers.get(step, item).await? else { return Ok(None) };
    let unreadable = |e| Trouble::failed("answer_unreadable", format!("{step} {item}: {e}"));
    serde_json::from_str(&body).map(Some).map_err(unreadable)
}

/// The answer that is kept, or the one that asking gives; where the model fails, the step's own.
pub async fn answer<T, A>(
    answers: &dyn Answers,
    step: &str,
    item: u32,
    ask: A,
    own: impl FnOnce(&PortError) -> T + Send,
) -> Result<StoredAnswer<T>, Trouble>
where
    T: Serialize + DeserializeOwned + Send,
    A: Future<Output = Result<Completion<T>, Trouble>> + Send,
{
    if let Some(kept) = kept(answers, step, item).await? {
        return Ok(kept);
    }
    let Completion { result, exchanges, usage } = ask.await?;
    let (answer, fallback, refused) = match result {
        Ok(answer) => (answer, None, false),
        Err(error) => {
            tracing::warn!(step, item, %error, "a model gave no answer; the step continues without it");
            (own(&error), Some(error.to_string()), matches!(error, PortError::NoAccess(_)))
        }
    };
    let kept = StoredAnswer { answer, fallback, exchanges, refused };
    let body = serde_json::to_value(&kept)
        .map_err(|e| Trouble::failed("answer_unwritable", format!("{step} {item}: {e}")))?;
    answers.put(step, item, body, usage, kept.fallback.is_some()).await?;
    Ok(kept)
}

/// Answers of a run that writes nothing.
#[derive(Default)]
pub struct InMemory {
    answers: Mutex<BTreeMap<(String, u32), String>>,
    usage: Mutex<Usage>,
}

impl InMemory {
    pub fn usage(&self) -> Usage {
        *self.usage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Answers for InMemory {
    async fn items(&self, step: &str) -> Result<Vec<u32>, Trouble> {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(answers.keys().filter(|(of, _)| of == step).map(|(_, item)| *item).collect())
    }

    async fn get(&self, step: &str, item: u32) -> Result<Option<String>, Trouble> {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(answers.get(&(step.to_owned(), item)).cloned())
    }

    async fn put(
        &self,
        step: &str,
        item: u32,
        body: serde_json::Value,
        usage: Usage,
        _fallback: bool,
    ) -> Result<(), Trouble> {
        *self.usage.lock().unwrap_or_else(PoisonError::into_inner) += usage;
        self.answers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert((step.to_owned(), item), body.to_string());
        Ok(())
    }
}
