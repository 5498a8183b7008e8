//! What is known of a memory beside its text; labels and ids only, since it stands in the log.

use serde::{Deserialize, Serialize};

use super::{patch, rejection::MemoryBookRejection};

/// Longest label (category, bank, role), in characters.
pub const MAX_LABEL_CHARS: usize = 64;
/// Longest foreign id (thread, agent, run, actor), in characters.
pub const MAX_FOREIGN_ID_CHARS: usize = 128;
/// The importance of a memory that came without one.
pub const DEFAULT_IMPORTANCE: u8 = 2;

/// What sort of statement a memory is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Semantic,
    Episodic,
    Insight,
    Procedural,
    Summary,
}

impl Kind {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Semantic => "semantic",
            Self::Episodic => "episodic",
            Self::Insight => "insight",
            Self::Procedural => "procedural",
            Self::Summary => "summary",
        }
    }

    /// The kind of that name, if there is one.
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Semantic, Self::Episodic, Self::Insight, Self::Procedural, Self::Summary]
            .into_iter()
            .find(|kind| kind.as_str() == name)
    }
}

/// The labels and ids of a memory. They are not erased by a purge, so personal text does not belong here.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actor_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    pub bank: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// 1 (least) to 5 (most).
    pub importance: u8,
    pub kind: Kind,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pinned: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}

/// A change of attributes: an absent field stays, a `null` one is cleared.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttributePatch {
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub actor_id: Option<Option<String>>,
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<Option<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<String>,
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub category: Option<Option<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub importance: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pinned: Option<bool>,
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub role: Option<Option<String>>,
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub run_id: Option<Option<String>>,
    #[serde(default, with = "patch", skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<Option<String>>,
}

/// Walks the fields of a patch beside those of the attributes, so that no list of fields stands twice.
macro_rules! each_field {
    ($patch:expr, $attributes:expr, $visit:ident) => {
        $visit!($patch, $attributes, kind);
        $visit!($patch, $attributes, category);
        $visit!($patch, $attributes, bank);
        $visit!($patch, $attributes, importance);
        $visit!($patch, $attributes, pinned);
        $visit!($patch, $attributes, thread_id);
        $visit!($patch, $attributes, agent_id);
        $visit!($patch, $attributes, run_id);
        $visit!($patch, $attributes, actor_id);
        $visit!($patch, $attributes, role);
    };
}

impl AttributePatch {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Drops what is already so and answers the old values of the rest.
    pub fn narrow(&mut self, current: &Attributes) -> Self {
        let mut was = Self::default();
        macro_rules! visit {
            ($patch:expr, $attributes:expr, $field:ident) => {
                if $patch.$field.as_ref() == Some(&$attributes.$field) {
                    $patch.$field = None;
                } else if $patch.$field.is_some() {
                    was.$field = Some($attributes.$field.clone());
                }
            };
        }
        each_field!(self, current, visit);
        was
    }

    /// Puts the patch's values into the attributes.
    pub fn put_into(&self, attributes: &mut Attributes) {
        macro_rules! visit {
            ($patch:expr, $attributes:expr, $field:ident) => {
                if let Some(value) = &$patch.$field {
                    $attributes.$field = value.clone();
                }
            };
        }
        each_field!(self, attributes, visit);
    }

    /// Whether only the place where the memory is filed changes: kind, category or bank.
    pub fn only_classification(&self) -> bool {
        let rest = Self { kind: None, category: None, bank: None, ..self.clone() };
        rest.is_empty() && !self.is_empty()
    }

    /// Whether only the pin changes.
    pub fn only_pin(&self) -> bool {
        self.pinned.is_some() && Self { pinned: None, ..self.clone() }.is_empty()
    }
}

/// Refuses an importance out of 1 to 5.
pub fn check_importance(importance: u8) -> Result<u8, MemoryBookRejection> {
    if (1..=5).contains(&importance) {
        return Ok(importance);
    }
    Err(MemoryBookRejection::invalid("importance", format!("must be 1 to 5, is {importance}")))
}
