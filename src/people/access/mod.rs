//! Which categories a caller may see and touch, and how much of each an answer takes in: rules alone.
//!
//! An allowlist belongs to an agent's name. Where none is configured at all, nothing is narrowed. Where some
//! are, an agent's key without one may see nothing: a mistyped name must not open everything to it. No
//! allowlist holds the memories without a category, so only callers whom none binds see them.

mod allowlists;
mod categories;
#[cfg(test)]
mod categories_tests;
pub mod names;
mod rules;
#[cfg(test)]
mod rules_tests;
mod scope;

pub use allowlists::Allowlists;
pub use categories::{Categories, Category, Context, MAX_RAG_LENGTH, Origin};
pub use rules::{AccessRules, MAX_NAMED};
pub use scope::Scope;
