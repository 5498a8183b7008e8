//! Names that memories will carry, brought into the form in which they carry them.

use memledger_aggregates::memory_book::{
    MemoryBookRejection,
    attributes::MAX_LABEL_CHARS,
    content::{MAX_TOPIC_CHARS, text},
};

use super::Loaded;
use crate::failure::Failure;

/// Refuses a bank or a topic that no memory could carry.
pub fn settle(loaded: &mut Loaded) -> Result<(), Failure> {
    let origins = &loaded.origins;
    let settled = |setting: &str, at: Option<usize>, name: &mut String, max: usize| {
        let named = at.map_or_else(|| setting.to_owned(), |at| format!("{setting}[{at}]"));
        match text(setting, name, max, false) {
            Ok(carried) => *name = carried,
            Err(refused) => {
                let why = match refused {
                    MemoryBookRejection::Invalid { message, .. } => message,
                    other => other.to_string(),
                };
                let origin = origins.get(setting).map_or("default", |(_, origin)| origin);
                return Err(Failure::Usage(format!("{named}: {why} ({origin})")));
            }
        }
        Ok(())
    };
    let memory = &mut loaded.settings.memory;
    settled("memory.default_bank", None, &mut memory.default_bank, MAX_LABEL_CHARS)?;
    for (at, bank) in memory.banks.iter_mut().enumerate() {
        settled("memory.banks", Some(at), bank, MAX_LABEL_CHARS)?;
    }
    for (at, topic) in loaded.settings.workflows.standard_topics.iter_mut().enumerate() {
        settled("workflows.standard_topics", Some(at), topic, MAX_TOPIC_CHARS)?;
    }
    Ok(())
}
