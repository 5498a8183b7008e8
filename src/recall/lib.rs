//! Recall: one query over what is remembered, for agents and supervisors, with the delta header on top.
//!
//! ```text
//! query ► access ► look: what shares words, what lies near ► candidates of these, filtered ► rank
//!       ► judge, where wanted ► texts ► budget ► answer
//! ```

mod answer;
mod away;
mod beside;
mod choosing;
pub mod comparing;
pub mod embedders;
pub mod embedding;
mod items;
mod judged;
mod known;
pub mod linking;
mod looking;
mod newer;
mod options;
mod part;
mod prepared;
mod query;
mod rank;
mod recording;
mod relevance;
pub mod resident;
pub mod texts;
mod vectors;

use std::{
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Duration,
};

use memledger_aggregates::ThreadId;
use memledger_kernel::{
    Core, Identity, LedgerError, book_stream, part::Part, time::now, user_key, worker::Worker,
};
use memledger_memories::{
    Memories,
    delta::{Header, HeaderOf, reader},
    relations::RelationOptions,
};
use memledger_people::{People, access::Scope};
use memledger_projections::{UserKey, changes::Reader};
use memledger_records::Records;

pub use answer::{Recalled, RecalledItem};
pub use away::Away;
pub use embedders::Embedders;
pub use judged::RelevanceJudge;
pub use options::{RecallOptions, Weights};
pub use query::{DEFAULT_TOP_K, MAX_QUERY_CHARS, MAX_TOP_K, RecallFilters, RecallQuery};
pub use rank::Scores;
pub use texts::Texts;

use answer::{Budget, header_lines};
use choosing::{Choice, choose, has_topic, sort_by};
use items::Chosen;
use newer::newer_first;
use prepared::PreparedQuery;
use rank::{rank, relate};
use recording::search_operation;

/// The delta header for a reader.
struct DeltaHeader {
    reader: Reader,
    rev: u64,
    header: Option<String>,
    /// The memories that the header is about.
    memory_ids: Vec<String>,
    /// Something is new and nothing of it was left out, and the reader did not say itself what it has seen.
    acknowledged: bool,
}

/// What recall needs of one ledger: the embedders at work, what is held of large users, and who judges relevance.
pub struct Recall {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    memories: Arc<Memories>,
    embedders: embedders::Working,
    residents: resident::Residents,
    judge: OnceLock<RelevanceJudge>,
    linking: Mutex<Option<Worker>>,
    options: RecallOptions,
    relations: RelationOptions,
}

impl Recall {
    pub async fn start(
        core: Arc<Core>,
        records: Arc<Records>,
        people: Arc<People>,
        memories: Arc<Memories>,
        embedders: Embedders,
        (options, relations): (RecallOptions, RelationOptions),
    ) -> Result<Self, LedgerError> {
        let embedders = embedders::Working::start(&core.store, &core.projector, embedders).await?;
        let residents = resident::Residents::new(options.resident_bytes);
        let (judge, linking) = (OnceLock::new(), Mutex::default());
        Ok(Self { core, records, people, memories, embedders, residents, judge, linking, options, relations })
    }

    /// Works relations out from texts from now on, unless the options say not to. For programs that stay: it
    /// follows the log behind what others write.
    pub fn link_in_background(&self) {
        let mut linking = self.linking.lock().unwrap_or_else(PoisonError::into_inner);
        if self.relations.enabled && linking.is_none() {
            let embedders::Space { texts, embedding } = self.embedders.current();
            *linking = Some(linking::Linking::start(
                self.core.store.clone(),
                self.core.projector.clone(),
                self.core.books.clone(),
                texts.clone(),
                embedding.clone(),
                self.core.commands.clone(),
                self.relations,
            ));
        }
    }

    /// From now on candidates of queries are judged so. The first judge stays.
    pub fn judge_relevance_by(&self, judge: RelevanceJudge) {
        self.judge.get_or_init(|| judge);
    }

    /// Ends the work in the background; what waits is done after the next start.
    pub async fn stop(&self) {
        let linking = self.linking.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(linking) = linking {
            linking.stop().await;
        }
        self.embedders.stop().await;
    }

    /// The memories that answer a query best, of those the caller may see.
    pub async fn recall(&self, identity: &Identity, query: RecallQuery) -> Result<Recalled, LedgerError> {
        let user_key = user_key(identity, &query.filters.user_id);
        let operation = search_operation(identity, &query);
        let user = query.filters.user_id.clone();
        let answer = self.answer(identity, query).await;
        if let Ok(answer) = &answer {
            self.shown_recalled(identity, &user, answer);
        }
        self.record_search(identity, &user_key, operation, &answer);
        answer
    }

