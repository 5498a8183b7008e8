//! Tasks that the table `upkeep` says the last end of.

/// A backend writes it down when it has made a backup.
pub const BACKUP: &str = "backup";
