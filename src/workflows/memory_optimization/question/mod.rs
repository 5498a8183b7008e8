//! What the steps ask, one file a question: of a model, with the prompt, the shape of the answer and how it is read, or by
//! the rules if there is no model.

#[cfg(test)]
mod arbitrary_tests;
#[cfg(test)]
mod asking_tests;
mod classify;
mod context;
#[cfg(test)]
mod cost_tests;
mod decisions;
#[cfg(test)]
pub mod fixtures;
mod merge;
mod merged;
mod names;
mod normalise;
mod topics;

pub use classify::classify;
pub use merge::merge;
pub use normalise::normalise;
