//! What fuzzers reach beside the public face: the cursors of lists.

pub use memledger_kernel::cursor::{decode, encode};
