//! The fields of what an agent may know a person by.

use serde::{Deserialize, Serialize};

/// Serialised and spelled as callers write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    PreferredName,
    Pronouns,
    City,
    Language,
    Tone,
    Goals,
}

impl Field {
    pub const ALL: [Self; 6] =
        [Self::PreferredName, Self::Pronouns, Self::City, Self::Language, Self::Tone, Self::Goals];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::PreferredName => "preferred_name",
            Self::Pronouns => "pronouns",
            Self::City => "city",
            Self::Language => "language",
            Self::Tone => "tone",
            Self::Goals => "goals",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.as_str() == name)
    }

    /// Whether it changes only with the person's consent, whatever its value is.
    pub fn is_sensitive(self) -> bool {
        !matches!(self, Self::Tone | Self::Goals)
    }
}
