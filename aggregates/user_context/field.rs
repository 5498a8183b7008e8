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
    Health,
    Religion,
    Sexuality,
    Politics,
    /// Membership in a trade union.
    Union,
    Biometrics,
    Contact,
    Finance,
}

impl Field {
    pub const ALL: [Self; 14] = [
        Self::PreferredName,
        Self::Pronouns,
        Self::City,
        Self::Language,
        Self::Tone,
        Self::Goals,
        Self::Health,
        Self::Religion,
        Self::Sexuality,
        Self::Politics,
        Self::Union,
        Self::Biometrics,
        Self::Contact,
        Self::Finance,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::PreferredName => "preferred_name",
            Self::Pronouns => "pronouns",
            Self::City => "city",
            Self::Language => "language",
            Self::Tone => "tone",
            Self::Goals => "goals",
            Self::Health => "health",
            Self::Religion => "religion",
            Self::Sexuality => "sexuality",
            Self::Politics => "politics",
            Self::Union => "union",
            Self::Biometrics => "biometrics",
            Self::Contact => "contact",
            Self::Finance => "finance",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.as_str() == name)
    }

    /// Whether it is a special class, of which a person may agree to several facts, rather than a field with one value.
    pub fn is_class(self) -> bool {
        matches!(
            self,
            Self::Health
                | Self::Religion
                | Self::Sexuality
                | Self::Politics
                | Self::Union
                | Self::Biometrics
                | Self::Contact
                | Self::Finance
        )
    }

    /// Whether it changes only with the person's consent, whatever its value is.
    pub fn is_sensitive(self) -> bool {
        !matches!(self, Self::Tone | Self::Goals)
    }
}
