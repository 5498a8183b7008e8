//! What may not be remembered without the person's consent, and what may never be recalled: special categories of personal
//! data, contacts, money, secrets, and orders to an assistant that pose as facts. English, German, Spanish and French.
//!
//! A doubtful case is found as well, marked as not sure: whoever asks once too often does less harm than whoever stores.

mod contact;
mod keys;
#[cfg(test)]
mod labelled_tests;
mod medicine;
mod numbers;
mod passwords;
mod person;
#[cfg(test)]
mod rules_tests;
mod special;
mod terms;
mod tokens;

use tokens::Text;

/// Why a text may not be stored or recalled like any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Health,
    Religion,
    Sexuality,
    Politics,
    /// Membership in a trade union.
    Union,
    Biometrics,
    /// E-mail and postal addresses, phone numbers and handles.
    Contact,
    Finance,
    /// Credentials, keys, card numbers and numbers of identity documents.
    Secret,
    /// An order to an assistant that poses as a fact.
    Instruction,
}

impl Class {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 10] = [
        Self::Health,
        Self::Religion,
        Self::Sexuality,
        Self::Politics,
        Self::Union,
        Self::Biometrics,
        Self::Contact,
        Self::Finance,
        Self::Secret,
        Self::Instruction,
    ];

    /// Its stable name, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Health => "health",
            Self::Religion => "religion",
            Self::Sexuality => "sexuality",
            Self::Politics => "politics",
            Self::Union => "union",
            Self::Biometrics => "biometrics",
            Self::Contact => "contact",
            Self::Finance => "finance",
            Self::Secret => "secret",
            Self::Instruction => "instruction",
        }
    }

    /// Whether a text of this class is quarantined and never recalled. All other classes need the person's consent.
    pub fn is_quarantined(self) -> bool {
        matches!(self, Self::Secret | Self::Instruction)
    }
}

/// A place in a text that is sensitive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    pub class: Class,
    /// Where it begins and ends, in bytes at the borders of characters.
    pub start: usize,
    pub end: usize,
    /// Without it, the person is asked all the same.
    pub is_sure: bool,
}

/// Fields of a person's context that are sensitive by their name, whatever they hold.
pub const SENSITIVE_FIELDS: [&str; 4] = ["preferred_name", "pronouns", "city", "language"];

/// Whether a field of a person's context is sensitive by its name.
pub fn is_sensitive_field(field: &str) -> bool {
    SENSITIVE_FIELDS.contains(&field)
}

/// All sensitive places of a text by where they begin. Those of one class do not overlap.
pub fn findings(text: &str) -> Vec<Finding> {
    let read = Text::of(text);
    let mut found = special::findings(&read);
    found.extend(contact::findings(&read));
    found.extend(numbers::findings(&read));
    found.extend(keys::findings(&read));
    found.extend(passwords::findings(&read));
    joined(found)
}

/// Overlapping findings of one class become one, which is sure if one of them is.
fn joined(mut found: Vec<Finding>) -> Vec<Finding> {
    found.sort_by_key(|one| (one.class, one.start, one.end));
    let mut made: Vec<Finding> = Vec::with_capacity(found.len());
    for one in found {
        match made.last_mut() {
            Some(last) if last.class == one.class && one.start < last.end => {
                last.end = last.end.max(one.end);
                last.is_sure |= one.is_sure;
            }
            _ => made.push(one),
        }
    }
    made.sort_by_key(|one| (one.start, one.class));
    made
}
