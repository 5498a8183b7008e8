//! Names that memories will carry, brought into the form in which they carry them.

use memledger_aggregates::memory_book::{attributes::MAX_LABEL_CHARS, content::MAX_TOPIC_CHARS};
use memledger_ledger::access::names::checked;
use serde_json::Value;

use super::{Loaded, Settings};
use crate::failure::Failure;

/// Refuses a bank or a topic that no memory could carry. What is shown of the settings is what is in force.
pub fn settle(loaded: &mut Loaded) -> Result<(), Failure> {
    let Settings { memory, workflows, .. } = &mut loaded.settings;
    let bank = std::slice::from_mut(&mut memory.default_bank);
    for (setting, names, max) in [
        ("memory.default_bank", bank, MAX_LABEL_CHARS),
        ("memory.banks", &mut memory.banks[..], MAX_LABEL_CHARS),
        ("workflows.standard_topics", &mut workflows.standard_topics[..], MAX_TOPIC_CHARS),
    ] {
        let Some((shown, origin)) = loaded.origins.get_mut(setting) else { continue };
        for (at, name) in names.iter_mut().enumerate() {
            let (place, part) = match &mut *shown {
                Value::Array(several) => (format!("{setting}[{at}]"), &mut several[at]),
                one => (setting.to_owned(), one),
            };
            *name = checked(name, max).map_err(|why| Failure::Usage(format!("{place}: {why} ({origin})")))?;
            *part = Value::from(name.as_str());
        }
    }
    Ok(())
}
