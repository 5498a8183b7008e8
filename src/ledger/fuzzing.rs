//! What fuzzers reach beside the public face: the cursors of lists.

pub use crate::cursor::{decode, encode};
