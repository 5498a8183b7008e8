//! Text that no person said of themselves.