    #[tracing::instrument(name = "recall", skip_all, fields(user = %query.filters.user_id))]
    async fn answer(&self, identity: &Identity, query: RecallQuery) -> Result<Recalled, LedgerError> {
        let user = query.filters.user_id.clone();
        identity.may_read(&user)?;
        query.check()?;
        let rules = self.people.access_rules();
        let scope = rules.allowed(identity, query.agent.as_deref(), &query.categories())?;
        let stream = book_stream(identity, &user);
        let scope = query.narrowed(scope)?;
        let (rev, ranked, edges) = match &scope {
            Some(scope) if query.is_open() => {
                let (rev, ranked) = self.first(&stream, &query, scope, &rules).await?;
                (rev, ranked, Vec::new())
            }
            Some(scope) => {
                let texts = self.embedders.answering().clone();
                let asked = self.asked_for(&query, scope, &rules, texts).await;
                let (looked, mut found) = self.candidates(&stream, &asked).await?;
                found.retain(|one| has_topic(&asked.candidates.filter, one));
                let options = &self.options;
                let mut ranked = rank(found, &looked, &asked, &query.query, options, now().0);
                let user_key = UserKey::of(&stream);
                let edges = self.edges(&user_key, &asked, &ranked, looked.edges).await?;
                relate(&mut ranked, &edges, options);
                let mut ranked = self.judged(&user_key, &query, &rules, ranked).await?;
                newer_first(&mut ranked, &asked.words);
                (looked.rev, ranked, edges)
            }
            None => (self.memories.watched_rev(&stream).await?, Vec::new(), Vec::new()),
        };
        let Choice { mut chosen, rest, all_in } = choose(ranked, &query, &rules, &self.options);
        if let Some(sort) = query.sort {
            sort_by(sort, &mut chosen);
        }
        let mut budget = Budget::new(query.budget_tokens);
        budget.truncated = !all_in;
        // What its agent may see at all: the thread hears of the rest only once it is told.
        let reach = rules.allowed(identity, query.agent.as_deref(), &[])?;
        let told = match &query.thread_id {
            Some(thread) => Some(self.told(identity, &query, thread, &reach, &mut budget).await?),
            None => None,
        };
        // A model that judges takes its time, and the header may tell of what changed since the candidates were read.
        let changed = told.as_ref().is_some_and(|told| told.rev > rev);
        let read_again = query.full || changed || (self.judge.get().is_some() && !query.is_open());
        let scope = scope.as_ref();
        let chosen = Chosen { ranked: chosen, rest, edges, read_again };
        let items = self.items(&stream, &query, scope, chosen, &mut budget).await?;
        // Last, since an answer that fails has told nothing. Who may not write leaves no trace in a thread.
        if let Some(told) = told.as_ref().filter(|told| told.acknowledged)
            && identity.may_write(&user).is_ok()
        {
            self.memories.seen(identity, &user, &told.reader, ("rev", told.rev)).await?;
        }
        let (rev, delta_header, header_ids) =
            told.map_or((rev, None, Vec::new()), |told| (told.rev, told.header, told.memory_ids));
        let weights = query.full.then_some(self.options.weights);
        Ok(Recalled {
            delta_header,
            header_ids,
            rev,
            items,
            tokens: budget.tokens,
            truncated: budget.truncated,
            weights,
        })
    }

    /// The name of the embedder in use.
    pub fn embedder(&self) -> &str {
        self.embedders.current().texts.embedder().id()
    }

    /// Waits until every text that is stored by now can be found by its vector; for programs that measure.
    pub async fn embedded(&self) -> Result<(), LedgerError> {
        self.core.catch_up().await?;
        while self.embedders.current().embedding.is_behind().await? {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// What the reader has not seen yet, as far as it fits.
    async fn told(
        &self,
        identity: &Identity,
        query: &RecallQuery,
        thread: &ThreadId,
        reach: &Scope,
        budget: &mut Budget,
    ) -> Result<DeltaHeader, LedgerError> {
        let user = &query.filters.user_id;
        let reader = reader(identity, thread, query.agent.as_deref(), query.reader.as_deref())?;
        if let Some(seen) = query.seen_rev {
            self.memories.seen(identity, user, &reader, ("seen_rev", seen)).await?;
        }
        let mut preferred = query.categories();
        if preferred.is_empty() {
            preferred = self.people.access_rules().named_for(identity, query.agent.as_deref()).to_vec();
        }
        let asked =
            HeaderOf { user, reader: &reader, scope: reach, preferred, kind_left_out: query.kind_left_out() };
        let Header { rev, is_new, header, memory_ids, .. } = self.memories.header_of(identity, asked).await?;
        let fits = header.as_ref().is_none_or(|header| budget.take(&header_lines(header)));
        let acknowledged = fits && is_new && query.seen_rev.is_none();
        let memory_ids = if fits { memory_ids } else { Vec::new() };
        Ok(DeltaHeader { reader, rev, acknowledged, header: header.filter(|_| fits), memory_ids })
    }

    /// What of this crate keeps something of a person, in the order of an export.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }
}
