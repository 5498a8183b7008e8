//! What is asked, from a query: its words, its vector, and what may be found.

use std::{collections::HashMap, sync::Arc};

use memledger_offline::query_words::QueryWords;
use memledger_people::access::{AccessRules, Context, Scope};
use memledger_projections::search::{Candidate, Candidates};

use super::{
    RecallQuery,
    choosing::MOST_WHOLE,
    texts::{self, Texts},
    vectors::vector_of,
};
use crate::Recall;

/// Most words of a query that are looked for, the first ones.
const MAX_WORDS: usize = 64;

/// What was asked, worked out once.
pub struct PreparedQuery {
    /// What texts are compared by.
    pub texts: Arc<Texts>,
    pub words: QueryWords,
    /// Among the vectors that the embedder stores; none where it lies nowhere, or could not be had.
    pub vector: Option<Vec<f32>>,
    /// The bits of that and of what is made at once, by the name of what made them.
    pub near: Vec<(String, Vec<u8>)>,
    pub candidates: Candidates,
    /// How many are to be answered.
    pub wanted: usize,
    /// Whose memories they are.
    pub user: String,
    rules: Arc<AccessRules>,
}

impl PreparedQuery {
    /// How many of these can be answered beside what is wanted whole, and the categories of which there are as many as
    /// an answer may hold.
    pub fn usable<'a>(&self, found: impl Iterator<Item = &'a Candidate>) -> (usize, Vec<String>) {
        let mut of_category: HashMap<Option<&str>, usize> = HashMap::new();
        for one in found.filter(|one| !one.whole) {
            *of_category.entry(one.category.as_deref()).or_default() += 1;
        }
        let (mut usable, mut full) = (0, Vec::new());
        for (category, count) in of_category {
            let most = self.rules.most_of(category);
            usable += count.min(most);
            full.extend(category.filter(|_| count >= most).map(str::to_owned));
        }
        (usable, full)
    }
}

impl Recall {
    pub(super) async fn asked_for(
        &self,
        query: &RecallQuery,
        scope: &Scope,
        rules: &Arc<AccessRules>,
        texts: Arc<Texts>,
    ) -> PreparedQuery {
        let words = QueryWords::new(&query.query, MAX_WORDS);
        let text = texts::embedded_part(&query.query);
        let placed = |vector: &Vec<f32>| vector.iter().any(|x| *x != 0.0);
        let vector = match texts.stored_by() {
            Some(_) => vector_of(&texts, text).await.filter(placed),
            None => None,
        };
        let at_once = Some(texts.at_once(text)).filter(placed);
        let embedder = texts.stored_by().map(str::to_owned);
        let candidates = self.candidates_for(query, scope, rules, embedder);
        let near = [(texts.embedder().id(), &vector), (texts.at_once_by(), &at_once)];
        let near = near
            .into_iter()
            .filter_map(|(name, vector)| Some((name.to_owned(), texts::bits(vector.as_ref()?))));
        let near = near.collect();
        PreparedQuery {
            texts,
            words,
            vector,
            near,
            candidates,
            wanted: query.top_k,
            user: query.filters.user_id.to_string(),
            rules: rules.clone(),
        }
    }

    /// What may be found at all.
    pub(super) fn candidates_for(
        &self,
        query: &RecallQuery,
        scope: &Scope,
        rules: &AccessRules,
        embedder: Option<String>,
    ) -> Candidates {
        let is_whole = |name: &&String| rules.categories.context_of(name) == Context::All;
        Candidates {
            filter: query.filter(scope, |bank| self.memories.options.known_bank(bank).cloned()),
            whole: scope.names().unwrap_or_default().iter().filter(is_whole).cloned().collect(),
            // One more tells that there are more.
            most_whole: MOST_WHOLE + 1,
            embedder,
        }
    }
}
