//! What people state in a text, read by rule: facts of themselves, what may not be kept without asking, and what a new
//! statement is to an old one.
//! Pure functions of texts, the same on every machine.

pub mod extraction;
pub mod revision;
pub mod sensitive;
