//! What callers may call things: namespaces, checkpoints, channels, versions, tasks.

use memledger_kernel::LedgerError;

/// Most bytes of each kind of name. Together those of a key fit into an entry of PostgreSQL's indexes.
pub const MAX_NAMESPACE: usize = 1_024;
pub const MAX_CHANNEL: usize = 512;
pub const MAX_NAME: usize = 256;

/// A name that may be empty.
pub fn is_name(field: &str, name: &str, most: usize) -> Result<(), LedgerError> {
    if name.len() > most {
        return Err(LedgerError::invalid(field, format!("has {} bytes, {most} are allowed", name.len())));
    }
    if name.contains('\0') {
        return Err(LedgerError::invalid(field, "holds a NUL character, which no name may hold"));
    }
    Ok(())
}

/// A name that cursors carry.
fn is_visible(field: &str, name: &str, most: usize) -> Result<(), LedgerError> {
    is_name(field, name, most)?;
    match name.chars().find(|c| c.is_control()) {
        Some(c) => Err(LedgerError::invalid(field, format!("holds the control character {c:?}"))),
        None => Ok(()),
    }
}

pub fn namespace(ns: &str) -> Result<(), LedgerError> {
    is_visible("ns", ns, MAX_NAMESPACE)
}

/// A name that is in the way of a path, or begins or ends with what a path loses, is none.
pub fn checkpoint_id(field: &str, id: &str) -> Result<(), LedgerError> {
    is_visible(field, id, MAX_NAME)?;
    match id {
        "" => Err(LedgerError::invalid(field, "must not be empty")),
        "latest" | "." | ".." => Err(LedgerError::invalid(
            field,
            format!("must not be {id:?}, which means something else in a path"),
        )),
        _ => Ok(()),
    }
}
