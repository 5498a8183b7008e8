//! Recall: one query over what is remembered, for agents and supervisors, with the delta header on top.
//!
//! ```text
//! query ► access ► look: what shares words, what lies near ► candidates of these, filtered ► rank
//!       ► judge, where wanted ► texts ► budget ► answer
//! ```

mod answer;
mod asking;
mod away;
mod beside;
pub(crate) mod embedders;
pub(crate) mod embedding;
mod judged;
mod looking;
mod options;
mod query;
mod rank;
pub(crate) mod resident;
pub(crate) mod texts;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use memledger_aggregates::{ThreadId, UserId, memory_book::MemoryState};
use memledger_intelligence::words::words;
use memledger_observability::names;
use memledger_projections::{
    UserKey,
    memories::{self, FoundMemory},
    relations::{self, Edge},
    search::Candidates,
};
use memledger_store::StreamKey;

pub use answer::{Recalled, RecalledItem};
pub use away::Away;
pub use embedders::Embedders;
pub use judged::RelevanceJudge;
pub use options::{RecallOptions, Weights};
pub use query::{DEFAULT_TOP_K, MAX_QUERY_CHARS, MAX_TOP_K, RecallFilters, RecallQuery};
pub use rank::Scores;
pub use texts::Texts;

use crate::{
    Identity, Ledger, LedgerError,
    access::{AccessRules, Context, Scope},
    operations::Operation,
    read::delta::Header,
    time::now,
};
use answer::{Budget, Shown};
use rank::{Ranked, rank, relate};

/// Most words of a query that are looked for, the first ones.
const MAX_WORDS: usize = 64;
/// Most memories of categories that are wanted whole.
const MOST_WHOLE: usize = 500;
/// Among how many of the first candidates relations count.
const RELATED_AMONG: usize = 100;
/// Most edges of them that are looked at, the strongest.
const MOST_EDGES: usize = 500;
/// Most bullets of related memories beside an item.
const MOST_RELATED: usize = 2;
/// How long a query waits for its vector.
const QUERY_PATIENCE: Duration = Duration::from_secs(2);

/// What was asked, worked out once.
struct Asked {
    /// What texts are compared by.
    texts: Arc<Texts>,
    words: Vec<String>,
    /// Among the vectors that the embedder stores; none where it lies nowhere, or could not be had.
    vector: Option<Vec<f32>>,
    /// The bits of that and of what is made at once, by the name of what made them.
    near: Vec<(String, Vec<u8>)>,
    candidates: Candidates,
    /// How many are to be answered.
    wanted: usize,
}

/// What a thread is told of changes.
struct Told {
    rev: u64,
    header: Option<String>,
    /// Something is new, and nothing of it was left out.
    acknowledged: bool,
}

/// What is to be answered.
struct Chosen {
    ranked: Vec<Ranked>,
    /// Those of the first candidates.
    edges: Vec<Edge>,
    /// Whether the memories may have changed since they were found, or more of them is wanted.
    read_again: bool,
}

impl Ledger {
    /// The memories that answer a query best, of those the caller may see.
    pub async fn recall(&self, identity: &Identity, query: RecallQuery) -> Result<Recalled, LedgerError> {
        let user_key = Self::user_key(identity, &query.filters.user_id);
        let operation = Operation::searching(identity, &query);
        let answer = self.answer(identity, query).await;
        self.operations.searched(&user_key, operation, &answer);
        answer
    }

    #[tracing::instrument(name = "recall", skip_all, fields(user = %query.filters.user_id))]
    async fn answer(&self, identity: &Identity, query: RecallQuery) -> Result<Recalled, LedgerError> {
        let user = query.filters.user_id.clone();
        identity.may_read(&user)?;
        query.check()?;
        let rules = self.access_rules();
        let scope = rules.allowed(identity, query.agent.as_deref(), &query.categories())?;
        let stream = Self::stream(identity, &user);
        let scope = query.narrowed(scope)?;
        let (rev, ranked, edges) = match &scope {
            Some(scope) => {
                let texts = self.embedders.answering().clone();
                let asked = self.asked_for(&query, scope, &rules, texts).await;
                let (looked, found) = self.candidates(&stream, &asked).await?;
                let options = &self.options.recall;
                let mut ranked = rank(found, &looked, &asked, &query.query, options, now().0);
                let edges = self.edges(&stream, &ranked, scope).await?;
                relate(&mut ranked, &edges, options);
                let ranked = self.judged(&UserKey::of(&stream), &query, ranked).await?;
                (looked.rev, ranked, edges)
            }
            None => (self.head(identity, &user).await?.0, Vec::new(), Vec::new()),
        };
        let (chosen, all_in) = choose(ranked, &query, &rules);
        let mut budget = Budget::new(query.budget_tokens);
        budget.truncated = !all_in;
        // What its agent may see at all: the thread hears of the rest only once it is told.
        let reach = rules.allowed(identity, query.agent.as_deref(), &[])?;
        let told = match &query.thread_id {
            Some(thread) => Some(self.told(identity, &user, thread, &reach, &mut budget).await?),
            None => None,
        };
        // A model that judges takes its time, and the header may tell of what changed since the candidates were read.
        let changed = told.as_ref().is_some_and(|told| told.rev > rev);
        let read_again = query.full || changed || self.judge.get().is_some();
        let scope = scope.as_ref();
        let chosen = Chosen { ranked: chosen, edges, read_again };
        let items = self.items(&stream, &query, scope, chosen, &mut budget).await?;
        // Last, since an answer that fails has told nothing. Who may not write leaves no trace in a thread.
        if let (Some(thread), Some(told)) = (&query.thread_id, &told)
            && told.acknowledged
            && identity.may_write(&user).is_ok()
        {
            self.acknowledge(identity, &user, thread, told.rev).await?;
        }
        let (rev, delta_header) = told.map_or((rev, None), |told| (told.rev, told.header));
        let weights = query.full.then_some(self.options.recall.weights);
        Ok(Recalled { delta_header, rev, items, tokens: budget.tokens, truncated: budget.truncated, weights })
    }

