//! Ids that the ledger can't have: each becomes one that it can, always the same, and no two the same one.

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{attributes::MAX_FOREIGN_ID_CHARS, content},
};
use memledger_kernel::LedgerError;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::report::{Note, Remarks};
use crate::commands::NewMemory;

/// Characters of the original that a mapped id shows, for people.
const SHOWN_CHARS: usize = 64;
/// Bytes of the digest that tells mapped ids apart.
const DIGEST_BYTES: usize = 16;

/// The id of a memory, and under which name the metadata keeps it if it had to be mapped.
pub fn memory_id(
    id: &str,
    metadata: &mut Map<String, Value>,
    remarks: &mut Remarks,
) -> Result<MemoryId, LedgerError> {
    MemoryId::new(id).or_else(|_| {
        keep_original("source_id", id, metadata, remarks);
        MemoryId::new(mapped(id)).map_err(|e| LedgerError::invalid("id", e.to_string()))
    })
}

pub fn user_id(
    id: &str,
    metadata: &mut Map<String, Value>,
    remarks: &mut Remarks,
) -> Result<UserId, LedgerError> {
    UserId::new(id).or_else(|_| {
        keep_original("source_user_id", id, metadata, remarks);
        UserId::new(mapped(id)).map_err(|e| LedgerError::invalid("user_id", e.to_string()))
    })
}

/// The ids of an agent, a run and an actor: any text of one line and limited length.
pub fn map_foreign_ids(new: &mut NewMemory, remarks: &mut Remarks) {
    let ids = [
        ("source_agent_id", &mut new.agent_id),
        ("source_run_id", &mut new.run_id),
        ("source_actor_id", &mut new.actor_id),
    ];
    for (name, field) in ids {
        let Some(id) = field.as_ref().filter(|id| !id.trim().is_empty()) else { continue };
        if content::text(name, id, MAX_FOREIGN_ID_CHARS, false).is_err() {
            keep_original(name, id, &mut new.metadata, remarks);
            *field = Some(mapped(id));
        }
    }
}

/// The metadata's own entry of that name stays: then the original is reported as ignored.
fn keep_original(name: &'static str, id: &str, metadata: &mut Map<String, Value>, remarks: &mut Remarks) {
    remarks.note(Note::IdsMapped);
    let id = Value::from(id.replace('\0', ""));
    match metadata.get(name) {
        Some(known) if *known != id => remarks.ignored.push(name.to_owned()),
        _ => {
            metadata.insert(name.to_owned(), id);
        }
    }
}

/// ASCII letters, digits and `. _ - @` stay and all else becomes `_`, of the first characters; then a colon and the
/// first half of the SHA-256 of the original in hexadecimal.
fn mapped(id: &str) -> String {
    let stays = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '@');
    let shown: String = id.chars().take(SHOWN_CHARS).map(|c| if stays(c) { c } else { '_' }).collect();
    format!("{shown}:{}", hex::encode(&Sha256::digest(id.as_bytes())[..DIGEST_BYTES]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;

    #[test]
    fn an_id_that_the_ledger_can_have_stays() {
        for id in ["8f5f2d0e-5d0e-4f7e-9a75-0d4a1b6c1001", "a.b_c:d-e@f", "5"] {
            let (mut metadata, mut remarks) = (Map::new(), Remarks::default());
            assert_eq!(memory_id(id, &mut metadata, &mut remarks).unwrap().as_str(), id);
            assert_eq!((metadata.len(), remarks.notes.len()), (0, 0));
        }
        for user in ["sam@example.com", "Sam Smith", "org/sam", "\u{e9}va", "x%20y"] {
            let (mut metadata, mut remarks) = (Map::new(), Remarks::default());
            assert_eq!(user_id(user, &mut metadata, &mut remarks).unwrap().as_str(), user);
            assert_eq!((metadata.len(), remarks.notes.len()), (0, 0));
        }
    }

    #[test]
    fn every_other_id_becomes_one_of_its_own_and_is_kept() {
        let long = "x".repeat(300);
        let ids = [
            "d 19/\u{e9}?",
            "d_19_\u{e9}?",
            "d 19",
            "d/19",
            " d 19",
            "..",
            ".",
            "a\nb",
            "e\u{301}",
            &long,
            "\u{202e}",
        ];
        let mut mapped = BTreeSet::new();
        for id in ids {
            let (mut metadata, mut remarks) = (Map::new(), Remarks::default());
            let memory = memory_id(id, &mut metadata, &mut remarks).unwrap();
            assert_eq!(memory, memory_id(id, &mut Map::new(), &mut Remarks::default()).unwrap(), "{id}");
            assert_eq!(metadata["source_id"], json!(id));
            assert_eq!(remarks.notes, [Note::IdsMapped]);
            assert!(mapped.insert(memory.to_string()), "{id}");
        }
        for user in [" sam", "sam ", "a\nb", "e\u{301}", &long, "."] {
            let mut metadata = Map::new();
            let mapped = user_id(user, &mut metadata, &mut Remarks::default()).unwrap();
            assert_ne!(mapped.as_str(), user);
            assert_eq!(metadata["source_user_id"], json!(user));
        }
        let spaced = memory_id("d 19", &mut Map::new(), &mut Remarks::default()).unwrap();
        assert!(spaced.as_str().starts_with("d_19:"), "{spaced}");
    }
}
