//! What single messages state.