    async fn asked_for(
        &self,
        query: &RecallQuery,
        scope: &Scope,
        rules: &AccessRules,
        texts: Arc<Texts>,
    ) -> Asked {
        let mut words = words(&query.query);
        let mut seen = HashSet::new();
        words.retain(|word| seen.insert(word.clone()));
        words.truncate(MAX_WORDS);
        let text = texts::embedded_part(&query.query);
        let placed = |vector: &Vec<f32>| vector.iter().any(|x| *x != 0.0);
        let vector = match texts.stored_by() {
            Some(_) => vector_of(&texts, text).await.filter(placed),
            None => None,
        };
        let at_once = Some(texts.at_once(text)).filter(placed);
        let is_whole = |name: &&String| rules.categories.context_of(name) == Context::All;
        let candidates = Candidates {
            filter: query.filter(scope, &self.options),
            whole: scope.names().unwrap_or_default().iter().filter(is_whole).cloned().collect(),
            // One more tells that there are more.
            most_whole: MOST_WHOLE + 1,
            embedder: texts.stored_by().map(str::to_owned),
        };
        let near = [(texts.embedder().id(), &vector), (texts.at_once_by(), &at_once)];
        let near = near
            .into_iter()
            .filter_map(|(name, vector)| Some((name.to_owned(), texts::bits(vector.as_ref()?))));
        let near = near.collect();
        Asked { texts, words, vector, near, candidates, wanted: query.top_k }
    }

    /// The name of the embedder in use.
    pub fn embedder(&self) -> &str {
        self.embedders.current().texts.embedder().id()
    }

