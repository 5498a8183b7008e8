//! Which of the ranked memories are answered.

use std::collections::HashMap;

use super::{RecallQuery, rank::Ranked};
use crate::access::AccessRules;

/// Most memories of categories that are wanted whole.
pub const MOST_WHOLE: usize = 500;

/// What is answered, and the rest of what was found.
pub struct Choice {
    pub chosen: Vec<Ranked>,
    pub rest: Vec<Ranked>,
    /// Whether all that is wanted whole is in.
    pub all_in: bool,
}

/// Everything of the categories that are wanted whole; of the others the most relevant, at most as many as the
/// query asks for and of a category as many as the operator allows.
pub fn choose(ranked: Vec<Ranked>, query: &RecallQuery, rules: &AccessRules) -> Choice {
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
