//! Which of the ranked memories are answered.

use std::collections::HashMap;

use memledger_people::access::AccessRules;
use memledger_projections::{
    Sort, SortBy,
    search::{Candidate, SearchFilter},
};

use super::{RecallOptions, RecallQuery, rank::Ranked, texts::Text};

/// Most memories of categories that are wanted whole.
pub const MOST_WHOLE: usize = 500;

/// Beside one that surely answers, what a model's vector alone finds hardly relevant is not answered.
const OF_THE_BEST: f64 = 0.2;

/// What is answered, and the rest of what was found.
pub struct Choice {
    pub chosen: Vec<Ranked>,
    pub rest: Vec<Ranked>,
    /// Whether all that is wanted whole is in.
    pub all_in: bool,
}

/// Everything of the categories that are wanted whole; of the others the most relevant, at most as many as the
/// query asks for and of a category as many as the operator allows.
///
/// Of a query with words, nothing is answered that has nothing to do with it.
pub fn choose(
    ranked: Vec<Ranked>,
    query: &RecallQuery,
    rules: &AccessRules,
    options: &RecallOptions,
) -> Choice {
    let least = query.threshold.unwrap_or_default();
    let together = |one: &Ranked| one.scores.relevance + one.scores.beside(&options.weights);
    let best = ranked.iter().filter(|one| !one.candidate.whole).map(together).fold(0.0, f64::max);
    let has_to_do = |one: &Ranked| {
        let relevance = one.scores.relevance;
        // To a model's vectors everything is a little near; one that judged has read what it says.
        let by_nearness = one.has == 0 && one.candidate.vector.is_some() && one.scores.model.is_none();
        let beside_the_best = if by_nearness { OF_THE_BEST * best } else { 0.0 };
        relevance > 0.0 && together(one) >= options.min_relevance.max(least).max(beside_the_best)
    };
    let mut of_category: HashMap<Option<String>, usize> = HashMap::new();
    let (mut others, mut whole) = (0, 0);
    let is_chosen = |one: &Ranked| {
        if one.candidate.whole {
            whole += 1;
            return whole <= MOST_WHOLE;
        }
        if others == query.top_k || !(query.is_open() || has_to_do(one)) {
            return false;
        }
        let category = &one.candidate.category;
        let count = of_category.entry(category.clone()).or_default();
        if *count == rules.most_of(category.as_deref()) {
            return false;
        }
        *count += 1;
        others += 1;
        true
    };
    let (chosen, rest) = ranked.into_iter().partition(is_chosen);
    Choice { chosen, rest, all_in: whole <= MOST_WHOLE }
}

/// Whether it has the topic that the filter asks for; the database finds that anywhere in a content.
pub fn has_topic(filter: &SearchFilter, candidate: &Candidate) -> bool {
    filter.facets.topic.is_none() || filter.facets.has_topic(Some(&Text::of(&candidate.body).topics))
}

/// In another order than by relevance.
pub fn sort_by(sort: Sort, chosen: &mut [Ranked]) {
    let value = |one: &Candidate| match sort.by {
        SortBy::CreatedAt => one.created_at,
        SortBy::UpdatedAt => one.updated_at,
        SortBy::Importance => one.importance,
    };
    let place = |one: &Ranked| (value(&one.candidate), one.candidate.memory_id.clone());
    chosen.sort_by(|a, b| {
        let (a, b) = (place(a), place(b));
        sort.order((a.0, &a.1), (b.0, &b.1))
    });
}