    /// Waits until every text that is stored by now can be found by its vector; for programs that measure.
    pub async fn embedded(&self) -> Result<(), LedgerError> {
        self.catch_up().await?;
        while self.embedders.current().embedding.is_behind().await? {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// What the thread has not seen yet, as far as it fits.
    async fn told(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        reach: &Scope,
        budget: &mut Budget,
    ) -> Result<Told, LedgerError> {
        let Header { rev, since_rev, header } = self.header_within(identity, user, thread, reach).await?;
        let fits = header.as_ref().is_none_or(|header| budget.take(header));
        Ok(Told { rev, acknowledged: fits && rev > since_rev, header: header.filter(|_| fits) })
    }

    async fn items(
        &self,
        stream: &StreamKey,
        query: &RecallQuery,
        scope: Option<&Scope>,
        chosen: Chosen,
        budget: &mut Budget,
    ) -> Result<Vec<RecalledItem>, LedgerError> {
        let Chosen { ranked: chosen, edges, read_again } = chosen;
        let edges = &edges[..];
        let user_key = UserKey::of(stream);
        let chosen_ids: HashSet<&str> = chosen.iter().map(|one| one.candidate.memory_id.as_str()).collect();
        let related = chosen_ids.iter().flat_map(|id| edges_of(edges, id).map(|edge| edge.other_id.as_str()));
        let ids: HashSet<&str> = match read_again {
            true => related.chain(chosen_ids.iter().copied()).collect(),
            false => related.filter(|id| !chosen_ids.contains(id)).collect(),
        };
        let ids: Vec<&str> = ids.into_iter().collect();
        let mut read = memories::by_ids(self.store.as_ref(), &user_key, &ids).await?;
        // Some left the active ones since the candidates were read, or the categories that are open.
        let left_out = query.kinds_left_out();
        read.retain(|memory| {
            let attributes = &memory.record.attributes;
            memory.record.state == MemoryState::Active
                && scope.is_some_and(|scope| scope.holds(attributes.category.as_deref()))
                && !left_out.contains(&attributes.kind.as_str())
        });
        let mut shown: HashMap<&str, Shown> =
            read.iter().filter_map(|memory| Some((memory.memory_id.as_str(), Shown::of(memory)?))).collect();
        if !read_again {
            let candidates = chosen.iter().map(|one| &one.candidate);
            shown.extend(candidates.map(|one| (one.memory_id.as_str(), Shown::of_candidate(one))));
        }
        let mut items = Vec::new();
        for one in &chosen {
            let Some(shown) = shown.get(one.candidate.memory_id.as_str()) else { continue };
            if budget.take(&shown.text) {
                items.push(RecalledItem::new(one, shown));
            }
        }
        // After all items, so that what is related crowds out none of them.
        for item in &mut items {
            let others = edges_of(edges, &item.id).filter_map(|edge| shown.get(edge.other_id.as_str()));
            let texts = others.take(MOST_RELATED).map(|shown| &shown.text);
            item.related = texts.filter(|text| budget.take(text)).cloned().collect();
        }
        if query.full {
            let scores = chosen.iter().map(|one| (one.candidate.memory_id.as_str(), one.scores));
            let scores: HashMap<&str, Scores> = scores.collect();
            let read: HashMap<&str, &FoundMemory> =
                read.iter().map(|memory| (memory.memory_id.as_str(), memory)).collect();
            let found =
                items.iter().filter_map(|item| read.get(item.id.as_str()).copied().cloned()).collect();
            let views = self.views(&user_key, &query.filters.user_id, found).await?;
            for (item, memory) in items.iter_mut().zip(views) {
                item.scores = scores.get(item.id.as_str()).copied();
                item.memory = Some(memory);
            }
        }
        Ok(items)
    }

    /// The edges of the first candidates, the strongest first.
    async fn edges(
        &self,
        stream: &StreamKey,
        ranked: &[Ranked],
        scope: &Scope,
    ) -> Result<Vec<Edge>, LedgerError> {
        let first = ranked.iter().take(RELATED_AMONG).filter(|one| one.scores.relevance > 0.0);
        let ids: Vec<&str> = first.map(|one| one.candidate.memory_id.as_str()).collect();
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let query = relations::of_memories(
            &UserKey::of(stream),
            &ids,
            scope.names(),
            MOST_EDGES,
            self.store.dialect(),
        );
        Ok(relations::read(&self.store.query(&query.sql, query.parameters).await?)?)
    }
}

fn edges_of<'a>(edges: &'a [Edge], memory_id: &'a str) -> impl Iterator<Item = &'a Edge> {
    edges.iter().filter(move |edge| edge.memory_id == memory_id)
}

/// None where it can't be had in time: then texts are compared by what is made at once.
async fn vector_of(texts: &Texts, text: &str) -> Option<Vec<f32>> {
    let embedder = texts.embedder();
    let answer = texts.away().ask(QUERY_PATIENCE, async { embedder.embed(&[text]).await }).await;
    let failed = match answer {
        Some(Ok(mut vectors)) => return vectors.pop(),
        Some(Err(failed)) => Some(failed),
        None => None,
    };
    metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => "query").increment(1);
    if let Some(failed) = failed {
        tracing::warn!(
            %failed,
            "a query's vector could not be made; it is searched by words and the offline embedder alone"
        );
    }
    None
}

/// Everything of the categories that are wanted whole; of the others the most relevant, at most as many as the
/// query asks for and of a category as many as the operator allows. Answers, too, whether all that is wanted whole is in.
fn choose(ranked: Vec<Ranked>, query: &RecallQuery, rules: &AccessRules) -> (Vec<Ranked>, bool) {
    let least = query.threshold.unwrap_or_default();
    let mut of_category: HashMap<Option<String>, usize> = HashMap::new();
    let (mut others, mut whole) = (0, 0);
    let is_chosen = |one: &Ranked| {
        if one.candidate.whole {
            whole += 1;
            return whole <= MOST_WHOLE;
        }
        let relevance = one.scores.relevance;
        if others == query.top_k || relevance <= 0.0 || relevance < least {
            return false;
        }
        let category = &one.candidate.category;
        let count = of_category.entry(category.clone()).or_default();
        let most = match category.as_ref().map(|name| rules.categories.context_of(name)) {
            Some(Context::Rag { length: Some(most) }) => most,
            _ => usize::MAX,
        };
        if *count == most {
            return false;
        }
        *count += 1;
        others += 1;
        true
    };
    let chosen = ranked.into_iter().filter(is_chosen).collect();
    (chosen, whole <= MOST_WHOLE)
}
